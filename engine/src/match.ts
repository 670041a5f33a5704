/**
 * A match is its record: set-up, seed and choices, from which everything else follows. This is the driver that
 * server, browser and lab share: it takes choices, keeps the log, takes choices back, and plays a record again.
 */
import { faceFor, ONLOOKER } from './faces.ts';
import type { Seat } from './flow.ts';
import { BadSetup, checkedSetup, type Game } from './game.ts';
import { dealUnseenAnew } from './imagine.ts';
import { message, type Message } from './message.ts';
import {
  answer,
  answerTogether,
  askOf,
  goOnFrom,
  laidOut,
  type Happening,
  type Position,
  type Result,
} from './position.ts';
import { seeded } from './random.ts';
import { fingerprint } from './save.ts';

/** One entry of a record: a seat chose an option; or, after taking back, the unseen was dealt anew. */
export type Entry = readonly [seat: Seat, option: number] | { readonly redeal: string };

export interface MatchRecord {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly choices: readonly Entry[];
  /** What the match came to, when it was written down: checked by `verify`. */
  readonly outcome?: Outcome;
}
export interface Outcome {
  readonly rewards: readonly number[] | null;
  readonly fingerprint: string;
}

/** A happening, and what each viewer knew of its cards just then (last: the onlooker). */
export interface LogEntry {
  readonly asked: number;
  readonly happening: Happening;
  readonly faces: readonly (readonly number[])[];
}

export interface Match<T = unknown> {
  readonly game: Game<T>;
  readonly setup: { readonly seats: number; readonly options: Readonly<Record<string, string>> };
  readonly seed: string;
  position: Position<T>;
  entries: Entry[];
  log: LogEntry[];
  /** For each entry, how things stood before it: what undo looks at. */
  before: { readonly drawn: number; readonly seen: number; readonly log: number }[];
}

/** Who made an entry; null for a new deal, or where there is none. */
export function chooserAt({ entries }: Match, entry: number): Seat | null {
  const made = entries[entry];
  return made === undefined || 'redeal' in made ? null : made[0];
}

/** A choice as it comes in: who, which question it answers, which option. */
export interface Choice {
  readonly seat: Seat;
  readonly asked: number;
  readonly option: number;
}
export type Refused = 'over' | 'notAsked' | 'stale' | 'noOption';
export type Taken =
  { readonly ok: true } | { readonly ok: false; readonly because: Refused; readonly message: Message };

const refused = (because: Refused, values: Record<string, number> = {}): Taken => ({
  ok: false,
  because,
  message: message(`choice.${because}`, values),
});

/** Begin a match. Throws BadSetup with what would be right. */
export function startMatch<T>(
  game: Game<T>,
  wanted: { readonly seats: number; readonly options?: Readonly<Record<string, string>>; readonly seed: string },
): Match<T> {
  const setup = checkedSetup(game, wanted.seats, wanted.options);
  const position = laidOut(game, setup, wanted.seed);
  position.log = [];
  const match: Match<T> = { game, setup, seed: wanted.seed, position, entries: [], log: [], before: [] };
  goOnFrom(position);
  collect(match);
  return match;
}

/** Why a choice cannot be taken, or null. */
function fault(p: Position, { seat, asked, option }: Choice): Taken | null {
  if (p.result !== null) return refused('over');
  if (asked !== p.asked) return refused('stale', { chosen: asked, asked: p.asked });
  const ask = askOf(p, seat);
  if (ask === null) return refused('notAsked', { seat });
  if (!Number.isInteger(option) || option < 0 || option >= ask.options.length) {
    return refused('noOption', { option, last: ask.options.length - 1 });
  }
  return null;
}

/** Take one choice, or refuse it by name and change nothing. */
export function choose(match: Match, choice: Choice): Taken {
  const wrong = fault(match.position, choice);
  if (wrong !== null) return wrong;
  enter(match, [choice.seat, choice.option]);
  return { ok: true };
}

/** Several choices of one seat at once (a dragged path, a multi-select): all are taken, or none. */
export function chooseAll(match: Match, seat: Seat, options: readonly number[]): Taken {
  const length = match.entries.length;
  for (const option of options) {
    const taken = choose(match, { seat, asked: match.position.asked, option });
    if (taken.ok) continue;
    if (match.entries.length > length) takeBackTo(match, length);
    return taken;
  }
  return { ok: true };
}

function enter(match: Match, entry: Entry): void {
  const p = match.position;
  match.before.push({ drawn: p.drawn, seen: p.seen, log: match.log.length });
  match.entries.push(entry);
  if ('redeal' in entry) {
    dealUnseenAnew(p, seeded(entry.redeal));
    return;
  }
  const [seat, option] = entry;
  if (p.together === null) answer(p, option);
  else answerTogether(p, seat, option);
  collect(match);
}

/** Move what happened from the position to the log, with what each viewer knows of its cards now. */
function collect(match: Match): void {
  const p = match.position;
  if (p.log === null || p.log.length === 0) return;
  const viewers = [...Array.from({ length: p.seats }, (_, seat) => seat), ONLOOKER];
  for (const happening of p.log) {
    const cards = happening.cards ?? [];
    match.log.push({
      asked: p.asked,
      happening,
      faces: viewers.map((viewer) => cards.map((id) => faceFor(p, viewer, id))),
    });
  }
  p.log = [];
}

/** A log entry as a message for one viewer. */
export function toldTo(match: Match, entry: LogEntry, viewer: Seat): Message {
  const { happening, faces } = entry;
  const known = faces[viewer === ONLOOKER ? faces.length - 1 : viewer] ?? [];
  const cards = happening.cards ?? [];
  return match.game.tell(happening, (id) => known[cards.indexOf(id)] ?? -1);
}

/**
 * How many entries a seat may take back without asking anybody: as long as nothing was drawn, nothing new was
 * seen, and nobody else chose since.
 */
export function freeUndo(match: Match, seat: Seat): number {
  const { entries, before, position } = match;
  let back = 0;
  while (back < entries.length) {
    const at = entries.length - 1 - back;
    const entry = entries[at];
    const then = before[at];
    if (entry === undefined || then === undefined || 'redeal' in entry || entry[0] !== seat) break;
    if (then.drawn !== position.drawn || then.seen !== position.seen) break;
    back++;
  }
  return back;
}

/** Go back to the position before entry `length`, by playing the record again. */
export function takeBackTo(match: Match, length: number): void {
  const kept = match.entries.slice(0, length);
  const again = startMatch(match.game, { ...match.setup, seed: match.seed });
  for (const entry of kept) enter(again, entry);
  match.position = again.position;
  match.entries = again.entries;
  match.log = again.log;
  match.before = again.before;
}

/** Take back one free choice; false if the frontier of what was learned forbids it. */
export function undo(match: Match, seat: Seat): boolean {
  if (freeUndo(match, seat) === 0) return false;
  takeBackTo(match, match.entries.length - 1);
  return true;
}

/**
 * Take back beyond the frontier, with the consent of everybody affected: to before this seat's last choice; what
 * nobody has seen is dealt anew from `redeal`, so that chance does not repeat itself.
 */
export function undoByConsent(match: Match, seat: Seat, redeal: string): boolean {
  const last = match.entries.findLastIndex((_, i) => chooserAt(match, i) === seat);
  if (last < 0) return false;
  takeBackTo(match, last);
  enter(match, { redeal });
  return true;
}

/** The record of a match, with what it has come to. */
export function recordOf(match: Match): MatchRecord {
  return {
    game: match.game.id,
    rules: match.game.version,
    seats: match.setup.seats,
    options: match.setup.options,
    seed: match.seed,
    choices: match.entries.slice(),
    outcome: outcomeOf(match.position),
  };
}

const outcomeOf = (p: Position): Outcome => ({ rewards: p.result?.rewards ?? null, fingerprint: fingerprint(p) });

/** A record that cannot be played: what is wrong with it, and at which entry. */
export class BadRecord extends Error {}

/** Play a record again. Throws BadRecord where it cannot have come from this game. */
export function replay<T>(game: Game<T>, record: MatchRecord, until = record.choices.length): Match<T> {
  if (record.game !== game.id) throw new BadRecord(`a record of "${record.game}", not of "${game.id}"`);
  if (record.rules !== game.version) {
    throw new BadRecord(`played under version ${record.rules} of the rules of ${game.id}; this is ${game.version}`);
  }
  const match = started(game, record);
  record.choices.slice(0, until).forEach((entry, i) => {
    if (!('redeal' in entry)) {
      const wrong = fault(match.position, { seat: entry[0], asked: match.position.asked, option: entry[1] });
      if (wrong !== null && !wrong.ok) {
        throw new BadRecord(`entry ${i} (seat ${entry[0]}, option ${entry[1]}) cannot be: ${wrong.because}`);
      }
    }
    enter(match, entry);
  });
  return match;
}

function started<T>(game: Game<T>, record: MatchRecord): Match<T> {
  try {
    return startMatch(game, record);
  } catch (error) {
    if (error instanceof BadSetup) throw new BadRecord(error.message);
    throw error;
  }
}

/** Play a record again and compare what it comes to with what it says; null when all is well. */
export function verify(game: Game, record: MatchRecord): { result: Result | null; difference: string | null } {
  const { position } = replay(game, record);
  const came = outcomeOf(position);
  const said = record.outcome;
  if (said === undefined) return { result: position.result, difference: null };
  const same = JSON.stringify(came) === JSON.stringify(said);
  const difference = same ? null : `it says ${JSON.stringify(said)}, it comes to ${JSON.stringify(came)}`;
  return { result: position.result, difference };
}

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);

/** A record from somebody else's text: checked field by field, so that a bad file says what is wrong with it. */
export function readRecord(text: string): MatchRecord {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new BadRecord('not JSON: a record is one JSON object');
  }
  if (!isObject(raw)) throw new BadRecord('a record is one JSON object');
  const { game, rules, seats, options, seed, choices, outcome } = raw;
  if (typeof game !== 'string') throw new BadRecord('"game" should be the name of a game');
  if (typeof rules !== 'number') throw new BadRecord('"rules" should be the number of the rules version');
  if (typeof seats !== 'number') throw new BadRecord('"seats" should be a number');
  if (typeof seed !== 'string') throw new BadRecord('"seed" should be a text');
  if (!isObject(options) || !Object.values(options).every((value) => typeof value === 'string')) {
    throw new BadRecord('"options" should be an object of texts');
  }
  if (!Array.isArray(choices)) throw new BadRecord('"choices" should be a list');
  choices.forEach((entry: unknown, i) => {
    if (!isEntry(entry)) throw new BadRecord(`choices[${i}] should be [seat, option]`);
  });
  const record = { game, rules, seats, options: options as Record<string, string>, seed, choices: choices as Entry[] };
  return isOutcome(outcome) ? { ...record, outcome } : record;
}

const isEntry = (entry: unknown): boolean =>
  Array.isArray(entry)
    ? entry.length === 2 && entry.every((x) => Number.isInteger(x))
    : isObject(entry) && typeof entry['redeal'] === 'string';
const isOutcome = (outcome: unknown): outcome is Outcome =>
  isObject(outcome) && typeof outcome['fingerprint'] === 'string' && 'rewards' in outcome;
