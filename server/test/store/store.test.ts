import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isUnique, StoreError, troubleOf } from '../../src/store/errors.ts';
import type { Store } from '../../src/store/store.ts';
import { openShelf } from '../../src/tables/shelf.ts';
import { databases, type Database } from '../databases.ts';

const aMatch = (id: string) => ({
  id,
  game: 'kamigami',
  rules: 1,
  seats: 2,
  settings: '{}',
  seed: 'seed',
  commitment: 'c',
  state: 'playing',
  access: 'open',
  invitation: null,
  rated: 0,
  time: '{}',
  host: 'p',
  rematch_of: null,
  tournament: null,
  opened_at: 1,
  started_at: 1,
  over_at: null,
  result: null,
});

describe.each(databases)('the store on $name', ({ start }) => {
  let database: Database;
  let store: Store;
  beforeAll(async () => {
    database = await start();
    store = await database.open('a');
    await store.db.insertInto('match').values(['m', 'h', 'b', 'd', 'w'].map(aMatch)).execute();
  });
  afterAll(async () => {
    await store.close();
    await database.stop();
  });
  const append = (match: string, n: number, entry = `[0,${n}]`) => store.append({ match, n, entry, due: null });
  const entriesOf = async (match: string) =>
    (await store.db.selectFrom('entry').select(['n', 'entry']).where('match', '=', match).orderBy('n').execute()).map(
      ({ n, entry }) => [n, entry],
    );

  test('entries are numbered; a number is given once', async () => {
    const [first, second] = await Promise.all([append('m', 0, 'one'), append('m', 0, 'other')]);
    expect([first, second].filter(({ at }) => at !== null)).toHaveLength(1);
    expect((await append('m', 0, 'late')).at).toBeNull();
    expect((await append('m', 1)).at).toBeGreaterThan(1_700_000_000_000);
    expect(await entriesOf('m')).toEqual([
      [0, first.at === null ? 'other' : 'one'],
      [1, '[0,1]'],
    ]);
  });

  test('snapshots are written many at a time, the newest of each match', async () => {
    const matches = Array.from({ length: 70 }, (_, i) => `s${i}`);
    await store.db.insertInto('match').values(matches.map(aMatch)).execute();
    const shelf = openShelf(store);
    const put = (n: number): void =>
      matches.forEach((match) => shelf.put({ match, n, rules: 1, saved: `${match} at ${n}` }));
    put(1);
    await shelf.clear();
    put(2);
    put(3);
    await shelf.clear();
    const rows = await store.db.selectFrom('snapshot').selectAll().where('match', 'in', matches).execute();
    expect(rows.toSorted((a, b) => matches.indexOf(a.match) - matches.indexOf(b.match))).toEqual(
      matches.map((match) => ({ match, n: 3, rules: 1, saved: `${match} at 3` })),
    );
  });

  test('no entry stands over a hole', async () => {
    expect((await append('h', 1)).at).toBeNull();
    expect((await append('h', 0)).at).not.toBeNull();
    expect((await append('h', 2)).at).toBeNull();
    expect(await entriesOf('h')).toEqual([[0, '[0,0]']]);
  });

  test('a thousand entries of one turn are one batch', async () => {
    await append('b', 0);
    const fates = await Promise.all(Array.from({ length: 400 }, (_, i) => append(i % 2 === 0 ? 'b' : 'none', 1)));
    expect(fates.filter(({ at }) => at !== null)).toHaveLength(1);
  });

  test('an entry of no match is refused, and takes nobody with it afterwards', async () => {
    await expect(append('nowhere', 0)).rejects.toThrow(StoreError);
    expect((await append('w', 0)).at).not.toBeNull();
  });

  test('due work is written with the entry, taken over when its node is silent, and gone when nothing is due', async () => {
    await store.append({ match: 'd', n: 0, entry: '1', due: { after: 0, grace: 0 } });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await store.claim(10)).toEqual([{ match: 'd', n: 1 }]);
    expect(await store.claim(10)).toEqual([]);
    await store.append({ match: 'd', n: 1, entry: '2', due: null });
    expect(await store.db.selectFrom('due').selectAll().execute()).toEqual([]);
  });

  test('a transaction is whole or not at all', async () => {
    const person = {
      kind: 'guest',
      name: 'Ann',
      name_key: null,
      password: null,
      created_at: 1,
      seen_at: 1,
      banned_at: null,
    };
    const twice = store.db.transaction().execute(async (all) => {
      await all
        .insertInto('person')
        .values({ id: 'ann', ...person })
        .execute();
      await all
        .insertInto('person')
        .values({ id: 'ann', ...person })
        .execute();
    });
    await expect(twice).rejects.toSatisfy(isUnique);
    expect(await store.db.selectFrom('person').selectAll().execute()).toEqual([]);
    const count = await store.db
      .selectFrom('entry')
      .select((e) => e.fn.countAll().as('all'))
      .executeTakeFirstOrThrow();
    expect(typeof count.all).toBe('number');
  });

  test('what changed is told by name', async () => {
    const heard = new Promise((resolve) => store.onNews(resolve));
    await store.tell('lobby');
    expect(await heard).toEqual({ is: 'changed', what: 'lobby' });
  });

  test('it can be opened again, and all is there', async () => {
    const before = await entriesOf('m');
    await store.close();
    store = await database.open('b');
    expect(await entriesOf('m')).toEqual(before);
  });
});

describe('two nodes on PostgreSQL', () => {
  let database: Database;
  beforeAll(async () => {
    database = await databases[1].start();
  });
  afterAll(() => database.stop());

  test('open at once, race for a number, and hear of each other', async () => {
    const [a, b] = await Promise.all([database.open('a'), database.open('b')]);
    await a.db.insertInto('match').values(aMatch('m')).execute();
    const heard = new Promise((resolve) => b.onNews(resolve));
    const first = await a.append({ match: 'm', n: 0, entry: '[0,1]', due: null });
    expect(await heard).toEqual({ is: 'moved', moved: [{ match: 'm', n: 0, at: first.at, entry: '[0,1]' }] });
    const raced = await Promise.all(
      [a, b].map((node) => node.append({ match: 'm', n: 1, entry: node.node, due: null })),
    );
    expect(raced.filter(({ at }) => at !== null)).toHaveLength(1);
    await Promise.all([a.close(), b.close()]);
  });
});

describe('errors have one name', () => {
  test.each([
    [{ code: '23505' }, 'unique'],
    [{ code: 'SQLITE_CONSTRAINT_PRIMARYKEY' }, 'unique'],
    [{ code: 'ERR_SQLITE_ERROR', errcode: 1555 }, 'unique'],
    [{ code: '53100' }, 'full'],
    [{ code: 'SQLITE_FULL' }, 'full'],
    [{ message: 'Connection terminated unexpectedly' }, 'gone'],
    [{ code: '08006' }, 'gone'],
    [{ message: 'what?' }, 'other'],
  ])('%o is %s', (error, trouble) => expect(troubleOf(error)).toBe(trouble));
});
