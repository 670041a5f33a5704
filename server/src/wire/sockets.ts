/** What is live: one socket for each table somebody sits at, and one for the lobby. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { message } from '@arenarium/engine';
import { asking, LIMITS, readLine, serverRequest, type LobbyReport, type Person } from '@arenarium/protocol';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import type { House } from '../house.ts';
import { personBehind } from '../people/accounts.ts';
import { StoreError } from '../store/errors.ts';
import { arrive, depart } from '../tables/arriving.ts';
import { infoById, openTables, tablesOf } from '../tables/lobby.ts';
import type { Live } from '../tables/live.ts';
import { meetAt } from '../tables/requests.ts';
import { told, type Sitter } from '../tables/sitter.ts';
import { API } from './app.ts';
import { addressOf, COOKIE, isOwnOrigin, secretIn, type Place } from './asking.ts';
import { bucketOf, counterOf, isTakenNow, RATES, SOCKETS } from './limits.ts';
import { mayLook } from './table-routes.ts';
import { wireOf, type Watching, type Wire } from './wires.ts';

const HEARTBEAT = 25_000;
/** So many messages of one socket may wait for their turn. */
const WAITING = 64;
const request = asking(serverRequest);

interface Comer {
  readonly person: Person | null;
  readonly address: string;
  /** The table, or null: the lobby. */
  readonly table: string | null;
  readonly invitation: string | null;
}

const cookieIn = (header: string | undefined): string | undefined =>
  header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);

const PATH = new RegExp(`^${API}(?:/tables/([A-Za-z0-9_-]{1,64}))?/live$`);

/** Who comes to which door; or the status with which they are turned away. */
async function comerOf(house: House, incoming: IncomingMessage, place: Place): Promise<Comer | number> {
  const url = new URL(incoming.url ?? '/', 'http://localhost');
  const path = PATH.exec(url.pathname);
  if (path === null) return 404;
  const { origin, host, authorization, cookie } = incoming.headers;
  if (origin !== undefined && !isOwnOrigin(origin, host, place)) return 403;
  const secret = secretIn(authorization, cookieIn(cookie));
  const person = secret === null ? null : await personBehind(house.store, secret);
  const forwarded = incoming.headers['x-forwarded-for'];
  const address = addressOf(
    incoming.socket.remoteAddress,
    Array.isArray(forwarded) ? forwarded.at(-1) : forwarded,
    place,
  );
  return { person, address, table: path[1] ?? null, invitation: url.searchParams.get('invitation') };
}

function turnAway(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} \r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function destroyed(this: Duplex): void {
  this.destroy();
}

/** The wires of sockets, all counted by the same. */
function wiresOf({ metrics }: House): (line: Line) => Wire {
  const watching: Watching = {
    sent: (bytes) => metrics.bytes.inc(bytes),
    cutOff: () => metrics.refused.inc({ why: 'slowReader' }),
  };
  return ({ ws, socket }) => wireOf(ws, socket, watching);
}

/** A WebSocket, and the stream below it. */
interface Line {
  readonly ws: WebSocket;
  readonly socket: Duplex;
}

/** A socket that is open, and how it is written to. */
interface Door {
  readonly ws: WebSocket;
  readonly wire: Wire;
}

/** Is there room for one more? It is given back when the socket closes. */
function roomFor(open: () => number, perAddress: number): (comer: Comer) => (() => void) | null {
  const people = counterOf(SOCKETS.person);
  const addresses = counterOf(perAddress);
  return ({ person, address }) => {
    if (open() >= SOCKETS.all || !addresses.enter(address)) return null;
    if (person !== null && !people.enter(person.id)) {
      addresses.leave(address);
      return null;
    }
    return () => {
      addresses.leave(address);
      if (person !== null) people.leave(person.id);
    };
  };
}

/**
 * Whoever does not answer a ping in time is gone. Each socket has its own beat, from when it came: ten thousand pings in one
 * turn, and their answers in the next, would hold everybody up.
 */
function beatOf(ws: WebSocket): void {
  let isAlive = true;
  ws.on('pong', () => (isAlive = true));
  const beat = setInterval(() => {
    if (!isAlive) ws.terminate();
    else ws.ping();
    isAlive = false;
  }, HEARTBEAT).unref();
  ws.on('close', () => clearInterval(beat));
}

export interface Sockets {
  /** Close all; resolves when they are closed, or after a while. */
  close(): Promise<void>;
}

const SMALL = { noServer: true, maxPayload: LIMITS.request, perMessageDeflate: false, clientTracking: true };

async function closeAll(wss: WebSocketServer): Promise<void> {
  for (const ws of wss.clients) ws.close(1001, 'the server closes');
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (const ws of wss.clients) ws.terminate();
  wss.close();
}

export function openSockets(house: House, server: Server, place: Place): Sockets {
  const wss = new WebSocketServer(SMALL);
  const room = roomFor(() => wss.clients.size, place.socketsPerAddress);
  const lobby = new Set<() => void>();
  const wireFor = wiresOf(house);

  function watched(ws: WebSocket): void {
    beatOf(ws);
    ws.on('error', () => ws.terminate());
    house.metrics.sockets.set(wss.clients.size);
    ws.on('close', () => house.metrics.sockets.set(wss.clients.size));
  }

  /** What lasts as long as the socket knows nothing of the request, which would live on with it: as much again as the socket. */
  function opened(ws: WebSocket, socket: Duplex, { comer, leave }: { comer: Comer; leave: () => void }): void {
    ws.on('close', leave);
    watched(ws);
    const door = { ws, wire: wireFor({ ws, socket }) };
    if (comer.table === null) inLobby(house, door, { comer, lobby });
    else atTable(house, door, { ...comer, table: comer.table });
  }

  function upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
    comerOf(house, incoming, place)
      .then((comer) => {
        if (typeof comer === 'number') {
          turnAway(socket, comer);
          return;
        }
        const leave = room(comer);
        if (leave === null) {
          house.metrics.refused.inc({ why: 'tooManySockets' });
          turnAway(socket, 429);
          return;
        }
        wss.handleUpgrade(incoming, socket, head, (ws) => opened(ws, socket, { comer, leave }));
      })
      .catch((error: unknown) => {
        house.log.warn({ error: String(error) }, 'upgrade broke');
        turnAway(socket, 503);
      });
  }

  server.on('upgrade', (incoming, socket: Duplex, head) => {
    socket.on('error', destroyed);
    upgrade(incoming, socket, head);
  });

  const renew = gathered(200, () => {
    for (const tell of lobby) tell();
  });
  house.store.onNews((news) => {
    if (news.is === 'lost' || (news.is === 'changed' && news.what === 'lobby')) renew();
  });

  return {
    close: () => closeAll(wss),
  };
}

/** However often it is called, it is done at most once in a while. */
function gathered(milliseconds: number, work: () => void): () => void {
  let timer: NodeJS.Timeout | null = null;
  return () => {
    timer ??= setTimeout(() => {
      timer = null;
      work();
    }, milliseconds).unref();
  };
}

/** The lobby: what tables wait for people, and one's own. */
function inLobby(
  house: House,
  { ws, wire }: Door,
  { comer: { person }, lobby }: { comer: Comer; lobby: Set<() => void> },
): void {
  const send = (report: LobbyReport): void => void wire.send(JSON.stringify({ re: null, report }));
  const tell = (): void => {
    const mine = person === null ? Promise.resolve([]) : tablesOf(house.store, person.id);
    Promise.all([openTables(house.store), mine])
      .then(([open, own]) => send({ tell: 'lobby', open, mine: own }))
      .catch((error: unknown) => house.log.warn({ error: String(error) }, 'lobby not told'));
  };
  lobby.add(tell);
  const stop = person === null ? () => undefined : house.notices.listen(person.id, send);
  ws.on('close', () => {
    lobby.delete(tell);
    stop();
  });
  tell();
}

function atTable(house: House, { ws, wire }: Door, comer: Comer & { table: string }): void {
  const { hub, metrics } = house;
  const bucket = bucketOf(RATES.messages);
  let waiting = 0;
  let there: There | null = null;
  const coming = welcomed(house, wire, comer);
  coming.then(
    (come) => {
      there = come;
      if (come !== null && ws.readyState !== ws.OPEN) depart(hub, come.live, come.sitter);
    },
    (error: unknown) => {
      house.log.warn({ table: comer.table, error: String(error) }, 'nobody could be welcomed');
      ws.close(1011, 'store');
    },
  );
  ws.on('close', () => {
    void coming.then(
      (come) => come !== null && depart(hub, come.live, come.sitter),
      () => undefined,
    );
  });
  const met = (): void => void waiting--;
  const notMet = (error: unknown): void => {
    waiting--;
    house.log.error({ table: comer.table, error: String(error) }, 'message broke');
  };
  const meet = (come: There | null, text: string): void => {
    if (come === null) waiting--;
    else received(house, come, text).then(met, notMet);
  };
  ws.on('message', (data, isBinary) => {
    metrics.choices.inc();
    if (isBinary || !isTakenNow(bucket, RATES.messages) || waiting >= WAITING) {
      metrics.refused.inc({ why: isBinary ? 'binary' : 'flood' });
      ws.close(1008, isBinary ? 'text only' : 'too much');
      return;
    }
    waiting++;
    const text = textOf(data);
    if (there !== null) meet(there, text);
    else void coming.then((come) => meet(come, text), met);
  });
}

/** Messages come in one piece, or as a list of pieces. */
const textOf = (data: RawData): string =>
  (Buffer.isBuffer(data) ? data : Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data)).toString();

interface There {
  readonly live: Live;
  readonly sitter: Sitter;
}

/** Sit somebody down who may; null, with the reason told, if they may not. */
async function welcomed(
  house: House,
  wire: Wire,
  { table, person, invitation }: Comer & { table: string },
): Promise<There | null> {
  const info = await infoById(house.store, table);
  const may = info !== null && (await mayLook(house, info, { person: person?.id ?? null, invitation }));
  const live = may ? await house.hub.table(table) : null;
  if (live === null) {
    wire.send(told({ tell: 'notOpened', because: message(info === null ? 'table.none' : 'table.needsLink') }));
    wire.close(1008, 'no table');
    return null;
  }
  return { live, sitter: await arrive(house.hub, live, { person: person?.id ?? null, wire }) };
}

/** One line from a socket: checked, met, and answered by name whatever happens. */
async function received(house: House, { live, sitter }: There, line: string): Promise<void> {
  const read = readLine(request, line, LIMITS.request);
  if (!read.ok) {
    house.metrics.refused.inc({ why: 'unreadable' });
    sitter.wire.send(
      told({ tell: 'refused', because: message('table.unreadable', { because: read.because }) }, numberIn(line)),
    );
    return;
  }
  const { id: re, request: asked } = read.message;
  try {
    await meetAt(house.hub, live, { sitter, re, request: asked, elsewhere: house.elsewhere });
  } catch (error) {
    const isStore = error instanceof StoreError;
    if (!isStore) house.log.error({ table: live.charter.id, ask: asked.ask, error: String(error) }, 'request broke');
    house.metrics.refused.inc({ why: isStore ? error.trouble : 'broken' });
    const why = isStore && error.trouble === 'full' ? 'store.full' : isStore ? 'store.gone' : 'store.broken';
    sitter.wire.send(told({ tell: 'refused', because: message(why) }, re));
  }
}

/** The number of a request that cannot be read otherwise, so that whoever waits for an answer gets one. */
function numberIn(line: string): number | null {
  const found = /"id"\s*:\s*(\d{1,15})\b/.exec(line.slice(0, 200))?.[1];
  return found === undefined ? null : Number(found);
}
