/** A TypeScript module running on a thread of its own. */
import { Worker, workerData } from 'node:worker_threads';

/** Start `module` on a thread; it finds `data` with `toldToThread`. */
export const openThread = (module: URL, data: unknown): Worker =>
  new Worker(new URL('./thread-entry.mjs', import.meta.url), {
    workerData: { module: module.href, data },
    execArgv: [],
  });

/** What this thread was started with: whoever started it says what that is. */
export const toldToThread = <Told>(): Told => (workerData as { data: Told }).data;
