import { act, at, attack, defend, type Disciple, draw, faith, gain, ofOpponents, type Warrior } from './words.ts';

/** A small set of our own, so that combining sets (KB-14.1, KB-14.2) has something to combine. */
const warrior = { type: 'warrior', set: 'far-shores' } as const;
const disciple = { type: 'disciple', set: 'far-shores' } as const;

export const hoplite = {
  ...warrior,
  name: 'Hoplite',
  colour: 'red',
  cost: 4,
  chains: ['blue', 'red'],
  abilities: [act(attack(3)), defend(2)],
} as const satisfies Warrior;

export const hippocampus = {
  ...warrior,
  name: 'Hippocampus',
  colour: 'blue',
  cost: 4,
  chains: ['white', 'yellow'],
  abilities: [act(draw(1), { do: 'chainAny' })],
} as const satisfies Warrior;

export const dryad = {
  ...warrior,
  name: 'Dryad',
  colour: 'green',
  cost: 4,
  chains: ['red', 'white'],
  abilities: [act(gain(1), faith(1))],
} as const satisfies Warrior;

export const pegasus = {
  ...warrior,
  name: 'Pegasus',
  colour: 'white',
  cost: 5,
  chains: ['red', 'yellow'],
  abilities: [act(attack({ base: 1, plus: 1, per: { of: 'coloursInChain' } })), act(draw(2))],
} as const satisfies Warrior;

export const phoenix = {
  ...warrior,
  name: 'Phoenix',
  colour: 'yellow',
  cost: 6,
  chains: ['green', 'red'],
  abilities: [act(attack(3), gain(1))],
} as const satisfies Warrior;

/** Reacts in the Starting Phase of others, as the book allows and none of its own cards does (KB-3.5). */
export const sphinx = {
  ...warrior,
  name: 'Sphinx',
  colour: 'yellow',
  cost: 4,
  chains: ['blue', 'white'],
  abilities: [
    act({ do: 'fetch', what: { warrior: 'red' }, from: 'discard', to: 'deck' }, faith(1)),
    ofOpponents(at({ beginning: 'starting' }, { do: 'foresee' })),
  ],
} as const satisfies Warrior;

export const acolyte = {
  ...disciple,
  name: 'Acolyte',
  level: 1,
  cost: 2,
  copies: 48,
  abilities: [act(faith(1)), defend(1)],
} as const satisfies Disciple;

export const templar = {
  ...disciple,
  name: 'Templar',
  level: 2,
  cost: 3,
  copies: 18,
  abilities: [act(faith(1)), act(attack(1))],
} as const satisfies Disciple;

export const seer = {
  ...disciple,
  name: 'Seer',
  level: 3,
  cost: 4,
  copies: 24,
  abilities: [act(faith(1), draw(1)), defend(2)],
} as const satisfies Disciple;
