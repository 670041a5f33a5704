import { describe, expect, test } from 'vitest';
import {
  answer,
  anyAnswer,
  answerAs,
  askOf,
  begin,
  checkedSetup,
  choose,
  chosenBy,
  clone,
  decisionOf,
  fingerprint,
  imagine,
  load,
  picksOf,
  readRecord,
  recordOf,
  replay,
  save,
  say,
  ScenarioBuilder,
  seeded,
  selectionOf,
  startMatch,
  undo,
  verify,
  wordsFor,
  type Choice,
  type MatchRecord,
  type Chosen,
  type Position,
  type SavedPosition,
} from '../src/index.ts';
import { checkLaws, playedAgain, playthrough } from '../src/testing/index.ts';
import { setsOfCards } from './sets-of-cards.ts';

const game = setsOfCards();
const words = wordsFor(game, ['Ann', 'Bob']);
const begun = () => begin(game, checkedSetup(game, 2), 'sets');
const started = () => startMatch(game, { seats: 2, seed: 'sets' });
type M = ReturnType<typeof started>;
const pick = (match: M, seat: number, option: Chosen) =>
  choose(match, { seat, asked: match.position.asked, option } satisfies Choice);

/** Every whole answer that search can reach, pick by pick. */
function reachable(p: Position, seat: number): string[] {
  const ask = askOf(p, seat);
  if (ask === null) return [];
  return ask.options.flatMap((_, index) => {
    const chosen = chosenBy(p, ask, index);
    if (chosen !== null) return [JSON.stringify(chosen)];
    const on = clone(p);
    answerAs(on, seat, index);
    return reachable(on, seat);
  });
}

describe('a set', () => {
  test('is chosen in any order and kept ascending', () => {
    const match = started();
    expect(pick(match, 0, [4, 1]).ok).toBe(true);
    expect(pick(match, 1, [0, 2]).ok).toBe(true);
    expect(match.entries).toEqual([
      [0, [1, 4]],
      [1, [0, 2]],
    ]);
    expect(match.position.table.chosen).toEqual([
      [1, 4],
      [5, 7],
    ]);
  });
  test('says in the decision that it is one, and offers every thing', () => {
    expect(decisionOf(begun(), 0)).toMatchObject({ set: { of: 5, min: 2, max: 2 }, options: { length: 5 } });
  });

  const wrong: [string, Chosen, string, string][] = [
    ['too few', [1], 'badSet', 'One more is needed.'],
    ['none', [], 'badSet', '2 more are needed.'],
    ['too many', [0, 1, 2], 'badSet', 'That is one too many.'],
    ['one twice', [1, 1], 'badSet', 'Option 1 is named twice.'],
    ['no such thing', [1, 9], 'badSet', 'There is no option 9; the options are 0 to 4.'],
    ['not whole', [0.5, 1], 'badSet', 'There is no option 0.5; the options are 0 to 4.'],
    ['an option instead', 3, 'notASet', 'Several things are asked for: name them as a list, from option 0 to 4.'],
  ];
  test.each(wrong)('%s: refused with what is missing, and nothing changes', (_, option, because, said) => {
    const match = started();
    const taken = pick(match, 0, option);
    expect(taken.ok ? null : [taken.because, say(words, taken.message)]).toEqual([because, said]);
    expect(match.entries).toEqual([]);
  });

  test('is reached exactly once by search', () => {
    const p = begun();
    const pairs = reachable(p, 0);
    expect(pairs).toHaveLength(10);
    expect(new Set(pairs).size).toBe(10);
    answerAs(p, 0, [0, 1]);
    answerAs(p, 1, [0, 1]);
    // One of each colour, of red green blue red green, a blue one among them: 3 × 3 ways for red and green.
    const each = reachable(p, 0);
    expect(each).toHaveLength(9);
    expect(new Set(each).size).toBe(9);
    expect(each).toContain('[2]');
    expect(each).toContain('[1,2,3]');
  });

  describe('of things that are alike', () => {
    // Red green blue red green.
    const byColour = setsOfCards('byColour');
    const p = begin(byColour, checkedSetup(byColour, 2), 'sets');
    test('is the same whichever of them was pointed at, and in any order', () => {
      for (const [pointed, written] of [
        [
          [3, 4],
          [0, 1],
        ],
        [
          [3, 0],
          [0, 3],
        ],
        [
          [4, 2],
          [1, 2],
        ],
      ] as const) {
        const match = startMatch(byColour, { seats: 2, seed: 'sets' });
        expect(choose(match, { seat: 0, asked: match.position.asked, option: pointed }).ok).toBe(true);
        expect(match.entries).toEqual([[0, written]]);
      }
    });
    test('is reached exactly once by search, by lot and by its picks', () => {
      const sets = ['[0,1]', '[0,2]', '[0,3]', '[1,2]', '[1,4]'];
      expect(reachable(p, 0).toSorted()).toEqual(sets);
      const ask = askOf(p, 0);
      if (ask === null) throw new Error('nobody is asked');
      const lot = seeded('alike');
      const drawn = new Set(Array.from({ length: 200 }, () => JSON.stringify(anyAnswer(p, ask, lot))));
      expect([...drawn].toSorted()).toEqual(sets);
      expect(picksOf(p, ask, [4, 3]).map(({ index }) => index)).toEqual(
        picksOf(p, ask, [0, 1]).map(({ index }) => index),
      );
    });
    test('bars nothing while it is picked: a late one first is as good as an early one', () => {
      expect(selectionOf(p, 0, [4])).toMatchObject({ barred: [] });
      expect(selectionOf(p, 0, [4, 3])).toMatchObject({ missing: null });
    });
    test('has one entry: a record that has it otherwise is refused', () => {
      const match = startMatch(byColour, { seats: 2, seed: 'sets' });
      choose(match, { seat: 0, asked: match.position.asked, option: [3, 4] });
      const record = { ...recordOf(match), chain: undefined, outcome: undefined } as unknown as MatchRecord;
      expect(() => replay(byColour, { ...record, entries: [[0, [3, 4]]] })).toThrow(
        'entry 0 (seat 0, option [3,4]) would be written [0,[0,1]]',
      );
    });
  });

  describe('of things that go beside others', () => {
    // Red green blue red green: a green one only beside the red one before it.
    const inPairs = setsOfCards('pairs');
    const p = begin(inPairs, checkedSetup(inPairs, 2), 'sets');
    const standsAt = (picked: number[]) => {
      const found = selectionOf(p, 0, picked);
      return {
        missing: found?.missing == null ? null : say(words, found.missing),
        barred: found?.barred.map(({ option, rule, because }) => `${option} ${rule} ${say(words, because)}`),
      };
    };
    test('is reached exactly once by search, and never without those', () => {
      const all = [0, 1, 2, 3, 4];
      const fits = (set: readonly number[]) =>
        (!set.includes(1) || set.includes(0)) && (!set.includes(4) || set.includes(3));
      const pairs = all.flatMap((a) => all.slice(a + 1).map((b) => [a, b]));
      const triples = pairs.flatMap(([a = 0, b = 0]) => all.slice(b + 1).map((c) => [a, b, c]));
      const wanted = [...pairs, ...triples].filter(fits).map((set) => JSON.stringify(set));
      expect(reachable(p, 0).toSorted()).toEqual(wanted.toSorted());
      expect(wanted).toHaveLength(10);
    });
    test('says which one is missing, while it is picked and when it is answered', () => {
      expect(standsAt([])).toEqual({
        missing: '2 more are needed.',
        barred: ['1 TR-1.3 Card 1 goes with card 0.', '4 TR-1.3 Card 4 goes with card 3.'],
      });
      expect(standsAt([2, 4])).toEqual({
        missing: 'Card 4 goes with card 3.',
        barred: ['1 TR-1.3 Card 1 goes with card 0.'],
      });
      expect(standsAt([4, 3])).toMatchObject({ missing: null });
      const match = startMatch(inPairs, { seats: 2, seed: 'sets' });
      const refused = choose(match, { seat: 0, asked: match.position.asked, option: [2, 4] });
      expect(refused.ok ? null : say(words, refused.message)).toBe('Card 4 goes with card 3.');
      expect(choose(match, { seat: 0, asked: match.position.asked, option: [4, 3] }).ok).toBe(true);
      expect(match.entries).toEqual([[0, [3, 4]]]);
    });
    test('is drawn by lot as search would reach it', () => {
      const ask = askOf(p, 0);
      if (ask === null) throw new Error('nobody is asked');
      const lot = seeded('pairs');
      const drawn = new Set(Array.from({ length: 300 }, () => JSON.stringify(anyAnswer(p, ask, lot))));
      expect([...drawn].toSorted()).toEqual(reachable(p, 0).toSorted());
    });
  });

  test('is walked to by its picks', () => {
    const p = begun();
    const ask = askOf(p, 0);
    expect(ask).not.toBeNull();
    if (ask === null) return;
    expect(picksOf(p, ask, [1, 4]).map(({ index }) => index)).toEqual([1, 2]);
    for (const { index } of picksOf(p, ask, [1, 4])) answerAs(p, 0, index);
    expect(askOf(p, 0)).toBeNull();
    expect(fingerprint(p)).toBe(fingerprint(after([[0, [1, 4]]])));
  });

  test('says what fits and what is missing while it is picked', () => {
    const p = after([
      [0, [0, 1]],
      [1, [0, 1]],
    ]);
    const at = (picked: number[]) => {
      const found = selectionOf(p, 0, picked);
      return {
        missing: found?.missing == null ? null : say(words, found.missing),
        barred: found?.barred.map(({ option, rule, because }) => `${option} ${rule} ${say(words, because)}`),
      };
    };
    expect(at([])).toEqual({ missing: 'A blue one is needed.', barred: [] });
    expect(at([3, 2])).toEqual({ missing: null, barred: ['0 TR-2.2 There is one of that colour.'] });
    expect(selectionOf(p, 1, [])).toBeNull();
  });

  test('that can only be one is taken by the engine, unless it is a secret', () => {
    const match = started();
    pick(match, 0, [0, 1]);
    pick(match, 1, [0, 1]);
    pick(match, 0, [2]);
    // All five were taken without a question; then an empty choice that is a secret.
    expect(match.position.table.chosen.at(-1)).toEqual([5, 6, 7, 8, 9]);
    expect(match.position.now?.question.name).toBe('sets/upToTwo');
    expect(pick(match, 1, []).ok).toBe(true);
    expect(match.position.result?.rule).toBe('TR-3.1');
    expect(match.entries.at(-1)).toEqual([1, []]);
  });

  test('lives through save and load, half picked and between seats', () => {
    for (const answers of [[], [2], [2, 0]]) {
      const p = begun();
      for (const index of answers) answer(p, index);
      const again = load(game, JSON.parse(JSON.stringify(save(p))) as SavedPosition);
      expect(save(again)).toEqual(save(p));
      expect(again.now?.options).toEqual(p.now?.options);
      for (const q of [p, again]) while (q.now !== null) answer(q, 0);
      expect(fingerprint(again)).toBe(fingerprint(p));
    }
  });

  test('half picked is nobody else’s business', () => {
    const [a, b] = [begun(), begun()];
    answerAs(a, 0, 0);
    answerAs(b, 0, [3, 4]);
    const imagined = [a, b].map((p) => JSON.stringify(save(imagine(p, 1, seeded('other')))));
    expect(imagined[0]).toBe(imagined[1]);
    expect(imagine(a, 0, seeded('own')).now?.options).toEqual(a.now?.options);
  });

  test('is one entry for replay, records and undo', () => {
    const match = started();
    pick(match, 0, [4, 1]);
    expect(undo(match, 0)).toBe(true);
    expect(match.entries).toEqual([]);
    pick(match, 0, [4, 1]);
    pick(match, 1, [0, 2]);
    const record = readRecord(JSON.stringify(recordOf(match)));
    expect(verify(game, record).difference).toBeNull();
    expect(fingerprint(replay(game, record).position)).toBe(fingerprint(match.position));
    expect(() => readRecord(JSON.stringify({ ...record, entries: [[0, [4, 1]]] }))).toThrow('entries[0]');
    expect(() => replay(game, { ...record, entries: [[0, [1]]] })).toThrow('entry 0');
  });

  test('is written in a playthrough, and read again', () => {
    const text = playthrough(game, { setup: checkedSetup(game, 2), seed: 'golden' });
    expect(text).toMatch(/\(sets\/two, TR-1\.3, 2 of 5\): put the 0 aside \| put the 1 aside/);
    expect(text).toMatch(/^> \[\d,\d\] put the \d aside, put the \d aside$/m);
    expect(playedAgain(game, text)).toBe(text);
  });

  test('is said in a scenario by its labels', () => {
    const scenario = () =>
      new ScenarioBuilder('TR-1.3 two of five', {
        game: () => game,
        arranged: () => ({
          ...game.setUp(checkedSetup(game, 2)),
          seats: 2,
          settings: {},
          seenBy: () => 'all' as const,
        }),
      });
    scenario()
      .offers('Ann', 'put the 0 aside', 'put the 1 aside', 'put the 2 aside', 'put the 3 aside', 'put the 4 aside')
      .does('Ann', ['put the 4 aside', 'put the 0 aside'])
      .does('Bob', ['put the 5 aside', 'put the 6 aside'])
      .does('Ann', 'put the 2 aside')
      .does('Bob', [])
      .ends([1, 0], 'TR-3.1')
      .run('saveEverywhere');
    expect(() => scenario().does('Ann', ['put the 4 aside']).run()).toThrow('One more is needed.');
  });

  test('keeps every law', () => {
    const { broken } = checkLaws(game, { seed: 'sets', goOn: (plays) => plays < 40 });
    expect(broken).toBeNull();
  });
});

function after(entries: readonly (readonly [number, Chosen])[]): Position {
  const p = begun();
  for (const [seat, chosen] of entries) answerAs(p, seat, chosen);
  return p;
}
