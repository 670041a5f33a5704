/** Whose table one is shown first, and seated at: that of people of about one's own strength. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person, TableInfo } from '@arenarium/protocol';
import { addGuest } from '../src/people/accounts.ts';
import type { Store } from '../src/store/store.ts';
import { openTable, openTables, quickMatch } from '../src/tables/lobby.ts';
import { tablesNear } from '../src/tables/near.ts';
import { sqliteDatabase, type Database } from './databases.ts';

const WANTED = { game: 'brawl', rated: true, time: { is: 'none' } } as const;

describe('near one’s own rating', () => {
  let database: Database;
  let store: Store;
  beforeAll(async () => {
    database = await sqliteDatabase();
    store = await database.open('a');
  });
  afterAll(async () => {
    await store.close();
    await database.stop();
  });

  /** Somebody whose rating in duels of Brawl is known; null: nothing is known of them. */
  async function rated(name: string, mu: number | null): Promise<Person> {
    const { person } = await addGuest(store, name);
    const rating = { person: person.id, game: 'brawl', mode: 'duel', sigma: 2, played: 40, won: 20, at: 1 };
    if (mu !== null)
      await store.db
        .insertInto('rating')
        .values({ ...rating, mu })
        .execute();
    return person;
  }
  const waits = (person: Person) =>
    openTable(store, { ...WANTED, settings: {}, seats: [{ by: 'me' }, { by: 'anybody' }], access: 'open' }, person);
  const hosts = (tables: readonly TableInfo[]): (string | null | undefined)[] =>
    tables.map(({ seats }) => seats[0]?.name);

  test('those who may be as strong are shown, the nearest first; one is seated with the nearest', async () => {
    for (const [name, mu] of Object.entries({ Equal: 30, Master: 45, Stranger: null, Weaker: 28 })) {
      await waits(await rated(name, mu));
    }
    const me = await rated('Me', 29.5);
    const open = await openTables(store);
    expect(hosts(await tablesNear(store, open, me.id))).toEqual(['Equal', 'Weaker', 'Stranger']);
    const made = await quickMatch(store, { ...WANTED, seats: 2 }, me);
    expect(made).toMatchObject({ id: open.find(({ seats }) => seats[0]?.name === 'Equal')?.id });
  });
});
