/** A copy of the SQLite file while the server runs, and the way back. PostgreSQL has its own: pg_dump and pg_restore. */
import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Store } from '../store/store.ts';
import { BadDeed } from './deeds.ts';

/** A whole and consistent copy, made by SQLite itself. */
export async function backUp(store: Store, file: string): Promise<string> {
  if (store.dialect !== 'sqlite') throw new BadDeed('this is PostgreSQL: use pg_dump, as docs/operating.md says');
  if (existsSync(file)) throw new BadDeed(`${file} is there already`);
  await sql`vacuum into ${file}`.execute(store.db);
  return `everything is in ${file}`;
}

/** Put a copy in the place of what is there. Only while no server runs on it. */
export function restore(file: string, folder: string): string {
  if (!existsSync(file)) throw new BadDeed(`there is no ${file}`);
  const place = join(folder, 'arenarium.db');
  for (const end of ['-wal', '-shm']) rmSync(place + end, { force: true });
  copyFileSync(file, place);
  return `${file} is in its place`;
}
