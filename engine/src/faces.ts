/**
 * Only faces are secret. Where ids lie is on the table, for all to see; what is printed on them is here, and for
 * each seat (and the onlooker) what it knows: 0, it has seen this face; or a group number: among the ids of this
 * group lie exactly these faces, it cannot tell which is which.
 */
import type { Seat } from './flow.ts';
import type { Position } from './position.ts';
import { below } from './random.ts';

export interface Faces {
  /** How many ids there are. */
  readonly count: number;
  readonly seats: number;
  /** Row 0: the face of each id. Row 1 + seat: what that seat knows of it. Last row: the onlooker. */
  readonly cells: Int16Array;
}

/** Somebody who watches without a seat knows what lies face up. */
export const ONLOOKER: Seat = -1;

const viewersOf = (faces: Faces): number => faces.seats + 1;
const rowOf = (faces: Faces, seat: Seat): number => (seat === ONLOOKER ? faces.seats + 1 : seat + 1) * faces.count;

/** All faces laid out in the open: everybody has seen them. */
export function facesFrom(printed: readonly number[], seats: number): Faces {
  const cells = new Int16Array(printed.length * (seats + 2));
  cells.set(printed);
  return { count: printed.length, seats, cells };
}

/** What is printed on an id: the truth. Rules may look; what they do with it must not tell. */
export const faceOf = (p: Position, id: number): number => p.faces.cells[id] as number;

/** Has this seat seen what is printed on the id (and not lost sight of it in a shuffle)? */
export const knows = (p: Position, seat: Seat, id: number): boolean => p.faces.cells[rowOf(p.faces, seat) + id] === 0;

/** The face as this seat knows it, or −1. */
export const faceFor = (p: Position, seat: Seat, id: number): number => (knows(p, seat, id) ? faceOf(p, id) : -1);

/** The group an id belongs to for a seat; 0 if it has seen the face. */
export const groupOf = (faces: Faces, seat: Seat, id: number): number => faces.cells[rowOf(faces, seat) + id] as number;

/** One seat looks at a face. */
export function show(p: Position, seat: Seat, id: number): void {
  const cell = rowOf(p.faces, seat) + id;
  if (p.faces.cells[cell] === 0) return;
  p.faces.cells[cell] = 0;
  p.seen++;
}

/** A face is turned up for everybody. */
export function reveal(p: Position, id: number): void {
  const { cells, count } = p.faces;
  const rows = viewersOf(p.faces);
  for (let row = 1, cell = count + id; row <= rows; row++, cell += count) {
    if (cells[cell] === 0) continue;
    cells[cell] = 0;
    p.seen++;
  }
}

/**
 * Shuffle a pile: faces move, ids stay where they lie. A seat that had seen them all now knows them as one new
 * group; for any other, the pile and every group that reaches into it become one group.
 */
export function shuffle(p: Position, pile: readonly number[]): void {
  mixFaces(p, pile);
  if (pile.length < 2) return;
  const rows = viewersOf(p.faces);
  for (let row = 1; row <= rows; row++) loseTrack(p.faces, row * p.faces.count, pile);
}

/**
 * Cards leave a set that only `seat` may see, face down: which of the ids were taken must not tell others what
 * was taken. The faces of the set are shuffled over its ids, the picker keeps sight of them, and the picks follow
 * their faces. Returns the ids under which the picks now lie.
 */
export function pickSecretly(p: Position, seat: Seat, set: readonly number[], picks: readonly number[]): number[] {
  const { cells, count } = p.faces;
  const now = picks.slice();
  p.drawn++;
  for (let i = set.length - 1; i > 0; i--) {
    const here = set[i] as number;
    const there = set[below(p.random, i + 1)] as number;
    const face = cells[here] as number;
    cells[here] = cells[there] as number;
    cells[there] = face;
    for (let k = 0; k < now.length; k++) {
      if (now[k] === here) now[k] = there;
      else if (now[k] === there) now[k] = here;
    }
  }
  if (set.length < 2) return now;
  const rows = viewersOf(p.faces);
  for (let row = 1; row <= rows; row++) {
    if (row !== seat + 1) loseTrack(p.faces, row * count, set);
  }
  return now;
}

function mixFaces(p: Position, pile: readonly number[]): void {
  const { cells } = p.faces;
  const given = p.given?.shuffles.shift();
  if (given !== undefined) {
    arrangeAs(cells, pile, given);
    return;
  }
  p.drawn++;
  for (let i = pile.length - 1; i > 0; i--) {
    const j = below(p.random, i + 1);
    const here = pile[i] as number;
    const there = pile[j] as number;
    const face = cells[here] as number;
    cells[here] = cells[there] as number;
    cells[there] = face;
  }
}

/** A shuffle decided beforehand must bring up the faces that are there: the first ones as given, then the rest. */
function arrangeAs(cells: Int16Array, pile: readonly number[], given: readonly number[]): void {
  const left = pile.map((id) => cells[id] as number);
  for (const face of given) {
    const at = left.indexOf(face);
    if (at < 0) throw new Error(`the shuffle was to bring face ${face}, which is not in the pile`);
    left.splice(at, 1);
  }
  [...given, ...left].forEach((face, i) => {
    cells[pile[i] as number] = face;
  });
}

/**
 * What one viewer (the row beginning at `base`) still knows after the faces of a pile were mixed unseen. Groups are
 * few, so sets of them are kept as bits; a row with more than fit takes the long way round.
 */
function loseTrack(faces: Faces, base: number, pile: readonly number[]): void {
  const { cells, count } = faces;
  let touched = 0;
  let highest = 0;
  for (let i = 0; i < pile.length; i++) {
    const group = cells[base + (pile[i] as number)] as number;
    touched |= 1 << group;
    if (group > highest) highest = group;
  }
  if (highest >= MOST_BITS) {
    loseTrackOfMany(faces, base, pile);
    return;
  }
  const groups = touched & ~1;
  if (groups === 0) {
    const free = freeGroup(cells, base, count);
    for (let i = 0; i < pile.length; i++) cells[base + (pile[i] as number)] = free;
    return;
  }
  // The groups that reach into the pile become one, under the lowest of their numbers.
  const lowest = groups & -groups;
  const group = 31 - Math.clz32(lowest);
  const others = groups ^ lowest;
  if (others !== 0) {
    for (let cell = base; cell < base + count; cell++) {
      const old = cells[cell] as number;
      if (old < MOST_BITS && (others & (1 << old)) !== 0) cells[cell] = group;
    }
  }
  if ((touched & 1) === 0 && others === 0) return;
  for (let i = 0; i < pile.length; i++) cells[base + (pile[i] as number)] = group;
}
const MOST_BITS = 31;

/** The smallest number that is not the name of a group in this row. */
function freeGroup(cells: Int16Array, base: number, count: number): number {
  let used = 1;
  for (let cell = base; cell < base + count; cell++) {
    const group = cells[cell] as number;
    if (group < MOST_BITS) used |= 1 << group;
  }
  const free = ~used & (used + 1);
  if (free > 0) return 31 - Math.clz32(free);
  let group = MOST_BITS;
  while (cells.subarray(base, base + count).includes(group)) group++;
  return group;
}

function loseTrackOfMany({ cells, count }: Faces, base: number, pile: readonly number[]): void {
  const touched = new Uint8Array(count + 2);
  for (const id of pile) touched[cells[base + id] as number] = 1;
  touched[0] = 0;
  const used = new Uint8Array(count + 2);
  for (let id = 0; id < count; id++) used[cells[base + id] as number] = 1;
  let group = 1;
  while (used[group] === 1) group++;
  for (let id = 0; id < count; id++) if (touched[cells[base + id] as number] === 1) cells[base + id] = group;
  for (const id of pile) cells[base + id] = group;
}
