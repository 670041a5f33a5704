import { seatCounts, type Game } from '@arenarium/engine';
import { gameNamed, games } from '@arenarium/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { address, layPlayed, nextQuestion, pages, sitDown, pressAnswer } from './browser.ts';
import { expectNoFaults } from './faults.ts';
import { openLaid } from './laid.ts';

const open = pages();

/** Every screen, each reached and at rest. */
const screens: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: async (page) => {
    await sitDown(page);
    await nextQuestion(page, null);
    await page.goto(address());
    await page.getByText('Your tables').waitFor();
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
  credits: async (page) => {
    await page.goto(address('credits'));
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  settings: async (page) => {
    await sitDown(page);
    await nextQuestion(page, null);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').waitFor();
  },
  'open a record': async (page) => {
    await page.goto(address('open'));
    await page.getByRole('button', { name: 'Open the match' }).waitFor();
  },
};

/** The screens every game has, in its own colours. */
const screensOf: Readonly<Record<string, (page: Page, game: string) => Promise<unknown>>> = {
  'set-up': async (page, game) => {
    await page.goto(address(`new/${game}`));
    await page.getByText('Who plays').waitFor();
  },
  'the first question': async (page, game) => {
    await openLaid(page, { game, seats: fewest(game), choices: 0 });
    await nextQuestion(page, null);
  },
  'the middle of a match': async (page, game) => {
    await openLaid(page, { game, seats: fewest(game), choices: 40 });
    await nextQuestion(page, null);
  },
  'a full table': async (page, game) => {
    await openLaid(page, { game, seats: most(game), choices: 90 });
    await nextQuestion(page, null);
  },
  'the end': async (page, game) => {
    await openLaid(page, { game, seats: fewest(game), choices: Infinity });
    await page.getByTestId('result').waitFor();
  },
};

const fewest = (game: string): number => Math.min(...seatCounts(gameNamed(game) as Game));
const most = (game: string): number => Math.max(...seatCounts(gameNamed(game) as Game));
const ofGames = games.flatMap(({ id, title }) =>
  Object.entries(screensOf).map(([name, reach]) => [`${title}, ${name}`, (page: Page) => reach(page, id)] as const),
);

test.each([...Object.entries(screens), ...ofGames])(
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
