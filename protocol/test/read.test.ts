import { describe, expect, test } from 'vitest';
import { asking, LIMITS, matchRequest, readLine } from '../src/index.ts';

const spoken = asking(matchRequest);
const line = (request: object): string => JSON.stringify({ id: 1, request });

describe('what may be asked', () => {
  const good: readonly object[] = [
    { ask: 'look', eyes: [] },
    { ask: 'choose', seat: 0, asked: 3, option: 1 },
    { ask: 'picking', seat: 0, asked: 3, picked: [4, 1] },
    { ask: 'choose', seat: 0, asked: 3, option: [1, 4] },
    { ask: 'whyNot', seat: 0, asked: 3 },
    { ask: 'hint', seat: 0, asked: 3 },
    { ask: 'why', entry: 4 },
    { ask: 'undo', seats: [0, 2], consent: 'given' },
    { ask: 'log', from: 0 },
    { ask: 'letBotChoose' },
    { ask: 'record' },
  ];
  test.each(good)('%j', (request) => {
    expect(readLine(spoken, line(request))).toEqual({ ok: true, message: { id: 1, request } });
  });

  const bad: readonly (readonly [string, string, RegExp])[] = [
    ['no JSON', 'lay 4', /not JSON/],
    ['nothing that can be asked', line({ ask: 'seed' }), /request\.ask/],
    ['no option', line({ ask: 'choose', seat: 0, asked: 1 }), /option/],
    ['a negative option', line({ ask: 'choose', seat: 0, asked: 1, option: -1 }), /option/],
    ['half a seat', line({ ask: 'choose', seat: 0.5, asked: 1, option: 1 }), /seat/],
    ['a seat no table has', line({ ask: 'choose', seat: 5e9, asked: 1, option: 1 }), /seat/],
    ['something more', line({ ask: 'choose', seat: 0, asked: 1, option: 0, please: true }), /please/],
    ['more eyes than seats', line({ ask: 'look', eyes: Array(99).fill(0) }), /eyes/],
    ['too much', line({ ask: 'look', eyes: [], more: 'x'.repeat(LIMITS.request) }), /too long/],
    ['no envelope', JSON.stringify({ ask: 'record' }), /id/],
  ];
  test.each(bad)('%s is turned down with what is wrong', (_, text, because) => {
    const read = readLine(spoken, text, LIMITS.request);
    expect(read.ok ? '' : read.because).toMatch(because);
  });
});
