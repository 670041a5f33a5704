/**
 * What happenings name has a place to fly to, or to come from: every point of what is shown is drawn on the board at some
 * time of the match.
 */
import { seatCounts } from '@arenarium/engine';
import { games } from '@arenarium/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { nextQuestion, pages } from './browser.ts';
import { playOut } from './hands.ts';
import { openLaid } from './laid.ts';

const open = pages();
/** Past the draft. */
const CHOICES = 30;
const PRESSES = 10;

/**
 * What lies nowhere: Champions come in from outside the arena, traps from a supply that nobody sees; a gap in the circle is
 * there only while somebody chooses one, and only one's own Abilities lie before one; undead come from a deck that is not
 * drawn, and go under others.
 */
const NOWHERE = /^(gate|pile:supply|gap:\d+|ability:\w+|card:\d+)$/;

interface Told {
  readonly report: { readonly change?: { readonly log?: { readonly lines: readonly (readonly unknown[])[] } } };
}
type Shown = readonly [motion: string, by?: string, to?: readonly string[], from?: string];

declare global {
  interface Window {
    /** The points that happenings named so far, and all that was ever drawn. */
    named: Set<string>;
    everDrawn: Set<string>;
    rememberDrawn(): void;
  }
}

/** Runs in the page before anything else: whenever the worker tells a change, what is drawn is remembered. */
function watchPlaces(): void {
  window.named = new Set();
  window.everDrawn = new Set();
  window.rememberDrawn = () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-point], [data-places]')) {
      const { point = '', also = '', places = '' } = element.dataset;
      if (element.getClientRects().length > 0)
        [point, also, ...places.split(' ')].forEach((each) => window.everDrawn.add(each));
    }
  };
  const Plain = Worker;
  window.Worker = class extends Plain {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      this.addEventListener('message', ({ data }: MessageEvent<Told>) => {
        window.rememberDrawn();
        for (const line of data.report.change?.log?.lines ?? []) {
          const [, by = '', to = [], from = ''] = (line[3] ?? ['']) as Shown;
          [by, ...to, from].filter((point) => point !== '').forEach((point) => window.named.add(point));
        }
      });
    }
  };
}

/** The points that were named, and those of them that were never drawn. */
const told = (page: Page) =>
  page.evaluate(() => {
    window.rememberDrawn();
    const named = [...window.named];
    return { named, missed: named.filter((point) => !window.everDrawn.has(point)) };
  });

const tables = games.map((game) => ({ game: game.id, seats: Math.min(...seatCounts(game)) }));

test.each(tables)('$game: what is told to move is on the board', async ({ game, seats }) => {
  const page = await open();
  await page.addInitScript(watchPlaces);
  await openLaid(page, { game, seats, choices: CHOICES });
  await nextQuestion(page, null);
  await playOut(page, 'pointer', { presses: PRESSES });
  const { named, missed } = await told(page);
  expect(named.length).toBeGreaterThan(3);
  expect(missed.filter((point) => !NOWHERE.test(point))).toEqual([]);
});
