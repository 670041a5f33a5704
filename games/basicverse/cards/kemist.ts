import type { HeroCard } from './words.ts';

/** Al Kemist turns one thing into another, and enemies into puddles. */
export const kemist = {
  id: 'kemist',
  class: 'support',
  hp: 5,
  ankh: 3,
  abilities: [
    { kind: 'passive', id: 'transmute', rules: [{ rule: 'countsAs', card: 'gatherMana', as: ['firstAid'] }] },
    {
      kind: 'basic',
      id: 'tonic',
      actions: 1,
      mana: 0,
      cards: ['firstAid', 'defend', 'regroup'],
      aim: { at: 'hurtAllyOrYou', upTo: 1, within: 2 },
      heal: 1,
      then: [{ do: 'draw', n: 1, who: 'target' }],
    },
    {
      kind: 'basic',
      id: 'volatileFlask',
      actions: 2,
      mana: 0,
      cards: ['strike', 'deflect', 'scrollOfHaste'],
      aim: { at: 'enemy', upTo: 1, within: 3 },
      damage: 1,
      then: [{ do: 'discard', n: 2, who: 'target' }],
    },
    {
      kind: 'reaction',
      id: 'catalyst',
      answers: { is: 'attacked', who: 'allyOrYou', within: 2 },
      cards: ['defend', 'gatherMana', 'deflect'],
      then: [
        { do: 'block', n: 1 },
        { do: 'gainMana', n: 1 },
      ],
    },
    {
      kind: 'ultimate',
      id: 'philosophersStone',
      actions: 1,
      mana: 3,
      cards: ['gatherMana', 'regroup', 'scrollOfWisdom'],
      then: [
        { do: 'gainActions', n: 2 },
        { do: 'draw', n: 1, who: { each: 'allyOrYou', within: 'any', of: 'you' } },
      ],
    },
  ],
} as const satisfies HeroCard;
