/** Where a thread begins: `--import tsx` does not reach threads on Node 20, so sources are made loadable here. */
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.module);
