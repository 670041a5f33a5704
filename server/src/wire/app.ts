/** Everything the server answers over HTTP: the tables' resources under `/api/v2`, how it is, and the built client. */
import { message } from '@arenarium/engine';
import { LIMITS } from '@arenarium/protocol';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { House } from '../house.ts';
import { StoreError } from '../store/errors.ts';
import { addressOf, limited, Refused, whoAsks, type Asking, type Place } from './asking.ts';
import { RATES } from './limits.ts';
import { peopleRoutes } from './people-routes.ts';
import { BROUGHT, tableRoutes } from './table-routes.ts';

export const API = '/api/v2';
const LARGEST = 16_384;
/** A record, quoted within JSON. */
const LARGEST_RECORD = 2 * LIMITS.record;
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

export interface AppPlace extends Place {
  /** Whether everybody may read the metrics, or only this machine. */
  readonly openMetrics: boolean;
}

function refusalOf(error: Error, { log, metrics }: House): Refused {
  if (error instanceof Refused) return error;
  if (error instanceof StoreError && (error.trouble === 'gone' || error.trouble === 'full')) {
    return new Refused(503, message(error.trouble === 'full' ? 'store.full' : 'store.gone'));
  }
  log.error({ error: error.message, stack: error.stack }, 'request broke');
  metrics.refused.inc({ why: 'broken' });
  return new Refused(503, message('store.broken'));
}

/** What machines ask: is it alive, can it serve, how does it do? */
function watching(house: House, place: AppPlace, isClosing: () => boolean): Hono<Asking> {
  const app = new Hono<Asking>();
  app.get('/healthz', (c) => c.json({ alive: true }));
  app.get('/readyz', async (c) => {
    const ready = !isClosing() && (await house.store.isThere());
    return c.json({ ready }, ready ? 200 : 503);
  });
  app.get('/metrics', async (c) => {
    // Behind a proxy on this machine everybody comes from it: who asks is whom the proxy names.
    const from = addressOf(c.env.incoming?.socket?.remoteAddress, c.req.header('x-forwarded-for'), place);
    if (!place.openMetrics && !LOOPBACK.has(from)) return c.notFound();
    return c.body(await house.metrics.registry.metrics(), 200, { 'Content-Type': house.metrics.registry.contentType });
  });
  return app;
}

const atMost = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: (c) => c.json({ trouble: 'people.tooLarge', because: message('people.tooLarge') }, 413),
  });

export function appFor(house: House, place: AppPlace, isClosing: () => boolean): Hono<Asking> {
  const app = new Hono<Asking>();
  const api = new Hono<Asking>();
  api.use(async (c, next) => {
    const since = performance.now();
    await next();
    for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
    house.metrics.requests.observe(
      { route: c.req.routePath, status: String(c.res.status) },
      (performance.now() - since) / 1000,
    );
  });
  const usual = atMost(LARGEST);
  const record = atMost(LARGEST_RECORD);
  api.use((c, next) => (c.req.path.endsWith(BROUGHT) ? record(c, next) : usual(c, next)));
  api.use(whoAsks(house, place));
  api.use(limited(RATES.asking));
  api.route('/', peopleRoutes(house, place));
  api.route('/', tableRoutes(house));
  api.all('*', () => {
    throw new Refused(404, message('people.nothingHere'));
  });
  api.onError((error, c) => {
    const { status, because } = refusalOf(error, house);
    house.metrics.refused.inc({ why: because.id });
    return c.json({ trouble: because.id, because }, status);
  });
  app.route('/', watching(house, place, isClosing));
  app.route(API, api);
  return app;
}
