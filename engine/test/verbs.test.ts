import { expect, test } from 'vitest';
import {
  begin,
  checkedSetup,
  drawInto,
  goOnFrom,
  keptBy,
  knows,
  laidOut,
  oneByOne,
  rules,
  scripts,
  shuffle,
  step,
  takeTop,
  type Flow,
  type Option,
  type Position,
} from '../src/index.ts';
import { tricks } from './tricks/index.ts';
import { turn } from './tricks/rules/turn.ts';
import type { Table } from './tricks/table.ts';

test('a deck is drawn from its last card on, and made anew from the discard pile when a card is needed', () => {
  const p = laidOut(tricks, checkedSetup(tricks, 2), 'verbs');
  shuffle(p, p.table.deck);
  const piles = { deck: p.table.deck.splice(0, 2), discard: p.table.deck.splice(0, 3) };
  const [second, first] = [...piles.deck];
  const hand: number[] = [];
  const anew: (readonly number[])[] = [];
  expect(drawInto(p, 0, { hand, from: piles, n: 4, anew: (cards) => anew.push([...cards]) })).toBe(4);
  expect(hand.slice(0, 2)).toEqual([first, second]);
  expect(anew).toHaveLength(1);
  expect(anew[0]).toHaveLength(3);
  expect(hand.every((card) => knows(p, 0, card) && !knows(p, 1, card))).toBe(true);
  expect(piles).toEqual({ deck: [expect.any(Number)], discard: [] });
  expect(drawInto(p, 0, { hand, from: piles, n: 4 })).toBe(1);
  expect(takeTop(p, piles)).toBe(-1);
});

test('the same list of effects has the same number, and is run one by one', () => {
  type Effect = { readonly do: 'add'; readonly n: number } | { readonly do: 'wait' };
  const lists = scripts<Effect>();
  const list: readonly Effect[] = [{ do: 'add', n: 1 }, { do: 'wait' }, { do: 'add', n: 10 }, { do: 'wait' }];
  expect([lists.numbered(list), lists.numbered([]), lists.numbered(list)]).toEqual([0, 1, 0]);
  expect(() => lists.effectsOf(7)).toThrow('no list of effects 7');
  const seen: number[] = [];
  const chapter = rules('verbs/test', {
    run: (p: Position<Table>, at: { readonly list: number; readonly i: number }): Flow =>
      oneByOne(p, at, {
        effects: lists.effectsOf(at.list),
        perform(_, effect) {
          if (effect.do === 'wait') return [step(chapter.pause, {})];
          p.table.prize += effect.n;
          return [];
        },
        next: chapter.run,
      }),
    pause(p: Position<Table>): Flow {
      seen.push(p.table.prize);
      return { do: 'done', value: undefined };
    },
  });
  const p = begin(tricks, checkedSetup(tricks, 2), 'verbs');
  p.now = null;
  p.together = null;
  p.table.prize = 0;
  p.stack = [step(turn.begin, {}), step(chapter.run, { list: 0, i: 0 })];
  goOnFrom(p);
  expect(seen).toEqual([1, 11]);
});

test('an option is made once', () => {
  let made = 0;
  const option = keptBy((card): Option & { card: number } => {
    made++;
    return { do: 'card', card };
  });
  expect(option(17)).toBe(option(17));
  expect([made, option(3).card]).toEqual([1, 3]);
});
