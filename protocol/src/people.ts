/** People: guests, accounts, programs; their ratings and what they say. */
import * as z from 'zod/mini';
import { list, name, text, whole } from './shapes.ts';
import { id } from './tables.ts';

/** A name for people to read: one line, no leading or trailing space. */
export const personName = z
  .string()
  .check(z.minLength(1), z.maxLength(24), z.regex(/^[\p{L}\p{N}](?:[\p{L}\p{N} ._'-]*[\p{L}\p{N}.])?$/u));
const password = z.string().check(z.minLength(8), z.maxLength(200));

export const guestWanted = z.strictObject({ name: personName });
export const accountWanted = z.strictObject({ name: personName, password });
export const signIn = z.strictObject({ name: text, password: z.string().check(z.maxLength(200)) });
export const newName = z.strictObject({ name: personName });

/** A key in somebody's device instead of a password. A new account needs a name; an account adds a key to its own. */
export const passkeyWanted = z.strictObject({ name: z.nullable(personName) });
/** What the browser is to sign, as the Web Authentication API wants it, and the ticket by which the answer is known. */
export const passkeyAsked = z.strictObject({ ticket: id, options: z.looseObject({ challenge: z.string() }) });
export const passkeyShown = z.strictObject({ ticket: id, response: z.looseObject({ id: z.string() }) });
const passkey = z.strictObject({ id: text, createdAt: whole, usedAt: whole });
export type Passkey = z.infer<typeof passkey>;
export const passkeyList = z.strictObject({ passkeys: list(passkey, 20) });

export const person = z.strictObject({ id, name: text, kind: z.enum(['guest', 'account', 'bot', 'program']) });
export type Person = z.infer<typeof person>;
/** Who this browser is; null for a stranger. */
export const me = z.strictObject({ me: z.nullable(person) });

/** A token for a program that plays: told once. */
export const tokenWanted = z.strictObject({ label: name });
export const tokenMade = z.strictObject({ token: text, person });

export const rating = z.strictObject({
  game: name,
  mode: name,
  /** What the ladder goes by: surely at least this good. */
  ordinal: z.number(),
  mu: z.number(),
  sigma: z.number(),
  played: whole,
  won: whole,
});
export type Rating = z.infer<typeof rating>;
/** How many of the last matches a profile draws a line through. */
export const LONGEST_CURVE = 50;
/** A rating with what it was after each of the last matches, the oldest first. */
const ratingSoFar = z.extend(rating, { curve: list(z.number(), LONGEST_CURVE) });
export type RatingSoFar = z.infer<typeof ratingSoFar>;
export const profile = z.strictObject({ person, since: whole, ratings: list(ratingSoFar, 100) });
export const leaderboard = z.strictObject({
  game: name,
  mode: name,
  rows: list(z.strictObject({ person, rating }), 100),
});

/** `table`: everybody at it. `side`: one's own side. */
export const channel = z.enum(['table', 'side']);
export const LONGEST_SAID = 300;
export const said = z.strictObject({
  id: whole,
  channel,
  person: id,
  name: text,
  text: z.string().check(z.maxLength(LONGEST_SAID)),
  at: whole,
});
export type Said = z.infer<typeof said>;
export const chatLines = z.strictObject({ lines: list(said, 100) });

export const reportWanted = z.strictObject({
  table: id,
  about: id,
  chat: z.nullable(whole),
  why: z.string().check(z.minLength(1), z.maxLength(LONGEST_SAID)),
});
/** Whom one does not want to read. */
export const muteList = z.strictObject({ muted: list(person, 100) });
export const muteWanted = z.strictObject({ person: id, muted: z.boolean() });

/** Where to send notices while the page is closed. */
export const pushWanted = z.strictObject({ endpoint: z.url().check(z.maxLength(500)) });
export const pushKey = z.strictObject({ key: text });

/** Anything that could not be done, by name and in words. */
export const trouble = z.strictObject({ trouble: name, because: z.looseObject({ id: z.string() }) });
export type Trouble = z.infer<typeof trouble>;
