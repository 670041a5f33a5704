import type { HeroCard } from './words.ts';

/** Ember Lynn burns at both ends: the less of her is left, the hotter she is. */
export const ember = {
  id: 'ember',
  class: 'damage',
  hp: 5,
  ankh: 3,
  abilities: [
    { kind: 'passive', id: 'burningZeal', rules: [{ rule: 'hits', card: 'strike', more: 1, whileHpAtMost: 2 }] },
    {
      kind: 'basic',
      id: 'fireball',
      actions: 2,
      mana: 0,
      cards: ['strike', 'gatherMana'],
      aim: { at: 'enemy', upTo: 1, within: 2 },
      damage: 1,
      then: [{ do: 'damage', n: 1, to: { each: 'enemy', within: 1, of: 'target' } }],
    },
    {
      kind: 'basic',
      id: 'burnBright',
      actions: 1,
      mana: 0,
      cards: ['gatherMana', 'scrollOfHaste', 'scrollOfWisdom'],
      then: [
        { do: 'loseHp', n: 1 },
        { do: 'gainActions', n: 1 },
        { do: 'draw', n: 2, who: 'you' },
      ],
    },
    {
      kind: 'reaction',
      id: 'flare',
      answers: { is: 'attacked', who: 'you', within: 0 },
      cards: ['strike', 'deflect', 'gatherMana'],
      then: [{ do: 'damage', n: 2, to: 'attacker' }],
    },
    {
      kind: 'ultimate',
      id: 'supernova',
      actions: 3,
      mana: 4,
      cards: ['strike', 'gatherMana', 'assaultFortress'],
      aim: { everyone: { each: 'enemy', within: 1, of: 'you' } },
      damage: 3,
      then: [{ do: 'loseHp', n: 1 }],
    },
  ],
} as const satisfies HeroCard;
