import type { Game, Scenario } from '@arenarium/engine';
import { describe, expect, test } from 'vitest';
import { checkGame } from '../src/check-game.ts';
import { exhaust } from '../src/exhaustive-player.ts';
import { coins } from './coins.ts';

const nowhere = new URL('./no-such-folder/', import.meta.url);
const mistakes = (flaw: Partial<Game>, scenarios: readonly Scenario[] = []): readonly string[] =>
  checkGame({ ...coins, ...flaw }, scenarios, nowhere).mistakes;
const scenario = (name: string, run: () => void): Scenario => {
  const [rule = ''] = name.split(' ');
  return { name, rules: [rule], begin: () => expect.fail(), run };
};

describe('checking a game', () => {
  test('counts what is there', () => {
    expect(checkGame(coins, [], nowhere)).toMatchObject({ rules: 3, shown: 0, cards: 1, words: 1, custom: ['weigh'] });
  });
  test('misses scenarios and golden files', () => {
    expect(mistakes({})).toEqual([
      'CO-1.1 has no scenario',
      'CO-1.2 has no scenario',
      'CO-R1 has no scenario',
      'there is no golden/cards.md: run the tests with UPDATE_GOLDEN=1',
      `there is no folder ${nowhere.pathname}`,
    ]);
  });
  test.each<[string, Partial<Game>, string]>([
    ['words nobody uses', { vocabulary: ['take', 'give'] }, 'no card uses the word "give"'],
    ['words nobody knows', { vocabulary: [] }, 'the word "take" is not known'],
    ['a wrong number', { rulebook: { ...coins.rulebook, prefix: 'CX' } }, 'CO-1.1 should be CX-1.1'],
    [
      'sentences nobody can say',
      { languages: { en: { ...coins.languages.en, won: 'won by {nobody}' } } },
      'everything can be said: ',
    ],
    ['missing words of the set-up', { languages: { en: {} } }, 'there are no words for "setup.coins"'],
    ['a card without words', { languages: { en: {} } }, 'card heap: the language file has no words for "coins"'],
    [
      'a card without text',
      { cards: coins.cards.map((card) => ({ ...card, text: [] })) },
      'card heap has abilities and no text',
    ],
  ])('finds %s', (_, flaw, mistake) => {
    expect(mistakes(flaw).find((found) => found.startsWith(mistake))).toBeDefined();
  });
  test('finds a scenario of no rule', () => {
    const found = mistakes({}, [scenario('CO-7.1 x', () => undefined)]);
    expect(found).toContain('a scenario names CO-7.1, which is no rule');
  });
  test('finds a scenario that fails', () => {
    const fails = scenario('CO-1.1 one', () => {
      throw new Error('offered: two');
    });
    expect(mistakes({}, [fails])).toContain('scenario "CO-1.1 one": offered: two');
  });
});

describe('the exhaustive player', () => {
  test('uses every ability', () => {
    const { used, never } = exhaust(coins, { seed: '1', goOn: () => true });
    expect(never).toEqual([]);
    expect([...used.keys()]).toEqual(['nibble', 'gulp']);
  });
  test('names what is never used when it is told to stop', () => {
    const cards = coins.cards.map((card) => ({ ...card, abilities: [...card.abilities, 'melt'] }));
    let asked = 0;
    const { never, matches } = exhaust({ ...coins, cards }, { seed: '1', goOn: () => asked++ < 5 });
    expect(never).toEqual(['melt']);
    expect(matches).toBe(5);
  });
});
