/** One node: the tables, and the client built by vite. PORT and HOST say where; docs/operating.md has the rest. */
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { addressOf, portOf } from './address.ts';
import { CannotServe } from './serve.ts';
import { start } from './start.ts';
import { StoreError } from './store/errors.ts';

const CLIENT = fileURLToPath(new URL('../../web/dist', import.meta.url));
const DATA = fileURLToPath(new URL('../../data', import.meta.url));
/** Nothing that is under way takes longer than this to be written down. */
const PATIENCE = 10_000;

/**
 * A node keeps a little for many matches, and drops a little at every choice. By itself V8 lets what was dropped lie until
 * it is as much again as what is kept, or more; collected sooner it is less memory for more work. And it puts what is made at
 * places whose things once lived long among the old at once: there they were the matches' first questions and lines, and
 * ever after what is told and dropped in the same moment would lie there too. Measured in decision 16.
 */
setFlagsFromString('--heap-growing-percent=70');
setFlagsFromString('--no-allocation-site-pretenuring');

try {
  const folder = process.env['ARENARIUM_CLIENT'] === 'none' ? null : CLIENT;
  const { server, place, keeping, close } = await start(process.env, { folder, data: DATA });
  const port = portOf(server);
  process.stdout.write(`${keeping}\n`);
  process.stdout.write(`Arenarium is open at ${addressOf({ ...place, port })}  (Ctrl+C closes it)\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), PATIENCE).unref();
      void close().then(() => process.exit(0));
    });
  }
} catch (error) {
  if (!(error instanceof CannotServe || error instanceof RangeError || error instanceof StoreError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
