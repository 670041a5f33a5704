import { allies, around, beside, direct, force, heal, jump, melee, one, place, push, type Champion } from '../words.ts';

export const kilgore = {
  code: 'KIL',
  name: 'Kilgore',
  basic: { hitpoints: 7, defence: 1, abilities: [] },
  levelled: { hitpoints: 8, defence: 1, abilities: [{ ability: 'immune', to: 'stun' }] },
  cards: [
    {
      name: 'Relentless Advance',
      colour: 'destruction',
      kind: 'skill',
      move: 1,
      target: direct(1, 2),
      text: [force(1), place('self', { hexLeftBy: 'target' })],
    },
    {
      name: 'Darksteel Armour',
      colour: 'destruction',
      kind: 'reaction',
      defence: 1,
      post: [{ do: 'grant', who: 'self', defence: 2 }],
    },
    { name: 'Throw', colour: 'manipulation', kind: 'skill', move: 2, text: [jump(3, one(beside(allies, 'self')))] },
    {
      name: 'Maul Thrash',
      colour: 'manipulation',
      kind: 'attack',
      move: 1,
      target: melee,
      strength: 2,
      post: [push(2)],
    },
    { name: 'Fury', colour: 'creation', kind: 'attack', move: 2, target: around, strength: 2, post: [heal(1)] },
    {
      name: 'Appetite for Destruction',
      colour: 'creation',
      kind: 'attack',
      move: 0,
      target: melee,
      strength: 1,
      bonus: [{ n: 2, per: 'readyCore' }],
      traits: [{ trait: 'lifesteal' }],
    },
  ],
} as const satisfies Champion;
