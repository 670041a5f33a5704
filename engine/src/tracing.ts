/**
 * How the faces that a viewer has seen come out of its pools may have come there. Each takes a way back through
 * inflows to a pool that it went into by sight. A tracing gives each its way; whatever is left is open to chance.
 */
import { at } from './ids.ts';
import { below, seeded, type Random } from './random.ts';

/** Numbers of a network are read here and nowhere else: three kinds of lists stay as fast as an index written out. */
export const numberAt = (list: ArrayLike<number>, i: number): number => list[i] as number;

/** Pools by number, earlier ones first, and their inflows in the same order, all in a row. */
export interface Network {
  /** By pool: where its faces begin, and where its inflows begin; the last entry is the end. */
  readonly facesAt: readonly number[];
  readonly inflowsAt: readonly number[];
  /** By inflow: the earlier pool that it comes from. */
  readonly source: readonly number[];
  /** The faces to be traced, each with the pool that it came out of. */
  readonly gone: readonly { readonly pool: number; readonly face: number }[];
}

/** What lies open to chance: three lists in one row, so that a copy is one copy. */
export interface Open {
  readonly row: Int16Array;
  /** The faces that went in by sight and that nothing seen accounts for: from `facesAt` of their pool on. */
  readonly faces: Int16Array;
  /** By pool: how many they are. */
  readonly own: Int16Array;
  /** By inflow: how many cards came that way that nothing seen accounts for. */
  readonly left: Int16Array;
}
export interface Tracing extends Open {
  /** By face to be traced: the inflows it came through, the last first, and the pool it went into by sight. */
  readonly ways: Way[];
}
export interface Way {
  readonly inflows: readonly number[];
  readonly first: number;
  /** How likely it was, when it was traced, that such a face came out there at all. */
  readonly chance: number;
}

/** A row of so many faces and pools, and inflows in the rest of it. */
export function openIn(row: Int16Array, faces: number, pools: number): Open {
  const inflows = faces + pools;
  return { row, faces: row.subarray(0, faces), own: row.subarray(faces, inflows), left: row.subarray(inflows) };
}
export const copyOf = ({ row, faces, own }: Open): Open => openIn(row.slice(), faces.length, own.length);

/** What all tracings of a network start from. */
export interface Start {
  readonly network: Network;
  readonly untraced: Open;
  /** The order in which faces are traced: those that are easily left without a way come first. */
  readonly order: readonly number[];
  readonly tracing: Tracing;
  /** How much likelier chance would bring this tracing about than tracing in turn did, as a logarithm. */
  readonly weight: number;
}

/** How often tracing begins anew with what it got stuck at in front, before it gives up. */
const TRIES = 1000;

/** One tracing, found by tracing in turn. What is left without a way comes earlier in the next try. */
export function startOf(network: Network, untraced: Open): Start | null {
  const random = seeded('tracing');
  const order = network.gone.map((_, i) => i);
  for (let tries = 0; tries < TRIES; tries++) {
    const { tracing, weight, stuck } = tracedInTurn(network, untraced, { order, random });
    if (stuck < 0) return { network, untraced, order, tracing, weight };
    order.unshift(...order.splice(stuck, 1));
  }
  return null;
}

function tracedInTurn(
  network: Network,
  untraced: Open,
  { order, random }: { order: readonly number[]; random: Random },
): { tracing: Tracing; weight: number; stuck: number } {
  const open = copyOf(untraced);
  const ways: Way[] = [];
  let weight = 0;
  const stuck = order.findIndex((i) => {
    const way = trace(network, open, i, random);
    if (way === null) return true;
    ways[i] = way;
    weight += Math.log(way.chance);
    return false;
  });
  return { tracing: { ...open, ways }, weight, stuck };
}

/** How many tracings are drawn, and how often the faces are then traced anew two by two, to forget the start. */
const DRAWN = 6;
const ROUNDS = 2;

/**
 * Another tracing, each about as often as chance would bring it about: one in turn after another, each kept or not by how
 * likely it is beside the last one kept (tracing in turn does not mind the faces that are still to come).
 */
export function newTracing({ network, untraced, order, tracing: first, weight: its }: Start, random: Random): Tracing {
  let kept = first;
  let weight = its;
  for (let n = 0; n < DRAWN; n++) {
    const other = tracedInTurn(network, untraced, { order, random });
    if (other.stuck >= 0 || Math.log(lot(random)) >= other.weight - weight) continue;
    kept = other.tracing;
    weight = other.weight;
  }
  const ways = kept.ways.slice();
  const tracing = { ...copyOf(kept), ways };
  for (let n = 0; n < ROUNDS * ways.length; n++) {
    const [i, j] = [n % ways.length, below(random, ways.length)];
    const [one, other] = retrace(network, tracing, { i, j, a: at(ways, i), b: at(ways, j), random });
    ways[i] = one;
    ways[j] = other;
  }
  return tracing;
}

/** Trace one face, or two together, anew, the others staying as they are. Returns their new ways. */
export function retrace(network: Network, open: Open, { i, j, a, b, random }: Retraced): readonly [Way, Way] {
  putBack(network, open, i, a);
  if (i !== j) putBack(network, open, j, b);
  const one = trace(network, open, i, random) as Way;
  const other = i === j ? one : trace(network, open, j, random);
  if (other === null) {
    // The one took the last way of the other: as it was.
    putBack(network, open, i, one);
    goBy(network, open, i, a);
    goBy(network, open, j, b);
    return [a, b];
  }
  return [one, other];
}
interface Retraced {
  readonly i: number;
  readonly j: number;
  /** The ways they went so far. */
  readonly a: Way;
  readonly b: Way;
  readonly random: Random;
}
function putBack({ facesAt, gone }: Network, { faces, own, left }: Open, i: number, { first, inflows }: Way): void {
  faces[numberAt(facesAt, first) + numberAt(own, first)] = at(gone, i).face;
  own[first] = numberAt(own, first) + 1;
  for (const inflow of inflows) left[inflow] = numberAt(left, inflow) + 1;
}

function goBy(network: Network, open: Open, i: number, { first, inflows }: Way): void {
  take(network, open, first, at(network.gone, i).face);
  for (const inflow of inflows) open.left[inflow] = numberAt(open.left, inflow) - 1;
}

/**
 * Give one face a way, by chance: what lies in a pool was mixed evenly, so each card that came in is as likely to be the
 * one that came out. Null if no way is left.
 */
function trace(network: Network, open: Open, i: number, random: Random): Way | null {
  const { source, inflowsAt } = network;
  const { left } = open;
  const { pool: last, face } = at(network.gone, i);
  const weights = weightsOf(network, open, { face, last });
  if (weights.all[last] === 0) return null;
  const inflows: number[] = [];
  let pool = last;
  for (;;) {
    // Its own faces come last, so that rounding can never choose a way that is not there.
    let rest = lot(random) * numberAt(weights.all, pool);
    let taken = -1;
    for (let inflow = numberAt(inflowsAt, pool); inflow < numberAt(inflowsAt, pool + 1) && rest >= 0; inflow++) {
      const weight = numberAt(left, inflow) * numberAt(weights.chance, numberAt(source, inflow));
      if (weight === 0) continue;
      taken = inflow;
      rest -= weight;
    }
    if (taken < 0 || (rest >= 0 && numberAt(weights.own, pool) > 0)) break;
    inflows.push(taken);
    left[taken] = numberAt(left, taken) - 1;
    pool = numberAt(source, taken);
  }
  take(network, open, pool, face);
  return { inflows, first: pool, chance: numberAt(weights.chance, last) };
}

/** From 0 up, less than 1. */
const lot = (random: Random): number => below(random, 1 << 30) / (1 << 30);

function take({ facesAt }: Network, { faces, own }: Open, pool: number, face: number): void {
  const from = numberAt(facesAt, pool);
  const last = from + numberAt(own, pool) - 1;
  let at = from;
  while (faces[at] !== face) at++;
  faces[at] = numberAt(faces, last);
  own[pool] = last - from;
}

/** By pool, up to the last: how many of its own have this face; with all that may have come in; and the chance that a card out of it has it. */
interface Weights {
  readonly own: number[];
  readonly all: number[];
  readonly chance: number[];
}
function weightsOf(network: Network, open: Open, { face, last }: { face: number; last: number }): Weights {
  const { facesAt, inflowsAt, source } = network;
  const { faces, own, left } = open;
  const weights: Weights = { own: [], all: [], chance: [] };
  for (let pool = 0; pool <= last; pool++) {
    const from = numberAt(facesAt, pool);
    let size = numberAt(own, pool);
    let here = 0;
    for (let at = from; at < from + numberAt(own, pool); at++) if (faces[at] === face) here++;
    let all = here;
    for (let inflow = numberAt(inflowsAt, pool); inflow < numberAt(inflowsAt, pool + 1); inflow++) {
      const n = numberAt(left, inflow);
      size += n;
      all += n * numberAt(weights.chance, numberAt(source, inflow));
    }
    weights.own.push(here);
    weights.all.push(all);
    weights.chance.push(all === 0 ? 0 : all / size);
  }
  return weights;
}
