/** The record of a match: what it is written down as, played again and verified by. */
import type { Seat } from './flow.ts';
import type { Game } from './game.ts';
import { hash } from './hash.ts';
import { beforesOf, shared, thensIn, type Before } from './journal.ts';
import { enter, entryOf, fault, linesOf, matchAt, startMatch, type Match } from './match.ts';
import { clone, type Position, type Result } from './position.ts';
import { fingerprint, load, save, type SavedPosition } from './save.ts';
import type { Chosen } from './sets.ts';
import { BadSetup, type Settings } from './setup.ts';
import { mayWithdraw } from './withdrawing.ts';

/** A seat chose an option, or a set of them, ascending; or, after taking back, what nobody has seen was dealt anew. */
export type Standing = readonly [seat: Seat, option: Chosen] | { readonly redeal: string };

/**
 * One entry of a record. Nothing is ever struck out: the last so many entries that stand are taken back, or a seat withdraws
 * its answer before all who were asked together have answered.
 */
export type Entry = Standing | { readonly back: number } | { readonly withdrawn: Seat };

/** How dice and shuffles follow from a seed. A record says by which chance it was dealt. */
export const CHANCE = 'chacha8';

export interface MatchRecord {
  readonly game: string;
  readonly rules: number;
  readonly chance: string;
  readonly seats: number;
  readonly settings: Settings;
  readonly seed: string;
  readonly entries: readonly Entry[];
  /** Each entry bound to all before it: eight hex digits an entry. One that was changed is found, with its number. */
  readonly chain?: string;
  /** What the match came to, when it was written down: checked by `verify`. */
  readonly outcome?: Outcome;
}
export interface Outcome {
  readonly rewards: readonly number[] | null;
  readonly fingerprint: string;
}

/** A record in which nothing is entered yet. */
export const blankRecord = (
  { id, version }: Game,
  { seats, settings, seed }: { readonly seats: number; readonly settings: Settings; readonly seed: string },
): MatchRecord => ({ game: id, rules: version, chance: CHANCE, seats, settings, seed, entries: [] });

/** The record of a match, with what it has come to. */
export function recordOf(match: Match): MatchRecord {
  const record = { ...blankRecord(match.game, { ...match.setup, seed: match.seed }), entries: match.journal.slice() };
  return { ...record, chain: chainOf(record), outcome: outcomeOf(match.position) };
}

const outcomeOf = (p: Position): Outcome => ({ rewards: p.result?.rewards ?? null, fingerprint: fingerprint(p) });

const MARK = 8;
/** The marks of a record's entries, each the beginning of a hash over the entry and the whole hash before it. */
function chainOf({ game, rules, chance, seats, settings, seed, entries }: MatchRecord): string {
  const agreed = Object.entries(settings).toSorted(([a], [b]) => (a < b ? -1 : 1));
  let link = hash(JSON.stringify([game, rules, chance, seats, agreed, seed]));
  let chain = '';
  for (const entry of entries) {
    link = hash(link + JSON.stringify(entry));
    chain += link.slice(0, MARK);
  }
  return chain;
}

/** A record that cannot be played: what is wrong with it, and at which entry. */
export class BadRecord extends Error {}

/** Play a record again, up to an entry. Throws BadRecord where it cannot have come from this game. */
export function replay<T>(game: Game<T>, record: MatchRecord, until = record.entries.length): Match<T> {
  checkKind(game, record);
  const match = started(game, record);
  record.entries.slice(0, until).forEach((entry, i) => enterChecked(match, entry, i));
  return match;
}

function checkKind(game: Game, { game: id, rules, chance }: MatchRecord): void {
  if (id !== game.id) throw new BadRecord(`a record of "${id}", not of "${game.id}"`);
  if (rules !== game.version) {
    throw new BadRecord(`played under version ${rules} of the rules of ${game.id}; this is ${game.version}`);
  }
  if (chance !== CHANCE)
    throw new BadRecord(`its cards were dealt by chance of another kind (${chance}, not ${CHANCE})`);
}

function enterChecked(match: Match, entry: Entry, i: number): void {
  const wrong = faultOf(match, entry);
  if (wrong !== null) throw new BadRecord(`entry ${i} ${wrong}`);
  enter(match, entry);
}

/** Why an entry cannot be made, or null. */
function faultOf(match: Match, entry: Entry): string | null {
  if ('redeal' in entry) return null;
  if ('back' in entry) return entry.back <= match.entries.length ? null : `(back ${entry.back}) goes back too far`;
  if ('withdrawn' in entry) {
    return mayWithdraw(match.position, entry.withdrawn) ? null : `(seat ${entry.withdrawn}) withdraws nothing`;
  }
  const [seat, option] = entry;
  const choice = { seat, asked: match.position.asked, option };
  const wrong = fault(match.position, choice);
  const said = `(seat ${seat}, option ${JSON.stringify(option)})`;
  if (wrong !== null) return `${said} cannot be: ${wrong.because}`;
  const written = JSON.stringify(entryOf(match.position, choice));
  return written === JSON.stringify(entry) ? null : `${said} would be written ${written}`;
}

function started<T>(game: Game<T>, record: MatchRecord): Match<T> {
  try {
    return startMatch(game, record);
  } catch (error) {
    if (error instanceof BadSetup) throw new BadRecord(error.message);
    throw error;
  }
}

/** A match as a host keeps it beside its journal: enough to go on without playing anything again. Its log is not in it. */
export interface SavedMatch {
  readonly position: SavedPosition;
  readonly journal: readonly Entry[];
  readonly before: readonly Before[];
  readonly lines: number;
}

export const saveMatch = (match: Match): SavedMatch => ({
  position: save(match.position),
  journal: match.journal.slice(),
  before: thensIn(match.before),
  lines: linesOf(match),
});

export function loadMatch<T>(
  game: Game<T>,
  seed: string,
  { position: saved, journal, before, lines }: SavedMatch,
): Match<T> {
  const position = load(game, saved);
  const match = matchAt(game, { setup: position.setup, seed, position });
  match.journal = journal.map(shared);
  match.entries = standingIn(journal).map((i) => match.journal[i] as Standing);
  match.before = beforesOf(before);
  match.letGo = lines;
  match.snapshots = [{ at: match.entries.length, position: clone(position), log: lines }];
  return match;
}

/** A match from what was kept of it, and the entries of its record since: nothing before is played again. */
export function restored<T>(game: Game<T>, record: MatchRecord, saved: SavedMatch): Match<T> {
  checkKind(game, record);
  const match = loadMatch(game, record.seed, saved);
  const at = match.journal.length;
  record.entries.slice(at).forEach((entry, i) => enterChecked(match, entry, at + i));
  return match;
}

/** The places in a journal of the entries that stand in the end. */
export function standingIn(journal: readonly Entry[]): readonly number[] {
  const standing: number[] = [];
  const seatAt = (i: number): Seat | null => {
    const entry = journal[i];
    return isChoice(entry) ? entry[0] : null;
  };
  journal.forEach((entry, i) => {
    if ('back' in entry) standing.length -= entry.back;
    else if (!('withdrawn' in entry)) standing.push(i);
    else
      standing.splice(
        standing.findLastIndex((made) => seatAt(made) === entry.withdrawn),
        1,
      );
  });
  return standing;
}

/** A seat chose: not a new deal, and nothing taken back. */
export const isChoice = (entry: Entry | undefined): entry is readonly [seat: Seat, option: Chosen] =>
  Array.isArray(entry);

export interface Verified {
  /** The match as it was played again; null if an entry was changed. */
  readonly match: Match | null;
  readonly result: Result | null;
  /** What is not as the record says; null when all is well. */
  readonly difference: string | null;
}

/** Play a record again and compare every entry with its mark, and what it comes to with what it says. */
export function verify(game: Game, record: MatchRecord): Verified {
  const changed = record.chain === undefined ? null : changedIn(record, record.chain);
  if (changed !== null) return { match: null, result: null, difference: changed };
  const match = replay(game, record);
  const { position } = match;
  const came = outcomeOf(position);
  const said = record.outcome;
  const isSame =
    said === undefined ||
    (said.fingerprint === came.fingerprint && JSON.stringify(said.rewards) === JSON.stringify(came.rewards));
  const difference = isSame ? null : `it says ${JSON.stringify(said)}, it comes to ${JSON.stringify(came)}`;
  return { match, result: position.result, difference };
}

/** The first entry that is not the one that was entered, or null. */
function changedIn(record: MatchRecord, chain: string): string | null {
  const { length } = record.entries;
  const now = chainOf(record);
  for (let i = 0; i < length; i++) {
    const [is, was] = [now, chain].map((marks) => marks.slice(i * MARK, (i + 1) * MARK));
    if (is === was) continue;
    const before = i === 0 ? ', or the set-up or the seed before it,' : '';
    return was === '' ? `entry ${i} was added` : `entry ${i}${before} was changed`;
  }
  return chain.length === length * MARK ? null : `entries after the first ${length} were left out`;
}
