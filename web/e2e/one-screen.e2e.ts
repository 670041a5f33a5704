import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chooseByPointer, nextQuestion, pages, sitDown, pressAnswer } from './browser.ts';
import { openLaid } from './laid.ts';

const open = pages();

/** The cards of hands that can be told apart on the page. */
const handsShown = (page: Page): Promise<string[]> =>
  page
    .getByRole('list', { name: /^Hand of/ })
    .evaluateAll((lists) =>
      lists.flatMap((list) =>
        [...list.querySelectorAll('[data-point]')].map(() => list.getAttribute('aria-label') ?? ''),
      ),
    );

test('between people the screen hides the hand until the next one confirms', async () => {
  const page = await open();
  await sitDown(page, { seats: [{ person: 'Ann' }, { person: 'Zoe' }, 'bot'], settings: { characters: 'firstGame' } });
  const seen: string[] = [];
  let asked = await nextQuestion(page, null);
  for (let i = 0; i < 40 && new Set(seen).size < 2; i++) {
    if (asked !== 'handOver') {
      asked = await chooseByPointer(page, asked);
      continue;
    }
    // Nothing of the table is on the page, not even out of sight.
    expect(await page.locator('[data-point]').count()).toBe(0);
    expect(await page.getByRole('log').count()).toBe(0);
    const who = /Pass the screen to (\w+)/.exec(await page.getByRole('heading').innerText())?.[1] ?? '';
    await page.getByRole('button', { name: `I am ${who}: show my side` }).click();
    asked = await nextQuestion(page, 'handOver');
    const shown = await handsShown(page);
    expect(shown.filter((hand) => hand.startsWith(`Hand of ${who},`)).length).toBeGreaterThanOrEqual(3);
    seen.push(who);
  }
  expect(new Set(seen)).toEqual(new Set(['Ann', 'Zoe']));
});

test('the hand of the one who passes on is not in the view of the next', async () => {
  const page = await open();
  await sitDown(page, { seats: [{ person: 'Ann' }, { person: 'Zoe' }, 'bot'], settings: { characters: 'firstGame' } });
  await nextQuestion(page, null);
  const who = /Pass the screen to (\w+)/.exec(await page.getByRole('heading').innerText())?.[1] ?? '';
  await page.getByRole('button', { name: /show my side/ }).click();
  await nextQuestion(page, 'handOver');
  const other = who === 'Ann' ? 'Zoe' : 'Ann';
  const theirs = page.getByRole('region', { name: other, exact: true });
  expect(await theirs.getByTitle('3 cards in hand').count()).toBe(1);
  expect((await handsShown(page)).filter((hand) => hand.startsWith(`Hand of ${other},`))).toEqual([]);
  // After a reload nobody has said who sits there.
  await page.reload();
  await page.getByTestId('hand-over').waitFor();
});

test('one person with several seats needs no hand-over and sees their hands', async () => {
  const page = await open();
  await sitDown(page, { seats: ['me', 'me', 'bot'] });
  await nextQuestion(page, null);
  const shown = await handsShown(page);
  expect(shown.filter((hand) => hand.startsWith('Hand of Ann 1')).length).toBeGreaterThanOrEqual(3);
  expect(shown.filter((hand) => hand.startsWith('Hand of Ann 2')).length).toBeGreaterThanOrEqual(3);
});

test('the one who passes on may look at the table once more', async () => {
  const page = await open();
  await sitDown(page, { seats: [{ person: 'Ann' }, { person: 'Zoe' }, { person: 'Max' }] });
  let asked = await nextQuestion(page, null);
  await page.getByRole('button', { name: /show my side/ }).click();
  asked = await nextQuestion(page, 'handOver');
  while (asked !== 'handOver') {
    await pressAnswer(page.locator('[data-option]').last());
    asked = await nextQuestion(page, asked);
  }
  await page.getByRole('button', { name: /look at the table once more/ }).click();
  await page.getByRole('log').waitFor();
  expect(await page.locator('[data-option]').count()).toBe(0);
  await page.getByRole('button', { name: /^Pass the screen to/ }).click();
  await page.getByTestId('hand-over').waitFor();
});

test('what was looked at closely stays behind when one goes to another table', async () => {
  const page = await open();
  const atRest = page.getByText('Point at anything to look closer');
  await openLaid(page, { game: 'banishing', seats: 4, choices: 60 });
  await nextQuestion(page, null);
  await page.mouse.move(2, 2);
  await atRest.waitFor();
  await page.locator('[data-region="hand"] [data-point]').first().focus();
  await atRest.waitFor({ state: 'detached' });
  await openLaid(page, { game: 'brawl', seats: 2, choices: 60 });
  await page.locator('[data-point^="hex:"]').first().waitFor();
  expect(await atRest.count()).toBe(1);
});
