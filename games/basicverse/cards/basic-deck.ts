import type { BasicCard } from '../words.ts';

/** The Basic deck as printed, 85 cards in all: HB-4.1. */
export const basicDeck = [
  { name: 'gatherMana', copies: 12, actions: 1 },
  { name: 'strike', copies: 20, actions: 1 },
  { name: 'firstAid', copies: 6, actions: 1 },
  { name: 'reposition', copies: 7, actions: 1 },
  { name: 'regroup', copies: 4, actions: 1 },
  { name: 'assaultFortress', copies: 4, actions: 1 },
  { name: 'defend', copies: 8, actions: 'reaction' },
  { name: 'deflect', copies: 7, actions: 'reaction' },
  { name: 'stonewall', copies: 6, actions: 'reaction' },
  { name: 'scrollOfHaste', copies: 3, actions: 0 },
  { name: 'scrollOfVision', copies: 3, actions: 0 },
  { name: 'scrollOfShadows', copies: 2, actions: 'reaction' },
  { name: 'scrollOfWisdom', copies: 3, actions: 1 },
] as const satisfies readonly BasicCard[];
