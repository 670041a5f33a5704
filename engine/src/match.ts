/**
 * A match is its record: set-up, seed and choices, from which everything else follows. This is the driver that
 * server, browser and lab share: it takes choices, keeps the log, takes choices back, and plays a record again.
 */
import { faceFor, ONLOOKER } from './faces.ts';
import type { Seat } from './flow.ts';
import type { Game } from './game.ts';
import { dealUnseenAnew } from './imagine.ts';
import { message, type Message, type Value } from './message.ts';
import { answerAs, askOf, goOnFrom, laidOut, type Happening, type Position } from './position.ts';
import { seeded } from './random.ts';
import type { Entry } from './record.ts';
import { ascending, setFault, type Chosen } from './sets.ts';
import { checkedSetup, type Settings, type Setup } from './setup.ts';

/** A happening, and what each viewer knew of its cards just then (last: the onlooker). */
export interface LogEntry {
  readonly asked: number;
  readonly happening: Happening;
  readonly faces: readonly (readonly number[])[];
}

export interface Match<T = unknown> {
  readonly game: Game<T>;
  readonly setup: Setup;
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

/** A choice as it comes in: who, which question it answers, which option; of a set, its things in any order. */
export interface Choice {
  readonly seat: Seat;
  readonly asked: number;
  readonly option: Chosen;
}
export type Refused = 'over' | 'notAsked' | 'stale' | 'noOption' | 'notASet' | 'notOne' | 'badSet';
export type Taken =
  { readonly ok: true } | { readonly ok: false; readonly because: Refused; readonly message: Message };

const refused = (because: Refused, values: Record<string, Value> = {}): Taken => ({
  ok: false,
  because,
  message: message(`choice.${because}`, values),
});

/** Begin a match. Throws BadSetup with what would be right. */
export function startMatch<T>(
  game: Game<T>,
  wanted: { readonly seats: number; readonly settings?: Settings; readonly seed: string },
): Match<T> {
  const setup = checkedSetup(game, wanted.seats, wanted.settings);
  const position = laidOut(game, setup, wanted.seed);
  position.log = [];
  const match: Match<T> = { game, setup, seed: wanted.seed, position, entries: [], log: [], before: [] };
  goOnFrom(position);
  collect(match);
  return match;
}

/** Why a choice cannot be taken, or null. */
export function fault(p: Position, { seat, asked, option }: Choice): Taken | null {
  if (p.result !== null) return refused('over');
  if (asked !== p.asked) return refused('stale', { chosen: asked, asked: p.asked });
  const ask = askOf(p, seat);
  if (ask === null) return refused('notAsked', { seat });
  const last = (ask.picking?.things ?? ask.options).length - 1;
  if (typeof option !== 'number') {
    if (ask.picking === null) return refused('notOne');
    const missing = setFault(p, ask, option);
    return missing === null ? null : refused('badSet', { missing });
  }
  if (ask.picking !== null) return refused('notASet', { last });
  return Number.isInteger(option) && option >= 0 && option <= last ? null : refused('noOption', { option, last });
}

/** Take one choice, or refuse it by name and change nothing. */
export function choose(match: Match, choice: Choice): Taken {
  const wrong = fault(match.position, choice);
  if (wrong !== null) return wrong;
  const { seat, option } = choice;
  enter(match, [seat, typeof option === 'number' ? option : ascending(option)]);
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

/** Make an entry that is known to be possible. */
export function enter(match: Match, entry: Entry): void {
  const p = match.position;
  match.before.push({ drawn: p.drawn, seen: p.seen, log: match.log.length });
  match.entries.push(entry);
  if ('redeal' in entry) {
    dealUnseenAnew(p, seeded(entry.redeal));
    return;
  }
  const [seat, option] = entry;
  answerAs(p, seat, option);
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
