/** The whole house of one node: store, tables, people, tournaments, put together. */
import { message, type Seat } from '@arenarium/engine';
import type { Logger } from 'pino';
import { sweepSessions } from './people/accounts.ts';
import { mutedBy, saidFrom, say, sideOf } from './people/chat.ts';
import { writeEnd } from './people/rating-book.ts';
import type { Store } from './store/store.ts';
import { beginIfFull } from './tables/beginning.ts';
import type { Hub } from './tables/hub.ts';
import type { Live } from './tables/live.ts';
import { infoOf } from './tables/info.ts';
import { rematchOf } from './tables/lobby.ts';
import { readSeats } from './tables/loading.ts';
import { openHub } from './tables/open-hub.ts';
import type { Elsewhere } from './tables/requests.ts';
import { told } from './tables/sitter.ts';
import { seatsHere, tellAll } from './tables/telling.ts';
import { matchIsOver } from './tournaments/running.ts';
import { openNotices, type Notices } from './people/notices.ts';
import { bucketsOf, RATES } from './wire/limits.ts';
import type { Metrics } from './wire/metrics.ts';

const A_DAY = 86_400_000;

export interface House {
  readonly store: Store;
  readonly hub: Hub;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly elsewhere: Elsewhere;
  readonly notices: Notices;
  close(): Promise<void>;
}

export async function openHouse({
  store,
  log,
  metrics,
  former,
}: {
  store: Store;
  log: Logger;
  metrics: Metrics;
  former?: string;
}): Promise<House> {
  const notices = await openNotices(store, log);
  const hub = await openHub({
    store,
    log,
    ...(former !== undefined && { former }),
    hooks: {
      over: (live) => endOf(house, live),
      asked: (live, seats) => toldToCome(house, live, seats),
    },
  });
  const house: House = {
    store,
    hub,
    log,
    metrics,
    notices,
    elsewhere: elsewhereFor(store),
    async close() {
      clearInterval(sweeping);
      await hub.close();
      await store.close();
    },
  };
  store.onNews((news) => {
    if (news.is !== 'changed') return;
    void hear(house, news.what).catch((error: unknown) => log.warn({ error: String(error) }, 'news not taken in'));
  });
  await beginWhatWaits(house);
  const sweeping = setInterval(() => void sweepSessions(store).catch(() => undefined), A_DAY).unref();
  metrics.watch('arenarium_tables', 'Tables held in memory', () => hub.tables.size);
  metrics.watch('arenarium_thoughts_waiting', 'Thoughts of bots that wait for a thread', () => hub.minds.waiting());
  return house;
}

/** What the tables need of the rest of the house. */
function elsewhereFor(store: Store): Elsewhere {
  const mouths = bucketsOf(RATES.saying);
  return {
    async say({ affairs, charter }, { person, holds }, { channel, text }) {
      if (person === null || holds.length === 0) return message('table.onlookersLook');
      if (!mouths.take(person)) return message('chat.tooMuch');
      const name = affairs?.holders[holds[0] ?? -1]?.name ?? '';
      const where = channel === 'table' ? 'table' : sideOf(affairs, holds[0]);
      if (where === null) return message('table.notBegun');
      const row = await say(store, { match: charter.id, channel: where, person, name, text });
      if ('refuse' in row) return row.refuse;
      await store.tell(`chat:${charter.id}:${row.id}`);
      return null;
    },
    async keepOrders(match, seat, orders) {
      await store.db
        .updateTable('seat')
        .set({ orders: JSON.stringify(orders) })
        .where('match', '=', match)
        .where('seat', '=', seat)
        .execute();
      await store.tell(`orders:${match}`);
    },
    async rematch({ charter }) {
      const made = await rematchOf(store, charter.id);
      if ('refuse' in made) return made;
      await store.tell(`rematch:${charter.id}:${made.id}`);
      return { table: made.id };
    },
  };
}

/** The end of a match: history, ratings, and the tournament it belongs to. */
async function endOf({ store, log }: House, { charter, affairs }: Live): Promise<void> {
  if (affairs === null || affairs.over === null) return;
  const isFirst = await writeEnd(store, { charter, affairs, over: affairs.over });
  if (isFirst) log.info({ table: charter.id, game: charter.game, by: affairs.over.by }, 'match over');
  if (charter.tournament !== null)
    await matchIsOver(store, charter.tournament, { match: charter.id, rewards: affairs.over.rewards });
  await store.tell('lobby');
}

/** In a match of days, whoever is waited for and not at the table is told. */
function toldToCome({ notices, store, log }: House, live: Live, seats: readonly Seat[]): void {
  // Of several nodes that hold the table the one that wrote last tells.
  if (!live.drives || live.charter.time.is !== 'correspondence') return;
  if (live.affairs === null || live.affairs.over !== null) return;
  const here = seatsHere(live);
  for (const seat of seats) {
    const holder = live.affairs.holders[seat];
    if (holder?.person == null || holder.bot !== null || here.includes(seat)) continue;
    const { id, game } = live.charter;
    if (!notices.push(holder.person, id)) continue;
    store
      .tell(`turn:${holder.person}:${id}:${game}`)
      .catch((error: unknown) => log.info({ error: String(error) }, 'turn not told'));
  }
}

/** A table whose seats were filled when it was opened begins without waiting for anybody to come. */
async function beginTable({ hub }: House, id: string): Promise<void> {
  const live = await hub.table(id);
  if (live !== null) await beginIfFull(hub, live);
}

/** Matches of tournaments that a node opened and did not live to begin. */
async function beginWhatWaits(house: House): Promise<void> {
  const rows = await house.store.db
    .selectFrom('match')
    .select('id')
    .where('state', '=', 'open')
    .where('tournament', 'is not', null)
    .execute();
  for (const { id } of rows) await beginTable(house, id);
}

/** News that concern a table held here. */
async function hear(house: House, what: string): Promise<void> {
  const [about = '', id = '', more = '', game = ''] = what.split(':');
  if (about === 'turn') house.notices.tell(id, { tell: 'yourTurn', table: more, game });
  if (about === 'muted') await muteAnew(house, id);
  if (about === 'opened') await beginTable(house, id);
  const held = house.hub.tables.get(id);
  if (held === undefined) return;
  const live = await held.catch(() => null);
  if (live === null) return;
  switch (about) {
    case 'chat':
      await tellSaid(house, live, Number(more));
      return;
    case 'rematch':
      tellAll(live, { tell: 'rematch', table: more });
      return;
    case 'seats':
      live.gathered = await readSeats(house.store, id);
      if (live.affairs === null) tellAll(live, { tell: 'gathering', table: infoOf(live) });
      await beginIfFull(house.hub, live);
  }
}

/** Somebody has muted somebody, or hears them again: so do all their pages. */
async function muteAnew({ store, hub }: House, person: string): Promise<void> {
  const muted = await mutedBy(store, person);
  for (const held of hub.tables.values()) {
    const live = await held.catch(() => null);
    for (const sitter of live?.sitters ?? []) if (sitter.person === person) sitter.muted = muted;
  }
}

/** A line is told to those who may read it and have not muted who said it. */
async function tellSaid({ store }: House, live: Live, id: number): Promise<void> {
  const row = await store.db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined || row.removed_at !== null) return;
  const text = told({ tell: 'said', line: saidFrom(row) });
  for (const sitter of live.sitters) {
    const mayRead = row.channel === 'table' || sitter.holds.some((seat) => sideOf(live.affairs, seat) === row.channel);
    if (mayRead && !sitter.muted.includes(row.person)) sitter.wire.send(text);
  }
}
