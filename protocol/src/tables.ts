/** Tables as resources: what one asks for, and what everybody may know of them. */
import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';
import { list, name, seat, settings, text, whole } from './shapes.ts';

/** A name in an address: of a table, a person, a tournament. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
const seconds = z.int().check(z.gte(5), z.lte(86_400));

/** What happens to a seat whose time is up: its side loses (where two sides play), or a bot plays on for it. */
export const atZero = z.enum(['forfeit', 'bot']);
/** How time is kept. The clock runs for whoever is waited for. */
export const time = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('none') }),
  /** So long for each turn: as long as one is waited for without a break. */
  z.strictObject({ is: z.literal('turn'), seconds, atZero }),
  /** So long for the whole match, and so much more after each choice. */
  z.strictObject({ is: z.literal('match'), seconds, increment: z.int().check(z.gte(0), z.lte(600)), atZero }),
  /** So many days for each turn. */
  z.strictObject({ is: z.literal('correspondence'), days: z.int().check(z.gte(1), z.lte(30)), atZero }),
]);
export type Time = z.infer<typeof time>;

const seatPlan = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('me') }),
  z.strictObject({ by: z.literal('anybody') }),
  z.strictObject({ by: z.literal('bot'), bot: name }),
]);
export type SeatPlan = z.infer<typeof seatPlan>;

/** `open`: in the lobby, for everybody. `link`: for those who have the invitation link. */
export const access = z.enum(['open', 'link']);

export const tableWanted = z.strictObject({
  game: name,
  settings,
  seats: list(seatPlan, LIMITS.seats),
  access,
  rated: z.boolean(),
  time,
});
export type TableWanted = z.infer<typeof tableWanted>;

/**
 * A match that was begun elsewhere, opened to others: its record so far, and who may sit where from now on. What nobody has
 * seen is dealt anew, because whoever brings a record could know the seed.
 */
export const bringWanted = z.strictObject({
  record: z.string().check(z.maxLength(LIMITS.record)),
  seats: list(seatPlan, LIMITS.seats),
  access,
  time,
});
export type BringWanted = z.infer<typeof bringWanted>;

/** Who sits in a seat, as everybody sees it. `away`: a person who is not at the table now. */
export const seatTaken = z.strictObject({
  seat,
  by: z.enum(['person', 'bot', 'nobody']),
  name: z.nullable(text),
  /** The person who holds the seat, also while a bot plays for them. */
  person: z.nullable(id),
  bot: z.nullable(name),
});
export type SeatTaken = z.infer<typeof seatTaken>;

export const tableState = z.enum(['open', 'playing', 'over', 'aborted']);
export type TableState = z.infer<typeof tableState>;

/** A table as the lobby shows it. */
export const tableInfo = z.strictObject({
  id,
  game: name,
  /** The version of the rules under which it was begun, and whether this server still has them. */
  rules: whole,
  playable: z.boolean(),
  settings,
  seats: list(seatTaken, LIMITS.seats),
  access,
  rated: z.boolean(),
  time,
  state: tableState,
  host: id,
  tournament: z.nullable(id),
  /** It was begun elsewhere, and brought here to go on. */
  brought: z.boolean(),
  openedAt: whole,
  /** `sha256` of the seed: published before the deal, the seed after the end. */
  commitment: text,
});
export type TableInfo = z.infer<typeof tableInfo>;

export const tableMade = z.strictObject({
  table: tableInfo,
  /** The secret of the invitation link: `/join/ID/SECRET`. Told only once, to the host. */
  invitation: z.nullable(text),
});
export const tableList = z.strictObject({ tables: list(tableInfo, 200) });

/** Sit down: in this seat, or in any that is free; with the secret of the link where one is needed. */
export const joinWanted = z.strictObject({ seat: z.nullable(seat), invitation: z.nullable(text) });
/** Any open table of this game that fits, or a new one. */
export const quickWanted = z.strictObject({ game: name, seats: whole, rated: z.boolean(), time });

/** A match that is over: how it came out, and what proves the deal. */
export const matchOver = z.strictObject({
  rewards: z.nullable(list(z.number(), LIMITS.seats)),
  by: z.enum(['rules', 'concession', 'time', 'agreement', 'abort']),
  /** The seat that conceded or ran out of time. */
  seat: z.nullable(seat),
});
export type MatchOver = z.infer<typeof matchOver>;

export const historyRow = z.strictObject({ table: tableInfo, over: z.nullable(matchOver), overAt: z.nullable(whole) });
export const history = z.strictObject({ matches: list(historyRow, 100), before: z.nullable(whole) });
