/** The store in one file: no set-up, one node. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, sql } from 'kysely';
import { openThread } from '@arenarium/loader/thread';
import { StoreError } from './errors.ts';
import { groupCommit, type Watched } from './group-commit.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect, turnstile } from './sqlite-dialect.ts';
import { openSqlite, type SqliteFile, type Synchronous } from './sqlite-file.ts';
import type { FileOrder, ThreadReply, ThreadRequest } from './sqlite-thread.ts';
import { sqliteWriter } from './sqlite-writer.ts';
import type { News, Store } from './store.ts';

export interface SqlitePlace {
  readonly file: string;
  readonly synchronous: Synchronous;
  readonly node: string;
  readonly watched?: Watched | undefined;
}

type Send = (request: ThreadRequest) => Promise<ThreadReply & { ok: true }>;

/** Requests are answered in the order in which they were sent. */
function openFile(order: Omit<FileOrder, 'bell'>): { send: Send; end(): Promise<void> } {
  const bell = new Int32Array(new SharedArrayBuffer(4));
  const thread = openThread(new URL('./sqlite-thread.ts', import.meta.url), { ...order, bell: bell.buffer });
  const waiting: { resolve(reply: ThreadReply & { ok: true }): void; reject(error: Error): void }[] = [];
  let broken: Error | null = null;
  thread.on('message', (reply: ThreadReply) => {
    const next = waiting.shift();
    if (reply.ok) next?.resolve(reply);
    else next?.reject(new StoreError(reply.trouble, reply.because));
  });
  thread.on('error', (error) => {
    broken = new StoreError('gone', `the database's thread stopped: ${String(error)}`, error);
    for (const { reject } of waiting.splice(0)) reject(broken);
  });
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        if (broken !== null) {
          reject(broken);
          return;
        }
        waiting.push({ resolve, reject });
        thread.postMessage(request);
        Atomics.add(bell, 0, 1);
        Atomics.notify(bell, 0);
      }),
    async end() {
      await thread.terminate();
    },
  };
}

const isPragma = (text: string): boolean => text.startsWith('pragma ');

export async function openSqliteStore({ file, synchronous, node, watched }: SqlitePlace): Promise<Store> {
  mkdirSync(dirname(file), { recursive: true });
  const { send, end } = openFile({ file, synchronous, node });
  const gate = turnstile();
  // Whoever else writes is not waited for by the event loop, and nothing is copied by it: the thread does both.
  let here: SqliteFile | null = null;
  const run = async (text: string, parameters: readonly unknown[]) => {
    const reply = await send({ do: 'query', sql: text, parameters });
    // How the file is to be treated holds for both connections.
    if (isPragma(text)) here?.query(text, parameters);
    return 'rows' in reply ? reply : { rows: [], changes: 0 };
  };
  const db = new Kysely<Schema>({ dialect: sqliteDialect(run, gate) });
  await migrate(db, 'sqlite');
  here = openSqlite(file, synchronous, { patience: 0, checkpointAt: 0 });
  const listeners: ((news: News) => void)[] = [];
  const writer = sqliteWriter({
    here,
    async there(batch) {
      const reply = await send({ do: 'append', batch });
      return 'fates' in reply ? reply.fates : [];
    },
    async checkpoint() {
      await send({ do: 'query', sql: 'pragma wal_checkpoint(passive)', parameters: [] });
    },
    gate,
    node,
    owing: new Set((await db.selectFrom('due').select('match').execute()).map(({ match }) => match)),
  });
  const append = groupCommit(writer, watched);
  return {
    dialect: 'sqlite',
    node,
    db,
    append,
    claim: async (limit) => {
      const now = Date.now();
      const { rows } = await sql<{ match: string; n: number }>`update due set node = ${node}, until = ${now + LEASE}
        where match in (select match from due where until < ${now} order by until limit ${limit}) returning match, n`.execute(
        db,
      );
      return rows;
    },
    now: async () => Date.now(),
    async tell(what) {
      for (const listener of listeners) listener({ is: 'changed', what });
    },
    onNews: (listener) => void listeners.push(listener),
    isThere: () =>
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ),
    async close() {
      await db.destroy();
      here?.close();
      await send({ do: 'close' }).catch(() => undefined);
      await end();
    },
  };
}

/** How long a node that took over due work may be silent before the next one takes it. */
export const LEASE = 1500;
