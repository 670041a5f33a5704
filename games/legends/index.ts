/** Exiled Legends: teams of Heroes, led by a Legend, fight in the Banesphere until one Legend is left. */
import { faceOf, step, type Game } from '@arenarium/engine';
import { decks } from './decks.ts';
import { edges } from './edges.ts';
import { en } from './en.ts';
import { evaluate } from './evaluate.ts';
import { gallery, vocabulary } from './gallery.ts';
import { fighters, FIRST_SPHERE, sphere } from './printed.ts';
import { rulebook } from './rules.ts';
import { bareTable, copyTable, IDS, zonesOf, type Table } from './table.ts';
import { describe, factsOf, nameOfFace, tell } from './telling.ts';

export const legends: Game<Table> = {
  id: 'legends',
  title: 'Exiled Legends',
  version: 2,
  seats: { min: 2, max: 5 },
  settings: [{ id: 'decks', values: ['standard', 'draft'], normal: 'standard' }],
  setUp: ({ seats }) => ({
    table: bareTable(seats),
    faces: IDS,
    first: step(decks.build, {}),
  }),
  sides: ({ seats }) => Array.from({ length: seats }, (_, seat) => seat),
  copy: copyTable,
  zones: zonesOf,
  facts: factsOf,
  describe,
  tell,
  face: (face) => ({
    name: nameOfFace(face),
    card: face < FIRST_SPHERE ? (fighters[face]?.slug ?? null) : sphere(face).slug,
  }),
  cards: gallery,
  vocabulary,
  // The Legend and the six, wherever they lie by now.
  playedWith: (p, seat) =>
    p.table.owner.flatMap((owner, card) => (owner === seat ? [nameOfFace(faceOf(p, card))] : [])),
  evaluate,
  edges,
  bound: 40_000,
  rulebook,
  languages: { en },
};
