import { act, defend, type Disciple, draw, faith } from './words.ts';

const disciple = { type: 'disciple', set: 'nine-realms' } as const;

export const priestess = {
  ...disciple,
  name: 'Priestess',
  level: 1,
  cost: 2,
  copies: 48,
  abilities: [act(faith(1))],
} as const satisfies Disciple;

export const sacredGuardian = {
  ...disciple,
  name: 'Sacred Guardian',
  level: 2,
  cost: 3,
  copies: 18,
  abilities: [act(faith(1)), defend(2)],
} as const satisfies Disciple;

export const bishop = {
  ...disciple,
  name: 'Bishop',
  level: 3,
  cost: 4,
  copies: 24,
  abilities: [act(faith(2)), act({ do: 'banish', upTo: 1, from: 'hand' }, draw(1))],
} as const satisfies Disciple;
