import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { readRecord, verify } from '@arenarium/engine';
import { gameNamed } from '@arenarium/games';
import type { MatchOver, Person, RatingSoFar, TableInfo } from '@arenarium/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commitmentTo } from '../src/tables/lobby.ts';
import { databases } from './databases.ts';
import { lotOf as lot } from '../stress/lots.ts';
import { guestAt, playsAlong, seatTwo, wanted, type AtTable, type Guest } from './guests.ts';
import { closeHouse, openHouse, startNode, type House } from './nodes.ts';

const PROGRAM = fileURLToPath(new URL('../../docs/how-to/online-bot.mjs', import.meta.url));
const TWO = [{ by: 'me' }, { by: 'anybody' }] as const;

describe.each(databases)('tables on $name', ({ start: startDatabase }) => {
  let house: House;
  let base = '';
  let ann: Guest;
  let bob: Guest;
  beforeAll(async () => {
    house = await openHouse(startDatabase);
    ({ ann, bob, base } = house);
  });
  afterAll(() => closeHouse(house));

  test('a whole match by an invitation link, rated, verified, played again', async () => {
    const made = await ann.ask<{ table: TableInfo; invitation: string }>(
      'POST',
      '/tables',
      wanted('brawl', [...TWO], { access: 'link', rated: true }),
    );
    const { id, commitment } = made.body.table;
    expect((await bob.ask('POST', `/tables/${id}/seats`, { seat: null, invitation: null })).status).toBe(409);
    await bob.ask('POST', `/tables/${id}/seats`, { seat: null, invitation: made.body.invitation });
    const [first, second] = await Promise.all([ann.sit(id), bob.sit(id)]);
    const onlooker = await (await guestAt(base, 'Eve')).sit(id, { invitation: made.body.invitation });
    playsAlong(first, lot(1));
    playsAlong(second, lot(2));
    await first.until('the match is over', ({ standing }) => standing?.over != null);
    await onlooker.until('the onlooker has seen it', ({ scene }) => scene?.view.result != null);
    expect(onlooker.scene?.view.decision).toBeNull();
    // The onlooker's scene, made of changes alone, is the scene as it would be sent afresh.
    const fresh = await onlooker.request({ ask: 'look', eyes: [] });
    expect(fresh.tell === 'scene' && fresh.scene.view.table).toEqual(onlooker.scene?.view.table);

    const record = readRecord(JSON.stringify((await ann.ask('GET', `/tables/${id}/record`)).body));
    expect(commitmentTo(record.seed)).toBe(commitment);
    const game = gameNamed('brawl');
    expect(game === undefined ? '' : verify(game, record).difference).toBeNull();
    await expect
      .poll(async () => (await ann.ask<{ ratings: RatingSoFar[] }>('GET', `/people/${ann.id}`)).body.ratings.length)
      .toBe(1);
    const { ratings } = (await ann.ask<{ ratings: RatingSoFar[] }>('GET', `/people/${ann.id}`)).body;
    expect(ratings.map(({ mu, curve }) => curve.at(-1) === mu)).toEqual([true]);
    const history = await bob.ask<{ matches: { over: MatchOver }[] }>('GET', `/people/${bob.id}/matches`);
    expect(history.body.matches[0]?.over.by).toBe('rules');

    const again = await first.request({ ask: 'rematch' });
    await second.until('the other hears of the rematch', ({ heard }) => heard.some(({ tell }) => tell === 'rematch'));
    expect(await second.request({ ask: 'rematch' })).toEqual(again);
    for (const at of [first, second, onlooker]) await at.leave();
  });

  test('whoever comes back is at the exact question; duplicates and what is late get the present scene', async () => {
    const { id, at } = await seatTwo(ann, bob, wanted('brawl', [...TWO]));
    const [first, second] = at;
    const asked = first.scene?.view.decision === null ? second : first;
    const { decision } = asked.scene?.view ?? {};
    if (decision == null) throw new Error('nobody is asked');
    const who = asked === first ? ann : bob;
    await asked.leave();
    const back = await who.sit(id);
    await back.until('the scene is there', ({ scene }) => scene !== null);
    expect(back.scene?.view.decision).toEqual(decision);
    const { seat, asked: question } = decision;
    const choice = { ask: 'choose', seat, asked: question, option: 0 } as const;
    const [one, two] = await Promise.all([back.request(choice), back.request(choice)]);
    expect([one.tell, two.tell]).toEqual(['change', 'scene']);
    const other = asked === first ? second : first;
    const theirs = await other.request(choice);
    expect(theirs).toMatchObject({ tell: 'refused', because: { id: 'host.notYourSeat' } });
    for (const sitter of [back, other]) await sitter.leave();
  });

  test('offers: a pause by agreement, taking back by consent, and giving up', async () => {
    const { at } = await seatTwo(ann, bob, wanted('brawl', [...TWO]));
    const [first, second] = at;
    await first.request({ ask: 'offer', what: 'pause', seat: 0 });
    await second.until('the offer is heard', ({ standing }) => standing?.offers[0]?.what === 'pause');
    await second.request({ ask: 'answer', what: 'pause', seat: 1, agree: true });
    await first.until('it is paused', ({ standing }) => standing?.paused === true);
    const asked = first.scene?.view.decision === null ? second : first;
    const decision = asked.scene?.view.decision;
    if (decision == null) throw new Error('nobody is asked');
    const choice = { ask: 'choose', seat: decision.seat, asked: decision.asked, option: 0 } as const;
    expect(await asked.request(choice)).toMatchObject({ tell: 'refused', because: { id: 'table.paused' } });
    await second.request({ ask: 'offer', what: 'goOn', seat: 1 });
    await first.request({ ask: 'answer', what: 'goOn', seat: 0, agree: true });
    await second.until('it goes on', ({ standing }) => standing?.paused === false);

    const before = asked.scene?.view.asked;
    await asked.request(choice);
    expect(asked.scene?.view.asked).not.toBe(before);
    await asked.request({ ask: 'offer', what: 'undo', seat: decision.seat });
    const other = asked === first ? second : first;
    await other.request({ ask: 'answer', what: 'undo', seat: 1 - decision.seat, agree: true });
    await asked.until('the choice is taken back', ({ scene }) => scene?.view.asked === before);

    expect(await first.request({ ask: 'offer', what: 'draw', seat: 0 })).toMatchObject({
      because: { id: 'table.noDraw' },
    });
    await first.request({ ask: 'concede', seat: 0 });
    await second.until('it is over', ({ standing }) => standing?.over != null);
    expect(second.standing?.over).toEqual({ rewards: [0, 1], by: 'concession', seat: 0 });
    for (const sitter of at) await sitter.leave();
  });

  test('a draw, where the rules know one: offered, declined, offered again and agreed to by all', async () => {
    const people = [ann, bob, await guestAt(base, 'Cat'), await guestAt(base, 'Dan')];
    const seats = [{ by: 'me' }, { by: 'anybody' }, { by: 'anybody' }, { by: 'anybody' }] as const;
    const { id } = (await ann.ask<{ table: TableInfo }>('POST', '/tables', wanted('basicverse', [...seats]))).body
      .table;
    for (const one of people.slice(1)) await one.ask('POST', `/tables/${id}/seats`, { seat: null, invitation: null });
    const at = await Promise.all(people.map((one) => one.sit(id)));
    const [first, second] = at as [AtTable, AtTable];
    for (const one of at) await one.until('the match begins', ({ standing }) => standing !== null);
    const isOffered = ({ standing }: AtTable): boolean => standing?.offers[0]?.what === 'draw';

    await first.request({ ask: 'offer', what: 'draw', seat: 0 });
    await second.until('the offer is heard', isOffered);
    await second.request({ ask: 'answer', what: 'draw', seat: 1, agree: false });
    await first.until('it is declined', (one) => !isOffered(one));
    await second.request({ ask: 'offer', what: 'draw', seat: 1 });
    await first.until('it is offered again', isOffered);
    for (const seat of [0, 2, 3]) {
      expect(first.standing?.over).toBeNull();
      await at[seat]?.request({ ask: 'answer', what: 'draw', seat, agree: true });
    }
    for (const one of at) await one.until('it is over', ({ standing }) => standing?.over != null);
    expect(first.standing?.over).toEqual({ rewards: [0.5, 0.5, 0.5, 0.5], by: 'agreement', seat: null });
    for (const one of at) await one.leave();
  });

  test('a bot plays, takes a seat over and hands it back', async () => {
    const { body } = await ann.ask<{ table: TableInfo }>(
      'POST',
      '/tables',
      wanted('brawl', [{ by: 'bot', bot: 'novice' }, { by: 'me' }]),
    );
    const at = await ann.sit(body.table.id);
    await at.until('the match begins', ({ standing }) => standing !== null);
    playsAlong(at, lot(5));
    await at.until('the bot has chosen', ({ scene }) => (scene?.botChoices.length ?? 0) > 0);
    at.onReport = null;
    await at.request({ ask: 'letBotPlay', seat: 1, bot: 'novice' });
    await at.until('a bot sits there', ({ standing }) => standing?.seats[1]?.by === 'bot');
    await at.request({ ask: 'takeBackSeat', seat: 1 });
    await at.until('the seat is back', ({ standing }) => standing?.seats[1]?.by === 'person');
    expect(await at.request({ ask: 'hint', seat: 1, asked: 999 })).toMatchObject({ tell: 'refused' });
    await at.leave();
  });

  test('the program of the how-to plays a match, by token', async () => {
    const account = await guestAt(base, 'Carol');
    await account.ask('POST', '/accounts', { name: `Carol ${house.database.name}`, password: 'correct horse' });
    const { body } = await account.ask<{ token: string; person: Person }>('POST', '/tokens', {
      label: `bot ${house.database.name}`,
    });
    const made = await ann.ask<{ table: TableInfo }>('POST', '/tables', wanted('brawl', [...TWO]));
    const { id } = made.body.table;
    const joined = await fetch(`${base}/api/v2/tables/${id}/seats`, {
      method: 'POST',
      headers: { authorization: `Bearer ${body.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ seat: null, invitation: null }),
    });
    expect(joined.status).toBe(200);
    const at = await ann.sit(id);
    const program = spawn(process.execPath, [PROGRAM, base, body.token, id]);
    const end = once(program, 'close');
    let said = '';
    program.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    playsAlong(at, lot(3));
    await end;
    expect(said).toMatch(/^over by rules: [01],[01]\n$/);
    await at.leave();
  });

  test('what is said is heard, by a side alone if it is for them', async () => {
    const { at } = await seatTwo(ann, bob, wanted('brawl', [...TWO]));
    const [first, second] = at;
    await first.request({ ask: 'say', channel: 'side', text: 'only us' });
    await first.request({ ask: 'say', channel: 'table', text: 'hello' });
    await second.until('the line is heard', ({ heard }) => heard.some(({ tell }) => tell === 'said'));
    const lines = second.heard.flatMap((report) => (report.tell === 'said' ? [report.line.text] : []));
    expect(lines).toEqual(['hello']);
    await first.until('both lines are heard', ({ heard }) => heard.filter(({ tell }) => tell === 'said').length === 2);
    for (const sitter of at) await sitter.leave();
  });

  test('a table at which nobody has sat for a minute is let go of, and comes back as it stood', async () => {
    const { hub } = house.node.house;
    const { id, at } = await seatTwo(ann, bob, wanted('brawl', [...TWO]));
    const before = at[0].scene?.view;
    await at[1].leave();
    const live = await hub.table(id);
    if (live === null) throw new Error('no table');
    const aMinuteLater = (): void => void (live.touched = hub.now() - 60_001);
    aMinuteLater();
    await new Promise((resolve) => setTimeout(resolve, 5500));
    expect(hub.tables.has(id)).toBe(true);
    await at[0].leave();
    await expect.poll(() => live.sitters.size).toBe(0);
    aMinuteLater();
    await expect.poll(() => hub.tables.has(id), { timeout: 8000 }).toBe(false);
    const back = await ann.sit(id);
    await back.until('the scene is there', ({ scene }) => scene !== null);
    expect(back.scene?.view).toEqual(before);
    await back.leave();
  }, 30_000);

  /** As a build that calls its steps differently finds it. */
  async function spoilSnapshot(id: string): Promise<void> {
    const store = await house.database.open('spoiler');
    const { numUpdatedRows } = await store.db
      .updateTable('snapshot')
      .set({ saved: '{"match":{"position":{"stack":[{"step":"brawl/gone.step"}]}}}' })
      .where('match', '=', id)
      .executeTakeFirstOrThrow();
    await store.close();
    expect(Number(numUpdatedRows)).toBe(1);
  }

  test.each([
    { from: 'its snapshot', spoilt: false },
    { from: 'its journal, where the snapshot cannot be read', spoilt: true },
  ])('a match comes back from $from after the node was closed', async ({ spoilt }) => {
    const { id, at } = await seatTwo(ann, bob, wanted('brawl', [...TWO]));
    const [first, second] = at;
    playsAlong(first, lot(1));
    playsAlong(second, lot(2));
    await first.until('some choices are made', ({ scene }) => (scene?.n ?? 0) >= 20);
    first.onReport = second.onReport = null;
    await new Promise((resolve) => setTimeout(resolve, 200));
    const look = async () => {
      const report = await first.request({ ask: 'look', eyes: [0] });
      return report.tell === 'scene' ? report.scene : null;
    };
    const before = await look();
    await house.node.close();
    if (spoilt) await spoilSnapshot(id);
    house.node = await startNode(house.database, new URL(base).port);
    const back = await ann.sit(id);
    await back.until('the scene is there', ({ scene }) => scene !== null);
    expect(back.scene?.view).toEqual(before?.view);
    expect(back.scene?.n).toBe(before?.n);
    const log = await back.request({ ask: 'log', from: 0 });
    expect(log.tell === 'log' && log.log.lines.length).toBeGreaterThan(0);
    await back.leave();
  });
});
