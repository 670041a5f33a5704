/** Dealing a viewer's pools anew: a world that fits all it has seen, each about as often as chance would bring it about. */
import { copyOf, type Pools } from './pools.ts';
import { below, seeded, type Random } from './random.ts';
import { forgetOne } from './settle.ts';
import {
  newTracing,
  retrace,
  startOf,
  type Network,
  type Open,
  type Start,
  type Tracing,
  type Way,
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

/** How many tracings are kept for one position. */
const TRACINGS = 64;

export function prepare(pools: Pools): Prepared {
  const { at, list } = pools;
  const places = new Map(list.map((pool, i) => [pool, i]));
  const network = {
    facesAt: runningSum(list.map(({ own, from }) => from.reduce((sum, { n }) => sum + n, own.length))),
    inflowsAt: runningSum(list.map(({ from }) => from.length)),
    source: list.flatMap(({ from }) => from.map(({ source }) => places.get(source) as number)),
    gone: list.flatMap(({ gone }, pool) => gone.map((face) => ({ pool, face }))),
  };
  const open: Open = {
    faces: new Int16Array(network.facesAt.at(-1) as number),
    own: Int16Array.from(list, ({ own }) => own.length),
    left: Int16Array.from(list.flatMap(({ from }) => from.map(({ n }) => n))),
  };
  list.forEach(({ own }, pool) => {
    open.faces.set(own, network.facesAt[pool]);
  });
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
    tracings: network.gone.length === 0 ? [start.tracing] : Array.from({ length: TRACINGS }, () => undefined),
    dealt: { faces: open.faces.slice(), own: open.own.slice(), left: open.left.slice() },
  };
}

function runningSum(sizes: readonly number[]): number[] {
  const sums = [0];
  for (const size of sizes) sums.push((sums.at(-1) as number) + size);
  return sums;
}

/**
 * Every pool, earlier ones first, takes by lot what came in unseen; then its ids get what is left. Faces that came out
 * by sight and may have come in several ways are traced back first: the cards they were take no further part.
 */
export function dealPrepared(ready: Prepared, cells: Int16Array, random: Random): void {
  const { network, ids, idsAt, dealt } = ready;
  layOpen(ready, random);
  const { facesAt, inflowsAt, source } = network;
  const { faces, own, left } = dealt;
  const last = idsAt.length - 1;
  for (let pool = 0; pool < last; pool++) {
    const from = facesAt[pool] as number;
    let size = own[pool] as number;
    for (let inflow = inflowsAt[pool] as number; inflow < (inflowsAt[pool + 1] as number); inflow++) {
      const before = source[inflow] as number;
      for (let n = left[inflow] as number; n > 0; n--) faces[from + size++] = draw(network, dealt, before, random);
    }
    own[pool] = size;
  }
  for (let pool = 0; pool < last; pool++) {
    for (let i = idsAt[pool] as number; i < (idsAt[pool + 1] as number); i++) {
      cells[ids[i] as number] = draw(network, dealt, pool, random);
    }
  }
}

/** Begin a world: one of the tracings, with two faces traced anew, so that others can come about as well. */
function layOpen({ network, start, tracings, dealt }: Prepared, random: Random): void {
  const drawn = tracings.length === 1 ? 0 : below(random, tracings.length);
  const tracing = (tracings[drawn] ??= newTracing(start, seeded(`tracing/${drawn}`)));
  dealt.faces.set(tracing.faces);
  dealt.own.set(tracing.own);
  dealt.left.set(tracing.left);
  const { length } = tracing.ways;
  if (length === 0) return;
  const [i, j] = [below(random, length), below(random, length)];
  const ways: Way[] = [];
  ways[i] = tracing.ways[i] as Way;
  ways[j] = tracing.ways[j] as Way;
  retrace(network, dealt, { ways, i, j, random });
}

function draw({ facesAt }: Network, { faces, own }: Open, pool: number, random: Random): number {
  const left = (own[pool] as number) - 1;
  const from = facesAt[pool] as number;
  const at = from + below(random, left + 1);
  const face = faces[at] as number;
  faces[at] = faces[from + left] as number;
  own[pool] = left;
  return face;
}
