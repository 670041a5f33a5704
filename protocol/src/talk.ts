/**
 * What somebody at a table asks of whoever hosts it, and what they are told: the same in the page's worker, on a server, and
 * for programs. A request gets one report; what others did is told unasked.
 */
import * as z from 'zod/mini';
import { change } from './change.ts';
import { LIMITS } from './limits.ts';
import { list, message, name, seat, text, whole } from './shapes.ts';
import { logPage, option, scene, tableCard } from './scene.ts';

export const matchRequests = [
  /** The whole scene, seen through these seats: of those one holds. */
  z.strictObject({ ask: z.literal('look'), eyes: list(seat, LIMITS.seats) }),
  /** The answer to the open question: its number, and the index of one of its options; for a set, the indices of all. */
  z.strictObject({
    ask: z.literal('choose'),
    seat,
    asked: whole,
    option: z.union([whole, list(whole, LIMITS.options)]),
  }),
  /** Where a set stands with these picked: what is missing, and what cannot be added. */
  z.strictObject({ ask: z.literal('picking'), seat, asked: whole, picked: list(whole, LIMITS.options) }),
  /** What cannot be done at this question, and why not. */
  z.strictObject({ ask: z.literal('whyNot'), seat, asked: whole }),
  /** What one may count on where cards lie face down. */
  z.strictObject({ ask: z.literal('counts') }),
  /** What the strongest bot would do in this seat. */
  z.strictObject({ ask: z.literal('hint'), seat, asked: whole }),
  /** Why a bot made this choice. */
  z.strictObject({ ask: z.literal('why'), entry: whole }),
  /** Take back the last choice of these seats. Beyond what is free, everybody concerned must have agreed. */
  z.strictObject({
    ask: z.literal('undo'),
    seats: list(seat, LIMITS.seats),
    consent: z.enum(['given', 'notAsked']),
  }),
  /** Earlier lines of the log, from this one on. */
  z.strictObject({ ask: z.literal('log'), from: whole }),
  /** Let one of the bots that are waited for choose: where those who look on set the pace. */
  z.strictObject({ ask: z.literal('letBotChoose') }),
  /** The record, once the match is over. */
  z.strictObject({ ask: z.literal('record') }),
] as const;
export const matchRequest = z.discriminatedUnion('ask', [...matchRequests]);
export type MatchRequest = z.infer<typeof matchRequest>;

/** An option somebody stronger would think of, and what it expects of it. */
const advised = z.strictObject({ option: whole, said: message });
export type Advised = z.infer<typeof advised>;

/** A candidate that is not legal now, described like an option. */
const forbidden = z.object({
  option,
  label: message,
  points: list(text, LIMITS.points),
  rule: text,
  because: message,
});
export type Forbidden = z.infer<typeof forbidden>;

/** A place where not every card is seen: which faces lie there, each with how many at least and at most. */
const counted = z.strictObject({
  zone: name,
  seat: z.nullable(seat),
  cards: list(whole, LIMITS.cards),
  faces: list(z.tuple([whole, whole, whole]), LIMITS.cards),
});
export type Counted = z.infer<typeof counted>;

const reasons = z.strictObject({
  /** What the bot was asked; null as long as that is its own affair. */
  prompt: z.nullable(message),
  said: list(message, LIMITS.options),
});

/** The question and the news in English: for programs that have no language files. */
const aloud = z.strictObject({
  prompt: z.nullable(z.string()),
  options: list(z.string(), LIMITS.options),
  happened: list(z.string(), LIMITS.lines),
  result: z.nullable(z.string()),
  /** How long the table will wait for an answer, in milliseconds; null: as long as it takes. */
  within: z.nullable(whole),
});
export type Aloud = z.infer<typeof aloud>;

export const matchReports = [
  /** First, once: which match this is, and how it stands. */
  z.strictObject({ tell: z.literal('opened'), table: tableCard, scene }),
  z.strictObject({ tell: z.literal('scene'), scene, aloud: z.optional(aloud) }),
  /** Something changed: by one's own choice, or by somebody else's. */
  z.strictObject({ tell: z.literal('change'), change }),
  z.strictObject({
    tell: z.literal('picking'),
    seat,
    asked: whole,
    picked: list(whole, LIMITS.options),
    /** What is missing before it is done; null if it could be sent as it is. */
    missing: z.nullable(message),
    barred: list(z.strictObject({ option: whole, rule: text, because: message }), LIMITS.options),
  }),
  z.strictObject({ tell: z.literal('whyNot'), seat, asked: whole, forbidden: list(forbidden, LIMITS.options) }),
  z.strictObject({ tell: z.literal('counts'), n: whole, counts: list(counted, LIMITS.points) }),
  z.strictObject({ tell: z.literal('hint'), seat, asked: whole, advised: list(advised, LIMITS.options) }),
  z.strictObject({ tell: z.literal('why'), entry: whole, reasons: list(reasons, LIMITS.options) }),
  z.strictObject({ tell: z.literal('log'), log: logPage }),
  /** The record of a match that is over, as a text to keep: the whole match follows from it. */
  z.strictObject({ tell: z.literal('record'), text: z.string() }),
  /** A request that cannot be met, and why: the match stands as it stood. */
  z.strictObject({ tell: z.literal('refused'), because: message, aloud: z.optional(z.string()) }),
  /** The match could not be opened. */
  z.strictObject({ tell: z.literal('notOpened'), because: message }),
  /** A mistake of ours. */
  z.strictObject({ tell: z.literal('broken'), because: z.string() }),
] as const;
export const matchReport = z.discriminatedUnion('tell', [...matchReports]);
export type MatchReport = z.infer<typeof matchReport>;

/** A request on its way: the number comes back with the report that answers it. */
export const asking = <R extends z.ZodMiniType>(request: R) => z.strictObject({ id: whole, request });
/** A report on its way: the number of the request it answers, or null if nobody asked. */
export const telling = <R extends z.ZodMiniType>(report: R) => z.strictObject({ re: z.nullable(whole), report });

export interface Asking<R> {
  readonly id: number;
  readonly request: R;
}
export interface Telling<R> {
  readonly re: number | null;
  readonly report: R;
}
