/** The worker's desk, with a keeper that keeps in memory. */
import { tricks } from '@arenarium/engine/tricks';
import { thinkingHere } from '@arenarium/host';
import type { BringWanted, Player } from '@arenarium/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import type { KeptMatch } from '../src/play/database.ts';
import { deskWith } from '../src/play/desk.ts';
import { firstEyes, type HouseReport, type HouseRequest } from '../src/play/house.ts';

const ann: Player = { by: 'person', name: 'Ann' };
const bob: Player = { by: 'bot', name: 'Bob', bot: 'random' };

let kept: Map<string, KeptMatch>;
let news: HouseReport[];
let brought: BringWanted[];
let ask: (request: HouseRequest) => Promise<HouseReport>;
beforeEach(() => {
  kept = new Map();
  news = [];
  brought = [];
  let n = 0;
  const meet = deskWith({
    thinking: thinkingHere,
    loadGame: (id) => Promise.resolve(id === tricks.id ? tricks : undefined),
    freshSeed: () => 'a secret seed',
    freshId: () => `match ${n++}`,
    bring: (wanted) => {
      brought.push(wanted);
      return Promise.resolve({ table: 'far', invitation: 'sesame' });
    },
    keeper: {
      keep: (match) => Promise.resolve(kept.set(match.id, match).size > 0),
      find: (id) => Promise.resolve(kept.get(id)),
    },
  });
  ask = (request) => meet(request, (report) => news.push(report));
});

const begin = (players: readonly Player[], game = 'tricks'): Promise<HouseReport> =>
  ask({ ask: 'begin', game, settings: {}, players, seed: null });

/** Play an open match to its end: the only person takes the first option, or the first two. */
async function playOut(): Promise<readonly HouseReport[]> {
  const told: HouseReport[] = [];
  for (;;) {
    const look = await ask({ ask: 'look', eyes: [0] });
    if (look.tell !== 'scene') throw new Error(look.tell);
    const { decision, result, asked } = look.scene.view;
    if (result !== null) return told;
    const option = decision?.set == null ? 0 : [0, 1];
    told.push(await ask(decision === null ? { ask: 'letBotChoose' } : { ask: 'choose', seat: 0, asked, option }));
  }
}

describe('a match', () => {
  test('is begun, kept, opened and played, and the page never gets its seed before the end', async () => {
    expect(await begin([ann, bob])).toEqual({ tell: 'begun', id: 'match 0' });
    const opened = await ask({ ask: 'open', id: 'match 0' });
    const told = await playOut();
    expect(JSON.stringify([opened, told, news])).not.toContain('a secret seed');
    expect(new Set(told.map(({ tell }) => tell))).toEqual(new Set(['change']));
    expect(news.every((report) => report.tell === 'kept' && report.kept)).toBe(true);
    const record = await ask({ ask: 'record' });
    expect(record.tell === 'record' && record.text).toContain('a secret seed');
    expect(kept.get('match 0')?.record.outcome?.rewards).not.toBeNull();
  });
  test('is opened to others: the record goes to the server unread, and the match goes on there', async () => {
    await begin([ann, bob]);
    await ask({ ask: 'open', id: 'match 0' });
    const how = { seats: [{ by: 'me' }, { by: 'anybody' }], access: 'link', time: { is: 'none' } } as const;
    const told = await ask({ ask: 'openToOthers', how });
    expect(told).toEqual({ tell: 'goesOn', table: 'far', invitation: 'sesame' });
    expect(brought).toMatchObject([how]);
    expect(brought[0]?.record).toContain('a secret seed');
    expect(kept.get('match 0')?.goesOn).toBe('far');
    expect(await ask({ ask: 'open', id: 'match 0' })).toMatchObject({ because: { id: 'house.goesOnline' } });
  });
  test('goes out as a file at any time, and comes in again', async () => {
    await begin([ann, bob]);
    await ask({ ask: 'open', id: 'match 0' });
    const out = await ask({ ask: 'file' });
    if (out.tell !== 'file') throw new Error(out.tell);
    const back = await ask({ ask: 'takeIn', text: (await out.file.text()).replaceAll('tricks', 'banishing') });
    // The game here is not one that people can send: everything else about it was in order.
    expect(back).toMatchObject({ tell: 'notOpened', because: { id: 'host.unknownGame' } });
    expect(out.name).toMatch(/^tricks-.*\.json$/);
  });
  test('is looked back at when it is over, and not before', async () => {
    await begin([ann, bob]);
    await ask({ ask: 'open', id: 'match 0' });
    expect(await ask({ ask: 'lookBack', id: 'match 0' })).toMatchObject({ because: { id: 'house.notOver' } });
    await playOut();
    const looked = await ask({ ask: 'lookBack', id: 'match 0' });
    expect(looked).toMatchObject({ tell: 'lookedBack', looked: { game: 'tricks', seats: 2, players: [ann, bob] } });
    expect(news.some(({ tell }) => tell === 'progress')).toBe(true);
  });
});

describe('what cannot be is said', () => {
  const cases: readonly (readonly [string, HouseRequest, string])[] = [
    ['no such game', { ask: 'begin', game: 'chess', settings: {}, players: [ann], seed: null }, 'host.unknownGame'],
    [
      'no such number of seats',
      { ask: 'begin', game: 'tricks', settings: {}, players: [ann], seed: null },
      'house.badSetup',
    ],
    ['no such match', { ask: 'open', id: 'nowhere' }, 'house.noSuchMatch'],
    ['no match is open', { ask: 'letBotChoose' }, 'house.noSuchMatch'],
    ['nothing to take in', { ask: 'takeIn', text: ' ' }, 'open.nothing'],
  ];
  test.each(cases)('%s', async (_, request, id) => {
    expect(await ask(request)).toMatchObject({ tell: 'notOpened', because: { id } });
  });
  test('a bot nobody knows', async () => {
    await begin([ann, { by: 'bot', name: 'Bob', bot: 'merlin' }]);
    expect(await ask({ ask: 'open', id: 'match 0' })).toMatchObject({ because: { id: 'host.unknownBot' } });
  });
});

test('the only person looks at once; of several nobody does until one says so', () => {
  expect(firstEyes([ann, bob, ann])).toEqual([0, 2]);
  expect(firstEyes([ann, bob, { by: 'person', name: 'Zoe' }])).toEqual([]);
  expect(firstEyes([bob])).toEqual([]);
});
