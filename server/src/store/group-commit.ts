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
 * Where several came together, the first of the next batch waits so long for more: a commit costs the processor as much as
 * four entries in it, and nobody notices so few milliseconds. Whoever comes alone is not kept waiting.
 */
const GATHERING = 3.5;

const nobody = new Int32Array(new SharedArrayBuffer(4));

/**
 * The loop stands still meanwhile, and finds all who have come at once: to be woken for each of them costs more than most of
 * what they want. A loop that is busy has no time left to stand still.
 */
async function gathered(since: number): Promise<void> {
  const left = since + GATHERING - performance.now();
  if (left <= 0) return;
  Atomics.wait(nobody, 0, 0, left);
  await new Promise((resolve) => setImmediate(resolve));
}

/** Of several for the same number only the first is sent: a database asked in one statement could not tell them apart. */
function firstOfEach(batch: readonly Queued[]): readonly Queued[] {
  if (batch.length === 1) return batch;
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
  /** When the first that waits came. */
  let first = 0;

  async function flush(): Promise<void> {
    while (queue.length > 0) {
      if (isCrowded) await gathered(first);
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
      if (queue.push({ row, resolve, reject }) === 1) first = performance.now();
      if (busy) return;
      busy = true;
      setImmediate(() => void flush());
    });
}
