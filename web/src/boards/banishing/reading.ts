/** Small readings of faces and questions that several parts of the board share. */
import { deckFaces } from '@arenarium/banishing/cards/index.ts';

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
