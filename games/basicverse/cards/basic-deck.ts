import type { BasicCard } from './words.ts';

/** The Basic deck as printed, 85 cards in all: HB-4.1. */
export const basicDeck = [
  { name: 'gatherMana', copies: 12, actions: 1, then: [{ do: 'gainMana', n: 2 }] },
  { name: 'strike', copies: 20, actions: 1, aim: { at: 'enemy', upTo: 1, within: 1 }, damage: 1 },
  { name: 'firstAid', copies: 6, actions: 1, aim: { at: 'hurtAllyOrYou', upTo: 1, within: 'any' }, heal: 1 },
  { name: 'reposition', copies: 7, actions: 1, then: [{ do: 'move', who: 'you', to: 'anywhere' }] },
  { name: 'regroup', copies: 4, actions: 1, then: [{ do: 'regroup' }] },
  { name: 'assaultFortress', copies: 4, actions: 1, then: [{ do: 'assault', n: 1 }] },
  { name: 'defend', copies: 8, actions: 'reaction', then: [{ do: 'block', n: 1 }] },
  {
    name: 'deflect',
    copies: 7,
    actions: 'reaction',
    then: [
      { do: 'block', n: 1 },
      { do: 'strikeBack', n: 1, within: 1 },
    ],
  },
  { name: 'stonewall', copies: 6, actions: 'reaction', then: [{ do: 'stop', within: 1 }] },
  {
    name: 'scrollOfHaste',
    copies: 3,
    actions: 0,
    then: [
      { do: 'gainActions', n: 1 },
      { do: 'draw', n: 1, who: 'you' },
    ],
  },
  {
    name: 'scrollOfVision',
    copies: 3,
    actions: 0,
    then: [{ do: 'seeFurther' }, { do: 'draw', n: 1, who: 'you' }],
  },
  { name: 'scrollOfShadows', copies: 2, actions: 'reaction', then: [{ do: 'shroud' }] },
  { name: 'scrollOfWisdom', copies: 3, actions: 1, then: [{ do: 'wisdom', cards: 2 }] },
] as const satisfies readonly BasicCard[];
