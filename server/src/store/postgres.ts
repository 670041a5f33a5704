/** The store of several nodes: any of them may append, the database decides; LISTEN/NOTIFY tells the others. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Client, Pool, types } from 'pg';
import { storeErrorFrom } from './errors.ts';
import { groupCommit, type Watched } from './group-commit.ts';
import type { Appended, Appending, Moved } from './journal.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { openRedisNews, type Between } from './redis-news.ts';
import { LEASE } from './sqlite.ts';
import type { News, Store } from './store.ts';

const NOW = `(extract(epoch from clock_timestamp()) * 1000)::bigint`;
/** A notification holds 8,000 bytes. */
const MOST_TOLD = 7000;

/**
 * One group commit: entries that stand on all before them, the work they leave due, and the news of both. What is not
 * returned was taken by somebody else.
 */
const APPEND = `with b as (select * from unnest($1::text[], $2::int[], $3::text[], $4::bigint[], $5::bigint[]) as b(match, n, entry, after, grace)),
  w as (insert into entry (match, n, entry, at) select match, n, entry, ${NOW} from b
        where n = 0 or exists (select 1 from entry e where e.match = b.match and e.n = b.n - 1)
        on conflict do nothing returning match, n, entry, at),
  d as (insert into due (match, n, at, until, node) select b.match, b.n + 1, w.at + b.after, w.at + b.after + b.grace, $6
        from b join w using (match, n) where b.after is not null
        on conflict (match) do update set n = excluded.n, at = excluded.at, until = excluded.until, node = excluded.node),
  x as (delete from due using b join w using (match, n) where due.match = b.match and b.after is null),
  told as (select json_build_array($6::text, json_agg(json_build_array(match, n, at, entry)))::text as whole,
                  json_build_array($6::text, json_agg(json_build_array(match, n, at)))::text as brief from w),
  k as (select pg_notify('moved', case when octet_length(whole) < ${MOST_TOLD} then whole when octet_length(brief) < ${MOST_TOLD} then brief else $7 end)
        from told where $8 and exists (select 1 from w))
  select w.match, w.n, w.at from w left join k on true`;

export interface PostgresPlace {
  readonly url: string;
  readonly node: string;
  readonly watched?: Watched | undefined;
  /** News go through this Redis instead of LISTEN/NOTIFY. */
  readonly redis?: string | undefined;
  /** Connections beside the listener's. */
  readonly connections?: number;
}

types.setTypeParser(types.builtins.INT8, Number);

const keyOf = (match: string, n: number): string => `${match} ${n}`;

interface From {
  readonly node: string;
  /** Who tells the other nodes; null: the database itself. */
  readonly between: Between | null;
}

async function appendTo(pool: Pool, batch: readonly Appending[], { node, between }: From): Promise<Appended[]> {
  try {
    const { rows } = await pool.query<{ match: string; n: number; at: number }>({
      name: 'append',
      text: APPEND,
      values: [
        batch.map(({ match }) => match),
        batch.map(({ n }) => n),
        batch.map(({ entry }) => entry),
        batch.map(({ due }) => due?.after ?? null),
        batch.map(({ due }) => due?.grace ?? null),
        node,
        JSON.stringify([node, null]),
        between === null,
      ],
    });
    const written = new Map(rows.map(({ match, n, at }) => [keyOf(match, n), at]));
    if (between !== null) tellBetween(between, batch, written);
    return batch.map(({ match, n }) => ({ at: written.get(keyOf(match, n)) ?? null }));
  } catch (error) {
    throw storeErrorFrom(error);
  }
}

/** Entries are told as soon as they are durable; should nobody hear it, the others read them when this node falls silent. */
function tellBetween(between: Between, batch: readonly Appending[], written: ReadonlyMap<string, number>): void {
  const moved = batch.flatMap(({ match, n, entry }) => {
    const at = written.get(keyOf(match, n));
    return at === undefined ? [] : [{ match, n, at, entry }];
  });
  if (moved.length > 0) void between.moved(moved).catch(() => undefined);
}

/** What another node wrote; null if it was too much to say, and everything held must be read. */
function movedFrom(payload: string, node: string): readonly Moved[] | null {
  const [from, told] = JSON.parse(payload) as [string, [string, number, number, string?][] | null];
  if (from === node) return [];
  if (told === null) return null;
  return told.map(([match, n, at, entry]) => (entry === undefined ? { match, n, at } : { match, n, at, entry }));
}

/** Listens, and listens again when the connection is lost: after that, news may be missing. */
function listenTo(
  url: string,
  node: string,
  hear: (news: News) => void,
): { ready: Promise<void>; close(): Promise<void> } {
  let client: Client | null = null;
  let closed = false;
  async function connect(): Promise<void> {
    const mine = new Client({ connectionString: url, keepAlive: true });
    let lost = false;
    const again = (): void => {
      if (lost || closed) return;
      lost = true;
      setTimeout(() => void connect().then(() => hear({ is: 'lost' }), again), 250).unref();
      lost = true;
    };
    mine.on('error', again);
    mine.on('end', again);
    mine.on('notification', ({ channel, payload = '' }) => {
      if (channel === 'changed') {
        hear({ is: 'changed', what: payload });
        return;
      }
      const moved = movedFrom(payload, node);
      if (moved === null) hear({ is: 'lost' });
      else if (moved.length > 0) hear({ is: 'moved', moved });
    });
    try {
      await mine.connect();
      await mine.query('listen moved');
      await mine.query('listen changed');
      client = mine;
    } catch (error) {
      lost = true;
      await mine.end().catch(() => undefined);
      throw error;
    }
  }
  const retry = async (): Promise<void> => {
    while (!closed) {
      try {
        await connect();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    }
  };
  return {
    ready: retry(),
    async close() {
      closed = true;
      await client?.end().catch(() => undefined);
    },
  };
}

export async function openPostgresStore(place: PostgresPlace): Promise<Store> {
  const { url, node, watched, redis, connections = 8 } = place;
  const pool = new Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 5000 });
  // An idle connection may break at any time; the pool replaces it.
  pool.on('error', () => undefined);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db, 'postgres');
  const listeners: ((news: News) => void)[] = [];
  const hear = (news: News): void => {
    for (const listener of listeners) listener(news);
  };
  const between = redis === undefined ? null : await openRedisNews(redis, node, hear);
  const listener = between === null ? listenTo(url, node, hear) : null;
  await listener?.ready;
  return {
    dialect: 'postgres',
    node,
    db,
    append: groupCommit({ append: (batch) => appendTo(pool, batch, { node, between }) }, watched),
    claim: async (limit) => {
      const { rows } = await pool.query<{ match: string; n: number }>({
        name: 'claim',
        text: `update due set node = $1, until = ${NOW} + ${LEASE} where match in
          (select match from due where until < ${NOW} order by until limit $2 for update skip locked) returning match, n`,
        values: [node, limit],
      });
      return rows;
    },
    now: async () => (await pool.query<{ now: number }>(`select ${NOW} as now`)).rows[0]?.now ?? Date.now(),
    tell: async (what) => {
      if (between !== null) return between.tell(what);
      await sql`select pg_notify('changed', ${what})`.execute(db);
    },
    onNews: (listen) => void listeners.push(listen),
    isThere: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    async close() {
      await listener?.close();
      await between?.close();
      await db.destroy();
    },
  };
}
