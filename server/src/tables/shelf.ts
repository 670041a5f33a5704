/**
 * Where snapshots wait to be written. They are a cache, and nobody waits for them: each written by itself would keep entries
 * waiting for the disk, so they are written many at a time. Those lost with a node cost a few entries more to play again.
 */
import type { Insertable } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** So many milliseconds they lie. */
const LYING = 1000;
/** More at once would keep entries waiting. */
const MOST = 32;

type Row = Insertable<Schema['snapshot']>;

export interface Shelf {
  /** To be written soon, in place of an older one of the same match. */
  put(row: Row): void;
  /** Write down all that lie here. What cannot be written is let go: its match has a newer one before long. */
  clear(): Promise<void>;
}

export function openShelf({ db }: Pick<Store, 'db'>): Shelf {
  const lying = new Map<string, Row>();
  let timer: NodeJS.Timeout | null = null;
  let writing = Promise.resolve();

  const write = (rows: readonly Row[]) =>
    db
      .insertInto('snapshot')
      .values(rows)
      .onConflict((c) =>
        c.column('match').doUpdateSet(({ ref }) => ({
          n: ref('excluded.n'),
          rules: ref('excluded.rules'),
          saved: ref('excluded.saved'),
        })),
      )
      .execute();

  async function writeAll(rows: readonly Row[]): Promise<void> {
    for (let i = 0; i < rows.length; i += MOST) await write(rows.slice(i, i + MOST)).catch(() => undefined);
  }

  function clear(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const rows = [...lying.values()];
    lying.clear();
    writing = writing.then(() => writeAll(rows));
    return writing;
  }

  return {
    put(row) {
      lying.set(row.match, row);
      timer ??= setTimeout(() => void clear(), LYING).unref();
    },
    clear,
  };
}
