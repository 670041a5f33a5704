/** Brings a match in from its journal: from the last snapshot where there is one, else from the beginning. */
import { letGoOfLog, loadMatch, saveMatch, startMatch, type SavedMatch, type Seat } from '@arenarium/engine';
import { enterInto, hosted, type Hosted } from '@arenarium/host';
import type { StandingOrder } from '@arenarium/protocol';
import { readStandingOrders } from '../store/columns.ts';
import type { Store } from '../store/store.ts';
import { allowance } from '../time/clocks.ts';
import type { Affairs } from './affairs.ts';
import { readEntry } from './entries.ts';
import type { Hub } from './hub.ts';
import { charterFrom, seatFrom } from './info.ts';
import { readViews } from './last-views.ts';
import { newLine } from './line.ts';
import { bringIn, noteOpened, NOTHING, playersOf, type Begin, type Live } from './live.ts';
import { rulesHere } from './rules.ts';

const SNAPSHOT_EVERY = 128;
/** A bot answers within this time, whether or not it had to think. */
const BOTS_MOMENT = { from: 700, to: 1500 };

/** How long an answer of this seat takes that needs no thought: drawn before anybody looks at what it holds. */
export function momentFor(hub: Hub, live: Live, seat: Seat): number {
  const holder = live.affairs?.holders[seat];
  if (holder?.person != null && holder.bot === null) return hub.paces.moment(holder.person);
  // Bots among themselves, and nobody looks on: there is nobody to read what they do, or to learn from how long it takes.
  if (live.sitters.size === 0 && live.affairs?.holders.every(({ person }) => person === null)) return 0;
  return BOTS_MOMENT.from + Math.random() * (BOTS_MOMENT.to - BOTS_MOMENT.from);
}

/** Lay out the match. */
export const begun: Begin = ({ game, charter }, { holders, past = [] }) => {
  if (game === null) return null;
  const { seats, settings, seed } = charter;
  const host = hosted(startMatch(game, { seats, settings, seed }), playersOf(holders), 0);
  for (const entry of past) enterInto(host, entry);
  return host;
};

export const readEntries = (store: Store, match: string, from: number) =>
  store.db
    .selectFrom('entry')
    .select(['n', 'entry', 'at'])
    .where('match', '=', match)
    .where('n', '>=', from)
    .orderBy('n')
    .execute();

export async function readOrders(store: Store, match: string, seats: number): Promise<(readonly StandingOrder[])[]> {
  const rows = await store.db.selectFrom('seat').select(['seat', 'orders']).where('match', '=', match).execute();
  return Array.from({ length: seats }, (_, seat) => {
    const text = rows.find((row) => row.seat === seat)?.orders ?? null;
    return text === null ? [] : readStandingOrders(text);
  });
}

/** What a snapshot holds: all that a journal has come to. */
interface Snapshot {
  readonly match: SavedMatch;
  readonly changes: number;
  readonly affairs: Affairs;
}

/** Infinity does not survive JSON, and a clock that is not kept has it. */
const withoutClocks = (affairs: Affairs): Affairs =>
  affairs.time.is === 'none' ? { ...affairs, clocks: { ...affairs.clocks, left: [] } } : affairs;
const withClocks = (affairs: Affairs): Affairs =>
  affairs.time.is === 'none'
    ? { ...affairs, clocks: { ...affairs.clocks, left: affairs.holders.map(() => allowance(affairs.time)) } }
    : affairs;

/** The longer a match, the more there is to write down, and the more may happen before it is done again. */
export const wantsSnapshot = ({ n, snapshotAt }: Live): boolean => n - snapshotAt >= Math.max(SNAPSHOT_EVERY, n >> 2);

/** Lazily, never waited for: it is a cache. */
export function keepSnapshot({ shelf }: Hub, live: Live): void {
  const { hosted: host, affairs, charter, n } = live;
  if (host === null || affairs === null || n === live.snapshotAt) return;
  live.snapshotAt = n;
  const { match } = host;
  const snapshot: Snapshot = {
    match: saveMatch(match),
    changes: host.n,
    affairs: withoutClocks(affairs),
  };
  shelf.put({ match: charter.id, n, rules: charter.rules, saved: JSON.stringify(snapshot) });
}

function fromSnapshot(live: Live, { n, saved }: { n: number; saved: string }): void {
  if (live.game === null) return;
  const { match, changes, affairs } = JSON.parse(saved) as Snapshot;
  const host: Hosted = hosted(loadMatch(live.game, live.charter.seed, match), playersOf(affairs.holders), changes);
  live.hosted = host;
  live.affairs = withClocks(affairs);
  live.n = n;
  live.snapshotAt = n;
}

/** A snapshot saves time and holds nothing that the journal does not: one that cannot be read is passed over. */
function trySnapshot(hub: Hub, live: Live, kept: { n: number; saved: string }): void {
  try {
    fromSnapshot(live, kept);
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error);
    hub.log.warn({ table: live.charter.id, error: because }, 'snapshot not read: played again from the journal');
  }
}

/** The table of this name as its journal has it; null if there is none. */
export async function broughtIn(hub: Hub, id: string): Promise<Live | null> {
  const { store } = hub;
  const row = await store.db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const charter = charterFrom(row);
  const game = rulesHere(charter.game, charter.rules);
  const live: Live = {
    charter,
    game,
    views: game === null ? await readViews(store, id) : NOTHING,
    hosted: null,
    affairs: null,
    n: 0,
    gathered: await readSeats(store, id),
    opened: [],
    orders: await readOrders(store, id, charter.seats),
    sitters: new Set(),
    elsewhere: NOTHING,
    awaySince: NOTHING,
    line: newLine(),
    timer: null,
    drives: false,
    thinking: [],
    touched: hub.now(),
    finished: row.over_at !== null,
    snapshotAt: 0,
  };
  if (live.game !== null) {
    const kept = await store.db.selectFrom('snapshot').selectAll().where('match', '=', id).executeTakeFirst();
    if (kept !== undefined && kept.rules === charter.rules) trySnapshot(hub, live, kept);
  }
  for (const { n, entry, at } of await readEntries(store, id, live.n)) {
    if (n !== live.n) throw new Error(`the journal of ${id} has a hole at ${live.n}`);
    bringIn(live, readEntry(entry), { at, begin: begun });
  }
  if (live.hosted !== null) letGoOfLog(live.hosted.match);
  if (live.affairs !== null) live.gathered = [];
  noteOpened(live, hub.now(), (table, seat) => momentFor(hub, table, seat));
  return live;
}

export async function readSeats(store: Store, id: string) {
  const rows = await store.db.selectFrom('seat').selectAll().where('match', '=', id).orderBy('seat').execute();
  return rows.map(seatFrom);
}
