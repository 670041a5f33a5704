/** Kysely's way to the SQLite thread: one connection, held by one transaction or one batch of entries at a time. */
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';

/** Who holds the connection, and who waits for it. */
export interface Turnstile {
  enter(): Promise<void>;
  leave(): void;
}

export function turnstile(): Turnstile {
  const waiting: (() => void)[] = [];
  let held = false;
  return {
    enter() {
      if (held) return new Promise((resolve) => waiting.push(resolve));
      held = true;
      return Promise.resolve();
    },
    leave() {
      const next = waiting.shift();
      if (next === undefined) held = false;
      else next();
    },
  };
}

export type Run = (sql: string, parameters: readonly unknown[]) => Promise<{ rows: unknown[]; changes: number }>;

function connectionOver(run: Run): DatabaseConnection {
  return {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, changes } = await run(sql, parameters);
      return { rows: rows as R[], numAffectedRows: BigInt(changes) };
    },
    // oxlint-disable-next-line require-yield
    async *streamQuery() {
      throw new Error('rows are not streamed here: ask for a page of them');
    },
  };
}

export function sqliteDialect(run: Run, { enter, leave }: Turnstile): Dialect {
  const connection = connectionOver(run);
  const plainly = async (sql: string): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  const driver: Driver = {
    async init() {},
    async acquireConnection() {
      await enter();
      return connection;
    },
    beginTransaction: () => plainly('begin immediate'),
    commitTransaction: () => plainly('commit'),
    rollbackTransaction: () => plainly('rollback'),
    async releaseConnection() {
      leave();
    },
    async destroy() {},
  };
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
