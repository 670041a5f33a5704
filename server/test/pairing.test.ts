import { describe, expect, test } from 'vitest';
import { modeOf, ordinalOf, rated, BEGINNER } from '../src/people/ratings.ts';
import { paired, roundsOf, standings, type Board } from '../src/tournaments/pairing.ts';
import type { TournamentKind } from '@arenarium/protocol';

const people = (n: number): string[] => Array.from({ length: n }, (_, i) => `p${i}`);

/** Play a tournament in which whoever signed up earlier always wins. */
function played(kind: TournamentKind, persons: readonly string[], { seats = 2, rounds = 3 } = {}): Board[] {
  const boards: Board[] = [];
  for (let round = 1; round <= roundsOf(kind, persons.length, rounds); round++) {
    paired({ kind, seats, round, persons, boards: boards.slice() }).forEach((at, board) => {
      const best = Math.min(...at.map((person) => persons.indexOf(person)));
      const rewards = at.length === 1 ? null : at.map((person) => (persons.indexOf(person) === best ? 1 : 0));
      boards.push({ round, board, persons: at, rewards });
    });
  }
  return boards;
}

describe('round robin', () => {
  test.each([2, 3, 4, 5, 8])('%i people meet everybody once, and play once a round', (n) => {
    const boards = played('roundRobin', people(n));
    const pairs = boards.filter(({ persons }) => persons.length === 2).map(({ persons }) => persons.toSorted().join());
    expect(new Set(pairs).size).toBe((n * (n - 1)) / 2);
    expect(pairs).toHaveLength((n * (n - 1)) / 2);
    for (let round = 1; round <= roundsOf('roundRobin', n, 0); round++) {
      const there = boards.filter((board) => board.round === round).flatMap(({ persons }) => persons);
      expect(there.toSorted()).toEqual(people(n));
    }
  });
});

describe('Swiss', () => {
  test.each([4, 7, 8])('%i people: nobody meets twice, a bye at most once, the best is first', (n) => {
    const boards = played('swiss', people(n));
    const pairs = boards.filter(({ persons }) => persons.length === 2).map(({ persons }) => persons.toSorted().join());
    expect(new Set(pairs).size).toBe(pairs.length);
    const byes = boards.filter(({ persons }) => persons.length === 1).map(({ persons }) => persons[0]);
    expect(new Set(byes).size).toBe(byes.length);
    expect(standings(people(n), boards)[0]?.person).toBe('p0');
  });
});

describe('single elimination', () => {
  test.each([2, 3, 4, 6, 8])('%i people: the best wins the last match', (n) => {
    const boards = played('elimination', people(n));
    const last = boards.at(-1);
    expect(last?.persons[(last.rewards ?? []).indexOf(1)]).toBe('p0');
    // The two best meet last.
    if (n > 2) expect(last?.persons).toContain('p1');
  });
});

describe('free for all', () => {
  test('full tables; whoever is left over sits out in turn', () => {
    const boards = played('freeForAll', people(7), { seats: 3, rounds: 3 });
    expect(boards.filter(({ persons }) => persons.length === 3)).toHaveLength(6);
    const out = boards.filter(({ persons }) => persons.length === 1).map(({ persons }) => persons[0]);
    expect(new Set(out).size).toBe(3);
  });
});

describe('ratings', () => {
  test('the winner gains, the loser loses, teams together, doubt shrinks', () => {
    const [won, lost] = rated([BEGINNER, BEGINNER], [0, 1], [1, 0]);
    expect(won?.mu).toBeGreaterThan(BEGINNER.mu);
    expect(lost?.mu).toBeLessThan(BEGINNER.mu);
    expect(won?.sigma).toBeLessThan(BEGINNER.sigma);
    const team = rated([BEGINNER, BEGINNER, BEGINNER, BEGINNER], [0, 1, 0, 1], [0, 1, 0, 1]);
    expect(team[1]).toEqual(team[3]);
    expect(team[0]?.mu).toBeLessThan(team[1]?.mu ?? 0);
    expect(ordinalOf(BEGINNER)).toBe(0);
  });
  test('duels, teams, free for all and co-op by difficulty are different contests', () => {
    expect(modeOf([0, 1], {})).toBe('duel');
    expect(modeOf([0, 1, 2], {})).toBe('all-3');
    expect(modeOf([0, 1, 0, 1], {})).toBe('teams-4');
    expect(modeOf([0, 0, 0], { difficulty: 'challenge' })).toBe('together-challenge');
  });
});
