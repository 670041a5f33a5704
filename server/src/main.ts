/** Serves the client built by vite. PORT and HOST say where. */
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { addressOf, placeFrom } from './address.ts';
import { CannotServe, serve } from './serve.ts';

const CLIENT = fileURLToPath(new URL('../../web/dist', import.meta.url));

try {
  const place = placeFrom(process.env);
  const server = await serve(CLIENT, place);
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`Arenarium is open at ${addressOf({ ...place, port })}  (Ctrl+C closes it)\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
} catch (error) {
  if (!(error instanceof CannotServe || error instanceof RangeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
