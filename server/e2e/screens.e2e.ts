/// <reference lib="dom" />
/** The screens of tables online, each reached and at rest: nothing serious for axe, by day, by night and at 360 pixels. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { expectNoFaults } from '../../web/e2e/faults.ts';
import { joins, openHouse, type OpenHouse } from './house.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
}, 120_000);
afterAll(() => house.close());

const goes = (page: Page, path: string) => page.goto(`${house.address}/#/${path}`);
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

/** A table that is open and waits for others; its link. */
async function opens(page: Page, game: string): Promise<string> {
  await goes(page, `lobby/${game}`);
  await page.getByRole('button', { name: 'Open the table' }).click();
  return page.getByTestId('invitation').inputValue();
}

const screens: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the lobby, with a table in it': async (page) => {
    const zoe = await house.comes('Zoe');
    await goes(zoe, 'lobby/brawl');
    await zoe.getByRole('radio', { name: 'Everybody' }).check();
    await zoe.getByRole('button', { name: 'Open the table' }).click();
    await zoe.waitForURL(/#\/at\//);
    await goes(page, 'lobby');
    await page.getByText('Zoe').first().waitFor();
  },
  'a new table': async (page) => {
    await goes(page, 'lobby/basicverse');
    await page.getByRole('button', { name: 'Open the table' }).waitFor();
  },
  'a table that waits for others': (page) => opens(page, 'kamigami'),
  'a table where people play': async (page) => {
    const link = await opens(page, 'legends');
    await joins(await house.comes('Zoe'), link, 'sits');
    await page.locator('[data-region="ask"]').waitFor();
    await page.getByLabel('Say something').waitFor();
  },
  'the account': async (page) => {
    await goes(page, 'lobby');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('dialog').waitFor();
  },
  'a profile': async (page) => {
    const link = await opens(page, 'brawl');
    await joins(await house.comes('Zoe'), link, 'sits');
    await page.locator('[data-region="ask"]').waitFor();
    await goes(page, 'lobby');
    await page.getByRole('link', { name: 'All your matches' }).click();
    await heading(page);
  },
  'the ladder': async (page) => {
    await goes(page, 'ladder/brawl');
    await heading(page);
  },
  tournaments: async (page) => {
    await goes(page, 'tournaments');
    await page.getByRole('button', { name: 'Open the tournament' }).waitFor();
  },
  'a tournament': async (page) => {
    await goes(page, 'tournaments');
    await page.getByLabel('Its name').fill('Friday cup');
    await page.getByRole('button', { name: 'Open the tournament' }).click();
    await page.getByTestId('tournament').waitFor();
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByRole('button', { name: 'Withdraw' }).waitFor();
  },
};

test.each(Object.entries(screens))(
  '%s: nothing serious for axe by day and by night, and 360 pixels are enough',
  async (_, reach) => {
    const page = await house.comes('Ann');
    await reach(page);
    await expectNoFaults(page);
  },
);
