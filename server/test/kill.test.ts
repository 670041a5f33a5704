import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { killing } from '../stress/kill.ts';
import { postgresDatabase, sqliteDatabase, type Database } from './databases.ts';

/** Nothing acknowledged is missing, no journal has a hole or a fork, nobody was taken back, every match plays again. */
const CLEAN = { lost: 0, holes: 0, forks: 0, unplayable: 0, wentBack: 0 };

describe('killed at random moments, under load', () => {
  let sqlite: Database;
  let postgres: Awaited<ReturnType<typeof postgresDatabase>>;
  beforeAll(async () => {
    [sqlite, postgres] = await Promise.all([sqliteDatabase(), postgresDatabase()]);
  });
  afterAll(async () => {
    await sqlite.stop();
    await postgres.stop();
  });

  test('SQLite: one node, many kills, of which three are enough', async () => {
    const { env, open } = sqlite;
    let done = 0;
    const onProgress = (kills: number): void => void (done = kills);
    const isEnough = (): boolean => done === 3;
    const order = { game: 'brawl', matches: 20, kills: 1000, nodes: 1, env, open, onProgress, isEnough };
    const verdict = await killing(order);
    expect(verdict).toMatchObject({ kills: 3, ...CLEAN });
    expect(verdict.promised).toBeGreaterThan(50);
    expect(verdict.comebacks).toBeGreaterThan(20);
  });

  test('PostgreSQL: two nodes, killed and stopped, and the database away for a while', async () => {
    const { env, open, server } = postgres;
    const interrupt = async (): Promise<void> => {
      await server.stop();
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await server.start();
    };
    const verdict = await killing({ game: 'kamigami', matches: 20, kills: 3, nodes: 2, env, open, interrupt });
    expect(verdict).toMatchObject(CLEAN);
    expect(verdict.promised).toBeGreaterThan(50);
  });
});
