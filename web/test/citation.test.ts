import { tricks } from '@arenarium/engine/tricks';
import { expect, test } from 'vitest';
import { citation, citationsOf, searchRules } from '../src/rules/citation.ts';

const shown = { name: 'TR-2.2 TR-2.3 a card is gone once it is played', rules: ['TR-2.2', 'TR-2.3'] };
const scenarios = [shown];

test('a rule is cited with its chapter and the examples that show it', () =>
  expect(citation(tricks, 'TR-2.3', scenarios)).toEqual({
    id: 'TR-2.3',
    text: 'Cards that were played are out of the game.',
    chapter: '2. A trick',
    because: null,
    examples: ['a card is gone once it is played'],
  }));

test('rules are found by number, by words and by example, all words wanted', () => {
  const found = (query: string): string[] => searchRules(citationsOf(tricks, scenarios), query).map(({ id }) => id);
  expect(found('')).toHaveLength(10);
  expect(found('tr-3.1')).toEqual(['TR-3.1']);
  expect(found('CARD once')).toEqual(['TR-2.2', 'TR-2.3']);
  expect(found('card dragon')).toEqual([]);
});
