/** A match among bots. */
import {
  begin,
  checkedSetup,
  openAsks,
  answerAs,
  askOf,
  chosenBy,
  clone,
  seeded,
  type Chosen,
  type Game,
  type Position,
  type Random,
  type Seat,
  type Settings,
} from '@arenarium/engine';
import { mindOf, pickedOf, type Bot } from './bot.ts';
import { steadyClock, type Budget } from './budget.ts';
import { newMemory, type Memory } from './memory.ts';

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
  readonly decisions: number;
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
  let at = p;
  for (;;) {
    const index = bot.choose(mindOf(at, seat, { random: chanceOf(seed, at, seat), budget, memory }));
    const ask = askOf(at, seat);
    const chosen = ask === null ? index : chosenBy(at, ask, index);
    if (chosen !== null) return chosen;
    if (at === p) at = clone(p);
    answerAs(at, seat, index);
  }
}

export function playMatch(game: Game, { seats, settings, seed, players, budget = {} }: BotMatch): Played {
  if (players.length !== seats) throw new Error(`${seats} seats, but ${players.length} players`);
  const p = begin(game, checkedSetup(game, seats, settings), seed);
  const choices = players.map(() => 0);
  const milliseconds = players.map(() => 0);
  const memories = players.map(newMemory);
  let slowest = 0;
  let decisions = 0;
  while (p.result === null) {
    const [ask] = openAsks(p);
    if (ask === undefined) throw new Error('nobody is asked, and nobody has won');
    if (decisions > game.bound) throw new Error(`${game.id} with seed "${seed}" does not end: ${decisions} decisions`);
    const { seat } = ask;
    const bot = players[seat];
    if (bot === undefined) throw new Error(`nobody sits at seat ${seat}`);
    const start = steadyClock();
    const option = botChoice(bot, p, { seat, seed, budget, memory: memories[seat] });
    const took = steadyClock() - start;
    if (ask.options.length > 1) {
      choices[seat] = (choices[seat] ?? 0) + 1;
      milliseconds[seat] = (milliseconds[seat] ?? 0) + took;
      slowest = Math.max(slowest, took);
    }
    decisions++;
    answerAs(p, seat, option);
  }
  return { rewards: p.result.rewards, decisions, choices, milliseconds, slowest };
}
