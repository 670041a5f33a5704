/** Super Fantasy Brawl: two seats, or four in two teams. */
import type { Game } from '@arenarium/engine';
import { cardOf, gallery, vocabulary } from './cards/gallery.ts';
import { cardName, championName } from './cards/names.ts';
import { describe } from './describe.ts';
import { edges } from './edges.ts';
import { facts, zones } from './facts.ts';
import { evaluate } from './judgement/evaluate.ts';
import { en } from './languages/en.ts';
import { rulebook } from './rulebook/rules.ts';
import { drawnOut } from './rules/out-of-action.ts';
import { layOut, refuses, settings } from './rules/set-up.ts';
import { copyTable, sideOf, type Table } from './table.ts';
import { tell } from './tell.ts';

export const brawl: Game<Table> = {
  id: 'brawl',
  title: 'Super Fantasy Brawl',
  version: 2,
  seats: { min: 2, max: 4, only: [2, 4] },
  settings,
  refuses,
  setUp: layOut,
  sides: ({ seats }) => Array.from({ length: seats }, (_, seat) => sideOf(seat)),
  copy: copyTable,
  zones,
  facts,
  describe,
  tell,
  face: (face) => ({ name: cardName(face), card: cardOf(face) }),
  cards: gallery,
  vocabulary,
  playedWith: ({ table }, seat) =>
    table.champions.flatMap((champion) => (champion.seat === seat ? [championName(champion.kind)] : [])),
  evaluate,
  edges,
  windows: ['brawl/react'],
  bound: 20_000,
  atBound: ({ table }) => drawnOut(table, 'over.bound'),
  rulebook,
  languages: { en },
};
