/** What those need who play by keys or by ear: keys that go on working, focus by direction, names, and what happened, told. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { nextQuestion, pages, sitDown } from './browser.ts';
import { openLaid, type Laid } from './laid.ts';

const open = pages();

const tables: readonly Laid[] = [
  { game: 'legends', seats: 2, choices: 60 },
  { game: 'banishing', seats: 3, choices: 12 },
  { game: 'kamigami', seats: 3, choices: 60 },
  { game: 'basicverse', seats: 6, choices: 90 },
  { game: 'brawl', seats: 2, choices: 60 },
];

const tabTo = async (page: Page, selector: string): Promise<void> => {
  for (let i = 0; i < 80; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${selector}`);
};

test('digits go on answering after the pace was changed', async () => {
  const page = await open();
  await sitDown(page);
  const asked = await nextQuestion(page, null);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('radio', { name: 'Brisk' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: 'At once' }).isChecked()).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.keyboard.press('1');
  expect(await nextQuestion(page, asked)).not.toBe(asked);
});

interface Focus {
  readonly point: string | null;
  readonly x: number;
  readonly y: number;
}
const focus = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const now = document.activeElement ?? document.body;
    const { left, top, width, height } = now.getBoundingClientRect();
    return { point: now.getAttribute('data-point'), x: left + width / 2, y: top + height / 2 };
  });

/** Where each arrow should lead, seen from where one was. */
const leads: Readonly<Record<string, (from: Focus, to: Focus) => boolean>> = {
  ArrowRight: (from, to) => to.x > from.x,
  ArrowLeft: (from, to) => to.x < from.x,
  ArrowDown: (from, to) => to.y > from.y,
  ArrowUp: (from, to) => to.y < from.y,
};

test.each(tables)('$game: arrows move the focus by direction, the space bar looks closer', async (laid) => {
  const page = await open();
  await openLaid(page, laid);
  await nextQuestion(page, null);
  await tabTo(page, '[data-standing="open"]');
  const wrong: string[] = [];
  let steps = 0;
  for (const key of Object.keys(leads).flatMap((each) => [each, each, each])) {
    const from = await focus(page);
    await page.keyboard.press(key);
    const to = await focus(page);
    if (to.point === from.point) continue;
    steps++;
    if (leads[key]?.(from, to) !== true) wrong.push(`${key}: ${from.point} to ${to.point}`);
  }
  expect(wrong).toEqual([]);
  expect(steps).toBeGreaterThan(2);
  await page.keyboard.press(' ');
  await page.locator('[data-drawer="closer"]').waitFor();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('[data-drawer]') === null);
});

test.each(tables)('$game: all that can be pressed has a name, in a list or group that has one', async (laid) => {
  const page = await open();
  await openLaid(page, laid);
  await nextQuestion(page, null);
  const nameless = await page.evaluate(() => {
    const named = ':is(section, ul, ol, svg, aside, [role="group"], [role="list"], [role="region"])[aria-label]';
    return [...document.querySelectorAll('[data-standing]')].flatMap((spot) => {
      const name = spot.querySelector(':scope > title')?.textContent ?? (spot as HTMLElement).innerText;
      const point = spot.getAttribute('data-point') ?? '';
      if (name.trim() === '') return [`${point} has no name`];
      return spot.closest(named) === null ? [`${point} belongs to nothing that has a name`] : [];
    });
  });
  expect(nameless).toEqual([]);
});

test.each([1280, 360])('what happened is announced, %i pixels wide', async (width) => {
  const page = await open({ width, height: 740 });
  await sitDown(page);
  const asked = await nextQuestion(page, null);
  const told = page.getByRole('log');
  expect(await told.getAttribute('aria-live')).toBe('polite');
  const before = await told.innerText();
  await page.keyboard.press('1');
  await nextQuestion(page, asked);
  expect((await told.innerText()).length).toBeGreaterThan(before.length);
  expect(await page.getByTestId('prompt').getAttribute('aria-live')).toBe('polite');
});

test.each([
  [1280, 800],
  [1024, 768],
])('a pointer that goes along a hand of ten comes to every card of it, %i by %i', async (width, height) => {
  const page = await open({ width, height });
  await openLaid(page, { game: 'basicverse', seats: 4, choices: 188 });
  await nextQuestion(page, null);
  const hand = page.getByRole('list', { name: /^Hand of Ann/ });
  const cards = await hand.locator('li').count();
  expect(cards).toBe(10);
  const box = await hand.boundingBox();
  if (box === null) throw new Error('no hand');
  const met = new Set<number>();
  for (let x = box.x + 4; x < box.x + box.width; x += 6) {
    await page.mouse.move(x, box.y + box.height - 30);
    met.add(await hand.locator('li').evaluateAll((all) => all.findIndex((card) => card.matches(':hover'))));
  }
  met.delete(-1);
  expect(met.size).toBe(cards);
});
