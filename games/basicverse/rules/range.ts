/** Chapter 9: range in the Circle of Battle, and where somebody may be put. */
import { pluck } from '@arenarium/engine';
import type { Seat } from '@arenarium/engine';
import { hindrances } from '../cards/printed.ts';
import type { Place } from '../cards/words.ts';
import { areEnemies, at, heroOf, isAlive, type Table, topPlay } from '../table.ts';

/** HB-9.1: steps along the Circle, the shorter way; the dead and the Fields count (HB-9.2, HB-13.3). */
export function distance(t: Table, a: number, b: number): number {
  const { circle } = t;
  const apart = Math.abs(placeOf(circle, a) - placeOf(circle, b));
  return Math.min(apart, circle.length - apart);
}
/** (For a list this short, a loop is quicker than `indexOf`: ranges are asked for with every option.) */
function placeOf(circle: readonly number[], who: number): number {
  let place = 0;
  while (place < circle.length && circle[place] !== who) place++;
  return place;
}

/** How far `seen` is for `by`: enemies may be seen further away (HB-4.14), Vision brings all nearer (HB-4.13). */
export const rangeTo = (t: Table, by: Seat, seen: Seat): number =>
  distance(t, by, seen) + (areEnemies(by, seen) ? heroOf(t, seen).shadow : 0) - heroOf(t, by).vision;

export const reaches = (t: Table, by: Seat, { seat, within }: { seat: Seat; within: number }): boolean =>
  rangeTo(t, by, seat) <= within;

/** HB-9.1: is a living enemy so near? The same for all of them at once: no range is asked for more often. */
export function hasEnemyWithin(t: Table, by: Seat, within: number): boolean {
  const { circle, players } = t;
  const here = placeOf(circle, by);
  const most = within + heroOf(t, by).vision;
  for (let enemy = (by + 1) % 2; enemy < players; enemy += 2) {
    const { dead, shadow } = heroOf(t, enemy);
    if (dead) continue;
    const apart = Math.abs(here - placeOf(circle, enemy));
    if (Math.min(apart, circle.length - apart) + shadow <= most) return true;
  }
  return false;
}

/** Who stands just before somebody, clockwise. */
export const predecessor = (t: Table, who: number): number =>
  at(t.circle, (t.circle.indexOf(who) + t.circle.length - 1) % t.circle.length);

/** Who stands just before and just after somebody, clockwise. */
export const neighboursOf = (t: Table, who: number): readonly [number, number] => [
  predecessor(t, who),
  at(t.circle, (t.circle.indexOf(who) + 1) % t.circle.length),
];

/** HB-R5: step out of the Circle, and in again after `after`. */
export function putAfter(t: Table, who: number, after: number): void {
  const { circle } = t;
  pluck(circle, who);
  circle.splice(circle.indexOf(after) + 1, 0, who);
}

/** Actions that movement costs somebody more because of the enemies near by. */
export function hindrance(t: Table, seat: Seat): number {
  let more = 0;
  for (let enemy = (seat + 1) % 2; enemy < t.players; enemy += 2) {
    const rule = hindrances[heroOf(t, enemy).hero];
    if (rule !== null && rule !== undefined && isAlive(t, enemy) && reaches(t, enemy, { seat, within: rule.within }))
      more += rule.more;
  }
  return more;
}

/** Where `who` may be put: the ones it may come to stand after, clockwise from its own place. */
function destinations(t: Table, who: Seat, to: Place): number[] {
  const n = t.circle.length;
  const place = t.circle.indexOf(who);
  const found: number[] = [];
  // Stepping past the next one is one place further on, past n − 2 of them one place back: HB-9.3.
  for (let k = 1; k <= n - 2; k++) {
    if (to === 'neighbour' && k !== 1 && k !== n - 2) continue;
    found.push(at(t.circle, (place + k) % n));
  }
  return found;
}

export interface Moving {
  readonly who: Seat;
  readonly by: Seat;
  readonly to: Place;
  readonly may: number;
}

/** How far from `from` somebody would stand after stepping in behind `after`. HB-R20: Vision does not count here. */
export function rangeIn(t: Table, { who, from }: { who: Seat; from: Seat }, after: number): number {
  const left = t.circle.indexOf(who);
  const without = (one: number): number => {
    const place = t.circle.indexOf(one);
    return place > left ? place - 1 : place;
  };
  const here = without(after) + 1;
  const there = without(from) < here ? without(from) : without(from) + 1;
  const apart = Math.abs(here - there);
  return Math.min(apart, t.circle.length - apart);
}

export function allowed(t: Table, { who, by, to }: Moving): readonly number[] {
  const all = destinations(t, who, to);
  if (to === 'anywhere' || to === 'neighbour') return all;
  const from = to === 'besideTarget' ? topPlay(t).targets[0] : by;
  if (from === undefined || from === who) return [];
  const range = to === 'besideTarget' ? 1 : to.range;
  return all.filter((after) => rangeIn(t, { who, from }, after) === range);
}

/** HB-13.4, HB-R13: Fields that stand together are set at opposite ends, the Heroes keeping their order. */
export function resetFields(t: Table): boolean {
  const [one, other] = [t.players, t.players + 1];
  if (t.circle.length === t.players || distance(t, one, other) !== 1) return false;
  const first = predecessor(t, one) === other ? one : other;
  const start = t.circle.indexOf(first);
  putAfter(t, first === one ? other : one, at(t.circle, (start + 2) % t.circle.length));
  return true;
}
