import type { HeroCard } from './words.ts';

/** Xarius the Shifty strikes from where nobody looks, and is gone. */
export const xarius = {
  id: 'xarius',
  class: 'damage',
  hp: 6,
  ankh: 3,
  abilities: [
    { kind: 'passive', id: 'shifty', rules: [{ rule: 'slipsPast', card: 'stonewall' }] },
    {
      kind: 'basic',
      id: 'backstab',
      actions: 2,
      mana: 0,
      cards: ['strike', 'reposition', 'scrollOfShadows'],
      first: [{ do: 'move', who: 'you', to: 'anywhere' }],
      aim: { at: 'enemy', upTo: 1, within: 1 },
      damage: 2,
    },
    {
      kind: 'basic',
      id: 'pickpocket',
      actions: 1,
      mana: 0,
      cards: ['deflect', 'regroup', 'firstAid'],
      aim: { at: 'enemy', upTo: 1, within: 1 },
      damage: 1,
      then: [{ do: 'steal', from: 'target' }],
    },
    {
      kind: 'reaction',
      id: 'smokeBomb',
      answers: { is: 'attacked', who: 'you', within: 0 },
      cards: ['scrollOfShadows', 'reposition', 'defend'],
      then: [{ do: 'block', n: 1 }, { do: 'shroud' }],
    },
    {
      kind: 'ultimate',
      id: 'vanishingAct',
      actions: 2,
      mana: 3,
      cards: ['strike', 'reposition', 'scrollOfHaste'],
      first: [{ do: 'move', who: 'you', to: 'anywhere' }],
      aim: { at: 'enemy', upTo: 1, within: 1 },
      damage: 3,
      then: [{ do: 'move', who: 'you', to: 'anywhere', may: true }],
    },
  ],
} as const satisfies HeroCard;
