/**
 * The layout law, at the decisions of a match of every game and every number of seats, in five sizes. Matches are laid as
 * they stand after so many choices; a run with LAW=all looks at every decision of one seat.
 */
import { seatCounts } from '@arenarium/engine';
import { games } from '@arenarium/games';
import { expect, test } from 'vitest';
import { nextQuestion, pages } from './browser.ts';
import { openLaid } from './laid.ts';
import { breaches, sizes } from './law.ts';

const open = pages();
/** After how many choices a match is looked at: the draft, the beginning, the middle. */
const MOMENTS = process.env['LAW'] === 'all' ? Array.from({ length: 60 }, (_, i) => i * 3) : [0, 12, 70];

/** What the page calls these sizes. */
const shapes: Readonly<Record<string, string>> = { tablet: 'middle', large: 'wide' };

/** Boards drawn for the slots of the shell. Whoever redraws one enters it here. */
const redrawn: readonly string[] = ['legends', 'banishing', 'basicverse', 'brawl', 'kamigami'];

const tables = games
  .filter(({ id }) => redrawn.includes(id))
  .flatMap((game) => seatCounts(game).map((seats) => [game.id, seats] as const));

test.each(tables)('%s with %i seats: what decides is in sight, at every size', async (game, seats) => {
  const page = await open();
  const broken: string[] = [];
  for (const choices of MOMENTS) {
    await openLaid(page, { game, seats, choices });
    if ((await nextQuestion(page, null)) === 'over') break;
    for (const [size, box] of Object.entries(sizes)) {
      await page.setViewportSize(box);
      await page.locator(`main[data-shape="${shapes[size] ?? size}"]`).waitFor();
      await page.waitForTimeout(100);
      const found = await breaches(page);
      broken.push(...found.map((breach) => `${size} after ${choices}: ${breach}`));
    }
    await page.setViewportSize(sizes.wide);
  }
  expect(broken).toEqual([]);
});
