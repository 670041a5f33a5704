import type { HeroCard } from './words.ts';

/** A huntress who reaches far and is hard to pin down. Focused Shot and the cost of Vault are printed. */
export const juno = {
  id: 'juno',
  class: 'damage',
  hp: 4,
  ankh: 3,
  abilities: [
    { kind: 'passive', id: 'keenEye', rules: [{ rule: 'reaches', card: 'strike', more: 1 }] },
    {
      kind: 'basic',
      id: 'focusedShot',
      actions: 2,
      mana: 0,
      cards: ['strike', 'gatherMana'],
      aim: { at: 'enemy', upTo: 1, within: 2 },
      damage: 2,
      then: [{ do: 'drawToPlay', card: 'strike' }],
    },
    {
      kind: 'basic',
      id: 'stalk',
      actions: 1,
      mana: 0,
      cards: ['reposition', 'regroup', 'scrollOfVision'],
      then: [
        { do: 'move', who: 'you', to: 'anywhere' },
        { do: 'draw', n: 1, who: 'you' },
      ],
    },
    {
      kind: 'reaction',
      id: 'vault',
      answers: { is: 'attacked', who: 'you', within: 0 },
      cards: ['reposition', 'defend', 'deflect'],
      then: [
        { do: 'block', n: 1 },
        { do: 'move', who: 'you', to: 'anywhere' },
      ],
    },
    {
      kind: 'ultimate',
      id: 'arrowStorm',
      actions: 2,
      mana: 4,
      cards: ['strike', 'gatherMana', 'assaultFortress'],
      aim: { at: 'enemy', upTo: 2, within: 3 },
      damage: 2,
    },
  ],
} as const satisfies HeroCard;
