/**
 * What is said at a table on a server beside the match itself: who sits where, clocks, offers, orders, chat. The match's own
 * requests and reports are those of `talk.ts`.
 */
import * as z from 'zod/mini';
import { channel, LONGEST_SAID, said } from './people.ts';
import { LIMITS } from './limits.ts';
import { list, message, name, seat, text, whole } from './shapes.ts';
import { id, matchOver, seatTaken, tableInfo } from './tables.ts';
import { scene, tableCard } from './scene.ts';
import { matchReports, matchRequests } from './talk.ts';

/** What needs everybody's agreement. `undo` takes back the offering seat's last choice; `end` ends a match whose rules are gone. */
export const offerKind = z.enum(['draw', 'undo', 'pause', 'goOn', 'end']);
export type OfferKind = z.infer<typeof offerKind>;

/** What an order looks at: everything in it must hold. */
const occasion = list(
  z.discriminatedUnion('if', [
    /** A number in the prompt, by its name, is at least this: attacked for 4 or more. */
    z.strictObject({ if: z.literal('number'), name: text, atLeast: z.number() }),
    /** The prompt speaks of this, by its id or as it is said: my God. */
    z.strictObject({ if: z.literal('about'), value: text }),
    /** I could answer with this: an option points at it, or names it as it is said. */
    z.strictObject({ if: z.literal('holding'), value: text }),
  ]),
  6,
);

/** A standing order: pass without asking me, except on these occasions. It holds until my own turn begins, or for good. */
export const standingOrder = z.strictObject({
  /** The name of a question, or `*`: every question in which one may pass. */
  question: text,
  until: z.enum(['myTurn', 'always']),
  askMeIf: list(occasion, 8),
});
export type StandingOrder = z.infer<typeof standingOrder>;
export const standingOrders = list(standingOrder, 16);

export const tableRequests = [
  /** Give up: where two sides play, the other one wins; else a bot plays on for the seat. */
  z.strictObject({ ask: z.literal('concede'), seat }),
  /** Break off a match in which not everybody has made a choice yet: it counts for nothing. */
  z.strictObject({ ask: z.literal('abort') }),
  z.strictObject({ ask: z.literal('offer'), what: offerKind, seat }),
  z.strictObject({ ask: z.literal('answer'), what: offerKind, seat, agree: z.boolean() }),
  /** Let a bot play for a seat whose person has been away for a while, or for one's own. */
  z.strictObject({ ask: z.literal('letBotPlay'), seat, bot: name }),
  /** Back again: take the seat from the bot. */
  z.strictObject({ ask: z.literal('takeBackSeat'), seat }),
  z.strictObject({ ask: z.literal('orders'), seat, orders: standingOrders }),
  z.strictObject({
    ask: z.literal('say'),
    channel,
    text: z.string().check(z.minLength(1), z.maxLength(LONGEST_SAID)),
  }),
  /** The same people once more; whoever asks first opens the table, the others are seated at it. */
  z.strictObject({ ask: z.literal('rematch') }),
] as const;
export const serverRequest = z.discriminatedUnion('ask', [...matchRequests, ...tableRequests]);
export type ServerRequest = z.infer<typeof serverRequest>;

/** A clock: what is left, in milliseconds, at `at`; it runs if `runs`. */
const clock = z.strictObject({ seat, left: whole, runs: z.boolean() });
export const offer = z.strictObject({ what: offerKind, by: seat, agreed: list(seat, LIMITS.seats) });

/** How the table stands beside the match: for everybody the same. */
export const standingOf = z.strictObject({
  n: whole,
  seats: list(seatTaken, LIMITS.seats),
  /** Seats whose people are at the table now. */
  here: list(seat, LIMITS.seats),
  onlookers: whole,
  paused: z.boolean(),
  /** Not everybody has chosen yet: it can still be broken off, and counts for nothing then. */
  mayAbort: z.boolean(),
  /** The server's clock when this was said. */
  at: whole,
  clocks: list(clock, LIMITS.seats),
  offers: list(offer, 8),
  over: z.nullable(matchOver),
});
export type StandingOf = z.infer<typeof standingOf>;

export const tableReports = [
  /** The table waits for people; said again when somebody sits down or leaves. */
  z.strictObject({ tell: z.literal('gathering'), table: tableInfo }),
  z.strictObject({ tell: z.literal('standing'), standing: standingOf }),
  z.strictObject({ tell: z.literal('said'), line: said }),
  z.strictObject({ tell: z.literal('orders'), seat, orders: standingOrders }),
  /** A rematch was opened. */
  z.strictObject({ tell: z.literal('rematch'), table: id }),
  /** What was asked is done; what it changed is told to everybody. */
  z.strictObject({ tell: z.literal('done') }),
  /** The rules of this match are gone from this server: it can be looked at and ended by agreement. */
  z.strictObject({
    tell: z.literal('rulesGone'),
    table: tableInfo,
    because: message,
    /** What was last seen from here; null if nothing was kept. */
    last: z.nullable(z.strictObject({ card: tableCard, scene })),
  }),
] as const;
export const serverReport = z.discriminatedUnion('tell', [...matchReports, ...tableReports]);
export type ServerReport = z.infer<typeof serverReport>;

/** Said to everybody who is signed in, wherever they are on the page. */
export const lobbyReport = z.discriminatedUnion('tell', [
  /** Open tables, and one's own. */
  z.strictObject({ tell: z.literal('lobby'), open: list(tableInfo, 200), mine: list(tableInfo, 100) }),
  /** One's turn at a table. */
  z.strictObject({ tell: z.literal('yourTurn'), table: id, game: name }),
]);
export type LobbyReport = z.infer<typeof lobbyReport>;
