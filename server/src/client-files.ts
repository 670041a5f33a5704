/** The built client as it goes out: right types, long-lived hashed assets, one page for every address of the app. */
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';

/**
 * Only our own scripts, styles and workers run. Pictures and sounds may be made in the page (`blob:`) or come with a
 * style sheet (`data:`).
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** The name of an asset changes with its content, so it may be kept for ever; everything else is asked for again. */
const cacheFor = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

const isPage = (path: string): boolean => !path.startsWith('/assets/') && !/\.[a-z0-9]+$/i.test(path);

/** The web client lying in `folder`. */
export function clientFiles(folder: string): Hono {
  const app = new Hono();
  app.use(compress());
  app.use(etag());
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
    if (c.res.ok || c.res.status === 304) c.header('Cache-Control', cacheFor(c.req.path));
  });
  app.use(serveStatic({ root: folder }));
  const page = serveStatic({ root: folder, path: 'index.html' });
  app.get('*', async (c, next) => (isPage(c.req.path) ? page(c, next) : next()));
  app.notFound((c) => c.text(`There is nothing at ${c.req.path}\n`, 404));
  return app;
}
