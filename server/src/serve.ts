/** Opens the built client to the world. */
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { whyItCannotListen, type Place } from './address.ts';
import { clientFiles } from './client-files.ts';

/** Something the person who starts the server can put right. */
export class CannotServe extends Error {}

export async function serve(folder: string, place: Place): Promise<Server> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new CannotServe(`The client is not built: there is no page in ${folder}. npm start builds it.`);
  }
  const server = createServer(getRequestListener(clientFiles(folder).fetch));
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new CannotServe(whyItCannotListen(error, place))));
    server.listen(place.port, place.host, () => resolve(server));
  });
}
