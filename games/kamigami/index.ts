import type { Game } from '@arenarium/engine';
import { cardOf, slug } from './catalogue.ts';
import { cardTexts, describe, facts, nameOfFace, vocabulary, zones } from './describe.ts';
import { edges } from './edges.ts';
import { en } from './en.ts';
import { evaluate } from './evaluate.ts';
import { rulebook } from './rules.ts';
import { refuses, settings, setUp, sides } from './setup.ts';
import { at, copy, type Table } from './table.ts';
import { tell } from './tell.ts';

export const kamigami: Game<Table> = {
  id: 'kamigami',
  title: 'Kamigami Battles',
  version: 2,
  seats: { min: 2, max: 6 },
  settings,
  refuses,
  setUp,
  sides,
  copy,
  zones,
  facts,
  describe,
  tell,
  face: (face) => ({ name: nameOfFace(face), card: slug(cardOf(face).name) }),
  cards: cardTexts,
  vocabulary,
  playedWith: ({ table }, seat) =>
    [at(table.god, seat), at(table.temple, seat)].filter((face) => face >= 0).map(nameOfFace),
  evaluate,
  edges,
  bound: 60_000,
  rulebook,
  languages: { en },
};
