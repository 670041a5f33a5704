import { describe, expect, test } from 'vitest';
import {
  askOf,
  BadRecord,
  BadSetup,
  choose,
  fingerprint,
  readRecord,
  recordOf,
  replay,
  say,
  startMatch,
  toldTo,
  verify,
  view,
  wordsFor,
} from '../src/index.ts';
import { pick, playOn, started } from './playing.ts';
import { tricks } from './tricks/index.ts';

const game = tricks;
describe('a choice is refused by name, and nothing changes', () => {
  const refusals: [string, Parameters<typeof choose>[1], string][] = [
    ['stale', { seat: 0, asked: 7, option: 0 }, 'stale'],
    ['no such seat', { seat: 5, asked: 2, option: 0 }, 'notAsked'],
    ['out of range', { seat: 0, asked: 2, option: 99 }, 'noOption'],
    ['negative', { seat: 0, asked: 2, option: -1 }, 'noOption'],
    ['not a whole number', { seat: 0, asked: 2, option: 0.5 }, 'noOption'],
  ];
  test.each(refusals)('%s', (_, choice, because) => {
    const match = started();
    const was = fingerprint(match.position);
    const entries = [...match.entries];
    const taken = choose(match, choice);
    expect(taken.ok ? 'taken' : taken.because).toBe(because);
    expect(taken.ok ? '' : say(wordsFor(game, []), taken.message)).not.toBe('');
    expect(fingerprint(match.position)).toBe(was);
    expect(match.entries).toEqual(entries);
  });
  test('a seat that has answered already', () => {
    const match = started();
    pick(match, 1);
    const again = pick(match, 1);
    expect(again.ok ? 'taken' : again.because).toBe('notAsked');
  });
  test('the match is over', () => {
    const match = started();
    playOn(match);
    const late = pick(match, 0);
    expect(late.ok ? 'taken' : late.because).toBe('over');
  });
  test('odd values are refused in words', () => {
    for (const odd of [null, undefined, {}, [], NaN, 'x', [[]], -0.5]) {
      const match = started();
      for (const choice of [
        { seat: odd, asked: 2, option: 0 },
        { seat: 0, asked: odd, option: 0 },
        { seat: 0, asked: 2, option: odd },
      ]) {
        const taken = choose(match, choice as Parameters<typeof choose>[1]);
        expect(taken.ok ? '' : say(wordsFor(game, []), taken.message)).not.toBe('');
      }
    }
  });
});

describe('asked together', () => {
  test('the order of arrival changes nothing', () => {
    const [a, b] = [started(3), started(3)];
    for (const seat of [0, 1, 2]) pick(a, seat, 1);
    for (const seat of [2, 0, 1]) pick(b, seat, 1);
    expect(fingerprint(a.position)).toBe(fingerprint(b.position));
  });
  test('an answer stays unseen until all are in', () => {
    const [a, b] = [started(3), started(3)];
    pick(a, 1, 0);
    pick(b, 1, 1);
    expect(JSON.stringify(view(a.position, 0))).toBe(JSON.stringify(view(b.position, 0)));
    expect(view(a.position, 0).waiting.map(({ seat }) => seat)).toEqual([0, 2]);
  });
});

describe('records', () => {
  test('are verified to the byte, and a changed one is found', () => {
    const match = started();
    playOn(match);
    const record = recordOf(match);
    const read = readRecord(JSON.stringify(record));
    expect(verify(game, read)).toMatchObject({ result: match.position.result, difference: null });
    const changed = { ...read, outcome: { rewards: [1, 1], fingerprint: '0' } };
    expect(verify(game, changed).difference).toContain('it comes to');
  });
  test('of the first form, with options and choices, are still read', () => {
    const match = started();
    pick(match, 0);
    const { settings, entries, ...rest } = recordOf(match);
    expect(readRecord(JSON.stringify({ ...rest, options: settings, choices: entries }))).toEqual(recordOf(match));
    const { chance: _, ...older } = rest;
    const old = readRecord(JSON.stringify({ ...older, options: settings, choices: entries }));
    expect(() => verify(game, { ...old, chain: undefined } as never)).toThrow('chance of another kind (sfc32');
  });
  const bad: [string, string, string][] = [
    ['no JSON', '{', 'it ends too soon'],
    ['empty', ' ', 'it is empty'],
    ['JSON with a slip', '{"game":\n  "x",,}', 'line 2, column 7'],
    ['a list', '[]', 'one JSON object'],
    ['no seed', '{"game":"tricks","rules":1,"chance":"chacha8","seats":2,"settings":{},"entries":[]}', '"seed"'],
    [
      'a bad entry',
      '{"game":"tricks","rules":1,"chance":"chacha8","seats":2,"settings":{},"seed":"x","entries":[[0]]}',
      'entries[0]',
    ],
  ];
  test.each(bad)('%s: says what is wrong', (_, text, what) => {
    expect(() => readRecord(text)).toThrow(what);
  });
  test('of another game, another version or with impossible choices are refused', () => {
    const record = recordOf(started());
    expect(() => replay(game, { ...record, game: 'chess' })).toThrow(BadRecord);
    expect(() => replay(game, { ...record, rules: 9 })).toThrow('version 9');
    expect(() => replay(game, { ...record, entries: [[0, 77]] })).toThrow('entry 0');
    expect(() => replay(game, { ...record, seats: 11 })).toThrow('seats');
  });
  test('a bad set-up says what would be right', () => {
    expect(() => startMatch(game, { seats: 9, seed: '' })).toThrow(BadSetup);
    expect(() => startMatch(game, { seats: 9, seed: '' })).toThrow('2, 3, 4 seats, not 9');
    expect(() => startMatch(game, { seats: 2, seed: '', settings: { size: 'big' } })).toThrow('no setting "size"');
  });
});

test('the log tells each viewer what it knew then', () => {
  const match = started();
  playOn(match);
  const words = wordsFor(game, ['Ann', 'Bob']);
  const told = match.log.map((entry) => say(words, toldTo(match, entry, 0)));
  expect(told.length).toBeGreaterThan(2);
  expect(told.at(-1)).toMatch(/^(Ann|Bob) takes the trick: \d\.$/);
  expect(askOf(match.position, 0)).toBeNull();
});
