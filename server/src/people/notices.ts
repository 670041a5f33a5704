/** Notices: a word to the open page, and a push to the closed one. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { LobbyReport } from '@arenarium/protocol';
import type { Logger } from 'pino';
import type { Store } from '../store/store.ts';

export interface Notices {
  /** A page of this person is open: it hears what concerns them. Returns how to stop. */
  listen(person: string, hear: (report: LobbyReport) => void): () => void;
  /** Tell the open pages of this person, as far as they are open at this node. */
  tell(person: string, report: LobbyReport): void;
  /** Push to the closed ones that a table waits for them; false if they were told of it a moment ago. */
  push(person: string, table: string): boolean;
  /** The public key a browser needs to subscribe. */
  readonly key: string;
}

const base64 = (data: object | string): string =>
  Buffer.from(typeof data === 'string' ? data : JSON.stringify(data)).toString('base64url');

/** The server's own key for web push, made once and kept with the data. */
async function keyOf(store: Store): Promise<KeyObject> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const value = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  await store.db
    .insertInto('keepsake')
    .values({ name: 'push-key', value })
    .onConflict((c) => c.column('name').doNothing())
    .execute();
  const kept = await store.db
    .selectFrom('keepsake')
    .select('value')
    .where('name', '=', 'push-key')
    .executeTakeFirstOrThrow();
  return createPrivateKey(kept.value);
}

/** The key as browsers want it: the uncompressed point. */
function publicPoint(key: KeyObject): string {
  const { x = '', y = '' } = createPublicKey(key).export({ format: 'jwk' });
  return Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString('base64url');
}

const TWELVE_HOURS = 43_200;

/** RFC 8292: who sends this push, signed. */
export function signedFor(endpoint: string, key: KeyObject, now: number): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + TWELVE_HOURS,
    sub: 'mailto:arenarium@localhost',
  };
  const text = `${base64({ typ: 'JWT', alg: 'ES256' })}.${base64(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}

/** Push services lie on the open net, by name: nobody has the server knock at doors inside the house. */
export function isPushService(endpoint: string): boolean {
  const { protocol, hostname, port } = new URL(endpoint);
  const isName = hostname.includes('.') && !/^[\d.]+$|^\[|\.(?:local|internal|localhost)$/.test(hostname);
  return protocol === 'https:' && port === '' && isName;
}

/** Browsers of one person that are told. */
const MOST_BROWSERS = 10;

/** Tell this browser from now on; it belongs to whoever said so last. */
export async function addPush(store: Store, person: string, endpoint: string): Promise<void> {
  await store.db
    .insertInto('push')
    .values({ endpoint, person })
    .onConflict((c) => c.column('endpoint').doUpdateSet({ person }))
    .execute();
  const all = await store.db.selectFrom('push').select('endpoint').where('person', '=', person).execute();
  for (const { endpoint: old } of all.filter((one) => one.endpoint !== endpoint).slice(MOST_BROWSERS - 1)) {
    await dropPush(store, old);
  }
}

export async function dropPush(store: Store, endpoint: string): Promise<void> {
  await store.db.deleteFrom('push').where('endpoint', '=', endpoint).execute();
}

/** Nobody is told of the same table more often than this. */
const QUIET = 60_000;

export async function openNotices(store: Store, log: Logger): Promise<Notices> {
  const key = await keyOf(store);
  const point = publicPoint(key);
  const pages = new Map<string, Set<(report: LobbyReport) => void>>();
  const lately = new Map<string, number>();

  /** A push without content: the page's worker looks up what it is about. Nothing of a match leaves the house. */
  async function push(person: string): Promise<void> {
    const rows = await store.db.selectFrom('push').select('endpoint').where('person', '=', person).execute();
    for (const { endpoint } of rows) {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: {
          TTL: String(TWELVE_HOURS),
          Urgency: 'normal',
          Authorization: `vapid t=${signedFor(endpoint, key, Date.now())}, k=${point}`,
        },
        signal: AbortSignal.timeout(10_000),
      });
      if (response.status === 404 || response.status === 410) await dropPush(store, endpoint);
    }
  }

  return {
    key: point,
    listen(person, hear) {
      const own = pages.get(person) ?? new Set();
      pages.set(person, own);
      own.add(hear);
      return () => {
        own.delete(hear);
        if (own.size === 0) pages.delete(person);
      };
    },
    tell(person, report) {
      for (const hear of pages.get(person) ?? []) hear(report);
    },
    push(person, table) {
      const about = `${person} ${table}`;
      const now = Date.now();
      if (now - (lately.get(about) ?? 0) < QUIET) return false;
      if (lately.size > 10_000) lately.clear();
      lately.set(about, now);
      push(person).catch((error: unknown) => log.info({ error: String(error) }, 'push not delivered'));
      return true;
    },
  };
}
