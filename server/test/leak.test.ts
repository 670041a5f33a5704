/** What a socket receives in two worlds that its seat cannot tell apart: the same bytes, after the same waits. */
import { anyAnswer, imagine, openAsks, seatCounts, seeded, type Game, type Seat } from '@arenarium/engine';
import { games } from '@arenarium/games';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addGuest } from '../src/people/accounts.ts';
import type { Store } from '../src/store/store.ts';
import { beginIfFull } from '../src/tables/beginning.ts';
import { dueOf } from '../src/tables/due.ts';
import type { Hub } from '../src/tables/hub.ts';
import { noteOpened, positionOf, type Live } from '../src/tables/live.ts';
import { makeTable } from '../src/tables/lobby.ts';
import { openHub } from '../src/tables/open-hub.ts';
import { choosing } from '../src/tables/proposals.ts';
import type { Sitter } from '../src/tables/sitter.ts';
import { take } from '../src/tables/taking.ts';
import { welcome } from '../src/tables/welcome.ts';
import { sqliteDatabase, type Database } from './databases.ts';

const CHOICES = 60;

/** The same table, in another world that this seat cannot tell from the real one. */
function inAnotherWorld(live: Live, seat: Seat): Live {
  const { hosted } = live;
  const position = positionOf(live);
  if (hosted === null || position === null) return live;
  const other = imagine(position, seat, seeded(`${live.n} ${seat}`));
  return { ...live, hosted: { ...hosted, match: { ...hosted.match, seed: 'another', position: other } } };
}

/** Everything this seat hears when it comes to the table. */
function heardAt(hub: Hub, live: Live, seat: Seat): string {
  const texts: string[] = [];
  const wire = {
    send: (text: string | Buffer) => texts.push(text.toString()) > 0,
    sendNow: () => true,
    close: () => undefined,
  };
  const sitter: Sitter = { person: 'p', wire, holds: [seat], eyes: [seat], muted: [] };
  const now = live.touched;
  welcome({ ...hub, now: () => now }, live, sitter);
  return texts.join('\n').replaceAll(/"at":\d+/g, '"at":0');
}

/** For whom a moment is drawn when questions open, in which order, and what is due. */
function waitsAt(live: Live): unknown {
  const drawn: Seat[] = [];
  const fresh: Live = { ...live, opened: [] };
  noteOpened(fresh, 0, (_, seat) => drawn.push(seat) * 100);
  return { drawn, due: dueOf(fresh, 0) };
}

const somebodyAnswered = (live: Live): boolean =>
  positionOf(live)?.together?.answers.some((answer) => answer !== -1) ?? false;

describe('two worlds, one socket', () => {
  let database: Database;
  let store: Store;
  let hub: Hub;
  beforeAll(async () => {
    database = await sqliteDatabase();
    store = await database.open('leak');
    const hooks = { over: async () => undefined, asked: () => undefined };
    hub = await openHub({ store, log: pino({ level: 'silent' }), hooks });
  });
  afterAll(async () => {
    await hub.close();
    await store.close();
    await database.stop();
  });

  const tableOf = async (game: Game): Promise<Live> => {
    const seats = seatCounts(game)[0] ?? 2;
    const people = await Promise.all(Array.from({ length: seats }, (_, i) => addGuest(store, `P ${i}`)));
    const plan = people.map(({ person }) => ({ person, bot: null }));
    const time = { is: 'match', seconds: 600, increment: 1, atZero: 'forfeit' } as const;
    const made = await makeTable(store, {
      game: game.id,
      settings: {},
      seats: plan,
      access: 'open',
      rated: false,
      time,
      host: 'h',
    });
    const live = await hub.table(made.id);
    if (live === null) throw new Error('no table');
    await beginIfFull(hub, live);
    return live;
  };

  test.each(games.map((game) => [game.id, game] as const))('%s', async (_, game) => {
    const live = await tableOf(game);
    const random = seeded(`leak/${game.id}`);
    let compared = 0;
    for (let i = 0; i < CHOICES; i++) {
      const position = positionOf(live);
      const [ask] = position === null ? [] : openAsks(position);
      if (position === null || ask === undefined) break;
      if (!somebodyAnswered(live)) {
        for (let seat = 0; seat < live.charter.seats; seat++) {
          const other = inAnotherWorld(live, seat);
          expect(heardAt(hub, other, seat)).toBe(heardAt(hub, live, seat));
          expect(waitsAt(other)).toEqual(waitsAt(live));
          compared++;
        }
      }
      const choice = { seat: ask.seat, asked: position.asked, option: anyAnswer(position, ask, random) };
      await live.line.stand(() => take(hub, live, { propose: choosing(choice) }));
    }
    expect(compared).toBeGreaterThan(20);
  });
});
