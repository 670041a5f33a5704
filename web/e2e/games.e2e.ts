/**
 * Whole matches of every game on its board, against bots: by pointer on the board (the tray only for what has no place
 * there), by keyboard alone, by finger at 360 pixels, and with nothing moving.
 */
import { blankRecord, type Game } from '@arenarium/engine';
import { gameNamed } from '@arenarium/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { address, lay, logLines, pages } from './browser.ts';
import { playOut, type Manner, type Way } from './hands.ts';

const open = pages();
/** A whole match takes its time on a busy machine. */
const LONG = 900_000;

interface Match {
  readonly game: string;
  readonly title: string;
  readonly seats: number;
  readonly settings?: Readonly<Record<string, string>>;
}

const matches: readonly Match[] = [
  { game: 'legends', title: 'Exiled Legends', seats: 2 },
  { game: 'banishing', title: 'The Banishing', seats: 3 },
  { game: 'kamigami', title: 'Kamigami Battles', seats: 2 },
  { game: 'basicverse', title: 'Heroes of the Basicverse', seats: 4, settings: { fortress: '10' } },
  { game: 'brawl', title: 'Super Fantasy Brawl', seats: 2 },
];

/**
 * In every run: every game by pointer while things move and by finger, one by keyboard alone and one in which nothing moves,
 * so that every way and every game is seen. With WHOLE=all every game is played every way: twenty whole matches.
 */
const all = process.env['WHOLE'] === 'all';
const only = (wanted: string): readonly Match[] => (all ? matches : matches.filter(({ game }) => game === wanted));
const byKeys = only('basicverse');
const unmoved = only('brawl');

/** Ann and bots that choose at once. */
async function sit(page: Page, { game, seats, settings = {} }: Match, seed: string): Promise<void> {
  const found = gameNamed(game);
  if (found === undefined) throw new Error(`no ${game}`);
  const players = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { by: 'person', name: 'Ann' } : { by: 'bot', name: `Bot ${seat}`, bot: 'greedy' },
  );
  await lay(page, blankRecord(found as Game, { seats, settings, seed }), players);
  await page.goto(address('table/e2e'));
}

interface Wish {
  readonly way: Way;
  readonly manner?: Manner;
}

async function playWhole(page: Page, match: Match, { way, manner = {} }: Wish): Promise<void> {
  await sit(page, match, way);
  const since = performance.now();
  const { questions, board, tray, keys, stumbles } = await playOut(page, way, manner);
  const seconds = Math.round((performance.now() - since) / 1000);
  console.log(
    `${match.game} by ${way}: ${questions} questions, ${board} presses on the board, ${tray} in the tray, ${keys} keys, ${seconds} s`,
  );
  expect(stumbles).toEqual([]);
  expect(questions).toBeGreaterThan(5);
}

test.each(matches)(
  '$title: a whole match by pointer on the board',
  async (match) => {
    const page = await open({ motion: 'all' });
    await playWhole(page, match, { way: 'pointer' });
    expect((await logLines(page)).length).toBeGreaterThan(10);
  },
  LONG,
);

/**
 * What runs for longer than a glance and has to be painted anew in every frame. A press made meanwhile is shown one beat of
 * the screen later.
 */
const painted = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const GLANCE = 450;
    const free = ['transform', 'translate', 'scale', 'rotate', 'opacity', 'zIndex'];
    const told = ['offset', 'computedOffset', 'easing', 'composite'];
    return document.getAnimations().flatMap(({ playState, effect }) => {
      if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return [];
      const { duration, iterations } = effect.getComputedTiming();
      const properties = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      const dear = [...new Set(properties)].filter((property) => ![...free, ...told].includes(property));
      const isShort = Number(duration) * (iterations ?? 1) <= GLANCE;
      return dear.length === 0 || isShort ? [] : [`${dear.join()} of ${effect.target?.outerHTML.slice(0, 80) ?? ''}`];
    });
  });

test.each(byKeys)(
  '$title: a whole match by keyboard alone, while things move',
  async (match) => {
    const page = await open({ motion: 'all', settings: { pace: 'brisk' } });
    const dear = new Set<string>();
    const watch = async () => (await painted(page)).forEach((what) => dear.add(what));
    await playWhole(page, match, { way: 'keys', manner: { skips: true, watch } });
    expect([...dear]).toEqual([]);
  },
  LONG,
);

test.each(matches)(
  '$title: a whole match at 360 pixels by touch',
  async (match) => playWhole(await open({ width: 360, height: 740, touch: true }), match, { way: 'touch' }),
  LONG,
);

/** What runs on the page besides what is as it will stay. */
const moving = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      // A number stands for a moment over what it happened to, and is taken away.
      .filter(({ effect }) => !((effect as KeyframeEffect).target as HTMLElement).matches('[data-flying]'))
      .map(({ effect }) => ((effect as KeyframeEffect).target as HTMLElement).outerHTML.slice(0, 120)),
  );

test.each(unmoved)(
  '$title: a whole match in which nothing moves, for those who ask for that',
  async (match) => {
    const page = await open({ motion: 'reduced', settings: { pace: 'brisk' } });
    const seen = new Set<string>();
    const watch = async () => (await moving(page)).forEach((what) => seen.add(what));
    await playWhole(page, match, { way: 'pointer', manner: { skips: true, watch } });
    expect([...seen]).toEqual([]);
  },
  LONG,
);
