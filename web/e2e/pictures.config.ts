/** `npm run pictures`: every table, wide, tablet, phone, by day and by night, into web/pictures (not kept in git). */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['pictures.ts'],
    globalSetup: ['./built-page.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
