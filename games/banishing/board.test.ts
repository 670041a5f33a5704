import { view } from '@arenarium/engine';
import { expect, test } from 'vitest';
import { deckFaces, emblems, lineWould } from './board.ts';
import { printedId } from './cards/gallery.ts';
import { banishing } from './index.ts';
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
