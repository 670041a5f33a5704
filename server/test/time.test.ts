import type { Time } from '@arenarium/protocol';
import { describe, expect, test } from 'vitest';
import { allowance, firstAtZero, leftAt, newClocks, ticked } from '../src/time/clocks.ts';
import { newLateness } from '../src/time/lateness.ts';
import { newPaces } from '../src/time/pace.ts';
import { lotOf } from '../stress/lots.ts';
import { kolmogorovSmirnov } from '../stress/timing.ts';

const perMatch: Time = { is: 'match', seconds: 60, increment: 5, atZero: 'forfeit' };
const perTurn: Time = { is: 'turn', seconds: 30, atZero: 'bot' };

describe('clocks', () => {
  test('run for whoever is waited for, and give back the increment', () => {
    let clocks = newClocks(perMatch, { seats: 2, at: 0 });
    clocks = ticked(clocks, perMatch, { at: 0, chose: null, running: [0] });
    expect(firstAtZero(clocks)).toEqual({ seat: 0, at: 60_000 });
    clocks = ticked(clocks, perMatch, { at: 10_000, chose: 0, running: [1] });
    expect([leftAt(clocks, 0, 20_000), leftAt(clocks, 1, 20_000)]).toEqual([55_000, 50_000]);
  });
  test('several who are waited for are charged alike, each until its own answer', () => {
    let clocks = newClocks(perMatch, { seats: 3, at: 0 });
    clocks = ticked(clocks, perMatch, { at: 0, chose: null, running: [0, 1] });
    clocks = ticked(clocks, perMatch, { at: 4000, chose: 1, running: [0] });
    expect([0, 1, 2].map((seat) => leftAt(clocks, seat, 9000))).toEqual([51_000, 61_000, 60_000]);
  });
  test('a turn begins anew once one has not been waited for', () => {
    let clocks = ticked(newClocks(perTurn, { seats: 2, at: 0 }), perTurn, { at: 0, chose: null, running: [0] });
    clocks = ticked(clocks, perTurn, { at: 10_000, chose: 0, running: [0] });
    expect(leftAt(clocks, 0, 10_000)).toBe(20_000);
    clocks = ticked(clocks, perTurn, { at: 12_000, chose: 0, running: [1] });
    clocks = ticked(clocks, perTurn, { at: 15_000, chose: 1, running: [0] });
    expect(leftAt(clocks, 0, 15_000)).toBe(30_000);
  });
  test('a pause stops them; no time, no zero; days are long', () => {
    const clocks = ticked(newClocks(perMatch, { seats: 2, at: 0 }), perMatch, { at: 0, chose: null, running: [] });
    expect([leftAt(clocks, 0, 1e9), firstAtZero(clocks)]).toEqual([60_000, null]);
    expect(allowance({ is: 'none' })).toBe(Infinity);
    expect(allowance({ is: 'correspondence', days: 3, atZero: 'bot' })).toBe(259_200_000);
  });
});

describe('the pace of forced answers', () => {
  test('within a person a thousand forced answers cannot be told from a thousand free ones; a fixed pause can', () => {
    const lot = lotOf(5);
    const random = (): number => lot(1_000_000) / 1_000_000;
    const bell = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const paces = newPaces(random);
    const free: number[] = [];
    const forced: number[] = [];
    for (let i = 0; i < 6000; i++) {
      const took = 250 * Math.exp(0.45 * bell());
      paces.remember('ann', took);
      if (i % 4 === 0) free.push(took);
      if (i % 4 === 2) forced.push(paces.moment('ann'));
    }
    expect(kolmogorovSmirnov(free, forced)).toBeLessThan(0.06);
    const fixed = free.map(() => 500 + random() * 500);
    expect(kolmogorovSmirnov(free, fixed)).toBeGreaterThan(0.5);
  });
  test('a newcomer borrows the pace of somebody, each person counting once', () => {
    const paces = newPaces(() => 0.5);
    for (let i = 0; i < 10; i++) paces.remember('slow', 4000);
    expect(paces.moment('newcomer')).toBe(4000);
  });
});

test('a timer is set as much earlier as timers come late, and never earlier than that', () => {
  const { expected, note } = newLateness();
  const isLate = (by: number): void => note(by - expected());
  for (let i = 0; i < 100; i++) isLate(20);
  expect(expected()).toBeCloseTo(20, 1);
  // A node that stood still does not set its timers a minute early.
  for (let i = 0; i < 100; i++) note(60_000);
  expect(expected()).toBe(100);
  for (let i = 0; i < 200; i++) isLate(0);
  expect(expected()).toBeCloseTo(0, 1);
});
