/** How an entry comes into a journal, from here or from elsewhere: written down first, then told. */
import { letGoOfLog, type Match, type Message } from '@arenarium/engine';
import type { Moved } from '../store/journal.ts';
import { dueOf } from './due.ts';
import { isAffair, readEntry, written, type TableEntry } from './entries.ts';
import type { Hub } from './hub.ts';
import {
  affairsAfter,
  bringIn,
  noteOpened,
  positionOf,
  putBack,
  seatsOf,
  standAt,
  type Kept,
  type Live,
} from './live.ts';
import { begun, keepSnapshot, momentFor, readEntries, wantsSnapshot } from './loading.ts';
import { tellChange, tellStanding, type Asker } from './telling.ts';
import { welcome } from './welcome.ts';

/** What somebody wants to enter as the table stands, or why it cannot be. */
export type Proposed =
  | { readonly entry: TableEntry }
  | { readonly refuse: Message }
  /** It has been overtaken: the present scene says more than a refusal. */
  | { readonly stale: Message };

export type Entered = { readonly done: true } | Exclude<Proposed, { entry: unknown }>;

/**
 * Enter what is proposed. It is proposed anew whenever somebody else was first, because then the table stands otherwise. To
 * be done in the table's line.
 */
export async function take(
  hub: Hub,
  live: Live,
  { propose, asker = null }: { propose: (live: Live) => Proposed; asker?: Asker | null },
): Promise<Entered> {
  for (;;) {
    const proposed = propose(live);
    if (!('entry' in proposed)) return proposed;
    const { entry } = proposed;
    const now = hub.now();
    const kept = bringIn(live, entry, { at: now, begin: begun });
    noteOpened(live, now, (at, seat) => momentFor(hub, at, seat));
    const due = dueOf(live, now);
    let at: number | null;
    try {
      ({ at } = await hub.store.append({ match: live.charter.id, n: kept.n, entry: written(entry), due }));
    } catch (error) {
      // Nothing is acknowledged from memory: what could not be written down has not happened.
      putBack(live, kept);
      throw error;
    }
    if (at === null) {
      putBack(live, kept);
      await follow(hub, live);
      continue;
    }
    hub.skew = at - Date.now();
    // Once more, with the moment the database gave: only clocks care.
    if (kept.affairs !== null && live.charter.time.is !== 'none')
      live.affairs = affairsAfter(live, kept.affairs, { entry, at });
    live.drives = true;
    toldOf(hub, live, { kept, entry, asker });
    return { done: true };
  }
}

/** Read what others appended, and tell those who sit here. */
export async function follow(hub: Hub, live: Live, given?: Moved): Promise<void> {
  const isNext = given?.entry !== undefined && given.n === live.n;
  const rows = isNext
    ? [{ n: given.n, entry: given.entry ?? '', at: given.at }]
    : await readEntries(hub.store, live.charter.id, live.n);
  for (const { n, entry: text, at } of rows) {
    if (n !== live.n) continue;
    const entry = readEntry(text);
    const kept = bringIn(live, entry, { at, begin: begun });
    noteOpened(live, hub.now(), (table, seat) => momentFor(hub, table, seat));
    live.drives = false;
    toldOf(hub, live, { kept, entry, asker: null });
  }
}

/** An entry is in the journal: everybody here hears of it. */
function toldOf(
  hub: Hub,
  live: Live,
  { kept, entry, asker }: { kept: Kept; entry: TableEntry; asker: Asker | null },
): void {
  live.touched = hub.now();
  if (isAffair(entry) && (entry.do === 'sit' || entry.do === 'begin')) seatAnew(hub, live);
  if (isAffair(entry) && entry.do === 'begin') live.gathered = [];
  if (kept.entered !== null) tellChange(live, kept.entered.before, isAffair(entry) ? null : asker);
  if (live.hosted !== null) travelLight(live.hosted.match);
  if (isAffair(entry) && entry.do === 'begin') for (const sitter of live.sitters) welcome(hub, live, sitter);
  else if (isAffair(entry) || standsOtherwise(live, kept)) tellStanding(live, hub.now());
  if (wantsSnapshot(live)) keepSnapshot(hub, live);
  hub.hooks.asked(live, positionOf(live) === null ? [] : standAt(live, 0).waiting);
  hub.plan(live);
}

/** Of thousands of matches neither logs nor copies are kept: taking back is rare, and plays the match again. */
function travelLight(match: Match): void {
  letGoOfLog(match);
  match.snapshots = [];
}

/** Did a choice change more than the match: clocks, offers, whether it may be broken off, the end? */
const standsOtherwise = ({ charter, affairs }: Live, kept: Kept): boolean =>
  charter.time.is !== 'none' ||
  kept.affairs?.over !== affairs?.over ||
  kept.affairs?.offers.length !== affairs?.offers.length ||
  kept.affairs?.chosen.length !== affairs?.chosen.length;

/** Seats changed hands: who sits here looks through those they now hold. */
function seatAnew(hub: Hub, live: Live): void {
  for (const sitter of live.sitters) {
    const holds = sitter.person === null ? [] : seatsOf(live, sitter.person);
    if (holds.join() === sitter.holds.join()) continue;
    sitter.holds = holds;
    sitter.eyes = holds;
    if (live.n > 1) welcome(hub, live, sitter);
  }
}
