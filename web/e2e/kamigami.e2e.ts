import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { address, nextQuestion, pages } from './browser.ts';

const open = pages();
/** More than any match of these takes; a test that reaches it is stuck. */
const MANY = 800;
/** Whole matches against three bots that think take their time on a busy machine. */
const LONG = 900_000;

/** Four seats against greedy bots, from the set-up screen. */
async function sitDown(page: Page, form: string): Promise<string> {
  await page.goto(address('new/kamigami'));
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await page.getByRole('radio', { name: form }).check();
  for (const seat of [2, 3, 4]) await page.getByLabel(`Bot in seat ${seat}`).selectOption('greedy');
  await page.getByText('Seed', { exact: true }).click();
  await page.getByLabel(/The same seed/).fill(form);
  await page.getByRole('button', { name: 'Start the match' }).click();
  return nextQuestion(page, null);
}

/** Press something lit on the board, or the last in the list; where several options are left, the first of them. */
async function press(page: Page, asked: string, turn: number): Promise<string> {
  const lit = page.locator('[data-point][data-standing="open"]');
  const n = await lit.count();
  if (n > 0 && turn % 4 !== 3) await lit.nth((turn * 5) % n).click();
  else await page.locator('[data-option]').last().click();
  const settled = await page.waitForFunction((was) => {
    if (document.querySelector('[data-testid="result"]') !== null) return 'chosen';
    const now = document.querySelector('[data-question]')?.getAttribute('data-question') ?? null;
    return now !== was ? 'chosen' : document.querySelector('[data-standing="chosen"]') !== null ? 'narrowed' : false;
  }, asked);
  if ((await settled.jsonValue()) === 'narrowed') await page.locator('[data-option]').first().click();
  return nextQuestion(page, asked);
}

test(
  'a Free for All of four by pointer, to its end',
  async () => {
    const page = await open();
    let asked = await sitDown(page, 'Free for All');
    for (let turn = 0; asked !== 'over' && turn < MANY; turn++) asked = await press(page, asked, turn);
    expect(asked).toBe('over');
    expect(await page.getByTestId('result').innerText()).toMatch(/KB-12\.[23]/);
  },
  LONG,
);

test(
  'two teams of two by keyboard, to the end',
  async () => {
    const page = await open();
    let asked = await sitDown(page, 'Two teams of two');
    for (let turn = 0; asked !== 'over' && turn < MANY; turn++) {
      await page.waitForFunction(() => document.activeElement?.closest('ol:has([data-option])') instanceof Element);
      for (let i = 0; i < turn % 3; i++) await page.keyboard.press('ArrowDown');
      const isOption = await page.evaluate(() => document.activeElement?.matches('[data-option]') === true);
      if (!isOption) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      asked = await nextQuestion(page, asked);
    }
    expect(asked).toBe('over');
    expect(await page.getByTestId('result').innerText()).toMatch(/KB-12\.4/);
  },
  LONG,
);

async function seriousFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof import('axe-core') }).axe;
    const { violations } = await run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200) ?? ''}`);
  });
}

test('axe finds nothing serious by day and by night, and 360 pixels are enough', async () => {
  const page = await open();
  let asked = await sitDown(page, 'Two teams of two');
  for (let turn = 0; turn < 16 && asked !== 'over'; turn++) asked = await press(page, asked, turn);
  for (const look of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: look });
    expect(await seriousFaults(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
});
