import type { Card } from './words.ts';

/** One of each for every player; the face of a card is its value. */
export const cards = [
  { value: 1, effects: [{ do: 'steal' }] },
  { value: 2, effects: [] },
  { value: 3, effects: [] },
  { value: 4, effects: [] },
  { value: 5, effects: [] },
  { value: 6, effects: [] },
  { value: 7, effects: [] },
  { value: 8, effects: [] },
] as const satisfies readonly Card[];
