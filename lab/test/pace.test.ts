import { botNamed } from '@arenarium/bots';
import { known, checkedSetup } from '@arenarium/engine';
import { tricks } from '@arenarium/engine/tricks';
import { describe, expect, test } from 'vitest';
import { paceOf, timeMatch, type PaceOrder } from '../src/pace.ts';

const order: PaceOrder = {
  game: tricks,
  setup: checkedSetup(tricks, 2),
  bot: known(botNamed('apprentice'), 'apprentice'),
  others: known(botNamed('random'), 'random'),
  milliseconds: 20,
  seed: 'test',
};

describe('pace', () => {
  test('times the real choices of one seat only', () => {
    const times: number[] = [];
    timeMatch(order, 0, (took) => times.push(took));
    // Five tricks, the last card alone is no choice; and a thief or two to be thrown away or not.
    expect(times.length).toBeGreaterThanOrEqual(3);
    expect(times.length).toBeLessThanOrEqual(8);
    expect(times.every((took) => took >= 0)).toBe(true);
  });
  test('says how many were slow, and how slow', () => {
    const times = Array.from({ length: 100 }, (_, i) => i + 1);
    expect(paceOf(times, 70)).toEqual({
      decisions: 100,
      mean: 50.5,
      percentile95: 95,
      percentile99: 99,
      slowest: 100,
      aboveBudget: 30,
      farAbove: 9,
    });
  });
  test('of nothing is nothing', () => {
    expect(paceOf([], 200)).toMatchObject({ decisions: 0, mean: 0, slowest: 0, farAbove: 0 });
  });
});
