import { act, attack, draw, react, type Warrior } from './words.ts';

const green = { type: 'warrior', set: 'nine-realms', colour: 'green' } as const;

export const taurus = {
  ...green,
  name: 'Taurus',
  cost: 5,
  chains: ['red', 'yellow'],
  abilities: [act(attack(3)), react('falling', { do: 'fortify', n: 3 })],
} as const satisfies Warrior;

export const virgo = {
  ...green,
  name: 'Virgo',
  cost: 3,
  chains: ['white', 'yellow'],
  abilities: [act({ do: 'banish', upTo: 2, from: 'hand' }, draw(1))],
} as const satisfies Warrior;

export const gemini = {
  ...green,
  name: 'Gemini',
  cost: 4,
  chains: ['red', 'blue'],
  abilities: [act({ do: 'copy' })],
} as const satisfies Warrior;
