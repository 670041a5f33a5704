import { damage, dealt, direct, each, indirect, jump, mark, not, one, push, when, within, type Champion } from '../words.ts';

export const gwaien = {
  code: 'GWA',
  name: 'Gwaien',
  basic: { hitpoints: 6, defence: 0, abilities: [] },
  levelled: { hitpoints: 6, defence: 0, abilities: [{ ability: 'reaches', min: -1, max: 1 }] },
  cards: [
    { name: 'Fireball', colour: 'destruction', kind: 'attack', move: 1, target: indirect(2, 3), strength: 3, post: [damage(2, each({ of: 'champions', within: { n: 1, of: 'target' }, besides: 'target' }))] },
    { name: 'Flamespear', colour: 'destruction', kind: 'attack', move: 1, target: direct(3, 5), strength: 3, post: [push(1)] },
    { name: 'Chain Lightning', colour: 'creation', kind: 'attack', move: 2, target: direct(2, 3), strength: 3, post: [when(dealt, damage(2, one({ of: 'champions', within: { n: 2, of: 'target' }, besides: 'target' })))] },
    { name: 'Ignite', colour: 'manipulation', kind: 'attack', move: 2, target: indirect(1, 2), strength: 2, post: [mark(2)] },
    { name: 'Arcane Shield', colour: 'creation', kind: 'reaction', defence: 1, instead: { defence: 2, when: not(within(1, 'attacker', 'self')) } },
    { name: 'Teleport', colour: 'manipulation', kind: 'skill', move: 0, text: [jump(4)] },
  ],
} as const satisfies Champion;
