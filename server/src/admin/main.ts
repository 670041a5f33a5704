/** `arenarium admin …`, on the database that the environment names. */
import { fileURLToPath } from 'node:url';
import { StoreError } from '../store/errors.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { backUp, restore } from './backup.ts';
import { BadDeed, ban, deleted, exported, removeChat, rename, reports, unban } from './deeds.ts';

const DATA = fileURLToPath(new URL('../../../data', import.meta.url));
const USAGE = `arenarium admin ban|unban|export|delete PERSON
arenarium admin rename PERSON NAME
arenarium admin remove-chat LINE|PERSON
arenarium admin reports
arenarium admin backup FILE      (SQLite; the server may run)
arenarium admin restore FILE     (SQLite; the server must not run)`;

const words = process.argv.slice(2);
const [deed = '', first = '', second = ''] = words;
const folder = process.env['ARENARIUM_DATA'] || DATA;

const DEEDS: Readonly<Record<string, (store: Store) => Promise<string>>> = {
  ban: (store) => ban(store, first),
  unban: (store) => unban(store, first),
  export: (store) => exported(store, first),
  delete: (store) => deleted(store, first),
  rename: (store) => rename(store, first, second),
  'remove-chat': (store) => removeChat(store, first),
  backup: (store) => backUp(store, first),
};

async function done(): Promise<string> {
  // Wherever it stands: `restore --help` should not look for a file of that name.
  if (words.includes('--help') || words.includes('-h')) return USAGE;
  if (deed === 'restore') return restore(first, folder);
  const wanted = deed === 'reports' ? reports : first === '' ? undefined : DEEDS[deed];
  if (wanted === undefined) throw new BadDeed(USAGE);
  const store = await openStore(process.env, { folder });
  try {
    return await wanted(store);
  } finally {
    await store.close();
  }
}

try {
  process.stdout.write(`${await done()}\n`);
} catch (error) {
  if (!(error instanceof BadDeed || error instanceof StoreError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
