import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { address, logLines, nextQuestion, pages, prompt, sitDown } from './browser.ts';

const open = pages();

async function playAFew(page: Page): Promise<void> {
  await sitDown(page);
  let asked = await nextQuestion(page, null);
  for (let i = 0; i < 4; i++) {
    await page.locator('[data-option]').first().click();
    asked = await nextQuestion(page, asked);
  }
}

async function recordOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Record' }).click();
  return page.getByRole('textbox', { name: 'The record' }).inputValue();
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

test('a record goes out as text and as a file, and comes in again both ways', async () => {
  const page = await open();
  await playAFew(page);
  const before = [await prompt(page), await logLines(page)];
  const text = await recordOf(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const file = join(tmpdir(), download.suggestedFilename());
  await download.saveAs(file);
  expect(await readFile(file, 'utf8')).toBe(text);

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

test('a bad record is turned down with what is wrong', async () => {
  const page = await open();
  await playAFew(page);
  const text = await recordOf(page);
  const record = JSON.parse(text) as { entries: [number, number][] };
  const changed = (change: object): string => JSON.stringify({ ...record, ...change });
  await page.goto(address('open'));
  const bad: readonly (readonly [string, RegExp])[] = [
    ['', /nothing to read/],
    ['hello', /not JSON/],
    ['[]', /one JSON object/],
    [changed({ game: 'chess' }), /"chess"; the games here are .*banishing/],
    [changed({ seats: 9 }), /9 seats, but names 3 players/],
    [changed({ rules: 99 }), /version 99/],
    [changed({ choices: 'all' }), /"choices" should be a list/],
    [changed({ entries: [[0, 99], ...record.entries] }), /entry 0 \(seat 0, option 99\)/],
    [changed({ entries: record.entries.slice(1) }), /cannot be played/],
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
