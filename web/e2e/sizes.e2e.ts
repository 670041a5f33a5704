/** What a page loads, as the browser loads it: the home page, and what a table of each game adds to it, worker included. */
import { expect, test } from 'vitest';
import { address, pages } from './browser.ts';
import { sitDownAt, type Sitting } from './sitting.ts';
import { weigh } from './weigh.ts';

const open = pages();
const sittings: readonly Sitting[] = [
  { game: 'legends', seats: 2, bot: 'random' },
  { game: 'banishing', seats: 3, bot: 'random' },
  { game: 'kamigami', seats: 2, bot: 'random' },
  { game: 'basicverse', seats: 4, bot: 'random' },
  { game: 'brawl', seats: 2, bot: 'random' },
];

test.each(sittings)('$game: a light home page, and one game at its table', async (sitting) => {
  const page = await open();
  const loaded = weigh(page);
  await page.goto(address());
  await page
    .getByRole('link', { name: /^Rules of/ })
    .first()
    .waitFor();
  // What comes late belongs to the home page as well.
  await page.waitForLoadState('networkidle');
  const home = await loaded();
  await sitDownAt(page, sitting);
  const table = await loaded();
  process.stdout.write(`${sitting.game}: home ${home.kilobytes} KB, table ${table.kilobytes} KB more\n`);
  expect(home.kilobytes).toBeLessThanOrEqual(120);
  expect(table.kilobytes).toBeLessThanOrEqual(250);
  const others = sittings.filter(({ game }) => game !== sitting.game).map(({ game }) => game);
  const foreign = table.names.filter((name) => others.some((game) => name.startsWith(game)));
  expect([...foreign, ...table.names.filter((name) => name.startsWith('scenario'))]).toEqual([]);
  // The game once for the page and once for the worker, and its board.
  expect(table.names.filter((name) => name.startsWith(sitting.game)).length).toBeGreaterThanOrEqual(3);
});
