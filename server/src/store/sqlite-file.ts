/** One SQLite file, opened by what this Node has: `node:sqlite` from 24 on, else libsql. Blocks: for a thread of its own. */
import { createRequire } from 'node:module';
import type { Appended, Appending } from './journal.ts';

/** An entry to be written, and whether its table may have owed something before it. */
export interface Writing extends Appending {
  readonly owed: boolean;
}

/** FULL: on disk before it is acknowledged. NORMAL: a power cut may take what came since the last checkpoint. */
export type Synchronous = 'full' | 'normal';

export interface SqliteFile {
  query(sql: string, parameters: readonly unknown[]): { rows: unknown[]; changes: number };
  append(batch: readonly Writing[], node: string): Appended['at'][];
  close(): void;
}

interface Statement {
  run(...parameters: unknown[]): { changes: number | bigint };
  all(...parameters: unknown[]): unknown[];
  /** libsql: does it give rows? */
  readonly reader?: boolean;
  /** node:sqlite: the columns it gives. */
  columns?(): readonly unknown[];
}
interface Database {
  exec(sql: string): unknown;
  prepare(sql: string): Statement;
  close(): void;
  /** libsql and node:sqlite each have their own word for it. */
  readonly inTransaction?: boolean;
  readonly isTransaction?: boolean;
}

const BUILT_IN_SINCE = 24;

function opened(file: string): Database {
  if (Number(process.versions.node.split('.')[0]) >= BUILT_IN_SINCE) {
    const built = process.getBuiltinModule('node:sqlite') as unknown as {
      DatabaseSync: new (file: string) => Database;
    };
    return new built.DatabaseSync(file);
  }
  const Libsql = createRequire(import.meta.url)('libsql') as new (file: string) => Database;
  return new Libsql(file);
}

const givesRows = (statement: Statement): boolean => statement.reader ?? (statement.columns?.().length ?? 0) > 0;

const CACHE_KILOBYTES = 32_768;
/**
 * An entry is some sixty bytes in a journal of its own: of pages of the usual four kilobytes, which are summed up and written
 * whole for each of them, most is copied for nothing. Only a new file takes this on; others keep the pages they have.
 */
const PAGE_BYTES = 1024;

/** How a connection behaves towards others. */
export interface Manners {
  /** Milliseconds it waits for somebody else who writes. */
  readonly patience: number;
  /** After so many pages in the WAL it copies them into the file; 0: that is left to others. */
  readonly checkpointAt: number;
}

const INSERT = `insert into entry (match, n, entry, at) select ?, ?, ?, ?
  where ? = 0 or exists (select 1 from entry where match = ? and n = ?) on conflict do nothing`;
const OWE = 'insert or replace into due (match, n, at, until, node) values (?, ?, ?, ?, ?)';
const OWE_NOTHING = 'delete from due where match = ?';

export function openSqlite(file: string, synchronous: Synchronous, { patience, checkpointAt }: Manners): SqliteFile {
  const db = opened(file);
  db.exec(`pragma page_size = ${PAGE_BYTES}`);
  db.exec('pragma journal_mode = wal');
  db.exec(`pragma synchronous = ${synchronous}`);
  db.exec('pragma foreign_keys = on');
  db.exec(`pragma busy_timeout = ${patience}`);
  // The last pages of a few thousand journals are written into all the time: they should not be read again each time.
  db.exec(`pragma cache_size = -${CACHE_KILOBYTES}`);
  db.exec(`pragma wal_autocheckpoint = ${checkpointAt}`);
  const prepared = new Map<string, Statement>();
  function statement(sql: string): Statement {
    let found = prepared.get(sql);
    if (found === undefined) {
      found = db.prepare(sql);
      if (prepared.size > 500) prepared.clear();
      prepared.set(sql, found);
    }
    return found;
  }

  function appendOne({ match, n, entry, due, owed }: Writing, now: number, node: string): Appended['at'] {
    const { changes } = statement(INSERT).run(match, n, entry, now, n, match, n - 1);
    if (Number(changes) === 0) return null;
    if (due !== null) statement(OWE).run(match, n + 1, now + due.after, now + due.after + due.grace, node);
    else if (owed) statement(OWE_NOTHING).run(match);
    return now;
  }

  return {
    query(sql, parameters) {
      const wanted = statement(sql);
      if (givesRows(wanted)) return { rows: wanted.all(...parameters), changes: 0 };
      return { rows: [], changes: Number(wanted.run(...parameters).changes) };
    },
    append(batch, node) {
      statement('begin immediate').run();
      try {
        const now = Date.now();
        const fates = batch.map((row) => appendOne(row, now, node));
        statement('commit').run();
        return fates;
      } catch (error) {
        // Where the disk is full, SQLite may have rolled back by itself.
        if (db.inTransaction ?? db.isTransaction ?? true) db.exec('rollback');
        throw error;
      }
    },
    close: () => db.close(),
  };
}
