import { expect, test } from 'vitest';
import { faceOf, knows, reveal, takeOpenly } from '../src/index.ts';
import { held } from './held.ts';

const RED = 0;
const GREEN = 1;

test('a copy that everybody has seen goes first, wherever it lies', () => {
  const { p, hand } = held([RED, RED, GREEN, RED], { open: 1, seed: 'open' });
  expect(takeOpenly(p, hand, { seat: 0, faces: [RED] })).toEqual([3]);
  expect(hand).toEqual([0, 1, 2]);
});

test('which place a hidden card leaves from hangs on nothing but chance', () => {
  const left = [0, 0, 0];
  for (let i = 0; i < 3000; i++) {
    const { p, hand } = held([RED, RED, GREEN], { seed: `lot ${i}` });
    const [id = -1] = takeOpenly(p, hand, { seat: 0, faces: [RED] });
    expect(faceOf(p, id)).toBe(RED);
    left[id] = (left[id] ?? 0) + 1;
  }
  for (const times of left) expect(Math.abs(times - 1000)).toBeLessThan(120);
});

test('its owner keeps sight of the rest, nobody else gains any', () => {
  const { p, hand } = held([RED, RED, GREEN, GREEN, RED], { open: 1, seed: 'rest' });
  const taken = takeOpenly(p, hand, { seat: 0, faces: [RED, GREEN] });
  for (const id of taken) reveal(p, id);
  expect(taken.map((id) => faceOf(p, id))).toEqual([RED, GREEN]);
  expect(hand.every((id) => knows(p, 0, id))).toBe(true);
  expect(hand.some((id) => knows(p, 1, id))).toBe(false);
});

test('what is not there cannot leave', () => {
  const { p, hand } = held([RED, GREEN], { seed: 'none' });
  expect(() => takeOpenly(p, hand, { seat: 0, faces: [RED, RED] })).toThrow('no card with face 0 among 2');
});
