import { view } from '@arenarium/engine';
import { expect, test } from 'vitest';
import { abilityWould, deckFaces, emblems, lineWould, woundLess } from './board.ts';
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

test('guard and Shield are told with the line', () => {
  const p = scenario('TB-12.9 asked', {
    players: { Ann: { guarded: true, items: 'S' } },
    void: ['1 rt 3', 'gs gt gc', 'bs bt bc'],
  }).begin();
  expect(lineWould(view(p, 0), 0, 0)).toMatchObject({ damage: 4, guarded: true, shielded: true });
  expect(lineWould(view(p, 0), 1, 0)).toMatchObject({ damage: 0, guarded: false, shielded: false });
});
