import type { HeroCard } from './words.ts';

/** Middle Mac is wherever the fight is. Fast as Lightning is printed; Block damages whoever is moved next to him. */
export const mac = {
  id: 'mac',
  class: 'protector',
  hp: 6,
  ankh: 4,
  abilities: [
    {
      kind: 'passive',
      id: 'fastAsLightning',
      rules: [
        { rule: 'costs', card: 'reposition', actions: 0 },
        { rule: 'countsAs', card: 'reposition', as: ['strike', 'stonewall'] },
      ],
    },
    {
      kind: 'basic',
      id: 'haymaker',
      actions: 2,
      mana: 0,
      cards: ['strike', 'assaultFortress'],
      aim: { at: 'enemy', upTo: 1, within: 1 },
      damage: 2,
      then: [{ do: 'draw', n: 1, who: 'you' }],
    },
    {
      kind: 'basic',
      id: 'oneTwo',
      actions: 1,
      mana: 0,
      cards: ['stonewall', 'regroup'],
      aim: { at: 'enemy', upTo: 1, within: 1 },
      damage: 1,
      then: [{ do: 'move', who: 'you', to: 'neighbour', may: true }],
    },
    {
      kind: 'reaction',
      id: 'block',
      answers: { is: 'moved', within: 1 },
      cards: ['stonewall', 'defend', 'strike'],
      then: [{ do: 'damage', n: 2, to: 'mover' }],
    },
    {
      kind: 'ultimate',
      id: 'centreStage',
      actions: 2,
      mana: 3,
      cards: ['strike', 'stonewall', 'gatherMana'],
      first: [{ do: 'move', who: 'you', to: 'anywhere', may: true }],
      aim: { everyone: { each: 'enemy', within: 1, of: 'you' } },
      damage: 2,
    },
  ],
} as const satisfies HeroCard;
