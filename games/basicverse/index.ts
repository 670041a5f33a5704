/** Heroes of the Basicverse. */
import { type Game, message } from '@arenarium/engine';
import { gallery, vocabulary } from './cards/gallery.ts';
import { basicNames } from './cards/words.ts';
import { describe } from './describe.ts';
import { edges } from './edges.ts';
import { facts, zones } from './facts.ts';
import { evaluate } from './judgement/evaluate.ts';
import { en } from './languages/en.ts';
import { rulebook } from './rulebook/rules.ts';
import { layOut, settings } from './rules/set-up.ts';
import { onTime } from './rules/victory.ts';
import { copyTable, heroOf, type Table, teamOf } from './table.ts';
import { tell } from './tell.ts';

export const basicverse: Game<Table> = {
  id: 'basicverse',
  title: 'Heroes of the Basicverse',
  version: 4,
  seats: { min: 4, max: 10, only: [4, 6, 8, 10] },
  settings,
  setUp: layOut,
  sides: ({ seats }) => Array.from({ length: seats }, (_, seat) => teamOf(seat)),
  copy: copyTable,
  zones,
  facts,
  describe,
  tell,
  face: (face) => ({ name: message('card', { face }), card: basicNames[face] ?? null }),
  cards: gallery,
  vocabulary,
  playedWith: ({ table }, seat) => [message('hero', { hero: heroOf(table, seat).hero })],
  evaluate,
  edges,
  draw: 'HB-14.5',
  windows: ['basicverse/react', 'basicverse/answerMove', 'basicverse/answerScroll', 'basicverse/donate'],
  amounts: ['n'],
  bound: 60_000,
  atBound: ({ table }) => onTime(table, 'bound'),
  rulebook,
  languages: { en },
};
