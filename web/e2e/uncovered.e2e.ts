/** What is read lies free, though nobody presses it: the layout law asks only about what can be chosen. */
import { seatCounts } from '@arenarium/engine';
import { games } from '@arenarium/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { nextQuestion, pages } from './browser.ts';
import { openLaid } from './laid.ts';
import { sizes } from './law.ts';

const open = pages();

/** The fields of the ritual that the question, or anything that hangs out of it, lies over; each by its number. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const asking = [...document.querySelectorAll('[data-region="ask"], [data-region="ask"] *')]
      .filter((part) => getComputedStyle(part).clipPath === 'none')
      .map((part) => part.getBoundingClientRect())
      .filter(({ width, height }) => width > 2 && height > 2);
    return [...document.querySelectorAll<HTMLElement>('[data-point^="seal:"]')].flatMap((seal) => {
      const { left, top, right, bottom } = seal.getBoundingClientRect();
      const isMet = asking.some(
        (part) => part.left < right && part.right > left && part.top < bottom && part.bottom > top,
      );
      return isMet || right > innerWidth || left < 0 ? [seal.dataset['point'] ?? ''] : [];
    });
  });

test.each([3, 5])('on a phone nothing lies over the ritual of The Banishing with %i seats', async (seats) => {
  const page = await open(sizes.phone);
  await openLaid(page, { game: 'banishing', seats, choices: 40 });
  await nextQuestion(page, null);
  expect(await page.locator('[data-point^="seal:"]').count()).toBe(10);
  expect(await covered(page)).toEqual([]);
});

/** Words and numbers of the field that the question, or anything that hangs out of it, lies over. */
const wordsCovered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const asking = [...document.querySelectorAll('[data-region="ask"] :is(button, p, span)')]
      .filter((part) => getComputedStyle(part).clipPath === 'none' && part.getClientRects().length > 0)
      .map((part) => part.getBoundingClientRect())
      .filter(({ width, height }) => width > 2 && height > 2);
    const field = document.querySelector('[data-region="field"]') ?? document.body;
    const words = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (words.nextNode() !== null) {
      const { textContent: text, parentElement: by } = words.currentNode;
      // What is tucked away for those who listen is not read.
      if (by === null || text?.trim() === '' || getComputedStyle(by).clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      const { left, top, right, bottom, width } = range.getBoundingClientRect();
      const isMet = asking.some(
        (part) => part.left < right && part.right > left && part.top < bottom && part.bottom > top,
      );
      if (isMet && width > 1) found.push(text ?? '');
    }
    return found;
  });

const tables = games.flatMap((game) => {
  const seats = seatCounts(game);
  return [...new Set([Math.min(...seats), Math.max(...seats)])].map((n) => [game.id, n] as const);
});

test.each(tables)(
  'on a phone nothing lies over what is written on the board of %s with %i seats',
  async (game, seats) => {
    const page = await open(sizes.phone);
    const found: string[] = [];
    for (const choices of [0, 25, 70]) {
      await openLaid(page, { game, seats, choices });
      if ((await nextQuestion(page, null)) === 'over') break;
      found.push(...(await wordsCovered(page)).map((words) => `after ${choices}: ${words}`));
    }
    expect(found).toEqual([]);
  },
);

/** Where there is height for both: those who may see how they stand nowhere else. */
test.each([
  ['kamigami', 2, 'unit:0'],
  ['kamigami', 6, 'unit:0'],
  ['brawl', 4, 'seat:0'],
  ['banishing', 5, 'seat:0'],
] as const)('on a phone on its side one sees how one stands, %s with %i seats', async (game, seats, mine) => {
  const page = await open(sizes.side);
  await openLaid(page, { game, seats, choices: 40 });
  await nextQuestion(page, null);
  const boxOf = async (selector: string) =>
    (await page.locator(selector).first().boundingBox()) ?? { y: -1, height: 0 };
  const [dock, state, hand] = [
    await boxOf('[data-region="dock"]'),
    await boxOf(`[data-region="dock"] [data-point="${mine}"]`),
    await boxOf('[data-region="hand"]'),
  ];
  expect(state.height).toBeGreaterThan(0);
  expect(state.y).toBeGreaterThanOrEqual(dock.y - 1);
  expect(state.y + state.height).toBeLessThanOrEqual(hand.y + 2);
  expect(hand.y + hand.height).toBeLessThanOrEqual(sizes.side.height + 1);
});
