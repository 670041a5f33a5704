import { expect, test } from 'vitest';
import { apart } from '../src/table/arrow-path.ts';

const box = (left: number, top: number, width = 10, height = 10) => ({ left, top, width, height });

test('boxes that meet are one, the others stay as they are', () => {
  expect(apart([box(0, 0), box(50, 0)])).toEqual([box(0, 0), box(50, 0)]);
  // Side by side they do not meet.
  expect(apart([box(0, 0), box(10, 0)])).toHaveLength(2);
  expect(apart([box(0, 0), box(5, 5)])).toEqual([box(0, 0, 15, 15)]);
});

test('what meets only what two others have become is one with them', () => {
  expect(apart([box(0, 0), box(12, 12), box(8, 0, 6, 30)])).toEqual([box(0, 0, 22, 30)]);
  expect(apart([box(40, 0), box(0, 0), box(5, 0, 40, 4)])).toEqual([box(0, 0, 50, 10)]);
});
