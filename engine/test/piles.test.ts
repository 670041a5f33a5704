import { describe, expect, test } from 'vitest';
import { anyLike, faceOf, knows, reveal, show } from '../src/index.ts';
import { held } from './held.ts';

/** A hand that only seat 0 has seen: two cards of one face, and between them one of another. */
const [FIRST, LAST] = [0, 2];
const handed = (seed: string) => ({ ...held([1, 1, 2], { seed, dealt: [1, 2, 1] }), card: FIRST });

describe('of equal cards in a hand', () => {
  test('each is as likely to leave as the other', () => {
    const left = new Map<number, number>();
    for (let i = 0; i < 400; i++) {
      const { p, hand, card } = handed(`equal-${i}`);
      const place = hand.indexOf(anyLike(p, 0, { hand, card }));
      left.set(place, (left.get(place) ?? 0) + 1);
    }
    expect(new Set(left.keys())).toEqual(new Set([0, 2]));
    expect(left.get(0)).toBeGreaterThan(150);
    expect(left.get(2)).toBeGreaterThan(150);
  });

  test('the one that all have seen leaves first', () => {
    for (let i = 0; i < 20; i++) {
      const { p, hand, card } = handed(`seen-${i}`);
      reveal(p, LAST);
      expect(anyLike(p, 0, { hand, card })).toBe(LAST);
    }
  });

  test('it takes one random number, however many there are', () => {
    const { p, hand, card } = handed('count');
    const { p: single } = handed('count');
    single.random = { ...p.random };
    anyLike(p, 0, { hand, card });
    anyLike(single, 0, { hand: [card], card });
    expect(p.random).toEqual(single.random);
  });

  test('where one of the others knows a card, nobody can tell afterwards whether it was that one', () => {
    const { p, hand, card } = handed('some');
    show(p, 1, FIRST);
    const face = faceOf(p, card);
    const left = anyLike(p, 0, { hand, card });
    expect(faceOf(p, left)).toBe(face);
    expect(hand.every((id) => knows(p, 0, id) && !knows(p, 1, id))).toBe(true);
  });
});
