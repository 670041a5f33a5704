/**
 * What happened to the faces, in the order in which it happened: which ids were mixed, and who saw what. From this
 * alone follows what a viewer can count (`memory.ts`).
 * A match writes a few numbers for each act.
 */
import { numberIn } from './ids.ts';

/**
 * The acts so far. The numbers are shared by all copies of a position, which only ever write behind their end: whoever
 * finds that a copy has written there already goes on in a list of its own.
 */
export interface Acts {
  /** Small whole numbers in an ordinary list: it grows by itself, and is quicker to make than a typed one. */
  list: number[];
  /** How far this position has come in the list. */
  end: number;
}

/** What comes first of an act. A number from 0 up: this viewer saw the face of an id. */
export const REVEALED = -1;
export const MIXED = -2;
/** Less the seat that picked, and saw what it did. */
export const PICKED = -3;

/** The list to write on behind the end, which nobody else has written on. */
function ownList(acts: Acts): number[] {
  if (acts.list.length !== acts.end) acts.list = acts.list.slice(0, acts.end);
  return acts.list;
}

/** A viewer, or everybody, saw a face. */
export function noteSight(acts: Acts, who: number, id: number, face: number): void {
  acts.end = ownList(acts).push(who, id, face);
}

/** The faces of these ids were mixed, and nobody saw how. */
export function noteMixing(acts: Acts, ids: readonly number[]): void {
  const list = ownList(acts);
  list.push(MIXED, ids.length);
  for (let i = 0; i < ids.length; i++) list.push(numberIn(ids, i));
  acts.end = list.length;
}

/** The faces of these ids were mixed, and one seat saw where each of them lies now. */
export function notePick(acts: Acts, { seat, ids, face }: Picked): void {
  const list = ownList(acts);
  list.push(PICKED - seat, ids.length);
  for (let i = 0; i < ids.length; i++) list.push(numberIn(ids, i));
  for (let i = 0; i < ids.length; i++) list.push(numberIn(face, numberIn(ids, i)));
  acts.end = list.length;
}
interface Picked {
  readonly seat: number;
  readonly ids: readonly number[];
  readonly face: readonly number[];
}

/** One act after another, as they were written down. */
export function* actsIn({ list, end }: Acts, from = 0): Generator<Act> {
  for (let at = from; at < end;) {
    const what = numberIn(list, at);
    const n = numberIn(list, at + 1);
    if (what >= REVEALED) {
      yield { viewer: what === REVEALED ? null : what, sees: n, face: numberIn(list, at + 2) };
      at += 3;
      continue;
    }
    const ids = list.slice(at + 2, at + 2 + n);
    if (what === MIXED) yield { mixed: ids, picker: null, faces: null };
    else yield { mixed: ids, picker: PICKED - what, faces: list.slice(at + 2 + n, at + 2 + 2 * n) };
    at += 2 + (what === MIXED ? n : 2 * n);
  }
}
/** A sight (by one viewer, or all: null), or a mixing: by nobody, or by a seat that saw which faces lie there now. */
export type Act =
  | { readonly viewer: number | null; readonly sees: number; readonly face: number }
  | { readonly mixed: readonly number[]; readonly picker: number | null; readonly faces: readonly number[] | null };
