/**
 * What happened to the faces, in the order in which it happened: which ids were mixed, and who saw what. From this
 * alone follows what a viewer can count (`memory.ts`).
 */

/** One viewer, or everybody, saw the face of an id. */
export interface Sight {
  /** A seat, or the onlooker's number; null for everybody. */
  readonly viewer: number | null;
  readonly sees: number;
  readonly face: number;
}
/** The faces of these ids were mixed. */
export interface Mixing {
  readonly mixed: readonly number[];
  /** Who saw where each face lies now, and those faces; null where nobody did. */
  readonly picker: number | null;
  readonly faces: readonly number[] | null;
}
export type Act = Sight | Mixing;

/**
 * The acts so far. The list is shared by all copies of a position, which only ever write behind their end: whoever
 * finds that a copy has written there already goes on in a list of its own.
 */
export interface Acts {
  /** A sight is packed into one number: a long match has thousands, and what lives long is dear to keep. */
  list: (number | Mixing)[];
  /** How far this position has come in the list. */
  end: number;
}

/** So many bits hold an id or a face: both fit into a small number together with the viewer. */
const BITS = 11;
export const MOST_FACES = 1 << BITS;
/** And so do the seats, a bit for each of which is kept with every card. */
export const MOST_SEATS = 30;

function note(acts: Acts, act: number | Mixing): void {
  if (acts.list.length !== acts.end) acts.list = acts.list.slice(0, acts.end);
  acts.list.push(act);
  acts.end++;
}

/** A viewer, or everybody (null), saw a face. */
export const noteSight = (acts: Acts, viewer: number | null, sees: number, face: number): void =>
  note(acts, ((((viewer === null ? 0 : viewer + 1) << BITS) | sees) << BITS) | face);

function sightIn(packed: number): Sight {
  const viewer = packed >> (2 * BITS);
  return {
    viewer: viewer === 0 ? null : viewer - 1,
    sees: (packed >> BITS) & (MOST_FACES - 1),
    face: packed & (MOST_FACES - 1),
  };
}

/** The faces of these ids were mixed, and nobody saw how. */
export const noteMixing = (acts: Acts, ids: readonly number[]): void =>
  note(acts, { mixed: ids.slice(), picker: null, faces: null });

/** The faces of these ids were mixed, and one seat saw where each of them lies now. */
export const notePick = (acts: Acts, picker: number, ids: readonly number[], faces: readonly number[]): void =>
  note(acts, { mixed: ids.slice(), picker, faces });

/** Those behind the first so many. */
export const actsIn = ({ list, end }: Acts, from = 0): readonly Act[] =>
  list.slice(from, end).map((act) => (typeof act === 'number' ? sightIn(act) : act));
