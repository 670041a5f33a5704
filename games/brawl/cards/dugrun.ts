import { allies, beside, dash, damage, dealt, draw, each, enemies, mark, melee, push, pushHurt, stun, when, type Champion } from '../words.ts';

export const dugrun = {
  code: 'DUG',
  name: 'Dugrun',
  basic: { hitpoints: 6, defence: 2, abilities: [] },
  levelled: { hitpoints: 7, defence: 2, abilities: [{ ability: 'guards' }] },
  cards: [
    { name: 'Hold Ground', colour: 'destruction', kind: 'reaction', text: [{ do: 'ignore', what: 'displacement' }] },
    { name: 'Knock Down', colour: 'creation', kind: 'attack', move: 2, target: melee, strength: 2, post: [mark(2)] },
    { name: 'Mighty Blow', colour: 'manipulation', kind: 'attack', move: 1, target: melee, strength: 1, post: [push(2), when(pushHurt, stun())] },
    { name: 'Shield Slam', colour: 'manipulation', kind: 'skill', move: 1, text: [dash(2), push(1, each(beside(enemies, 'self')))] },
    { name: 'Blizzard', colour: 'destruction', kind: 'attack', move: 2, target: melee, strength: 2, post: [when(dealt, damage(1, each({ of: 'enemies', besides: 'target' })))] },
    { name: 'Onwards!', colour: 'creation', kind: 'skill', move: 1, text: [draw(1), dash(1, each(allies))] },
  ],
} as const satisfies Champion;
