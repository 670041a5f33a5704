/** Arrows over the table: they hide no name of what is being done, and stay with what they point at. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { nextQuestion, pages } from './browser.ts';
import { openLaid } from './laid.ts';
import { sizes } from './law.ts';

const open = pages();

/** Moments of Heroes of the Basicverse in which something is aimed and Ann may react. */
const MOMENTS = [
  { seats: 4, choices: 219 },
  { seats: 6, choices: 44 },
  { seats: 10, choices: 27 },
] as const;
const SIZES = ['phone', 'side', 'wide'] as const;

/** The ways of all arrows, once they lie still. */
const ways = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const now = () =>
      [...document.querySelectorAll('path[class*="under"]')].map((path) => path.getAttribute('d') ?? '');
    for (let seen = '', still = 0; still < 4;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = seen === now().join() && seen !== '' ? still + 1 : 0;
      seen = now().join();
    }
    return now();
  });

/** The lines that name what is being done and look otherwise without the layer of arrows: something of it lies over them. */
async function hiddenLines(page: Page): Promise<readonly string[]> {
  const lines = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-region="field"] [role="status"] p > *')].flatMap((line) => {
      const words = document.createRange();
      words.selectNodeContents(line);
      return [...words.getClientRects()].map(({ left: x, top: y, width, height }) => {
        return { text: line.innerText, clip: { x, y, width, height } };
      });
    }),
  );
  expect(lines.length).toBeGreaterThan(1);
  const drawn = () => Promise.all(lines.map(({ clip }) => page.screenshot({ clip })));
  const covered = await drawn();
  const bare = await page.addStyleTag({
    content: '[class*="layer"], [class*="burst"] { visibility: hidden !important }',
  });
  const free = await drawn();
  await bare.evaluate((style) => style.parentNode?.removeChild(style));
  return lines.flatMap(({ text }, i) => (covered[i]?.equals(free[i] ?? Buffer.of()) === true ? [] : [text]));
}

test.each(MOMENTS)('no arrow lies over the name of what is done, with $seats seats', async ({ seats, choices }) => {
  const page = await open(sizes.phone);
  await openLaid(page, { game: 'basicverse', seats, choices });
  await nextQuestion(page, null);
  for (const size of SIZES) {
    await page.setViewportSize(sizes[size]);
    expect((await ways(page)).length).toBeGreaterThan(1);
    expect([size, await hiddenLines(page)]).toEqual([size, []]);
  }
});

test('arrows follow what they point at when the window takes another shape', async () => {
  const page = await open(sizes.phone);
  await openLaid(page, { game: 'basicverse', seats: 6, choices: 44 });
  await nextQuestion(page, null);
  const asOpened = await ways(page);
  for (const size of ['wide', 'side', 'phone'] as const) {
    await page.setViewportSize(sizes[size]);
    await page.locator(`main[data-shape="${size}"]`).waitFor();
  }
  await expect.poll(() => ways(page), { timeout: 5000 }).toEqual(asOpened);
});
