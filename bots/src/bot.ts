/**
 * A bot chooses from what its seat may know. It never holds the real position: only a mind, which can imagine worlds
 * that the seat cannot tell from the real one. Two real worlds that look the same give the same mind, so the same
 * choice: bots are honest by construction, and a law checks it.
 */
import {
  askOf,
  branch,
  clone,
  imagine,
  type Ask,
  type Game,
  type Message,
  type Option,
  type Position,
  type Random,
  type Seat,
} from '@arenarium/engine';
import type { Budget } from './budget.ts';
import type { Explanation } from './explain.ts';
import type { Memory } from './memory.ts';

/** What somebody can foresee from one chair: worlds that may be the real one. */
export interface Outlook<T = unknown> {
  readonly game: Game<T>;
  readonly seat: Seat;
  /** The bot's own chance: never the game's. */
  readonly random: Random;
  /** Another world this seat cannot tell from the real one, at this very question. */
  imagine(): Position<T>;
}

/** The outlook of a seat that is asked. */
export interface Mind<T = unknown> extends Outlook<T> {
  /** The question's name and its options; the answer is an index. Of a set, the options are what may be picked next. */
  readonly question: string;
  readonly options: readonly Option[];
  readonly budget: Budget;
  /** The number of the question, and what the bot kept when it last chose; none: it thinks afresh. */
  readonly asked: number;
  readonly memory?: Memory;
  /** Of a set, how many things are picked. */
  readonly picked: number;
}

export interface Bot {
  readonly name: string;
  /** What a player should know of it: a message of `botWords`. */
  readonly about: Message;
  /** The index of one of the mind's options. */
  choose(mind: Mind): number;
  /** What it thinks of its options, best first: without a memory, the reasons for the same choice. It explains afresh. */
  explain(mind: Mind): Explanation;
}

interface Thinking {
  readonly random: Random;
  readonly budget?: Budget;
  readonly memory?: Memory | undefined;
}

/** How far a seat has come with a set; 0, if one option is the answer. */
export const pickedOf = ({ picking }: Ask): number => (picking === null ? 0 : picking.picked.length);

/** What a seat knows at its question, for a bot to think with. */
export function mindOf<T>(p: Position<T>, seat: Seat, { random, budget = {}, memory }: Thinking): Mind<T> {
  const ask = askOf(p, seat);
  if (ask === null) throw new Error(`seat ${seat} is not asked`);
  return {
    ...outlookOf(p, seat, random),
    question: ask.question.name,
    options: ask.options,
    budget,
    asked: p.asked,
    picked: pickedOf(ask),
    ...(memory === undefined ? {} : { memory }),
  };
}

/** What a seat can foresee, whether it is asked or not. */
export const outlookOf = <T>(p: Position<T>, seat: Seat, random: Random): Outlook<T> => ({
  game: p.game,
  seat,
  random,
  imagine: () => imagine(p, seat, random),
});

/** With all cards on the table, only chance to come is unknown. For looking back at a match, never for playing one. */
export const openOutlookOf = <T>(p: Position<T>, seat: Seat, random: Random): Outlook<T> => ({
  game: p.game,
  seat,
  random,
  imagine() {
    const q = clone(p);
    q.log = null;
    q.given = null;
    q.random = branch(random);
    return q;
  },
});
