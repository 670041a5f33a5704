import { act, draw, faith, gain, react, type Warrior } from './words.ts';

const yellow = { type: 'warrior', set: 'nine-realms', colour: 'yellow' } as const;

export const mermaid = {
  ...yellow,
  name: 'Mermaid',
  cost: 3,
  chains: ['red', 'blue'],
  abilities: [act(faith(2)), act({ do: 'gain', n: 1, who: 'aGod' })],
} as const satisfies Warrior;

export const nobleStar = {
  ...yellow,
  name: 'Noble Star',
  cost: 3,
  chains: ['green', 'white'],
  abilities: [act(draw(1)), react('attacked', { do: 'redirect' })],
} as const satisfies Warrior;

export const oracle = {
  ...yellow,
  name: 'Oracle',
  cost: 4,
  chains: ['red', 'green'],
  abilities: [act({ do: 'adjudicate', warrior: [gain(2)], disciple: [faith(2)] })],
} as const satisfies Warrior;
