/** Once for all browser tests: the page is built if its sources are newer, and served. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { serve } from './serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly address: string;
  }
}

const web = fileURLToPath(new URL('..', import.meta.url));
const root = join(web, '..');

function newest(folder: string): number {
  const times = readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist', 'golden', 'e2e'].includes(entry.name) ? 0 : newest(path);
    return statSync(path).mtimeMs;
  });
  return Math.max(0, ...times);
}

const sources = ['engine/src', 'games', 'bots/src', 'protocol/src', 'host/src', 'web'].map((folder) =>
  join(root, folder),
);

export async function setup(project: TestProject): Promise<() => void> {
  const page = join(web, 'dist', 'index.html');
  const builtAt = existsSync(page) ? statSync(page).mtimeMs : 0;
  if (builtAt < Math.max(...sources.map(newest))) {
    // A test run calls itself one; the page is to be the one that people get.
    const calledNow = process.env['NODE_ENV'];
    process.env['NODE_ENV'] = 'production';
    await build({ root: web, logLevel: 'warn' });
    process.env['NODE_ENV'] = calledNow;
  }
  const { address, stop } = await serve(join(web, 'dist'));
  project.provide('address', address);
  return stop;
}
