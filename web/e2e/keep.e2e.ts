import { banishing } from '@arenarium/banishing';
import { replay, type MatchRecord } from '@arenarium/engine';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  address,
  chooseByPointer,
  layPlayed,
  logLines,
  nextQuestion,
  pages,
  prompt,
  sitDown,
  pressAnswer,
} from './browser.ts';

const open = pages();

async function playAFew(page: Page): Promise<void> {
  await sitDown(page);
  let asked = await nextQuestion(page, null);
  for (let i = 0; i < 4; i++) asked = await chooseByPointer(page, asked);
  // A choice is shown before it is kept: whoever leaves now would find the table as it was before.
  await expect.poll(() => keptUpTo(page), { timeout: 60_000 }).toBe(Number(asked));
}

/** The question at which the match stands as the browser keeps it. */
async function keptUpTo(page: Page): Promise<number> {
  const record = await page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        const opening = indexedDB.open('arenarium', 1);
        opening.addEventListener('success', () => {
          const got = opening.result.transaction('records').objectStore('records').get('e2e');
          got.addEventListener('success', () => {
            opening.result.close();
            resolve((got.result as { readonly record: unknown }).record);
          });
        });
      }),
  );
  return replay(banishing, record as MatchRecord).position.asked;
}

/** The record as it goes out: before the end only as a file. */
async function fileOf(page: Page): Promise<{ readonly file: string; readonly text: string }> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Record' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const file = join(tmpdir(), download.suggestedFilename());
  await download.saveAs(file);
  return { file, text: await readFile(file, 'utf8') };
}

test('a match survives a reload of the page', async () => {
  const page = await open();
  await playAFew(page);
  const before = [await prompt(page), await logLines(page)];
  await page.reload();
  await nextQuestion(page, null);
  expect([await prompt(page), await logLines(page)]).toEqual(before);

  await page.goto(address());
  await page.getByRole('link', { name: 'Go on' }).click();
  await nextQuestion(page, null);
  expect(await prompt(page)).toBe(before[0]);
});

test('a match goes out as a file, unread by the page, and comes in again as file and as text', async () => {
  const page = await open();
  await playAFew(page);
  const before = [await prompt(page), await logLines(page)];
  const { file, text } = await fileOf(page);
  expect(await page.getByRole('textbox', { name: 'The record' }).count()).toBe(0);

  const other = await open();
  await other.goto(address('open'));
  await other.getByLabel('Or paste the record').fill(text);
  await other.getByRole('button', { name: 'Open the match' }).click();
  await nextQuestion(other, null);
  expect([await prompt(other), await logLines(other)]).toEqual(before);

  await other.goto(address('open'));
  await other.locator('input[type=file]').setInputFiles(file);
  await nextQuestion(other, null);
  expect(await logLines(other)).toEqual(before[1]);
});

test('when the match is over its record can be read', async () => {
  const page = await open();
  await layPlayed(page);
  await page.goto(address('table/e2e'));
  await page.getByTestId('result').waitFor();
  const { text } = await fileOf(page);
  expect(await page.getByRole('textbox', { name: 'The record' }).inputValue()).toBe(text);
  expect(JSON.parse(text)).toMatchObject({ game: 'banishing', seed: 'played', players: [{ name: 'Ann' }, {}, {}] });
});

test('nothing the page is told while a match goes on holds its seed', async () => {
  const page = await open();
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    const Plain = Worker;
    window.Worker = class extends Plain {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        this.addEventListener('message', ({ data }) => told.push(JSON.stringify(data)));
      }
    };
  });
  await sitDown(page, { seed: 'a seed that nobody reads' });
  let asked = await nextQuestion(page, null);
  for (let i = 0; i < 6; i++) {
    await pressAnswer(page.locator('[data-option]').first());
    asked = await nextQuestion(page, asked);
  }
  const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);
  expect(told.length).toBeGreaterThan(6);
  expect(told.filter((text) => text.includes('a seed that nobody reads'))).toEqual([]);
  // After the first scene only changes are told.
  expect(told.filter((text) => text.includes('"table":{"')).length).toBe(1);
});

test('a match that was kept the old way is found again, and says why it cannot go on', async () => {
  const page = await open();
  await page.goto(address('open'));
  const record = {
    game: 'banishing',
    rules: banishing.version,
    seats: 3,
    options: { characters: 'firstGame' },
    seed: 'old',
    choices: [],
  };
  const drivers = [
    { by: 'person', name: 'Ann' },
    ...['Bob', 'Cid'].map((name) => ({ by: 'bot', name, bot: 'random' })),
  ];
  await page.evaluate(
    (text) => localStorage.setItem('arenarium.match.old', text),
    JSON.stringify({ record, drivers, savedAt: 5 }),
  );
  await page.goto(address());
  await page.getByRole('link', { name: 'Go on' }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: /chance of another kind/ })
    .waitFor();
  expect(await page.evaluate(() => localStorage.getItem('arenarium.match.old'))).toBeNull();
});

test('a bad record is turned down with what is wrong', async () => {
  const page = await open();
  await playAFew(page);
  const { text } = await fileOf(page);
  const record = JSON.parse(text) as { entries: [number, number][] };
  const changed = (change: object): string => JSON.stringify({ ...record, ...change });
  await page.goto(address('open'));
  const bad: readonly (readonly [string, RegExp])[] = [
    ['', /nothing to read/],
    ['hello', /not JSON/],
    ['[]', /one JSON object/],
    [changed({ game: 'chess' }), /“chess”; the games here are .*banishing/],
    [changed({ seats: 9 }), /9 seats, but names 3 players/],
    [changed({ rules: 99 }), /version 99|entry \d+, or the set-up/],
    [changed({ choices: 'all' }), /"choices" should be a list/],
    [changed({ entries: [[0, 99], ...record.entries] }), /entry 0, .* was changed/],
    [changed({ entries: record.entries.slice(1) }), /no record of a match/],
  ];
  for (const [given, because] of bad) {
    await page.getByLabel('Or paste the record').fill(given);
    await page.getByRole('button', { name: 'Open the match' }).click();
    await page.getByRole('alert').filter({ hasText: because }).waitFor();
  }
  const file = join(tmpdir(), 'no-record.json');
  await writeFile(file, '{"game":');
  await page.locator('input[type=file]').setInputFiles(file);
  await page
    .getByRole('alert')
    .filter({ hasText: /not JSON/ })
    .waitFor();
});

test('an unknown address and a forgotten match say so', async () => {
  const page = await open();
  await page.goto(address('table/none'));
  await page
    .getByRole('alert')
    .filter({ hasText: /keeps no match/ })
    .waitFor();
  await page.goto(address('new/chess'));
  await page.getByText('There is no game called “chess” here.').waitFor();
});
