/** The disk is full, the database is gone, somebody does not read: said by name, nothing lost, nobody else notices. */
import { randomBytes } from 'node:crypto';
import { createConnection, type Socket } from 'node:net';
import type { ServerReport } from '@arenarium/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Started } from '../src/start.ts';
import type { Live } from '../src/tables/live.ts';
import { answerTo } from '../stress/answers.ts';
import { postgresDatabase, sqliteDatabase, type Database } from './databases.ts';
import { seatTwo, wanted, type AtTable } from './guests.ts';
import { scarcePostgres, scarceSqlite, type Scarce } from './scarce.ts';
import { baseOf, startNode, twoGuests } from './nodes.ts';
import { portOf } from '../src/address.ts';

const TWO = [{ by: 'me' }, { by: 'anybody' }] as const;

async function eventually<R>(what: string, look: () => R | null | undefined): Promise<R> {
  for (let i = 0; i < 1200; i++) {
    const found = look();
    if (found !== null && found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`waited in vain until ${what}`);
}

/** Whoever is asked answers with the first thing that fits. */
async function chooseOnce(at: readonly AtTable[]): Promise<ServerReport> {
  const asked = await eventually('somebody is asked', () => at.find(({ scene }) => scene?.view.decision != null));
  const decision = asked.scene?.view.decision;
  if (decision == null) throw new Error('nobody is asked');
  return asked.request({
    ask: 'choose',
    seat: decision.seat,
    asked: decision.asked,
    option: answerTo(decision, () => 0),
  });
}

/** The journal of a table, as numbers. */
async function journalOf({ house }: Started, id: string): Promise<readonly number[]> {
  const rows = await house.store.db.selectFrom('entry').select('n').where('match', '=', id).orderBy('n').execute();
  return rows.map(({ n }) => n);
}

/** Refused by this name, with the match as it was; and everything goes on once it is over. */
async function refusedMeanwhile(
  node: Started,
  at: readonly [AtTable, AtTable],
  { id, name, over }: { id: string; name: string; over(): Promise<void> },
): Promise<void> {
  // Whoever did not choose may not have heard of the last choice yet.
  for (const [seat, one] of at.entries()) await one.request({ ask: 'look', eyes: [seat] });
  const before = at.map(({ scene }) => scene);
  expect(await chooseOnce(at)).toMatchObject({ tell: 'refused', because: { id: name } });
  expect(await chooseOnce(at)).toMatchObject({ tell: 'refused', because: { id: name } });
  // Nobody heard of a choice that was not kept, and the match can still be looked at.
  expect(at.map(({ scene }) => scene)).toEqual(before);
  for (const [seat, one] of at.entries()) {
    expect(await one.request({ ask: 'look', eyes: [seat] })).toMatchObject({ tell: 'scene' });
    expect(one.scene?.view).toEqual(before[seat]?.view);
  }
  await over();
  // A database that has only just come back may still refuse.
  for (let taken = false; !taken;) {
    const report = await chooseOnce(at);
    taken = report.tell === 'change';
    if (!taken) expect(report).toMatchObject({ tell: 'refused', because: { id: name } });
  }
  const told = await chooseOnce(at);
  const journal = await journalOf(node, id);
  expect(journal).toEqual(journal.map((_, i) => i));
  // Every change that was heard is there, and no other: the first entry is the beginning.
  expect(told).toMatchObject({ tell: 'change', change: { n: journal.length - 1 } });
}

describe.each([
  ['SQLite', async (): Promise<Scarce> => scarceSqlite()],
  ['PostgreSQL', scarcePostgres],
] as const)('the disk is full, %s', (_, open) => {
  let disk: Scarce;
  let node: Started;
  beforeAll(async () => {
    disk = await open();
    node = await startNode(disk);
  });
  afterAll(async () => {
    await node.close();
    await disk.stop();
  });

  test('choices are refused by name, matches stand as they stood, and go on when there is room', async () => {
    const { id, at } = await seatTwo(...(await twoGuests(baseOf(node))), wanted('brawl', [...TWO]));
    await chooseOnce(at);
    const { store } = node.house;
    await disk.fill(store);
    await refusedMeanwhile(node, at, { id, name: 'store.full', over: () => disk.empty(store) });
    for (const one of at) await one.leave();
  });
});

describe('PostgreSQL goes away in the middle', () => {
  let database: Awaited<ReturnType<typeof postgresDatabase>>;
  let node: Started;
  beforeAll(async () => {
    database = await postgresDatabase();
    node = await startNode(database);
  });
  afterAll(async () => {
    await node.close();
    await database.stop();
  });

  test('choices are refused by name and not taken from memory; the match goes on when it is back', async () => {
    const { id, at } = await seatTwo(...(await twoGuests(baseOf(node))), wanted('brawl', [...TWO]));
    await chooseOnce(at);
    await database.server.stop();
    expect((await fetch(`${baseOf(node)}/healthz`)).status).toBe(200);
    expect((await fetch(`${baseOf(node)}/readyz`)).status).toBe(503);
    await refusedMeanwhile(node, at, { id, name: 'store.gone', over: () => database.server.start() });
    for (const one of at) await one.leave();
  });
});

/** A socket that was opened as a WebSocket and is never read from. */
function deafSocket({ server }: Started, path: string, cookie: string): Promise<Socket> {
  const port = portOf(server);
  const socket = createConnection({ port, host: '127.0.0.1' });
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    `Cookie: ${cookie}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('data', () => {
      socket.pause();
      socket.off('error', reject);
      socket.on('error', () => undefined);
      resolve(socket);
    });
  });
}

describe('somebody does not read what they are sent', () => {
  let database: Database;
  let node: Started;
  beforeAll(async () => {
    database = await sqliteDatabase();
    node = await startNode(database);
  });
  afterAll(async () => {
    await node.close();
    await database.stop();
  });
  /** As much as the kernel takes before anything stays with us: no more than this, with all it may put aside. */
  const KERNEL = 24_000_000;
  const PIECE = 'x'.repeat(60_000);

  test('they are cut off with a megabyte unread, by name, and nobody else notices', async () => {
    const [ann, bob] = await twoGuests(baseOf(node));
    const { id, at } = await seatTwo(ann, bob, wanted('brawl', [...TWO]));
    const live = (await node.house.hub.table(id)) as Live;
    const others = new Set(live.sitters);
    const deaf = await deafSocket(node, `/api/v2/tables/${id}/live`, bob.cookie);
    const sitter = await eventually('the deaf socket sits', () => [...live.sitters].find((one) => !others.has(one)));
    let sent = 0;
    while (sent < KERNEL && sitter.wire.send(PIECE)) {
      sent += PIECE.length;
      // The others play on meanwhile.
      if (sent % (PIECE.length * 20) === 0) expect(await chooseOnce(at)).toMatchObject({ tell: 'change' });
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(sent).toBeLessThan(KERNEL);
    await eventually('the deaf socket is gone', () => (live.sitters.size === others.size ? true : null));
    const counted = await node.house.metrics.registry.getSingleMetricAsString('arenarium_refused_total');
    expect(counted).toMatch(/why="slowReader"\} 1\b/);
    expect(await chooseOnce(at)).toMatchObject({ tell: 'change' });
    deaf.destroy();
    for (const one of at) await one.leave();
  });
});
