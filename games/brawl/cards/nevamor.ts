import { allies, direct, indirect, melee, one, place, plan, when, within, type ChampionCard } from './words.ts';

export const nevamor = {
  code: 'NEV',
  name: 'Nevamor',
  basic: { hitpoints: 8, defence: 1, abilities: [] },
  levelled: { hitpoints: 8, defence: 1, abilities: [{ ability: 'shrouds' }] },
  cards: [
    {
      name: 'Dark Envoy',
      colour: 'manipulation',
      kind: 'attack',
      move: 2,
      target: direct(2, 3),
      strength: 1,
      post: [plan(2)],
    },
    {
      name: 'Nightmare',
      colour: 'manipulation',
      kind: 'skill',
      move: 1,
      text: [{ do: 'swoop', n: 4, crossed: { damage: 1, fear: 1 } }],
    },
    {
      name: 'Guiding Light',
      colour: 'creation',
      kind: 'skill',
      move: 2,
      text: [place(one(allies), { nextTo: 'self' }), { do: 'grant', who: 'chosen', strength: 1 }],
    },
    {
      name: 'Murder of Crows',
      colour: 'destruction',
      kind: 'reaction',
      defence: 1,
      post: [when(within(2, 'holder', 'attacker'), { do: 'ignore', what: 'postAttack' }, { do: 'endLasting' })],
    },
    {
      name: 'Soul Reave',
      colour: 'creation',
      kind: 'attack',
      move: 2,
      target: indirect(1, 2),
      strength: 2,
      traits: [{ trait: 'lifesteal' }],
    },
    {
      name: 'Grim Harvest',
      colour: 'destruction',
      kind: 'attack',
      move: 2,
      target: melee,
      strength: 2,
      bonus: [{ n: 2, when: { is: 'alone', who: 'target', n: 2 } }],
    },
  ],
} as const satisfies ChampionCard;
