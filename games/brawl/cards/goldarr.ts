import { allies, arc, direct, draw, each, fear, melee, pull, push, type ChampionCard } from './words.ts';

export const goldarr = {
  code: 'GOL',
  name: 'Gold’arr',
  basic: { hitpoints: 8, defence: 1, abilities: [] },
  levelled: { hitpoints: 8, defence: 1, abilities: [{ ability: 'immune', to: 'push' }] },
  cards: [
    {
      name: 'Me Hearties',
      colour: 'creation',
      kind: 'skill',
      move: 2,
      text: [draw(1), { do: 'grant', who: each(allies), strength: 1, movement: 1 }],
    },
    {
      name: 'Harpoon Strike',
      colour: 'destruction',
      kind: 'attack',
      move: 2,
      target: direct(2, 3),
      strength: 1,
      post: [pull(2)],
    },
    {
      name: 'Plundarr!',
      colour: 'creation',
      kind: 'attack',
      move: 2,
      target: melee,
      strength: 2,
      post: [draw('attackDamage')],
    },
    { name: 'Intimidation', colour: 'destruction', kind: 'reaction', defence: 1, post: [fear(2, 'attacker')] },
    {
      name: 'Anchors Aweigh!',
      colour: 'manipulation',
      kind: 'attack',
      move: 2,
      target: arc,
      strength: 1,
      post: [push(1)],
    },
    {
      name: 'Set Sail!',
      colour: 'manipulation',
      kind: 'skill',
      move: 1,
      text: [{ do: 'swoop', n: 5, crossed: { damage: 1 } }],
    },
  ],
} as const satisfies ChampionCard;
