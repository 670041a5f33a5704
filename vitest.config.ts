import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,games,bots,protocol,server,web,lab,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'web/e2e/**'],
    testTimeout: 120_000,
    reporters: ['default'],
  },
});
