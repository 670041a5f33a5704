/** Sitting down at any game from the set-up screen, and playing on without knowing it. */
import type { Locator, Page } from 'playwright-core';
import { address, asksForSet, nextQuestion, pickSet, pickSetByKeys, pressAnswer } from './browser.ts';

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
  await page.getByText('Who plays').waitFor();
  const count = page.getByRole('radio', { name: String(seats), exact: true });
  if ((await count.count()) > 0) await count.first().check();
  for (const choice of choices) await page.getByRole('radio', { name: choice }).check();
  for (let seat = 2; seat <= seats; seat++) await page.getByLabel(`Who sits in seat ${seat}`).selectOption(bot);
  await page.getByText('Seed', { exact: true }).click();
  await page.getByLabel(/The same seed/).fill(`${game} ${seats}`);
  await page.getByRole('button', { name: 'Sit down' }).click();
  return nextQuestion(page, null);
}

/** How often a step is tried anew: a question that is forced may be answered by the page while we reach for it. */
const TRIES = 20;
const SOON = { timeout: 4000 };

/** The number of the question that is open with its options on the screen, or 'over'. */
async function standing(page: Page): Promise<string> {
  const handle = await page.waitForFunction(() => {
    if (document.querySelector('[data-testid="result"]') !== null) return 'over';
    const now = document.querySelector('[data-question]')?.getAttribute('data-question') ?? null;
    return now !== null && document.querySelector('[data-option]') !== null ? now : false;
  });
  return (await handle.jsonValue()) as string;
}

/** Take one step at the question that stands, and wait for the next one. */
async function taken(page: Page, by: 'pointer' | 'keys', step: (asked: string) => Promise<void>): Promise<string> {
  for (let tries = 1; ; tries++) {
    const asked = await standing(page);
    if (asked === 'over') return 'over';
    try {
      if (await asksForSet(page)) await (by === 'keys' ? pickSetByKeys(page) : pickSet(page));
      else await step(asked);
    } catch (error) {
      if (tries === TRIES) throw error;
      continue;
    }
    return nextQuestion(page, asked);
  }
}

/** Cards of a hand overlap: somebody who wants one presses the part of it that is in sight. */
async function where(spot: Locator): Promise<{ position?: { x: number; y: number } }> {
  const isHeld = await spot.evaluate(
    (element) => element.closest('li')?.parentElement?.className.includes('fan') === true,
  );
  return isHeld ? { position: { x: 12, y: 48 } } : {};
}

/** Press something lit on the board, now and then the last of the list; of several options left, take the first. */
export const press = (page: Page, turn: number): Promise<string> =>
  taken(page, 'pointer', async (asked) => {
    const lit = page.locator('[data-point][data-standing="open"]:visible');
    const n = await lit.count();
    if (n > 0 && turn % 4 !== 3)
      await lit.nth((turn * 5) % n).click({ ...SOON, ...(await where(lit.nth((turn * 5) % n))) });
    else await pressAnswer(page.locator('[data-option]').last(), SOON);
    const settled = await page.waitForFunction((was) => {
      if (document.querySelector('[data-testid="result"]') !== null) return 'chosen';
      const now = document.querySelector('[data-question]')?.getAttribute('data-question') ?? null;
      return now !== was ? 'chosen' : document.querySelector('[data-standing="chosen"]') !== null ? 'narrowed' : false;
    }, asked);
    if ((await settled.jsonValue()) === 'narrowed') await pressAnswer(page.locator('[data-option]').first(), SOON);
  });

/** Go down the list a little and press Enter: no pointer at all. */
export const pressKeys = (page: Page, turn: number): Promise<string> =>
  taken(page, 'keys', async () => {
    const inList = () => document.activeElement?.closest('ol:has([data-option])') instanceof Element;
    await page.waitForFunction(inList, undefined, SOON);
    for (let i = 0; i < turn % 3; i++) await page.keyboard.press('ArrowDown');
    const isOption = await page.evaluate(() => document.activeElement?.matches('[data-option]') === true);
    if (!isOption) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  });
