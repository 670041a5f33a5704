/**
 * boardgame.io's own Monte Carlo bot on the duel, from the middle of matches. It searches the real position, hidden
 * cards and all, keeps the state of every node, and plays on by lot from each new one: that playout is part of its
 * iteration.
 */
import { at } from '@arenarium/engine';
import { createRequire } from 'node:module';
import type { Ctx } from 'boardgame.io';
import { MIDDLES, type Contender } from './contenders.ts';
import { duelInTheMiddle, playerOf, processed } from './duel-boardgame-io.ts';
import { movesOf, type Duel } from './duel-rules.ts';

const require = createRequire(import.meta.url);
const { MCTSBot } = require('boardgame.io/ai') as typeof import('boardgame.io/ai');

/** Decisions made by lot for one search. Fewer iterations than usual are no handicap: it never walks a path again. */
const WORK = 2000;

export function duelSearches(playoutDepth: number): Contender {
  const middles = Array.from({ length: MIDDLES }, (_, match) => duelInTheMiddle(match));
  const iterations = Math.round(WORK / playoutDepth);
  let enumerated = 0;
  const enumerate = (G: Duel, _: Ctx, player: string) => {
    enumerated++;
    return movesOf(G, Number(player)).map(([type, ...args]) =>
      type === 'endTurn' ? { event: type, args } : { move: type, args },
    );
  };
  return (turn) => {
    const state = at(middles, turn % MIDDLES);
    const bot = new MCTSBot({ game: processed, enumerate, seed: turn, iterations, playoutDepth });
    enumerated = 0;
    void bot.play(state, playerOf(state));
    // Moves are listed once at the root, then once for every move that is made.
    return { iterations, decisions: enumerated - 1 };
  };
}
