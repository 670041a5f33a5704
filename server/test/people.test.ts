/** People beside the match: standing orders, those one does not want to read, notices. */
import { createPublicKey, verify } from 'node:crypto';
import type { Person, StandingOrder, TableInfo } from '@arenarium/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { isPushService } from '../src/people/notices.ts';
import { answerTo } from '../stress/answers.ts';
import { databases } from './databases.ts';
import { seatTwo, wanted, type AtTable, type Guest } from './guests.ts';
import { closeHouse, openHouse, type House } from './nodes.ts';

const TWO = [{ by: 'me' }, { by: 'anybody' }] as const;
const ordersOf = ({ heard }: AtTable): readonly StandingOrder[] | undefined =>
  heard.flatMap((report) => (report.tell === 'orders' ? [report.orders] : [])).at(-1);

describe.each(databases)('people on $name', ({ start: startDatabase }) => {
  let house: House;
  let ann: Guest;
  let bob: Guest;
  beforeAll(async () => {
    house = await openHouse(startDatabase);
    ({ ann, bob } = house);
  });
  afterEach(() => vi.unstubAllGlobals());
  afterAll(() => closeHouse(house));

  test('standing orders: seen on every device of whoever gave them, by nobody else, and gone with one’s own turn', async () => {
    const { id, at } = await seatTwo(ann, bob, wanted('brawl', [...TWO]));
    const asked = at.find(({ scene }) => scene?.view.decision != null);
    const decision = asked?.scene?.view.decision;
    if (asked === undefined || decision == null) throw new Error('nobody is asked');
    const [who, other] = asked === at[0] ? [ann, at[1]] : [bob, at[0]];
    const device = await who.sit(id);
    const orders = [
      { question: '*', until: 'myTurn', askMeIf: [] },
      { question: 'brawl/react', until: 'always', askMeIf: [[{ if: 'holding', value: 'Dodge' }]] },
    ] as const;
    await asked.request({ ask: 'orders', seat: decision.seat, orders });
    await device.until('the other device knows', (one) => ordersOf(one)?.length === 2);
    const option = answerTo(decision, () => 0);
    await asked.request({ ask: 'choose', seat: decision.seat, asked: decision.asked, option });
    for (const one of [asked, device])
      await one.until('what held until now is gone', (now) => ordersOf(now)?.length === 1);
    expect(ordersOf(other)).toBeUndefined();
    const back = await who.sit(id);
    await back.until('it is kept', (one) => ordersOf(one)?.[0]?.until === 'always');
    for (const one of [...at, device, back]) await one.leave();
  });

  test('whom one has muted is not read any more, from the next line on, and again when one likes', async () => {
    const { at } = await seatTwo(ann, bob, wanted('brawl', [...TWO]));
    const [first, second] = at;
    const saidTo = ({ heard }: AtTable) =>
      heard.flatMap((report) => (report.tell === 'said' ? [report.line.text] : []));
    const say = (text: string) => second.request({ ask: 'say', channel: 'table', text });
    await ann.ask('POST', '/mutes', { person: bob.id, muted: true });
    expect((await ann.ask<{ muted: Person[] }>('GET', '/mutes')).body.muted).toMatchObject([{ name: 'Bob' }]);
    await say('nobody hears me');
    await second.until('it was said', (one) => saidTo(one).length === 1);
    await ann.ask('POST', '/mutes', { person: bob.id, muted: false });
    await say('hello?');
    await first.until('the line is heard', (one) => saidTo(one).length === 1);
    expect(saidTo(first)).toEqual(['hello?']);
    expect((await ann.ask('POST', '/reports', { table: 'x', about: bob.id, chat: 1, why: 'rude' })).status).toBe(201);
    for (const one of at) await one.leave();
  });

  test('in a match of days whoever is waited for and not there gets a push, signed, without a word of the match', async () => {
    const pushed: { url: string; headers: Headers; body: unknown }[] = [];
    const real = fetch;
    vi.stubGlobal('fetch', (url: string, how: RequestInit = {}) => {
      if (!url.startsWith('https://push.example/')) return real(url, how);
      pushed.push({ url, headers: new Headers(how.headers), body: how.body });
      return Promise.resolve(new Response(null, { status: pushed.length > 1 ? 410 : 201 }));
    });
    for (const one of [ann, bob]) {
      const endpoint = `https://push.example/${one.name}`;
      expect((await one.ask('POST', '/push', { endpoint })).status).toBe(201);
    }
    const time = { is: 'correspondence', days: 3, atZero: 'bot' } as const;
    const made = await ann.ask<{ table: TableInfo }>('POST', '/tables', wanted('brawl', [...TWO], { time }));
    const { id } = made.body.table;
    await bob.ask('POST', `/tables/${id}/seats`, { seat: null, invitation: null });
    const at = await ann.sit(id);
    await at.until('the match begins', ({ scene }) => scene !== null);
    const waited = at.scene?.view.decision == null ? bob : ann;
    if (waited === ann) {
      const { seat = 0, asked = 0 } = at.scene?.view.decision ?? {};
      const decision = at.scene?.view.decision;
      if (decision == null) throw new Error('nobody is asked');
      await at.request({ ask: 'choose', seat, asked, option: answerTo(decision, () => 0) });
    }
    await expect.poll(() => pushed.length, { timeout: 20_000 }).toBe(1);
    const waiting = await bob.ask<{ tables: TableInfo[] }>('GET', '/me/waiting');
    expect(waiting.body.tables.map((table) => table.id)).toContain(id);

    const { url, headers, body } = pushed[0] ?? { url: '', headers: new Headers(), body: null };
    expect([url, body]).toEqual(['https://push.example/Bob', undefined]);
    const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.get('authorization') ?? '') ?? [];
    expect((await bob.ask<{ key: string }>('GET', '/push')).body.key).toBe(key);
    const point = Buffer.from(key, 'base64url');
    const x = point.subarray(1, 33).toString('base64url');
    const y = point.subarray(33).toString('base64url');
    const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const [head = '', claims = '', signature = ''] = token.split('.');
    const text = Buffer.from(`${head}.${claims}`);
    const how = { key: signer, dsaEncoding: 'ieee-p1363' } as const;
    expect(verify('sha256', text, how, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: 'https://push.example' });
    await at.leave();
  });
});

test('the server does not knock at doors inside the house', () => {
  expect(isPushService('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
  const inside = [
    'http://fcm.googleapis.com/x',
    'https://localhost/x',
    'https://10.0.0.1/x',
    'https://[::1]/x',
    'https://db/x',
    'https://printer.local/x',
    'https://fcm.googleapis.com:5432/x',
  ];
  expect(inside.filter(isPushService)).toEqual([]);
});
