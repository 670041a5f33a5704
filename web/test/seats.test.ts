import { expect, test } from 'vitest';
import { playersOf, faultOf, seatsFor } from '../src/set-up/seats.ts';

const wish = { mine: 'Ann', bot: 'greedy' };

test('the first seat is mine, the others are bots with names of their own', () => {
  const drivers = playersOf(seatsFor(3, [], wish), 'Ann');
  expect(drivers).toEqual([
    { by: 'person', name: 'Ann' },
    { by: 'bot', name: 'Bob', bot: 'greedy' },
    { by: 'bot', name: 'Cid', bot: 'greedy' },
  ]);
});

test('more seats leave those filled in as they were', () => {
  const two = seatsFor(2, [], wish).map((seat) => ({ ...seat, name: 'Zoe' }));
  expect(seatsFor(3, two, wish).map(({ name }) => name)).toEqual(['Zoe', 'Zoe', 'Cid']);
});

test('missing and confusing names are named', () => {
  const seats = seatsFor(2, [], wish);
  expect(faultOf(seats, 'Ann')).toBeNull();
  expect(faultOf(seats, ' ')).toMatch(/called/);
  expect(faultOf(seats, 'Bob')).toBe('A bot and a person are both called Bob.');
  expect(faultOf([...seats, { kind: 'person', name: '', bot: '' }], 'Ann')).toBe('Seat 3 needs a name.');
});
