/** What a table owes, and when: a bot's choice, a standing order, a clock at zero, the end to be written down. */
import { askOf, decisionOf, openAsks, type Chosen, type Seat } from '@arenarium/engine';
import type { Due } from '../store/journal.ts';
import { LEASE } from '../store/sqlite.ts';
import { firstAtZero } from '../time/clocks.ts';
import { ordered } from '../time/standing-orders.ts';
import type { Live } from './live.ts';

/** A bot may take so long beyond its moment before another node thinks it is dead. */
const THOUGHT = 1500;

/** The option that a person's orders choose at the open question, or null. */
export function orderedIn(live: Live, seat: Seat): number | null {
  const orders = live.orders[seat] ?? [];
  const position = live.hosted?.match.position;
  if (orders.length === 0 || position === undefined) return null;
  const decision = decisionOf(position, seat);
  return decision === null ? null : ordered(position.game, orders, decision);
}

/** The only answer there is, if the question is asked only so that nobody can tell; null where there is a choice. */
export function onlyAnswer(live: Live, seat: Seat): Chosen | null {
  const position = live.hosted?.match.position;
  const ask = position === undefined ? null : askOf(position, seat);
  if (ask === null) return null;
  if (ask.picking === null) return ask.options.length === 1 ? 0 : null;
  const { things, min, max } = ask.picking;
  const isOnly = max === 0 || (min === max && min === things.length);
  return isOnly ? things.slice(0, max).map((_, i) => i) : null;
}

/** The seats the server answers for, whoever is at the table: bots, and people by their standing orders. */
export function seatsOwed(live: Live): readonly Seat[] {
  const { affairs, hosted } = live;
  if (affairs === null || hosted === null || affairs.paused || affairs.over !== null) return [];
  return openAsks(hosted.match.position).flatMap(({ seat }) => {
    const isBot = affairs.holders[seat]?.bot !== null;
    return isBot || orderedIn(live, seat) !== null ? [seat] : [];
  });
}

export const momentOf = (live: Live, seat: Seat): number => {
  const opened = live.opened[seat];
  return opened === null || opened === undefined ? Infinity : opened.at + opened.moment;
};

/** What is written with an entry, for other nodes should this one die. */
export function dueOf(live: Live, now: number): Due | null {
  const { affairs } = live;
  if (affairs === null) return null;
  if (affairs.over !== null) return live.finished ? null : { after: 0, grace: LEASE };
  const owed = Math.min(...seatsOwed(live).map((seat) => momentOf(live, seat)));
  const zero = firstAtZero(affairs.clocks)?.at ?? Infinity;
  const first = Math.min(owed, zero);
  if (!Number.isFinite(first)) return null;
  return { after: Math.max(0, Math.round(first - now)), grace: LEASE + (owed <= zero ? THOUGHT : 0) };
}
