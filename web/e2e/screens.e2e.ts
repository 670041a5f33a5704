import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { address, layPlayed, nextQuestion, pages, sitDown, pressAnswer } from './browser.ts';
import { expectNoFaults } from './faults.ts';

const open = pages();

/** Every screen, each reached and at rest. */
const screens: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: async (page) => {
    await sitDown(page);
    await nextQuestion(page, null);
    await page.goto(address());
    await page.getByText('Your tables').waitFor();
  },
  'set-up': async (page) => {
    await page.goto(address('new/banishing'));
    await page.getByText('Who plays').waitFor();
  },
  'the choice of characters': async (page) => {
    await sitDown(page, { settings: { characters: 'chosen' } });
    await nextQuestion(page, null);
  },
  table: async (page) => {
    await sitDown(page);
    await nextQuestion(page, null);
  },
  'a table of five': async (page) => {
    await sitDown(page, { seats: ['me', 'bot', 'bot', 'bot', 'bot'] });
    const asked = await nextQuestion(page, null);
    await pressAnswer(page.locator('[data-option]').first());
    await nextQuestion(page, asked);
  },
  'plain table': async (page) => {
    await page.goto(address());
    await page.evaluate(() =>
      localStorage.setItem(
        'arenarium.settings',
        JSON.stringify({ state: { pace: 'instant', table: 'plain' }, version: 0 }),
      ),
    );
    await page.reload();
    await sitDown(page);
    await nextQuestion(page, null);
  },
  'hand-over': async (page) => {
    await sitDown(page, { seats: ['me', { person: 'Zoe' }, 'bot'] });
    await page.getByTestId('hand-over').waitFor();
  },
  'a hint and a reason': async (page) => {
    await layPlayed(page, 30);
    await page.goto(address('table/e2e'));
    await nextQuestion(page, null);
    await page.keyboard.press('h');
    await page.getByTestId('hint').waitFor();
    await page.getByRole('button', { name: 'Ask Bob why' }).click();
    await page
      .getByTestId('why')
      .getByText(/chance/)
      .waitFor();
  },
  'looking back': async (page) => {
    await layPlayed(page);
    await page.goto(address('review/e2e'));
    await page.getByTestId('choice').waitFor();
  },
  rules: async (page) => {
    await page.goto(address('rules/banishing/TB-4.2'));
    await page.locator('[id="TB-4.2"][data-target="yes"]').waitFor();
  },
  cards: async (page) => {
    await page.goto(address('cards/banishing'));
    await page.getByRole('heading', { name: 'The Fighter' }).waitFor();
  },
  'open a record': async (page) => {
    await page.goto(address('open'));
    await page.getByRole('button', { name: 'Open the match' }).waitFor();
  },
};

test.each(Object.entries(screens))(
  '%s: nothing serious for axe by day and by night, and 360 pixels are enough',
  async (_, reach) => {
    const page = await open();
    await reach(page);
    await expectNoFaults(page);
  },
);

test('rules are found by words and by number', async () => {
  const page = await open();
  await page.goto(address('rules/banishing'));
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('wand');
  await page.getByText(/^\d+ of \d+ rules$/).waitFor();
  await page.getByRole('link', { name: 'TB-11.6' }).waitFor();
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('TB-R5');
  expect(await page.getByRole('listitem').filter({ hasText: 'Why:' }).count()).toBe(1);
});

test('cards are found by name and by text', async () => {
  const page = await open();
  await page.goto(address('cards/banishing'));
  await page.getByRole('searchbox', { name: 'Search the cards' }).fill('imprison');
  await page.getByRole('heading', { name: 'The Fighter' }).waitFor();
  await page.getByText(/^1 of \d+ cards$/).waitFor();
});
