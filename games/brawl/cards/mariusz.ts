import { beside, bloodied, damage, dash, each, enemies, force, melee, place, stun, when, type Champion } from '../words.ts';

export const mariusz = {
  code: 'MAR',
  name: 'Mariusz',
  basic: { hitpoints: 7, defence: 0, abilities: [] },
  levelled: { hitpoints: 7, defence: 0, abilities: [{ ability: 'attacksWith', trait: { trait: 'lifesteal', when: bloodied('self') } }] },
  cards: [
    { name: 'Ravenous Bite', colour: 'manipulation', kind: 'attack', move: 0, target: melee, strength: 3, traits: [{ trait: 'lifesteal' }], pre: [dash(2)] },
    { name: 'Stalk the Prey', colour: 'manipulation', kind: 'skill', move: 0, text: [place('self', { nextTo: { any: enemies } }), stun(each({ ...beside(enemies, 'self'), bloodied: true }))] },
    { name: 'Closing In', colour: 'destruction', kind: 'attack', move: 2, target: melee, strength: 2, traits: [{ trait: 'double', when: bloodied('self') }], pre: [dash(2)] },
    { name: 'Overpower', colour: 'creation', kind: 'attack', move: 1, target: melee, strength: 2, pre: [dash(2)], post: [when(bloodied('self'), force(1))] },
    { name: 'Bone to Pick', colour: 'destruction', kind: 'attack', move: 1, target: melee, strength: 2, bonus: [{ n: 2, when: bloodied('self') }], pre: [when(bloodied('self'), dash(2))] },
    { name: 'A Cornered Beast', colour: 'creation', kind: 'reaction', post: [damage(2, each(beside(enemies, 'self')))] },
  ],
} as const satisfies Champion;
