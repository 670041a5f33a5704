/** Where a thread begins: `--import` does not reach threads on Node 20, so sources are made loadable here. */
import { workerData } from 'node:worker_threads';
import './register.mjs';

await import(workerData.module);
