/** A match as one node holds it: what its journal has come to so far, and who of this node is at the table. */
import { openAsks, wayBack, type Game, type Position, type Seat } from '@arenarium/engine';
import { enterInto, remembered, type Before, type Hosted } from '@arenarium/host';
import type { Player, SeatTaken, StandingOrder, Time } from '@arenarium/protocol';
import { afterAffair, afterMove, opened, type Affairs, type Stand } from './affairs.ts';
import { isAffair, type AffairEntry, type Holder, type TableEntry } from './entries.ts';
import type { Line } from './line.ts';
import type { Sitter } from './sitter.ts';

/** What never changes about a match. */
export interface Charter {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly settings: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly commitment: string;
  readonly access: 'open' | 'link';
  readonly rated: boolean;
  readonly time: Time;
  readonly host: string;
  readonly tournament: string | null;
  readonly brought: boolean;
  readonly openedAt: number;
}

/** A question that is open to a seat: when it was put, and how long an answer that needs no thought will take. */
export interface Opened {
  readonly asked: number;
  readonly at: number;
  readonly moment: number;
}

export interface Live {
  readonly charter: Charter;
  /** Null if this node does not have the rules of the match. */
  readonly game: Game | null;
  /** Null until the match has begun. */
  hosted: Hosted | null;
  affairs: Affairs | null;
  /** How many entries of the journal are in here. */
  n: number;
  /** Who sits where while the table waits for people. */
  gathered: readonly SeatTaken[];
  /** By seat: the question that is open to it. */
  opened: (Opened | null)[];
  orders: (readonly StandingOrder[])[];
  readonly sitters: Set<Sitter>;
  /** Which seats' people are at other nodes. */
  readonly elsewhere: Map<string, { readonly seats: readonly Seat[]; readonly at: number }>;
  /** Since when the person of a seat has not been here. */
  readonly awaySince: Map<Seat, number>;
  readonly line: Line;
  timer: NodeJS.Timeout | null;
  /** This node wrote last, so it does what the table owes. */
  drives: boolean;
  /** Seats for which a bot is thinking now. */
  readonly thinking: Set<Seat>;
  /** When somebody last had to do with it. */
  touched: number;
  /** The end was written down where everybody finds it. */
  finished: boolean;
  snapshotAt: number;
}

export const playersOf = (holders: readonly Holder[]): readonly Player[] =>
  holders.map(({ name, bot }) => (bot === null ? { by: 'person', name } : { by: 'bot', name, bot }));

export const positionOf = ({ hosted }: Live): Position | null => hosted?.match.position ?? null;

export function standAt(live: Live, at: number): Stand {
  const position = positionOf(live);
  return {
    at,
    waiting: position === null ? [] : openAsks(position).map(({ seat }) => seat),
    rewards: position?.result?.rewards ?? null,
  };
}

/** The way back, if an entry could not be written down. */
export interface Kept {
  readonly n: number;
  readonly affairs: Affairs | null;
  readonly opened: (Opened | null)[];
  readonly before: Before | null;
  readonly back: (() => void) | null;
}

export function keep(live: Live): Kept {
  return {
    n: live.n,
    affairs: live.affairs,
    opened: live.opened.slice(),
    before: live.hosted === null ? null : remembered(live.hosted),
    back: live.hosted === null ? null : wayBack(live.hosted.match),
  };
}

export function putBack(live: Live, kept: Kept): void {
  live.n = kept.n;
  live.affairs = kept.affairs;
  live.opened = kept.opened;
  const { back, before } = kept;
  if (live.hosted === null || back === null || before === null) {
    if (back === null) live.hosted = null;
    return;
  }
  back();
  live.hosted.n = before.n;
}

/** The seat that made an entry of the match, or null. */
const chooserOf = (entry: TableEntry): Seat | null => (Array.isArray(entry) ? (entry[0] as Seat) : null);

/** Bring in one entry of the journal, written at this moment. */
export function bringIn(live: Live, entry: TableEntry, { at, begin }: { at: number; begin: Begin }): void {
  live.n++;
  if (!isAffair(entry)) {
    if (live.hosted !== null) enterInto(live.hosted, entry);
    if (live.affairs !== null) live.affairs = afterMove(live.affairs, standAt(live, at), chooserOf(entry));
    return;
  }
  if (entry.do === 'begin') {
    live.hosted = begin(live, entry);
    const { time } = live.charter;
    const sides = live.game?.sides({ seats: live.charter.seats, settings: live.charter.settings });
    const opening = { time, sides: sides ?? entry.holders.map((_, seat) => seat), holders: entry.holders };
    live.affairs = opened(opening, standAt(live, at));
    return;
  }
  if (live.affairs === null) return;
  if (entry.do === 'answer' && entry.back !== undefined && live.hosted !== null) enterInto(live.hosted, entry.back);
  live.affairs = afterAffair(live.affairs, entry, standAt(live, at));
  if (live.hosted !== null) live.hosted.players = playersOf(live.affairs.holders);
}

/** Lay out the match when it begins; null if its rules are gone. */
export type Begin = (live: Live, entry: AffairEntry & { do: 'begin' }) => Hosted | null;

/** Draw the moment of every question that has just been put, before anybody looks at the hand. */
export function noteOpened(live: Live, at: number, momentOf: (live: Live, seat: Seat) => number): void {
  const position = positionOf(live);
  const open = position === null ? [] : openAsks(position);
  live.opened = Array.from({ length: live.charter.seats }, (_, seat) => {
    if (position === null || !open.some((ask) => ask.seat === seat)) return null;
    const before = live.opened[seat] ?? null;
    // Another seat's answer to a question put to both does not open it anew.
    if (before !== null && before.asked === position.asked) return before;
    return { asked: position.asked, at, moment: momentOf(live, seat) };
  });
}

/** The seats that somebody holds at this table. */
export const seatsOf = ({ affairs }: Pick<Live, 'affairs'>, person: string): readonly Seat[] =>
  affairs?.holders.flatMap((holder, seat) => (holder.person === person ? [seat] : [])) ?? [];
