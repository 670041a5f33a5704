/** A match among bots. */
import {
  answer,
  answerAs,
  aside,
  begin,
  beginByLot,
  checkedSetup,
  askOf,
  below,
  chosenBy,
  clone,
  seeded,
  type Ask,
  type Chosen,
  type Game,
  type Position,
  type Random,
  type Seat,
  type Settings,
  type Setup,
} from '@arenarium/engine';
import { mindOf, pickedOf, type Bot } from './bot.ts';
import { budgetForPick, steadyClock, type Budget } from './budget.ts';
import { newMemory, type Memory } from './memory.ts';
import { randomBot } from './random.ts';

export interface BotMatch {
  readonly seats: number;
  readonly settings?: Settings;
  readonly seed: string;
  /** Who sits where. */
  readonly players: readonly Bot[];
  readonly budget?: Budget;
}

export interface Played {
  readonly rewards: readonly number[];
  /** For each seat, how many real choices it had, and the milliseconds they took in all. */
  readonly choices: readonly number[];
  readonly milliseconds: readonly number[];
  /** The longest single choice, in milliseconds. */
  readonly slowest: number;
}

/**
 * A bot's own chance at one decision. It follows from the match and the decision alone: what a bot chooses differs
 * after a reload only by what it had kept in its memory.
 */
export function chanceOf(seed: string, p: Position, seat: Seat): Random {
  const ask = askOf(p, seat);
  const picked = ask === null ? 0 : pickedOf(ask);
  return seeded(`${seed}/bot/${p.asked}/${seat}${picked === 0 ? '' : `/${picked}`}`);
}

/** Choose for one seat that is asked; of a set, thing by thing, all things. */
export function botChoice(
  bot: Bot,
  p: Position,
  { seat, seed, budget = {}, memory }: { seat: Seat; seed: string; budget?: Budget; memory?: Memory | undefined },
): Chosen {
  return walked(p, seat, {
    budget,
    pick: (at, share) => bot.choose(mindOf(at, seat, { random: chanceOf(seed, at, seat), budget: share, memory })),
  });
}

interface Walking {
  /** For the whole answer. */
  readonly budget: Budget;
  pick(at: Position, share: Budget): number;
}
/** Pick by pick to a whole answer, on a copy if it takes more than one. */
function walked(p: Position, seat: Seat, { budget, pick }: Walking): Chosen {
  const { clock = steadyClock } = budget;
  const since = clock();
  let at = p;
  let spent = 0;
  for (;;) {
    const ask = askOf(at, seat);
    const index = pick(at, budgetForPick(budget, { spent, picks: picksLeft(ask) }));
    const chosen = ask === null ? index : chosenBy(at, ask, index);
    if (chosen !== null) return chosen;
    spent = clock() - since;
    if (at === p) at = clone(p);
    answerAs(at, seat, index);
  }
}

/** How many things may still be picked for an answer, this one among them. */
const picksLeft = (ask: Ask | null): number =>
  ask === null || ask.picking === null ? 1 : Math.max(1, ask.picking.max - ask.picking.picked.length);

/** Bots at a table, with what each needs from one decision to the next. Whoever plays a match by this, plays the same one. */
export interface Seated {
  readonly players: readonly Bot[];
  readonly seed: string;
  /** What players by lot draw from. */
  readonly lot: Random;
  /** By seat; nothing where nobody had to remember anything yet. */
  readonly memories: (Memory | undefined)[];
}
/** They sit down at a match that begins from this position. */
export const seatedAt = (p: Position, players: readonly Bot[], seed: string): Seated => ({
  players,
  seed,
  lot: aside(p.random),
  memories: [],
});

/** Set up a match for these players. Where all play by lot nobody needs a mind, and nothing is kept to imagine from. */
export const beginFor = (players: readonly Bot[], game: Game, { setup, seed }: Begun): Position =>
  players.every((player) => player === randomBot) ? beginByLot(game, setup, seed) : begin(game, setup, seed);
interface Begun {
  readonly setup: Setup;
  readonly seed: string;
}

/** The option, or the next thing of a set, that a seat takes. A lot needs no mind: nothing is imagined for it. */
function nextPick(
  { players, seed, lot, memories }: Seated,
  p: Position,
  { seat, options }: Ask,
  budget: Budget,
): number {
  const bot = players[seat];
  if (bot === randomBot) return below(lot, options.length);
  if (bot === undefined) throw new Error(`nobody sits at seat ${seat}`);
  const memory = (memories[seat] ??= newMemory());
  return bot.choose(mindOf(p, seat, { random: chanceOf(seed, p, seat), budget, memory }));
}

/** The whole answer of a seat. */
export const choiceOf = (seated: Seated, p: Position, seat: Seat, budget: Budget = {}): Chosen =>
  walked(p, seat, {
    budget,
    pick(at, share) {
      const ask = askOf(at, seat);
      if (ask === null) throw new Error(`nobody is asked at seat ${seat}`);
      return ask.options.length === 1 ? 0 : nextPick(seated, at, ask, share);
    },
  });

interface PlayingOut {
  readonly budget?: Budget;
  /** Told before and after every pick that was a choice. */
  thinks?(): void;
  picked?(p: Position, ask: Ask, option: number): void;
}

/**
 * Play on until the match is over or has come to its bound. Whatever sets bots against each other without anybody
 * looking on goes through here; at a table that is looked on, each asks for the same picks by `choiceOf`.
 */
export function playOut(p: Position, seated: Seated, { budget = {}, thinks, picked }: PlayingOut = {}): void {
  for (let asked = 0; p.now !== null && asked <= p.game.bound; asked++) {
    const ask = p.now;
    let option = 0;
    if (ask.options.length > 1) {
      thinks?.();
      option = nextPick(seated, p, ask, budget);
      picked?.(p, ask, option);
    }
    answer(p, option);
  }
}

export function playMatch(game: Game, { seats, settings, seed, players, budget = {} }: BotMatch): Played {
  if (players.length !== seats) throw new Error(`${seats} seats, but ${players.length} players`);
  const p = beginFor(players, game, { setup: checkedSetup(game, seats, settings), seed });
  const choices = players.map(() => 0);
  const milliseconds = players.map(() => 0);
  let slowest = 0;
  let since = 0;
  playOut(p, seatedAt(p, players, seed), {
    budget,
    thinks() {
      since = steadyClock();
    },
    picked(_, { seat }) {
      const took = steadyClock() - since;
      choices[seat] = (choices[seat] ?? 0) + 1;
      milliseconds[seat] = (milliseconds[seat] ?? 0) + took;
      slowest = Math.max(slowest, took);
    },
  });
  if (p.result === null) throw new Error(`${game.id} with seed "${seed}" does not end within ${game.bound} decisions`);
  return { rewards: p.result.rewards, choices, milliseconds, slowest };
}
