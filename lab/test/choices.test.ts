import { botNamed } from '@arenarium/bots';
import { known, checkedSetup } from '@arenarium/engine';
import { tricks } from '@arenarium/engine/tricks';
import { describe, expect, test } from 'vitest';
import { choiceTableAsText, choiceTables, playedWithTable } from '../src/choice-tables.ts';
import type { ChoiceCounts } from '../src/choices.ts';
import { addTally, noTally, playMatch, type Series, type Tally } from '../src/simulation.ts';

const series: Series = {
  game: tricks,
  setup: checkedSetup(tricks, 2),
  seed: 'test',
  bots: [known(botNamed('random'), 'random'), known(botNamed('random'), 'random')],
  budget: {},
  rotate: 'stay',
  closely: { choices: 'all' },
};
function played(one: Series, from: number, to: number): Tally {
  const tally = noTally(2);
  for (let match = from; match < to; match++) playMatch(one, match, tally);
  return tally;
}

describe('what was chosen', () => {
  test('every decision offers and takes, and seats fare once a match', () => {
    const { decisions, choices } = played(series, 0, 50);
    const tables = choiceTables(choices);
    expect(tables.map(({ question }) => question).toSorted()).toEqual(['tricks/aside', 'tricks/play', 'tricks/steal']);
    const options = tables.flatMap((one) => one.options);
    expect(options.map(({ option }) => option)).toContain('play the 8');
    expect(options.reduce((n, { taken }) => n + taken, 0)).toBe(decisions);
    for (const { offered, taken, share, seats, winRate } of options) {
      expect(offered).toBeLessThanOrEqual(decisions);
      expect(share).toBeCloseTo(taken / offered);
      expect(seats).toBeLessThanOrEqual(100);
      expect(winRate).toBeGreaterThan(0);
      expect(winRate).toBeLessThan(1);
    }
  });
  test('adds up from ranges', () => {
    const parts = noTally(2);
    addTally(parts, played(series, 0, 13));
    addTally(parts, played(series, 13, 40));
    expect(parts).toEqual(played(series, 0, 40));
  });
  test('only of one question, or not at all, and the matches are the same', () => {
    const all = played(series, 0, 20);
    const other = played({ ...series, closely: { choices: { question: 'tricks/other' } } }, 0, 20);
    const none = played({ ...series, closely: { choices: 'none' } }, 0, 20);
    expect(choiceTables(other.choices)).toEqual([]);
    expect({ ...other, choices: all.choices }).toEqual(all);
    expect({ ...none, choices: all.choices }).toEqual(all);
  });
  test('what seats played with, each with how it fared', () => {
    const { playedWith, seats } = played(series, 0, 30);
    expect(playedWith).toEqual({ 'the first seat': seats[0], 'a later seat': seats[1] });
    const [best, worst] = playedWithTable(playedWith);
    expect(best?.winRate).toBeGreaterThanOrEqual(worst?.winRate ?? 1);
  });
  test('very many answers are listed only where their question is named', () => {
    const answers = Array.from({ length: 61 }, (_, i) => {
      const takers = { played: 0, won: 0, reward: 0 };
      return [`answer ${i}`, { offered: 1, taken: 0, takers }] as const;
    });
    const counts: ChoiceCounts = { 'tricks/much': Object.fromEntries(answers) };
    const [much] = choiceTables(counts);
    if (much === undefined) throw new Error('no table');
    expect(choiceTableAsText(much, 'fold')).toContain('61 different answers');
    expect(choiceTableAsText(much, 'list')).toContain('answer 60');
  });
});
