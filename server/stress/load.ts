/**
 * Scripted people at many two-seat tables of one node: each seat answers what it is asked after half a second to a second.
 * Tells how long a choice takes to reach the other seat. Runs as a process of its own; one JSON line in, one out.
 */
import { readFileSync } from 'node:fs';
import type { ServerReport } from '@arenarium/protocol';
import { WebSocket } from 'ws';
import { answerTo, byLot, isFree, type Question } from './answers.ts';
import { pausesByTheClock, type Pauses } from './pauses.ts';

export interface LoadOrder {
  readonly port: number;
  /** The server's process, whose time and memory are read. */
  readonly pid: number;
  readonly tables: readonly { readonly match: string; readonly cookies: readonly string[] }[];
  /** Tables at which bots play, each with somebody who looks on. */
  readonly botTables: readonly string[];
  readonly seconds: number;
  readonly onlookers: number;
}
export interface LoadFigures {
  readonly choicesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
  readonly cpuMicroseconds: number;
  readonly kilobytesPerMatch: number;
  readonly bytesPerMessage: number;
  readonly unanswered: number;
  readonly refused: number;
}

const PAUSE = { from: 500, to: 1000 };
/** After so long nearly everything is compiled; later boardgame.io’s matches come to their ends. */
const WARM = 30_000;

export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Processor time of a process so far, in milliseconds, and its memory in kilobytes. */
export function usageOf(pid: number): { cpu: number; memory: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  return { cpu: (Number(fields[11]) + Number(fields[12])) * 10, memory };
}

export const quantile = (sorted: readonly number[], q: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN) * 100) / 100;

export const pauseOf = (): number => PAUSE.from + Math.random() * (PAUSE.to - PAUSE.from);

/** What is measured while `measuring`: of every choice, how long until the other seat hears of it. */
export interface Stopwatch {
  measuring: boolean;
  stopped: boolean;
  readonly took: number[];
  sent: number;
  messages: number;
  bytes: number;
  refused: number;
}
export const newStopwatch = (): Stopwatch => ({
  measuring: false,
  stopped: false,
  took: [],
  sent: 0,
  messages: 0,
  bytes: 0,
  refused: 0,
});

/** One match as the stopwatch sees it: who chose last, and when. */
export interface Timed {
  sentAt: number;
  by: number;
}
export function heardBy(seat: number, timed: Timed, watch: Stopwatch): void {
  if (timed.sentAt === 0 || seat === timed.by) return;
  if (watch.measuring) watch.took.push(performance.now() - timed.sentAt);
  timed.sentAt = 0;
}
export function sentBy(seat: number, timed: Timed, watch: Stopwatch): void {
  timed.by = seat;
  timed.sentAt = performance.now();
  if (watch.measuring) watch.sent++;
}

/** Let the load settle, then measure. */
export async function measure(
  watch: Stopwatch,
  { pid, seconds, matches, before }: { pid: number; seconds: number; matches: number; before: number },
): Promise<LoadFigures> {
  await sleep(WARM);
  watch.measuring = true;
  watch.bytes = watch.messages = watch.refused = 0;
  const first = usageOf(pid);
  const since = performance.now();
  await sleep(seconds * 1000);
  watch.measuring = false;
  const took = (performance.now() - since) / 1000;
  const last = usageOf(pid);
  await sleep(500);
  watch.stopped = true;
  const sorted = watch.took.sort((a, b) => a - b);
  return {
    choicesPerSecond: Math.round(sorted.length / took),
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    slowest: quantile(sorted, 1),
    cpuMicroseconds: Math.round(((last.cpu - first.cpu) * 1000) / Math.max(1, sorted.length)),
    kilobytesPerMatch: Math.round((last.memory - before) / matches),
    bytesPerMessage: Math.round(watch.bytes / Math.max(1, watch.messages)),
    unanswered: watch.sent - sorted.length,
    refused: watch.refused,
  };
}

interface Seated extends Timed {
  readonly match: string;
}

/**
 * What a seat is asked, in numbers that are written over. To keep what was heard until it is answered made it old, and the
 * script's own collections held up the server.
 */
interface Asked {
  asked: number;
  readonly options: { length: number };
  readonly ofSet: { of: number; min: number; max: number };
  set: Question['set'];
  /** They are thinking already: what others do meanwhile does not make them answer twice. */
  thinks: boolean;
}

interface Heard {
  readonly asked: number;
  readonly decision?: Question | null | undefined;
}

function rememberIn(mine: Asked, { asked, decision }: Heard): void {
  mine.asked = asked;
  mine.options.length = decision?.options.length ?? 0;
  mine.set = null;
  if (decision?.set == null) return;
  const { of, min, max } = decision.set;
  mine.set = Object.assign(mine.ofSet, { of, min, max });
}

interface Script {
  readonly watch: Stopwatch;
  readonly pauses: Pauses;
}

function sit(
  order: LoadOrder,
  timed: Seated,
  { seat, cookie, watch, pauses }: Script & { seat: number; cookie: string },
): Promise<void> {
  const ws = new WebSocket(`ws://127.0.0.1:${order.port}/api/v2/tables/${timed.match}/live`, {
    headers: { cookie },
    perMessageDeflate: false,
  });
  let requests = 0;
  const nothing = { asked: -1, options: { length: 0 }, set: null, thinks: false };
  const mine: Asked = { ...nothing, ofSet: { of: 0, min: 0, max: 0 } };
  const answer = (): void => {
    mine.thinks = false;
    if (watch.stopped || ws.readyState !== WebSocket.OPEN) return;
    const request = { ask: 'choose', seat, asked: mine.asked, option: answerTo(mine, byLot) };
    sentBy(seat, timed, watch);
    ws.send(JSON.stringify({ id: requests++, request }));
  };
  const think = (pause: number): void => {
    if (mine.thinks || !isFree(mine)) return;
    mine.thinks = true;
    pauses.after(pause, answer);
  };
  ws.on('message', (data: Buffer) => {
    watch.messages++;
    watch.bytes += data.length;
    const { report } = JSON.parse(data.toString()) as { report: ServerReport };
    if (report.tell === 'refused') watch.refused++;
    // A set that did not fit together: another one.
    if (report.tell === 'refused') think(0);
    if (report.tell !== 'change' && report.tell !== 'opened') return;
    if (report.tell === 'change') heardBy(seat, timed, watch);
    rememberIn(mine, report.tell === 'opened' ? report.scene.view : report.change);
    think(pauseOf());
  });
  return new Promise((resolve, reject) => {
    ws.once('open', () => resolve());
    ws.once('error', reject);
  });
}

/** Somebody without a seat, who reads everything. */
function lookOn(port: number, match: string): Promise<void> {
  const ws = new WebSocket(`ws://127.0.0.1:${port}/api/v2/tables/${match}/live`);
  ws.on('message', () => undefined);
  return new Promise((resolve) => ws.once('open', () => resolve()));
}

export async function loadOn(order: LoadOrder): Promise<LoadFigures> {
  const watch = newStopwatch();
  const pauses = pausesByTheClock();
  const before = usageOf(order.pid).memory;
  const crowd = new Array<string>(order.onlookers).fill(order.tables[0]?.match ?? '');
  const watched = [...crowd, ...order.botTables];
  for (let i = 0; i < watched.length; i += 50) {
    await Promise.all(watched.slice(i, i + 50).map((match) => lookOn(order.port, match)));
  }
  for (let i = 0; i < order.tables.length; i += 25) {
    await Promise.all(
      order.tables.slice(i, i + 25).flatMap(({ match, cookies }) => {
        const timed: Seated = { match, sentAt: 0, by: -1 };
        return cookies.map((cookie, seat) => sit(order, timed, { seat, cookie, watch, pauses }));
      }),
    );
  }
  const { pid, seconds } = order;
  return measure(watch, { pid, seconds, matches: order.tables.length, before });
}
