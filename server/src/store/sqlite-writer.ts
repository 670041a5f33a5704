/**
 * Who writes entries into the SQLite file. As long as the disk is quick the event loop does it by itself: to hand a few entries
 * to the thread and to be told of it costs more than such a commit. A disk that keeps the loop waiting is left to the thread,
 * and so are many entries at once.
 */
import type { Appended, Writer } from './journal.ts';
import type { SqliteFile, Writing } from './sqlite-file.ts';
import type { Turnstile } from './sqlite-dialect.ts';

/** Whoever waits longer than this for a commit notices: so many milliseconds. */
const QUICK = 10;
/**
 * So many together say that the loop is full: to hand them to the thread costs it less than to write them, and while they are
 * on their way to the disk it goes on.
 */
const MANY = 16;
/** A disk that was slow once is left to the thread for so long. */
const WARY = 250;
/**
 * After so many entries, about a page of the WAL each, it is copied into the file. Seldom: at the end of it everybody waits for
 * the disk, and a page that was written into ten times is copied once.
 */
export const CHECKPOINT_EVERY = 12_000;

type Fates = readonly Appended['at'][];

export interface Hands {
  /** The event loop's own connection. */
  readonly here: Pick<SqliteFile, 'append'>;
  /** The thread's. */
  there(batch: readonly Writing[]): Promise<Fates>;
  /** Copy what it can of the WAL into the file, beside whoever writes. */
  checkpoint(): Promise<void>;
  readonly gate: Turnstile;
  readonly node: string;
  /** Tables that may owe something. */
  readonly owing: Set<string>;
  readonly clock?: () => number;
}

export function sqliteWriter(hands: Hands): Writer {
  const { here, there, gate, node, owing, clock = () => performance.now() } = hands;
  const tidy = tidying(hands);
  let waryUntil = -Infinity;

  /** Null: not by the event loop, or not now. What went wrong here is called by its name there. */
  function byTheLoop(batch: readonly Writing[]): Fates | null {
    const since = clock();
    // A thread that copies the WAL just now would keep them waiting until it has done so.
    if ((batch.length >= MANY && !tidy.isBusy()) || since < waryUntil) return null;
    try {
      const fates = here.append(batch, node);
      const now = clock();
      if (now - since > QUICK) waryUntil = now + WARY;
      return fates;
    } catch {
      return null;
    }
  }

  return {
    async append(batch) {
      // Most tables owe nothing, before an entry as after it, and need not be looked for.
      const rows = batch.map((row): Writing => ({ ...row, owed: owing.has(row.match) }));
      for (const { match, due } of batch) if (due !== null) owing.add(match);
      await gate.enter();
      let fates: Fates;
      try {
        fates = byTheLoop(rows) ?? (await there(rows));
      } finally {
        gate.leave();
      }
      for (const [i, { match, due }] of batch.entries()) if (due === null && fates[i] != null) owing.delete(match);
      tidy.after(batch.length);
      return fates.map((at) => ({ at }));
    },
  };
}

/**
 * The thread copies the WAL into the file while others go on writing; what they wrote meanwhile, a few pages, while they wait
 * at the gate: only a WAL that is copied whole begins anew.
 */
function tidying({ checkpoint, gate }: Hands): { isBusy(): boolean; after(entries: number): void } {
  let since = 0;
  let busy = false;
  async function tidy(): Promise<void> {
    await checkpoint();
    await gate.enter();
    try {
      await checkpoint();
    } finally {
      gate.leave();
    }
  }
  return {
    isBusy: () => busy,
    after(entries) {
      since += entries;
      if (busy || since < CHECKPOINT_EVERY) return;
      since = 0;
      busy = true;
      // A WAL that could not be copied now is copied later: nothing in it is lost.
      void tidy()
        .catch(() => undefined)
        .finally(() => (busy = false));
    },
  };
}
