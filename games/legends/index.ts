/** Exiled Legends: teams of Heroes, led by a Legend, fight in the Banesphere until one Legend is left. */
import { faceOf, type Game } from '@arenarium/engine';
import { gallery, vocabulary } from './cards/gallery.ts';
import { nameOfFace } from './cards/names.ts';
import { slugOfFace } from './cards/printed.ts';
import { describe } from './describe.ts';
import { edges } from './edges.ts';
import { facts, zones } from './facts.ts';
import { evaluate } from './judgement/evaluate.ts';
import { en } from './languages/en.ts';
import { rulebook } from './rulebook/rules.ts';
import { drawnOut } from './rules/destruction.ts';
import { layOut, settings } from './rules/set-up.ts';
import { copyTable, type Table } from './table.ts';
import { tell } from './tell.ts';

export const legends: Game<Table> = {
  id: 'legends',
  title: 'Exiled Legends',
  version: 3,
  seats: { min: 2, max: 5 },
  settings,
  setUp: layOut,
  sides: ({ seats }) => Array.from({ length: seats }, (_, seat) => seat),
  copy: copyTable,
  zones,
  facts,
  describe,
  tell,
  face: (face) => ({ name: nameOfFace(face), card: slugOfFace(face) }),
  cards: gallery,
  vocabulary,
  // The Legend and the six, wherever they lie by now.
  playedWith: (p, seat) =>
    p.table.owner.flatMap((owner, card) => (owner === seat ? [nameOfFace(faceOf(p, card))] : [])),
  evaluate,
  edges,
  windows: ['legends/trigger'],
  bound: 40_000,
  atBound: (p) => drawnOut(p, 'over.bound'),
  rulebook,
  languages: { en },
};
