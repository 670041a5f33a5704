/** What is read lies free, though nobody presses it: the layout law asks only about what can be chosen. */
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
