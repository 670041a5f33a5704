/** An SQLite file: its pages, new and of old. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from '../../src/store/sqlite-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'arenarium-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MANNERS = { patience: 0, checkpointAt: 0 };
const pageBytes = (file: string): unknown => {
  const db = openSqlite(file, 'normal', MANNERS);
  const { rows } = db.query('pragma page_size', []);
  db.close();
  return rows;
};

test('a new file has small pages', () => {
  expect(pageBytes(join(folder, 'new.db'))).toEqual([{ page_size: 1024 }]);
});

test('a file that has others keeps them, and what is in it', () => {
  const file = join(folder, 'old.db');
  const Libsql = createRequire(import.meta.url)('libsql') as new (path: string) => {
    exec(sql: string): void;
    close(): void;
  };
  const old = new Libsql(file);
  old.exec('pragma page_size = 4096');
  old.exec('pragma journal_mode = wal');
  old.exec("create table kept (what text); insert into kept values ('it')");
  old.close();
  expect(pageBytes(file)).toEqual([{ page_size: 4096 }]);
  const db = openSqlite(file, 'normal', MANNERS);
  expect(db.query('select what from kept', []).rows).toEqual([{ what: 'it' }]);
  db.close();
});
