/**
 * Does the clock tell a forced pass from a free one? People of one pace at many tables pass in every window; where a hand holds
 * nothing to react with, the table passes for them. The other seat's stopwatch, over real sockets, must not know which was
 * which. Everything is as on any server; only the people are quicker than people are.
 */
import { gameNamed } from '@arenarium/games';
import { changed, type Scene, type ServerReport } from '@arenarium/protocol';
import { WebSocket } from 'ws';
import { addGuest } from '../src/people/accounts.ts';
import { start, type Started } from '../src/start.ts';
import { onlyAnswer } from '../src/tables/due.ts';
import type { Live } from '../src/tables/live.ts';
import { makeTable } from '../src/tables/lobby.ts';
import { isWindow, passOf } from '../src/time/standing-orders.ts';
import { answerTo, byLot, isFree } from './answers.ts';
import { portOf } from '../src/address.ts';

export interface TimingOrder {
  readonly game: string;
  readonly data: string;
  /** Tables at once, and how many passes of either kind are wanted. */
  readonly tables: number;
  readonly passes: number;
  /** No longer than so many milliseconds. */
  readonly most: number;
}

/** What the other seat's stopwatch showed, in milliseconds. */
export interface Timed {
  readonly free: number[];
  readonly forced: number[];
}

/** The largest distance between two distributions. */
export function kolmogorovSmirnov(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [a.toSorted((p, q) => p - q), b.toSorted((p, q) => p - q)];
  let [i, j, most] = [0, 0, 0];
  while (i < x.length && j < y.length) {
    const at = Math.min(x[i] ?? Infinity, y[j] ?? Infinity);
    while ((x[i] ?? Infinity) <= at) i++;
    while ((y[j] ?? Infinity) <= at) j++;
    most = Math.max(most, Math.abs(i / x.length - j / y.length));
  }
  return most;
}

const bell = (): number => Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());
/** How long a scripted person thinks: a third of a second in the middle, sometimes much longer. */
const thought = (): number => 300 * Math.exp(0.45 * bell());

/** One person at one table: passes where they may, watches the other's windows. */
function sit({ live, seat, url, cookie, timed }: Seated): WebSocket {
  const ws = new WebSocket(url, { headers: { cookie } });
  let scene: Scene | null = null;
  let answering = -1;
  let id = 0;
  let watching: { readonly since: number; readonly isForced: boolean } | null = null;
  ws.on('message', (data: Buffer) => {
    const { report } = JSON.parse(data.toString()) as { report: ServerReport };
    if (report.tell === 'opened' || report.tell === 'scene') scene = report.scene;
    if (report.tell === 'change' && scene !== null) {
      const now = performance.now();
      if (watching !== null) timed[watching.isForced ? 'forced' : 'free'].push(now - watching.since);
      scene = changed(scene, report.change);
      watching = watched(live, scene, seat, now);
    }
    if (report.tell === 'refused') answering = -1;
    const decision = scene?.view.decision ?? null;
    if (scene === null || decision === null || decision.asked === answering || !isFree(decision)) return;
    answering = decision.asked;
    const pass = isWindow(live.game ?? {}, decision.question)
      ? passOf(decision.options.map(({ option }) => option))
      : null;
    const request = { ask: 'choose', seat, asked: decision.asked, option: pass ?? answerTo(decision, byLot) };
    setTimeout(() => ws.readyState === ws.OPEN && ws.send(JSON.stringify({ id: id++, request })), thought());
  });
  ws.on('error', () => undefined);
  return ws;
}

interface Seated {
  readonly live: Live;
  readonly seat: number;
  readonly url: string;
  readonly cookie: string;
  readonly timed: Timed;
}

/** A window has opened for the other seat alone: from now on the stopwatch runs. Which kind it is only we know. */
function watched(live: Live, { view }: Scene, seat: number, since: number) {
  const [only, ...more] = view.waiting;
  const position = live.hosted?.match.position;
  if (only === undefined || more.length > 0 || only.seat === seat || !isWindow(live.game ?? {}, only.question))
    return null;
  // The match may have gone on while the message was on its way.
  if (position?.asked !== view.asked) return null;
  return { since, isForced: onlyAnswer(live, only.seat) !== null };
}

async function tableAt(node: Started, game: string, timed: Timed): Promise<readonly WebSocket[]> {
  const { store, hub } = node.house;
  const guests = await Promise.all([addGuest(store, 'Ann'), addGuest(store, 'Bob')]);
  const { id } = await makeTable(store, {
    game,
    settings: {},
    seats: guests.map(({ person }) => ({ person, bot: null })),
    access: 'open',
    rated: false,
    time: { is: 'none' },
    host: guests[0]?.person.id ?? '',
  });
  const live = await hub.table(id);
  if (live === null) throw new Error('no table');
  const port = portOf(node.server);
  const url = `ws://127.0.0.1:${port}/api/v2/tables/${id}/live`;
  return guests.map(({ secret }, seat) => sit({ live, seat, url, cookie: `arenarium=${secret}`, timed }));
}

export async function timing({ game, data, tables, passes, most }: TimingOrder): Promise<Timed> {
  if (gameNamed(game)?.windows === undefined) throw new Error(`${game} has no windows`);
  const env = { ARENARIUM_DATA: data, ARENARIUM_SYNC: 'normal', PORT: '0', ARENARIUM_SOCKETS_PER_ADDRESS: '5000' };
  const node = await start(env, { folder: null, data });
  const timed: Timed = { free: [], forced: [] };
  const sockets: WebSocket[] = [];
  try {
    const until = performance.now() + most;
    for (let i = 0; i < tables; i++) sockets.push(...(await tableAt(node, game, timed)));
    // Until somebody's pace is known it is borrowed: what came before does not count.
    let settled = false;
    while (performance.now() < until && Math.min(timed.free.length, timed.forced.length) < passes) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (!settled && timed.free.length > tables * 4) {
        settled = true;
        timed.free.length = timed.forced.length = 0;
      }
    }
  } finally {
    for (const ws of sockets) ws.terminate();
    await node.close();
  }
  return timed;
}
