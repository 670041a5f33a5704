import { expect, test } from 'vitest';
import { address, layPlayed, nextQuestion, pages } from './browser.ts';

const open = pages();

test('a hint says what the master would do, marks it, and goes with its question', async () => {
  const page = await open();
  await layPlayed(page, 30);
  await page.goto(address('table/e2e'));
  const asked = await nextQuestion(page, null);
  await page.getByRole('button', { name: /^Hint/ }).click();
  const best = await page.getByTestId('hint').getByRole('listitem').first().innerText();
  expect(best).toMatch(/: wins \d+ %, give or take \d+/);
  const marked = page.locator('[data-option]', { hasText: 'the hint' });
  expect(await marked.count()).toBe(1);
  const label = await marked.locator('[data-label]').innerText();
  // The tray may say it in short, as a heading.
  expect(best.toLowerCase()).toContain(label.toLowerCase());
  await marked.focus();
  await marked.click();
  await nextQuestion(page, asked);
  expect(await page.getByTestId('hint').count()).toBe(0);
});

test('a bot asked why keeps its cards to itself, and tells all when the match is over', async () => {
  const page = await open();
  await layPlayed(page, 30);
  await page.goto(address('table/e2e'));
  await nextQuestion(page, null);
  await page.getByRole('button', { name: 'Ask Bob why' }).click();
  const why = page.getByTestId('why');
  await why.getByText(/Bob sees a chance of \d+ % to win/).waitFor();
  await why.getByText(/keeps its cards to itself/).waitFor();
  await page.getByRole('button', { name: 'Close the reasons' }).click();
  expect(await why.count()).toBe(0);

  await layPlayed(page);
  await page.goto(address('table/e2e'));
  await page.getByRole('button', { name: 'See the table' }).click();
  await page.getByRole('button', { name: 'Ask Cid why' }).click();
  await why
    .getByText(/^It chose .* %/)
    .first()
    .waitFor();
  await why
    .getByText(/^It might have chosen/)
    .first()
    .waitFor();
});

test('looking back shows how the chances went; it can be stopped and begun again', async () => {
  const page = await open();
  await layPlayed(page);
  await page.goto(address('table/e2e'));
  await page.getByRole('link', { name: 'Look back' }).click();
  await page.getByRole('progressbar').waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped.').waitFor();
  await page.getByRole('button', { name: 'Begin again' }).click();

  const choice = page.getByTestId('choice');
  await choice.waitFor();
  await page.getByRole('img', { name: /^Chances of Ann and Bob and Cid over \d+ choices$/ }).waitFor();
  const slider = page.getByRole('slider', { name: 'Choice' });
  await slider.fill('0');
  await choice.getByText(/^Choice 1 of \d+/).waitFor();
  await slider.press('ArrowRight');
  await choice.getByText(/^Choice 2 of \d+/).waitFor();
  expect(await choice.innerText()).toMatch(/Chosen\. .*: (wins|looks like) \d+ %/);
  const line = () => page.locator('polyline').getAttribute('points');
  const withOpenCards = await line();
  await page.getByRole('radio', { name: 'As each knew then' }).check();
  await expect.poll(line, { timeout: 60_000 }).not.toBe(withOpenCards);
});

test('a match that is not over cannot be looked back at, nor one that is not there', async () => {
  const page = await open();
  await layPlayed(page, 30);
  await page.goto(address('review/e2e'));
  await page.getByText(/The match is not over yet/).waitFor();
  await page.getByRole('link', { name: 'To the table' }).click();
  await nextQuestion(page, null);
  await page.goto(address('review/nowhere'));
  await page.getByText(/keeps no match under this address/).waitFor();
});
