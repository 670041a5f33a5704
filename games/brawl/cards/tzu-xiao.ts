import { allies, arc, damage, dash, direct, each, jump, melee, pull, push, type Champion } from '../words.ts';

export const tzuXiao = {
  code: 'TZU',
  name: 'Tzu Xiao',
  basic: { hitpoints: 9, defence: 0, abilities: [] },
  levelled: { hitpoints: 9, defence: 0, abilities: [{ ability: 'saps', n: 1 }] },
  cards: [
    { name: 'Challenge', colour: 'manipulation', kind: 'attack', move: 1, target: direct(1, 2), strength: 2, post: [pull(1)] },
    { name: 'Focus', colour: 'creation', kind: 'skill', move: 1, text: [{ do: 'grant', who: each({ ...allies, withSelf: true }), strength: 1, movement: 1 }] },
    { name: 'Double Strike', colour: 'destruction', kind: 'attack', move: 0, target: melee, strength: 2, traits: [{ trait: 'double' }], pre: [dash(2)] },
    { name: 'Flash of Jade', colour: 'destruction', kind: 'skill', move: 2, target: arc, text: [damage('untilBloodied')] },
    { name: 'Revenge', colour: 'manipulation', kind: 'reaction', post: [damage('attackDamage', 'attacker')] },
    { name: 'Pounce', colour: 'creation', kind: 'attack', move: 0, target: melee, strength: 1, pre: [jump(3)], post: [push(1)] },
  ],
} as const satisfies Champion;
