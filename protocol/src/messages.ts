/**
 * What a table and a seat say to each other: one JSON object a line, schema and type in one place. A seat may be held by
 * a person's page or by a program; the table does not care which.
 */
import { z } from 'zod';

/** Raised when an old speaker would misunderstand a new one. */
export const PROTOCOL = 2;

const whole = z.int().nonnegative();
/** A message as data, and as the table would say it in English: a program may read either. */
const spoken = z.strictObject({ say: z.string(), message: z.looseObject({ id: z.string() }) });

const option = z.strictObject({
  label: spoken,
  /** What it points at: `card:17`, `seat:2`, … */
  points: z.array(z.string()),
  rule: z.string(),
  option: z.looseObject({ do: z.string() }),
});

const decision = z.strictObject({
  asked: whole,
  question: z.string(),
  rule: z.string(),
  prompt: spoken,
  options: z.array(option).min(1),
  /** How long the table will wait, in milliseconds. */
  within: whole,
});

const result = z.strictObject({ rewards: z.array(z.number()), rule: z.string(), because: spoken });

/** First, once: which match this is and which seat you hold. */
const welcome = z.strictObject({
  type: z.literal('welcome'),
  protocol: z.literal(PROTOCOL),
  game: z.string(),
  version: whole,
  seat: whole,
  names: z.array(z.string()),
  settings: z.record(z.string(), z.string()),
});

/** The table as it is now, for this seat. `decision` is there when the seat is asked; `result` when all is over. */
const moment = z.strictObject({
  type: z.literal('moment'),
  asked: whole,
  table: z.unknown(),
  /** By card id: the face, or −1 where this seat has not seen it. */
  faces: z.array(z.int()),
  waiting: z.array(z.strictObject({ seat: whole, question: z.string(), rule: z.string() })),
  /** What happened since the last moment. */
  happened: z.array(spoken),
  decision: decision.nullable(),
  result: result.nullable(),
});

/** A line that could not be taken; nothing has changed, and the question is still open. */
const refused = z.strictObject({ type: z.literal('refused'), because: z.string() });

export const toSeat = z.discriminatedUnion('type', [welcome, moment, refused]);
export type ToSeat = z.infer<typeof toSeat>;
export type Moment = z.infer<typeof moment>;
export type Welcome = z.infer<typeof welcome>;

/** The answer to the open question: its number, and the index of one of its options. */
const choose = z.strictObject({ type: z.literal('choose'), asked: whole, option: whole });

export const fromSeat = z.discriminatedUnion('type', [choose]);
export type FromSeat = z.infer<typeof fromSeat>;

export type Read<M> = { readonly ok: true; readonly message: M } | { readonly ok: false; readonly because: string };

/** A line from the other side, checked: bad ones come back with what was wrong and where. */
export function readLine<M>(schema: z.ZodType<M>, line: string): Read<M> {
  let raw: unknown;
  try {
    raw = JSON.parse(line);
  } catch {
    return { ok: false, because: 'not JSON: one JSON object a line' };
  }
  const read = schema.safeParse(raw);
  if (read.success) return { ok: true, message: read.data };
  const [issue] = read.error.issues;
  const place = issue?.path.join('.') ?? '';
  return { ok: false, because: place === '' ? (issue?.message ?? 'unreadable') : `${place}: ${issue?.message}` };
}
