/** Group commit: what comes in one turn of the event loop goes to the disk together; meanwhile the next batch gathers. */
import type { Appended, Appending, Writer } from './journal.ts';

interface Queued {
  readonly row: Appending;
  resolve(fate: Appended): void;
  reject(error: unknown): void;
}

/** What one batch cost, for the metrics. */
export type Watched = (milliseconds: number, rows: number) => void;

/** More in one statement would hold up those who come after. */
const MOST = 1000;

/**
 * Where several came together, the next batch waits so long for more: a commit costs the processor as much as four entries in
 * it, and nobody notices two milliseconds. Whoever comes alone is not kept waiting, nor are so many that they need no more.
 */
const GATHERING = 2;
const ENOUGH = 6;

const nobody = new Int32Array(new SharedArrayBuffer(4));

/**
 * The loop stands still meanwhile, and finds all who have come at once: to be woken for each of them costs more than most of
 * what they want.
 */
async function gathered(): Promise<void> {
  Atomics.wait(nobody, 0, 0, GATHERING);
  await new Promise((resolve) => setImmediate(resolve));
}

/** Of several for the same number only the first is sent: a database asked in one statement could not tell them apart. */
function firstOfEach(batch: readonly Queued[]): readonly Queued[] {
  const seen = new Set<string>();
  return batch.filter(({ row, resolve }) => {
    const key = `${row.match} ${row.n}`;
    if (!seen.has(key)) return seen.add(key);
    resolve({ at: null });
    return false;
  });
}

export function groupCommit(writer: Writer, watched: Watched = () => undefined): (row: Appending) => Promise<Appended> {
  const queue: Queued[] = [];
  let busy = false;
  let isCrowded = false;

  async function flush(): Promise<void> {
    while (queue.length > 0) {
      if (isCrowded && queue.length < ENOUGH) await gathered();
      const batch = firstOfEach(queue.splice(0, MOST));
      const since = performance.now();
      try {
        const fates = await writer.append(batch.map(({ row }) => row));
        watched(performance.now() - since, batch.length);
        isCrowded = batch.length > 1;
        batch.forEach(({ resolve }, i) => resolve(fates[i] ?? { at: null }));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    busy = false;
  }

  return (row) =>
    new Promise((resolve, reject) => {
      queue.push({ row, resolve, reject });
      if (busy) return;
      busy = true;
      setImmediate(() => void flush());
    });
}
