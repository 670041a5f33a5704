import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { address, logLines, nextQuestion, pages } from './browser.ts';

const open = pages();
/** Enough to build a team, choose Spheres and fight for a few rounds. */
const SOME = 40;

/** Four seats: one of ours, three quick bots. */
async function sitDown(page: Page): Promise<string> {
  await page.goto(address('new/legends'));
  await page.getByRole('radio', { name: '4', exact: true }).check();
  for (const seat of [2, 3, 4]) await page.getByLabel(`Bot in seat ${seat}`).selectOption('random');
  await page.getByRole('button', { name: 'Start the match' }).click();
  return nextQuestion(page, null);
}

/** Press something lit on the board; if that leaves several options, take the first of them. */
async function press(page: Page, asked: string, turn: number): Promise<string> {
  const lit = page.locator('[data-point][data-standing="open"]');
  const n = await lit.count();
  if (n > 0) await lit.nth((turn * 7) % n).click();
  else await page.locator('[data-option]').first().click();
  const settled = await page.waitForFunction((was) => {
    if (document.querySelector('[data-testid="result"]') !== null) return 'chosen';
    const now = document.querySelector('[data-question]')?.getAttribute('data-question') ?? null;
    return now !== was ? 'chosen' : document.querySelector('[data-standing="chosen"]') !== null ? 'narrowed' : false;
  }, asked);
  if ((await settled.jsonValue()) === 'narrowed') await page.locator('[data-option]').first().click();
  return nextQuestion(page, asked);
}

/** A whole match is long, and the machine may be busy. */
const WHOLE_MATCH = 600_000;

test(
  'a whole match of four by pointer',
  async () => {
    const page = await open();
    let asked = await sitDown(page);
    for (let turn = 0; asked !== 'over' && turn < 400; turn++) asked = await press(page, asked, turn);
    expect(asked).toBe('over');
  },
  WHOLE_MATCH,
);

test('the set-up and the first rounds by keyboard', async () => {
  const page = await open();
  let asked = await sitDown(page);
  for (let turn = 0; asked !== 'over' && turn < SOME; turn++) {
    await page.waitForFunction(() => document.activeElement?.closest('ol:has([data-option])') instanceof Element);
    for (let i = 0; i < turn % 4; i++) await page.keyboard.press('ArrowDown');
    const isOption = await page.evaluate(() => document.activeElement?.matches('[data-option]') === true);
    if (!isOption) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    asked = await nextQuestion(page, asked);
  }
  expect((await logLines(page)).some((line) => line.includes('turn') || line.includes('takes'))).toBe(true);
});

async function seriousFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof import('axe-core') }).axe;
    const { violations } = await run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
  });
}

test('axe finds nothing serious by day and by night, and 360 pixels are enough', async () => {
  const page = await open();
  let asked = await sitDown(page);
  const isWell = async () => {
    for (const look of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: look });
      expect(await seriousFaults(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  };
  await isWell();
  for (let turn = 0; turn < 24 && asked !== 'over'; turn++) asked = await press(page, asked, turn);
  await isWell();
});
