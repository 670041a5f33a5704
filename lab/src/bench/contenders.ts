/** Who takes part in a race: our peers by name, and every game. */
import { botCalled, gameCalled, seatCounts, setupFor } from '../usage.ts';
import type { Game, Setup } from '@arenarium/engine';
import { noTally, playMatch, type Series } from '../simulation.ts';

/** One whole match. */
export interface Played {
  readonly decisions: number;
  readonly options: number;
}
/** Plays match number n. */
export type Contender = (match: number) => Played;

export const PEERS = ['boardgame.io', 'plain'] as const;

/** Loaded only where it plays: what one contender does to a shared function must not slow another. */
export async function contenderCalled(name: string): Promise<Contender> {
  if (name === 'boardgame.io') return (await import('./duel-boardgame-io.ts')).playBoardgameIoDuel;
  if (name === 'plain') return (await import('./duel-plain.ts')).playPlainDuel;
  return randomMatches(gameCalled(name));
}

/** Four at the table where that is possible: comparable between games, and the usual company. */
export const usualSetup = (game: Game): Setup =>
  setupFor(game, seatCounts(game).includes(4) ? 4 : undefined, undefined);

function randomMatches(game: Game): Contender {
  const setup = usualSetup(game);
  const bots = Array.from({ length: setup.seats }, () => botCalled('random'));
  const series: Series = { game, setup, seed: 'bench', bots, budget: {}, rotate: 'stay' };
  return (match) => {
    const tally = noTally(setup.seats);
    playMatch(series, match, tally);
    return tally;
  };
}
