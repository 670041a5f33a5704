/** Sitting down at any game from the set-up screen, and playing on without knowing it. */
import type { Page } from 'playwright-core';
import { address, nextQuestion } from './browser.ts';

export interface Sitting {
  readonly game: string;
  readonly seats: number;
  readonly bot: string;
  /** Set-up choices to check, by their names. */
  readonly choices?: readonly string[];
}

/** One seat is ours, bots hold the others. The seed is given, so that a test plays the same match every time. */
export async function sitDownAt(page: Page, { game, seats, bot, choices = [] }: Sitting): Promise<string> {
  await page.goto(address(`new/${game}`));
  const count = page.getByRole('radio', { name: String(seats), exact: true });
  if ((await count.count()) > 0) await count.first().check();
  for (const choice of choices) await page.getByRole('radio', { name: choice }).check();
  for (let seat = 2; seat <= seats; seat++) await page.getByLabel(`Bot in seat ${seat}`).selectOption(bot);
  await page.getByText('Seed', { exact: true }).click();
  await page.getByLabel(/The same seed/).fill(`${game} ${seats}`);
  await page.getByRole('button', { name: 'Start the match' }).click();
  return nextQuestion(page, null);
}

/** Press something lit on the board, now and then the last of the list; of several options left, take the first. */
export async function press(page: Page, asked: string, turn: number): Promise<string> {
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

/** Go down the list a little and press Enter: no pointer at all. */
export async function pressKeys(page: Page, asked: string, turn: number): Promise<string> {
  await page.waitForFunction(() => document.activeElement?.closest('ol:has([data-option])') instanceof Element);
  for (let i = 0; i < turn % 3; i++) await page.keyboard.press('ArrowDown');
  const isOption = await page.evaluate(() => document.activeElement?.matches('[data-option]') === true);
  if (!isOption) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  return nextQuestion(page, asked);
}
