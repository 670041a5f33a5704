import { highCard } from '@arenarium/host/high-card';
import { expect, test } from 'vitest';
import { citation, citationsOf, searchRules } from '../src/rules/citation.ts';

const shown = { name: 'HC-1.1 HC-1.2 a card is gone once it is played', rules: ['HC-1.1', 'HC-1.2'] };
const scenarios = [shown];

test('a rule is cited with its chapter and the examples that show it', () =>
  expect(citation(highCard, 'HC-1.2', scenarios)).toEqual({
    id: 'HC-1.2',
    text: 'A card is played once.',
    chapter: '1. Play',
    because: null,
    examples: ['a card is gone once it is played'],
  }));

test('rules are found by number, by words and by example, all words wanted', () => {
  const found = (query: string): string[] => searchRules(citationsOf(highCard, scenarios), query).map(({ id }) => id);
  expect(found('')).toHaveLength(4);
  expect(found('hc-1.4')).toEqual(['HC-1.4']);
  expect(found('CARD once')).toEqual(['HC-1.1', 'HC-1.2']);
  expect(found('card dragon')).toEqual([]);
});
