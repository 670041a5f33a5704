/**
 * The people of `server/stress/load.ts` at boardgame.io's tables: each seat answers after half a second to a second, and the
 * other seat's stopwatch tells how long it took. Runs as a process of its own.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { State } from 'boardgame.io';
import { playerOf } from './duel-boardgame-io.ts';
import { movesOf, type Duel } from './duel-rules.ts';

interface Socket {
  on(event: string, hear: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
}
const require = createRequire(import.meta.url);
const { io } = require('socket.io-client') as { io(url: string, options: object): Socket };

interface LoadOrder {
  readonly port: number;
  readonly pid: number;
  readonly matches: number;
  readonly seconds: number;
}

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const watch = { measuring: false, stopped: false, took: [] as number[], sent: 0 };

function usageOf(pid: number): { cpu: number; memory: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  return { cpu: (Number(fields[11]) + Number(fields[12])) * 10, memory };
}

function sit(
  url: string,
  match: string,
  { seat, timed }: { seat: number; timed: { sentAt: number; by: number } },
): Promise<void> {
  const socket = io(`${url}/duel`, { transports: ['websocket'], forceNew: true });
  const player = String(seat);
  const hear = (state: State<Duel>): void => {
    if (timed.sentAt > 0 && timed.by !== seat) {
      if (watch.measuring) watch.took.push(performance.now() - timed.sentAt);
      timed.sentAt = 0;
    }
    if (state.ctx.gameover !== undefined || playerOf(state) !== player) return;
    const moves = movesOf(state.G, seat);
    const [type, ...args] = moves[Math.floor(Math.random() * moves.length)] ?? ['endTurn'];
    // All that is kept of the state meanwhile.
    const stateId = state._stateID;
    setTimeout(
      () => {
        if (watch.stopped) return;
        timed.by = seat;
        timed.sentAt = performance.now();
        if (watch.measuring) watch.sent++;
        const payload = { type, args, playerID: player };
        const action = { type: type === 'endTurn' ? 'GAME_EVENT' : 'MAKE_MOVE', payload };
        socket.emit('update', action, stateId, match, player);
      },
      500 + Math.random() * 500,
    );
  };
  socket.on('sync', ((_: string, { state }: { state: State<Duel> }) => hear(state)) as never);
  socket.on('update', ((_: string, state: State<Duel>) => hear(state)) as never);
  return new Promise((resolve) => {
    socket.on('connect', () => {
      socket.emit('sync', match, player, undefined, 2);
      resolve();
    });
  });
}

async function load({ port, pid, matches, seconds }: LoadOrder) {
  const before = usageOf(pid).memory;
  const url = `http://127.0.0.1:${port}`;
  for (let i = 0; i < matches; i += 25) {
    const some = Array.from({ length: Math.min(25, matches - i) }, (_, k) => `m${i + k}`);
    await Promise.all(
      some.map(async (match) => {
        const timed = { sentAt: 0, by: -1 };
        // The first to come makes the match.
        await sit(url, match, { seat: 0, timed });
        await sleep(20);
        await sit(url, match, { seat: 1, timed });
      }),
    );
  }
  await sleep(30_000);
  watch.measuring = true;
  const first = usageOf(pid);
  const since = performance.now();
  await sleep(seconds * 1000);
  watch.measuring = false;
  const took = (performance.now() - since) / 1000;
  const last = usageOf(pid);
  watch.stopped = true;
  const sorted = watch.took.sort((a, b) => a - b);
  const at = (q: number): number =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN) * 100) / 100;
  return {
    choicesPerSecond: Math.round(sorted.length / took),
    p50: at(0.5),
    p99: at(0.99),
    cpuMicroseconds: Math.round(((last.cpu - first.cpu) * 1000) / Math.max(1, sorted.length)),
    kilobytesPerMatch: Math.round((last.memory - before) / matches),
  };
}

process.stdout.write(`${JSON.stringify(await load(JSON.parse(process.argv[2] ?? '{}') as LoadOrder))}\n`);
process.exit(0);
