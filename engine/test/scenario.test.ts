import { describe, expect, test } from 'vitest';
import { pin, ScenarioBuilder, step } from '../src/index.ts';
import { flawed, type Flaw } from './flawed.ts';
import { tricks } from './tricks/index.ts';
import { turn } from './tricks/rules/turn.ts';
import { scenario, type Spec } from './tricks/scenarios/arrange.ts';
import { emptyTable, type Table } from './tricks/table.ts';

const SPEC: Spec = {
  hands: [
    [8, 2, 2],
    [3, 2, 2],
  ],
  deck: [1, 1, 1, 1],
};
const highest = () => scenario('TR-2.2 the highest takes the trick', SPEC).dice(4);

describe('a scenario', () => {
  test('runs plainly, and saved at every question', () => {
    for (const mode of ['plain', 'saveEverywhere'] as const) {
      scenario('TR-2.2 the highest takes the trick', SPEC)
        .dice(4, 1)
        .asks(['Ann', 'Bob'], 'tricks/play')
        .offers('Ann', 'play the 8', 'play the 2')
        .does('Bob', 'play the 3')
        .does('Ann', 'play the 8')
        .does('Bob', 'pass')
        .then((t) => ({ 'Ann has the points': [t.points, [4, 0]] }))
        .asks(['Ann', 'Bob'], 'tricks/play')
        .run(mode);
    }
  });
  const twoHands = () =>
    scenario('TR-2.1 a die says what the trick is worth', { hands: [[8, 2], [7]] })
      .does('Ann', 'play the 8')
      .does('Bob', 'play the 7');
  test('uses up the dice it is given', () => {
    const again = () => twoHands().then((t) => ({ 'Ann has what was thrown': [t.points, [2, 0]] }));
    again().dice(2, 5).asks('Ann', 'tricks/play').run();
    expect(() => again().dice(2, 5, 6).asks('Ann', 'tricks/play').run()).toThrow('not used up');
  });
  test('fails when the dice it gives do not suffice', () => {
    expect(() => twoHands().dice(2).asks('Ann', 'tricks/play').run()).toThrow('do not suffice');
  });
  test('branches from one position, and says in which branch it failed', () => {
    const both = (question: string) =>
      highest()
        .does('Bob', 'play the 3')
        .if('she takes it', (then) => then.does('Ann', 'play the 8').asks('Bob', 'tricks/steal'))
        .if('she does not', (then) => then.does('Ann', 'play the 2').asks('Ann', question))
        .asks('Ann', 'tricks/play');
    for (const mode of ['plain', 'saveEverywhere'] as const) both('tricks/steal').run(mode);
    expect(() => both('tricks/play').run()).toThrow('if she does not: who is asked what');
  });
  test('says what a seat sees', () => {
    const seen = () =>
      highest()
        .sees('Ann', 'Ann’s hand', '2', '8', '2')
        .doesNotKnow('Bob', 'Ann’s hand')
        .asks(['Ann', 'Bob'], 'tricks/play');
    seen().run();
    expect(() => seen().doesNotKnow('Bob', 'Bob’s hand').run()).toThrow('what Bob sees of Bob’s hand');
    expect(() => seen().sees('Bob', 'cellar').run()).toThrow('no zone cellar; there are: deck');
  });

  test('says what a seat imagines', () => {
    const imagined = (...faces: string[]) =>
      highest()
        .imagines('Bob', 'Ann’s hand', ...faces)
        .asks(['Ann', 'Bob'], 'tricks/play');
    imagined('1', '2', '8').run();
    expect(() => imagined('8').run()).toThrow('what Bob imagines in Ann’s hand');
  });
  /** Ann's 8 and Bob's 3 come from one heap, the deck from another. */
  const arranged = () => ({
    seats: 2,
    settings: { mode: 'alone' },
    table: { ...emptyTable(2), hands: [[0], [1]], deck: [2, 3] } satisfies Table,
    faces: [8, 3, 1, 2],
    seenBy: (id: number) => (id < 2 ? [id] : []),
    first: step(turn.begin, {}),
  });
  test('keeps apart what lies in different heaps', () => {
    const apart = new ScenarioBuilder('TR-2.2 two decks', {
      game: () => tricks,
      arranged: () => ({ ...arranged(), heapOf: (id) => (id < 2 ? 0 : 1) }),
    });
    apart.imagines('Bob', 'Ann’s hand', '8').imagines('Bob', 'deck', '1', '2');
    apart.asks(['Ann', 'Bob'], 'tricks/play').run();
  });
  test('plays in two worlds that a seat cannot tell apart', () => {
    const play = (flaw: Flaw) => {
      flawed(flaw);
      scenario('TR-2.4 everybody is asked, whatever they hold', SPEC)
        .cannotTell('Bob', ['Ann’s hand', 'deck'], (then) => then.does('Bob', 'play the 3').does('Ann', 'play the 2'))
        .asks(['Ann', 'Bob'], 'tricks/play')
        .run();
    };
    play('none');
    expect(() => {
      play('skips the window');
    }).toThrow('what Bob sees in two worlds');
    flawed('none');
  });
  test('begins after so many decisions', () => {
    const late = new ScenarioBuilder('TR-3.1 nobody plays for ever', {
      game: () => ({ ...tricks, bound: 7 }),
      arranged,
    });
    late.afterDecisions(7).ends([0.5, 0.5], 'TR-3.1').run();
    expect(() => late.afterDecisions(6).run()).toThrow('how it ends');
  });

  test('pins printed numbers while it runs, and puts them back whatever happens', () => {
    const printed = { 8: { worth: 8, copies: 1 } };
    const seen: number[] = [];
    const pinned = new ScenarioBuilder('TR-2.2 a dear eight', {
      game: () => tricks,
      arranged,
      printed: (name, numbers) => pin(printed[name as unknown as 8], numbers),
    }).withCards({ 8: { worth: 11 } });
    pinned
      .then(() => ({ 'as pinned': [seen.push(printed[8].worth), 1] }))
      .asks(['Ann', 'Bob'], 'tricks/play')
      .run();
    expect([seen, printed[8]]).toEqual([[11], { worth: 8, copies: 1 }]);
    expect(() => pinned.does('Ann', 'play the 9').run()).toThrow();
    expect(printed[8].worth).toBe(8);
    expect(() => pinned.withCards({ 8: { weight: 1 } }).run()).toThrow('"weight" is not printed there');
    expect(() =>
      scenario('TR-2.2 nothing to pin', SPEC)
        .withCards({ 8: { worth: 9 } })
        .run(),
    ).toThrow('pin no numbers');
  });

  const failures: [string, () => void, string][] = [
    [
      'a wrong label',
      () => highest().does('Ann', 'play the 9').run(),
      'Ann cannot "play the 9". Ann is asked tricks/play: play the 8 | play the 2',
    ],
    ['a wrong offer', () => highest().offers('Ann', 'play the 8').run(), 'should be ["play the 8"]'],
    ['nobody asked', () => highest().does('Cid', 'pass').run(), 'Cid is not asked'],
    ['not at rest', () => highest().does('Ann', 'play the 8').run(), 'does not end at rest'],
    ['a wrong end', () => highest().ends([1, 0], 'TR-3.1').run(), 'how it ends'],
    ['a missing refusal', () => highest().refuses('Ann', 'play the 1', 'TR-2.1').run(), 'not refused'],
    [
      'a failed check',
      () =>
        highest()
          .then((t) => ({ points: [t.points, [9, 9]] }))
          .asks(['Ann', 'Bob'], 'tricks/play')
          .run(),
      'should be [9,9]',
    ],
  ];
  test.each(failures)('%s says what was expected and what is', (_, run, what) => {
    expect(run).toThrow(what);
  });
  test('is named by the rules it shows', () => {
    expect(scenario('TR-2.1 TR-2.2 both at once', { hands: [[1], [2]] }).rules).toEqual(['TR-2.1', 'TR-2.2']);
    expect(() => scenario('no number', { hands: [[1], [2]] })).toThrow('begins with a rule number');
  });
});
