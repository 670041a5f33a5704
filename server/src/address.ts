/** Where the server listens, from the environment, and in words. */
import type { AddressInfo } from 'node:net';

export interface Place {
  readonly host: string;
  readonly port: number;
}

const HOST = '127.0.0.1';
const PORT = 8080;

/** Throws a RangeError that says what PORT should be. */
export function placeFrom(env: Readonly<Record<string, string | undefined>>): Place {
  const wanted = env['PORT'] ?? '';
  const port = wanted === '' ? PORT : Number(wanted);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new RangeError(`PORT should be a number from 0 to 65535, not "${wanted}".`);
  }
  return { host: env['HOST'] || HOST, port };
}

/** The address to type: a server that listens everywhere is also here. */
export function addressOf({ host, port }: Place): string {
  const here = [HOST, '::1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${here.includes(':') ? `[${here}]` : here}:${port}`;
}

/** The port that a server was given. */
export function portOf(server: { address(): AddressInfo | string | null }): number {
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('the server does not listen on a port');
  return at.port;
}

export function whyItCannotListen(error: Error, place: Place): string {
  switch ('code' in error ? error.code : null) {
    case 'EADDRINUSE':
      return `Port ${place.port} is taken by another program. Choose another one with PORT: PORT=${place.port + 1} npm start`;
    case 'EACCES':
      return `Port ${place.port} is not open to this user. Choose one above 1023 with PORT: PORT=8080 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST=${place.host} is not an address of this machine.`;
    default:
      return `The server cannot listen at ${addressOf(place)}: ${error.message}`;
  }
}
