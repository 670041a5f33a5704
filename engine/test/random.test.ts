import { expect, test } from 'vitest';
import { below, branch, next, seeded, shuffled } from '../src/index.ts';

/** Replays on every machine depend on these numbers. A change here is a change of every record ever kept. */
test('the golden vectors', () => {
  const r = seeded('arenarium');
  expect([next(r), next(r), next(r), next(r)]).toEqual([4163525218, 1537382397, 4162170792, 530849906]);
  expect(Array.from({ length: 8 }, () => 1 + below(r, 6))).toEqual([3, 5, 6, 2, 1, 4, 6, 6]);
  expect(shuffled(seeded('deck'), [0, 1, 2, 3, 4, 5, 6, 7])).toEqual([5, 3, 1, 7, 2, 4, 0, 6]);
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
