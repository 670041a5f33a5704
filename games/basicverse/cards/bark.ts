import type { HeroCard } from './words.ts';

/** A walking tree, slow to fall. Branch Slap and Thorns are described in the printed examples. */
export const bark = {
  id: 'bark',
  class: 'protector',
  hp: 7,
  ankh: 3,
  abilities: [
    {
      kind: 'passive',
      id: 'thorns',
      rules: [{ rule: 'when', when: 'youDefend', then: [{ do: 'damage', n: 1, to: 'attacker' }] }],
    },
    {
      kind: 'basic',
      id: 'branchSlap',
      actions: 2,
      mana: 0,
      cards: ['strike', 'stonewall'],
      aim: { at: 'enemy', upTo: 1, within: 1 },
      damage: 2,
      then: [{ do: 'move', who: 'target', to: { range: 3 } }],
    },
    {
      kind: 'basic',
      id: 'photosynthesis',
      actions: 1,
      mana: 0,
      cards: ['gatherMana', 'firstAid'],
      then: [
        { do: 'heal', n: 1, who: 'you' },
        { do: 'gainMana', n: 1 },
      ],
    },
    {
      kind: 'reaction',
      id: 'overgrowth',
      answers: { is: 'attacked', who: 'ally', within: 1 },
      cards: ['defend', 'stonewall', 'gatherMana'],
      then: [{ do: 'takeInstead' }, { do: 'block', n: 1 }],
    },
    {
      kind: 'ultimate',
      id: 'forestsWrath',
      actions: 2,
      mana: 3,
      cards: ['strike', 'defend', 'reposition'],
      aim: { everyone: { each: 'enemy', within: 2, of: 'you' } },
      damage: 1,
      then: [{ do: 'heal', n: 2, who: 'you' }],
    },
  ],
} as const satisfies HeroCard;
