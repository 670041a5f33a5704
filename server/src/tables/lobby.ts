/** Tables before and after their match: opened, joined, left, found, played again. */
import { createHash } from 'node:crypto';
import { botNamed } from '@arenarium/bots';
import { BadSetup, checkedSetup, message, type Message } from '@arenarium/engine';
import { gameNamed } from '@arenarium/games';
import type { JournalEntry } from '@arenarium/host';
import type { Person, SeatPlan, TableInfo, TableWanted, Time } from '@arenarium/protocol';
import { sql, type ExpressionBuilder, type Selectable } from 'kysely';
import { hashOf, newId, newSecret } from '../people/secrets.ts';
import { readResult } from '../store/columns.ts';
import { isUnique } from '../store/errors.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { charterFrom, infoFrom, seatFrom, stateFrom } from './info.ts';
import { nearestFirst } from './near.ts';
import { freshSeed } from './open-hub.ts';

type Refusal = { readonly refuse: Message };
/** Nobody keeps more tables open or under way than this. */
const MOST_TABLES = 50;

/** `sha256` of the seed, as hex: anybody can check it with what every system has. */
export const commitmentTo = (seed: string): string => createHash('sha256').update(seed).digest('hex');

interface NewTable {
  readonly game: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly seats: readonly { readonly person: Person | null; readonly bot: string | null }[];
  readonly access: 'open' | 'link';
  readonly rated: boolean;
  readonly time: Time;
  readonly host: string;
  readonly rematchOf?: string;
  readonly tournament?: string;
  /** Of a match that was begun elsewhere. */
  readonly begun?: { readonly seed: string; readonly past: readonly JournalEntry[] };
}

/** What is wrong with a table that somebody wants, or the table to be. */
export function checked(wanted: TableWanted, host: Person): NewTable | Refusal {
  const game = gameNamed(wanted.game);
  if (game === undefined) return { refuse: message('host.unknownGame', { game: wanted.game }) };
  const unknown = wanted.seats.find((plan) => plan.by === 'bot' && botNamed(plan.bot) === undefined);
  if (unknown?.by === 'bot') return { refuse: message('host.unknownBot', { bot: unknown.bot }) };
  if (wanted.rated && wanted.seats.filter(({ by }) => by === 'me').length > 1) {
    return { refuse: message('table.oneSeatRated') };
  }
  try {
    const { settings } = checkedSetup(game, wanted.seats.length, wanted.settings);
    const seated = (plan: SeatPlan) =>
      plan.by === 'me' ? { person: host, bot: null } : { person: null, bot: plan.by === 'bot' ? plan.bot : null };
    return { ...wanted, settings, seats: wanted.seats.map(seated), host: host.id };
  } catch (error) {
    if (error instanceof BadSetup) return { refuse: message('table.badSetup', { because: error.message }) };
    throw error;
  }
}

export interface Made {
  readonly id: string;
  readonly invitation: string | null;
}

/** Open a table. Its seed is drawn and its commitment published here, before anybody sits down. */
export async function makeTable(store: Store, wanted: NewTable): Promise<Made> {
  const game = gameNamed(wanted.game);
  if (game === undefined) throw new Error(`no game is called ${wanted.game}`);
  const id = newId();
  const seed = wanted.begun?.seed ?? freshSeed();
  const invitation = wanted.access === 'link' ? newSecret() : null;
  await store.db.transaction().execute(async (all) => {
    await all
      .insertInto('match')
      .values({
        id,
        game: game.id,
        rules: game.version,
        seats: wanted.seats.length,
        settings: JSON.stringify(wanted.settings),
        seed,
        commitment: commitmentTo(seed),
        state: 'open',
        access: wanted.access,
        invitation: invitation === null ? null : hashOf(invitation),
        rated: wanted.rated ? 1 : 0,
        time: JSON.stringify(wanted.time),
        host: wanted.host,
        rematch_of: wanted.rematchOf ?? null,
        tournament: wanted.tournament ?? null,
        opened_at: Date.now(),
        started_at: null,
        over_at: null,
        result: null,
        past: wanted.begun === undefined ? null : JSON.stringify(wanted.begun.past),
      })
      .execute();
    const rows = wanted.seats.map(({ person, bot }, seat) => ({
      match: id,
      seat,
      person: person?.id ?? null,
      bot,
      name: person?.name ?? bot,
      orders: null,
    }));
    await all.insertInto('seat').values(rows).execute();
  });
  await store.tell('lobby');
  return { id, invitation };
}

export async function openTable(store: Store, wanted: TableWanted, host: Person): Promise<Made | Refusal> {
  const table = checked(wanted, host);
  return 'refuse' in table ? table : openFor(store, table, host);
}

/** Open it, unless they keep too many open already. */
export async function openFor(store: Store, table: NewTable, host: Person): Promise<Made | Refusal> {
  const { all: count } = await store.db
    .selectFrom('match')
    .select((e) => e.fn.countAll<number>().as('all'))
    .where('host', '=', host.id)
    .where('state', 'in', ['open', 'playing'])
    .executeTakeFirstOrThrow();
  if (count >= MOST_TABLES) return { refuse: message('table.tooMany', { most: MOST_TABLES }) };
  return makeTable(store, table);
}

export async function infoById(store: Store, id: string): Promise<TableInfo | null> {
  const row = await store.db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  return (await infosFrom(store, [row]))[0] ?? null;
}

type MatchRow = Selectable<Schema['match']>;
async function infosFrom(store: Store, rows: readonly MatchRow[]): Promise<readonly TableInfo[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await store.db.selectFrom('seat').selectAll().where('match', 'in', ids).orderBy('seat').execute();
  return rows.map((row) =>
    infoFrom(charterFrom(row), stateFrom(row.state), seats.filter(({ match }) => match === row.id).map(seatFrom)),
  );
}

/** Whoever has the link may come in; everybody may come to an open table. */
export async function mayEnter(store: Store, id: string, invitation: string | null): Promise<boolean> {
  const row = await store.db
    .selectFrom('match')
    .select(['access', 'invitation'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return false;
  return row.access === 'open' || (invitation !== null && row.invitation === hashOf(invitation));
}

export interface Joining {
  readonly id: string;
  readonly seat: number | null;
  readonly invitation: string | null;
  readonly person: Person;
}

/** Take a free seat. Of several who want the same one gets it. */
export async function join(
  store: Store,
  { id, seat, invitation, person }: Joining,
): Promise<{ seat: number } | Refusal> {
  const row = await store.db
    .selectFrom('match')
    .select(['state', 'rated', 'access'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return { refuse: message('table.none') };
  if (row.state !== 'open') return { refuse: message('table.begun') };
  if (!(await mayEnter(store, id, invitation))) return { refuse: message('table.needsLink') };
  const seats = await store.db.selectFrom('seat').selectAll().where('match', '=', id).orderBy('seat').execute();
  const own = seats.find((one) => one.person === person.id);
  if (own !== undefined && (row.rated === 1 || seat === null)) return { seat: own.seat };
  const free = seats.filter((one) => one.person === null && one.bot === null && (seat === null || one.seat === seat));
  for (const { seat: wanted } of free) {
    const { numUpdatedRows } = await store.db
      .updateTable('seat')
      .set({ person: person.id, name: person.name })
      .where('match', '=', id)
      .where('seat', '=', wanted)
      .where('person', 'is', null)
      .where('bot', 'is', null)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 1) return { seat: wanted };
  }
  return { refuse: message('table.full') };
}

/** Stand up before the match begins. A table that its host leaves is closed. */
export async function leave(store: Store, id: string, person: string): Promise<Refusal | null> {
  const row = await store.db.selectFrom('match').select(['state', 'host']).where('id', '=', id).executeTakeFirst();
  if (row === undefined) return { refuse: message('table.none') };
  if (row.state !== 'open') return { refuse: message('table.begun') };
  if (row.host === person) {
    await store.db
      .updateTable('match')
      .set({ state: 'aborted', over_at: Date.now() })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .execute();
  } else {
    await store.db
      .updateTable('seat')
      .set({ person: null, name: null })
      .where('match', '=', id)
      .where('person', '=', person)
      .execute();
  }
  await store.tell('lobby');
  await store.tell(`seats:${id}`);
  return null;
}

/** Tables that wait for people, newest first. */
export async function openTables(store: Store): Promise<readonly TableInfo[]> {
  const rows = await store.db
    .selectFrom('match')
    .selectAll()
    .where('state', '=', 'open')
    .where('access', '=', 'open')
    .where('tournament', 'is', null)
    .orderBy('opened_at', 'desc')
    .limit(200)
    .execute();
  return infosFrom(store, rows);
}

/** Matches under way that anybody may look at. */
export async function tablesUnderWay(store: Store): Promise<readonly TableInfo[]> {
  const rows = await store.db
    .selectFrom('match')
    .selectAll()
    .where('state', '=', 'playing')
    .where('access', '=', 'open')
    .orderBy('opened_at', 'desc')
    .limit(100)
    .execute();
  return infosFrom(store, rows);
}

/** Has this person a seat at the table? */
const sitsAt = (e: ExpressionBuilder<Schema, 'match'>, person: string) =>
  e.exists(
    e
      .selectFrom('seat')
      .select(sql`1`.as('one'))
      .whereRef('seat.match', '=', 'match.id')
      .where('seat.person', '=', person),
  );

export async function tablesOf(store: Store, person: string): Promise<readonly TableInfo[]> {
  const rows = await store.db
    .selectFrom('match')
    .selectAll()
    .where('state', 'in', ['open', 'playing'])
    .where((e) => e.or([e('host', '=', person), sitsAt(e, person)]))
    .orderBy('opened_at', 'desc')
    .limit(100)
    .execute();
  return infosFrom(store, rows);
}

/** A page of somebody's matches that are over, newest first. */
export async function historyOf(store: Store, person: string, before: number | null) {
  const rows = await store.db
    .selectFrom('match')
    .selectAll()
    .where('state', '=', 'over')
    .where('over_at', '<', before ?? Number.MAX_SAFE_INTEGER)
    .where((e) => sitsAt(e, person))
    .orderBy('over_at', 'desc')
    .limit(50)
    .execute();
  const tables = await infosFrom(store, rows);
  const matches = rows.flatMap((row, i) => {
    const table = tables[i];
    const over = row.result === null ? null : readResult(row.result);
    return table === undefined ? [] : [{ table, over, overAt: row.over_at }];
  });
  return { matches, before: rows.length < 50 ? null : (rows.at(-1)?.over_at ?? null) };
}

/** An open table that fits, of those the one at which one's equals wait; or a new one to wait at. */
export async function quickMatch(
  store: Store,
  wanted: { game: string; seats: number; rated: boolean; time: Time },
  person: Person,
): Promise<Made | Refusal> {
  const time = JSON.stringify(wanted.time);
  const fitting = (await openTables(store)).filter(
    (table) =>
      table.game === wanted.game &&
      table.seats.length === wanted.seats &&
      table.rated === wanted.rated &&
      table.playable &&
      JSON.stringify(table.time) === time &&
      table.seats.every((seat) => seat.person !== person.id),
  );
  for (const table of await nearestFirst(store, fitting, person.id)) {
    const joined = await join(store, { id: table.id, seat: null, invitation: null, person });
    if ('seat' in joined) return { id: table.id, invitation: null };
  }
  const others = Array.from({ length: wanted.seats - 1 }, (): SeatPlan => ({ by: 'anybody' }));
  const { game, rated, time: clock } = wanted;
  return openTable(
    store,
    { game, settings: {}, seats: [{ by: 'me' }, ...others], access: 'open', rated, time: clock },
    person,
  );
}

/** The same people once more, seats moved on by one. Whoever asks first opens it; the others find it. */
export async function rematchOf(store: Store, id: string): Promise<{ id: string } | Refusal> {
  const row = await store.db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return { refuse: message('table.none') };
  if (row.state === 'open' || row.state === 'playing') return { refuse: message('table.notOver') };
  const there = await store.db.selectFrom('match').select('id').where('rematch_of', '=', id).executeTakeFirst();
  if (there !== undefined) return there;
  const seats = await store.db.selectFrom('seat').selectAll().where('match', '=', id).orderBy('seat').execute();
  const turned = [...seats.slice(1), ...seats.slice(0, 1)];
  const { game, settings, rated, time, host } = charterFrom(row);
  try {
    const made = await makeTable(store, {
      game,
      settings,
      rated,
      time,
      host,
      access: 'link',
      rematchOf: id,
      seats: turned.map(({ person, name, bot }) =>
        person === null
          ? { person: null, bot }
          : { person: { id: person, name: name ?? '', kind: 'guest' }, bot: null },
      ),
    });
    return { id: made.id };
  } catch (error) {
    if (!isUnique(error)) throw error;
    const other = await store.db
      .selectFrom('match')
      .select('id')
      .where('rematch_of', '=', id)
      .executeTakeFirstOrThrow();
    return other;
  }
}
