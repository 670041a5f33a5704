import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,games,bots,protocol,host,server,web,lab,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '*/e2e/**'],
    testTimeout: 600_000,
    // A real PostgreSQL is made and started before the first test.
    hookTimeout: 120_000,
    // By default one core is left idle: half of a small machine.
    maxWorkers: '100%',
    reporters: ['default'],
  },
});
