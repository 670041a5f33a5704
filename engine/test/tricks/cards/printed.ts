/** Cards compiled for play: what each face can do. */
import { at } from '@arenarium/engine';
import { cards } from './index.ts';
import type { Card } from './words.ts';

export const printedOn = (face: number): Card => at(cards, face - 1);
export const canSteal = (face: number): boolean => printedOn(face).effects.some(({ do: word }) => word === 'steal');
/** One set of faces for each player. */
export const facesFor = (seats: number): number[] =>
  Array.from({ length: seats }, () => cards.map(({ value }) => value)).flat();
