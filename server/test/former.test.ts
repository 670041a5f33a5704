/** A match begun under the version before goes on beside the rules of today; once they are gone it is looked at and ended. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameNamed } from '@arenarium/games';
import type { TableInfo } from '@arenarium/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lotOf } from '../stress/lots.ts';
import { sqliteDatabase, type Database } from './databases.ts';
import { guestAt, personAt, playsAlong, wanted } from './guests.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NOW = gameNamed('brawl')?.version ?? 0;
const BEFORE = NOW - 1;

let database: Database;
let folder = '';
let node: ChildProcess | null = null;

beforeAll(async () => {
  database = await sqliteDatabase();
  // In the house, so that what is kept finds the engine.
  mkdirSync(join(ROOT, 'node_modules/.cache'), { recursive: true });
  folder = mkdtempSync(join(ROOT, 'node_modules/.cache/former-'));
  execFileSync(process.execPath, [join(ROOT, 'scripts/keep-rules.mjs'), 'brawl', folder]);
  const kept = join(folder, `brawl-${NOW}.mjs`);
  // The rules of today under the number before: what matters is that both are here, with the same names.
  const text = readFileSync(kept, 'utf8');
  const older = text.replace(new RegExp(`version:${NOW}\\b`), `version:${BEFORE}`);
  expect(older).not.toBe(text);
  writeFileSync(join(folder, `brawl-${BEFORE}.mjs`), older);
  rmSync(kept);
});
afterAll(async () => {
  node?.kill('SIGKILL');
  await database.stop();
  rmSync(folder, { recursive: true });
});

async function started(former: string): Promise<string> {
  const env = {
    ...process.env,
    ...database.env,
    PORT: '0',
    HOST: '127.0.0.1',
    ARENARIUM_FORMER: former,
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
  const first = await started(folder);
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

  const second = await started(folder);
  const back = await personAt(second, ann).sit(id);
  await back.until('it comes back from its snapshot', ({ scene }) => (scene?.n ?? 0) > 6);
  const seen = back.scene;
  await stopped();

  const third = await started(join(folder, 'nothing'));
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
