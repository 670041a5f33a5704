/**
 * Pictures of every table in the middle of a match. `PICTURES=legends,phone` takes only those whose names have both;
 * `PICTURES=readme` takes the five that stand in the README, one a game, while something is aimed at.
 */
import { fileURLToPath } from 'node:url';
import { test } from 'vitest';
import { nextQuestion, pages } from './browser.ts';
import { openLaid, type Laid } from './laid.ts';
import { sizes } from './law.ts';

const open = pages();

const tables: Readonly<Record<string, Laid>> = {
  'legends-2': { game: 'legends', seats: 2, choices: 60 },
  'legends-5': { game: 'legends', seats: 5, choices: 190 },
  'legends-draft': { game: 'legends', seats: 3, choices: 2 },
  'banishing-3': { game: 'banishing', seats: 3, choices: 24, settings: { difficulty: 'normal' } },
  'banishing-5': { game: 'banishing', seats: 5, choices: 40 },
  'kamigami-3': { game: 'kamigami', seats: 3, choices: 60 },
  'kamigami-6': { game: 'kamigami', seats: 6, choices: 140 },
  'kamigami-teams': { game: 'kamigami', seats: 6, choices: 160, settings: { form: '2v2v2' } },
  'kamigami-draft': { game: 'kamigami', seats: 2, choices: 0 },
  'basicverse-6': { game: 'basicverse', seats: 6, choices: 90 },
  'basicverse-10': { game: 'basicverse', seats: 10, choices: 160 },
  'brawl-2': { game: 'brawl', seats: 2, choices: 60 },
  'brawl-4': { game: 'brawl', seats: 4, choices: 90 },
  'brawl-draft': { game: 'brawl', seats: 2, choices: 1 },
};
const colours = ['light', 'dark'] as const;

const folder = fileURLToPath(new URL('../pictures/', import.meta.url));
const wanted = (process.env['PICTURES'] ?? '').split(',');
/** The sizes and lights in which each table is wanted: it is laid once, and looked at in all of them. */
const all = Object.entries(tables).flatMap(([name, laid]) => {
  const shots = Object.entries(sizes)
    .flatMap(([size, box]) => colours.map((by) => ({ file: `${name}-${size}-${by}`, box, by })))
    .filter(({ file }) => wanted.every((part) => file.includes(part)));
  return shots.length === 0 ? [] : [{ name, laid, shots }];
});

/** A moment of each game worth showing, in its main light: what is pointed at, as options point at it. */
interface Shown extends Laid {
  readonly by: (typeof colours)[number];
  readonly aim: string;
}
const best: readonly Shown[] = [
  { game: 'brawl', seats: 2, choices: 53, by: 'light', aim: '[data-point^="hex:"]' },
  { game: 'legends', seats: 2, choices: 41, by: 'dark', aim: '[data-point^="card:"]' },
  { game: 'kamigami', seats: 3, choices: 93, by: 'light', aim: '[data-point^="unit:"]' },
  { game: 'basicverse', seats: 6, choices: 44, by: 'light', aim: '[data-point^="ability:"]' },
  {
    game: 'banishing',
    seats: 4,
    choices: 76,
    seed: 'sun',
    settings: { difficulty: 'normal' },
    by: 'dark',
    aim: '[data-point="line:5"]',
  },
];
const docs = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

test.runIf(wanted.includes('readme')).each(best)('$game for the README', async ({ by, aim, ...laid }) => {
  const page = await open();
  await page.emulateMedia({ colorScheme: by });
  await openLaid(page, laid);
  await nextQuestion(page, null);
  await page.locator(`${aim}[data-standing="open"]`).first().hover({ force: true });
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${docs}${laid.game}.jpg`, type: 'jpeg', quality: 80 });
});

test.each(all)('$name', async ({ laid, shots }) => {
  const page = await open();
  await openLaid(page, laid);
  await nextQuestion(page, null);
  for (const { file, box, by } of shots) {
    await page.setViewportSize(box);
    await page.emulateMedia({ colorScheme: by });
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${folder}${file}.png` });
  }
});
