import { rulesOf, type Game, type Scenario } from '@arenarium/engine';
import { describe, expect, test } from 'vitest';
import { checkGame } from '../src/check-game.ts';
import { exhaust } from '../src/exhaustive-player.ts';
import { tricks } from '@arenarium/engine/tricks';

const nowhere = new URL('./no-such-folder/', import.meta.url);
const mistakes = (flaw: Partial<Game>, scenarios: readonly Scenario[] = []): readonly string[] =>
  checkGame({ ...tricks, ...flaw }, scenarios, nowhere).mistakes;
const scenario = (name: string, run: () => void): Scenario => {
  const [rule = ''] = name.split(' ');
  return { name, rules: [rule], begin: () => expect.fail(), run };
};

describe('checking a game', () => {
  test('counts what is there', () => {
    expect(checkGame(tricks, [], nowhere)).toMatchObject({
      rules: 10,
      shown: 0,
      cards: 8,
      words: 1,
      custom: [],
    });
  });
  test('misses scenarios and golden files', () => {
    expect(mistakes({})).toEqual([
      ...rulesOf(tricks.rulebook).map(({ id }) => `${id} has no scenario`),
      'there is no golden/cards.md: run the tests with UPDATE_GOLDEN=1',
      `there is no folder ${nowhere.pathname}`,
    ]);
  });
  test.each<[string, Partial<Game>, string]>([
    ['words nobody uses', { vocabulary: ['steal', 'give'] }, 'no card uses the word "give"'],
    ['words nobody knows', { vocabulary: [] }, 'the word "steal" is not known'],
    ['a wrong number', { rulebook: { ...tricks.rulebook, prefix: 'TX' } }, 'TR-1.1 should be TX-1.1'],
    [
      'sentences nobody can say',
      { languages: { en: { ...tricks.languages.en, 'did.took': 'taken by {nobody}' } } },
      'everything can be said: ',
    ],
    ['missing words of the set-up', { languages: { en: {} } }, 'there are no words for "setup.mode"'],
    ['a card without words', { languages: { en: {} } }, 'card card1: the language file has no words for "number"'],
    [
      'a card without text',
      { cards: tricks.cards.map((card) => ({ ...card, text: [] })) },
      'card card1 has abilities and no text',
    ],
  ])('finds %s', (_, flaw, mistake) => {
    expect(mistakes(flaw).find((found) => found.startsWith(mistake))).toBeDefined();
  });
  test('finds a scenario of no rule', () => {
    const found = mistakes({}, [scenario('TR-7.1 x', () => undefined)]);
    expect(found).toContain('a scenario names TR-7.1, which is no rule');
  });
  test('finds a scenario that fails', () => {
    const fails = scenario('TR-1.1 one', () => {
      throw new Error('offered: two');
    });
    expect(mistakes({}, [fails])).toContain('scenario "TR-1.1 one": offered: two');
  });
});

describe('the exhaustive player', () => {
  test('uses every ability', () => {
    const { used, never } = exhaust(tricks, { seed: '1', goOn: () => true });
    expect(never).toEqual([]);
    expect([...used.keys()]).toEqual(['steal']);
  });
  test('names what is never used when it is told to stop', () => {
    const cards = tricks.cards.map((card) => ({ ...card, abilities: [...card.abilities, 'melt'] }));
    let asked = 0;
    const { never, matches } = exhaust({ ...tricks, cards }, { seed: '1', goOn: () => asked++ < 5 });
    expect(never).toEqual(['melt']);
    expect(matches).toBe(5);
  });
});
