/**
 * A bot chooses from what its seat may know. It never holds the real position: only a mind, which can imagine worlds
 * that the seat cannot tell from the real one. Two real worlds that look the same give the same mind, so the same
 * choice: bots are honest by construction, and a law checks it.
 */
import { askOf, imagine, type Game, type Option, type Position, type Random, type Seat } from '@arenarium/engine';

/** How long a bot may think: whichever comes first. */
export interface Budget {
  readonly milliseconds?: number;
  readonly iterations?: number;
}

export interface Mind<T = unknown> {
  readonly game: Game<T>;
  readonly seat: Seat;
  /** The question's name and its options; the answer is an index. */
  readonly question: string;
  readonly options: readonly Option[];
  readonly budget: Budget;
  /** The bot's own chance: never the game's. */
  readonly random: Random;
  /** Another world this seat cannot tell from the real one, at this very question. */
  imagine(): Position<T>;
}

export interface Bot {
  readonly name: string;
  /** The index of one of the mind's options. */
  choose(mind: Mind): number;
}

/** What a seat knows at its question, for a bot to think with. */
export function mindOf<T>(
  p: Position<T>,
  seat: Seat,
  { random, budget = {} }: { readonly random: Random; readonly budget?: Budget },
): Mind<T> {
  const ask = askOf(p, seat);
  if (ask === null) throw new Error(`seat ${seat} is not asked`);
  return {
    game: p.game,
    seat,
    question: ask.question.name,
    options: ask.options,
    budget,
    random,
    imagine: () => imagine(p, seat, random),
  };
}
