/** One referee, a small game, every request. */
import {
  anyAnswer,
  BadRecord,
  ONLOOKER,
  openAsks,
  recordOf,
  seeded,
  startMatch,
  type Game,
  type MatchRecord,
} from '@arenarium/engine';
import { games } from '@arenarium/games';
import type { MatchReport, MatchRequest, Player, Scene } from '@arenarium/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  botsEntry,
  enterInto,
  hosted,
  hostedFrom,
  refereeWith,
  sceneFor,
  thinkingHere,
  type Hosted,
  type Viewer,
} from '../src/index.ts';
import { highCard } from './high-card.ts';
import { playByLot, tableOf } from './tables.ts';

const game = highCard as Game;
const person = (name: string): Player => ({ by: 'person', name });
const bot = (name: string): Player => ({ by: 'bot', name, bot: 'random' });

let seeds = 0;
const referee = refereeWith({ thinking: thinkingHere, freshSeed: () => `fresh ${seeds++}` });
beforeEach(() => (seeds = 0));

/** A page in front of which all people of the match sit, looking through these seats. */
class Page {
  readonly host: Hosted;
  readonly viewer: Viewer;
  constructor(players: readonly Player[], eyes: readonly number[]) {
    this.host = hosted(startMatch(game, { seats: players.length, seed: 'a' }), players);
    const holds = players.flatMap(({ by }, seat) => (by === 'person' ? [seat] : []));
    this.viewer = { holds, eyes, setsPace: true };
  }
  get scene(): Scene {
    return sceneFor(this.host, this.viewer.eyes);
  }
  get record(): MatchRecord {
    return recordOf(this.host.match);
  }
  /** Ask; what is to be entered is entered. */
  async ask(request: MatchRequest): Promise<MatchReport> {
    const met = await referee.meet(this.host, this.viewer, request);
    if ('report' in met) return met.report;
    enterInto(this.host, met.entry);
    return { tell: 'scene', scene: this.scene };
  }
  choose(seat: number, asked: number, option: number): Promise<MatchReport> {
    return this.ask({ ask: 'choose', seat, asked, option });
  }
}
const sceneIn = (report: MatchReport): Scene => {
  if (report.tell !== 'scene') throw new Error(JSON.stringify(report));
  return report.scene;
};

describe('what is seen', () => {
  test('the eyes see their own hands, and no other', () => {
    const { view } = new Page([person('Ann'), person('Bob'), bot('Cid')], [0]).scene;
    expect(view.seat).toBe(0);
    expect(view.faces.map((face) => face >= 0)).toEqual([...Array(3).fill(true), ...Array(6).fill(false)]);
    expect(view.decision?.options).toHaveLength(2);
  });
  test('one person with two seats sees both hands', () => {
    const { view } = new Page([person('Ann'), bot('Bob'), person('Ann')], [0, 2]).scene;
    expect(view.faces.map((face) => face >= 0)).toEqual([true, true, true, false, false, false, true, true, true]);
  });
  test('without eyes there is no hand and no decision to see', () => {
    const { view } = new Page([person('Ann'), person('Bob')], []).scene;
    expect(view.seat).toBe(ONLOOKER);
    expect(view.faces.every((face) => face === -1)).toBe(true);
    expect(view.decision).toBeNull();
  });
  test('nobody looks through seats that are not theirs', async () => {
    const page = new Page([person('Ann'), bot('Bob')], [0]);
    expect(await page.ask({ ask: 'look', eyes: [1] })).toMatchObject({
      tell: 'refused',
      because: { id: 'host.notYourSeat' },
    });
    expect(page.viewer.eyes).toEqual([0]);
  });
  test('the log is told by the page', async () => {
    const page = new Page([bot('Ann'), bot('Bob')], []);
    while (page.scene.view.result === null) await page.ask({ ask: 'letBotChoose' });
    const told = await page.ask({ ask: 'log', from: 1 });
    if (told.tell !== 'log') throw new Error(told.tell);
    expect(told.log).toEqual({ from: 1, of: page.scene.log.of, lines: page.scene.log.lines.slice(1) });
    expect(await page.ask({ ask: 'log', from: 9999 })).toMatchObject({ tell: 'log', log: { lines: [] } });
  });
});

describe('choosing', () => {
  test('bots choose one at a time, to the end of the match', async () => {
    const page = new Page([bot('Ann'), bot('Bob'), bot('Cid')], []);
    await page.ask({ ask: 'letBotChoose' });
    expect(page.record.entries).toHaveLength(1);
    while (page.scene.view.result === null) sceneIn(await page.ask({ ask: 'letBotChoose' }));
    expect(page.scene.view.result.rule).toBe('HC-1.4');
    expect(page.record.entries).toHaveLength(7);
    expect(await page.ask({ ask: 'letBotChoose' })).toMatchObject({ because: { id: 'host.noBotWaits' } });
  });
  test('a bot whose match went on while it thought chooses nothing', async () => {
    const page = new Page([bot('Ann'), bot('Bob')], []);
    const slow = botsEntry(page.host, { ...thinkingHere, choose: () => Promise.resolve(0) });
    enterInto(page.host, [0, 0]);
    expect(await slow).toBeNull();
  });
  test('a stale choice is refused and changes nothing', async () => {
    const page = new Page([person('Ann'), bot('Bob')], [0]);
    const { asked } = page.scene.view;
    const boasted = sceneIn(await page.choose(0, asked, 0));
    expect(await page.choose(0, asked, 0)).toMatchObject({ tell: 'refused', because: { id: 'choice.stale' } });
    expect(page.scene).toEqual(boasted);
  });
  test('nobody chooses for somebody else', async () => {
    const page = new Page([person('Ann'), bot('Bob')], [0]);
    const { asked } = sceneIn(await page.choose(0, page.scene.view.asked, 0)).view;
    await page.choose(0, asked, 0);
    expect(await page.choose(1, page.scene.view.asked, 0)).toMatchObject({ because: { id: 'host.notYourSeat' } });
  });
});

describe('taking back', () => {
  test('is free until something is learned, then needs consent', async () => {
    const page = new Page([person('Ann'), bot('Bob')], [0]);
    const first = page.scene;
    expect(first.undo).toBe('none');
    const boasted = sceneIn(await page.choose(0, first.view.asked, 0));
    expect(boasted.undo).toBe('free');
    await page.ask({ ask: 'undo', seats: [0], consent: 'notAsked' });
    expect(page.host.match.entries).toEqual([]);
    expect(page.record.entries).toEqual([[0, 0], { back: 1 }]);

    await page.choose(0, first.view.asked, 0);
    await page.choose(0, boasted.view.asked, 1);
    await page.ask({ ask: 'letBotChoose' });
    expect(page.scene.undo).toBe('byConsent');
    expect(await page.ask({ ask: 'undo', seats: [0], consent: 'notAsked' })).toMatchObject({
      because: { id: 'host.othersMustAgree' },
    });
    const back = sceneIn(await page.ask({ ask: 'undo', seats: [0], consent: 'given' }));
    expect(page.host.match.entries).toEqual([[0, 0], { redeal: 'fresh 0' }]);
    expect(back.view.decision?.question).toBe('highCard/play');
    // A journal is never shortened: every change counts.
    expect(back.n).toBe(6);
  });
  test('is not for one to allow where others play', async () => {
    const page = new Page([person('Ann'), person('Bob')], [0]);
    await page.choose(0, page.scene.view.asked, 0);
    await page.choose(0, page.scene.view.asked, 1);
    await page.choose(1, page.scene.view.asked, 1);
    expect(page.scene.undo).toBe('byConsent');
    const alone: Viewer = { holds: [0], eyes: [0], setsPace: false };
    const met = await referee.meet(page.host, alone, { ask: 'undo', seats: [0], consent: 'given' });
    expect(met).toMatchObject({ report: { because: { id: 'host.othersMustAgree' } } });
  });
});

describe('asking', () => {
  test('what cannot be done is named with its rule, to whoever holds the seat', async () => {
    const page = new Page([person('Ann'), bot('Bob')], [0]);
    const boasted = sceneIn(await page.choose(0, page.scene.view.asked, 0));
    await page.choose(0, boasted.view.asked, 0);
    const second = sceneIn(await page.ask({ ask: 'letBotChoose' }));
    const report = await page.ask({ ask: 'whyNot', seat: 0, asked: second.view.asked });
    if (report.tell !== 'whyNot') throw new Error(report.tell);
    expect(report.forbidden.map(({ rule, points }) => [rule, points])).toEqual([
      ['HC-1.2', ['card:0']],
      ['HC-1.2', [expect.stringMatching(/^card:[345]$/)]],
    ]);
    expect((await page.ask({ ask: 'whyNot', seat: 1, asked: second.view.asked })).tell).toBe('refused');
    expect((await page.ask({ ask: 'whyNot', seat: 0, asked: 0 })).tell).toBe('refused');
  });
  test('what can be counted is told through the eyes of whoever asks', async () => {
    const page = new Page([person('Ann'), bot('Bob')], [0]);
    const report = await page.ask({ ask: 'counts' });
    if (report.tell !== 'counts') throw new Error(report.tell);
    // Ann sees her three of the six, so she knows what Bob holds, if not where.
    const own = page.scene.view.faces.filter((face) => face >= 0);
    expect(report.n).toBe(page.host.n);
    expect(report.counts.map(({ seat, cards }) => [seat, cards])).toEqual([[1, [3, 4, 5]]]);
    const faces = report.counts[0]?.faces.map(([face, atLeast, atMost]) => [face, atLeast === atMost]);
    expect(faces?.every(([face, sure]) => sure === true && !own.includes(Number(face)))).toBe(true);
    const onlooker = new Page([person('Ann'), bot('Bob')], []);
    const told = await onlooker.ask({ ask: 'counts' });
    if (told.tell !== 'counts') throw new Error(told.tell);
    expect(told.counts.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(told.counts.every(({ faces: each }) => each.every(([, atLeast]) => atLeast === 0))).toBe(true);
  });
  test('a set is written down in one way, whatever the order in which it came', async () => {
    const legends = games.find(({ id }) => id === 'legends') as Game;
    const host = tableOf(legends, 'sets');
    const ask = () => openAsks(host.match.position).find(({ picking }) => picking !== null);
    playByLot(host, 'sets', () => undefined, 2);
    const asked = ask();
    if (asked === undefined) throw new Error('nobody is asked for a set');
    const set = anyAnswer(host.match.position, asked, seeded('any')) as readonly number[];
    const viewer = { holds: [asked.seat], eyes: [asked.seat], setsPace: false };
    const option = set.toReversed();
    const met = await referee.meet(host, viewer, { ask: 'choose', seat: asked.seat, asked: host.match.position.asked, option }); // prettier-ignore
    expect(met).toEqual({ entry: [asked.seat, set] });
  });
  test('a hint is for the question that is open, with the best option first', async () => {
    const page = new Page([person('Ann'), bot('Bob')], [0]);
    const first = page.scene;
    const report = await page.ask({ ask: 'hint', seat: 0, asked: first.view.asked });
    if (report.tell !== 'hint') throw new Error(report.tell);
    expect(report).toMatchObject({ seat: 0, asked: first.view.asked });
    expect(new Set(report.advised.map(({ option }) => option))).toEqual(new Set([0, 1]));
    expect(report.advised.every(({ said }) => said.id.startsWith('bot.'))).toBe(true);
    expect(page.scene).toEqual(first);

    await page.choose(0, first.view.asked, 0);
    expect(await page.ask({ ask: 'hint', seat: 0, asked: first.view.asked })).toMatchObject({
      tell: 'refused',
      because: { id: 'host.notAsked' },
    });
    expect((await page.ask({ ask: 'hint', seat: 7, asked: first.view.asked + 1 })).tell).toBe('refused');
  });
  test('a bot asked why keeps its cards to itself until the match is over', async () => {
    const page = new Page([person('Ann'), bot('Bob')], [0]);
    expect(page.scene.botChoices).toEqual([]);
    const boasted = sceneIn(await page.choose(0, page.scene.view.asked, 0));
    await page.choose(0, boasted.view.asked, 0);
    const second = sceneIn(await page.ask({ ask: 'letBotChoose' }));
    expect(second.botChoices).toEqual([{ seat: 1, entry: 2 }]);
    expect(await page.ask({ ask: 'why', entry: 2 })).toMatchObject({
      tell: 'why',
      entry: 2,
      reasons: [{ prompt: null, said: [{ id: 'bot.sees' }, { id: 'bot.guarded' }] }],
    });

    await page.choose(0, second.view.asked, 0);
    const end = sceneIn(await page.ask({ ask: 'letBotChoose' }));
    expect(end.view.result).not.toBeNull();
    expect(end.undo).toBe('none');
    const told = await page.ask({ ask: 'why', entry: 2 });
    if (told.tell !== 'why') throw new Error(told.tell);
    expect(told.reasons[0]?.said.map(({ id }) => id)).toEqual(['bot.chose', 'bot.instead', 'bot.instead']);
  });
  test.each([
    ['a person’s choice', 0],
    ['a choice nobody made', 99],
  ])('nobody can be asked about %s', async (_, entry) => {
    const page = new Page([person('Ann'), bot('Bob')], [0]);
    await page.choose(0, page.scene.view.asked, 0);
    expect(await page.ask({ ask: 'why', entry })).toMatchObject({ because: { id: 'host.noBotsChoice' } });
  });
});

describe('the record', () => {
  test('is given out when the match is over, and not before', async () => {
    const page = new Page([bot('Ann'), bot('Bob')], []);
    expect(await page.ask({ ask: 'record' })).toMatchObject({ tell: 'refused', because: { id: 'host.notOver' } });
    while (page.scene.view.result === null) await page.ask({ ask: 'letBotChoose' });
    const report = await page.ask({ ask: 'record' });
    if (report.tell !== 'record') throw new Error(report.tell);
    expect(JSON.parse(report.text)).toEqual({ ...page.record, players: page.host.players });
  });
  test('is opened where it was left', async () => {
    const page = new Page([person('Ann'), bot('Bob')], [0]);
    await page.choose(0, page.scene.view.asked, 0);
    expect(sceneFor(hostedFrom(game, page.record, page.host.players), [0])).toEqual(page.scene);
  });
  test.each([
    ['another version of the rules', { rules: 9 }, /version 9/],
    ['a choice that was never offered', { entries: [[0, 7] as const] }, /entry 0 was added/],
    [
      'an outcome it does not come to',
      { outcome: { rewards: null, fingerprint: 'x' } },
      /changed, or comes from other/,
    ],
  ])('%s is not opened, and said why', (_, fault, because) => {
    const { record, host } = new Page([person('Ann'), bot('Bob')], [0]);
    const opening = () => hostedFrom(game, { ...record, ...fault }, host.players);
    expect(opening).toThrow(BadRecord);
    expect(opening).toThrow(because);
  });
});

test('an entry that cannot be is a mistake, and changes nothing', () => {
  const { host, record } = new Page([person('Ann'), person('Bob')], [0]);
  expect(() => enterInto(host, [0, 9])).toThrow(/cannot be made/);
  expect(recordOf(host.match)).toEqual(record);
  expect(host.n).toBe(0);
});
