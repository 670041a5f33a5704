import { games } from '@arenarium/games';
import { expect, test } from 'vitest';
import { address, chooseByPointer, nextQuestion, pages } from './browser.ts';
import { expectNoFaults } from './faults.ts';

const open = pages();

test.each(games.map(({ title }) => title))('%s is set up and played on its board', async (title) => {
  const page = await open();
  await page.goto(address());
  await page.getByRole('link', { name: `Play ${title}` }).click();
  for (const bot of await page.getByLabel(/^Bot in seat/).all()) await bot.selectOption('random');
  await page.getByRole('button', { name: 'Start the match' }).click();
  let asked = await nextQuestion(page, null);
  for (let i = 0; i < 8 && asked !== 'over'; i++) asked = await chooseByPointer(page, asked);
  // Not the plain table that stands in for a board which cannot be drawn.
  expect(await page.getByRole('alert').count()).toBe(0);
  await expectNoFaults(page);
});
