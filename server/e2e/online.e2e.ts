/// <reference lib="dom" />
/** Tables online in a real Chromium: a whole match by an invitation link, a cut line, an onlooker, a phone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answers, isOver, joins, looksBack, openHouse, type OpenHouse } from './house.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
}, 120_000);
afterAll(() => house.close());

test('a whole match by an invitation link: one is cut off and comes back, one looks on, one comes by phone', async () => {
  const ann = await house.comes('Ann');
  await ann.goto(`${house.address}/#/lobby/banishing`);
  await ann.getByRole('radio', { name: /First game/ }).check();
  await ann.getByRole('button', { name: 'Open the table' }).click();
  const link = await ann.getByTestId('invitation').inputValue();
  expect(link).toContain('#/join/');

  const zoe = await house.comes('Zoe');
  await joins(zoe, link, 'sits');
  await ann.getByText('Zoe').waitFor();
  const phone = await house.comes('Max', { size: { width: 360, height: 740 }, touch: true });
  await joins(phone, link, 'sits');
  const players = [ann, zoe, phone];
  for (const page of players) await page.locator('[data-region="ask"]').waitFor();
  const onlooker = await house.comes('Eve');
  await joins(onlooker, link, 'looks');
  await onlooker.locator('[data-region="ask"]').waitFor();

  await ann.getByLabel('Say something').fill('Good luck!');
  await ann.getByRole('button', { name: 'Say', exact: true }).click();
  await zoe.getByText('Good luck!').waitFor();

  let turns = 0;
  let wasCut = false;
  while (!(await isOver(ann)) && turns < 600) {
    let done = false;
    for (const page of players) done = (await answers(page)) || done;
    if (!done) await ann.waitForTimeout(50);
    turns++;
    if (turns === 6) {
      await zoe.context().setOffline(true);
      await zoe.getByText('Not connected. Your last choice is safe.').waitFor();
      await ann.locator('[data-seat][data-here="no"]').first().waitFor();
      await zoe.context().setOffline(false);
      await zoe.getByTestId('cut-off').waitFor({ state: 'detached' });
      await ann.locator('[data-seat][data-here="no"]').first().waitFor({ state: 'detached' });
      await ann.getByText('1 looks on').waitFor();
      wasCut = true;
    }
    if (turns === 9) {
      // Whoever opens the page anew is back at the table, with all that has happened.
      const lines = await zoe.getByRole('log', { name: 'What happened' }).locator('li').count();
      await zoe.reload();
      await zoe.getByTestId('prompt').waitFor();
      await zoe.waitForFunction(
        (were) => document.querySelectorAll('[role="log"][aria-label="What happened"] li').length >= were,
        lines,
      );
    }
  }
  expect(wasCut).toBe(true);
  for (const page of [...players, onlooker]) await page.getByTestId('result').first().waitFor();
  // An onlooker never had a question or a hand.
  expect(await onlooker.locator('[data-option]').count()).toBe(0);

  await zoe.getByRole('button', { name: 'Look back' }).click();
  await looksBack(zoe);

  await ann.getByRole('button', { name: 'Once more' }).click();
  await ann.getByRole('link', { name: 'To the rematch' }).waitFor();
}, 240_000);

test('four who look for a quick match meet at one table, and agree that nobody wins', async () => {
  const four = await Promise.all(['Uma', 'Vic', 'Wim', 'Xia'].map((name) => house.comes(name)));
  for (const page of four) {
    await page.goto(`${house.address}/#/lobby`);
    await page.getByRole('radio', { name: 'Heroes of the Basicverse' }).first().check({ force: true });
    await page.getByRole('button', { name: 'Find a table' }).click();
    await page.waitForURL(/#\/at\//);
  }
  expect(new Set(four.map((page) => page.url())).size).toBe(1);
  const [uma, ...others] = four;
  if (uma === undefined) throw new Error('nobody came');
  for (const page of four) await page.locator('[data-region="ask"]').waitFor();

  await uma.getByText('Ask the others').click();
  await uma.getByRole('button', { name: 'Offer a draw' }).click();
  await uma.getByText('The others are asked.').waitFor();
  for (const page of others) {
    expect(await isOver(uma)).toBe(false);
    await page.getByText('Uma offers a draw.').waitFor();
    await page.getByRole('button', { name: 'Agree' }).click();
  }
  // The question says so, though by the rules somebody would still choose; nothing can be answered any more.
  for (const page of four) {
    await page.getByTestId('prompt').getByText('The match is ended by agreement.').waitFor();
    expect(await page.locator('[data-option]').count()).toBe(0);
  }
}, 120_000);
