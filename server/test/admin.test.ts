import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUp, restore } from '../src/admin/backup.ts';
import { ban, deleted, exported, removeChat, rename, reports, unban } from '../src/admin/deeds.ts';
import { addAccount, addGuest, personBehind, signIn } from '../src/people/accounts.ts';
import { linesFor, report, say } from '../src/people/chat.ts';
import { openSqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { makeTable } from '../src/tables/lobby.ts';
import { databases, type Database } from './databases.ts';

const MAIN = fileURLToPath(new URL('../src/admin/main.ts', import.meta.url));

describe.each(databases)('looking after people on $name', ({ start }) => {
  let database: Database;
  let store: Store;
  beforeAll(async () => {
    database = await start();
    store = await database.open('admin');
  });
  afterAll(async () => {
    await store.close();
    await database.stop();
  });
  const account = async (name: string) => {
    const made = await addAccount(store, { name, password: 'correct horse', guest: null });
    if ('refuse' in made) throw new Error('refused');
    return made;
  };

  test('accounts: a name once, the right password, a guest keeps what they played', async () => {
    const guest = await addGuest(store, 'Gus');
    const made = await addAccount(store, { name: 'Gus', password: 'correct horse', guest: guest.person.id });
    expect(made).toMatchObject({ person: { id: guest.person.id, kind: 'account' } });
    expect(await addAccount(store, { name: '  gUs ', password: 'correct horse', guest: null })).toHaveProperty(
      'refuse',
    );
    expect(await signIn(store, { name: 'GUS', password: 'wrong' })).toMatchObject({
      refuse: { id: 'people.wrongPassword' },
    });
    expect(await signIn(store, { name: 'gus', password: 'correct horse' })).toMatchObject({ person: { name: 'Gus' } });
    const row = await store.db
      .selectFrom('person')
      .select('password')
      .where('id', '=', guest.person.id)
      .executeTakeFirstOrThrow();
    expect(row.password).toMatch(/^\$argon2id\$/);
  });

  test('ban, unban, rename, remove chat, reports, export, delete', async () => {
    const { person, secret } = await account('Mallory');
    const table = await makeTable(store, {
      game: 'brawl',
      settings: {},
      seats: [
        { person, bot: null },
        { person: null, bot: 'novice' },
      ],
      access: 'open',
      rated: false,
      time: { is: 'none' },
      host: person.id,
    });
    await say(store, { match: table.id, channel: 'table', person: person.id, name: 'Mallory', text: 'rude' });
    await report(store, { by: 'x', about: person.id, chat: null, match: table.id, why: 'rude' });
    expect(await reports(store)).toContain('rude');
    expect(await removeChat(store, 'mallory')).toBe('1 lines removed');
    expect(await linesFor(store, { match: table.id, side: null, person: null })).toEqual([]);
    await ban(store, 'Mallory');
    expect(await personBehind(store, secret)).toBeNull();
    expect(await signIn(store, { name: 'Mallory', password: 'correct horse' })).toMatchObject({
      refuse: { id: 'people.banned' },
    });
    await unban(store, 'Mallory');
    expect(await rename(store, 'Mallory', 'Mel')).toContain('Mel');
    const all = await exported(store, 'mel');
    expect(all).toContain(table.id);
    expect(all).not.toContain('argon2id$');
    await deleted(store, 'mel');
    await expect(exported(store, 'mel')).rejects.toThrow('nobody is called mel');
    const seat = await store.db
      .selectFrom('seat')
      .select('name')
      .where('match', '=', table.id)
      .where('seat', '=', 0)
      .executeTakeFirst();
    expect(seat?.name).toBe('somebody');
  });
});

describe('backup and restore', () => {
  test('a copy made while the store is open is whole, and can be put back', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'arenarium-backup-'));
    const file = join(folder, 'arenarium.db');
    const copy = join(folder, 'copy.db');
    const store = await openSqliteStore({ file, synchronous: 'full', node: 'a' });
    await addGuest(store, 'Ann');
    await backUp(store, copy);
    await addGuest(store, 'Bob');
    await expect(backUp(store, copy)).rejects.toThrow('is there already');
    await store.close();
    restore(copy, folder);
    const again = await openSqliteStore({ file, synchronous: 'full', node: 'b' });
    expect(await again.db.selectFrom('person').select('name').execute()).toEqual([{ name: 'Ann' }]);
    await again.close();
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', '@arenarium/loader', MAIN, 'reports'], {
      env: { ...process.env, ARENARIUM_DATA: folder, DATABASE_URL: '' },
    });
    expect(stdout).toBe('nothing was reported\n');
    rmSync(folder, { recursive: true });
  });
});
