/** The record of a match: what it is written down as, read back from, played again and verified by. */
import type { Seat } from './flow.ts';
import type { Game } from './game.ts';
import { enter, fault, startMatch, type Match } from './match.ts';
import type { Position, Result } from './position.ts';
import { fingerprint } from './save.ts';
import type { Chosen } from './sets.ts';
import { BadSetup, type Settings } from './setup.ts';

/** One entry of a record: a seat chose an option, or a set of them, ascending; or, after taking back, the unseen was dealt anew. */
export type Entry = readonly [seat: Seat, option: Chosen] | { readonly redeal: string };

export interface MatchRecord {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly settings: Settings;
  readonly seed: string;
  readonly entries: readonly Entry[];
  /** What the match came to, when it was written down: checked by `verify`. */
  readonly outcome?: Outcome;
}
export interface Outcome {
  readonly rewards: readonly number[] | null;
  readonly fingerprint: string;
}

/** The record of a match, with what it has come to. */
export function recordOf(match: Match): MatchRecord {
  return {
    game: match.game.id,
    rules: match.game.version,
    seats: match.setup.seats,
    settings: match.setup.settings,
    seed: match.seed,
    entries: match.entries.slice(),
    outcome: outcomeOf(match.position),
  };
}

const outcomeOf = (p: Position): Outcome => ({ rewards: p.result?.rewards ?? null, fingerprint: fingerprint(p) });

/** A record that cannot be played: what is wrong with it, and at which entry. */
export class BadRecord extends Error {}

/** Play a record again. Throws BadRecord where it cannot have come from this game. */
export function replay<T>(game: Game<T>, record: MatchRecord, until = record.entries.length): Match<T> {
  if (record.game !== game.id) throw new BadRecord(`a record of "${record.game}", not of "${game.id}"`);
  if (record.rules !== game.version) {
    throw new BadRecord(`played under version ${record.rules} of the rules of ${game.id}; this is ${game.version}`);
  }
  const match = started(game, record);
  record.entries.slice(0, until).forEach((entry, i) => {
    if (!('redeal' in entry)) {
      const wrong = fault(match.position, { seat: entry[0], asked: match.position.asked, option: entry[1] });
      if (wrong !== null && !wrong.ok) {
        throw new BadRecord(
          `entry ${i} (seat ${entry[0]}, option ${JSON.stringify(entry[1])}) cannot be: ${wrong.because}`,
        );
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
  const { game, rules, seats, seed, outcome } = raw;
  // In the first form of a record settings were called options, and entries choices.
  const [settings, settingsName] = 'options' in raw ? [raw['options'], 'options'] : [raw['settings'], 'settings'];
  const [entries, entriesName] = 'choices' in raw ? [raw['choices'], 'choices'] : [raw['entries'], 'entries'];
  if (typeof game !== 'string') throw new BadRecord('"game" should be the name of a game');
  if (typeof rules !== 'number') throw new BadRecord('"rules" should be the number of the rules version');
  if (typeof seats !== 'number') throw new BadRecord('"seats" should be a number');
  if (typeof seed !== 'string') throw new BadRecord('"seed" should be a text');
  if (!isSettings(settings)) throw new BadRecord(`"${settingsName}" should be an object of texts`);
  if (!Array.isArray(entries)) throw new BadRecord(`"${entriesName}" should be a list`);
  entries.forEach((entry: unknown, i) => {
    if (!isEntry(entry)) throw new BadRecord(`${entriesName}[${i}] should be [seat, option]`);
  });
  const record = { game, rules, seats, settings, seed, entries: entries as Entry[] };
  return isOutcome(outcome) ? { ...record, outcome } : record;
}

const isSettings = (settings: unknown): settings is Settings =>
  isObject(settings) && Object.values(settings).every((value) => typeof value === 'string');
const isEntry = (entry: unknown): boolean => {
  if (!Array.isArray(entry)) return isObject(entry) && typeof entry['redeal'] === 'string';
  const [seat, option] = entry as readonly unknown[];
  return entry.length === 2 && Number.isInteger(seat) && (Number.isInteger(option) || isSet(option));
};
/** Ascending, so that a set has one form only. */
const isSet = (option: unknown): boolean =>
  Array.isArray(option) &&
  option.every((i: unknown, k) => Number.isInteger(i) && (k === 0 || Number(i) > Number(option[k - 1])));
const isOutcome = (outcome: unknown): outcome is Outcome =>
  isObject(outcome) && typeof outcome['fingerprint'] === 'string' && 'rewards' in outcome;
