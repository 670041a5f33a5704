/** What a page loads, as the browser loads it. */
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

const KILOBYTE = 1024;

interface Loaded {
  readonly names: readonly string[];
  readonly kilobytes: number;
}

/** The scripts a page asks for from now on, and what they weigh compressed. */
export function weigh(page: Page): () => Promise<Loaded> {
  const seen = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname.split('/').at(-1) ?? '';
    if (name.endsWith('.js')) seen.set(name, response.body());
  });
  return async () => {
    const bodies = await Promise.all(
      [...seen].map(async ([name, body]) => [name, gzipSync(await body).length] as const),
    );
    seen.clear();
    const bytes = bodies.reduce((sum, [, length]) => sum + length, 0);
    return { names: bodies.map(([name]) => name), kilobytes: Math.round(bytes / KILOBYTE) };
  };
}
