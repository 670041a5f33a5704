/** Chapter 9: range and movement in the Circle of Battle. */
import { ask, done, question, rules, type Flow, type Seat } from '@arenarium/engine';
import { logOf } from './happenings.ts';
import { placeOption, STAY, type Place } from './options.ts';
import { hindrances, standsFirm } from './printed.ts';
import { movement } from './reactions.ts';
import { areEnemies, at, fighterOf, isAlive, topPlay, type P, type Table } from './table.ts';
import type { Place as Destination } from './words.ts';

/** HB-9.1: steps along the Circle, the shorter way; the dead and the Fields count (HB-9.2, HB-13.3). */
export function distance(t: Table, a: number, b: number): number {
  const apart = Math.abs(t.circle.indexOf(a) - t.circle.indexOf(b));
  return Math.min(apart, t.circle.length - apart);
}

/** How far `seen` is for `by`: enemies may be seen further away (HB-4.14), Vision brings all nearer (HB-4.13). */
export const rangeTo = (t: Table, by: Seat, seen: Seat): number =>
  distance(t, by, seen) + (areEnemies(by, seen) ? fighterOf(t, seen).shadow : 0) - fighterOf(t, by).vision;

export const reaches = (t: Table, by: Seat, { seat, within }: { seat: Seat; within: number }): boolean =>
  rangeTo(t, by, seat) <= within;

/** Who stands just before somebody, clockwise. */
export const predecessor = (t: Table, who: number): number =>
  at(t.circle, (t.circle.indexOf(who) + t.circle.length - 1) % t.circle.length);

/** HB-R5: step out of the Circle, and in again after `after`. */
export function putAfter(t: Table, who: number, after: number): void {
  const { circle } = t;
  circle.splice(circle.indexOf(who), 1);
  circle.splice(circle.indexOf(after) + 1, 0, who);
}

/** Actions that movement costs somebody more because of the enemies near by. */
export function hindrance(t: Table, seat: Seat): number {
  let more = 0;
  for (let enemy = (seat + 1) % 2; enemy < t.players; enemy += 2) {
    const rule = hindrances[fighterOf(t, enemy).hero];
    if (rule !== null && rule !== undefined && isAlive(t, enemy) && reaches(t, enemy, { seat, within: rule.within }))
      more += rule.more;
  }
  return more;
}

/** Where `who` may be put: the ones it may come to stand after, clockwise from its own place. */
function destinations(t: Table, who: Seat, to: Destination): number[] {
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

interface Moving {
  readonly who: Seat;
  readonly by: Seat;
  readonly to: Destination;
  readonly may: number;
}

/** How far from `from` somebody would stand after stepping in behind `after`. HB-R20: Vision does not count here. */
function rangeIn(t: Table, { who, from }: { who: Seat; from: Seat }, after: number): number {
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

function allowed(t: Table, { who, by, to }: Moving): readonly number[] {
  const all = destinations(t, who, to);
  if (to === 'anywhere' || to === 'neighbour') return all;
  const from = to === 'besideTarget' ? topPlay(t).targets[0] : by;
  if (from === undefined || from === who) return [];
  const range = to === 'besideTarget' ? 1 : to.range;
  return all.filter((after) => rangeIn(t, { who, from }, after) === range);
}

/** HB-9.3: where to? */
export const placeQuestion = question('basicverse/place', {
  rule: 'HB-9.3',
  options(p: P, moving: Moving): readonly Place[] {
    const options = allowed(p.table, moving).map(placeOption);
    if (moving.may === 1) options.push(STAY);
    return options;
  },
});

export const circle = rules('basicverse/circle', {
  /** HB-9.3, HB-9.4: somebody is moved, by themselves or by another's Ability. */
  move(p: P, moving: Moving): Flow {
    const { who, by } = moving;
    const t = p.table;
    if (!isAlive(t, who) || (areEnemies(who, by) && standsFirm(t, who))) return done();
    if (allowed(t, moving).length === 0) return done();
    return ask(by, placeQuestion, moving).then(circle.stepIn, { who });
  },
  /** HB-4.10, HB-9.4: enemies near the new place may answer; Stonewall sends the Hero back. */
  stepIn(p: P, { who }: { readonly who: Seat }, place: Place): Flow {
    if (place.do === 'stay') return done();
    const t = p.table;
    const back = predecessor(t, who);
    putAfter(t, who, place.after);
    t.moving = who;
    logOf(p)?.push({ did: 'moved', seat: who, after: place.after });
    return movement.round(p, { who, back, asked: 1 });
  },
});

/** HB-13.4, HB-R13: Fields that stand together are set at opposite ends, the Heroes keeping their order. */
export function resetFields(t: Table): boolean {
  const [one, other] = [t.players, t.players + 1];
  if (t.circle.length === t.players || distance(t, one, other) !== 1) return false;
  const first = predecessor(t, one) === other ? one : other;
  const start = t.circle.indexOf(first);
  putAfter(t, first === one ? other : one, at(t.circle, (start + 2) % t.circle.length));
  return true;
}
