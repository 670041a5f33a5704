/** One SQLite file, opened by what this Node has: `node:sqlite` from 24 on, else libsql. Blocks: for a thread of its own. */
import { createRequire } from 'node:module';
import type { Appended, Appending } from './journal.ts';

/** FULL: on disk before it is acknowledged. NORMAL: a power cut may take what came since the last checkpoint. */
export type Synchronous = 'full' | 'normal';

export interface SqliteFile {
  query(sql: string, parameters: readonly unknown[]): { rows: unknown[]; changes: number };
  append(batch: readonly Appending[], node: string): Appended['at'][];
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
const WAL_PAGES = 4000;

const INSERT = `insert into entry (match, n, entry, at) select ?, ?, ?, ?
  where ? = 0 or exists (select 1 from entry where match = ? and n = ?) on conflict do nothing`;
const OWE = 'insert or replace into due (match, n, at, until, node) values (?, ?, ?, ?, ?)';
const OWE_NOTHING = 'delete from due where match = ?';

export function openSqlite(file: string, synchronous: Synchronous): SqliteFile {
  const db = opened(file);
  db.exec('pragma journal_mode = wal');
  db.exec(`pragma synchronous = ${synchronous}`);
  db.exec('pragma foreign_keys = on');
  db.exec('pragma busy_timeout = 5000');
  // The last pages of a few thousand journals are written into all the time: they should not be read again each time. Kept in
  // the WAL for longer, they are copied into the file once instead of many times.
  db.exec(`pragma cache_size = -${CACHE_KILOBYTES}`);
  db.exec(`pragma wal_autocheckpoint = ${WAL_PAGES}`);
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

  /** Tables that may owe something: most owe nothing, before an entry as after it, and need not be looked for. */
  let owing: Set<string> | null = null;
  const debtors = (): Set<string> =>
    (owing ??= new Set((statement('select match from due').all() as { match: string }[]).map(({ match }) => match)));

  function appendOne({ match, n, entry, due }: Appending, now: number, node: string): Appended['at'] {
    const { changes } = statement(INSERT).run(match, n, entry, now, n, match, n - 1);
    if (Number(changes) === 0) return null;
    if (due !== null) {
      statement(OWE).run(match, n + 1, now + due.after, now + due.after + due.grace, node);
      debtors().add(match);
    } else if (debtors().delete(match)) statement(OWE_NOTHING).run(match);
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
        owing = null;
        // Where the disk is full, SQLite may have rolled back by itself.
        if (db.inTransaction ?? db.isTransaction ?? true) db.exec('rollback');
        throw error;
      }
    },
    close: () => db.close(),
  };
}
