import type { Game } from '@arenarium/engine';
import { gallery, vocabulary } from './cards/gallery.ts';
import { cardOf, slug } from './cards/printed.ts';
import { nameOfFace } from './cards/text.ts';
import { describe } from './describe.ts';
import { edges } from './edges.ts';
import { facts, zones } from './facts.ts';
import { evaluate } from './judgement/evaluate.ts';
import { en } from './languages/en.ts';
import { rulebook } from './rulebook/rules.ts';
import { wonByEnergy } from './rules/energy.ts';
import { layOut, refuses, settings, sides } from './rules/set-up.ts';
import { at, copyTable, type Table } from './table.ts';
import { tell } from './tell.ts';

export const kamigami: Game<Table> = {
  id: 'kamigami',
  title: 'Kamigami Battles',
  version: 4,
  seats: { min: 2, max: 6 },
  settings,
  refuses,
  setUp: layOut,
  sides,
  copy: copyTable,
  zones,
  facts,
  describe,
  tell,
  face: (face) => ({ name: nameOfFace(face), card: slug(cardOf(face).name) }),
  cards: gallery,
  vocabulary,
  playedWith: ({ table }, seat) =>
    [at(table.god, seat), at(table.temple, seat)].filter((face) => face >= 0).map(nameOfFace),
  evaluate,
  edges,
  windows: ['kamigami/react'],
  amounts: ['value', 'defence', 'n'],
  bound: 60_000,
  atBound: ({ table }) => wonByEnergy(table, 'over.bound'),
  rulebook,
  languages: { en },
};
