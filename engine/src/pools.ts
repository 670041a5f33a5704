/**
 * What one viewer can still count after cards were mixed unseen. A pool is one mixing: the faces that the viewer saw
 * going in, how many cards came in unseen from earlier pools, and the faces it has seen come out since. Nothing here is
 * read from a face that the viewer has not seen.
 */
import { at as entryAt, under } from './ids.ts';

export interface Pool {
  /** Faces that went in by sight and are not known to have come out. */
  own: number[];
  /** Faces that came out by sight and may have been `own` or come from an earlier pool: not settled yet. */
  gone: number[];
  /** Unseen cards out of earlier pools. */
  from: Inflow[];
  /** How many ids lie here: own + from = ids + gone + what later pools took. */
  ids: number;
}
export interface Inflow {
  readonly source: Pool;
  n: number;
}

/** All pools of one viewer. */
export interface Pools {
  /** By id: the pool it lies in, or null where the viewer has seen the face. Ids of one pool can be each other. */
  at: (Pool | null)[];
  /** By id: the face, where the viewer has seen it. */
  readonly face: number[];
  /** Earlier ones first: cards only ever flow from earlier to later ones. */
  list: Pool[];
}

/** So many more cards come in from an earlier pool. One inflow from each pool, and none of nothing. */
export function flowIn(pool: Pool, source: Pool, n: number): void {
  const inflow = pool.from.find((each) => each.source === source);
  if (inflow === undefined) pool.from.push({ source, n });
  else inflow.n += n;
  if (inflow?.n === 0) pool.from.splice(pool.from.indexOf(inflow), 1);
}

/** Take one face from a list of them. */
export function strike(faces: number[], face: number): void {
  const at = faces.indexOf(face);
  if (at < 0) throw new Error(`face ${face} came out of a pool in which it cannot have been`);
  faces.splice(at, 1);
}

/** A copy of its own, to go on from. */
export function copyOf({ at, face, list }: Pools): Pools {
  const copies = new Map<Pool, Pool>();
  const copied = list.map((pool) => {
    const { own, gone, from, ids } = pool;
    const inflows = from.map(({ source, n }) => ({ source: under(copies, source), n }));
    const copy = { own: own.slice(), gone: gone.slice(), from: inflows, ids };
    copies.set(pool, copy);
    return copy;
  });
  return { at: at.map((pool) => pool && under(copies, pool)), face: face.slice(), list: copied };
}

/** As it is saved: pools are named by their place in the list, from 1; 0 is a face that was seen. */
export interface SavedPool {
  readonly own: readonly number[];
  readonly gone: readonly number[];
  readonly from: readonly { readonly pool: number; readonly n: number }[];
}
/** By id: the number of its pool. */
export const groupsIn = ({ at, list }: Pools): number[] =>
  at.map((pool) => (pool === null ? 0 : list.indexOf(pool) + 1));

export const savedPools = ({ list }: Pools): SavedPool[] =>
  list.map(({ own, gone, from }) => ({
    own: own.slice(),
    gone: gone.slice(),
    from: from.map(({ source, n }) => ({ pool: list.indexOf(source) + 1, n })),
  }));

export function loadedPools(saved: readonly SavedPool[], groups: readonly number[], faces: number[]): Pools {
  const list: Pool[] = [];
  for (const { own, gone, from } of saved) {
    const inflows = from.map(({ pool, n }) => ({ source: entryAt(list, pool - 1), n }));
    list.push({ own: own.slice(), gone: gone.slice(), from: inflows, ids: 0 });
  }
  const at = groups.map((group) => (group === 0 ? null : entryAt(list, group - 1)));
  for (const pool of at) if (pool !== null) pool.ids++;
  return { at, face: faces, list };
}
