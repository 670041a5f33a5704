import { describe, expect, test } from 'vitest';
import { patchBetween, patched } from '../src/index.ts';

const pairs: readonly (readonly [string, unknown, unknown])[] = [
  ['nothing', { a: [1, 2, { b: 3 }] }, { a: [1, 2, { b: 3 }] }],
  ['a value', { a: 1 }, { a: 2 }],
  ['a value that becomes null', { a: { b: 1 } }, { a: null }],
  ['a new field', {}, { a: { b: [1] } }],
  ['a field that goes', { a: 1, b: 2 }, { b: 2 }],
  ['a list that becomes an object', { a: [1] }, { a: { 0: 1 } }],
  ['an object that becomes a list', { a: { 0: 1 } }, { a: [1] }],
  ['a card on top of a pile', [1, 2, 3], [1, 2, 3, 4]],
  ['a card out of the middle', [1, 2, 3, 4], [1, 2, 4]],
  ['a pile that empties', [1, 2], []],
  ['a longer list of objects', [{ a: 1 }, { a: 2 }], [{ a: 1 }, { a: 3 }, { a: 2 }]],
  ['a place in a list', [[1], [2], [3]], [[1], [5, 6], [3]]],
  ['a list of equal cards', [7, 7, 7], [7, 7]],
];

describe('a patch', () => {
  test.each(pairs)('%s: gives back exactly what is there now, and changes nothing before', (_, before, after) => {
    const was = JSON.stringify(before);
    const change = patchBetween(before, after);
    const sent: typeof change = JSON.parse(JSON.stringify(change));
    expect(sent === null ? before : patched(before, sent)).toEqual(after);
    expect(JSON.stringify(before)).toBe(was);
  });
  test('what is the same needs none', () => expect(patchBetween({ a: [{}] }, { a: [{}] })).toBeNull());
  test('what has not changed is shared, so that a page need not draw it anew', () => {
    const before = { pile: [1, 2], seats: [{ hand: [3] }, { hand: [4] }] };
    const change = patchBetween(before, { pile: [1, 2], seats: [{ hand: [3] }, { hand: [4, 5] }] });
    const after = patched(before, change ?? [0, null]) as typeof before;
    expect(after.pile).toBe(before.pile);
    expect(after.seats[0]).toBe(before.seats[0]);
  });
});
