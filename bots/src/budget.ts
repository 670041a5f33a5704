/** How long a bot may think, and the watch that keeps to it. */

/** Whichever comes first. Nothing given: the bot's own measure. */
export interface Budget {
  readonly milliseconds?: number;
  readonly iterations?: number;
  /** Whose milliseconds: the steady clock's, if nobody says. */
  readonly clock?: Clock;
}

/** Milliseconds since some fixed moment. */
export type Clock = () => number;

const timer = (globalThis as { readonly performance?: { now(): number } }).performance;
/** The steady clock where there is one: the calendar may be set back in the middle of a thought. */
export const steadyClock: Clock = timer === undefined ? () => Date.now() : () => timer.now();

/** However little is left, a pick is thought about for so many milliseconds. */
const LEAST = 1;

/**
 * A decision has one budget, however many things are picked for it: of what is left, each pick to come may have as much as the
 * others. An answer that is one option has all.
 */
export function budgetForPick(
  budget: Budget,
  { spent, picks }: { readonly spent: number; readonly picks: number },
): Budget {
  const { milliseconds } = budget;
  if (milliseconds === undefined || (picks === 1 && spent === 0)) return budget;
  return { ...budget, milliseconds: Math.max(LEAST, (milliseconds - spent) / picks) };
}

/**
 * The part of a time budget that is thought away. The rest is for what cannot be foreseen: the collector, another
 * process on the same core, the way back to whoever asked.
 */
const SHARE = 0.9;

export interface Watch {
  /** May one more iteration begin? To be asked once before each. */
  mayGoOn(): boolean;
  /** Is the time already up? For use inside an iteration, where work can be cut short. */
  isUp(): boolean;
  /** How many more iterations might speak for another move: all there will be; by the clock, as many as so far in as much time. */
  left(): number;
}

/** An iteration may begin only if the slowest one so far would still fit, and half as much again. */
export function watchOver({ milliseconds, iterations = Infinity, clock = steadyClock }: Budget): Watch {
  let begun = 0;
  if (milliseconds === undefined) {
    return {
      mayGoOn: () => begun++ < iterations,
      isUp: () => false,
      left: () => iterations - begun,
    };
  }
  const start = clock();
  const end = start + milliseconds * SHARE;
  let before = start;
  let slowest = 0;
  return {
    mayGoOn() {
      const now = clock();
      if (begun > 0) slowest = Math.max(slowest, now - before);
      before = now;
      if (begun >= iterations || now + slowest * 1.5 > end) return false;
      begun++;
      return true;
    },
    isUp: () => clock() >= end,
    left() {
      const mean = (before - start) / Math.max(1, begun);
      return Math.min(iterations - begun, mean === 0 ? Infinity : (end - before) / mean);
    },
  };
}
