/**
 * Everything real sockets receive, step by step, in two worlds that a seat cannot tell apart: the same scenes, the same
 * changes, the same waits. A few choices of each game always; whole matches by `ARENARIUM_LEAK_MATCHES=100`.
 */
import {
  anyAnswer,
  askOf,
  imagine,
  openAsks,
  seatCounts,
  seeded,
  type Ask,
  type Chosen,
  type Game,
  type Random,
  type Seat,
} from '@arenarium/engine';
import { games } from '@arenarium/games';
import { sceneFor } from '@arenarium/host';
import type { ServerReport } from '@arenarium/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { addGuest } from '../src/people/accounts.ts';
import { start, type Started } from '../src/start.ts';
import { positionOf, type Live } from '../src/tables/live.ts';
import { makeTable } from '../src/tables/lobby.ts';
import { RATES } from '../src/wire/limits.ts';
import { sqliteDatabase, type Database } from './databases.ts';
import { portOf } from '../src/address.ts';

const MATCHES = Number(process.env['ARENARIUM_LEAK_MATCHES'] ?? 1);
const CHOICES = process.env['ARENARIUM_LEAK_MATCHES'] === undefined ? 40 : 2000;

type Guests = readonly Awaited<ReturnType<typeof addGuest>>[];

/** A socket that keeps what it received, letter by letter. */
interface Ear {
  readonly ws: WebSocket;
  heard: string[];
  /** Resolves with the first report from now on that is of this kind. */
  next(tell: ServerReport['tell']): Promise<void>;
}

function earAt(url: string, cookie: string): Promise<Ear> {
  const ws = new WebSocket(url, { headers: { cookie } });
  let waiting: { tell: string; resolve(): void; reject(why: Error): void } | null = null;
  const ear: Ear = {
    ws,
    heard: [],
    next: (tell) =>
      new Promise((resolve, reject) => {
        waiting = { tell, resolve, reject };
      }),
  };
  // Nobody would tell a socket that was cut off what the test waits for.
  ws.on('close', (code, why) => waiting?.reject(new Error(`cut off: ${code} ${why.toString()}`)));
  ws.on('message', (data: Buffer) => {
    const text = data.toString();
    ear.heard.push(text);
    const { report } = JSON.parse(text) as { report: ServerReport };
    if (waiting?.tell !== report.tell) return;
    waiting.resolve();
    waiting = null;
  });
  return new Promise((resolve, reject) => {
    ws.once('open', () => resolve(ear));
    ws.once('error', reject);
  });
}

/** A table with a socket for every seat. */
interface World {
  readonly live: Live;
  readonly ears: readonly Ear[];
}

/** What a socket heard. The server's clock differs, and so does the journal's length: the other world left choices out. */
const heardBy = ({ ears }: World, seat: Seat): string =>
  (ears[seat]?.heard ?? []).join('\n').replaceAll(/"(at|left|standing":\{"n)":\d+/g, '"$1":0');
const forget = ({ ears }: World): void => {
  for (const ear of ears) ear.heard = [];
};

async function ask({ ears }: World, seat: Seat, asked: { id: number; request: object; until: ServerReport['tell'] }) {
  const everybody = asked.until === 'scene' ? ears.filter((_, at) => at === seat) : ears;
  const told = Promise.all(everybody.map((ear) => ear.next(asked.until)));
  ears[seat]?.ws.send(JSON.stringify({ id: asked.id, request: asked.request }));
  await told;
}

/** Make the second table a world that this seat cannot tell from the first. */
function imagineInto(other: Live, { hosted, opened, affairs }: Live, seat: Seat, random: Random): void {
  if (hosted === null) throw new Error('not begun');
  const { match } = hosted;
  const position = imagine(match.position, seat, random);
  position.log = [];
  const lists = { journal: match.journal.slice(), entries: match.entries.slice(), before: match.before.slice() };
  other.hosted = { ...hosted, match: { ...match, ...lists, seed: 'another', log: [], snapshots: [], position } };
  other.opened = opened;
  other.affairs = affairs;
}

/** The same answer in the other world: for oneself the same indices, for others what looks the same; null if there is none. */
function sameAnswer(mine: Ask, theirs: Ask | null, option: Chosen): Chosen | null {
  if (theirs === null) return null;
  const things = (of: Ask) => (of.picking?.things ?? of.options).map((one) => JSON.stringify(one));
  const [here, there] = [things(mine), things(theirs)];
  const moved = (typeof option === 'number' ? [option] : option).map((at) => there.indexOf(here[at] ?? ''));
  if (moved.includes(-1)) return null;
  return typeof option === 'number' ? (moved[0] ?? null) : moved;
}

const somebodyAnswered = (live: Live): boolean =>
  positionOf(live)?.together?.answers.some((answer) => answer !== -1) ?? false;
const viewOf = ({ hosted }: Live, seat: Seat): string =>
  hosted === null ? '' : JSON.stringify(sceneFor(hosted, [seat]).view);
/** Lines of the log that a change brought: what a seat is shown on purpose. That they tell no more is the laws' concern. */
const toldTo = ({ ears }: World, seat: Seat): string =>
  JSON.stringify(
    (ears[seat]?.heard ?? []).flatMap((text) => {
      const { report } = JSON.parse(text) as { report: ServerReport };
      return report.tell === 'change' ? [report.change.log.lines] : [];
    }),
  );
const waitsOf = ({ opened }: Live): unknown => opened.map((one) => one?.asked ?? null);

describe('two worlds over real sockets', () => {
  let database: Database;
  let node: Started;
  beforeAll(async () => {
    database = await sqliteDatabase();
    node = await start({ ...database.env, PORT: '0' }, { folder: null, data: '' });
    // Every answer comes from the test, also those the table would give by itself after a while.
    Object.assign(node.house.hub.paces, { moment: () => 1e9 });
    // Nobody at a table chooses as often as a test does in a whole match of a thousand choices.
    Object.assign(RATES.messages, { burst: 1e9 });
  });
  afterAll(async () => {
    await node.close();
    await database.stop();
  });

  async function worldOf(game: Game, guests: Guests): Promise<World> {
    const { store, hub } = node.house;
    const made = await makeTable(store, {
      game: game.id,
      settings: {},
      seats: guests.map(({ person }) => ({ person, bot: null })),
      access: 'open',
      rated: false,
      time: { is: 'match', seconds: 3000, increment: 1, atZero: 'forfeit' },
      host: guests[0]?.person.id ?? '',
    });
    const port = portOf(node.server);
    const url = `ws://127.0.0.1:${port}/api/v2/tables/${made.id}/live`;
    const ears = await Promise.all(guests.map(({ secret }) => earAt(url, `arenarium=${secret}`)));
    const live = await hub.table(made.id);
    if (live === null) throw new Error('no table');
    const hasOpened = ({ heard }: Ear): boolean => heard.some((text) => text.includes('"tell":"opened"'));
    while (!ears.every(hasOpened) || live.hosted === null || live.sitters.size < guests.length || !live.line.isIdle()) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return { live, ears };
  }

  /** One choice in both worlds, heard through this seat. False if the other world could not make it, or was told apart by it. */
  async function compared(
    real: World,
    other: World,
    step: { id: number; seat: Seat; random: Random },
  ): Promise<boolean> {
    const { id, seat, random } = step;
    const position = positionOf(real.live);
    const mine = position === null ? undefined : openAsks(position)[0];
    if (position === null || mine === undefined) return false;
    const option = anyAnswer(position, mine, random);
    const choosing = (chosen: Chosen) => ({
      id,
      request: { ask: 'choose', seat: mine.seat, asked: position.asked, option: chosen },
      // The clocks are told last.
      until: 'standing' as const,
    });
    if (somebodyAnswered(real.live)) {
      await ask(real, mine.seat, choosing(option));
      return false;
    }
    imagineInto(other.live, real.live, seat, random);
    forget(real);
    forget(other);
    const look = { id, request: { ask: 'look', eyes: [seat] }, until: 'scene' as const };
    await Promise.all([ask(real, seat, look), ask(other, seat, look)]);
    expect(heardBy(other, seat)).toBe(heardBy(real, seat));
    const there = positionOf(other.live);
    const answer =
      mine.seat === seat ? option : sameAnswer(mine, there === null ? null : askOf(there, mine.seat), option);
    await Promise.all([
      ask(real, mine.seat, choosing(option)),
      answer === null ? undefined : ask(other, mine.seat, choosing(answer)),
    ]);
    if (answer === null || viewOf(other.live, seat) !== viewOf(real.live, seat)) return false;
    // A die that fell otherwise, or another card turned up for all: told apart, and no leak.
    if (toldTo(other, seat) !== toldTo(real, seat)) return false;
    expect(heardBy(other, seat)).toBe(heardBy(real, seat));
    expect(waitsOf(other.live)).toEqual(waitsOf(real.live));
    return true;
  }

  test.each(games.map((game) => [game.id, game] as const))(
    '%s',
    async (_, game) => {
      const seats = seatCounts(game)[0] ?? 2;
      const guests = await Promise.all(Array.from({ length: seats }, (__, i) => addGuest(node.house.store, `P ${i}`)));
      let same = 0;
      // By lot some matches are told apart early: more are played until enough was compared.
      for (let m = 0; m < MATCHES || (same <= MATCHES * 10 && m < MATCHES * 10); m++) {
        const random = seeded(`leak over sockets/${game.id}/${m}`);
        const [real, other] = await Promise.all([worldOf(game, guests), worldOf(game, guests)]);
        for (let id = 0; id < CHOICES && positionOf(real.live)?.result === null; id++) {
          if (await compared(real, other, { id, seat: (id + m) % seats, random })) same++;
        }
        for (const { ws } of [...real.ears, ...other.ears]) ws.terminate();
      }
      expect(same).toBeGreaterThan(MATCHES * 10);
      if (MATCHES > 1) process.stderr.write(`${game.id}: ${same} choices heard alike in ${MATCHES} matches\n`);
    },
    MATCHES * 60_000,
  );
});
