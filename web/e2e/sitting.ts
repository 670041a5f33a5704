/** Sitting down at any game from the set-up screen. */
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
