/** Nodes as processes of their own: to be killed, stopped and started again. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { portOf } from '../src/address.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
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

/** Start a node; resolves when it is open. */
export function startNode(env: Readonly<Record<string, string>>, port: number): Promise<Node> {
  const child = spawn(process.execPath, ['--import', '@arenarium/loader', MAIN], {
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
