/** A match begun alone in a browser, brought to the server: it goes on with others under the same record. */
import {
  known,
  choose,
  decisionOf,
  openAsks,
  readRecord,
  recordOf,
  startMatch,
  verify,
  type Match,
} from '@arenarium/engine';
import { gameNamed } from '@arenarium/games';
import type { TableInfo } from '@arenarium/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerTo } from '../stress/answers.ts';
import { lotOf } from '../stress/lots.ts';
import { databases } from './databases.ts';
import { playsAlong, type Guest } from './guests.ts';
import { closeHouse, openHouse, type House } from './nodes.ts';

const game = known(gameNamed('brawl'), 'brawl');

/** A match as a browser has it after so many choices. */
function begunAlone(choices: number): Match {
  const match = startMatch(game, { seats: 2, seed: 'drawn in a browser' });
  const lot = lotOf(7);
  for (let i = 0; i < choices; i++) {
    const seat = openAsks(match.position)[0]?.seat ?? 0;
    const decision = decisionOf(match.position, seat);
    if (decision === null) throw new Error('nobody is asked');
    choose(match, { seat, asked: decision.asked, option: answerTo(decision, lot) });
  }
  return match;
}

describe.each(databases)('brought to $name', ({ start: startDatabase }) => {
  let house: House;
  let ann: Guest;
  let bob: Guest;
  beforeAll(async () => {
    house = await openHouse(startDatabase);
    ({ ann, bob } = house);
  });
  afterAll(() => closeHouse(house));

  const how = { seats: [{ by: 'me' }, { by: 'anybody' }], access: 'link', time: { is: 'none' } };
  const bring = (record: object) =>
    ann.ask<{ table: TableInfo; invitation: string; because: { id: string } }>('POST', '/tables/brought', {
      ...how,
      record: JSON.stringify(record),
    });

  test('a match goes on from how it stood, with others, under one record', async () => {
    const alone = begunAlone(30);
    const { status, body } = await bring(recordOf(alone));
    expect(status).toBe(201);
    expect(body.table).toMatchObject({ brought: true, rated: false, state: 'open' });
    const { id } = body.table;
    await bob.ask('POST', `/tables/${id}/seats`, { seat: null, invitation: body.invitation });
    const [first, second] = await Promise.all([ann.sit(id), bob.sit(id)]);
    await first.until('it goes on', ({ scene }) => scene !== null);
    expect(first.scene?.view.asked).toBe(alone.position.asked);
    expect(first.scene?.view.table).toEqual(alone.position.table);
    playsAlong(first, lotOf(1));
    playsAlong(second, lotOf(2));
    await first.until('more was chosen', ({ scene }) => (scene?.n ?? 0) >= 40);
    await first.request({ ask: 'concede', seat: 0 });
    await first.until('it is over', ({ standing }) => standing?.over != null);

    const record = readRecord(JSON.stringify((await ann.ask('GET', `/tables/${id}/record`)).body));
    expect(record.seed).toBe('drawn in a browser');
    expect(record.entries.slice(0, 30)).toEqual(alone.journal);
    // Whoever brought it could know the seed: what nobody had seen was dealt anew.
    expect(record.entries[30]).toHaveProperty('redeal');
    expect(verify(game, record).difference).toBeNull();
    for (const one of [first, second]) await one.leave();
  });

  test('what cannot have been is refused by name', async () => {
    const record = recordOf(begunAlone(6));
    const { chain: _, ...unbound } = record;
    const changed = { ...unbound, entries: [...record.entries.slice(0, 5), [1, 999]] };
    expect((await bring(changed)).body.because.id).toBe('table.badRecord');
    expect((await bring({ ...record, seats: 4 })).body.because.id).toBe('host.wrongPlayers');
    expect((await bring({ ...record, rules: 9999 })).body.because.id).toBe('table.rulesGone');
    expect((await bring({ ...record, game: 'chess' })).body.because.id).toBe('host.unknownGame');
    expect((await bring({})).body.because.id).toBe('table.badRecord');
    const large = await ann.ask<{ trouble: string }>('POST', '/tables/brought', { record: 'x'.repeat(2_000_000) });
    expect([large.status, large.body.trouble]).toEqual([413, 'people.tooLarge']);
  });
});
