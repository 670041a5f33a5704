/// <reference lib="dom" />
/** What people do beside a match, in a real Chromium: open it to others, talk in teams, give orders, prove a deal, be told. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answers, givesUp, joins, looksBack, openHouse, type OpenHouse } from './house.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
}, 120_000);
afterAll(() => house.close());

const atTable = (page: Page) => page.locator('[data-region="ask"]').waitFor();

test('a match begun alone is opened to others, goes on there, is proved and looked back at here', async () => {
  const ann = await house.comes('Ann');
  await ann.goto(`${house.address}/#/new/brawl`);
  await ann.locator('button[type=submit]').click();
  await ann.getByTestId('prompt').waitFor();
  for (let i = 0; i < 3; i++) await answers(ann);
  const lines = await ann.getByRole('log', { name: 'What happened' }).locator('li').count();
  const alone = ann.url();

  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByRole('button', { name: 'Open to others' }).click();
  await ann.getByLabel('Who sits in seat 2').selectOption('anybody');
  await ann.getByRole('button', { name: 'Open the table' }).click();
  const link = await ann.getByTestId('invitation').inputValue();
  await ann.getByText('This match was begun elsewhere').waitFor();

  const zoe = await house.comes('Zoe', { size: { width: 360, height: 740 }, touch: true });
  await joins(zoe, link, 'sits');
  for (const page of [ann, zoe]) await atTable(page);
  await ann.waitForFunction(
    (were) => document.querySelectorAll('[role="log"][aria-label="What happened"] li').length >= were,
    lines,
  );

  await givesUp(ann);
  await ann.getByTestId('prompt').getByText('The match is given up.').waitFor();
  await ann.getByRole('button', { name: 'Verify the deal' }).click();
  await ann.locator('[data-testid="proof"][data-holds="yes"]').waitFor();
  await ann.keyboard.press('Escape');
  await ann.getByRole('button', { name: 'Look back' }).click();
  await looksBack(ann);
  // Here it is kept as it stood when it was opened, and says where it went on.
  await ann.goto(alone);
  await ann.getByText('goes on online').waitFor();
}, 240_000);

test('a team match: what is said in the team is read by the team alone; who is muted is not read', async () => {
  const ann = await house.comes('Ann');
  await ann.goto(`${house.address}/#/lobby/basicverse`);
  await ann.getByLabel('Who sits in seat 4').selectOption('novice');
  await ann.getByRole('button', { name: 'Open the table' }).click();
  const link = await ann.getByTestId('invitation').inputValue();
  const [max, zoe] = [await house.comes('Max'), await house.comes('Zoe')];
  // Seats go round: the second is the other side, the third is Ann's.
  await joins(max, link, 'sits');
  await ann.getByText('Max').waitFor();
  await joins(zoe, link, 'sits');
  for (const page of [ann, max, zoe]) await atTable(page);

  const say = async (page: Page, to: 'All' | 'Team', text: string) => {
    await page.getByLabel('Who hears it').selectOption({ label: to });
    await page.getByLabel('Say something').fill(text);
    await page.getByRole('button', { name: 'Say', exact: true }).click();
  };
  await say(ann, 'Team', 'I take the left one');
  await zoe.getByText('I take the left one').waitFor();
  await say(zoe, 'All', 'Good luck, all');
  await max.getByText('Good luck, all').waitFor();
  expect(await max.getByText('I take the left one').count()).toBe(0);
  await max.reload();
  await max.getByText('Good luck, all').waitFor();
  expect(await max.getByText('I take the left one').count()).toBe(0);

  await max.getByRole('button', { name: 'Zoe', exact: true }).first().click();
  await max.getByLabel('What is wrong with this line?').fill('too friendly');
  await max.getByRole('button', { name: 'Report it' }).click();
  await max.getByRole('button', { name: 'Zoe', exact: true }).first().click();
  await max.getByRole('button', { name: 'Read Zoe no more' }).click();
  await max.locator('li[data-channel]', { hasText: 'Good luck, all' }).waitFor({ state: 'detached' });
  await say(zoe, 'All', 'Anybody there?');
  await say(ann, 'All', 'All is well here');
  await max.getByText('All is well here').waitFor();
  expect(await max.getByText('Anybody there?').count()).toBe(0);
}, 240_000);

test('standing orders are made, seen and dropped by whoever gave them, and by nobody else', async () => {
  const ann = await house.comes('Ann');
  await ann.goto(`${house.address}/#/lobby/kamigami`);
  await ann.getByRole('button', { name: 'Open the table' }).click();
  const link = await ann.getByTestId('invitation').inputValue();
  const zoe = await house.comes('Zoe');
  await joins(zoe, link, 'sits');
  for (const page of [ann, zoe]) await atTable(page);

  const passesAll = ann.getByRole('switch', { name: 'Pass all until my turn' });
  await passesAll.click();
  // It is on when the server has said so.
  await expect.poll(() => passesAll.isChecked()).toBe(true);
  await ann.getByRole('button', { name: 'Add one' }).click();
  await ann.getByLabel('How much').fill('4');
  await ann.getByLabel('it is about').fill('God');
  await ann.getByLabel('I could answer with').fill('Libra');
  await ann.getByRole('button', { name: 'Give the order' }).click();
  const order = ann.getByTestId('order');
  await order.waitFor();
  expect(await order.textContent()).toContain('Attack is 4 or more and it is about God and I could answer with Libra');
  await ann.reload();
  await ann.getByTestId('order').waitFor();
  await expect.poll(() => passesAll.isChecked()).toBe(true);
  expect(await zoe.getByTestId('order').count()).toBe(0);
  await ann.getByRole('button', { name: /^Drop:/ }).click();
  await ann.getByTestId('order').waitFor({ state: 'detached' });

  // Nobody has chosen yet: it can still be broken off.
  await zoe.getByText('Ask the others').click();
  await zoe.getByRole('button', { name: 'Break off' }).click();
  await zoe.getByRole('dialog').getByRole('button', { name: 'Break off' }).click();
  await ann.getByTestId('prompt').getByText('The match is broken off.').waitFor();
}, 240_000);

test('in a match of days the open page tells by title and a way there, the closed one by a push', async () => {
  const ann = await house.comes('Ann');
  await ann.goto(`${house.address}/#/lobby/brawl`);
  await ann.getByRole('radio', { name: '3 days a turn' }).check();
  await ann.getByRole('button', { name: 'Open the table' }).click();
  const link = await ann.getByTestId('invitation').inputValue();
  const zoe = await house.comes('Zoe');
  await joins(zoe, link, 'sits');
  for (const page of [ann, zoe]) await atTable(page);
  // Every seat bears its clock.
  for (const page of [ann, zoe])
    for (const seat of [0, 1])
      await page.locator(`[data-point="seat:${seat}"] [data-clock="${seat}"]`).first().waitFor();
  // Whoever is not asked goes elsewhere; the other one chooses.
  const isAsked = (page: Page) => page.locator('[data-question]').count();
  const [away, asked] = (await isAsked(ann)) > 0 ? [zoe, ann] : [ann, zoe];
  await away.goto(`${house.address}/#/`);
  for (let i = 0; i < 40 && (await away.getByTestId('your-turn').count()) === 0; i++) {
    if (!(await answers(asked))) await asked.waitForTimeout(500);
  }
  await away.getByTestId('your-turn').waitFor();
  await expect.poll(() => away.title(), { timeout: 20_000 }).toMatch(/^● /);

  // The worker that hears pushes asks the server what waits, and shows it.
  await away.evaluate(async () => {
    await navigator.serviceWorker.register('push-worker.js');
    await navigator.serviceWorker.ready;
  });
  const browser = await away.context().newCDPSession(away);
  const registration = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registration;
  await browser.send('ServiceWorker.deliverPushMessage', { origin: house.address, registrationId, data: '' });
  const shown = () =>
    away.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ body }) => body);
    });
  await expect.poll(shown, { timeout: 20_000 }).toEqual(['A table waits for your choice.']);

  await away.getByRole('link', { name: 'To the table' }).click();
  await atTable(away);
  await away.getByTestId('your-turn').waitFor({ state: 'detached' });
}, 240_000);

test('a tournament of four with two bots is played to its end', async () => {
  const ann = await house.comes('Ann');
  await ann.goto(`${house.address}/#/tournaments`);
  await ann.getByLabel('Its name').fill('Friday cup');
  await ann.getByRole('radio', { name: 'Single elimination' }).check();
  await ann.getByLabel('Free places').selectOption('novice');
  await ann.getByRole('button', { name: 'Open the tournament' }).click();
  await ann.getByTestId('tournament').waitFor();
  const zoe = await house.comes('Zoe');
  for (const page of [ann, zoe]) {
    await page.goto(ann.url());
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByRole('button', { name: 'Withdraw' }).waitFor();
  }
  await ann.getByRole('button', { name: 'Begin' }).click();
  await ann.locator('[data-testid="tournament"][data-state="playing"]').waitFor();
  await expect.poll(() => ann.getByRole('row').count(), { timeout: 20_000 }).toBe(5);
  const tournament = ann.url();
  // Both play a bot first, and give up: the bots meet in the last round.
  for (const page of [ann, zoe]) {
    await page.goto(tournament);
    await page.getByRole('link', { name: 'To your table' }).first().click();
    await atTable(page);
    await givesUp(page);
    await page.getByTestId('prompt').getByText('The match is given up.').waitFor();
    await page.goto(tournament);
  }
  await ann.getByRole('heading', { name: 'Round 2' }).waitFor();
  await ann.locator('[data-testid="tournament"][data-state="over"]').waitFor({ timeout: 240_000 });
  const first = await ann.getByRole('row').nth(1).textContent();
  expect(first).toMatch(/novice \d.*2/);
}, 400_000);

test('an account with a passkey: made, signed out of, signed in to, by a device that a browser lends', async () => {
  const ann = await house.comes('Ann');
  const device = await ann.context().newCDPSession(ann);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await ann.goto(`${house.address}/#/lobby`);
  await ann.getByRole('button', { name: 'Account' }).click();
  await ann.getByRole('dialog').getByLabel('Your name').fill('Ann with a key');
  await ann.getByRole('button', { name: 'Make an account with a passkey' }).click();
  await ann.getByRole('button', { name: 'Sign out' }).click();
  await ann.getByRole('button', { name: 'Account' }).click();
  await ann.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await ann.getByText('Ann with a key', { exact: true }).waitFor();
  await ann.getByRole('button', { name: 'Sign out' }).waitFor();
  // The device has a key of this account already, and makes no second one.
  await ann.getByRole('button', { name: 'Add a passkey' }).click();
  await ann.getByText('No passkey was shown.').waitFor();
}, 120_000);
