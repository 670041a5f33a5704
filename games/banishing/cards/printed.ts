import { faceOf, numberIn, pluck } from '@arenarium/engine';
import { characters, deckFaces } from './index.ts';
import type { P } from '../table.ts';

/**
 * The printed faces as numbers, compiled once: 0–8 the symbol cards (colour by colour), then the undead by level,
 * then the items. A card of the Deck is an id; `faceOf` says what is printed on it.
 */
export const SYMBOL_FACES = deckFaces.filter((printed) => printed.kind === 'symbol').length;
const levelByFace: readonly number[] = deckFaces.map((printed) => (printed.kind === 'undead' ? printed.level : 0));
const itemFace = (item: string) => deckFaces.findIndex((printed) => printed.kind === 'item' && printed.item === item);
export const SHIELD = itemFace('shield');
export const WAND = itemFace('wand');
export const ARMOUR = itemFace('armour');

/** The face of each id before anything is shuffled: symbols, undead by level, items. */
export const printedFaces: readonly number[] = deckFaces.flatMap((printed, face) =>
  Array.from({ length: printed.copies }, () => face),
);

export const isSymbolFace = (face: number): boolean => face < SYMBOL_FACES;
export const isItemFace = (face: number): boolean => deckFaces[face]?.kind === 'item';

/** How many item cards there are. */
export const ITEMS = printedFaces.filter(isItemFace).length;

/** The level of an undead; 0 for every other card. */
export const levelOf = (p: P, id: number): number => numberIn(levelByFace, faceOf(p, id));
export const isUndead = (p: P, id: number): boolean => levelOf(p, id) > 0;
export const isSymbol = (p: P, id: number): boolean => faceOf(p, id) < SYMBOL_FACES;
export const colourOf = (face: number): number => Math.floor(face / 3);
export const faceOfLevel = (level: number): number => levelByFace.indexOf(level);

/** The sheets as numbers. */
export const staminaOf: readonly number[] = characters.map((character) => character.stamina);
export const healthOf: readonly number[] = characters.map((character) => character.health);

/**
 * How many of each symbol card there are among some cards. There are six of each, so three bits hold a count and
 * nine counts one number: hands are counted in every turn of every playout.
 */
export type Tally = number;
const BITS = 3;
const COUNT = (1 << BITS) - 1;

export function tally(p: P, cards: readonly number[]): Tally {
  let counts = 0;
  for (let i = 0; i < cards.length; i++) {
    const face = faceOf(p, numberIn(cards, i));
    if (face < SYMBOL_FACES) counts += 1 << (BITS * face);
  }
  return counts;
}
export const countIn = (counts: Tally, face: number): number => (counts >> (BITS * face)) & COUNT;
/** A colour is three counts: for all of them together, how many cards that are, and the most that show one symbol. */
const COLOUR_BITS = 3 * BITS;
const sums: number[] = [];
const mosts: number[] = [];
for (let counts = 0; counts < 1 << COLOUR_BITS; counts++) {
  const each = [countIn(counts, 0), countIn(counts, 1), countIn(counts, 2)] as const;
  sums.push(each[0] + each[1] + each[2]);
  mosts.push(Math.max(...each));
}
const ofColour = (counts: Tally, colour: number): number => (counts >> (COLOUR_BITS * colour)) & (sums.length - 1);
/** All cards of a colour; the most of them that show one symbol. */
export const countOfColour = (counts: Tally, colour: number): number => numberIn(sums, ofColour(counts, colour));
export const mostAlike = (counts: Tally, colour: number): number => numberIn(mosts, ofColour(counts, colour));

/** The first card with this face. */
export function find(p: P, cards: readonly number[], face: number): number {
  for (let i = 0; i < cards.length; i++) {
    const id = numberIn(cards, i);
    if (faceOf(p, id) === face) return id;
  }
  throw new Error(`no card with face ${face} among ${cards.length}`);
}
/** Take the first card with this face out of a list. */
export function takeOut(p: P, cards: number[], face: number): number {
  const id = find(p, cards, face);
  pluck(cards, id);
  return id;
}
