/**
 * A scene: everything somebody at a table may see of a match at one moment, through the eyes of the seats they hold.
 * No seed, no record, no fingerprint of the truth, nobody else's question.
 */
import type { Option } from '@arenarium/engine';
import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';
import { list, message, name, seat, settings, text, whole } from './shapes.ts';

/** Who plays a seat. Seats with the same person's name belong to one person. */
export const player = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('person'), name }),
  z.strictObject({ by: z.literal('bot'), name, bot: name }),
]);
export type Player = z.infer<typeof player>;
export const players = list(player, LIMITS.seats);

const points = list(text, LIMITS.points);

/** Everything a board can show happening; the engine's `Motion`. */
const motions = [
  'deal',
  'draw',
  'play',
  'discard',
  'move',
  'push',
  'hit',
  'heal',
  'gain',
  'lose',
  'fall',
  'rise',
  'score',
  'phase',
  'dice',
  'reveal',
  'shuffle',
] as const;

/** The option itself, as its game writes it: for boards that draw what it would do. */
export const option: z.ZodMiniType<Option> = z.looseObject({ do: text });

/** If a set is asked for: how many of the options, at least and at most. */
const set = z.strictObject({ of: whole, min: whole, max: whole });

/** The question put to a seat, with every legal answer. The answer is an index, or for a set a list of them. */
const decision = z.strictObject({
  asked: whole,
  seat,
  question: text,
  rule: text,
  prompt: message,
  options: list(
    z.strictObject({
      label: message,
      /** What it points at: `card:17`, `seat:2`, … */
      points,
      rule: text,
      option,
    }),
    LIMITS.options,
  ),
  set: z.nullable(set),
});
export type Decision = z.infer<typeof decision>;

/**
 * The same in a change, which says already who is asked for what: each option as `[option, label, points, rule]`, without
 * the rule where it is the question's.
 */
export const shortDecision = z.strictObject({
  prompt: message,
  options: list(z.readonly(z.tuple([option, message, points], text)), LIMITS.options),
  set: z.optional(set),
});
export type ShortDecision = z.infer<typeof shortDecision>;

const waiting = z.strictObject({ seat, question: text, rule: text });
export const waitingFor = list(waiting, LIMITS.seats);

export const result = z.strictObject({ rewards: list(z.number(), LIMITS.seats), rule: text, because: message });

/** By id: the face, or −1 where none of the eyes has seen it. */
export const faces = list(z.int(), LIMITS.cards);

/** Who looks: a seat, or −1 for somebody without one. */
export const viewer = z.int().check(z.gte(-1), z.lt(LIMITS.seats));

const view = z.strictObject({
  game: name,
  seat: viewer,
  seats: whole,
  settings,
  table: z.unknown(),
  faces,
  asked: whole,
  waiting: waitingFor,
  decision: z.nullable(decision),
  result: z.nullable(result),
});

/**
 * How a line of the log is shown on a board: the motion, what acted, what it was done to, where it came from, how much.
 * Things are named as the points of options are. A list, because every change carries several.
 */
const shown = z.union([
  z.tuple([z.enum(motions)]),
  z.tuple([z.enum(motions), text]),
  z.tuple([z.enum(motions), text, points]),
  z.tuple([z.enum(motions), text, points, text]),
  z.tuple([z.enum(motions), text, points, text, z.int()]),
]);
export type Shown = z.infer<typeof shown>;

/** One line of the log, in words for these eyes. */
const logLine = z.strictObject({
  /** The number of the question that was open when it was written down. */
  asked: whole,
  said: message,
  /** What it speaks of besides what is shown: `card:17`, `seat:2`. */
  points,
  shown: z.optional(shown),
});
export type LogLine = z.infer<typeof logLine>;

/** A line as changes carry it: a list instead of a record. */
const shortLine = z.union([z.tuple([whole, message, points]), z.tuple([whole, message, points, shown])]);
export const shortPage = z.strictObject({ from: whole, of: whole, lines: list(shortLine, LIMITS.lines) });
export type ShortLine = z.infer<typeof shortLine>;
export type ShortPage = z.infer<typeof shortPage>;

/** Some lines of the log: the number of the first of them, and how many there are in all. */
export const logPage = z.strictObject({ from: whole, of: whole, lines: list(logLine, LIMITS.lines) });
export type LogPage = z.infer<typeof logPage>;

/** Whether taking back is free, needs everybody's consent, or there is nothing to take back. */
export const undo = z.enum(['free', 'byConsent', 'none']);
export type Undo = z.infer<typeof undo>;

/** The last choice of each bot that has made one: its place in the record, to ask why. */
export const botChoices = list(z.strictObject({ seat, entry: whole }), LIMITS.seats);

export const scene = z.strictObject({
  /** How many changes the match has seen. A change says between which two moments it lies. */
  n: whole,
  /** The seats this is seen through; none: an onlooker. */
  eyes: list(seat, LIMITS.seats),
  /** The view of the seat that is asked, or else of the first; its faces are those any of the eyes has seen. */
  view,
  undo,
  botChoices,
  /** The newest lines. Earlier ones are asked for. */
  log: logPage,
});
export type Scene = z.infer<typeof scene>;

/** What stays the same while a match is played. */
export const tableCard = z.strictObject({
  protocol: z.literal(2),
  game: name,
  /** The version of the game's rules under which the match is played. */
  rules: whole,
  settings,
  players,
});
export type TableCard = z.infer<typeof tableCard>;
