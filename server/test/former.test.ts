/** A match begun under the version before goes on beside the rules of today; once they are gone it is looked at and ended. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TableInfo } from '@arenarium/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lotOf } from '../stress/lots.ts';
import { sqliteDatabase, type Database } from './databases.ts';
import { BEFORE, keepBefore, NOW, ROOT, type FormerRules } from './former-rules.ts';
import { guestAt, personAt, playsAlong, wanted } from './guests.ts';

let database: Database;
let former: FormerRules;
let node: ChildProcess | null = null;

beforeAll(async () => {
  database = await sqliteDatabase();
  former = keepBefore();
});
afterAll(async () => {
  node?.kill('SIGKILL');
  await database.stop();
  former.remove();
});

async function started(folder: string): Promise<string> {
  const env = {
    ...process.env,
    ...database.env,
    PORT: '0',
    HOST: '127.0.0.1',
    ARENARIUM_FORMER: folder,
    ARENARIUM_CLIENT: 'none',
  };
  node = spawn(process.execPath, ['--import', '@arenarium/loader', join(ROOT, 'server/src/main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  while (!/http:\S+\s/.test(said)) said += String((await once(node.stdout as NodeJS.ReadableStream, 'data'))[0]);
  return (/http:\S+/.exec(said)?.[0] ?? '').replace('localhost', '127.0.0.1');
}
async function stopped(): Promise<void> {
  node?.kill('SIGTERM');
  if (node !== null) await once(node, 'exit');
}

test('today’s rules and those before, side by side; and what is left when they are gone', async () => {
  const first = await started(former.folder);
  const ann = await guestAt(first, 'Ann');
  const made = await ann.ask<{ table: TableInfo }>(
    'POST',
    '/tables',
    wanted('brawl', [{ by: 'me' }, { by: 'bot', bot: 'novice' }]),
  );
  const { id } = made.body.table;
  const store = await database.open('test');
  await store.db.updateTable('match').set({ rules: BEFORE }).where('id', '=', id).execute();
  await store.close();
  const at = await ann.sit(id);
  await at.until('it begins', ({ scene }) => scene !== null);
  const opened = at.heard.find(({ tell }) => tell === 'opened');
  expect(opened?.tell === 'opened' && opened.table.rules).toBe(BEFORE);
  playsAlong(at, lotOf(4));
  await at.until(
    'the bot plays by the rules before',
    ({ scene }) => (scene?.n ?? 0) > 6 && scene?.botChoices.length === 1,
  );
  at.onReport = null;
  // A table under today's rules goes on beside it.
  const today = await ann.ask<{ table: TableInfo }>(
    'POST',
    '/tables',
    wanted('brawl', [{ by: 'me' }, { by: 'anybody' }]),
  );
  expect(today.body.table.rules).toBe(NOW);
  await stopped();

  const second = await started(former.folder);
  const back = await personAt(second, ann).sit(id);
  await back.until('it comes back from its snapshot', ({ scene }) => (scene?.n ?? 0) > 6);
  const seen = back.scene;
  await stopped();

  const third = await started(join(former.folder, 'nothing'));
  const later = await personAt(third, ann).sit(id);
  await later.until(
    'its rules are gone',
    ({ heard, standing }) => standing !== null && heard.some(({ tell }) => tell === 'rulesGone'),
  );
  const gone = later.heard.find(({ tell }) => tell === 'rulesGone');
  if (gone?.tell !== 'rulesGone') throw new Error('rules should be gone');
  expect(gone.last?.scene.view.table).toEqual(seen?.view.table);
  expect(gone.last?.scene.view.decision).toBeNull();
  await later.request({ ask: 'offer', what: 'end', seat: 0 });
  await later.until('it is ended', ({ standing }) => standing?.over?.by === 'agreement');
  await stopped();
});
