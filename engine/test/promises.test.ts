import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { chachaBlock } from '../src/chacha.ts';
import {
  answer,
  askOf,
  begin,
  checkedSetup,
  commitment,
  decisionOf,
  hash,
  imagine,
  isCommittedTo,
  message,
  next,
  NoSuchSeat,
  ONLOOKER,
  openAsks,
  readRecord,
  recordOf,
  refusals,
  seedFrom,
  seeded,
  startMatch,
  verify,
  view,
  whyNot,
  type Game,
  type Match,
} from '../src/index.ts';
import { keyed, streamOf } from '../src/random.ts';
import { flawed } from './flawed.ts';
import { playOn } from './playing.ts';
import { tricks } from './tricks/index.ts';
import type { Table } from './tricks/table.ts';

const game = tricks;

describe('the hash', () => {
  const known: [string, string][] = [
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ];
  test.each(known)('of %j is as published', (text, hex) => expect(hash(text)).toBe(hex));
  test('agrees with another one on any length and any letters', () => {
    for (let n = 0; n < 130; n++) {
      const text = 'aé€😀'.repeat(n).slice(0, n);
      expect(hash(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });
});

describe('the stream of a match', () => {
  const hex = (block: readonly number[]): string =>
    [...block]
      .map((word) => [0, 8, 16, 24].map((by) => ((word >>> by) & 255).toString(16).padStart(2, '0')).join(''))
      .join('');
  test('is ChaCha, as published', () => {
    const zero = new Int32Array(8);
    expect(hex(chachaBlock(zero, 0, 20)).slice(0, 64)).toBe(
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7',
    );
    expect(hex(chachaBlock(zero, 0, 8)).slice(0, 64)).toBe(
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e',
    );
  });
  test('goes on from anywhere', () => {
    const all = keyed('seed');
    const numbers = Array.from({ length: 50 }, () => next(all));
    for (const from of [0, 1, 15, 16, 17, 33]) {
      const rest = streamOf(keyed('seed').key as Int32Array, from);
      expect(Array.from({ length: 50 - from }, () => next(rest))).toEqual(numbers.slice(from));
    }
  });
  test('is the one that matches are dealt from, worlds that are imagined are not', () => {
    const p = begin(game, checkedSetup(game, 2), 'x');
    expect(p.random.key).not.toBeNull();
    expect(imagine(p, 0, seeded('mind')).random.key).toBeNull();
  });
});

describe('the seed', () => {
  test('is committed to, with salt, before anybody adds to it', () => {
    const told = commitment('secret', 'salt');
    expect(isCommittedTo(told, 'secret', 'salt')).toBe(true);
    expect([isCommittedTo(told, 'other', 'salt'), isCommittedTo(told, 'secret', 'other')]).toEqual([false, false]);
    expect(commitment('ab', 'c')).not.toBe(commitment('b', 'ca'));
  });
  test('changes with whatever any player adds', () => {
    const seeds = [[], [''], ['a'], ['a', ''], ['', 'a'], ['a', 'b'], ['ab', '']].map((added) => seedFrom('s', added));
    expect(new Set(seeds).size).toBe(seeds.length);
  });
});

test.each([null, undefined, 0.5, 2, -2, NaN, '0', {}])('nobody sees through seat %j', (odd) => {
  const p = begin(game, checkedSetup(game, 2), 'x');
  const seat = odd as number;
  for (const look of [
    () => view(p, seat),
    () => decisionOf(p, seat),
    () => refusals(p, seat),
    () => whyNot(p, seat, { do: 'pass' }),
    () => imagine(p, seat, seeded('x')),
  ]) {
    expect(look).toThrow(NoSuchSeat);
  }
  expect(askOf(p, seat)).toBeNull();
  expect(view(p, ONLOOKER).decision).toBeNull();
});

describe('a record', () => {
  function played(): Match {
    const match = startMatch(game, { seats: 2, seed: 'bound' });
    playOn(match);
    return match;
  }
  const record = recordOf(played());

  test('finds every single changed entry, with its number', () => {
    record.entries.forEach((entry, i) => {
      if (!Array.isArray(entry)) throw new Error('nothing was taken back');
      const [seat, option] = entry;
      const entries = record.entries.with(i, [seat, typeof option === 'number' ? option + 1 : [0, 2]]);
      expect(verify(game, { ...record, entries }).difference).toMatch(new RegExp(`^entry ${i}\\b.* was changed$`));
    });
  });
  test('finds entries left out or added, and another seed', () => {
    const { entries } = record;
    expect(verify(game, { ...record, entries: entries.slice(0, -2) }).difference).toContain('were left out');
    expect(verify(game, { ...record, entries: [...entries, [0, 0]] }).difference).toBe(
      `entry ${entries.length} was added`,
    );
    expect(verify(game, { ...record, seed: 'other' }).difference).toContain('or the seed before it');
  });
  test('says the same in any order of its fields', () => {
    const turned = Object.fromEntries(Object.entries(record).toReversed());
    const outcome = Object.fromEntries(Object.entries(record.outcome ?? {}).toReversed());
    expect(verify(game, readRecord(JSON.stringify({ ...turned, outcome }))).difference).toBeNull();
  });
  const malformed: [string, object, string][] = [
    ['an outcome that is none', { outcome: { rewards: 'x' } }, '"outcome"'],
    ['an outcome of null', { outcome: null }, '"outcome"'],
    ['five milliard seats', { seats: 5e9 }, '"seats" should be a whole number from 1 to 64'],
    ['half a seat', { seats: 1.5 }, '"seats"'],
    ['a seed of a book', { seed: 'x'.repeat(2000) }, '"seed"'],
    ['a chain that is none', { chain: 'xyz' }, '"chain"'],
    ['an entry with two meanings', { entries: [{ back: 1, redeal: 'x' }] }, 'entries[0]'],
    ['a back of nothing', { entries: [{ back: 0 }] }, 'entries[0]'],
  ];
  test.each(malformed)('with %s is refused at once', (_, fault, what) => {
    expect(() => readRecord(JSON.stringify({ ...record, ...fault }))).toThrow(what);
  });
  test('that goes back too far, or withdraws nothing, is refused with the number', () => {
    const of = (...entries: object[]) => ({ ...record, entries, chain: undefined }) as unknown as typeof record;
    expect(() => verify(game, of({ back: 1 }))).toThrow('entry 0 (back 1) goes back too far');
    expect(() => verify(game, of({ withdrawn: 0 }))).toThrow('entry 0 (seat 0) withdraws nothing');
  });
});

describe('the bound', () => {
  const endless = () => ({ ...flawed('never ends'), bound: 50 });
  afterAll(() => flawed('none'));
  const played = (with_: Game<Table>) => {
    const p = begin(with_, checkedSetup(with_, 2), 'long');
    for (let i = 0; i < 200 && p.now !== null; i++) answer(p, 0);
    return p;
  };
  test('ends a match by the rule the game has for it', () => {
    const result = {
      rewards: [0.5, 0.5],
      rule: 'TR-3.1',
      because: message('over'),
    };
    const p = played({ ...endless(), atBound: () => result });
    expect(p.result).toBe(result);
    expect(openAsks(p)).toEqual([]);
    expect(p.asked).toBe(51);
  });
  test('without such a rule is a mistake of the game', () => {
    expect(() => played(endless())).toThrow('tricks has no rule for that');
  });
});
