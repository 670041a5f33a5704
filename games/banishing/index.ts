/** The Banishing: guardians stand together against the undead and close the Void. */
import { at, message, type Game } from '@arenarium/engine';
import { gallery, printedId, vocabulary } from './cards/gallery.ts';
import { deckFaces } from './cards/index.ts';
import { characterOf, faceName } from './cards/names.ts';
import { isItemFace, isSymbolFace, ITEMS } from './cards/printed.ts';
import { describe } from './describe.ts';
import { edges } from './edges.ts';
import { facts, zones } from './facts.ts';
import { evaluate } from './judgement/evaluate.ts';
import { en } from './languages/en.ts';
import { rulebook } from './rulebook/rules.ts';
import { layOut, settings } from './rules/set-up.ts';
import { sharedResult } from './rules/wounds.ts';
import { copyTable, playerAt, type Table } from './table.ts';
import { tell } from './tell.ts';

/** TB-1.1: one side, however many there are. */
const ALL_TOGETHER: readonly number[] = [0, 0, 0, 0, 0];

export const banishing: Game<Table> = {
  id: 'banishing',
  title: 'The Banishing',
  version: 3,
  seats: { min: 3, max: 5 },
  settings,
  setUp: layOut,
  sides: ({ seats }) => ALL_TOGETHER.slice(0, seats),
  copy: copyTable,
  zones,
  kinds: ({ players, box }) => [
    { cards: players.flatMap((player) => player.hand), fits: isSymbolFace },
    // Until the cards are dealt everything lies there, in the open.
    { cards: box.length > ITEMS ? [] : box, fits: isItemFace },
  ],
  facts,
  describe,
  tell,
  face: (face) => ({ name: faceName(face), card: printedId(at(deckFaces, face)) }),
  cards: gallery,
  vocabulary,
  playedWith: ({ table }, seat) => [message('option.character', { name: characterOf(playerAt(table, seat)).name })],
  evaluate,
  edges,
  bound: 2000,
  atBound: ({ table }) => sharedResult(table, 0, { rule: 'TB-R29', because: message('lost.bound') }),
  rulebook,
  languages: { en },
};
