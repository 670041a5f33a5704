import type { HeroCard } from './words.ts';

/** Donna LaFontaine: where she stands there is always water. */
export const donna = {
  id: 'donna',
  class: 'support',
  hp: 5,
  ankh: 3,
  abilities: [
    {
      kind: 'passive',
      id: 'wellspring',
      rules: [{ rule: 'when', when: 'yourTurnBegins', then: [{ do: 'gainMana', n: 1 }] }],
    },
    {
      kind: 'basic',
      id: 'soothingWaters',
      actions: 1,
      mana: 0,
      cards: ['firstAid', 'gatherMana', 'regroup'],
      aim: { at: 'hurtAllyOrYou', upTo: 2, within: 2 },
      heal: 1,
    },
    {
      kind: 'basic',
      id: 'tidalPush',
      actions: 2,
      mana: 0,
      cards: ['strike', 'reposition'],
      aim: { at: 'enemy', upTo: 1, within: 2 },
      damage: 1,
      then: [
        { do: 'move', who: 'target', to: 'anywhere' },
        { do: 'draw', n: 1, who: 'you' },
      ],
    },
    {
      kind: 'reaction',
      id: 'undertow',
      answers: { is: 'attacked', who: 'ally', within: 2 },
      cards: ['reposition', 'stonewall', 'deflect'],
      then: [
        { do: 'block', n: 1 },
        { do: 'move', who: 'attacked', to: 'anywhere', may: true },
      ],
    },
    {
      kind: 'ultimate',
      id: 'greatFlood',
      actions: 2,
      mana: 3,
      cards: ['strike', 'gatherMana', 'scrollOfWisdom'],
      aim: { at: 'enemy', upTo: 3, within: 'any' },
      damage: 1,
      then: [{ do: 'heal', n: 1, who: { each: 'allyOrYou', within: 'any', of: 'you' } }],
    },
  ],
} as const satisfies HeroCard;
