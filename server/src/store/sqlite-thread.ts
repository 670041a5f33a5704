/** The thread that holds the SQLite file: the event loop never waits for the disk. */
import { parentPort, receiveMessageOnPort } from 'node:worker_threads';
import { toldToThread } from '@arenarium/loader/thread';
import { troubleOf, type Trouble } from './errors.ts';
import type { Appended, Appending } from './journal.ts';
import { openSqlite, type Synchronous } from './sqlite-file.ts';

export interface FileOrder {
  readonly file: string;
  readonly synchronous: Synchronous;
  readonly node: string;
  /** Rung after every request: a number that is raised. */
  readonly bell: SharedArrayBuffer;
}
export type ThreadRequest =
  | { readonly do: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  /** Entries as JSON: from thread to thread a text goes at a third of what its objects would cost. */
  | { readonly do: 'append'; readonly batch: string }
  | { readonly do: 'close' };
export type ThreadReply =
  | { readonly ok: true; readonly rows: unknown[]; readonly changes: number }
  /** By entry: when it was written. */
  | { readonly ok: true; readonly fates: readonly Appended['at'][] }
  | { readonly ok: false; readonly trouble: Trouble; readonly because: string };

const { file, synchronous, node, bell } = toldToThread() as FileOrder;
const db = openSqlite(file, synchronous);

function meet(request: ThreadRequest): ThreadReply {
  try {
    switch (request.do) {
      case 'query':
        return { ok: true, ...db.query(request.sql, request.parameters) };
      case 'append':
        return { ok: true, fates: db.append(JSON.parse(request.batch) as Appending[], node) };
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
