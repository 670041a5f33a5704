/** Dealing a viewer's pools anew: a world that fits all it has seen, each about as often as chance would bring it about. */
import { at as wayAt, under } from './ids.ts';
import type { Kind } from './game.ts';
import { copyOf, type Pool, type Pools } from './pools.ts';
import { below, seeded, type Random } from './random.ts';
import { forgetOne } from './settle.ts';
import {
  copyOf as copyOfOpen,
  newTracing,
  numberAt,
  openIn,
  retrace,
  startOf,
  type Network,
  type Open,
  type Start,
  type Tracing,
} from './tracing.ts';

/** All that does not change from world to world, worked out once for a position and a viewer. */
export interface Prepared {
  readonly network: Network;
  /** The ids to be dealt, by pool, and where those of each pool begin; the last entry is the end. */
  readonly ids: readonly number[];
  readonly idsAt: readonly number[];
  /** A tracing that the others start from, and those that were made since: each when it is first drawn. */
  readonly start: Start;
  readonly tracings: (Tracing | undefined)[];
  /** The world that is being dealt. */
  readonly dealt: Open;
}

/** How many tracings are kept for one position; fewer where each takes long, since there are many faces to be traced. */
const TRACINGS = { most: 64, least: 16, faces: 1600 } as const;
const tracingsFor = ({ gone }: Network): number =>
  Math.min(TRACINGS.most, Math.max(TRACINGS.least, Math.floor(TRACINGS.faces / gone.length)));

export function prepare(pools: Pools): Prepared {
  const { at, list } = pools;
  const places = new Map(list.map((pool, i) => [pool, i]));
  const network = {
    facesAt: runningSum(list.map(({ own, from }) => from.reduce((sum, { n }) => sum + n, own.length))),
    inflowsAt: runningSum(list.map(({ from }) => from.length)),
    source: list.flatMap(({ from }) => from.map(({ source }) => under(places, source))),
    gone: list.flatMap(({ gone }, pool) => gone.map((face) => ({ pool, face }))),
  };
  const open = openOf(list, network);
  const start = startOf(network, open);
  if (start === null) {
    const less = copyOf(pools);
    forgetOne(less);
    return prepare(less);
  }
  return {
    network,
    ids: list.flatMap((pool) => [...at.keys()].filter((id) => at[id] === pool)),
    idsAt: runningSum(list.map(({ ids }) => ids)),
    start,
    tracings:
      network.gone.length === 0 ? [start.tracing] : Array.from({ length: tracingsFor(network) }, () => undefined),
    dealt: copyOfOpen(open),
  };
}

function openOf(list: readonly Pool[], { facesAt }: Network): Open {
  const [faces, pools] = [numberAt(facesAt, list.length), list.length];
  const inflows = list.flatMap(({ from }) => from.map(({ n }) => n));
  const open = openIn(new Int16Array(faces + pools + inflows.length), faces, pools);
  list.forEach(({ own }, pool) => {
    open.faces.set(own, facesAt[pool]);
    open.own[pool] = own.length;
  });
  open.left.set(inflows);
  return open;
}

function runningSum(sizes: readonly number[]): number[] {
  const sums = [0];
  for (const size of sizes) sums.push(numberAt(sums, sums.length - 1) + size);
  return sums;
}

/** How often a world is dealt anew because some place got too few of the faces that can lie there. */
const TRIES = 20;

/** A world, dealt into the faces by id. `kinds` says of places what can lie there. */
export function dealPrepared(ready: Prepared, world: number[], { random, kinds }: Dealing): void {
  if (kinds.length === 0) {
    flow(ready, random);
    layOut(ready, world, { random, kindOf: null });
    return;
  }
  const kindOf: (Kind | undefined)[] = [];
  for (const kind of kinds) for (const id of kind.cards) kindOf[id] = kind;
  for (let tries = 0; tries < TRIES; tries++) {
    flow(ready, random);
    if (layOut(ready, world, { random, kindOf })) return;
  }
}
export interface Dealing {
  readonly random: Random;
  readonly kinds: readonly Kind[];
}

/**
 * Every pool, earlier ones first, takes by lot what came in unseen. Faces that came out by sight and may have come in
 * several ways are traced back first: the cards they were take no further part.
 */
function flow(ready: Prepared, random: Random): void {
  const { network, dealt, idsAt } = ready;
  layOpen(ready, random);
  const { facesAt, inflowsAt, source } = network;
  const { faces, own, left } = dealt;
  for (let pool = 0; pool < idsAt.length - 1; pool++) {
    const from = numberAt(facesAt, pool);
    let size = numberAt(own, pool);
    for (let inflow = numberAt(inflowsAt, pool); inflow < numberAt(inflowsAt, pool + 1); inflow++) {
      const before = numberAt(source, inflow);
      for (let n = numberAt(left, inflow); n > 0; n--) faces[from + size++] = draw(network, dealt, before, random);
    }
    own[pool] = size;
  }
}

interface LayingOut {
  readonly random: Random;
  /** By id: what can lie there, where that is known. */
  readonly kindOf: readonly (Kind | undefined)[] | null;
}

/** The ids of a pool get what is left in it, the choosy places first. False if one gets a face that cannot lie there. */
function layOut({ network, ids, idsAt, dealt }: Prepared, world: number[], { random, kindOf }: LayingOut): boolean {
  for (let pool = 0; pool < idsAt.length - 1; pool++) {
    const [from, to] = [numberAt(idsAt, pool), numberAt(idsAt, pool + 1)];
    for (let i = from; kindOf !== null && i < to; i++) {
      const kind = kindOf[numberAt(ids, i)];
      if (kind === undefined) continue;
      const at = placeOf(network, dealt, { pool, kind, random });
      if (at < 0) return false;
      world[numberAt(ids, i)] = taken(network, dealt, pool, at);
    }
    for (let i = from; i < to; i++) {
      if (kindOf?.[numberAt(ids, i)] === undefined) world[numberAt(ids, i)] = draw(network, dealt, pool, random);
    }
  }
  return true;
}

/** One of the faces in a pool that can lie somewhere, by lot: its place, or −1. */
function placeOf(
  { facesAt }: Network,
  { faces, own }: Open,
  { pool, kind, random }: { pool: number; kind: Kind; random: Random },
): number {
  const from = numberAt(facesAt, pool);
  let fitting = 0;
  for (let at = from; at < from + numberAt(own, pool); at++) if (kind.fits(numberAt(faces, at))) fitting++;
  let lot = below(random, fitting);
  for (let at = from; at < from + numberAt(own, pool); at++)
    if (kind.fits(numberAt(faces, at)) && lot-- === 0) return at;
  return -1;
}

/** Every so often two faces are traced anew, so that other tracings can come about as well. */
const RETRACED = 4;

/** Begin a world: one of the tracings. */
function layOpen({ network, start, tracings, dealt }: Prepared, random: Random): void {
  const drawn = tracings.length === 1 ? 0 : below(random, tracings.length);
  const tracing = (tracings[drawn] ??= newTracing(start, seeded(`tracing/${drawn}`)));
  dealt.row.set(tracing.row);
  const { ways } = tracing;
  if (ways.length === 0 || below(random, RETRACED) > 0) return;
  const [i, j] = [below(random, ways.length), below(random, ways.length)];
  retrace(network, dealt, { i, j, a: wayAt(ways, i), b: wayAt(ways, j), random });
}

function draw(network: Network, open: Open, pool: number, random: Random): number {
  return taken(network, open, pool, numberAt(network.facesAt, pool) + below(random, numberAt(open.own, pool)));
}

function taken({ facesAt }: Network, { faces, own }: Open, pool: number, at: number): number {
  const left = numberAt(own, pool) - 1;
  const face = numberAt(faces, at);
  faces[at] = numberAt(faces, numberAt(facesAt, pool) + left);
  own[pool] = left;
  return face;
}
