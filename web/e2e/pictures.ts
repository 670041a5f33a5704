/** Pictures of every table in the middle of a match. `PICTURES=legends,phone` takes only those whose names have both. */
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
const all = Object.entries(tables).flatMap(([name, laid]) =>
  Object.entries(sizes).flatMap(([size, box]) =>
    colours.map((by) => ({ name: `${name}-${size}-${by}`, laid, box, by })),
  ),
);

test.each(all.filter(({ name }) => wanted.every((part) => name.includes(part))))(
  '$name',
  async ({ name, laid, box, by }) => {
    const page = await open({ ...box, colours: by });
    await openLaid(page, laid);
    await nextQuestion(page, null);
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${folder}${name}.png` });
  },
);
