import { view } from '@arenarium/engine';
import { expect, test } from 'vitest';
import { abilityWould, deckFaces, emblems, lineWould, spaceWould, woundLess } from './board.ts';
import { printedId } from './cards/gallery.ts';
import { banishing } from './index.ts';
import { scenario } from './scenarios/arrange.ts';
import { scenarios } from './scenarios/index.ts';
import type { P } from './table.ts';

test('every printed thing has an emblem; symbol cards are their symbol', () => {
  const symbols = deckFaces.filter(({ kind }) => kind === 'symbol').map(printedId);
  const printed = banishing.cards.flatMap(({ id, abilities }) => [id, ...abilities]);
  expect(printed.filter((id) => emblems[id] === undefined)).toEqual(symbols);
});

test('what a line would do', () => {
  const p = scenarios.find(({ name }) => name.startsWith('TB-3.1 TB-4.1'))?.begin() as P;
  expect(lineWould(view(p, 0), 0, 0)).toMatchObject({ damage: 1, exhausts: false, kills: false });
  expect(lineWould(view(p, 0), 1, 0)).toMatchObject({ damage: 0 });
});

/** The healer's turn, badly hurt; two undead show. */
const hurt = () =>
  view(
    scenario('TB-5.2 asked', {
      at: 'ability',
      players: { Ann: { is: 'healer', hand: 'gs gt gc bs bs bs', wounds: '3 2 1' }, Bob: { wounds: '2' }, Cid: {} },
      void: ['1 rt 3', 'gs gt gc', 'bs bt bc'],
      banishing: 'rs rs rs rt rt rt rc rc rc',
    }).begin(),
    0,
  );

test('what an ability would do at most, and whom it would relieve', () => {
  const seen = hurt();
  expect(seen.table.players[0]).toMatchObject({ damage: 6, exhausted: true });
  // Resting takes the lightest wound; a wound of the heaviest kind brings the healer back to its feet.
  expect(abilityWould(seen, 0, { do: 'rest' }).relief).toEqual([{ seat: 0, damage: [6, 5], recovers: true }]);
  expect(woundLess(seen, 0, { do: 'wound', level: 3 })).toEqual({ seat: 0, damage: [6, 3], recovers: true });
  expect(abilityWould(seen, 0, { do: 'pass' })).toMatchObject({ banished: [9, 9], wins: false, relief: [] });
  const all = [0, 1, 2, 3, 4, 5].map((ability) => abilityWould(seen, 0, { do: 'use', ability }));
  // Decipher plays a card of the set, Recite two and one of the hand: that would be the tenth.
  expect(all.map(({ banished: [, after] }) => after)).toEqual([9, 9, 9, 9, 10, 12]);
  expect(all.every(({ banished: [before, after], wins }) => wins === (before < 10 && after >= 10))).toBe(true);
  // Of the undead that show only those of a low level fall to Holy Light.
  expect(all[0]?.undead).toEqual({ spaces: [0], most: 1 });
});

test('what choosing a space of the Void would do there, to its lines and to whoever chooses', () => {
  const seen = hurt();
  const would = (question: string, space: number) => spaceWould(seen, 0, { question: `banishing/${question}`, space });
  // The undead of level 3 stands at the right of the first row: row 0 and column 5.
  expect(would('slay', 2)).toEqual({
    then: -1,
    lines: [
      { line: 0, damage: [4, 1] },
      { line: 5, damage: [3, 0] },
    ],
    wound: null,
    banished: [9, 9],
    wins: false,
  });
  expect(would('suffer', 2)?.wound).toEqual({ damage: [6, 9], exhausts: false, kills: true });
  expect(would('suffer', 0)?.wound).toEqual({ damage: [6, 7], exhausts: false, kills: false });
  expect(would('banishUndead', 0)).toMatchObject({ banished: [9, 10], wins: true });
  expect(would('cover', 2)?.lines[0]).toEqual({ line: 0, damage: [4, 1] });
  // A line is taken whole, and where no card shows there is nothing to choose.
  expect(would('line', 0)).toBeNull();
});

test('what lay beneath the card of a space counts when it comes to light', () => {
  const seen = hurt();
  const [top, beneath] = [seen.table.void[0]?.[0] ?? 0, seen.table.void[2]?.[0] ?? 0];
  const stacked = seen.table.void.map((stack, space) => (space === 0 ? [beneath, top] : space === 2 ? [] : stack));
  const would = spaceWould({ ...seen, table: { ...seen.table, void: stacked } }, 0, {
    question: 'banishing/slay',
    space: 0,
  });
  expect(would?.then).toBe(beneath);
  expect(would?.lines.map(({ damage }) => damage)).toEqual([
    [1, 3],
    [1, 3],
  ]);
});

test('guard and Shield are told with the line', () => {
  const p = scenario('TB-12.9 asked', {
    players: { Ann: { guarded: true, items: 'S' } },
    void: ['1 rt 3', 'gs gt gc', 'bs bt bc'],
  }).begin();
  expect(lineWould(view(p, 0), 0, 0)).toMatchObject({ damage: 4, guarded: true, shielded: true });
  expect(lineWould(view(p, 0), 1, 0)).toMatchObject({ damage: 0, guarded: false, shielded: false });
});
