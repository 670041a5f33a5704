/** Databases that can be made to fail in the middle: a disk that fills up, a PostgreSQL that goes away. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Store } from '../src/store/store.ts';
import { postgresDatabase } from './databases.ts';

/** A database on a disk that can be filled, and given room again. */
export interface Scarce {
  readonly env: Readonly<Record<string, string>>;
  fill(store: Store): Promise<void>;
  empty(store: Store): Promise<void>;
  stop(): Promise<void>;
}

const MEGABYTES = 12;
/** A block of a disk is not larger than so many kilobytes, nor holds more pages of ours. */
const A_BLOCK = 64;

/** A small disk of our own, where we may mount one; null elsewhere. */
function smallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'arenarium-small-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
}

/** Write until nothing more fits. */
function writeUntilFull(file: string): void {
  const ballast = openSync(file, 'w');
  try {
    for (let size = 65_536; size > 0; size >>= 1) {
      try {
        for (;;) writeSync(ballast, Buffer.alloc(size));
      } catch {
        // Half of it may still fit.
      }
    }
  } finally {
    closeSync(ballast);
  }
}

/** What was begun of the disk's last block has room for a page or two of the database: let it have them. */
async function takeTheRest({ db }: Store): Promise<void> {
  for (let i = 0; i < A_BLOCK; i++) {
    const row = { name: 'ballast', value: String(i) };
    const kept = db
      .insertInto('keepsake')
      .values(row)
      .onConflict((c) => c.column('name').doUpdateSet(row));
    try {
      await kept.execute();
    } catch {
      return;
    }
  }
  throw new Error('the disk does not fill up');
}

/** SQLite on a real small disk; where none can be mounted, with a file into which nothing goes any more. */
export function scarceSqlite(): Scarce {
  const disk = smallDisk();
  const folder = disk ?? mkdtempSync(join(tmpdir(), 'arenarium-pages-'));
  const ballast = join(folder, 'ballast');
  return {
    env: { ARENARIUM_DATA: folder },
    async fill(store) {
      if (disk !== null) {
        writeUntilFull(ballast);
        await takeTheRest(store);
      } else await sql`pragma query_only = on`.execute(store.db);
    },
    async empty(store) {
      if (disk !== null) rmSync(ballast);
      else await sql`pragma query_only = off`.execute(store.db);
    },
    async stop() {
      // libsql lets go of the file only when its statements are collected as garbage: hence lazily.
      if (disk !== null) execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL that says what it says when its disk is full. */
export async function scarcePostgres(): Promise<Scarce> {
  const { env, stop } = await postgresDatabase();
  return {
    env,
    async fill({ db }) {
      await sql`create function no_room() returns trigger language plpgsql as
        'begin raise exception ''no space left on device'' using errcode = ''53100''; end'`.execute(db);
      await sql`create trigger no_room before insert on entry execute function no_room()`.execute(db);
    },
    async empty({ db }) {
      await sql`drop trigger no_room on entry`.execute(db);
      await sql`drop function no_room()`.execute(db);
    },
    stop,
  };
}
