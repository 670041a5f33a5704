import type { HeroCard } from './words.ts';

/** Gran Ite, a grandmother of rock: nobody moves her, and those beside her are safe. */
export const granite = {
  id: 'granite',
  class: 'protector',
  hp: 8,
  ankh: 5,
  abilities: [
    { kind: 'passive', id: 'setInStone', rules: [{ rule: 'standsFirm' }] },
    {
      kind: 'basic',
      id: 'rockSlide',
      actions: 2,
      mana: 0,
      cards: ['strike', 'stonewall', 'assaultFortress'],
      aim: { at: 'enemy', upTo: 2, within: 2 },
      damage: 1,
      then: [{ do: 'ward', n: 1, who: 'you' }],
    },
    {
      kind: 'basic',
      id: 'knittingCircle',
      actions: 1,
      mana: 0,
      cards: ['firstAid', 'defend', 'regroup'],
      aim: { at: 'allyOrYou', upTo: 2, within: 2 },
      then: [{ do: 'ward', n: 1, who: 'target' }],
    },
    {
      kind: 'reaction',
      id: 'shelter',
      answers: { is: 'attacked', who: 'ally', within: 3 },
      cards: ['stonewall', 'defend', 'regroup'],
      then: [{ do: 'block', n: 2 }],
    },
    {
      kind: 'ultimate',
      id: 'earthshaker',
      actions: 2,
      mana: 3,
      cards: ['stonewall', 'strike', 'assaultFortress'],
      aim: { everyone: { each: 'enemy', within: 1, of: 'you' } },
      damage: 2,
      then: [{ do: 'slow', n: 1, who: 'target' }],
    },
  ],
} as const satisfies HeroCard;
