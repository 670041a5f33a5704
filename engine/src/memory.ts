/**
 * What the viewers of a match can count. While it is played only the acts are written down; what follows from them
 * is worked out for a viewer who is about to imagine, from where it was worked out last. In an imagined world nothing
 * is kept: what others could count there would hang on faces that whoever imagines it has not seen.
 */
import { actsIn, MOST_SEATS, type Act, type Acts } from './acts.ts';
import type { Rows } from './faces.ts';
import { dealPrepared, prepare, type Dealing, type Prepared } from './deal.ts';
import type { Kind } from './game.ts';
import { numberIn } from './ids.ts';
import { copyOf, flowIn, strike, type Pool, type Pools } from './pools.ts';
import { settle } from './settle.ts';

export interface Memory extends Acts {
  /** By id: the face as it lay in the open at the beginning. */
  readonly printed: readonly number[];
  /** By seat, then the onlooker: what follows from the first acts, when it was last worked out; null before the first time. */
  readonly known: (Known | null)[];
  /** For the laws: where secret picks come to lie is drawn without a look at what was picked. */
  alike: boolean;
}

/** What follows from the first acts of a list. Others hold on to it, so it is never changed once it is worked out. */
export interface Known {
  /** How far in the list of acts. */
  readonly upTo: number;
  readonly pools: Pools;
  /** What all worlds that are dealt from it have in common, once one was dealt. */
  prepared: Prepared | null;
}

/** Copied for every match: nobody has worked anything out. */
const NOBODY_KNOWS: readonly (Known | null)[] = Array.from({ length: MOST_SEATS + 1 }, () => null);

/** All faces lie in the open. */
export const openMemory = (printed: readonly number[], viewers: number): Memory => ({
  list: [],
  end: 0,
  printed,
  known: NOBODY_KNOWS.slice(0, viewers),
  alike: false,
});

/** Every face has been seen, and nothing has happened since. */
const allSeen = (faces: readonly number[]): Known => ({
  upTo: 0,
  pools: { at: new Array<null>(faces.length).fill(null), face: faces.slice(), list: [] },
  prepared: null,
});

/** Nothing has happened since this was known. */
export const memoryOf = (known: readonly Pools[]): Memory => ({
  list: [],
  end: 0,
  printed: [],
  known: known.map((pools) => ({ upTo: 0, pools, prepared: null })),
  alike: false,
});

export const copyOfMemory = ({ list, end, printed, known, alike }: Memory): Memory => ({
  list,
  end,
  printed,
  known: known.slice(),
  alike,
});

/** Where there are more acts than this, all that follows from them is worked out and they are dropped: a list has a bound. */
const MOST = 1 << 13;

export function keepShort(memory: Memory): void {
  if (memory.end <= MOST) return;
  const { alike } = memory;
  Object.assign(memory, memoryOf(poolsOfAll(memory)), { alike });
}

/** A world that fits all this viewer has seen. */
export function dealAnew(known: Known, face: number[], dealing: Dealing): void {
  known.prepared ??= prepare(known.pools);
  dealPrepared(known.prepared, face, dealing);
}

/** What this viewer knows after all acts. Worked out on from where it was worked out last. */
export function knownBy(memory: Memory, viewer: number): Known {
  const last = (memory.known[viewer] ??= allSeen(memory.printed));
  if (last.upTo === memory.end) return last;
  const pools = copyOf(last.pools);
  for (const act of actsIn(memory, last.upTo)) follow(pools, viewer, act);
  const known: Known = { upTo: memory.end, pools, prepared: null };
  memory.known[viewer] = known;
  return known;
}

/** What all viewers can count. */
export const poolsOfAll = (memory: Memory): readonly Pools[] =>
  memory.known.map((_, viewer) => knownBy(memory, viewer).pools);

function follow(pools: Pools, viewer: number, act: Act): void {
  if ('sees' in act) {
    if (act.viewer === null || act.viewer === viewer) see(pools, act.sees, act.face);
  } else if (act.picker === viewer && act.faces !== null) {
    for (let i = 0; i < act.mixed.length; i++) pools.face[numberIn(act.mixed, i)] = numberIn(act.faces, i);
  } else mix(pools, act.mixed);
}

/** The pool that a card lies in, for all the viewer knows. */
const poolAt = ({ at }: Pools, id: number): Pool | null => at[id] ?? null;

/** A pile was mixed unseen: a new pool takes what was seen by name, and the rest by number from the pools it lay in. */
function mix(pools: Pools, pile: readonly number[]): void {
  const { at, face } = pools;
  const first = poolAt(pools, numberIn(pile, 0));
  // Cards of one pool are as good as mixed already.
  if (first !== null && pile.every((id) => at[id] === first)) return;
  const mixed: Pool = { own: [], gone: [], from: [], ids: pile.length };
  for (const id of pile) {
    const source = poolAt(pools, id);
    at[id] = mixed;
    if (source === null) {
      mixed.own.push(numberIn(face, id));
      continue;
    }
    source.ids--;
    flowIn(mixed, source, 1);
  }
  pools.list.push(mixed);
  if (mixed.from.length > 0) settle(pools);
}

/** A face came out of its pool by sight. */
function see(pools: Pools, id: number, seen: number): void {
  const pool = poolAt(pools, id);
  if (pool === null) return;
  pools.at[id] = null;
  pools.face[id] = seen;
  pool.ids--;
  if (pool.from.length > 0 || pools.list.some(({ from }) => from.some(({ source }) => source === pool))) {
    pool.gone.push(seen);
    settle(pools);
    return;
  }
  strike(pool.own, seen);
  if (pool.ids === 0) pools.list.splice(pools.list.indexOf(pool), 1);
}

/**
 * Where it is not known how cards came to be unseen (a position made by hand, an old one), those of one group are
 * one pool; but where only certain faces can lie, such faces lie.
 */
export const memoryFrom = (faces: Rows, kinds: readonly Kind[]): Memory =>
  memoryOf(Array.from({ length: faces.seats + 1 }, (_, viewer) => firstPools(faces, viewer, kinds)));

function firstPools({ count, cells }: Rows, viewer: number, kinds: readonly Kind[]): Pools {
  const row = cells.slice((viewer + 1) * count, (viewer + 2) * count);
  const pools: Pools = { at: row.map(() => null), face: cells.slice(0, count), list: [] };
  const groups = [...new Set(row)].filter((group) => group !== 0).sort((a, b) => a - b);
  for (const group of groups) {
    const ids = [...row.keys()].filter((id) => row[id] === group);
    layGroup(pools, ids, kinds);
  }
  settle(pools);
  return pools;
}

/**
 * The choosy places first: each kind is a pool that its cards were taken from, and what is left of it flows on to the
 * next wider one. Kinds lie apart or inside each other.
 */
function layGroup(pools: Pools, ids: readonly number[], kinds: readonly Kind[]): void {
  const printed = ids.map((id) => numberIn(pools.face, id)).sort((a, b) => a - b);
  const anything: Kind = { cards: ids, fits: () => true };
  const widening = [...kinds, anything]
    .map(({ cards, fits }) => ({ cards, fits, width: printed.filter((face) => fits(face)).length }))
    .sort((a, b) => a.width - b.width);
  let left = printed;
  const laid: { pool: Pool; over: number; first: number }[] = [];
  for (const { cards, fits } of widening) {
    const box: Pool = { own: left.filter((face) => fits(face)), gone: [], from: [], ids: 0 };
    let [first] = box.own;
    left = left.filter((face) => !fits(face));
    for (const narrower of laid) {
      if (narrower.over === 0 || !fits(narrower.first)) continue;
      flowIn(box, narrower.pool, narrower.over);
      first ??= narrower.first;
      narrower.over = 0;
    }
    const here: Pool = { own: [], gone: [], from: [], ids: 0 };
    for (const id of ids) {
      if (pools.at[id] !== null || !cards.includes(id)) continue;
      pools.at[id] = here;
      here.ids++;
    }
    const size = box.own.length + box.from.reduce((sum, { n }) => sum + n, 0);
    if (size < here.ids) throw new Error('more cards of a kind than faces that fit it');
    if (size === 0) continue;
    flowIn(here, box, here.ids);
    laid.push({ pool: box, over: size - here.ids, first: first as number });
    pools.list.push(box);
    if (here.ids > 0) pools.list.push(here);
  }
}
