import { expect, test } from 'vitest';
import {
  begin,
  checkedSetup,
  faceOf,
  facesFrom,
  groupsFor,
  knows,
  pickSecretly,
  reveal,
  seeded,
  shuffle,
  type Position,
} from '../src/index.ts';
import { ONLOOKER } from '../src/faces.ts';
import { tricks } from './tricks/index.ts';

const SEAT = 0;

function smallPosition(): Position {
  const p = begin(tricks, checkedSetup(tricks, 2), 'faces');
  p.faces = facesFrom([1, 1, 2, 3, 4], 2);
  return p;
}

test('a mulligan shuffled back joins hand and deck; an open discard made into a deck does not touch the hand', () => {
  const p = smallPosition();
  shuffle(p, [0, 1, 2, 3, 4]);
  shuffle(p, [0, 1]);
  const joined = groupsFor(p, SEAT);
  expect(joined[0]).toBe(joined[4]);
  for (const id of [3, 4]) reveal(p, id);
  shuffle(p, [3, 4]);
  const apart = groupsFor(p, SEAT);
  expect(apart[3]).toBe(apart[4]);
  expect(apart[3]).not.toBe(apart[0]);
});

test('a secret pick follows its face, and only the picker knows where it lies', () => {
  for (let seed = 0; seed < 30; seed++) {
    const p = smallPosition();
    p.random = seeded(String(seed));
    const [picked = -1] = pickSecretly(p, SEAT, [1, 2, 3, 4], [3]);
    expect(faceOf(p, picked)).toBe(3);
    expect(knows(p, SEAT, picked)).toBe(true);
    expect(knows(p, 1, picked)).toBe(false);
    expect(knows(p, ONLOOKER, 0)).toBe(true);
  }
});

test('a shuffle decided beforehand brings the faces as told, and refuses faces that are not there', () => {
  const p = smallPosition();
  p.given = { dice: [], shuffles: [[4, 3], [9]] };
  shuffle(p, [0, 1, 2, 3, 4]);
  expect(p.faces.face.slice(0, 2)).toEqual([4, 3]);
  expect(() => {
    shuffle(p, [0, 1]);
  }).toThrow('the shuffle was to bring face 9');
});

test('more cards or seats than an act can hold are refused', () => {
  const cards = (n: number): number[] => Array.from({ length: n }, () => 0);
  expect(() => facesFrom(cards(2048), 30)).not.toThrow();
  expect(() => facesFrom(cards(2049), 2)).toThrow('2049 cards and 2 seats are too many');
  expect(() => facesFrom(cards(4), 31)).toThrow('4 cards and 31 seats are too many');
});
