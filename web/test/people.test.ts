import { expect, test } from 'vitest';
import { nextAfter, peopleAt, seatNames, seatsOf } from '../src/play/people.ts';
import type { Driver } from '../src/play/protocol.ts';

const drivers: readonly Driver[] = [
  { by: 'person', name: 'Ann' },
  { by: 'bot', name: 'Bob', bot: 'random' },
  { by: 'person', name: 'Zoe' },
  { by: 'person', name: 'Ann' },
];

test('people are counted once, with all their seats', () => {
  expect(peopleAt(drivers)).toEqual(['Ann', 'Zoe']);
  expect(seatsOf(drivers, 'Ann')).toEqual([0, 3]);
  expect(seatsOf(drivers, null)).toEqual([]);
});

test('a name that stands twice is numbered', () =>
  expect(seatNames(drivers)).toEqual(['Ann 1', 'Bob', 'Zoe', 'Ann 2']));

test('bots come first, then whoever holds the screen, then the next person', () => {
  expect(nextAfter([0, 1], drivers, 'Ann')).toEqual({ is: 'bot' });
  expect(nextAfter([2, 3], drivers, 'Ann')).toEqual({ is: 'person', name: 'Ann' });
  expect(nextAfter([2, 3], drivers, null)).toEqual({ is: 'person', name: 'Zoe' });
  expect(nextAfter([], drivers, 'Ann')).toEqual({ is: 'nobody' });
});
