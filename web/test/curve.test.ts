import type { AnalysedChoice } from '@arenarium/bots';
import { expect, test } from 'vitest';
import { chancesOf, lineThrough, sidesOf } from '../src/review/curve.ts';

const choice = (chances: readonly number[], open: readonly number[]): AnalysedChoice =>
  ({ chances, open }) as AnalysedChoice;

test('seats that win together share a line', () => {
  expect(sidesOf([0, 1, 0, 1])).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(sidesOf([3, 3, 3])).toEqual([[0, 1, 2]]);
});

test('a side has the mean of its seats, never less than nothing nor more than all', () => {
  const choices = [choice([0.2, 0.5, 0.4], [0.1, 0.2, 0.3]), choice([1.2, 0, 1.4], [-1, 0, 0])];
  expect(chancesOf(choices, { seats: [0, 2], outlook: 'known' })).toEqual([expect.closeTo(0.3), 1]);
  expect(chancesOf(choices, { seats: [0, 2], outlook: 'open' })).toEqual([expect.closeTo(0.2), 0]);
});

test('a line goes from left to right, sure wins on top', () => {
  expect(lineThrough([0, 0.5, 1], { width: 100, height: 20 })).toBe('0.0,20.0 50.0,10.0 100.0,0.0');
  expect(lineThrough([1], { width: 100, height: 20 })).toBe('50.0,0.0');
});
