import { act, defend, draw, react, type Warrior } from './words.ts';

const blue = { type: 'warrior', set: 'nine-realms', colour: 'blue' } as const;

export const cancer = {
  ...blue,
  name: 'Cancer',
  cost: 3,
  chains: ['red', 'white'],
  abilities: [act(draw(1)), defend(3)],
} as const satisfies Warrior;

export const pisces = {
  ...blue,
  name: 'Pisces',
  cost: 4,
  chains: ['green', 'yellow'],
  abilities: [act(draw(2))],
} as const satisfies Warrior;

export const aquarius = {
  ...blue,
  name: 'Aquarius',
  cost: 4,
  chains: ['red', 'blue'],
  abilities: [act(draw(2), { do: 'discard', n: 1, who: 'you' }), react('warriorUsed', { do: 'cancel' })],
} as const satisfies Warrior;
