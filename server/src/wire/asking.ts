/** Who asks over HTTP, whether they may, and what they say: checked before anything is done. */
import { message, type Message } from '@arenarium/engine';
import type { Person } from '@arenarium/protocol';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie, deleteCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import type { House } from '../house.ts';
import { personBehind } from '../people/accounts.ts';
import { bucketsOf, type Rate } from './limits.ts';

export interface Place {
  /** Where pages of this server come from, beside the address it is asked at: behind a proxy, say. */
  readonly origins: readonly string[];
  /** A proxy in front says who asks. */
  readonly behindProxy: boolean;
  readonly socketsPerAddress: number;
}

export interface Asking {
  Bindings: HttpBindings;
  Variables: { person: Person | null; secret: string | null; address: string };
}
export type Ask = Context<Asking>;

export const COOKIE = 'arenarium';
const NINETY_DAYS = 7_776_000;

/** What cannot be done, with the status that says so. */
export class Refused extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 429 | 503;
  readonly because: Message;
  constructor(status: Refused['status'], because: Message) {
    super(because.id);
    this.status = status;
    this.because = because;
  }
}

export function addressOf(remote: string | undefined, forwarded: string | undefined, { behindProxy }: Place): string {
  const last = behindProxy ? forwarded?.split(',').at(-1)?.trim() : undefined;
  return last || remote || 'unknown';
}

/** Does a page of this server ask? Browsers say where a page comes from; programs do not. */
export function isOwnOrigin(origin: string, host: string | undefined, { origins }: Place): boolean {
  if (origins.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** The secret somebody shows: a program its token, a browser its cookie. */
export function secretIn(authorization: string | undefined, cookie: string | undefined): string | null {
  const bearer = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
  return bearer ?? cookie ?? null;
}

const isSafe = (method: string): boolean => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/**
 * No other site's page may act in somebody's name: the cookie does not travel with it, its origin is refused, and forms
 * cannot send JSON.
 */
export const whoAsks =
  (house: House, place: Place): MiddlewareHandler<Asking> =>
  async (c, next) => {
    const origin = c.req.header('origin');
    const cookie = getCookie(c, COOKIE);
    if (!isSafe(c.req.method)) {
      const own = origin === undefined ? cookie === undefined : isOwnOrigin(origin, c.req.header('host'), place);
      if (!own) throw new Refused(403, message('people.otherOrigin'));
    }
    const secret = secretIn(c.req.header('authorization'), cookie);
    c.set('secret', secret);
    c.set('person', secret === null ? null : await personBehind(house.store, secret));
    const remote = c.env.incoming?.socket?.remoteAddress;
    c.set('address', addressOf(remote, c.req.header('x-forwarded-for'), place));
    await next();
  };

export const limited = (rate: Rate): MiddlewareHandler<Asking> => {
  const buckets = bucketsOf(rate);
  return async (c, next) => {
    if (!buckets.take(c.get('person')?.id ?? c.get('address'))) throw new Refused(429, message('people.tooMuch'));
    await next();
  };
};

/** By address also for those who are somebody: each try makes a new somebody. */
export const limitedByAddress = (rate: Rate): MiddlewareHandler<Asking> => {
  const buckets = bucketsOf(rate);
  return async (c, next) => {
    if (!buckets.take(c.get('address'))) throw new Refused(429, message('people.tooMuch'));
    await next();
  };
};

export function mustBeSomebody(c: Ask): Person {
  const person = c.get('person');
  if (person === null) throw new Refused(401, message('people.whoAreYou'));
  return person;
}

/** What was sent, by its schema. */
export async function bodyOf<M>(c: Ask, schema: z.ZodMiniType<M>): Promise<M> {
  if (!(c.req.header('content-type') ?? '').startsWith('application/json')) {
    throw new Refused(400, message('people.notJson'));
  }
  let raw: unknown;
  try {
    raw = await c.req.json();
  } catch {
    throw new Refused(400, message('people.notJson'));
  }
  const read = z.safeParse(schema, raw);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = issue?.path.join('.') ?? '';
  throw new Refused(
    400,
    message('people.badRequest', { where: where === '' ? '·' : where, why: issue?.message ?? '' }),
  );
}

const isSecure = (c: Ask, { origins, behindProxy }: Place): boolean =>
  origins.some((origin) => origin.startsWith('https:')) ||
  (behindProxy && c.req.header('x-forwarded-proto') === 'https');

export function keepSignedIn(c: Ask, secret: string, place: Place): void {
  setCookie(c, COOKIE, secret, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: NINETY_DAYS,
    secure: isSecure(c, place),
  });
}
export const forgetSignedIn = (c: Ask): void => void deleteCookie(c, COOKIE, { path: '/' });

/** What a function that may refuse gave back, or the refusal thrown. */
export function orRefuse<R>(made: R | { readonly refuse: Message }, status: Refused['status'] = 409): R {
  if (typeof made === 'object' && made !== null && 'refuse' in made) throw new Refused(status, made.refuse);
  return made as R;
}
