/** The thread that reads and writes the SQLite file: the event loop never waits for a slow disk. */
import { parentPort, receiveMessageOnPort } from 'node:worker_threads';
import { toldToThread } from '@arenarium/loader/thread';
import { troubleOf, type Trouble } from './errors.ts';
import type { Appended } from './journal.ts';
import { openSqlite, type Synchronous, type Writing } from './sqlite-file.ts';

export interface FileOrder {
  readonly file: string;
  readonly synchronous: Synchronous;
  readonly node: string;
  /** Rung after every request: a number that is raised. */
  readonly bell: SharedArrayBuffer;
}
export type ThreadRequest =
  | { readonly do: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly do: 'append'; readonly batch: readonly Writing[] }
  | { readonly do: 'close' };
export type ThreadReply =
  | { readonly ok: true; readonly rows: unknown[]; readonly changes: number }
  /** By entry: when it was written. */
  | { readonly ok: true; readonly fates: readonly Appended['at'][] }
  | { readonly ok: false; readonly trouble: Trouble; readonly because: string };

const { file, synchronous, node, bell } = toldToThread() as FileOrder;
/** The WAL is copied into the file by `sqlite-writer.ts`; where only this connection writes, from so many pages on. */
const WAL_PAGES = 64_000;
const db = openSqlite(file, synchronous, { patience: 5000, checkpointAt: WAL_PAGES });

function meet(request: ThreadRequest): ThreadReply {
  try {
    switch (request.do) {
      case 'query':
        return { ok: true, ...db.query(request.sql, request.parameters) };
      case 'append':
        return { ok: true, fates: db.append(request.batch, node) };
      case 'close':
        db.close();
        return { ok: true, fates: [] };
    }
  } catch (error) {
    return { ok: false, trouble: troubleOf(error), because: error instanceof Error ? error.message : String(error) };
  }
}

/** Nothing else happens in this thread, so it may sleep until the bell rings. */
function serve(): void {
  const rung = new Int32Array(bell);
  if (parentPort === null) return;
  for (;;) {
    // Whoever rings after this look is heard at once.
    const before = Atomics.load(rung, 0);
    for (let next = receiveMessageOnPort(parentPort); next !== undefined; next = receiveMessageOnPort(parentPort)) {
      const request = next.message as ThreadRequest;
      parentPort.postMessage(meet(request));
      if (request.do === 'close') return;
    }
    Atomics.wait(rung, 0, before);
  }
}

serve();
