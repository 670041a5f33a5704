import { expect, test } from 'vitest';
import { aside, below, branch, next, seeded, shuffled } from '../src/index.ts';
import { keyed } from '../src/random.ts';

/** Replays on every machine depend on these numbers. A change here is a change of every record ever kept. */
test('the golden vectors', () => {
  const r = seeded('arenarium');
  expect([next(r), next(r), next(r), next(r)]).toEqual([54814535, 3721028548, 117335417, 347490614]);
  expect(Array.from({ length: 8 }, () => 1 + below(r, 6))).toEqual([5, 4, 3, 2, 2, 2, 6, 6]);
  expect(shuffled(seeded('deck'), [0, 1, 2, 3, 4, 5, 6, 7])).toEqual([1, 3, 2, 4, 7, 6, 5, 0]);
  const stream = keyed('arenarium');
  expect([next(stream), next(stream), next(stream), next(stream)]).toEqual([
    3402843638, 4110539660, 1926997668, 1592789249,
  ]);
});

test('dice are fair enough', () => {
  const r = seeded('fair');
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60_000; i++) {
    const die = below(r, 6);
    counts[die] = (counts[die] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});

test('near seeds and branches have nothing in common', () => {
  const [a, b] = [seeded('1'), seeded('2')];
  const c = branch(seeded('1'));
  const run = (r: typeof a) => Array.from({ length: 1000 }, () => next(r));
  const all = [...run(a), ...run(b), ...run(c)];
  expect(new Set(all).size).toBeGreaterThan(2990);
});

test('what is drawn aside follows from the key alone, and has nothing in common with the stream', () => {
  const stream = keyed('arenarium');
  const first = aside(stream);
  const drawn = Array.from({ length: 100 }, () => next(stream));
  const later = aside(stream);
  const numbers = Array.from({ length: 100 }, () => next(first));
  expect(Array.from({ length: 100 }, () => next(later))).toEqual(numbers);
  expect(new Set([...drawn, ...numbers]).size).toBeGreaterThan(198);
  expect(aside(seeded('quick'))).toEqual(branch(seeded('quick')));
});
