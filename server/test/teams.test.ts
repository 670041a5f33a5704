/** Tournaments of teams, and rounds for free for all, with bots in the places that stay free. */
import type { TableInfo, TournamentInfo, TournamentWanted } from '@arenarium/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Started } from '../src/start.ts';
import { bySide, faultOf, seated } from '../src/tournaments/sides.ts';
import { databases, type Database } from './databases.ts';
import { guestAt, type Guest } from './guests.ts';
import { baseOf, startNode } from './nodes.ts';

const cup: TournamentWanted = {
  name: 'Cup',
  kind: 'elimination',
  game: 'basicverse',
  settings: {},
  seats: 4,
  rounds: 1,
  places: 2,
  time: { is: 'none' },
  fill: 'novice',
};

describe.each(databases)('teams on $name', ({ start: startDatabase }) => {
  let database: Database;
  let node: Started;
  let people: readonly [Guest, Guest, Guest];
  beforeAll(async () => {
    database = await startDatabase();
    node = await startNode(database);
    const base = baseOf(node);
    people = [await guestAt(base, 'Ann'), await guestAt(base, 'Bob'), await guestAt(base, 'Cat')];
  });
  afterAll(async () => {
    await node.close();
    await database.stop();
  });
  type Told = { tournament: TournamentInfo; because: { id: string } };
  const ask = (who: Guest, id: string, path: string, body?: object) =>
    who.ask<Told>('POST', `/tournaments/${id}${path}`, body);

  test('found teams, join them, change over; a bot fills in; the sides play each other to the end', async () => {
    const [ann, bob, cat] = people;
    const { id } = (await ann.ask<Told>('POST', '/tournaments', cup)).body.tournament;
    const now = async () => (await ann.ask<Told>('GET', `/tournaments/${id}`)).body.tournament;
    expect((await ask(ann, id, '/entrants', { team: null })).body.because.id).toBe('tournament.needsTeam');
    await ask(ann, id, '/entrants', { team: { name: 'Owls' } });
    await ask(bob, id, '/entrants', { team: { name: 'Foxes' } });
    const [owls] = (await now()).entrants;
    await ask(bob, id, '/entrants', { team: { id: owls?.person } });
    expect((await now()).entrants).toMatchObject([{ name: 'Owls', members: [{ name: 'Ann' }, { name: 'Bob' }] }]);
    expect((await ask(cat, id, '/entrants', { team: { id: owls?.person } })).body.because.id).toBe(
      'tournament.teamFull',
    );
    await ask(cat, id, '/entrants', { team: { name: 'Foxes' } });
    await ask(ann, id, '/start');
    const begun = await now();
    expect(begun).toMatchObject({ state: 'playing', teamSize: 2, rounds: 1 });
    expect(begun.entrants[1]?.members.map(({ bot }) => bot)).toEqual([null, 'novice']);
    const table = begun.pairings[0]?.table ?? '';
    const { seats } = (await ann.ask<{ table: TableInfo }>('GET', `/tables/${table}`)).body.table;
    expect(seats.map(({ name }) => name)).toEqual(['Ann', 'Cat', 'Bob', expect.stringMatching('novice')]);

    const at = await cat.sit(table);
    await at.until('the match begins', ({ standing }) => standing !== null);
    await at.request({ ask: 'concede', seat: 1 });
    await expect.poll(async () => (await now()).state, { timeout: 20_000 }).toBe('over');
    const over = await now();
    expect(over.pairings[0]?.rewards).toEqual([1, 0]);
    expect(over.standings.map(({ name, points }) => [name, points])).toEqual([
      ['Owls', 1],
      ['Foxes', 0],
    ]);
    await at.leave();
  });

  test('a free for all of several rounds; what does not fit a kind is refused by name', async () => {
    const [ann] = people;
    const open = (more: Partial<TournamentWanted>) => ann.ask<Told>('POST', '/tournaments', { ...cup, ...more });
    expect((await open({ kind: 'freeForAll' })).body.because.id).toBe('tournament.allAlone');
    expect((await open({ game: 'legends', seats: 3 })).body.because.id).toBe('tournament.twoSides');
    const made = await open({ kind: 'freeForAll', game: 'legends', seats: 3, rounds: 2, places: 6 });
    const { id } = made.body.tournament;
    await ask(ann, id, '/entrants', { team: null });
    const { tournament } = (await ask(ann, id, '/start')).body;
    expect(tournament).toMatchObject({ rounds: 2, teamSize: 1 });
    expect(tournament.entrants).toHaveLength(6);
    expect(tournament.pairings.map(({ persons }) => persons.length)).toEqual([3, 3]);
    // Nobody sits at the second table: its bots play on without a pause between them.
    const bots = tournament.pairings.find(({ persons }) => persons.every((person) => person.startsWith('bot-')));
    const entries = async () =>
      (await node.house.store.db.selectFrom('entry').select('n').where('match', '=', `${bots?.table}`).execute())
        .length;
    await expect.poll(entries, { timeout: 60_000, interval: 200 }).toBeGreaterThan(20);
  });
});

test('seats of teams that do not sit one by one', () => {
  const team = (name: string) => ({
    person: name,
    name,
    bot: null,
    members: [1, 2].map((n) => ({ person: `${name}${n}`, name: `${name}${n}`, bot: null })),
  });
  const names = seated(['a', 'b'], [team('b'), team('a')], [0, 0, 1, 1]).map(({ person }) => person?.name);
  expect(names).toEqual(['a1', 'a2', 'b1', 'b2']);
  expect(bySide([1, 1, 0, 0], [0, 0, 1, 1])).toEqual([1, 0]);
  expect(faultOf([3, 5, 3, 5], 'swiss')).toBeNull();
  expect(faultOf([0, 1, 1], 'swiss')).toMatchObject({ id: 'tournament.twoSides' });
});
