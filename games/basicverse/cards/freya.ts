import type { HeroCard } from './words.ts';

/** Cold hands, colder heart. Avalanche hits two targets, as in the printed example. */
export const freya = {
  id: 'freya',
  class: 'damage',
  hp: 6,
  ankh: 4,
  abilities: [
    { kind: 'passive', id: 'bitterCold', rules: [{ rule: 'hinders', what: 'movement', more: 1, enemiesWithin: 1 }] },
    {
      kind: 'basic',
      id: 'avalanche',
      actions: 2,
      mana: 0,
      cards: ['strike', 'stonewall', 'gatherMana'],
      aim: { at: 'enemy', upTo: 2, within: 3 },
      damage: 1,
    },
    {
      kind: 'basic',
      id: 'blackIce',
      actions: 1,
      mana: 0,
      cards: ['reposition', 'deflect', 'regroup'],
      aim: { at: 'enemy', upTo: 1, within: 2 },
      damage: 1,
      then: [{ do: 'move', who: 'target', to: 'neighbour' }],
    },
    {
      kind: 'reaction',
      id: 'frostArmour',
      answers: { is: 'attacked', who: 'you', within: 0 },
      cards: ['defend', 'stonewall', 'gatherMana'],
      then: [
        { do: 'block', n: 1 },
        { do: 'discard', n: 1, who: 'attacker' },
      ],
    },
    {
      kind: 'ultimate',
      id: 'absoluteZero',
      actions: 2,
      mana: 3,
      cards: ['strike', 'gatherMana', 'scrollOfWisdom'],
      aim: { at: 'enemy', upTo: 1, within: 3 },
      damage: 3,
      then: [{ do: 'slow', n: 1, who: 'target' }],
    },
  ],
} as const satisfies HeroCard;
