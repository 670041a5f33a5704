/**
 * Clocks, worked out from the moments the database gave to the entries: every node comes to the same. A clock runs for
 * whoever is waited for; several are charged alike, each until its own answer is in.
 */
import type { Seat } from '@arenarium/engine';
import type { Time } from '@arenarium/protocol';

export interface Clocks {
  /** Milliseconds left when the clock was last looked at; nothing where no time is kept. */
  readonly left: readonly number[];
  /** The seats whose clocks have been running since then. */
  readonly running: readonly Seat[];
  readonly since: number;
}

const DAY = 86_400_000;

/** What one begins with: for the whole match, or for each turn. */
export function allowance(time: Time): number {
  switch (time.is) {
    case 'none':
      return Infinity;
    case 'turn':
    case 'match':
      return time.seconds * 1000;
    case 'correspondence':
      return time.days * DAY;
  }
}

export const newClocks = (time: Time, { seats, at }: { seats: number; at: number }): Clocks => ({
  left: Array.from({ length: seats }, () => allowance(time)),
  running: [],
  since: at,
});

/** What is left to a seat at some moment. */
export function leftAt({ left, running, since }: Clocks, seat: Seat, at: number): number {
  const then = left[seat] ?? Infinity;
  return running.includes(seat) ? Math.max(0, then - Math.max(0, at - since)) : then;
}

/** What happened: at this moment, somebody chose (or nobody did), and from now on these are waited for. */
export interface Tick {
  readonly at: number;
  readonly chose: Seat | null;
  /** Seats whose clocks run from now on: those waited for, unless the match is paused or over. */
  readonly running: readonly Seat[];
}

export function ticked(clocks: Clocks, time: Time, { at, chose, running }: Tick): Clocks {
  if (time.is === 'none') return clocks;
  const perTurn = time.is === 'turn' || time.is === 'correspondence';
  const left = clocks.left.map((_, seat) => {
    const now = leftAt(clocks, seat, at);
    if (time.is === 'match' && seat === chose) return now + time.increment * 1000;
    // A turn begins anew once one has not been waited for.
    if (perTurn && running.includes(seat) && !clocks.running.includes(seat)) return allowance(time);
    return now;
  });
  return { left, running, since: at };
}

/** The clock that will reach zero first, and when. */
export function firstAtZero({ left, running, since }: Clocks): { readonly seat: Seat; readonly at: number } | null {
  let first: { seat: Seat; at: number } | null = null;
  for (const seat of running) {
    const at = since + (left[seat] ?? Infinity);
    if (Number.isFinite(at) && (first === null || at < first.at)) first = { seat, at };
  }
  return first;
}
