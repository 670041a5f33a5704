/** Who writes entries into an SQLite file: the event loop while the disk is quick, else the thread. */
import { beforeEach, expect, test } from 'vitest';
import type { Appending } from '../../src/store/journal.ts';
import { turnstile } from '../../src/store/sqlite-dialect.ts';
import type { Writing } from '../../src/store/sqlite-file.ts';
import { CHECKPOINT_EVERY, sqliteWriter } from '../../src/store/sqlite-writer.ts';

const entry = (match: string, due: Appending['due'] = null): Appending => ({ match, n: 0, entry: '[0,0]', due });
const OWES = { after: 0, grace: 1500 };

/** A disk whose commits take as long as it says, and what was written on it, by whom. */
const disk = { now: 0, commit: 1, isBroken: false, by: [] as string[], rows: [] as Writing[], checkpoints: 0 };
const written = (by: string, batch: readonly Writing[]): number[] => {
  disk.by.push(by);
  disk.rows.push(...batch);
  disk.now += disk.commit;
  return batch.map(() => disk.now);
};
const writer = () =>
  sqliteWriter({
    here: {
      append(batch) {
        if (disk.isBroken) throw new Error('not now');
        return written('loop', batch);
      },
    },
    there: async (batch) => written('thread', batch),
    async checkpoint() {
      disk.checkpoints++;
    },
    gate: turnstile(),
    node: 'here',
    owing: new Set(['debtor']),
    clock: () => disk.now,
  });

beforeEach(() => {
  Object.assign(disk, { now: 0, commit: 1, isBroken: false, by: [], rows: [], checkpoints: 0 });
});

test('a slow disk is left to the thread for a while', async () => {
  const { append } = writer();
  await append([entry('a')]);
  disk.commit = 50;
  await append([entry('a')]);
  await append([entry('a')]);
  disk.commit = 1;
  disk.now += 2000;
  await append([entry('a')]);
  expect(disk.by).toEqual(['loop', 'loop', 'thread', 'loop']);
});

test('what the event loop cannot write the thread tries', async () => {
  disk.isBroken = true;
  expect(await writer().append([entry('a'), entry('b')])).toEqual([{ at: 1 }, { at: 1 }]);
  expect(disk.by).toEqual(['thread']);
});

test('many at once are left to the thread: the loop goes on meanwhile', async () => {
  const { append } = writer();
  const of = (n: number) => Array.from({ length: n }, (_, i) => entry(`m${i}`));
  for (const n of [1, 15, 16, 100, 2]) await append(of(n));
  expect(disk.by).toEqual(['loop', 'loop', 'thread', 'thread', 'loop']);
});

test('while the thread copies the WAL the loop writes many as well', async () => {
  const { append } = writer();
  const many = Array.from({ length: CHECKPOINT_EVERY }, (_, i) => entry(`m${i}`));
  await append(many);
  await append(many.slice(0, 20));
  await new Promise((resolve) => setImmediate(resolve));
  await append(many.slice(0, 20));
  expect(disk.by).toEqual(['thread', 'loop', 'thread']);
});

test('only where something may be owed it is looked for', async () => {
  const { append } = writer();
  for (const due of [null, null, OWES, OWES, null, null]) await append([entry('a', due), entry('debtor', due)]);
  const owed = (match: string): boolean[] => disk.rows.filter((row) => row.match === match).map((row) => row.owed);
  expect(owed('a')).toEqual([false, false, false, true, true, false]);
  expect(owed('debtor')).toEqual([true, false, false, true, true, false]);
});

test('the WAL is copied every few thousand entries: beside whoever writes, then alone', async () => {
  const { append } = writer();
  const many = Array.from({ length: CHECKPOINT_EVERY / 4 }, (_, i) => entry(`m${i}`));
  const counted: number[] = [];
  for (let i = 0; i < 8; i++) {
    await append(many);
    await new Promise((resolve) => setImmediate(resolve));
    counted.push(disk.checkpoints);
  }
  expect(counted).toEqual([0, 0, 0, 2, 2, 2, 2, 4]);
});
