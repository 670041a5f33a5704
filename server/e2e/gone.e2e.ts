/// <reference lib="dom" />
/** A match whose rules are gone, in a real Chromium: named, looked at as it was last seen, and ended by agreement. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqliteStore } from '../src/store/sqlite.ts';
import { BEFORE, keepBefore, type FormerRules } from '../test/former-rules.ts';
import { answers, joins, openHouse, type OpenHouse } from './house.ts';

let former: FormerRules;
let house: OpenHouse;
beforeAll(async () => {
  former = keepBefore();
  house = await openHouse({ ARENARIUM_FORMER: former.folder });
}, 120_000);
afterAll(async () => {
  await house.close();
  former.remove();
});

/** The table was opened before the version was raised. */
async function openedBefore(id: string): Promise<void> {
  const file = join(house.data, 'arenarium.db');
  const store = await openSqliteStore({ file, synchronous: 'normal', node: 'test' });
  await store.db.updateTable('match').set({ rules: BEFORE }).where('id', '=', id).execute();
  await store.close();
}

test('a match whose rules are gone is named, looked at, and ended by agreement', async () => {
  const ann = await house.comes('Ann');
  await ann.goto(`${house.address}/#/lobby/brawl`);
  await ann.getByRole('button', { name: 'Open the table' }).click();
  const { hash } = new URL(await ann.getByTestId('invitation').inputValue());
  const [, id = ''] = /\/join\/([\w-]+)\//.exec(hash) ?? [];
  await openedBefore(id);
  await house.startAgain({ ARENARIUM_FORMER: former.folder });
  await ann.goto(`${house.address}/#/at/${id}`);
  const zoe = await house.comes('Zoe');
  await joins(zoe, `${house.address}/${hash}`, 'sits');
  for (const page of [ann, zoe]) await page.locator('[data-region="ask"]').waitFor();
  // Whoever is asked answers, until something has happened.
  const log = ann.getByRole('log', { name: 'What happened' }).locator('li');
  for (let i = 0; i < 40 && (await log.count()) === 0; i++) for (const page of [ann, zoe]) await answers(page);
  await log.first().waitFor();
  const told = await log.allTextContents();

  await house.startAgain({ ARENARIUM_FORMER: join(former.folder, 'nothing') });
  const address = `${house.address}/#/at/${id}`;
  for (const page of [ann, zoe]) await page.goto(address);
  const named = `was begun under version ${BEFORE} of the rules`;
  for (const page of [ann, zoe]) await page.getByText(named).waitFor();
  // What was last seen of it is there to be looked at; nothing of it can be answered.
  await expect.poll(() => log.allTextContents()).toEqual(expect.arrayContaining(told));
  expect(await ann.locator('[data-question]').count()).toBe(0);

  await ann.getByRole('button', { name: 'Offer to end the match' }).click();
  await zoe.getByText('Ann wants to end the match.').waitFor();
  await zoe.getByRole('button', { name: 'Agree' }).click();
  for (const page of [ann, zoe])
    await page.getByTestId('prompt').getByText('The match is ended by agreement.').waitFor();
}, 240_000);
