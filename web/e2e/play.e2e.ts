import { expect, test } from 'vitest';
import {
  address,
  asksForSet,
  chooseByPointer,
  logLines,
  nextQuestion,
  pages,
  pickSetByKeys,
  prompt,
  sitDown,
  pressAnswer,
} from './browser.ts';

const open = pages();
/** More than any match takes; a test that reaches it is stuck. */
const MANY = 400;

test('a whole game by pointer, from the home page to the result', async () => {
  const page = await open();
  await page.goto(address());
  await page.getByRole('link', { name: 'Play The Banishing' }).click();
  await page.getByRole('radio', { name: /First game/ }).check();
  for (const seat of [2, 3]) await page.getByLabel(`Who sits in seat ${seat}`).selectOption('greedy');
  await page.getByText('Seed', { exact: true }).click();
  await page.getByLabel(/The same seed/).fill('by pointer');
  await page.getByRole('button', { name: 'Sit down' }).click();
  let asked = await nextQuestion(page, null);
  let choices = 0;
  for (; asked !== 'over' && choices < MANY; choices++) asked = await chooseByPointer(page, asked);
  expect(asked).toBe('over');
  expect(choices).toBeGreaterThan(5);
  expect(await page.getByTestId('result').innerText()).toMatch(/^(Won|Lost)/);

  await page.getByRole('button', { name: 'Play again' }).click();
  await page.waitForFunction(() => document.querySelector('[data-testid="result"]') === null);
  await nextQuestion(page, null);
});

test('a whole game by keyboard only', async () => {
  const page = await open();
  await page.goto(address('new/banishing'));
  // Whoever presses Tab before anything is drawn goes astray.
  await page.getByRole('button', { name: 'Sit down' }).waitFor();
  const press = (key: string) => page.keyboard.press(key);
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  const on = () => page.evaluate(() => document.activeElement?.tagName);
  const seatOf = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  for (let i = 0; i < 40 && (await focused()) !== 'Sit down'; i++) {
    await press('Tab');
    // The quickest of the bots: "random".
    if ((await on()) === 'SELECT' && (await seatOf()) !== 'Who sits in seat 1') await press('r');
  }
  expect(await focused()).toBe('Sit down');
  await press('Enter');
  let asked = await nextQuestion(page, null);
  let choices = 0;
  for (; asked !== 'over' && choices < MANY; choices++) {
    // Every way a key can choose: a digit, Enter on the first option, the arrows and Enter.
    if (await asksForSet(page)) await pickSetByKeys(page);
    else if (choices % 3 === 0 && (await page.locator('[data-option]').count()) < 10) await press('2');
    else {
      await page.waitForFunction(() => document.activeElement?.closest('ol:has([data-option])') instanceof Element);
      if (choices % 3 === 1) await press('ArrowDown');
      if ((await on()) !== 'BUTTON') await press('ArrowDown');
      await press('Enter');
    }
    asked = await nextQuestion(page, asked);
  }
  expect(asked).toBe('over');
});

test('the plain table plays the same game', async () => {
  const page = await open({ settings: { table: 'plain' } });
  await sitDown(page);
  let asked = await nextQuestion(page, null);
  for (let i = 0; i < 12 && asked !== 'over'; i++) asked = await chooseByPointer(page, asked);
  expect((await logLines(page)).length).toBeGreaterThan(10);
});

test('taking back is free while nothing is learned, and asks when something was', async () => {
  const page = await open();
  await sitDown(page);
  const line = await nextQuestion(page, null);
  expect(await prompt(page)).toContain('Take a row or column');
  await pressAnswer(page.locator('[data-option]').first());
  let asked = await nextQuestion(page, line);
  while (!(await prompt(page)).startsWith('Use one ability')) {
    await pressAnswer(page.locator('[data-option]').first());
    asked = await nextQuestion(page, asked);
  }
  await page.getByRole('button', { name: /^Swap:/ }).click();
  await nextQuestion(page, asked);
  expect(await prompt(page)).toContain('Swap which two cards');
  await page.keyboard.press('u');
  await page.waitForFunction(
    (was) => document.querySelector('[data-question]')?.getAttribute('data-question') === was,
    asked,
  );
  expect(await prompt(page)).toContain('Use one ability');

  await page.getByRole('button', { name: /Undo/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await nextQuestion(page, asked);
  expect(await prompt(page)).not.toContain('Use one ability');
});

test('what cannot be done says why, with the rule and its text', async () => {
  const page = await open();
  await sitDown(page);
  let asked = await nextQuestion(page, null);
  while (!(await prompt(page)).startsWith('Use one ability')) {
    await pressAnswer(page.locator('[data-option]').first());
    asked = await nextQuestion(page, asked);
  }
  // Nobody has asked yet: what is shut looks like what nothing speaks of.
  expect(await page.locator('[data-standing="shut"]').count()).toBe(0);
  // One of the Fighter's own: it needs three cards.
  await page.locator('[data-point^="ability:fighter."][data-standing="idle"]').first().click();
  const why = page.getByTestId('why-not');
  await why
    .getByText(/You need (3 (red|green|blue) cards|2 (red|green|blue) cards with your Wand), and hold \d/)
    .waitFor();
  expect(await page.locator('[data-point^="ability:"][data-standing="shut"]').count()).toBeGreaterThan(0);
  await why
    .getByRole('button', { name: /^Rule TB-/ })
    .first()
    .click();
  expect(await page.getByRole('dialog').innerText()).toMatch(/TB-5\.[23][\s\S]*ability/);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Why not something else?' }).click();
  expect(await page.getByTestId('forbidden').innerText()).toMatch(/TB-/);
  await page.keyboard.press('Escape');
  await page.locator('section[aria-label="The Void"] [data-point^="card:"]').first().click();
  await why.getByTestId('what-for').getByText('is taken with its whole row or column').waitFor();
  expect(await why.innerText()).toContain('That does not answer what is asked now');
});
