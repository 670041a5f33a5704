import { describe, expect, test } from 'vitest';
import { anyLike, begin, checkedSetup, faceOf, knows, ONLOOKER, reveal, show, type Position } from '../src/index.ts';
import { lanterns, type Table } from './lanterns.ts';

const game = lanterns();
/** A hand that only seat 0 has seen: two cards of one face, and between them one of another. */
function handed(seed: string): { p: Position<Table>; hand: number[]; card: number } {
  const p = begin(game, checkedSetup(game, 3), seed);
  const all = p.table.deck.filter((id) => [0, 1, 2, ONLOOKER].every((seat) => !knows(p, seat, id)));
  const alikeTo = (card: number): number[] => all.filter((id) => faceOf(p, id) === faceOf(p, card));
  const alike = alikeTo(all.find((id) => alikeTo(id).length > 1) ?? -1);
  const face = faceOf(p, alike[0] ?? -1);
  const other = all.find((id) => faceOf(p, id) !== face);
  const hand = [alike[0], other, alike[1]].flatMap((id) => (id === undefined ? [] : [id]));
  for (const id of hand) show(p, 0, id);
  return { p, hand, card: alike[0] as number };
}

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
      reveal(p, hand[2] as number);
      expect(anyLike(p, 0, { hand, card })).toBe(hand[2]);
    }
  });

  test('it takes one random number, however many there are', () => {
    const { p, hand, card } = handed('count');
    const single = begin(game, checkedSetup(game, 3), 'count');
    single.random = { ...p.random };
    anyLike(p, 0, { hand, card });
    anyLike(single, 0, { hand: [card], card });
    expect(p.random).toEqual(single.random);
  });

  test('where one of the others knows a card, nobody can tell afterwards whether it was that one', () => {
    const { p, hand, card } = handed('some');
    show(p, 1, hand[0] as number);
    const face = faceOf(p, card);
    const left = anyLike(p, 0, { hand, card });
    expect(faceOf(p, left)).toBe(face);
    expect(hand.every((id) => knows(p, 0, id) && !knows(p, 1, id))).toBe(true);
  });
});
