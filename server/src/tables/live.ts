/** A match as one node holds it: what its journal has come to so far, and who of this node is at the table. */
import { openAsks, type Game, type Position, type Seat } from '@arenarium/engine';
import { enterForNow, type Entered, type Hosted } from '@arenarium/host';
import type { Player, SeatTaken, StandingOrder, Time } from '@arenarium/protocol';
import { afterAffair, afterMove, opened, type Affairs, type Stand } from './affairs.ts';
import { isAffair, type AffairEntry, type Holder, type TableEntry } from './entries.ts';
import type { LastView } from './last-views.ts';
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
  /** Where its rules are gone: what was last seen, by seat. */
  readonly views: ReadonlyMap<number, LastView>;
  /** Null until the match has begun. */
  hosted: Hosted | null;
  affairs: Affairs | null;
  /** How many entries of the journal are in here. */
  n: number;
  /** Who sits where while the table waits for people. */
  gathered: readonly SeatTaken[];
  /** By seat: the question that is open to it. */
  opened: readonly (Opened | null)[];
  orders: (readonly StandingOrder[])[];
  readonly sitters: Set<Sitter>;
  /** Which seats' people are at other nodes. */
  elsewhere: ReadonlyMap<string, { readonly seats: readonly Seat[]; readonly at: number }>;
  /** Since when the person of a seat has not been here. */
  awaySince: ReadonlyMap<Seat, number>;
  readonly line: Line;
  timer: NodeJS.Timeout | null;
  /** This node wrote last, so it does what the table owes. */
  drives: boolean;
  /** Seats for which a bot is thinking now. */
  thinking: readonly Seat[];
  /** When somebody last had to do with it. */
  touched: number;
  /** The end was written down where everybody finds it. */
  finished: boolean;
  snapshotAt: number;
}

/** What most tables have nothing in, all of them share: a map of their own would be kept, and looked through, for each. */
export const NOTHING: ReadonlyMap<never, never> = new Map<never, never>();
export const withEntry = <K, V>(map: ReadonlyMap<K, V>, key: K, value: V): ReadonlyMap<K, V> =>
  new Map(map).set(key, value);
export function withoutEntry<K, V>(map: ReadonlyMap<K, V>, key: K): ReadonlyMap<K, V> {
  if (!map.has(key)) return map;
  const rest = new Map(map);
  rest.delete(key);
  return rest.size === 0 ? NOTHING : rest;
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

/** How the table stood before an entry: the way back, if it could not be written down. */
export interface Kept {
  readonly n: number;
  readonly affairs: Affairs | null;
  readonly opened: readonly (Opened | null)[];
  readonly hosted: Hosted | null;
  /** What the entry made of the match; null if it left it alone. */
  readonly entered: Entered | null;
}

export function putBack(live: Live, { n, affairs, opened: open, hosted, entered }: Kept): void {
  live.n = n;
  live.affairs = affairs;
  live.opened = open;
  live.hosted = hosted;
  entered?.back();
  if (hosted !== null && affairs !== null) hosted.players = playersOf(affairs.holders);
}

/** The seat that made an entry of the match, or null. */
export const chooserOf = (entry: TableEntry): Seat | null => (Array.isArray(entry) ? (entry[0] as Seat) : null);

/** Bring in one entry of the journal, written at this moment. */
export function bringIn(live: Live, entry: TableEntry, { at, begin }: { at: number; begin: Begin }): Kept {
  const { n, affairs, opened: open, hosted } = live;
  const move = isAffair(entry) ? (entry.do === 'answer' ? (entry.back ?? null) : null) : entry;
  const entered = move === null || hosted === null ? null : enterForNow(hosted, move);
  live.n++;
  if (isAffair(entry) && entry.do === 'begin') beginWith(live, entry, { at, begin });
  else if (affairs !== null) live.affairs = affairsAfter(live, affairs, { entry, at });
  return { n, affairs, opened: open, hosted, entered };
}

function beginWith(
  live: Live,
  entry: AffairEntry & { do: 'begin' },
  { at, begin }: { at: number; begin: Begin },
): void {
  const { time, seats, settings } = live.charter;
  const { holders } = entry;
  live.hosted = begin(live, entry);
  const sides = live.game?.sides({ seats, settings }) ?? holders.map((_, seat) => seat);
  live.affairs = opened({ time, sides, holders }, standAt(live, at));
}

/** The affairs after an entry that the match has already taken in. */
export function affairsAfter(live: Live, before: Affairs, { entry, at }: { entry: TableEntry; at: number }): Affairs {
  const stand = standAt(live, at);
  if (!isAffair(entry)) return afterMove(before, stand, chooserOf(entry));
  const affairs = afterAffair(before, entry, stand);
  if (live.hosted !== null) live.hosted.players = playersOf(affairs.holders);
  return affairs;
}

/** Lay out the match when it begins; null if its rules are gone. */
export type Begin = (live: Live, entry: AffairEntry & { do: 'begin' }) => Hosted | null;

/** Draw the moment of every question that has just been put, before anybody looks at the hand. */
export function noteOpened(live: Live, at: number, momentOf: (live: Live, seat: Seat) => number): void {
  const position = positionOf(live);
  const open = new Array<Opened | null>(live.charter.seats).fill(null);
  if (position !== null) {
    for (const { seat } of openAsks(position)) {
      const before = live.opened[seat] ?? null;
      // Another seat's answer to a question put to both does not open it anew.
      const isOpen = before !== null && before.asked === position.asked;
      open[seat] = isOpen ? before : { asked: position.asked, at, moment: momentOf(live, seat) };
    }
  }
  live.opened = open;
}

/** Nearly everybody holds one seat: the list of it is the same at every table. */
const alone: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, seat) => [seat]);

/** The seats that somebody holds at this table. */
export function seatsOf({ affairs }: Pick<Live, 'affairs'>, person: string): readonly Seat[] {
  const held = affairs?.holders.flatMap((holder, seat) => (holder.person === person ? [seat] : [])) ?? [];
  return held.length === 1 ? (alone[held[0] ?? -1] ?? held) : held;
}
