/** How long a bot takes for its decisions by the clock: whole matches with the bot in one seat, quick ones in the others. */
import { botChoice, newMemory, steadyClock, type Bot } from '@arenarium/bots';
import { answerAs, begin, type Chosen, type Game, type Setup } from '@arenarium/engine';

export interface PaceOrder {
  readonly game: Game;
  readonly setup: Setup;
  readonly bot: Bot;
  /** In all other seats. */
  readonly others: Bot;
  readonly milliseconds: number;
  readonly seed: string;
}

/** Play match number n; `onDecision` hears how many milliseconds each of the bot's real choices took. */
export function timeMatch(order: PaceOrder, match: number, onDecision: (took: number) => void): void {
  const { game, setup, bot, others, milliseconds } = order;
  const seed = `${order.seed}/${match}`;
  const p = begin(game, setup, seed);
  const timed = match % setup.seats;
  const memory = newMemory();
  for (let asked = 0; p.now !== null && asked <= game.bound; asked++) {
    const { seat, options } = p.now;
    let choice: Chosen = 0;
    if (options.length > 1 && seat !== timed) choice = botChoice(others, p, { seat, seed });
    else if (options.length > 1) {
      const since = steadyClock();
      choice = botChoice(bot, p, { seat, seed, budget: { milliseconds }, memory });
      onDecision(steadyClock() - since);
    }
    answerAs(p, seat, choice);
  }
}

export interface Pace {
  readonly decisions: number;
  /** Milliseconds. */
  readonly mean: number;
  readonly percentile95: number;
  readonly percentile99: number;
  readonly slowest: number;
  readonly aboveBudget: number;
  /** Above the budget and 30 % more: somebody waits. */
  readonly farAbove: number;
}

const FAR = 1.3;

export function paceOf(times: readonly number[], budget: number): Pace {
  const sorted = times.toSorted((a, b) => a - b);
  // The smallest time that so many do not exceed.
  const percentile = (share: number): number => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  const above = (limit: number): number => times.filter((took) => took > limit).length;
  return {
    decisions: times.length,
    mean: times.reduce((sum, took) => sum + took, 0) / Math.max(1, times.length),
    percentile95: percentile(0.95),
    percentile99: percentile(0.99),
    slowest: sorted.at(-1) ?? 0,
    aboveBudget: above(budget),
    farAbove: above(budget * FAR),
  };
}
