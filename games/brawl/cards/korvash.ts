import { around, bloodied, direct, force, indirect, jump, melee, push, stun, when, type Champion } from '../words.ts';

export const korvash = {
  code: 'KOR',
  name: 'Korvash',
  basic: { hitpoints: 8, defence: 0, abilities: [] },
  levelled: {
    hitpoints: 9,
    defence: 0,
    abilities: [{ ability: 'attacksWith', trait: { trait: 'ignoresDefence', when: bloodied('target') } }],
  },
  cards: [
    {
      name: 'Hell Hath No Fury',
      colour: 'destruction',
      kind: 'attack',
      move: 2,
      target: indirect(1, 2),
      strength: 3,
      post: [when(bloodied('target'), force(1))],
    },
    {
      name: 'Chop',
      colour: 'destruction',
      kind: 'attack',
      move: 0,
      target: around,
      strength: 0,
      bonus: [{ n: 2, per: 'target' }],
    },
    { name: 'Shockwave', colour: 'manipulation', kind: 'skill', move: 1, target: melee, text: [push(1), stun()] },
    { name: 'Leaping Strike', colour: 'creation', kind: 'attack', move: 1, target: melee, strength: 3, pre: [jump(2)] },
    {
      name: 'Bloodcurdling Roar',
      colour: 'manipulation',
      kind: 'reaction',
      defence: 2,
      post: [when(bloodied('attacker'), { do: 'ignore', what: 'postAttack' })],
    },
    {
      name: 'Sap Strength',
      colour: 'creation',
      kind: 'attack',
      move: 2,
      target: direct(1, 2),
      strength: 2,
      bonus: [{ n: 2, when: bloodied('target') }],
    },
  ],
} as const satisfies Champion;
