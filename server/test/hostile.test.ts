/** Hostile clients: refused by name, counted, and nobody else notices. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { strangeMessages } from '../stress/fuzz.ts';
import { meetAt } from '../src/tables/requests.ts';
import { asking, LIMITS, readLine, serverRequest } from '@arenarium/protocol';
import type { Sitter } from '../src/tables/sitter.ts';
import { sqliteDatabase } from './databases.ts';
import { seatTwo, wanted, type Guest } from './guests.ts';
import { closeHouse, openHouse, type House } from './nodes.ts';

const TWO = [{ by: 'me' }, { by: 'anybody' }] as const;
const FUZZED = 100_000;

describe('hostile clients', () => {
  let house: House;
  let base = '';
  let ann: Guest;
  let bob: Guest;
  const broken: unknown[] = [];
  const onBroken = (error: unknown): void => void broken.push(error);
  beforeAll(async () => {
    process.on('unhandledRejection', onBroken);
    house = await openHouse(sqliteDatabase);
    ({ ann, bob, base } = house);
  });
  afterAll(async () => {
    await closeHouse(house);
    process.off('unhandledRejection', onBroken);
  });
  const closeOf = (ws: WebSocket): Promise<number> =>
    new Promise((resolve) => {
      ws.on('close', (code) => resolve(code));
      ws.on('error', () => undefined);
    });
  const socket = (path: string, headers: Record<string, string> = {}): WebSocket =>
    new WebSocket(`${base.replace('http', 'ws')}/api/v2${path}`, { headers });

  test('another site’s page may do nothing in somebody’s name', async () => {
    const headers = { cookie: ann.cookie, 'content-type': 'application/json', origin: 'https://evil.example' };
    const made = await fetch(`${base}/api/v2/tables`, { method: 'POST', headers, body: '{}' });
    expect([made.status, ((await made.json()) as { trouble: string }).trouble]).toEqual([403, 'people.otherOrigin']);
    const form = await fetch(`${base}/api/v2/tables`, {
      method: 'POST',
      headers: { cookie: ann.cookie, origin: base },
      body: 'a=1',
    });
    expect(form.status).toBe(400);
    const ws = socket('/live', { cookie: ann.cookie, origin: 'https://evil.example' });
    expect(await closeOf(ws)).toBe(1006);
  });

  test('bodies that are too large, broken or strange are turned down', async () => {
    const post = (body: string) =>
      fetch(`${base}/api/v2/guests`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect((await post(JSON.stringify({ name: 'x'.repeat(20_000) }))).status).toBe(413);
    expect((await post('{')).status).toBe(400);
    expect((await post(JSON.stringify({ name: '<script>' }))).status).toBe(400);
    expect((await fetch(`${base}/api/v2/tables/${'x'.repeat(500)}`)).status).toBe(404);
  });

  test('passwords cannot be tried for long', async () => {
    const tries = await Promise.all(
      Array.from({ length: 15 }, () => ann.ask('POST', '/sessions', { name: 'nobody', password: 'guess' })),
    );
    expect(tries.map(({ status }) => status)).toContain(429);
  });

  test('other people’s tables, seats and secrets', async () => {
    const { id, at } = await seatTwo(ann, bob, wanted('brawl', [...TWO], { access: 'link' }));
    const stranger = socket(`/tables/${id}/live`);
    const heard = new Promise<string>((resolve) =>
      stranger.once('message', (data: Buffer) => resolve(data.toString())),
    );
    expect(await heard).toContain('table.needsLink');
    expect(await closeOf(stranger)).toBe(1008);
    expect(await at[1].request({ ask: 'look', eyes: [0] })).toMatchObject({ because: { id: 'host.notYourSeat' } });
    expect(await at[1].request({ ask: 'concede', seat: 0 })).toMatchObject({ because: { id: 'host.notYourSeat' } });
    expect(await at[1].request({ ask: 'record' })).toMatchObject({ because: { id: 'host.notOver' } });
    expect((await bob.ask('GET', `/tables/${id}/record`)).status).toBe(403);
    const { seed } = await house.node.house.store.db
      .selectFrom('match')
      .select('seed')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(at.map(({ heard: all }) => all))).not.toContain(seed);
    for (const sitter of at) await sitter.leave();
  });

  test('floods, oversized and binary messages close the socket, and only that one', async () => {
    const { at } = await seatTwo(ann, bob, wanted('brawl', [...TWO]));
    const [first, second] = at;
    const closed = closeOf(first.ws);
    for (let i = 0; i < 2000; i++) first.ws.send('{"id":1,"request":{"ask":"look","eyes":[0]}}');
    expect(await closed).toBe(1008);
    expect(await second.request({ ask: 'look', eyes: [1] })).toMatchObject({ tell: 'scene' });
    const big = closeOf(second.ws);
    second.ws.send('x'.repeat(LIMITS.request + 1));
    expect(await big).toBe(1009);
    expect(await house.node.house.metrics.registry.getSingleMetricAsString('arenarium_refused_total')).toContain(
      'flood',
    );
  });

  test(`${FUZZED} strange messages: no crash, nothing unhandled, the match stands`, { timeout: 120_000 }, async () => {
    const { id, at } = await seatTwo(ann, bob, wanted('brawl', [...TWO]));
    const live = await house.node.house.hub.table(id);
    if (live === null) throw new Error('no table');
    const request = asking(serverRequest);
    const next = strangeMessages(7);
    let answered = 0;
    const wire = { send: () => ++answered > 0, sendNow: () => true, close: () => undefined };
    const sitters: Sitter[] = [
      { person: null, wire, holds: [], eyes: [], muted: [] },
      { person: bob.id, wire, holds: [1], eyes: [1], muted: [] },
    ];
    let read = 0;
    for (let i = 0; i < FUZZED; i++) {
      const line = readLine(request, next(), LIMITS.request);
      if (!line.ok || line.message.request.ask === 'hint') continue;
      // Every honest one goes on to the table; a thousand of them are enough to be sure it stands.
      if (++read > 1000) continue;
      const sitter = sitters[i % 2];
      if (sitter === undefined) continue;
      await meetAt(house.node.house.hub, live, {
        sitter,
        re: 0,
        request: line.message.request,
        elsewhere: house.node.house.elsewhere,
      });
    }
    expect(read).toBeGreaterThan(1000);
    expect(answered).toBeGreaterThan(500);
    expect(broken).toEqual([]);
    const rows = await house.node.house.store.db
      .selectFrom('entry')
      .select('n')
      .where('match', '=', id)
      .orderBy('n')
      .execute();
    expect(rows.map(({ n }) => n)).toEqual(rows.map((_, i) => i));
    expect(await at[0].request({ ask: 'look', eyes: [0] })).toMatchObject({ tell: 'scene' });
    for (const sitter of at) await sitter.leave();
  });
});
