import { dealt, direct, draw, heal, indirect, not, place, plan, when, type ChampionCard } from './words.ts';

export const loralei = {
  code: 'LOR',
  name: 'Loralei',
  basic: { hitpoints: 4, defence: 2, abilities: [] },
  levelled: { hitpoints: 4, defence: 2, abilities: [{ ability: 'drawsMore', n: 2 }] },
  cards: [
    { name: 'Clairvoyance', colour: 'manipulation', kind: 'skill', move: 3, text: [draw(1), plan(5)] },
    {
      name: 'Grasping Vines',
      colour: 'destruction',
      kind: 'skill',
      move: 1,
      target: { aim: 'direct', min: 1, max: 2, allies: true },
      text: [place('target', { nextTo: 'self' })],
    },
    { name: 'Healing Rain', colour: 'creation', kind: 'skill', move: 3, text: [{ do: 'discardToHeal', n: 4 }] },
    { name: 'Intervention', colour: 'manipulation', kind: 'reaction', defence: 1, post: [when(not(dealt), heal(3))] },
    {
      name: 'Nature’s Wrath',
      colour: 'destruction',
      kind: 'attack',
      move: 1,
      target: indirect(3, 4),
      strength: 3,
      traits: [{ trait: 'ignoresDefence' }],
    },
    {
      name: 'Winding Paths',
      colour: 'creation',
      kind: 'attack',
      move: 2,
      target: direct(1, 2),
      strength: 2,
      post: [{ do: 'swap', who: 'target', with: { of: 'enemies', besides: 'target' } }],
    },
  ],
} as const satisfies ChampionCard;
