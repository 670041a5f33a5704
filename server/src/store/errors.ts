/** What may go wrong in a database, called the same in each of them. */

/**
 * `unique`: the row is there already. `missing`: it refers to a row that is not there. `full`: no room on the disk.
 * `gone`: the database cannot be reached; nothing is known about what was under way.
 */
export type Trouble = 'unique' | 'missing' | 'full' | 'gone' | 'other';

export class StoreError extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.trouble = trouble;
  }
}

/** By PostgreSQL's SQLSTATE, by libsql's code, and by the number that node:sqlite gives. */
const TROUBLES: Readonly<Record<string, Trouble>> = {
  '23505': 'unique',
  SQLITE_CONSTRAINT_PRIMARYKEY: 'unique',
  SQLITE_CONSTRAINT_UNIQUE: 'unique',
  '1555': 'unique',
  '2067': 'unique',
  '23503': 'missing',
  SQLITE_CONSTRAINT_FOREIGNKEY: 'missing',
  '787': 'missing',
  '53100': 'full',
  SQLITE_FULL: 'full',
  '13': 'full',
  ENOSPC: 'full',
  SQLITE_IOERR: 'full',
  SQLITE_READONLY: 'full',
  '57P01': 'gone',
  '57P02': 'gone',
  '57P03': 'gone',
  ECONNREFUSED: 'gone',
  ECONNRESET: 'gone',
  ENOENT: 'gone',
};
const LOST = /connection terminated|timeout exceeded|not queryable|client was closed|server closed the connection/i;

export function troubleOf(error: unknown): Trouble {
  const { code, errcode, message } = error as { code?: unknown; errcode?: unknown; message?: unknown };
  for (const name of [errcode, code]) {
    const found = TROUBLES[String(name)];
    if (found !== undefined) return found;
  }
  if (typeof code === 'string' && code.startsWith('08')) return 'gone';
  return LOST.test(String(message)) ? 'gone' : 'other';
}

export function storeErrorFrom(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const said = error instanceof Error ? error.message : String(error);
  return new StoreError(troubleOf(error), said, error);
}

export const isUnique = (error: unknown): boolean => storeErrorFrom(error).trouble === 'unique';
