import type { HeroCard } from './words.ts';

/** Sans Seraph, an angel that has come down in the world, and knows the way back. */
export const sans = {
  id: 'sans',
  class: 'support',
  hp: 5,
  ankh: 3,
  abilities: [
    {
      kind: 'passive',
      id: 'lastRites',
      rules: [{ rule: 'when', when: 'anotherDies', then: [{ do: 'draw', n: 1, who: 'you' }] }],
    },
    {
      kind: 'basic',
      id: 'lifeSiphon',
      actions: 2,
      mana: 0,
      cards: ['strike', 'firstAid', 'scrollOfShadows'],
      aim: { at: 'enemy', upTo: 1, within: 2 },
      damage: 1,
      then: [{ do: 'heal', n: 1, who: 'you' }],
    },
    {
      kind: 'basic',
      id: 'featherGift',
      actions: 1,
      mana: 0,
      cards: ['reposition', 'regroup', 'gatherMana'],
      aim: { at: 'allyOrYou', upTo: 1, within: 3 },
      then: [
        { do: 'ward', n: 1, who: 'target' },
        { do: 'move', who: 'target', to: 'anywhere', may: true },
      ],
    },
    {
      kind: 'reaction',
      id: 'wingShield',
      answers: { is: 'attacked', who: 'allyOrYou', within: 2 },
      cards: ['defend', 'reposition', 'firstAid'],
      then: [
        { do: 'block', n: 1 },
        { do: 'draw', n: 1, who: 'attacked' },
      ],
    },
    {
      kind: 'ultimate',
      id: 'secondComing',
      actions: 2,
      mana: 4,
      cards: ['firstAid', 'gatherMana', 'scrollOfWisdom'],
      aim: { at: 'deadAlly', upTo: 1, within: 'any' },
      then: [
        { do: 'resurrect', who: 'target' },
        { do: 'draw', n: 1, who: 'target' },
      ],
    },
  ],
} as const satisfies HeroCard;
