/**
 * What a seat may count on: "among these five there are two Strikes, or three". For each face alone, the most and the
 * fewest that can have come to lie among some cards are a flow through the seat's pools. Worked out only when asked for.
 */
import { at, under } from './ids.ts';
import { faceFor, knownTo, knows } from './faces.ts';
import type { Seat } from './flow.ts';
import type { Pool, Pools } from './pools.ts';
import type { Position } from './position.ts';

/** How many cards with this face lie somewhere, for all a seat has seen. */
export interface FaceCount {
  readonly face: number;
  readonly atLeast: number;
  readonly atMost: number;
}
/** A place where the seat does not see every card. */
export interface ZoneCount {
  readonly zone: string;
  readonly seat: Seat | null;
  readonly cards: readonly number[];
  /** Every face that may lie there, those it has seen there included. */
  readonly faces: readonly FaceCount[];
}

/** What a seat (or the onlooker) may count on, place by place. */
export function counts(p: Position, seat: Seat): readonly ZoneCount[] {
  return p.game
    .zones(p.table)
    .filter(({ cards }) => cards.some((id) => !knows(p, seat, id)))
    .map(({ name, seat: owner, cards }) => ({
      zone: name,
      seat: owner,
      cards: cards.slice(),
      faces: countsAmong(p, seat, cards),
    }));
}

/** What a seat may count on among these cards, by face in ascending order. */
export function countsAmong(p: Position, seat: Seat, cards: readonly number[]): readonly FaceCount[] {
  const { pools } = knownTo(p, seat);
  const seen = cards.map((id) => faceFor(p, seat, id)).filter((face) => face >= 0);
  const faces = new Set([...seen, ...pools.list.flatMap(({ own }) => own)]);
  return [...faces]
    .sort((a, b) => a - b)
    .map((face) => {
      const here = seen.filter((each) => each === face).length;
      const { atLeast, atMost } = boundsOf(pools, face, cards);
      return { face, atLeast: here + atLeast, atMost: here + atMost };
    })
    .filter(({ atMost }) => atMost > 0);
}

/**
 * All cards of the face flow from where they were seen going in to where they were seen coming out, or to an id. What is
 * not this face fills up the rest, so nothing else bounds the flow. A place once filled stays filled while more is
 * pushed through: so the order in which places are opened gives the fewest and the most.
 */
function boundsOf(pools: Pools, face: number, cards: readonly number[]): { atLeast: number; atMost: number } {
  const here = pools.list.map((pool) => cards.filter((id) => pools.at[id] === pool).length);
  const elsewhere = pools.list.map(({ ids }, i) => ids - at(here, i));
  const supply = pools.list.reduce((sum, { own }) => sum + count(own, face), 0);
  const few = flowOf(pools, face);
  few.push(elsewhere);
  const many = flowOf(pools, face);
  const most = many.push(here);
  return { atLeast: supply - few.pushed(), atMost: most };
}

const count = (faces: readonly number[], face: number): number => faces.filter((each) => each === face).length;

interface Pipe {
  readonly to: number;
  free: number;
  readonly back: Pipe | null;
}
interface Flow {
  /** Open so many places in each pool, push what can be pushed, and say how much went there. */
  push(places: readonly number[]): number;
  pushed(): number;
}

/** The flow of one face, with what was seen coming out already filled. */
function flowOf({ list }: Pools, face: number): Flow {
  const [START, END] = [list.length, list.length + 1];
  const pipes: Pipe[][] = Array.from({ length: list.length + 2 }, () => []);
  let sum = 0;
  const join = (from: number, to: number, free: number): void => {
    const back: { to: number; free: number; back: Pipe | null } = { to: from, free: 0, back: null };
    const pipe: Pipe = { to, free, back };
    back.back = pipe;
    pipes[from]?.push(pipe);
    pipes[to]?.push(back);
  };
  const pushOn = (): number => {
    const before = sum;
    while (pushOne(pipes, START, { end: END, met: new Uint8Array(pipes.length) })) sum++;
    return sum - before;
  };
  const places = new Map(list.map((pool, i): [Pool, number] => [pool, i]));
  list.forEach(({ own, from }, i) => {
    join(START, i, count(own, face));
    for (const { source, n } of from) join(under(places, source), i, n);
  });
  const push = (open: readonly number[]): number => {
    open.forEach((n, i) => {
      join(i, END, n);
    });
    return pushOn();
  };
  push(list.map(({ gone }) => count(gone, face)));
  return { push, pushed: () => sum };
}

function pushOne(pipes: readonly (readonly Pipe[])[], at: number, way: { end: number; met: Uint8Array }): boolean {
  if (at === way.end) return true;
  way.met[at] = 1;
  for (const pipe of pipes[at] ?? []) {
    if (pipe.free === 0 || way.met[pipe.to] === 1 || !pushOne(pipes, pipe.to, way)) continue;
    pipe.free--;
    if (pipe.back !== null) pipe.back.free++;
    return true;
  }
  return false;
}
