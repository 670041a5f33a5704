/**
 * A match is its record: set-up, seed and entries, from which everything else follows. This is the driver that
 * server, browser and lab share: it takes choices, keeps the log, takes choices back.
 */
import type { Seat } from './flow.ts';
import type { Game } from './game.ts';
import { dealUnseenAnew } from './imagine.ts';
import { firstOf, note, shared, without, type Befores } from './journal.ts';
import { collected, listenTo, type LogEntry } from './log.ts';
import { message, type Message, type Value } from './message.ts';
import { answerAs, askOf, clone, goOnFrom, laidOut, type Position } from './position.ts';
import { keyed } from './random.ts';
import type { Entry, Standing } from './record.ts';
import { canonical, setFault, type Chosen } from './sets.ts';
import { checkedSetup, type Settings, type Setup } from './setup.ts';
import { withdraw } from './withdrawing.ts';

export interface Match<T = unknown> {
  readonly game: Game<T>;
  readonly setup: Setup;
  readonly seed: string;
  position: Position<T>;
  /** Everything that was entered, also what was taken back: it only grows, and is what a record keeps. */
  journal: Entry[];
  /** The entries that stand: how the match came to be as it is. */
  entries: Standing[];
  log: LogEntry[];
  /** So many lines of the log are no longer kept: whoever wants them plays the match again. */
  letGo: number;
  /** For each entry that stands, how things stood before it: what undo looks at. Read with `thenAt`. */
  before: Befores;
  /** Copies to go back to, ascending: some old ones and the newest, so that taking back plays little again. */
  snapshots: Snapshot<T>[];
}

/** The position before entry `at`. */
export interface Snapshot<T = unknown> {
  readonly at: number;
  readonly position: Position<T>;
  readonly log: number;
}

/** Every so many entries a copy stays; and so many of the newest, for taking back one's last choices. */
const KEPT_EVERY = 32;
const NEWEST = 8;

/** Who made an entry; null for a new deal, or where there is none. */
export function chooserAt({ entries }: Match, entry: number): Seat | null {
  const made = entries[entry];
  return made === undefined || 'redeal' in made ? null : made[0];
}

/** A choice as it comes in: who, which question it answers, which option; of a set, its things in any order. */
export interface Choice {
  readonly seat: Seat;
  readonly asked: number;
  readonly option: Chosen;
}
export type Refused =
  'over' | 'notAsked' | 'stale' | 'noOption' | 'notASet' | 'notOne' | 'badSet' | 'tooMany' | 'learned';
export interface NotTaken {
  readonly ok: false;
  readonly because: Refused;
  readonly message: Message;
  /** Of several choices at once, which one failed. */
  readonly index?: number;
}
export type Taken = { readonly ok: true } | NotTaken;

/** Whatever came in can be said: what is no number or text is quoted. */
const sayable = (value: unknown): Value =>
  typeof value === 'number' || typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
const refused = (because: Refused, values: Readonly<Record<string, unknown>> = {}): NotTaken => ({
  ok: false,
  because,
  message: message(
    `choice.${because}`,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isSaid(value) ? value : sayable(value)])),
  ),
});
const isSaid = (value: unknown): value is Message => typeof value === 'object' && value !== null && 'id' in value;

export interface Wanted {
  readonly seats: number;
  readonly settings?: Settings;
  readonly seed: string;
}

/** Begin a match. Throws BadSetup with what would be right. */
export function startMatch<T>(game: Game<T>, { seats, settings, seed }: Wanted): Match<T> {
  const setup = checkedSetup(game, seats, settings);
  const position = laidOut(game, setup, seed);
  const match = matchAt(game, { setup, seed, position });
  goOnFrom(position);
  collect(match);
  return match;
}

/** A match with nothing entered yet. */
export function matchAt<T>(
  game: Game<T>,
  { setup, seed, position }: { setup: Setup; seed: string; position: Position<T> },
): Match<T> {
  listenTo(position);
  return { game, setup, seed, position, journal: [], entries: [], log: [], letGo: 0, before: [], snapshots: [] };
}

/** Why a choice cannot be taken, or null. */
export function fault(p: Position, { seat, asked, option }: Choice): NotTaken | null {
  if (p.result !== null) return refused('over');
  if (asked !== p.asked) return refused('stale', { chosen: asked, asked: p.asked });
  const ask = askOf(p, seat);
  if (ask === null) return refused('notAsked', { seat });
  const last = (ask.picking?.things ?? ask.options).length - 1;
  if (Array.isArray(option)) {
    if (ask.picking === null) return refused('notOne');
    const missing = setFault(p, ask, option);
    return missing === null ? null : refused('badSet', { missing });
  }
  if (ask.picking !== null) return refused('notASet', { last });
  const isOption = Number.isInteger(option) && Number(option) >= 0 && Number(option) <= last;
  return isOption ? null : refused('noOption', { option, last });
}

/** Take one choice, or refuse it by name and change nothing. */
export function choose(match: Match, choice: Choice): Taken {
  const wrong = fault(match.position, choice);
  if (wrong !== null) return wrong;
  enter(match, entryOf(match.position, choice));
  return { ok: true };
}

/** What a choice that can be taken is written down as. */
export function entryOf(p: Position, { seat, option }: Choice): Standing {
  const ask = askOf(p, seat);
  return [seat, typeof option === 'number' || ask === null ? option : canonical(ask, option)];
}

/** A dragged path is not longer than this. */
const MOST_AT_ONCE = 64;

/**
 * Several choices of one seat at once (a dragged path): all are taken, or none. They are tried on a copy, and only as far
 * as nothing is learned on the way: what would come after something drawn, shown or asked of others nobody is told.
 */
export function chooseAll(
  match: Match,
  { seat, asked, options }: { readonly seat: Seat; readonly asked: number; readonly options: readonly Chosen[] },
): Taken {
  if (options.length > MOST_AT_ONCE) return { ...refused('tooMany', { n: MOST_AT_ONCE }), index: MOST_AT_ONCE };
  const p = clone(match.position);
  const { drawn, seen } = p;
  const entries: Standing[] = [];
  for (const [index, option] of options.entries()) {
    const isAlone = p.result === null && p.together === null && p.now?.seat === seat;
    if (index > 0 && (!isAlone || p.drawn !== drawn || p.seen !== seen)) return { ...refused('learned'), index };
    const choice = { seat, asked: index === 0 ? asked : p.asked, option };
    const wrong = fault(p, choice);
    if (wrong !== null) return { ...wrong, index };
    entries.push(entryOf(p, choice));
    answerAs(p, seat, option);
  }
  for (const entry of entries) enter(match, entry);
  return { ok: true };
}

/** Make an entry that is known to be possible. */
export function enter(match: Match, made: Entry): void {
  const entry = shared(made);
  match.journal.push(entry);
  if ('back' in entry) goBackTo(match, match.entries.length - entry.back);
  else if ('withdrawn' in entry) takeAnswerBack(match, entry.withdrawn);
  else stand(match, entry);
}

/** An entry comes to stand. */
function stand(match: Match, entry: Standing): void {
  const p = match.position;
  const at = match.entries.length;
  // Lists that have lain for a while are not written into but replaced: else whatever is dropped with them lives on until
  // everything old is looked through, which costs a host of many matches a fifth of its time.
  const kept = match.snapshots.filter((one) => one.at % KEPT_EVERY === 0 || one.at > at - NEWEST);
  kept.push({ at, position: clone(p), log: linesOf(match) });
  match.snapshots = kept;
  const together = p.together === null || 'redeal' in entry ? null : p.asked;
  note(match.before, { drawn: p.drawn, seen: p.seen, log: linesOf(match), together });
  match.entries.push(entry);
  if ('redeal' in entry) {
    dealUnseenAnew(p, keyed(`redeal/${entry.redeal}`));
    return;
  }
  if (p.log?.length === 0) listenTo(p);
  answerAs(p, entry[0], entry[1]);
  collect(match);
}

/** How many lines the log has in all. */
export const linesOf = ({ log, letGo }: Match): number => letGo + log.length;

/** Keep no lines that everybody has been told: a thousand matches would fill the memory with their logs. */
export function letGoOfLog(match: Match): void {
  match.letGo = linesOf(match);
  match.log = [];
}

function collect(match: Match): void {
  const lines = collected(match.position);
  if (match.log.length === 0) match.log = lines;
  else match.log.push(...lines);
}

/** The match as it was before entry `length` of those that stand: a copy, to look at. */
export function matchBefore<T>(match: Match<T>, length: number): Match<T> {
  const copy: Match<T> = { ...match, journal: match.journal.slice() };
  if (length < match.entries.length) enter(copy, { back: match.entries.length - length });
  else goBackTo(copy, length);
  return copy;
}

/** How things stood before something was entered, and the way back there. */
export interface WayBack {
  readonly position: Position;
  back(): void;
}

/** Make entries that may have to be taken out again, if they cannot be written down. They cost one copy, like any other. */
export function enterForNow(match: Match, made: readonly Entry[]): WayBack {
  const { journal, entries, before, log, snapshots, letGo } = match;
  const lists: readonly unknown[][] = [journal, entries, before, log, snapshots];
  const lengths = lists.map((list) => list.length);
  const [first] = made;
  // What comes to stand leaves a copy of how things stood by itself.
  const leavesCopy = made.length === 1 && first !== undefined && !('back' in first) && !('withdrawn' in first);
  const copy = leavesCopy ? null : clone(match.position);
  for (const entry of made) enter(match, entry);
  const position = copy ?? (match.snapshots.at(-1) as Snapshot).position;
  return {
    position,
    back() {
      lists.forEach((list, i) => list.splice(lengths[i] ?? 0));
      Object.assign(match, { position, journal, entries, before, log, snapshots, letGo });
      listenTo(position);
    },
  };
}

/** To the position before entry `length`: from the nearest copy, or from the beginning. */
function goBackTo(match: Match, length: number): void {
  const kept = match.entries.slice(0, length);
  const from = match.snapshots.findLast(({ at }) => at <= length);
  const fresh = from === undefined ? startMatch(match.game, { ...match.setup, seed: match.seed }) : null;
  const at = from?.at ?? 0;
  match.position = fresh?.position ?? clone((from as Snapshot).position);
  listenTo(match.position);
  const lines = from?.log ?? 0;
  match.log = fresh?.log ?? match.log.slice(0, Math.max(0, lines - match.letGo));
  match.letGo = fresh === null ? Math.min(match.letGo, lines) : 0;
  match.entries = kept.slice(0, at);
  match.before = firstOf(match.before, at);
  match.snapshots = match.snapshots.filter((one) => one.at <= at);
  for (const entry of kept.slice(at)) stand(match, entry);
}

/** One of several that were asked together thinks again. Answers come in in any order, so nothing else changes. */
function takeAnswerBack(match: Match, seat: Seat): void {
  const last = lastOf(match, seat);
  withdraw(match.position, seat);
  match.entries = match.entries.filter((_, i) => i !== last);
  match.before = without(match.before, last);
  match.snapshots = match.snapshots.filter(({ at }) => at <= last);
}

/** The last entry of a seat that stands, or −1. */
export const lastOf = (match: Match, seat: Seat): number =>
  match.entries.findLastIndex((_, i) => chooserAt(match, i) === seat);
