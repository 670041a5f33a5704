/** Nodes as processes of their own: to be killed, stopped and started again. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '@arenarium/loader/bundle';
import { portOf } from '../src/address.ts';

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const MAIN = source('main.ts');
/** Where processes begin, whoever calls from wherever: the loader is found from here. */
export const HERE = fileURLToPath(new URL('.', import.meta.url));

export interface Node {
  readonly port: number;
  readonly process: ChildProcess;
  kill(): Promise<void>;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const port = portOf(server);
      server.close(() => resolve(port));
    });
  });

/** Where a node may be put as one file: what npm installed is found from here. */
export const BUNDLES = fileURLToPath(new URL('../dist', import.meta.url));

/** The node as one file, which starts in half the time; resolves with the program. */
export async function bundledNode(folder: string): Promise<string> {
  await bundle([MAIN, source('store/sqlite-thread.ts'), source('tables/mind-thread.ts')], folder);
  return join(folder, 'main.mjs');
}

/** Start a node, from its sources or as it was bundled; resolves when it is open. */
export function startNode(env: Readonly<Record<string, string>>, port: number, program?: string): Promise<Node> {
  const started = program === undefined ? ['--import', '@arenarium/loader', MAIN] : [program];
  // As `npm start` starts it.
  const child = spawn(process.execPath, ['--v8-pool-size=1', ...started], {
    cwd: HERE,
    env: { ...process.env, ...env, PORT: String(port), ARENARIUM_CLIENT: 'none' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (!chunk.toString().includes('is open at')) return;
      resolve({
        port,
        process: child,
        kill() {
          child.kill('SIGKILL');
          return gone;
        },
      });
    });
    child.once('exit', (code) => reject(new Error(`the node did not open: ${code}`)));
  });
}
