/**
 * Brute force: beside the position, keep for one seat all worlds that fit what it has seen, each with its chance: a mixing
 * spreads each world evenly over the orders of its set, a sight strikes out and rescales. What the pools deal must be
 * the same: no world that cannot be, none missed, each about as often as it should be.
 */
import { expect, test } from 'vitest';
import { knownTo } from '../src/faces.ts';
import {
  begin,
  below,
  checkedSetup,
  countsAmong,
  faceOf,
  facesFrom,
  pickSecretly,
  reveal,
  seeded,
  show,
  shuffle,
  type Position,
  type Random,
} from '../src/index.ts';
import { dealAnew } from '../src/memory.ts';
import { tricks } from './tricks/index.ts';

const SEAT = 0;
const FACES = [1, 1, 2, 2, 3, 3];
type Worlds = Map<string, number>;

const facesOf = (p: Position): string => p.faces.face.join('');

function smallPosition(): Position {
  const p = begin(tricks, checkedSetup(tricks, 2), 'pools');
  p.faces = facesFrom(FACES, 2);
  return p;
}

const ordersOf = new Map<string, Worlds>();
/** The different orders of some faces, and how likely each is. */
function orders(faces: string): Worlds {
  const already = ordersOf.get(faces);
  if (already !== undefined) return already;
  const found: Worlds = new Map();
  if (faces === '') found.set('', 1);
  for (let i = 0; i < faces.length; i++) {
    for (const [rest, chance] of orders(faces.slice(0, i) + faces.slice(i + 1))) {
      const order = `${faces[i]}${rest}`;
      found.set(order, (found.get(order) ?? 0) + chance / faces.length);
    }
  }
  ordersOf.set(faces, found);
  return found;
}

function afterMixing(worlds: Worlds, pile: readonly number[]): Worlds {
  const after: Worlds = new Map();
  for (const [world, chance] of worlds) {
    const sorted = pile
      .map((id) => world[id])
      .sort((a, b) => Number(a) - Number(b))
      .join('');
    for (const [order, share] of orders(sorted)) {
      const faces = [...world];
      pile.forEach((id, i) => (faces[id] = order[i] as string));
      const key = faces.join('');
      after.set(key, (after.get(key) ?? 0) + chance * share);
    }
  }
  return after;
}

function afterSeeing(worlds: Worlds, id: number, face: number): Worlds {
  const fitting = [...worlds].filter(([world]) => Number(world[id]) === face);
  const sum = fitting.reduce((total, [, chance]) => total + chance, 0);
  return new Map(fitting.map(([world, chance]) => [world, chance / sum]));
}

/** One random act, to the position and to the list of worlds. */
function act(p: Position, worlds: Worlds, random: Random): Worlds {
  const ids = FACES.map((_, id) => id);
  const pile = ids.filter(() => below(random, 2) === 0);
  const id = below(random, FACES.length);
  switch (below(random, 4)) {
    case 0:
      shuffle(p, pile);
      return afterMixing(worlds, pile);
    case 1:
      show(p, SEAT, id);
      return afterSeeing(worlds, id, faceOf(p, id));
    case 2:
      reveal(p, id);
      return afterSeeing(worlds, id, faceOf(p, id));
    default:
      // Somebody else picks secretly from a set: for this seat, that is a shuffle.
      for (const card of pile) show(p, 1, card);
      pickSecretly(p, 1, pile, pile.slice(0, 1));
      return afterMixing(worlds, pile);
  }
}

/**
 * What is counted among some cards holds in every world. How many of its bounds are reached in one: nearly all, as each face
 * is looked at alone.
 */
function expectCounts(p: Position, worlds: Worlds, random: Random): number {
  const cards = FACES.map((_, id) => id).filter(() => below(random, 2) === 0);
  const counted = countsAmong(p, SEAT, cards);
  let reached = 0;
  for (const face of new Set(FACES)) {
    const found = [...worlds.keys()].map((world) => cards.filter((id) => Number(world[id]) === face).length);
    const { atLeast = 0, atMost = 0 } = counted.find((each) => each.face === face) ?? {};
    expect(atLeast).toBeLessThanOrEqual(Math.min(...found));
    expect(atMost).toBeGreaterThanOrEqual(Math.max(...found));
    if (atLeast === Math.min(...found) && atMost === Math.max(...found)) reached++;
  }
  return reached / new Set(FACES).size;
}

/** Half the sum of the differences between what should be and what was met. */
function distance(worlds: Worlds, met: Map<string, number>, dealt: number): number {
  let sum = 0;
  for (const [world, chance] of worlds) sum += Math.abs(chance - (met.get(world) ?? 0) / dealt);
  return sum / 2;
}

const ROUNDS = 40;
const ACTS = 14;
const DEALT = 1500;

test('dealt worlds are just those that can be, each about as often as chance would bring it about', () => {
  const random = seeded('brute force');
  let off = 0;
  let looked = 0;
  let reached = 0;
  let worst = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const p = smallPosition();
    let worlds: Worlds = new Map([[facesOf(p), 1]]);
    for (let i = 0; i < ACTS; i++) {
      worlds = act(p, worlds, random);
      expect(worlds.has(facesOf(p))).toBe(true);
      const met = new Map<string, number>();
      const faces = p.faces.face.slice();
      for (let n = 0; n < DEALT; n++) {
        dealAnew(knownTo(p, SEAT), faces, { random, kinds: [] });
        const world = faces.join('');
        met.set(world, (met.get(world) ?? 0) + 1);
      }
      expect([...met.keys()].filter((world) => !worlds.has(world))).toEqual([]);
      expect([...worlds].filter(([world, chance]) => chance * DEALT > 12 && !met.has(world))).toEqual([]);
      reached += expectCounts(p, worlds, random);
      // By chance alone, about √(worlds ÷ dealt) ÷ 2.5.
      const excess = distance(worlds, met, DEALT) - 0.4 * Math.sqrt(worlds.size / DEALT);
      worst = Math.max(worst, excess);
      off += excess;
      looked++;
    }
  }
  expect(reached / looked).toBeGreaterThan(0.98);
  expect(off / looked).toBeLessThan(0.005);
  expect(worst).toBeLessThan(0.1);
});
