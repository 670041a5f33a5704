/**
 * What happened to the faces, in the order in which it happened: which ids were mixed, and who saw what. From this
 * alone follows what a viewer can count (`memory.ts`).
 * A match writes a few numbers for each act.
 */

/**
 * The acts so far. The numbers are shared by all copies of a position, which only ever write behind their end: whoever
 * finds that a copy has written there already goes on in a list of its own.
 */
export interface Acts {
  list: { numbers: Int16Array; used: number };
  /** How far this position has come in the list. */
  end: number;
}

/** What comes first of an act. A number from 0 up: this viewer saw the face of an id. */
export const REVEALED = -1;
export const MIXED = -2;
/** Less the seat that picked, and saw what it did. */
export const PICKED = -3;

const FIRST = 256;

export const noActs = (): Acts => ({ list: { numbers: new Int16Array(FIRST), used: 0 }, end: 0 });

/** Room for so many numbers behind the end, in a list that nobody else has written on; where the first of them goes. */
function room(acts: Acts, size: number): number {
  const { list, end } = acts;
  if (list.used !== end || end + size > list.numbers.length) {
    const numbers = new Int16Array(Math.max(FIRST, 2 * (end + size)));
    numbers.set(list.numbers.subarray(0, end));
    acts.list = { numbers, used: end };
  }
  acts.end += size;
  acts.list.used = acts.end;
  return end;
}

/** A viewer, or everybody, saw a face. */
export function noteSight(acts: Acts, who: number, id: number, face: number): void {
  const at = room(acts, 3);
  const { numbers } = acts.list;
  numbers[at] = who;
  numbers[at + 1] = id;
  numbers[at + 2] = face;
}

/** The faces of these ids were mixed, and nobody saw how. */
export function noteMixing(acts: Acts, ids: readonly number[]): void {
  const at = room(acts, 2 + ids.length);
  const { numbers } = acts.list;
  numbers[at] = MIXED;
  numbers[at + 1] = ids.length;
  for (let i = 0; i < ids.length; i++) numbers[at + 2 + i] = ids[i] as number;
}

/** The faces of these ids were mixed, and one seat saw where each of them lies now. */
export function notePick(acts: Acts, { seat, ids, cells }: Picked): void {
  const n = ids.length;
  const at = room(acts, 2 + 2 * n);
  const { numbers } = acts.list;
  numbers[at] = PICKED - seat;
  numbers[at + 1] = n;
  for (let i = 0; i < n; i++) {
    const id = ids[i] as number;
    numbers[at + 2 + i] = id;
    numbers[at + 2 + n + i] = cells[id] as number;
  }
}
interface Picked {
  readonly seat: number;
  readonly ids: readonly number[];
  readonly cells: Int16Array;
}

/** One act after another, as they were written down. */
export function* actsIn({ list: { numbers }, end }: Acts, from = 0): Generator<Act> {
  for (let at = from; at < end;) {
    const what = numbers[at] as number;
    const n = numbers[at + 1] as number;
    if (what >= REVEALED) {
      yield { viewer: what === REVEALED ? null : what, sees: n, face: numbers[at + 2] as number };
      at += 3;
      continue;
    }
    const ids = numbers.subarray(at + 2, at + 2 + n);
    if (what === MIXED) yield { mixed: ids, picker: null, faces: null };
    else yield { mixed: ids, picker: PICKED - what, faces: numbers.subarray(at + 2 + n, at + 2 + 2 * n) };
    at += 2 + (what === MIXED ? n : 2 * n);
  }
}
/** A sight (by one viewer, or all: null), or a mixing: by nobody, or by a seat that saw which faces lie there now. */
export type Act =
  | { readonly viewer: number | null; readonly sees: number; readonly face: number }
  | { readonly mixed: Int16Array; readonly picker: number | null; readonly faces: Int16Array | null };
