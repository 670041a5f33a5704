import { act, defend, draw, faith, react, type Warrior } from './words.ts';

const white = { type: 'warrior', set: 'nine-realms', colour: 'white' } as const;

export const capricorn = {
  ...white,
  name: 'Capricorn',
  cost: 4,
  chains: ['blue', 'green'],
  abilities: [act(draw(1), faith(2))],
} as const satisfies Warrior;

export const libra = {
  ...white,
  name: 'Libra',
  cost: 6,
  chains: ['red', 'yellow'],
  abilities: [act({ do: 'lose', n: 3, who: 'eachRicherOpponent' }, draw(1)), defend(4)],
} as const satisfies Warrior;

export const valkyrie = {
  ...white,
  name: 'Valkyrie',
  cost: 3,
  chains: ['red', 'white'],
  abilities: [
    act({ do: 'fetch', what: 'warrior', from: 'discard', to: 'hand' }),
    react('banishing', { do: 'keep' }, draw(1)),
  ],
} as const satisfies Warrior;
