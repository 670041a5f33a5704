import { expect, test } from 'vitest';
import {
  emptyPosition,
  faceOf,
  facesFrom,
  knows,
  reveal,
  seeded,
  shuffle,
  show,
  takeOpenly,
  type Position,
} from '../src/index.ts';
import { lanterns } from './lanterns.ts';

const RED = 0;
const GREEN = 1;

/** Two seats; Ann (0) holds all of these cards, of which the last `open` were turned up for everybody. */
function held(printed: readonly number[], { open, seed }: { open: number; seed: string }): [Position, number[]] {
  const laid = { table: {}, faces: facesFrom(printed, 2), stack: [], random: seeded(seed) };
  const p = emptyPosition(lanterns as never, { seats: 2, settings: {} }, laid) as Position;
  const hand = printed.map((_, id) => id);
  const hidden = hand.slice(0, hand.length - open);
  shuffle(p, hidden);
  for (const id of hidden) show(p, 0, id);
  return [p, hand];
}

test('a copy that everybody has seen goes first, wherever it lies', () => {
  const [p, hand] = held([RED, RED, GREEN, RED], { open: 1, seed: 'open' });
  expect(takeOpenly(p, hand, { seat: 0, faces: [RED] })).toEqual([3]);
  expect(hand).toEqual([0, 1, 2]);
});

test('which place a hidden card leaves from hangs on nothing but chance', () => {
  const left = [0, 0, 0];
  for (let i = 0; i < 3000; i++) {
    const [p, hand] = held([RED, RED, GREEN], { open: 0, seed: `lot ${i}` });
    const [id = -1] = takeOpenly(p, hand, { seat: 0, faces: [RED] });
    expect(faceOf(p, id)).toBe(RED);
    left[id] = (left[id] ?? 0) + 1;
  }
  for (const times of left) expect(Math.abs(times - 1000)).toBeLessThan(120);
});

test('its owner keeps sight of the rest, nobody else gains any', () => {
  const [p, hand] = held([RED, RED, GREEN, GREEN, RED], { open: 1, seed: 'rest' });
  const taken = takeOpenly(p, hand, { seat: 0, faces: [RED, GREEN] });
  for (const id of taken) reveal(p, id);
  expect(taken.map((id) => faceOf(p, id))).toEqual([RED, GREEN]);
  expect(hand.every((id) => knows(p, 0, id))).toBe(true);
  expect(hand.some((id) => knows(p, 1, id))).toBe(false);
});

test('what is not there cannot leave', () => {
  const [p, hand] = held([RED, GREEN], { open: 0, seed: 'none' });
  expect(() => takeOpenly(p, hand, { seat: 0, faces: [RED, RED] })).toThrow('no card with face 0 among 2');
});
