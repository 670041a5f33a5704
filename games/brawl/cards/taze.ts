import { allies, bloodied, dash, indirect, melee, one, stun, type ChampionCard } from './words.ts';

export const taze = {
  code: 'TAZ',
  name: 'Taze',
  basic: { hitpoints: 9, defence: 0, abilities: [] },
  levelled: { hitpoints: 9, defence: 0, abilities: [{ ability: 'kicks', n: 1 }] },
  cards: [
    { name: 'Rodeo', colour: 'destruction', kind: 'skill', move: 2, tramples: 2, text: [] },
    {
      name: 'Charge',
      colour: 'creation',
      kind: 'attack',
      move: 1,
      target: melee,
      strength: 1,
      bonus: [{ n: 1, per: 'hexDashed' }],
      pre: [dash(3)],
    },
    { name: 'Momentum', colour: 'manipulation', kind: 'reaction', defence: 1, post: [dash(1)] },
    {
      name: 'Bludgeon',
      colour: 'manipulation',
      kind: 'attack',
      move: 2,
      target: indirect(1, 2),
      strength: 2,
      post: [stun()],
    },
    {
      name: 'Finishing Blow',
      colour: 'destruction',
      kind: 'attack',
      move: 0,
      target: melee,
      strength: 3,
      traits: [{ trait: 'ignoresDefence', when: bloodied('target') }],
      pre: [dash(2)],
    },
    { name: 'Rush', colour: 'creation', kind: 'skill', move: 2, text: [dash(2, one({ ...allies, withSelf: true }))] },
  ],
} as const satisfies ChampionCard;
