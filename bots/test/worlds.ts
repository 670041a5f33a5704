/** Positions to try bots on, and other worlds a seat cannot tell from them. */
import {
  answer,
  begin,
  below,
  checkedSetup,
  clone,
  exchangeFaces,
  faceOf,
  groupsFor,
  listOptions,
  openAsks,
  seeded,
  type Game,
  type Position,
  type Random,
  type Seat,
} from '@arenarium/engine';

/** A match some random choices on, with somebody really asked; null if it was over before. */
export function positionIn(
  game: Game,
  {
    seats,
    settings = {},
    seed,
    moves,
  }: { seats: number; settings?: Record<string, string>; seed: string; moves: number },
): Position | null {
  const p = begin(game, checkedSetup(game, seats, settings), seed);
  const random = seeded(`moves/${seed}`);
  for (let i = 0; p.now !== null && (i < moves || p.now.options.length < 2); i++)
    answer(p, below(random, p.now.options.length));
  return p.now === null ? null : p;
}

/** The same position with two different faces exchanged that the seat cannot tell apart; null if it knows them all. */
export function exchanged(p: Position, seat: Seat, random: Random): Position | null {
  const { count } = p.faces;
  const groups = groupsFor(p, seat);
  const pairs: [number, number][] = [];
  for (let a = 0; a < count; a++) {
    const group = groups[a];
    if (group === 0) continue;
    for (let b = a + 1; b < count; b++) {
      if (groups[b] === group && faceOf(p, a) !== faceOf(p, b)) pairs.push([a, b]);
    }
  }
  const pair = pairs[below(random, Math.max(1, pairs.length))];
  if (pair === undefined) return null;
  const [a, b] = pair;
  const world = clone(p);
  exchangeFaces(world, a, b);
  listOptions(world);
  return world;
}

/** Everybody who is asked and has something to choose. */
export const choosers = (p: Position): Seat[] =>
  openAsks(p).flatMap(({ seat, options }) => (options.length > 1 ? [seat] : []));
