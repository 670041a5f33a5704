import { describe, expect, test } from 'vitest';
import { message, ScenarioBuilder } from '../src/index.ts';
import { arrange, lanterns, scenario, type Flaw } from './lanterns.ts';

const brightest = () =>
  scenario('LN-2.2 the brightest lantern scores', {
    hands: [
      [4, 2, 2],
      [3, 2, 2],
    ],
    deck: [1, 1, 1, 1],
  });

describe('a scenario', () => {
  test('runs plainly, and saved at every question', () => {
    for (const mode of ['plain', 'saveEverywhere'] as const) {
      brightest()
        .asks(['Ann', 'Bob'], 'lanterns/lay')
        .offers('Ann', 'lay 4', 'lay 2')
        .does('Bob', 'lay 3')
        .does('Ann', 'lay 4')
        .does('Ann', 'pass')
        .does('Bob', 'pass')
        .then((t) => ({ 'Ann has the point': [t.points, [1, 0]] }))
        .asks(['Bob', 'Ann'], 'lanterns/lay')
        .run(mode);
    }
  });
  test('uses up the dice it is given', () => {
    const tie = scenario('LN-2.4 dice decide between equals', { hands: [[4], [4]], deck: [1, 1, 1, 1, 1, 1] })
      .dice(2, 5)
      .does('Ann', 'lay 4')
      .does('Bob', 'lay 4')
      .does('Ann', 'pass')
      .does('Bob', 'pass')
      .then((t) => ({ 'Bob rolled higher': [t.points, [0, 1]] }))
      .asks(['Bob', 'Ann'], 'lanterns/lay');
    tie.run();
    expect(() => {
      brightest().dice(6).asks(['Ann', 'Bob'], 'lanterns/lay').run();
    }).toThrow('not used up');
  });

  test('fails when the dice it gives do not suffice', () => {
    const tie = scenario('LN-2.4 dice decide between equals', { hands: [[4], [4]], deck: [1, 1, 1, 1, 1, 1] })
      .dice(2)
      .does('Ann', 'lay 4')
      .does('Bob', 'lay 4')
      .does('Ann', 'pass');
    expect(() => tie.does('Bob', 'pass').asks(['Bob', 'Ann'], 'lanterns/lay').run()).toThrow('do not suffice');
  });
  test('branches from one position, and says in which branch it failed', () => {
    const both = (question: string) =>
      brightest()
        .does('Bob', 'lay 3')
        .if('she shines', (then) => then.does('Ann', 'lay 4').asks('Ann', 'lanterns/dim'))
        .if('she does not', (then) => then.does('Ann', 'lay 2').asks('Ann', question))
        .asks('Ann', 'lanterns/lay');
    for (const mode of ['plain', 'saveEverywhere'] as const) both('lanterns/dim').run(mode);
    expect(() => both('lanterns/lay').run()).toThrow('if she does not: who is asked what');
  });
  test('says what a seat sees', () => {
    const seen = () =>
      brightest()
        .sees('Ann', 'Ann’s hand', 'lantern 2', 'lantern 4', 'lantern 2')
        .doesNotKnow('Bob', 'Ann’s hand')
        .asks(['Ann', 'Bob'], 'lanterns/lay');
    seen().run();
    expect(() => seen().doesNotKnow('Bob', 'Bob’s hand').run()).toThrow('what Bob sees of Bob’s hand');
    expect(() => seen().sees('Bob', 'cellar').run()).toThrow('no zone cellar; there are: deck');
  });

  test('says what a seat imagines', () => {
    const imagined = (...faces: string[]) =>
      brightest()
        .imagines('Bob', 'Ann’s hand', ...faces)
        .asks(['Ann', 'Bob'], 'lanterns/lay');
    imagined('lantern 1', 'lantern 2', 'lantern 4').run();
    expect(() => imagined('lantern 4').run()).toThrow('what Bob imagines in Ann’s hand');
  });
  test('keeps apart what lies in different heaps', () => {
    const apart = new ScenarioBuilder(
      'LN-2.2 two decks',
      () => lanterns(),
      () => ({ ...arrange({ hands: [[4], [3]], deck: [1, 2] }), heapOf: (id) => (id < 2 ? 0 : 1) }),
    );
    apart.imagines('Bob', 'Ann’s hand', 'lantern 4').imagines('Bob', 'deck', 'lantern 1', 'lantern 2');
    apart.asks(['Ann', 'Bob'], 'lanterns/lay').run();
  });
  test('plays in two worlds that a seat cannot tell apart', () => {
    const worlds = (flaw: Flaw) =>
      scenario('LN-2.3 everybody is asked, whatever they hold', {
        hands: [
          [4, 2, 2],
          [3, 2, 2],
        ],
        deck: [1, 1, 1, 1],
        flaw,
      })
        .cannotTell('Bob', ['Ann’s hand', 'deck'], (then) => then.does('Bob', 'lay 3').does('Ann', 'lay 2'))
        .asks(['Ann', 'Bob'], 'lanterns/lay');
    worlds('none').run();
    expect(() => worlds('skips the window').run()).toThrow('what Bob sees in two worlds');
  });
  test('begins after so many decisions', () => {
    const result = { rewards: [0, 1], rule: 'LN-3.1', because: message('won', { seat: message('seat', { seat: 1 }) }) };
    const late = new ScenarioBuilder(
      'LN-3.1 nobody plays for ever',
      () => ({ ...lanterns(), bound: 7, atBound: () => result }),
      () => arrange({ hands: [[4], [3]], deck: [1, 2] }),
    );
    late.afterDecisions(7).ends([0, 1], 'LN-3.1').run();
    expect(() => late.afterDecisions(6).run()).toThrow('how it ends');
  });

  const failures: [string, () => void, string][] = [
    [
      'a wrong label',
      () => brightest().does('Ann', 'lay 9').run(),
      'Ann cannot "lay 9". Ann is asked lanterns/lay: lay 4 | lay 2',
    ],
    ['a wrong offer', () => brightest().offers('Ann', 'lay 4').run(), 'should be ["lay 4"]'],
    ['nobody asked', () => brightest().does('Cid', 'pass').run(), 'Cid is not asked'],
    ['not at rest', () => brightest().does('Ann', 'lay 4').run(), 'does not end at rest'],
    ['a wrong end', () => brightest().ends([1, 0], 'LN-3.1').run(), 'how it ends'],
    ['a missing refusal', () => brightest().refuses('Ann', 'lay 1', 'LN-2.1').run(), 'not refused'],
    [
      'a failed check',
      () =>
        brightest()
          .then((t) => ({ points: [t.points, [9, 9]] }))
          .asks(['Ann', 'Bob'], 'lanterns/lay')
          .run(),
      'should be [9,9]',
    ],
  ];
  test.each(failures)('%s says what was expected and what is', (_, run, what) => {
    expect(run).toThrow(what);
  });
  test('is named by the rules it shows', () => {
    expect(scenario('LN-2.1 LN-2.2 both at once', { hands: [[1], [2]] }).rules).toEqual(['LN-2.1', 'LN-2.2']);
    expect(() => scenario('no number', { hands: [[1], [2]] })).toThrow('begins with a rule number');
  });
});
