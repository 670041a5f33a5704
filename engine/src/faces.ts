/**
 * Only faces are secret. Where ids lie is on the table, for all to see; what is printed on them is here, and for
 * each seat (and the onlooker) which of them it has seen. What it can count of the others follows from the acts.
 */
import { MOST_FACES, MOST_SEATS, noteMixing, notePick, noteSight } from './acts.ts';
import type { Seat } from './flow.ts';
import type { Kind } from './game.ts';
import { numberIn } from './ids.ts';
import { copyOfMemory, keepShort, knownBy, openMemory, type Known, type Memory } from './memory.ts';
import { groupsIn } from './pools.ts';
import type { Position } from './position.ts';
import { below, shuffled } from './random.ts';

export interface Faces {
  /** How many ids there are. */
  readonly count: number;
  readonly seats: number;
  /** By id: what is printed on it. Lists, not typed arrays: those of this size are slow to copy. */
  readonly face: number[];
  /** By id: a bit for each seat, and the highest for the onlooker, set where the face has not been seen. */
  readonly unseen: number[];
  /** What was mixed and seen since the beginning; null where nobody counts: in an imagined world, and where all play by lot. */
  readonly memory: Memory | null;
}

/** Somebody who watches without a seat knows what lies face up. */
export const ONLOOKER: Seat = -1;

const viewerAt = (faces: Faces, seat: Seat): number => (seat === ONLOOKER ? faces.seats : seat);
const bitOf = (faces: Faces, seat: Seat): number => 1 << viewerAt(faces, seat);
/** The bits of all seats and the onlooker. */
const everybodyOf = ({ seats }: Faces): number => (1 << (seats + 1)) - 1;

/** Copied for every match: a list made number by number takes many times as long. */
const ZEROS: number[] = [];
function zeros(n: number): number[] {
  while (ZEROS.length < n) ZEROS.push(0);
  return ZEROS.slice(0, n);
}

/** All faces laid out in the open: everybody has seen them, and can count from there. */
export const facesFrom = (printed: readonly number[], seats: number): Faces =>
  laidOpen(printed, seats, openMemory(printed, seats + 1));
/** The same where all play by lot: nobody counts. */
export const facesByLot = (printed: readonly number[], seats: number): Faces => laidOpen(printed, seats, null);

function laidOpen(printed: readonly number[], seats: number, memory: Memory | null): Faces {
  const count = printed.length;
  if (count > MOST_FACES || seats > MOST_SEATS) throw new Error(`${count} cards and ${seats} seats are too many`);
  return { count, seats, face: printed.slice(), unseen: zeros(count), memory };
}

/** Faces in rows: first what is printed on each id; then for each seat, and last for the onlooker, 0 where it was seen. */
export interface Rows {
  readonly count: number;
  readonly seats: number;
  readonly cells: readonly number[];
}
export function inRows({ count, seats, face, unseen }: Faces): Rows {
  const rows = [face];
  for (let viewer = 0; viewer <= seats; viewer++) rows.push(unseen.map((bits) => (bits >> viewer) & 1));
  return { count, seats, cells: rows.flat() };
}
export function fromRows({ count, seats, cells }: Rows, memory: Memory | null): Faces {
  const unseen = new Array<number>(count).fill(0);
  for (let cell = count; cell < cells.length; cell++) {
    if (cells[cell] !== 0)
      unseen[cell % count] = numberIn(unseen, cell % count) | (1 << (Math.floor(cell / count) - 1));
  }
  return { count, seats, face: cells.slice(0, count), unseen, memory };
}

/** An independent copy. */
export const copyOfFaces = ({ count, seats, face, unseen, memory }: Faces): Faces => ({
  count,
  seats,
  face: face.slice(),
  unseen: unseen.slice(),
  memory: memory === null ? null : copyOfMemory(memory),
});

/** The same faces, with nothing to count from. */
export const withoutMemory = ({ count, seats, face, unseen }: Faces): Faces => ({
  count,
  seats,
  face,
  unseen,
  memory: null,
});

/** What is printed on an id: the truth. Rules may look; what they do with it must not tell. */
export const faceOf = (p: Position, id: number): number => numberIn(p.faces.face, id);

/** Has this seat seen what is printed on the id (and not lost sight of it in a shuffle)? */
export const knows = (p: Position, seat: Seat, id: number): boolean =>
  (numberIn(p.faces.unseen, id) & bitOf(p.faces, seat)) === 0;

/** All but this seat, the onlooker among them: a bit for each. */
export const othersThan = (p: Position, seat: Seat): number => everybodyOf(p.faces) & ~bitOf(p.faces, seat);
/** Those of these bits that have not seen what is printed on the id. */
export const unseenBy = (p: Position, viewers: number, id: number): number => numberIn(p.faces.unseen, id) & viewers;

/** Has everybody seen what is printed on the id, the onlooker too? */
export const liesOpen = (p: Position, id: number): boolean => p.faces.unseen[id] === 0;

/** How many bits are set: pairs are added up, then fours, then bytes. */
function bitsIn(set: number): number {
  const pairs = set - ((set >> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333);
  return Math.imul((fours + (fours >> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The face as this seat knows it, or −1. */
export const faceFor = (p: Position, seat: Seat, id: number): number => (knows(p, seat, id) ? faceOf(p, id) : -1);

/** What a seat can count. Worked out when it is first asked for. */
export function knownTo(p: Position, seat: Seat): Known {
  const { memory } = p.faces;
  if (memory === null) throw new Error('nobody counts in an imagined world, nor where all play by lot');
  return knownBy(memory, viewerAt(p.faces, seat));
}

/** What all know of places: only these faces can lie there. */
export const kindsIn = (p: Position): readonly Kind[] => p.game.kinds?.(p.table) ?? ANYTHING;
const ANYTHING: readonly Kind[] = [];

/** By id: ids of one group can be each other, for all the seat knows; 0 where it has seen the face. */
export const groupsFor = (p: Position, seat: Seat): readonly number[] => groupsIn(knownTo(p, seat).pools);

/** One seat looks at a face. */
export function show(p: Position, seat: Seat, id: number): void {
  const { face, unseen, memory } = p.faces;
  const bits = numberIn(unseen, id);
  const bit = bitOf(p.faces, seat);
  if ((bits & bit) === 0) return;
  unseen[id] = bits ^ bit;
  p.seen++;
  if (memory !== null) noteSight(memory, viewerAt(p.faces, seat), id, numberIn(face, id));
}

/** A face is turned up for everybody. */
export function reveal(p: Position, id: number): void {
  const { face, unseen, memory } = p.faces;
  const bits = numberIn(unseen, id);
  if (bits === 0) return;
  unseen[id] = 0;
  p.seen += bitsIn(bits);
  if (memory !== null) noteSight(memory, null, id, numberIn(face, id));
}

/** Another world: two cards have each other's faces. */
export function exchangeFaces({ faces: { face } }: Position, a: number, b: number): void {
  const other = numberIn(face, a);
  face[a] = numberIn(face, b);
  face[b] = other;
}

/** Shuffle a pile: faces move, ids stay where they lie, and nobody knows any more which is which. */
export function shuffle(p: Position, pile: readonly number[]): void {
  mixFaces(p, pile);
  if (pile.length < 2) return;
  loseSight(p.faces, pile, 0);
  const { memory } = p.faces;
  if (memory === null) return;
  noteMixing(memory, pile);
  keepShort(memory);
}

/**
 * Cards leave a set that only `seat` may see, face down: which of the ids were taken must not tell others what
 * was taken. The faces of the set are shuffled over its ids, the picker, who has seen them all, keeps sight of them,
 * and the picks follow their faces. Returns the ids under which the picks now lie.
 */
export function pickSecretly(p: Position, seat: Seat, set: readonly number[], picks: readonly number[]): number[] {
  const { face, unseen, memory } = p.faces;
  const bit = bitOf(p.faces, seat);
  for (let i = 0; i < set.length; i++) {
    if ((numberIn(unseen, numberIn(set, i)) & bit) !== 0)
      throw new Error(`seat ${seat} picks from cards it has not all seen`);
  }
  p.drawn++;
  if (set.length < 2) return picks.slice();
  const now = memory?.alike === true ? placeAlike(p, set, picks) : mixAndFollow(p, set, picks);
  loseSight(p.faces, set, bit);
  if (memory === null) return now;
  notePick(memory, seat, set, facesAt(face, set));
  keepShort(memory);
  return now;
}
function facesAt(face: readonly number[], ids: readonly number[]): number[] {
  const faces: number[] = [];
  for (let i = 0; i < ids.length; i++) faces.push(numberIn(face, numberIn(ids, i)));
  return faces;
}

function mixAndFollow(p: Position, set: readonly number[], picks: readonly number[]): number[] {
  const { face: cells } = p.faces;
  const now = picks.slice();
  for (let i = set.length - 1; i > 0; i--) {
    const here = numberIn(set, i);
    const there = numberIn(set, below(p.random, i + 1));
    if (there === here) continue;
    const face = numberIn(cells, here);
    cells[here] = numberIn(cells, there);
    cells[there] = face;
    for (let k = 0; k < now.length; k++) {
      if (now[k] === here) now[k] = there;
      else if (now[k] === there) now[k] = here;
    }
  }
  return now;
}

/** As likely as any other order, but the same lots give the same ids, whatever was picked. */
function placeAlike(p: Position, set: readonly number[], picks: readonly number[]): number[] {
  const { face: cells } = p.faces;
  const places = shuffled(p.random, set.slice());
  const faces = [...picks, ...set.filter((id) => !picks.includes(id))].map((id) => numberIn(cells, id));
  places.forEach((id, i) => {
    cells[id] = numberIn(faces, i);
  });
  return places.slice(0, picks.length);
}

function mixFaces(p: Position, pile: readonly number[]): void {
  const { face: cells } = p.faces;
  const given = p.given?.shuffles.shift();
  if (given !== undefined) {
    arrangeAs(cells, pile, given);
    return;
  }
  p.drawn++;
  for (let i = pile.length - 1; i > 0; i--) {
    const j = below(p.random, i + 1);
    const here = numberIn(pile, i);
    const there = numberIn(pile, j);
    const face = numberIn(cells, here);
    cells[here] = numberIn(cells, there);
    cells[there] = face;
  }
}

/** A shuffle decided beforehand must bring up the faces that are there: the first ones as given, then the rest. */
function arrangeAs(cells: number[], pile: readonly number[], given: readonly number[]): void {
  const left = pile.map((id) => numberIn(cells, id));
  for (const face of given) {
    const at = left.indexOf(face);
    if (at < 0) throw new Error(`the shuffle was to bring face ${face}, which is not in the pile`);
    left.splice(at, 1);
  }
  [...given, ...left].forEach((face, i) => {
    cells[numberIn(pile, i)] = face;
  });
}

/** The faces of a pile were mixed: only the seat of this bit, which has seen them, still knows where they lie. */
function loseSight(faces: Faces, pile: readonly number[], but: number): void {
  const { unseen } = faces;
  const bits = everybodyOf(faces) & ~but;
  for (let i = 0; i < pile.length; i++) unseen[numberIn(pile, i)] = bits;
}
