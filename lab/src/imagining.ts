/** Worlds that seats imagine in a match by lot, each held against what the seat has seen. */
import {
  answer,
  at,
  begin,
  below,
  checkedSetup,
  faceOf,
  imagine,
  seatCounts,
  seeded,
  type Game,
  type Position,
} from '@arenarium/engine';
import { oracleFor, type Oracle } from './oracle.ts';

/** Worlds are imagined at every tenth decision, ten of them. */
const EVERY = 10;
const WORLDS = 10;

export interface Imagined {
  worlds: number;
  contradicting: number;
  decisions: number;
}

/** Play a match and count, at `most` decisions. */
export function imagineAlong(game: Game, seed: string, sum: Imagined, most = Infinity): void {
  const random = seeded(`worlds/${seed}`);
  const counts = seatCounts(game);
  const p: Position = begin(game, checkedSetup(game, at(counts, below(random, counts.length))), seed);
  for (let i = 0; p.now !== null && i < game.bound && sum.decisions < most; i++) {
    if (i % EVERY === 0) {
      const { seat } = p.now;
      const oracle = oracleFor(p, seat);
      if (oracle.objectsTo(p) >= 0) throw new Error('the oracle objects to the real world');
      for (let n = 0; n < WORLDS; n++) if (isImpossible(oracle, imagine(p, seat, random))) sum.contradicting++;
      sum.worlds += WORLDS;
      sum.decisions++;
    }
    answer(p, below(random, p.now.options.length));
  }
}

/** It contradicts what the seat saw, or what everybody knows of the places where cards lie. */
export const isImpossible = (oracle: Oracle, world: Position): boolean =>
  oracle.objectsTo(world) >= 0 ||
  (world.game.kinds?.(world.table) ?? []).some(({ cards, fits }) => cards.some((id) => !fits(faceOf(world, id))));
