/** A match among bots. */
import {
  begin,
  checkedSetup,
  openAsks,
  answerAs,
  seeded,
  type Game,
  type Position,
  type Random,
  type Seat,
  type Settings,
} from '@arenarium/engine';
import { mindOf, type Bot } from './bot.ts';
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
export const chanceOf = (seed: string, p: Position, seat: Seat): Random => seeded(`${seed}/bot/${p.asked}/${seat}`);

/** Choose for one seat that is asked. */
export function botChoice(
  bot: Bot,
  p: Position,
  { seat, seed, budget = {}, memory }: { seat: Seat; seed: string; budget?: Budget; memory?: Memory | undefined },
): number {
  return bot.choose(mindOf(p, seat, { random: chanceOf(seed, p, seat), budget, memory }));
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
