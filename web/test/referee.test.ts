import { ONLOOKER, type Game } from '@arenarium/engine';
import { beforeEach, expect, test } from 'vitest';
import { highCard } from './high-card.ts';
import type { Driver, Report, Request, Scene } from '../src/play/protocol.ts';
import { refereeWith, type Referee } from '../src/play/referee.ts';

const person = (name: string): Driver => ({ by: 'person', name });
const bot = (name: string): Driver => ({ by: 'bot', name, bot: 'random' });
const start = (drivers: readonly Driver[], eyes: readonly number[]): Request => ({
  ask: 'open',
  record: { game: 'highCard', rules: 1, seats: drivers.length, settings: {}, seed: 'a', entries: [] },
  drivers,
  eyes,
});

let referee: Referee;
beforeEach(() => {
  let n = 0;
  referee = refereeWith({
    gameNamed: (id) => (id === highCard.id ? (highCard as Game) : undefined),
    freshSeed: () => `fresh ${n++}`,
  });
});
function sceneOf(report: Report): Scene {
  if (report.tell !== 'scene') throw new Error(JSON.stringify(report));
  return report.scene;
}
const choose = (seat: number, asked: number, option: number): Report =>
  referee.meet({ ask: 'choose', choice: { seat, asked, option } });

test('the eyes see their own hands, and no other', () => {
  const { view } = sceneOf(referee.meet(start([person('Ann'), person('Bob'), bot('Cid')], [0])));
  expect(view.seat).toBe(0);
  expect(view.faces.map((face) => face >= 0)).toEqual([...Array(3).fill(true), ...Array(6).fill(false)]);
  expect(view.decision?.options).toHaveLength(2);
});

test('one person with two seats sees both hands', () => {
  const { view } = sceneOf(referee.meet(start([person('Ann'), bot('Bob'), person('Ann')], [0, 2])));
  expect(view.faces.map((face) => face >= 0)).toEqual([true, true, true, false, false, false, true, true, true]);
});

test('without eyes there is no hand and no decision to see', () => {
  const { view } = sceneOf(referee.meet(start([person('Ann'), person('Bob')], [])));
  expect(view.seat).toBe(ONLOOKER);
  expect(view.faces.every((face) => face === -1)).toBe(true);
  expect(view.decision).toBeNull();
});

test('bots choose one at a time, to the end of the match', () => {
  const watched = sceneOf(referee.meet(start([bot('Ann'), bot('Bob'), bot('Cid')], [])));
  const next = sceneOf(referee.meet({ ask: 'letBotChoose' }));
  expect(next.record.entries).toHaveLength(watched.record.entries.length + 1);
  let end = next;
  while (end.view.result === null) end = sceneOf(referee.meet({ ask: 'letBotChoose' }));
  expect(end.view.result.rule).toBe('HC-1.4');
  expect(end.record.entries).toHaveLength(7);
});

test('taking back is free until something is learned, then needs consent', () => {
  const first = sceneOf(referee.meet(start([person('Ann'), bot('Bob')], [0])));
  expect(first.undo).toBe('none');
  const boasted = sceneOf(choose(0, first.view.asked, 0));
  expect(boasted.undo).toBe('free');
  expect(sceneOf(referee.meet({ ask: 'undo', seats: [0], consent: 'notAsked' })).record.entries).toEqual([]);

  choose(0, first.view.asked, 0);
  choose(0, boasted.view.asked, 1);
  const after = sceneOf(referee.meet({ ask: 'letBotChoose' }));
  expect(after.undo).toBe('byConsent');
  expect(referee.meet({ ask: 'undo', seats: [0], consent: 'notAsked' }).tell).toBe('refused');
  const back = sceneOf(referee.meet({ ask: 'undo', seats: [0], consent: 'given' }));
  expect(back.record.entries).toEqual([[0, 0], { redeal: 'fresh 0' }]);
  expect(back.view.decision?.question).toBe('highCard/play');
});

test('what cannot be done is named with its rule', () => {
  const first = sceneOf(referee.meet(start([person('Ann'), bot('Bob')], [0])));
  const boasted = sceneOf(choose(0, first.view.asked, 0));
  choose(0, boasted.view.asked, 0);
  const second = sceneOf(referee.meet({ ask: 'letBotChoose' }));
  const report = referee.meet({ ask: 'whyNot', seat: 0, asked: second.view.asked });
  if (report.tell !== 'whyNot') throw new Error(report.tell);
  expect(report.forbidden.map(({ rule, points }) => [rule, points])).toEqual([
    ['HC-1.2', ['card:0']],
    ['HC-1.2', [expect.stringMatching(/^card:[345]$/)]],
  ]);
});

test('a stale choice is refused and changes nothing', () => {
  const first = sceneOf(referee.meet(start([person('Ann'), bot('Bob')], [0])));
  const boasted = sceneOf(choose(0, first.view.asked, 0));
  expect(choose(0, first.view.asked, 0)).toMatchObject({ tell: 'refused', because: { id: 'choice.stale' } });
  expect(sceneOf(referee.meet({ ask: 'look', eyes: [0] })).record).toEqual(boasted.record);
});

test('a record is opened where it was left', () => {
  const first = sceneOf(referee.meet(start([person('Ann'), bot('Bob')], [0])));
  const boasted = sceneOf(choose(0, first.view.asked, 0));
  const again = referee.meet({ ask: 'open', record: boasted.record, drivers: [person('Ann'), bot('Bob')], eyes: [0] });
  expect(sceneOf(again)).toEqual(boasted);
});

test.each([
  ['an unknown game', { game: 'chess' }, /no game called "chess"/],
  ['another version of the rules', { rules: 9 }, /version 9/],
  ['a choice that was never offered', { entries: [[0, 7] as const] }, /entry 0 \(seat 0, option 7\)/],
  ['an outcome it does not come to', { outcome: { rewards: null, fingerprint: 'x' } }, /changed, or comes from other/],
  ['a wrong number of seats', { seats: 3 }, /3 seats; 2 are filled/],
])('%s is not opened, and said why', (_, fault, because) => {
  const { record } = sceneOf(referee.meet(start([person('Ann'), bot('Bob')], [0])));
  const report = referee.meet({
    ask: 'open',
    record: { ...record, ...fault },
    drivers: [person('Ann'), bot('Bob')],
    eyes: [0],
  });
  if (report.tell !== 'notOpened') throw new Error(report.tell);
  expect(report.because).toMatch(because);
});

test('a hint is for the question that is open, with the best option first', () => {
  const first = sceneOf(referee.meet(start([person('Ann'), bot('Bob')], [0])));
  const report = referee.meet({ ask: 'hint', seat: 0, asked: first.view.asked });
  if (report.tell !== 'hint') throw new Error(report.tell);
  expect(report).toMatchObject({ seat: 0, asked: first.view.asked });
  expect(new Set(report.advised.map(({ option }) => option))).toEqual(new Set([0, 1]));
  expect(report.advised.every(({ said }) => said.id.startsWith('bot.'))).toBe(true);
  expect(sceneOf(referee.meet({ ask: 'look', eyes: [0] }))).toEqual(first);

  choose(0, first.view.asked, 0);
  expect(referee.meet({ ask: 'hint', seat: 0, asked: first.view.asked })).toMatchObject({
    tell: 'refused',
    because: { id: 'page.notAsked' },
  });
  expect(referee.meet({ ask: 'hint', seat: 7, asked: first.view.asked + 1 }).tell).toBe('refused');
});

test('a bot asked why keeps its cards to itself until the match is over', () => {
  const first = sceneOf(referee.meet(start([person('Ann'), bot('Bob')], [0])));
  expect(first.botChoices).toEqual([]);
  const boasted = sceneOf(choose(0, first.view.asked, 0));
  choose(0, boasted.view.asked, 0);
  const second = sceneOf(referee.meet({ ask: 'letBotChoose' }));
  expect(second.botChoices).toEqual([{ seat: 1, entry: 2 }]);
  expect(referee.meet({ ask: 'why', entry: 2 })).toMatchObject({
    tell: 'why',
    entry: 2,
    reasons: [{ prompt: null, said: [{ id: 'bot.sees' }, { id: 'bot.guarded' }] }],
  });

  choose(0, second.view.asked, 0);
  const end = sceneOf(referee.meet({ ask: 'letBotChoose' }));
  expect(end.view.result).not.toBeNull();
  const told = referee.meet({ ask: 'why', entry: 2 });
  if (told.tell !== 'why') throw new Error(told.tell);
  expect(told.reasons[0]?.said.map(({ id }) => id)).toEqual(['bot.chose', 'bot.instead', 'bot.instead']);
});

test.each([
  ['a person’s choice', 0],
  ['a choice nobody made', 99],
])('nobody can be asked about %s', (_, entry) => {
  const first = sceneOf(referee.meet(start([person('Ann'), bot('Bob')], [0])));
  choose(0, first.view.asked, 0);
  expect(referee.meet({ ask: 'why', entry })).toMatchObject({ tell: 'refused', because: { id: 'page.noBotsChoice' } });
});
