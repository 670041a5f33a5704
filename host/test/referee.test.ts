/** One referee, a small game, every request. */
import {
  anyAnswer,
  BadRecord,
  faceOf,
  ONLOOKER,
  openAsks,
  recordOf,
  seeded,
  startMatch,
  type Chosen,
  type Game,
  type MatchRecord,
} from '@arenarium/engine';
import { tricks } from '@arenarium/engine/tricks';
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
import { playByLot, tableOf } from './tables.ts';

const game: Game = tricks;
const person = (name: string): Player => ({ by: 'person', name });
const bot = (name: string): Player => ({ by: 'bot', name, bot: 'random' });

let seeds = 0;
const referee = refereeWith({ thinking: thinkingHere, freshSeed: () => `fresh ${seeds++}` });
beforeEach(() => (seeds = 0));

const begun = (seats: number) => startMatch(tricks, { seats, seed: 'a' });
/** A page in front of which all people of the match sit, looking through these seats. */
class Page {
  readonly match: ReturnType<typeof begun>;
  readonly host: Hosted;
  readonly viewer: Viewer;
  constructor(players: readonly Player[], eyes: readonly number[]) {
    this.match = begun(players.length);
    this.host = hosted(this.match, players);
    const holds = players.flatMap(({ by }, seat) => (by === 'person' ? [seat] : []));
    this.viewer = { holds, eyes, setsPace: true };
  }
  get scene(): Scene {
    return sceneFor(this.host, this.viewer.eyes);
  }
  /** Which cards lie in the hands of these seats. */
  handsOf(...seats: readonly number[]): number[] {
    return seats.flatMap((seat) => this.match.position.table.hands[seat] ?? []).toSorted((a, b) => a - b);
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
  choose(seat: number, asked: number, option: Chosen): Promise<MatchReport> {
    return this.ask({ ask: 'choose', seat, asked, option });
  }
}
/** Two of the hand are put aside before the first trick. */
const ASIDE = [0, 1];
/** Ann, a person, and Bob, a bot, have put two cards aside: both are asked for the first they play. */
async function firstTrick(): Promise<Page> {
  const page = new Page([person('Ann'), bot('Bob')], [0]);
  await page.choose(0, page.scene.view.asked, ASIDE);
  await page.ask({ ask: 'letBotChoose' });
  return page;
}
/** The same after one more trick, in which nobody stole. */
async function secondTrick(): Promise<Page> {
  const page = await firstTrick();
  while (page.match.position.table.round < 2) {
    const { decision, asked } = page.scene.view;
    await (decision === null ? page.ask({ ask: 'letBotChoose' }) : page.choose(0, asked, 0));
  }
  return page;
}
const seenIn = ({ view }: Scene): number[] => view.faces.flatMap((face, id) => (face >= 0 ? [id] : []));
const sceneIn = (report: MatchReport): Scene => {
  if (report.tell !== 'scene') throw new Error(JSON.stringify(report));
  return report.scene;
};

describe('what is seen', () => {
  test('the eyes see their own hands, and no other', () => {
    const page = new Page([person('Ann'), person('Bob'), bot('Cid')], [0]);
    expect(page.scene.view.seat).toBe(0);
    expect(seenIn(page.scene)).toEqual(page.handsOf(0));
    expect(page.scene.view.decision?.options.length).toBeGreaterThan(1);
  });
  test('one person with two seats sees both hands', () => {
    const page = new Page([person('Ann'), bot('Bob'), person('Ann')], [0, 2]);
    expect(seenIn(page.scene)).toEqual(page.handsOf(0, 2));
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
    let chosen = 0;
    for (; page.scene.view.result === null; chosen++) {
      expect(page.record.entries).toHaveLength(chosen);
      sceneIn(await page.ask({ ask: 'letBotChoose' }));
    }
    expect(page.scene.view.result.rule).toBe('TR-3.1');
    expect(chosen).toBeGreaterThan(20);
    expect(await page.ask({ ask: 'letBotChoose' })).toMatchObject({ because: { id: 'host.noBotWaits' } });
  });
  test('a bot whose match went on while it thought chooses nothing', async () => {
    const page = new Page([bot('Ann'), bot('Bob')], []);
    const slow = botsEntry(page.host, { ...thinkingHere, choose: () => Promise.resolve(0) });
    enterInto(page.host, [0, ASIDE]);
    expect(await slow).toBeNull();
  });
  test('a stale choice is refused and changes nothing', async () => {
    const page = await firstTrick();
    const { asked } = page.scene.view;
    expect(await page.choose(0, asked - 1, ASIDE)).toMatchObject({ tell: 'refused', because: { id: 'choice.stale' } });
    expect(page.scene.view.asked).toBe(asked);
  });
  test('nobody chooses for somebody else', async () => {
    const page = await firstTrick();
    expect(await page.choose(1, page.scene.view.asked, 0)).toMatchObject({ because: { id: 'host.notYourSeat' } });
  });
});

describe('taking back', () => {
  test('is free until something is learned, then needs consent', async () => {
    const page = new Page([person('Ann'), bot('Bob')], [0]);
    const first = page.scene;
    expect(first.undo).toBe('none');
    expect(sceneIn(await page.choose(0, first.view.asked, ASIDE)).undo).toBe('free');
    await page.ask({ ask: 'undo', seats: [0], consent: 'notAsked' });
    expect(page.host.match.entries).toEqual([]);
    expect(page.record.entries).toEqual([[0, ASIDE], { withdrawn: 0 }]);

    await page.choose(0, first.view.asked, ASIDE);
    await page.ask({ ask: 'letBotChoose' });
    expect(page.scene.undo).toBe('byConsent');
    expect(await page.ask({ ask: 'undo', seats: [0], consent: 'notAsked' })).toMatchObject({
      because: { id: 'host.othersMustAgree' },
    });
    const back = sceneIn(await page.ask({ ask: 'undo', seats: [0], consent: 'given' }));
    expect(page.host.match.entries).toEqual([{ redeal: 'fresh 0' }]);
    expect(back.view.decision?.question).toBe('tricks/aside');
    // A journal is never shortened: every change counts.
    expect(back.n).toBe(5);
  });
  test('is free after a question to one alone, and stays in the record', async () => {
    const page = new Page([person('Ann'), person('Bob'), person('Cid')], [0, 1, 2]);
    for (const seat of [0, 1, 2]) await page.choose(seat, page.scene.view.asked, ASIDE);
    for (const seat of [0, 1, 2]) await page.choose(seat, page.scene.view.asked, 0);
    const [asked] = page.scene.view.waiting;
    expect(asked?.question).toBe('tricks/steal');
    await page.choose(asked?.seat ?? -1, page.scene.view.asked, 0);
    expect(page.scene.undo).toBe('free');
    await page.ask({ ask: 'undo', seats: [asked?.seat ?? -1], consent: 'notAsked' });
    expect(page.record.entries.slice(6)).toEqual([[asked?.seat, 0], { back: 1 }]);
  });
  test('is not for one to allow where others play', async () => {
    const page = new Page([person('Ann'), person('Bob')], [0]);
    for (const seat of [0, 1]) await page.choose(seat, page.scene.view.asked, ASIDE);
    expect(page.scene.undo).toBe('byConsent');
    const alone: Viewer = { holds: [0], eyes: [0], setsPace: false };
    const met = await referee.meet(page.host, alone, { ask: 'undo', seats: [0], consent: 'given' });
    expect(met).toMatchObject({ report: { because: { id: 'host.othersMustAgree' } } });
  });
});

describe('asking', () => {
  test('what cannot be done is named with its rule, to whoever holds the seat', async () => {
    const page = await secondTrick();
    const { asked } = page.scene.view;
    const report = await page.ask({ ask: 'whyNot', seat: 0, asked });
    if (report.tell !== 'whyNot') throw new Error(report.tell);
    const { pile } = page.match.position.table;
    expect(pile.length).toBeGreaterThan(1);
    expect(report.forbidden.map(({ rule, points }) => [rule, points])).toEqual(
      pile.map((card) => ['TR-2.3', [`card:${card}`]]),
    );
    expect((await page.ask({ ask: 'whyNot', seat: 1, asked })).tell).toBe('refused');
    expect((await page.ask({ ask: 'whyNot', seat: 0, asked: 0 })).tell).toBe('refused');
  });
  test('what can be counted is told through the eyes of whoever asks', async () => {
    const page = new Page([person('Ann'), bot('Bob')], [0]);
    const report = await page.ask({ ask: 'counts' });
    if (report.tell !== 'counts') throw new Error(report.tell);
    const theirs = page.handsOf(1);
    const faces = theirs.map((id) => faceOf(page.match.position, id));
    expect(report.n).toBe(page.host.n);
    const held = report.counts.find(({ seat, cards }) => seat === 1 && cards.join() === theirs.join());
    for (const [face, atLeast, atMost] of held?.faces ?? []) {
      const n = faces.filter((one) => one === face).length;
      expect([n >= atLeast, n <= atMost]).toEqual([true, true]);
    }
    // There are two of each: what she holds herself, Bob does not.
    const own = page.handsOf(0).map((id) => faceOf(page.match.position, id));
    const most = new Map(held?.faces.map(([face, , atMost]) => [face, atMost]));
    for (const face of own) expect(most.get(face) ?? 0).toBe(2 - own.filter((one) => one === face).length);
    const onlooker = new Page([person('Ann'), bot('Bob')], []);
    const told = await onlooker.ask({ ask: 'counts' });
    if (told.tell !== 'counts') throw new Error(told.tell);
    expect(told.counts.map(({ seat }) => seat).filter((seat) => seat !== null)).toEqual([0, 1]);
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
    const met = await referee.meet(host, viewer, {
      ask: 'choose',
      seat: asked.seat,
      asked: host.match.position.asked,
      option,
    });
    expect(met).toEqual({ entry: [asked.seat, set] });
  });
  test('a hint is for the question that is open, with the best option first', async () => {
    const page = await firstTrick();
    const first = page.scene;
    const report = await page.ask({ ask: 'hint', seat: 0, asked: first.view.asked });
    if (report.tell !== 'hint') throw new Error(report.tell);
    expect(report).toMatchObject({ seat: 0, asked: first.view.asked });
    const offered = first.view.decision?.options.length ?? 0;
    const advised = report.advised.map(({ option }) => option);
    expect([new Set(advised).size, advised.every((option) => option >= 0 && option < offered)]).toEqual([3, true]);
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
    await page.choose(0, page.scene.view.asked, ASIDE);
    const second = sceneIn(await page.ask({ ask: 'letBotChoose' }));
    expect(second.botChoices).toEqual([{ seat: 1, entry: 1 }]);
    expect(await page.ask({ ask: 'why', entry: 1 })).toMatchObject({
      tell: 'why',
      entry: 1,
      reasons: [{ prompt: null, said: [{ id: 'bot.sees' }, { id: 'bot.guarded' }] }],
    });

    while (page.scene.view.result === null) {
      const { decision, asked } = page.scene.view;
      await (decision === null ? page.ask({ ask: 'letBotChoose' }) : page.choose(0, asked, 0));
    }
    expect(page.scene.undo).toBe('none');
    const told = await page.ask({ ask: 'why', entry: 1 });
    if (told.tell !== 'why') throw new Error(told.tell);
    expect(told.reasons[0]?.said.map(({ id }) => id)).toContain('bot.chose');
  });
  test.each([
    ['a person’s choice', 0],
    ['a choice nobody made', 99],
  ])('nobody can be asked about %s', async (_, entry) => {
    const page = new Page([person('Ann'), bot('Bob')], [0]);
    await page.choose(0, page.scene.view.asked, ASIDE);
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
    await page.choose(0, page.scene.view.asked, ASIDE);
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
