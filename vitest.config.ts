import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,bots,lab,server,web}/**/*.test.ts', 'games/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'web/e2e/**'],
    testTimeout: 120_000,
    reporters: ['default'],
  },
});
