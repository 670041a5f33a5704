/**
 * What follows with certainty from a viewer's pools, until nothing more does. Each of the first rules leaves the possible
 * worlds, and how likely each is, exactly as they are; together they keep the pools few.
 */
import { under } from './ids.ts';
import { flowIn, strike, type Inflow, type Pool, type Pools } from './pools.ts';

export function settle(pools: Pools): void {
  do {
    while (settledOne(pools)) {
      // Each change may let another follow.
    }
  } while (eased(pools));
}

function settledOne(pools: Pools): boolean {
  const reach: Reach = new Map();
  for (const pool of pools.list) if (traced(pool, reach) || contracted(pools, pool)) return true;
  return false;
}

/** By face: which pools it may lie in. */
type Reach = Map<number, Map<Pool, boolean>>;

function mayHold(reach: Reach, pool: Pool, face: number): boolean {
  let known = reach.get(face);
  if (known === undefined) reach.set(face, (known = new Map()));
  let may = known.get(pool);
  if (may === undefined) {
    may = pool.own.includes(face) || pool.from.some(({ source }) => mayHold(reach, source, face));
    known.set(pool, may);
  }
  return may;
}

/** A face that came out and can only have come in one way, by sight or through one inflow, did. */
function traced(pool: Pool, reach: Reach): boolean {
  const { own, gone, from } = pool;
  for (const face of gone) {
    const way = from.find(({ source }) => mayHold(reach, source, face));
    if (way === undefined) {
      strike(own, face);
      strike(gone, face);
      return true;
    }
    if (own.includes(face) || from.some((each) => each !== way && mayHold(reach, each.source, face))) continue;
    strike(gone, face);
    flowIn(pool, way.source, -1);
    way.source.gone.push(face);
    return true;
  }
  return false;
}

/** A pool that is no longer a mixing of its own becomes one with its neighbour, or goes. */
function contracted(pools: Pools, pool: Pool): boolean {
  const { own, gone, from, ids } = pool;
  const [inflow] = from;
  const isPart = from.length === 1 && own.length + gone.length === 0;
  if (isPart && inflow !== undefined) {
    // Cards of one earlier pool and nothing else: as good as still there.
    become(pools, pool, inflow.source);
    return true;
  }
  if (ids > 0) return false;
  const takers = pools.list.filter((each) => each.from.some(({ source }) => source === pool));
  const [taker] = takers;
  if (taker === undefined) return emptied(pools, pool, inflow);
  if (takers.length > 1 || gone.length > 0) return false;
  // All that was in it is in one later pool now.
  taker.own.push(...own);
  taker.from = taker.from.filter(({ source }) => source !== pool);
  for (const { source, n } of from) flowIn(taker, source, n);
  drop(pools, pool);
  return true;
}

/** Nothing lies in it, and nothing was taken on. All that came out of it was seen: what was not its own came with the inflow. */
function emptied(pools: Pools, pool: Pool, inflow: Inflow | undefined): boolean {
  if (pool.from.length > 1) return false;
  if (inflow !== undefined) {
    const theirs = pool.gone.slice();
    for (const face of pool.own) strike(theirs, face);
    inflow.source.gone.push(...theirs);
  }
  drop(pools, pool);
  return true;
}

function drop(pools: Pools, pool: Pool): void {
  pools.list.splice(pools.list.indexOf(pool), 1);
}

/** Whatever lies in a pool, or was taken from it, is said to be of an earlier one. */
function become(pools: Pools, pool: Pool, other: Pool): void {
  other.ids += pool.ids;
  for (let id = 0; id < pools.at.length; id++) if (pools.at[id] === pool) pools.at[id] = other;
  for (const each of pools.list) {
    const inflow = each.from.find(({ source }) => source === pool);
    if (inflow === undefined) continue;
    each.from.splice(each.from.indexOf(inflow), 1);
    flowIn(each, other, inflow.n);
  }
  drop(pools, pool);
}

/**
 * So that a long match stays cheap. Pools that hang together and hold no id any more tell nothing. Where too much hangs
 * together, a face that came out and was among the pool's own is taken for that: the possible worlds stay what they are,
 * as equal faces are equal, their chances shift a little. Where that is not enough, the two earliest mixings become
 * one: here, and only here, something is forgotten, namely which of the two a card went through.
 */
function eased(pools: Pools): boolean {
  const { list } = pools;
  if (list.length <= EASY && list.every(({ ids, gone }) => ids > 0 && gone.length === 0)) return false;
  for (const tangle of tanglesIn(list)) {
    if (tangle.every(({ ids }) => ids === 0)) {
      pools.list = list.filter((pool) => !tangle.includes(pool));
      return true;
    }
    const size = tangle.reduce((sum, { gone }) => sum + 1 + gone.length, 0);
    if (size > EASY && tangle.some(evenedOut)) return true;
    if (size > BEARABLE) {
      forget(pools, tangle);
      return true;
    }
  }
  return false;
}
/** How many pools and unsettled faces may hang together before their chances are simplified, and before one is lost. */
const EASY = 16;
const BEARABLE = 200;

function evenedOut({ own, gone }: Pool): boolean {
  const face = gone.find((each) => own.includes(each));
  if (face === undefined) return false;
  strike(own, face);
  strike(gone, face);
  return true;
}

/** Forget once more, where what is known is too much to be traced. */
export function forgetOne(pools: Pools): void {
  const largest = tanglesIn(pools.list).reduce((most, tangle) => (tangle.length > most.length ? tangle : most), []);
  forget(pools, largest);
  settle(pools);
}

function forget(pools: Pools, [first, second]: readonly Pool[]): void {
  if (first === undefined || second === undefined) throw new Error('what was seen cannot have been');
  first.own.push(...second.own);
  first.gone.push(...second.gone);
  become(pools, second, first);
}

/** The pools by what hangs together: whatever one of them took from another. Earlier ones first. */
function tanglesIn(list: readonly Pool[]): readonly (readonly Pool[])[] {
  const tangleOf = new Map<Pool, Pool[]>();
  for (const pool of list) {
    let mine = [pool];
    tangleOf.set(pool, mine);
    for (const { source } of pool.from) {
      const theirs = under(tangleOf, source);
      if (theirs === mine) continue;
      mine = [...theirs, ...mine];
      for (const each of mine) tangleOf.set(each, mine);
    }
  }
  return [...new Set(list.map((pool) => under(tangleOf, pool)))].map((tangle) =>
    tangle.length === 1 ? tangle : list.filter((pool) => tangle.includes(pool)),
  );
}
