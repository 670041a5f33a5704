/** Opens the tables and the built client to the world. */
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { whyItCannotListen, type Place } from './address.ts';
import { clientFiles } from './client-files.ts';
import type { House } from './house.ts';
import { API, appFor, type AppPlace } from './wire/app.ts';
import { openSockets, type Sockets } from './wire/sockets.ts';

/** Something the person who starts the server can put right. */
export class CannotServe extends Error {}

/** How many may knock at once: after a restart everybody comes back in the same second. */
const BACKLOG = 4096;

const listening = (server: Server, place: Place): Promise<Server> =>
  new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new CannotServe(whyItCannotListen(error, place))));
    server.listen(place.port, place.host, BACKLOG, () => resolve(server));
  });

/** The client alone. */
export async function serve(folder: string, place: Place): Promise<Server> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new CannotServe(`The client is not built: there is no page in ${folder}. npm start builds it.`);
  }
  return listening(createServer(getRequestListener(clientFiles(folder).fetch)), place);
}

export interface Served {
  readonly server: Server;
  /** Stop taking people in, let what is under way be written down, and close. */
  close(): Promise<void>;
}

const isForTables = (path: string): boolean =>
  path.startsWith(`${API}/`) || path === '/healthz' || path === '/readyz' || path === '/metrics';

export interface Opening {
  readonly house: House;
  readonly place: Place;
  readonly trust: AppPlace;
  /** The built client; null: only the tables. */
  readonly folder: string | null;
}

/** The tables, and the client beside them. */
export async function serveTables({ house, place, trust, folder }: Opening): Promise<Served> {
  if (folder !== null && !existsSync(join(folder, 'index.html'))) {
    throw new CannotServe(`The client is not built: there is no page in ${folder}. npm start builds it.`);
  }
  let closing = false;
  const tables = appFor(house, trust, () => closing);
  const client = folder === null ? null : clientFiles(folder);
  const server = createServer(
    getRequestListener((request, env) => {
      const { pathname } = new URL(request.url);
      if (client !== null && !isForTables(pathname)) return client.fetch(request);
      return tables.fetch(request, env as HttpBindings);
    }),
  );
  // Whoever sends a head or a body drop by drop does not hold a connection for ever.
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  await listening(server, place);
  const sockets: Sockets = openSockets(house, server, trust);
  return {
    server,
    async close() {
      closing = true;
      server.close();
      await sockets.close();
      await house.close();
      server.closeAllConnections();
    },
  };
}
