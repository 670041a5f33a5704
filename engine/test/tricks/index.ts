/** Tricks: the highest card that nobody else played takes the trick, unless a thief does. */
import { message, type Game } from '@arenarium/engine';
import { cardId, gallery, vocabulary } from './cards/gallery.ts';
import { cardName } from './cards/text.ts';
import { describe } from './describe.ts';
import { edges } from './edges.ts';
import { facts, zones } from './facts.ts';
import { evaluate } from './judgement/evaluate.ts';
import { en } from './languages/en.ts';
import { rulebook } from './rulebook/rules.ts';
import { layOut, settings } from './rules/set-up.ts';
import { sidesOf } from './rules/sides.ts';
import { resultOf } from './rules/turn.ts';
import { copyTable, type Table } from './table.ts';
import { tell } from './tell.ts';

export const tricks: Game<Table> = {
  id: 'tricks',
  title: 'Tricks',
  version: 1,
  seats: { min: 2, max: 4 },
  settings,
  setUp: layOut,
  sides: sidesOf,
  copy: copyTable,
  zones,
  facts,
  describe,
  tell,
  face: (face) => ({ name: cardName(face), card: face < 0 ? null : cardId(face) }),
  cards: gallery,
  vocabulary,
  playedWith: (_p, seat) => [message(seat === 0 ? 'first' : 'later')],
  evaluate,
  edges,
  bound: 100,
  atBound: resultOf,
  rulebook,
  languages: { en },
};
