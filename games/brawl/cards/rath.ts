import { allies, beside, damage, dealt, draw, enemies, indirect, jump, melee, one, place, plan, when, type Champion } from '../words.ts';

export const rath = {
  code: 'RAT',
  name: 'Rath',
  basic: { hitpoints: 6, defence: 0, abilities: [] },
  levelled: { hitpoints: 7, defence: 0, abilities: [{ ability: 'attacksWith', trait: { trait: 'poison', n: 1 } }] },
  cards: [
    { name: 'Double Dealing', colour: 'manipulation', kind: 'attack', move: 2, target: indirect(1, 2), strength: 2, traits: [{ trait: 'double' }] },
    { name: 'Nightshade', colour: 'manipulation', kind: 'skill', move: 2, text: [draw(2), plan(1), { do: 'unerring' }] },
    { name: 'Stalk Beneath', colour: 'destruction', kind: 'skill', move: 0, text: [damage(2, one(beside(enemies, 'self'))), when(dealt, place('self', { nextTo: { any: allies } }))] },
    { name: 'Burrow', colour: 'creation', kind: 'attack', move: 0, target: melee, strength: 3, pre: [jump(2)], post: [jump(2)] },
    { name: 'Sneak Attack', colour: 'destruction', kind: 'attack', move: 2, target: melee, strength: 2, traits: [{ trait: 'noReactions' }] },
    { name: 'Go to Ground', colour: 'creation', kind: 'reaction', defence: 1, post: [jump(2)] },
  ],
} as const satisfies Champion;
