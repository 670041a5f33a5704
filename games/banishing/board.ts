/**
 * All a board may import besides the game: what is printed, where things lie, how the players stand, and what taking a
 * line would do. Answers come from the rules themselves, read from a view: the Void lies open to everybody.
 */
import type { View } from '@arenarium/engine';
import { deckFaces, type Printed } from './cards/index.ts';
import { NONE, type Table } from './table.ts';

export { characters, deckFaces, sharedAbilities, type Printed } from './cards/index.ts';
export { abilityId } from './cards/names.ts';
export { abilityText, natureText } from './cards/text.ts';
export { colours, items, symbols } from './cards/words.ts';
export type { Ability, CardSymbol, Character, Colour, Item, Level, SharedAbility } from './cards/words.ts';
export { drawn, emblems, signs } from './emblems.ts';
export {
  abilityWould,
  lineWould,
  spaceWould,
  woundLess,
  type Opening,
  type Prospect,
  type Relief,
} from './foresight.ts';
export { zones } from './facts.ts';
export { CARDS_TO_WIN } from './rules/banishing.ts';
export { LAST_ROUND } from './rules/deck.ts';
export { HAND_LIMIT } from './rules/hand.ts';
export type { AbilityOption, ShieldOption, SpaceOption, WoundOption } from './rules/options.ts';
export { spacesOf } from './rules/void.ts';
export { health, stamina } from './rules/wounds.ts';
export { NONE } from './table.ts';
export type { Player, Table } from './table.ts';

type Seen = View<Table>;

/** What is printed on a card; null where this seat has not seen it. */
export const printedOn = ({ faces }: Seen, id: number): Printed | null => deckFaces[faces[id] ?? NONE] ?? null;
/** The level of an undead face; 0 for any other. */
export function levelOfFace(face: number): number {
  const printed = deckFaces[face];
  return printed?.kind === 'undead' ? printed.level : 0;
}

/** Where the cards lie that a question names by their faces: most lie in the hand. */
export function facesLieIn(question: string | undefined): 'discard' | 'set' | 'hand' {
  if (question === 'banishing/recall' || question === 'banishing/coverWith') return 'discard';
  return question === 'banishing/banishSet' ? 'set' : 'hand';
}
