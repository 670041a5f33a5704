import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientFiles } from '../src/client-files.ts';

describe('the client as it goes out', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'arenarium-client-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Arenarium</title>');
    writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(folder, 'assets', 'index-Ab3.js'), 'export {};');
    writeFileSync(join(folder, 'assets', 'font-Ab3.woff2'), 'font');
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    Promise.resolve(clientFiles(folder).request(path, { headers }));

  test.each([
    ['/', 'text/html', 'no-cache'],
    ['/play/banishing', 'text/html', 'no-cache'],
    ['/favicon.svg', 'image/svg+xml', 'no-cache'],
    ['/assets/index-Ab3.js', 'text/javascript', 'public, max-age=31536000, immutable'],
    ['/assets/font-Ab3.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
  ])('%s is %s, kept %s', async (path, type, cache) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toContain(type);
    expect(response.headers.get('Cache-Control')).toBe(cache);
  });

  test('only our own scripts and workers may run', async () => {
    const policy = (await get('/')).headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("worker-src 'self';");
    expect(policy).not.toContain('unsafe');
  });

  test.each(['/assets/gone.js', '/gone.png', '/../package.json', '/%2e%2e/%2e%2e/etc/passwd.txt'])(
    '%s is not there',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('Cache-Control')).toBeNull();
    },
  );

  test('what has not changed is not sent again', async () => {
    const tag = (await get('/favicon.svg')).headers.get('ETag') ?? '';
    expect((await get('/favicon.svg', { 'If-None-Match': tag })).status).toBe(304);
  });
});
