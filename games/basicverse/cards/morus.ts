import type { HeroCard } from './words.ts';

/** Morus mends. Divine Intervention protects an ally, as in the printed example. */
export const morus = {
  id: 'morus',
  class: 'support',
  hp: 5,
  ankh: 3,
  abilities: [
    { kind: 'passive', id: 'blessedHands', rules: [{ rule: 'heals', card: 'firstAid', more: 1 }] },
    {
      kind: 'basic',
      id: 'mend',
      actions: 1,
      mana: 0,
      cards: ['gatherMana', 'defend', 'scrollOfWisdom'],
      aim: { at: 'hurtAllyOrYou', upTo: 1, within: 2 },
      heal: 2,
    },
    {
      kind: 'basic',
      id: 'guidingLight',
      actions: 1,
      mana: 0,
      cards: ['gatherMana', 'regroup', 'scrollOfVision'],
      aim: { at: 'ally', upTo: 1, within: 'any' },
      then: [{ do: 'draw', n: 2, who: 'target' }],
    },
    {
      kind: 'reaction',
      id: 'divineIntervention',
      answers: { is: 'attacked', who: 'ally', within: 'any' },
      cards: ['defend', 'firstAid', 'gatherMana'],
      then: [{ do: 'block', n: 2 }],
    },
    {
      kind: 'ultimate',
      id: 'sanctuary',
      actions: 2,
      mana: 3,
      cards: ['firstAid', 'gatherMana', 'defend'],
      aim: { everyone: { each: 'allyOrYou', within: 'any', of: 'you' } },
      heal: 2,
    },
  ],
} as const satisfies HeroCard;
