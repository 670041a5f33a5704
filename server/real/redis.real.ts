/**
 * News through a real Redis: two nodes on one PostgreSQL. No package on npm brings a Redis, so this runs where one is installed:
 * `npx vitest run --config server/real/vitest.config.ts` (REDIS_SERVER says where, if not /usr/bin/redis-server).
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { start, type Started } from '../src/start.ts';
import { lotOf } from '../stress/lots.ts';
import { postgresDatabase, type Database } from '../test/databases.ts';
import { guestAt, playsAlong, seatTwo, wanted } from '../test/guests.ts';
import { portOf } from '../src/address.ts';

const REDIS = process.env['REDIS_SERVER'] ?? '/usr/bin/redis-server';
const baseOf = ({ server }: Started): string => `http://127.0.0.1:${portOf(server)}`;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const port = portOf(server);
      server.close(() => resolve(port));
    });
  });

describe('two nodes with Redis between them', () => {
  let database: Database;
  let redis: ChildProcess;
  let port = 0;
  let nodes: Started[] = [];
  const openRedis = async (): Promise<void> => {
    redis = spawn(REDIS, ['--port', String(port), '--save', '', '--appendonly', 'no']);
    let said = '';
    while (!said.includes('Ready to accept'))
      said += String((await once(redis.stdout as NodeJS.ReadableStream, 'data'))[0]);
  };
  beforeAll(async () => {
    database = await postgresDatabase();
    port = await freePort();
    await openRedis();
    const env = { ...database.env, PORT: '0', REDIS_URL: `redis://127.0.0.1:${port}` };
    nodes = await Promise.all([0, 1].map(() => start(env, { folder: null, data: '' })));
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    redis.kill('SIGKILL');
    await database.stop();
  });

  test('a match goes on across the nodes, also after Redis was lost and is back', async () => {
    const [here, there] = nodes.map(baseOf) as [string, string];
    const [ann, bob] = await Promise.all([guestAt(here, 'Ann'), guestAt(there, 'Bob')]);
    const { at } = await seatTwo(ann, bob, wanted('brawl', [{ by: 'me' }, { by: 'anybody' }]));
    const lot = lotOf(2);
    for (const one of at) playsAlong(one, lot);
    await at[1].until('both have played', ({ scene }) => (scene?.n ?? 0) > 15);
    await at[0].request({ ask: 'say', channel: 'table', text: 'still there?' });
    await at[1].until('it is heard', ({ heard }) => heard.some(({ tell }) => tell === 'said'));

    redis.kill('SIGKILL');
    await once(redis, 'exit');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await openRedis();
    const was = at[1].scene?.n ?? 0;
    await at[1].until('what was missed is read, and it goes on', ({ scene }) => (scene?.n ?? 0) > was + 10);
    const rows = await nodes[0]?.house.store.db.selectFrom('entry').select(['match', 'n']).orderBy('n').execute();
    expect(rows?.map(({ n }) => n)).toEqual(rows?.map((_, i) => i));
    for (const one of at) await one.leave();
  });
});
