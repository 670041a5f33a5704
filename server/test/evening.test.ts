/** Clocks that run out, tournaments, rules that are gone, races: with a real node or two. */
import type { TableInfo, TournamentInfo } from '@arenarium/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Started } from '../src/start.ts';
import { lotOf } from '../stress/lots.ts';
import { databases, postgresDatabase, type Database } from './databases.ts';
import { guestAt, personAt, playsAlong, seatTwo, wanted, type Guest } from './guests.ts';
import { baseOf, closeHouse, openHouse, startNode, type House } from './nodes.ts';

const TWO = [{ by: 'me' }, { by: 'anybody' }] as const;

describe.each(databases)('an evening on $name', ({ start: startDatabase }) => {
  let house: House;
  let ann: Guest;
  let bob: Guest;
  beforeAll(async () => {
    house = await openHouse(startDatabase);
    ({ ann, bob } = house);
  });
  afterAll(() => closeHouse(house));

  test('a clock at zero loses a duel, and is shown while it runs', async () => {
    const time = { is: 'match', seconds: 5, increment: 0, atZero: 'forfeit' } as const;
    const { at } = await seatTwo(ann, bob, wanted('brawl', [...TWO], { time }));
    const running = at[0].standing?.clocks.filter(({ runs }) => runs) ?? [];
    expect(running.length).toBeGreaterThan(0);
    expect(running[0]?.left).toBeLessThanOrEqual(5000);
    await at[0].until('the time is up', ({ standing }) => standing?.over != null);
    expect(at[0].standing?.over).toMatchObject({ by: 'time', seat: running[0]?.seat });
    for (const one of at) await one.leave();
  });

  test('where it was agreed so, a bot plays on at zero', async () => {
    const time = { is: 'turn', seconds: 5, atZero: 'bot' } as const;
    const { at } = await seatTwo(ann, bob, wanted('brawl', [...TWO], { time }));
    await at[0].until('a bot sits there', ({ standing }) => standing?.seats.some(({ by }) => by === 'bot') === true);
    expect(at[0].standing?.over).toBeNull();
    for (const one of at) await one.leave();
  });

  test('a tournament of three people and a bot is played to its end', async () => {
    const made = await ann.ask<{ tournament: TournamentInfo }>('POST', '/tournaments', {
      name: 'Sunday cup',
      kind: 'elimination',
      game: 'brawl',
      settings: {},
      seats: 2,
      rounds: 1,
      places: 4,
      time: { is: 'turn', seconds: 5, atZero: 'forfeit' },
      fill: 'novice',
    });
    const { id } = made.body.tournament;
    const now = async () =>
      (await ann.ask<{ tournament: TournamentInfo }>('GET', `/tournaments/${id}`)).body.tournament;
    for (const one of [ann, bob, await guestAt(baseOf(house.node), 'Cat')])
      await one.ask('POST', `/tournaments/${id}/entrants`, { team: null });
    expect((await bob.ask('POST', `/tournaments/${id}/start`)).status).toBe(409);
    await ann.ask('POST', `/tournaments/${id}/start`);
    const first = await now();
    expect(first.entrants.filter(({ bot }) => bot !== null)).toHaveLength(1);
    expect(first.pairings).toHaveLength(2);
    // Nobody comes: the clocks play it out.
    await expect.poll(async () => (await now()).state, { timeout: 60_000, interval: 500 }).toBe('over');
    const last = await now();
    expect(last.pairings.filter(({ round }) => round === 2)).toHaveLength(1);
    expect(last.standings[0]?.points).toBeGreaterThanOrEqual(1);
  });

  test('a match whose rules are gone can be looked at, and ended by agreement', async () => {
    const { id, at } = await seatTwo(ann, bob, wanted('brawl', [...TWO]));
    for (const one of at) await one.leave();
    const { hub, store } = house.node.house;
    hub.tables.delete(id);
    await store.db.updateTable('match').set({ rules: 9999 }).where('id', '=', id).execute();
    const [first, second] = await Promise.all([ann.sit(id), bob.sit(id)]);
    await first.until('it is said', ({ heard }) => heard.some(({ tell }) => tell === 'rulesGone'));
    expect(await first.request({ ask: 'choose', seat: 0, asked: 1, option: 0 })).toMatchObject({
      because: { id: 'table.rulesAreGone' },
    });
    await first.request({ ask: 'offer', what: 'end', seat: 0 });
    await second.request({ ask: 'answer', what: 'end', seat: 1, agree: true });
    await first.until('it is over', ({ standing }) => standing?.over?.by === 'agreement');
    for (const one of [first, second]) await one.leave();
  });

  test('quick match: the second is seated with the first', async () => {
    const want = { game: 'kamigami', seats: 2, rated: false, time: { is: 'none' } };
    const one = await ann.ask<{ table: TableInfo }>('POST', '/quick', want);
    const two = await bob.ask<{ table: TableInfo }>('POST', '/quick', want);
    expect(two.body.table.id).toBe(one.body.table.id);
  });
});

describe('several nodes and devices', () => {
  let database: Database;
  let nodes: Started[];
  beforeAll(async () => {
    database = await postgresDatabase();
    nodes = await Promise.all([0, 1].map(() => startNode(database)));
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await database.stop();
  });

  test('choose for the same seat at once: exactly one wins, the others are told', async () => {
    const [here, there] = nodes.map(baseOf) as [string, string];
    const [ann, bob] = await Promise.all([guestAt(here, 'Ann'), guestAt(there, 'Bob')]);
    const elsewhere = [personAt(there, ann), personAt(here, bob)] as const;
    const { id, at } = await seatTwo(ann, bob, wanted('brawl', [...TWO]));
    const devices = [at[0], at[1], await elsewhere[0].sit(id), await elsewhere[1].sit(id)];
    const lot = lotOf(3);
    for (let round = 0; round < 15; round++) {
      const { asked, n } =
        devices[0]?.scene?.view.asked === undefined
          ? { asked: 0, n: 0 }
          : { asked: devices[0].scene.view.asked, n: devices[0].scene.n };
      await Promise.all(
        devices.map((one) =>
          one.until('all have caught up', ({ scene }) => (scene?.n ?? -1) >= n && scene?.view.asked === asked),
        ),
      );
      const free = devices.filter(
        ({ scene }) =>
          scene?.view.decision != null && scene.view.decision.set === null && scene.view.decision.options.length > 1,
      );
      if (free.length === 0) break;
      const reports = await Promise.all(
        free.map((one) => {
          const decision = one.scene?.view.decision;
          const options = decision?.options.length ?? 1;
          return one.request({ ask: 'choose', seat: decision?.seat ?? 0, asked, option: lot(options) });
        }),
      );
      expect(reports.filter(({ tell }) => tell === 'change')).toHaveLength(1);
      expect(reports.every(({ tell }) => tell === 'change' || tell === 'scene')).toBe(true);
      await Promise.all(devices.map((one) => one.until('all have heard', ({ scene }) => (scene?.n ?? 0) > n)));
    }
    const rows = await nodes[0]?.house.store.db
      .selectFrom('entry')
      .select('n')
      .where('match', '=', id)
      .orderBy('n')
      .execute();
    expect(rows?.map(({ n }) => n)).toEqual(rows?.map((_, i) => i));
    expect(rows?.length).toBeGreaterThan(3);
    for (const one of devices) playsAlong(one, lot);
    for (const one of devices) await one.leave();
  });
});
