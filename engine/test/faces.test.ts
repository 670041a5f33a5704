import { expect, test } from 'vitest';
import {
  below,
  begin,
  groupOf,
  knows,
  pickSecretly,
  reveal,
  seeded,
  show,
  shuffle,
  type Position,
} from '../src/index.ts';
import { ONLOOKER } from '../src/faces.ts';
import { lanterns } from './lanterns.ts';

/**
 * Brute force: beside the position, keep for one seat the list of all worlds that fit what it has seen. Whatever the
 * seat's groups say must allow every one of those worlds: groups may forget, they may never claim too much.
 */
const SEAT = 0;
const CARDS = 5;
type World = readonly number[];

function permutations(ids: readonly number[]): number[][] {
  if (ids.length <= 1) return [[...ids]];
  return ids.flatMap((id, i) => permutations([...ids.slice(0, i), ...ids.slice(i + 1)]).map((rest) => [id, ...rest]));
}
/** Every world a shuffle of the pile can make of this one. */
const mixed = (world: World, pile: readonly number[]): World[] =>
  permutations(pile).map((order) => {
    const after = [...world];
    pile.forEach((id, i) => {
      after[id] = world[order[i] as number] as number;
    });
    return after;
  });
const unique = (worlds: readonly World[]): World[] => [...new Map(worlds.map((w) => [w.join(), w])).values()];

/** The worlds that the seat's groups allow: known faces as they are, groups dealt in every way. */
function allowed(p: Position): Set<string> {
  let worlds: World[] = [Array.from({ length: CARDS }, (_, id) => p.faces.cells[id] as number)];
  const groups = new Map<number, number[]>();
  for (let id = 0; id < CARDS; id++) {
    const group = groupOf(p.faces, SEAT, id);
    if (group !== 0) groups.set(group, [...(groups.get(group) ?? []), id]);
  }
  for (const ids of groups.values()) worlds = unique(worlds.flatMap((world) => mixed(world, ids)));
  return new Set(worlds.map((world) => world.join()));
}

function smallPosition(): Position {
  const p = begin(lanterns(), { seats: 2, settings: {} }, 'faces');
  p.faces = { count: CARDS, seats: 2, cells: new Int16Array(CARDS * 4) };
  p.faces.cells.set([1, 1, 2, 3, 4]);
  return p;
}

test('groups never claim more than a seat can know', () => {
  const random = seeded('brute force');
  let exact = 0;
  let looked = 0;
  for (let round = 0; round < 400; round++) {
    const p = smallPosition();
    let worlds: World[] = [Array.from(p.faces.cells.slice(0, CARDS))];
    for (let act = 0; act < 6; act++) {
      const pile = Array.from({ length: CARDS }, (_, id) => id).filter(() => below(random, 2) === 0);
      const id = below(random, CARDS);
      const what = below(random, 4);
      if (what === 0) {
        shuffle(p, pile);
        worlds = unique(worlds.flatMap((world) => mixed(world, pile)));
      } else if (what === 1) {
        show(p, SEAT, id);
        worlds = worlds.filter((world) => world[id] === p.faces.cells[id]);
      } else if (what === 2) {
        reveal(p, id);
        worlds = worlds.filter((world) => world[id] === p.faces.cells[id]);
      } else if (pile.length > 0) {
        // Somebody else picks secretly from a set: for this seat, that is a shuffle.
        for (const card of pile) show(p, 1, card);
        pickSecretly(p, 1, pile, [pile[0] as number]);
        worlds = unique(worlds.flatMap((world) => mixed(world, pile)));
      }
      const claims = allowed(p);
      for (const world of worlds) expect(claims.has(world.join())).toBe(true);
      looked++;
      if (claims.size === worlds.length) exact++;
    }
  }
  expect(exact / looked).toBeGreaterThan(0.75);
});

test('a mulligan shuffled back joins hand and deck; an open discard made into a deck does not touch the hand', () => {
  const p = smallPosition();
  shuffle(p, [0, 1, 2, 3, 4]);
  shuffle(p, [0, 1]);
  expect(groupOf(p.faces, SEAT, 0)).toBe(groupOf(p.faces, SEAT, 4));
  for (const id of [3, 4]) reveal(p, id);
  shuffle(p, [3, 4]);
  expect(groupOf(p.faces, SEAT, 3)).toBe(groupOf(p.faces, SEAT, 4));
  expect(groupOf(p.faces, SEAT, 3)).not.toBe(groupOf(p.faces, SEAT, 0));
});

test('a secret pick follows its face, and only the picker knows where it lies', () => {
  for (let seed = 0; seed < 30; seed++) {
    const p = smallPosition();
    p.random = seeded(String(seed));
    const [picked] = pickSecretly(p, SEAT, [1, 2, 3, 4], [3]);
    expect(p.faces.cells[picked as number]).toBe(3);
    expect(knows(p, SEAT, picked as number)).toBe(true);
    expect(knows(p, 1, picked as number)).toBe(false);
    expect(knows(p, ONLOOKER, 0)).toBe(true);
  }
});

test('a shuffle decided beforehand brings the faces as told, and refuses faces that are not there', () => {
  const p = smallPosition();
  p.given = { dice: [], shuffles: [[4, 3], [9]] };
  shuffle(p, [0, 1, 2, 3, 4]);
  expect(Array.from(p.faces.cells.slice(0, 2))).toEqual([4, 3]);
  expect(() => {
    shuffle(p, [0, 1]);
  }).toThrow('the shuffle was to bring face 9');
});
