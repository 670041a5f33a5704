/** Who takes part in a race: our peers by name, and every game; at playing by lot, or at searching. */
import { botCalled, gameCalled, judgedCalled, setupFor } from '../usage.ts';
import { seatCounts, type Game, type Setup } from '@arenarium/engine';
import { noTally, playMatch, type Series } from '../simulation.ts';

/** What one turn came to: a match its decisions and options, a search its iterations and decisions. */
export type Turn = Readonly<Record<string, number>>;
/** Takes turn number n. */
export type Contender = (turn: number) => Turn;
export interface Played extends Turn {
  readonly decisions: number;
  readonly options: number;
}

export const PEERS = ['boardgame.io', 'plain'] as const;
/** boardgame.io's bot as it comes, and looking as short a way ahead as it can: nearest to ours, which does not play on. */
export const PLAYOUTS = [50, 1] as const;
/** Searches begin in the middle of so many matches, by turns. */
export const MIDDLES = 8;

export const searchOf = (name: string): string => `search ${name}`;
export const mctsOf = (playout: number): string => `mcts ${playout}`;

/** Loaded only where it plays: what one contender does to a shared function must not slow another. */
export async function contenderCalled(name: string): Promise<Contender> {
  if (name === 'boardgame.io') return (await import('./duel-boardgame-io.ts')).playBoardgameIoDuel;
  if (name === 'plain') return (await import('./duel-plain.ts')).playPlainDuel;
  const [what, of] = name.split(' ');
  if (what === 'mcts') return (await import('./duel-mcts.ts')).duelSearches(Number(of));
  if (what === 'search' && of !== undefined) return (await import('./searches.ts')).searchesOf(await judgedCalled(of));
  return randomMatches(await gameCalled(name));
}

/** Four at the table where that is possible: comparable between games, and the usual company. */
export const usualSetup = (game: Game): Setup =>
  setupFor(game, seatCounts(game).includes(4) ? 4 : undefined, undefined);

/** Two at the table where that is possible: as long a way ahead as search can see. */
export const searchSetup = (game: Game): Setup =>
  seatCounts(game).includes(2) ? setupFor(game, 2, undefined) : usualSetup(game);

function randomMatches(game: Game): Contender {
  const setup = usualSetup(game);
  const bots = Array.from({ length: setup.seats }, () => botCalled('random'));
  const series: Series = { game, setup, seed: 'bench', bots, budget: {}, rotate: 'stay' };
  // One tally for all: the first match that ends in some way is told by its bytes, and that takes longer than the match does.
  const tally = noTally(setup.seats);
  return (match) => {
    const { decisions, options } = tally;
    playMatch(series, match, tally);
    return { decisions: tally.decisions - decisions, options: tally.options - options };
  };
}
