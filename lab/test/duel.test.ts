import type { Setup } from '@arenarium/engine';
import { describe, expect, test } from 'vitest';
import { duelReport, isDecided, type DuelDone } from '../src/learning/duel.ts';

const setup: Setup = { seats: 2, settings: {} };
const played = (scores: readonly number[], sides: readonly number[]): DuelDone[] =>
  scores.map((score, i) => ({
    job: { setup, seed: String(Math.floor(i / sides.length)), side: sides[i % sides.length] ?? 0, byLot: false },
    score,
  }));
const won = (wins: number, of: number): number[] => Array.from({ length: of }, (_, i) => (i < wins ? 1 : 0));

describe('a duel', () => {
  test('is stronger only if the interval lies above an even share', () => {
    expect(duelReport(played(won(60, 100), [0, 1])).isStronger).toBe(true);
    expect(duelReport(played(won(57, 100), [0, 1])).isStronger).toBe(false);
    // Three of three say nothing, whatever their interval.
    expect(duelReport(played(won(3, 3), [0, 1, 2])).isStronger).toBe(false);
    expect(duelReport(played(won(40, 120), [0, 1, 2])).fair).toBeCloseTo(1 / 3, 9);
  });

  test('stops early when it is plain, and only after a round number of matches', () => {
    expect(isDecided(played(won(18, 20), [0, 1]))).toBe(true);
    expect(isDecided(played(won(19, 21), [0, 1]))).toBe(false);
    expect(isDecided(played(won(3, 20), [0, 1]))).toBe(true);
    // Enough at the end, not enough to stop for: looking five times is not looking once.
    expect(isDecided(played(won(15, 20), [0, 1]))).toBe(false);
  });

  test('against the game counts the seeds that came out differently', () => {
    const pairs = [1, 0, 1, 0, 1, 0, 1, 1, 0, 0, 0, 1];
    const { matches, share, together } = duelReport(played(pairs, [-2, -1]));
    expect([matches, share]).toEqual([4, 0.75]);
    expect(together).toEqual({ seeds: 6, learned: 4, former: 2 });
    expect(duelReport(played([1, 0], [0, 1])).together).toBeNull();
  });
});
