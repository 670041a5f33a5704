/** Which store, from the environment: an SQLite file by default, PostgreSQL by DATABASE_URL. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Watched } from './group-commit.ts';
import type { Synchronous } from './sqlite-file.ts';
import { openSqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Names of nodes differ even when the same machine starts again. */
const nodeName = (env: Environment): string => `${env['ARENARIUM_NODE'] || 'node'}-${randomBytes(4).toString('hex')}`;

/** Throws a RangeError that says what ARENARIUM_SYNC should be. */
export function synchronousFrom(env: Environment): Synchronous {
  const wanted = env['ARENARIUM_SYNC'] || 'full';
  if (wanted === 'full' || wanted === 'normal') return wanted;
  throw new RangeError(`ARENARIUM_SYNC should be full or normal, not "${wanted}".`);
}

export async function openStore(
  env: Environment,
  { folder, watched }: { folder: string; watched?: Watched },
): Promise<Store> {
  const node = nodeName(env);
  const url = env['DATABASE_URL'];
  if (url !== undefined && url !== '') {
    // Its client and that of Redis take a fifth of the time in which a node starts: only where they are wanted.
    const { openPostgresStore } = await import('./postgres.ts');
    return openPostgresStore({ url, node, watched, redis: env['REDIS_URL'] || undefined });
  }
  return openSqliteStore({ file: join(folder, 'arenarium.db'), synchronous: synchronousFrom(env), node, watched });
}
