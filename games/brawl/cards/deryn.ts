import { dash, direct, draw, indirect, onTrapHex, place, plan, push, stun, when, type ChampionCard } from './words.ts';

export const deryn = {
  code: 'DER',
  name: 'Deryn',
  basic: { hitpoints: 7, defence: 0, abilities: [] },
  levelled: {
    hitpoints: 7,
    defence: 0,
    abilities: [{ ability: 'defends', n: 2, when: onTrapHex('self') }, { ability: 'disarms' }],
  },
  cards: [
    {
      name: 'Heavy Shot',
      colour: 'destruction',
      kind: 'attack',
      move: 2,
      target: direct(2, 3),
      strength: 2,
      bonus: [{ n: 1, when: onTrapHex('self') }],
      post: [{ do: 'if', when: onTrapHex('self'), then: [push(2)], otherwise: [push(1)] }],
    },
    {
      name: 'Hunter’s Quarry',
      colour: 'destruction',
      kind: 'skill',
      move: 2,
      target: direct(1, 4),
      text: [{ do: 'quarry', n: 1 }],
    },
    { name: 'Prowl', colour: 'manipulation', kind: 'skill', move: 2, text: [draw(2), plan(1), { do: 'moveTrap' }] },
    {
      name: 'Ambush',
      colour: 'creation',
      kind: 'reaction',
      defence: 1,
      post: [place('holder', { nextTo: 'attacker' })],
    },
    {
      name: 'Spring the Trap',
      colour: 'manipulation',
      kind: 'attack',
      move: 2,
      target: indirect(1, 4),
      strength: 2,
      bonus: [{ n: 2, when: onTrapHex('target') }],
      post: [when(onTrapHex('target'), stun())],
    },
    {
      name: 'Hit and Run',
      colour: 'creation',
      kind: 'attack',
      move: 3,
      target: indirect(1, 2),
      strength: 2,
      post: [dash(2)],
    },
  ],
} as const satisfies ChampionCard;
