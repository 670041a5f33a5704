import { answer, NAMES, refusals, say, wordsFor } from '@arenarium/engine';
import { expect, test } from 'vitest';
import { banishing } from './index.ts';
import { scenario } from './scenarios/arrange.ts';

/** Why Ann cannot do what this label says, after she has chosen these. */
function because(label: string, spec: Parameters<typeof scenario>[1], chosen: readonly string[] = []): string[] {
  const p = scenario('TB-5.2 what a refusal says', spec).begin();
  const words = wordsFor(banishing, NAMES);
  const labelOf = (option: Parameters<typeof banishing.describe>[1]): string =>
    say(words, banishing.describe(p, option, 0).label);
  for (const choice of chosen) answer(p, p.now?.options.findIndex((option) => labelOf(option) === choice) ?? -1);
  return refusals(p, 0)
    .filter(({ option }) => labelOf(option) === label)
    .map((refusal) => say(words, refusal.because));
}
const kick = ['Kick', 'red square, red square, red triangle'];
const hand = 'rs rs rt gs';

test('what is missing, with numbers and names', () => {
  const players = { Ann: { hand } };
  expect(because('Stand Guard', { players })).toEqual(['You need 3 green cards with the same symbol, and hold 1.']);
  expect(because('Taunt', { players: { Ann: { hand, items: 'W' } } })).toEqual([
    'You need 2 green cards with your Wand, and hold 1.',
  ]);
  expect(because('Kick', { players: { Ann: { hand, wounds: '4 4' } } })).toEqual([
    'You are exhausted, with 8 damage at 7 stamina: only the shared abilities are open to you.',
  ]);
  expect(because('Trade with Bob', { players })).toEqual([
    'Both players of a Trade need a card in hand, and Bob has none.',
  ]);
  expect(because('red square, red square, red square', { players }, ['Kick'])).toEqual([
    'That takes 3 of red square, and you hold 2.',
  ]);
});

test('cards of the Void that cannot be meant', () => {
  const spec = { players: { Ann: { hand } }, void: ['1 2 4', 'gs gt gc', 'bs bt bc'] } as const;
  expect(because('Lich (4), top right', spec, kick)).toEqual(['Its level is 4: only undead up to level 3.']);
  expect(because('green square, middle left', spec, kick)).toEqual(['green square is no undead.']);
});
