import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Against what cannot be had from npm, and so is no part of `npm test`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: { include: ['*.real.ts'], testTimeout: 300_000, hookTimeout: 120_000 },
});
