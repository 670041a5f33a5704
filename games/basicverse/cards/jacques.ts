import type { HeroCard } from './words.ts';

/** A fencer of modest rank and great manners. En Garde protects an ally, as in the printed example. */
export const jacques = {
  id: 'jacques',
  class: 'protector',
  hp: 6,
  ankh: 3,
  abilities: [
    { kind: 'passive', id: 'riposte', rules: [{ rule: 'hits', card: 'deflect', more: 1 }] },
    {
      kind: 'basic',
      id: 'lunge',
      actions: 1,
      mana: 0,
      cards: ['deflect', 'reposition', 'scrollOfHaste'],
      aim: { at: 'enemy', upTo: 1, within: 2 },
      damage: 1,
      then: [{ do: 'move', who: 'you', to: 'besideTarget', may: true }],
    },
    {
      kind: 'basic',
      id: 'flourish',
      actions: 2,
      mana: 0,
      cards: ['strike', 'regroup'],
      aim: { at: 'enemy', upTo: 1, within: 1 },
      damage: 2,
      then: [{ do: 'discard', n: 1, who: 'target' }],
    },
    {
      kind: 'reaction',
      id: 'enGarde',
      answers: { is: 'attacked', who: 'ally', within: 1 },
      cards: ['deflect', 'strike', 'defend'],
      then: [
        { do: 'block', n: 1 },
        { do: 'damage', n: 1, to: 'attacker' },
      ],
    },
    {
      kind: 'ultimate',
      id: 'grandFinale',
      actions: 2,
      mana: 3,
      cards: ['strike', 'deflect', 'assaultFortress'],
      aim: { at: 'enemy', upTo: 1, within: 1 },
      damage: 3,
      then: [{ do: 'draw', n: 2, who: 'you' }],
    },
  ],
} as const satisfies HeroCard;
