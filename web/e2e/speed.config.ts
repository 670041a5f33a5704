/** `npm run speed`: how fast the page is, what it loads and what it keeps; the figures go into docs/speed-of-the-page.md. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['speed.ts'],
    globalSetup: ['./built-page.ts'],
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 60_000,
  },
});
