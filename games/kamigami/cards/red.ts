import { act, attack, energy, paying, react, type Warrior } from './words.ts';

const red = { type: 'warrior', set: 'nine-realms', colour: 'red' } as const;

export const aries = {
  ...red,
  name: 'Aries',
  cost: 4,
  chains: ['green', 'white'],
  abilities: [act(attack({ base: 2, plus: 2, per: { of: 'otherWarriors', colour: 'red' } }))],
} as const satisfies Warrior;

export const leo = {
  ...red,
  name: 'Leo',
  cost: 5,
  chains: ['red', 'yellow'],
  abilities: [act(attack(4))],
} as const satisfies Warrior;

export const scorpio = {
  ...red,
  name: 'Scorpio',
  cost: 5,
  chains: ['blue', 'yellow'],
  abilities: [act({ do: 'attack', value: 3, on: 'one', hurt: [{ do: 'banish', upTo: 1, from: 'targetsDiscard' }] })],
} as const satisfies Warrior;

export const sagittarius = {
  ...red,
  name: 'Sagittarius',
  cost: 4,
  chains: ['red', 'green'],
  abilities: [act({ do: 'attack', value: 2, on: 'one', piercing: true }), react('attacking', { do: 'boost', n: 2 })],
} as const satisfies Warrior;

export const berserker = {
  ...red,
  name: 'Berserker',
  cost: 6,
  chains: ['red', 'white'],
  abilities: [act(attack(4)), paying(energy(2), act(attack(7)))],
} as const satisfies Warrior;

export const kraken = {
  ...red,
  name: 'Kraken',
  cost: 6,
  chains: ['blue', 'green'],
  abilities: [
    act({ do: 'attack', value: 3, on: 'eachOpponentsGod', hurt: [{ do: 'discard', n: 1, who: 'theTarget' }] }),
    act(attack(5)),
  ],
} as const satisfies Warrior;
