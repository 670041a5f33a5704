/** Standing orders at questions that the games really put. */
import {
  answerAs,
  anyAnswer,
  decisionOf,
  enter,
  entryOf,
  isMessage,
  openAsks,
  say,
  seatCounts,
  seeded,
  startMatch,
  wordsFor,
  type Decision,
  type Game,
  type Message,
  type Position,
  type Value,
} from '@arenarium/engine';
import { gameNamed, games } from '@arenarium/games';
import { scenariosOf } from '@arenarium/games/scenarios';
import type { StandingOrder } from '@arenarium/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { afterOwnTurn, isWindow, ordered } from '../src/time/standing-orders.ts';
import { sqliteDatabase } from './databases.ts';
import { seatTwo, wanted, type AtTable } from './guests.ts';
import { closeHouse, openHouse, type House } from './nodes.ts';

const kamigami = gameNamed('kamigami');
if (kamigami === undefined) throw new Error('the game is gone');
const scenarios = await scenariosOf(kamigami.id);
const words = wordsFor(kamigami, []);
const called = (options: Decision['options'], name: string): number =>
  options.findIndex(({ label }) => say(words, label) === name);

/** Ann holds Aries, which attacks Bob's God for 6; Bob holds Libra. */
const bookAttack = (): Position => {
  const found = scenarios.find(({ name }) => name.includes('the book’s Attack'));
  if (found === undefined) throw new Error('the scenario is gone');
  return found.begin();
};
function attacked(): Decision {
  const p = bookAttack();
  answerAs(p, 0, called(decisionOf(p, 0)?.options ?? [], 'Play Aries'));
  const decision = decisionOf(p, 1);
  if (decision === null) throw new Error('Bob is not asked');
  return decision;
}

/** “If my God is attacked for so many or more and I hold this, ask me, else pass”, as the page sends it. */
const unless = (atLeast: number, holding = 'Libra', about = 'God', name = 'value'): StandingOrder => ({
  question: 'kamigami/react',
  until: 'myTurn',
  askMeIf: [
    [
      { if: 'number', name, atLeast },
      { if: 'about', value: about },
      { if: 'holding', value: holding },
    ],
  ],
});
const always: StandingOrder = { question: '*', until: 'always', askMeIf: [] };

describe('standing orders', () => {
  const decision = attacked();
  const pass = called(decision.options, 'Pass');
  test('pass where one may; one’s own turn is never passed', () => {
    expect(pass).toBeGreaterThanOrEqual(0);
    expect(ordered(kamigami, [always], decision)).toBe(pass);
    expect(ordered(kamigami, [always], { ...decision, question: 'kamigami/act' })).toBeNull();
    const options = decision.options.filter((_, i) => i !== pass);
    expect(ordered(kamigami, [always], { ...decision, options })).toBeNull();
    expect(ordered(kamigami, [], decision)).toBeNull();
  });
  test('“if my God is attacked for 4 or more and I hold Libra, ask me, else pass”', () => {
    expect(ordered(kamigami, [unless(4)], decision)).toBeNull();
    expect(ordered(kamigami, [unless(6)], decision)).toBeNull();
    expect(ordered(kamigami, [unless(7)], decision)).toBe(pass);
    expect(ordered(kamigami, [unless(4, 'Virgo')], decision)).toBe(pass);
    expect(ordered(kamigami, [unless(4, 'Lib')], decision)).toBe(pass);
    expect(ordered(kamigami, [unless(4, 'Libra', 'Temple')], decision)).toBe(pass);
    expect(ordered(kamigami, [unless(4, 'libra', 'seat 2’s God')], decision)).toBeNull();
  });
  test('what holds until one’s turn is gone after it', () => {
    expect(afterOwnTurn([always, unless(4)])).toEqual([always]);
  });
});

/** The windows that random matches of a game come to. */
function windowsOf(game: Game, matches: number): readonly Decision[] {
  const found: Decision[] = [];
  for (let m = 0; m < matches; m++) {
    const random = seeded(`windows/${game.id}/${m}`);
    const match = startMatch(game, { seats: seatCounts(game)[0] ?? 2, seed: `windows ${m}` });
    for (let i = 0; i < 400 && match.position.result === null; i++) {
      const { position } = match;
      const ask = openAsks(position)[0];
      if (ask === undefined) break;
      const decision = decisionOf(position, ask.seat);
      if (decision !== null && isWindow(game, decision.question)) found.push(decision);
      const option = anyAnswer(position, ask, random);
      enter(match, entryOf(position, { seat: ask.seat, asked: position.asked, option }));
    }
  }
  return found;
}
const namesOfNumbers = (told: Message): readonly string[] =>
  Object.entries(told).flatMap(([name, value]) =>
    typeof value === 'number' ? [name] : isMessage(value) ? namesOfNumbers(value) : [],
  );

const isThing = (part: Value | undefined): part is Message => part !== undefined && isMessage(part);

describe.each(games.filter(({ windows }) => windows !== undefined))('in $id', (game) => {
  const decisions = windowsOf(game, 12);
  test('orders can look at every amount that is told, and at no other', () => {
    /** What is named by a number is no amount. */
    const things = new Set(['seat', 'face', 'hero']);
    const told = new Set(decisions.flatMap(({ prompt }) => namesOfNumbers(prompt)).filter((name) => !things.has(name)));
    expect([...told].toSorted()).toEqual([...(game.amounts ?? [])].toSorted());
  });
  test('whatever one could answer with is known by how it is called', () => {
    const spoken = wordsFor(game, []);
    const free = decisions.filter(({ options }) => options.length > 1);
    expect(free.length).toBeGreaterThan(3);
    for (const decision of free) {
      for (const { label, option } of decision.options) {
        if (option.do === 'pass' || option.do === 'decline') continue;
        const named = Object.values(label).find(
          (part) => isMessage(part) || (typeof part === 'string' && part !== label.id),
        );
        const value = typeof named === 'string' ? named : say(spoken, isThing(named) ? named : label);
        const order = { question: decision.question, until: 'always', askMeIf: [[{ if: 'holding', value }]] } as const;
        expect([value, ordered(game, [order], decision)]).toEqual([value, null]);
      }
      const other = { if: 'holding', value: 'Something that nobody has' } as const;
      const order = { question: decision.question, until: 'always', askMeIf: [[other]] } as const;
      expect(ordered(game, [order], decision)).not.toBeNull();
    }
  });
});

describe('at a table', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse(sqliteDatabase);
    Object.assign(house.node.house.hub.paces, { moment: () => 40 });
  });
  afterAll(() => closeHouse(house));

  /** Bob gives an order, Ann plays Aries: what was chosen for Bob, as the journal has it. */
  async function attackUnder(order: StandingOrder): Promise<{ chosen: readonly unknown[]; at: readonly AtTable[] }> {
    const { hub, store } = house.node.house;
    const { id, at } = await seatTwo(house.ann, house.bob, wanted('kamigami', [{ by: 'me' }, { by: 'anybody' }]));
    const live = await hub.table(id);
    if (live?.hosted == null) throw new Error('not begun');
    const position = bookAttack();
    position.log = [];
    live.hosted = { ...live.hosted, match: { ...live.hosted.match, log: [], snapshots: [], position } };
    for (const [seat, one] of at.entries()) await one.request({ ask: 'look', eyes: [seat] });
    await at[1].request({ ask: 'orders', seat: 1, orders: [order] });
    const { options = [], asked = 0 } = at[0].scene?.view.decision ?? {};
    await at[0].request({ ask: 'choose', seat: 0, asked, option: called(options, 'Play Aries') });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const rows = await store.db.selectFrom('entry').select('entry').where('match', '=', id).orderBy('n').execute();
    return { chosen: rows.slice(2).map(({ entry }) => JSON.parse(entry) as unknown), at };
  }

  test('who is attacked for 4 or more and holds Libra is asked; else the table passes for them', async () => {
    const asked = await attackUnder(unless(4));
    expect(asked.chosen).toEqual([]);
    expect(asked.at[1]?.scene?.view.decision?.question).toBe('kamigami/react');
    const passed = await attackUnder(unless(7));
    expect(passed.chosen[0]).toEqual([1, called(attacked().options, 'Pass')]);
    for (const one of [...asked.at, ...passed.at]) await one.leave();
  });
});
