import { beginFor, botNamed, playMatch as playAgain, playOut, seatedAt, type Bot } from '@arenarium/bots';
import { anySetup, begin, checkedSetup, fingerprint, known, knownTo, seeded, type Position } from '@arenarium/engine';
import { games } from '@arenarium/games';
import { describe, expect, test } from 'vitest';
import { addTally, MatchBroke, noTally, playMatch, seedOf, type Series, type Tally } from '../src/simulation.ts';
import { tricksWith } from './flawed.ts';

const bot = (name: string): Bot => known(botNamed(name), name);
const series = (flaw: Parameters<typeof tricksWith>[0], more: Partial<Series> = {}): Series => ({
  game: tricksWith(flaw),
  setup: checkedSetup(tricksWith(flaw), 3),
  seed: 'test',
  bots: [bot('random'), bot('random'), bot('greedy')],
  budget: {},
  rotate: 'stay',
  ...more,
});
function played(one: Series, from: number, to: number): Tally {
  const tally = noTally(3);
  for (let match = from; match < to; match++) playMatch(one, match, tally);
  return tally;
}

/** Thirds do not add up the same in every order: beyond nine places nothing is meant. */
const exact = (tally: Tally): string =>
  JSON.stringify(tally, (name, value: unknown) => (name === 'reward' ? Number(value).toFixed(9) : value));

describe('a series of matches', () => {
  test('comes out the same every time, and adds up from ranges', () => {
    const whole = played(series('none'), 0, 40);
    const parts = noTally(3);
    addTally(parts, played(series('none'), 0, 13));
    addTally(parts, played(series('none'), 13, 40));
    expect(exact(parts)).toBe(exact(whole));
  });
  test('counts winners by seat and by side', () => {
    const { finished, seats, sides, endings } = played(series('none'), 0, 60);
    expect(finished).toBe(60);
    expect(endings).toEqual({ 'TR-3.1': 60 });
    expect(seats.reduce((n, { reward }) => n + reward, 0)).toBeCloseTo(60);
    expect(sides['0']?.played).toBe(60);
    expect(sides['1']?.won).toBe(seats[1]?.won);
  });
  test('counts only decisions with two or more options', () => {
    const { decisions, options } = played(series('none'), 0, 60);
    expect(options).toBeGreaterThanOrEqual(2 * decisions);
  });
  test('a rotating bot plays as often in every seat', () => {
    const { bots, seats } = played(series('none', { rotate: 'rotate' }), 0, 30);
    expect(bots.map((score) => score.played)).toEqual([30, 30, 30]);
    expect(bots).not.toEqual(seats);
  });
  test('a match of a series is played again by its seed alone', () => {
    const all = series('none');
    const tally = played(all, 3, 4);
    const again = playAgain(all.game, { ...all.setup, seed: seedOf(all, 3), players: all.bots });
    expect(tally.seats.map(({ reward }) => reward)).toEqual(again.rewards);
    expect(Object.values(played(all, 3, 4).examples)).toEqual(Object.values(tally.examples));
    expect(Object.values(tally.examples)[0]?.fingerprint).toMatch(/^[0-9a-f]+$/);
  });
  test.each(games.map((game) => [game.id, game] as const))(
    '%s by lot comes to the same end, whether or not anything is kept to count from',
    (_, game) => {
      for (let match = 0; match < 12; match++) {
        const seed = `kept/${match}`;
        const setup = anySetup(game, seeded(seed));
        const players = Array.from({ length: setup.seats }, () => bot('random'));
        const endOf = (p: Position): string => {
          playOut(p, seatedAt(p, players, seed));
          return fingerprint(p);
        };
        const byLot = beginFor(players, game, { setup, seed });
        expect(() => knownTo(byLot, 0)).toThrow('nobody counts');
        expect(endOf(byLot)).toBe(endOf(begin(game, setup, seed)));
      }
    },
  );
  test('where anybody thinks, all is kept to count from', () => {
    const { game, setup, bots } = series('none');
    expect(() => knownTo(beginFor(bots, game, { setup, seed: 'thinks' }), 0)).not.toThrow();
  });
  test('a dead end is counted, and the first one named', () => {
    const tally = played(series('deadEnd'), 0, 40);
    expect(tally.deadEnds).toBe(40);
    expect(tally.firstDeadEnd).toMatch(/^seed test\/\d+: dead end: flawed\/none has no option for seat \d/);
  });
  test('a match without end is given up at the bound', () => {
    expect(played(series('endless'), 0, 3)).toMatchObject({ matches: 3, finished: 0, tooLong: 3 });
  });
  test('anything else that breaks says in which match', () => {
    expect(() => played(series('throws'), 0, 1)).toThrow(MatchBroke);
    expect(() => played(series('throws'), 0, 1)).toThrow('the match with seed "test/0" broke: the table fell over');
  });
});
