import { seatNames, type Player } from '@arenarium/protocol';
import { expect, test } from 'vitest';
import { nextAfter, peopleAt, seatsOf } from '../src/play/people.ts';

const players: readonly Player[] = [
  { by: 'person', name: 'Ann' },
  { by: 'bot', name: 'Bob', bot: 'random' },
  { by: 'person', name: 'Zoe' },
  { by: 'person', name: 'Ann' },
];

test('people are counted once, with all their seats', () => {
  expect(peopleAt(players)).toEqual(['Ann', 'Zoe']);
  expect(seatsOf(players, 'Ann')).toEqual([0, 3]);
  expect(seatsOf(players, null)).toEqual([]);
});

test('a name that stands twice is numbered', () =>
  expect(seatNames(players)).toEqual(['Ann 1', 'Bob', 'Zoe', 'Ann 2']));

test('bots come first, then whoever holds the screen, then the next person', () => {
  expect(nextAfter([0, 1], players, 'Ann')).toEqual({ is: 'bot' });
  expect(nextAfter([2, 3], players, 'Ann')).toEqual({ is: 'person', name: 'Ann' });
  expect(nextAfter([2, 3], players, null)).toEqual({ is: 'person', name: 'Zoe' });
  expect(nextAfter([], players, 'Ann')).toEqual({ is: 'nobody' });
});
