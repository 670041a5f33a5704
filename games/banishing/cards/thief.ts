import type { Character } from './words.ts';

export const thief = {
  id: 'thief',
  name: 'Thief',
  stamina: 6,
  health: 9,
  abilities: [
    {
      name: 'Backstab',
      colour: 'red',
      level: 1,
      effects: [
        { do: 'slay', who: 'you', n: 1 },
        { do: 'take', who: 'you', n: 2 },
      ],
    },
    {
      name: 'Trapdoor',
      colour: 'red',
      level: 2,
      effects: [
        { do: 'sweep', lines: 'rowAndColumn', what: 'cards' },
        { do: 'take', who: 'you', n: 2 },
      ],
    },
    {
      name: 'Sleight of Hand',
      colour: 'green',
      level: 1,
      effects: [
        { do: 'heal', who: 'you', n: 2 },
        { do: 'swap', n: 2 },
      ],
    },
    {
      name: 'Smoke',
      colour: 'green',
      level: 2,
      effects: [
        { do: 'heal', who: 'you', n: 2 },
        { do: 'look', n: 5 },
      ],
    },
    {
      name: 'Gamble',
      colour: 'blue',
      level: 1,
      effects: [
        { do: 'take', who: 'you', n: 2 },
        { do: 'draw', who: 'you', n: 2 },
      ],
    },
    {
      name: 'Heist',
      colour: 'blue',
      level: 2,
      effects: [
        { do: 'banish', from: 'set', n: 1 },
        { do: 'swap', n: 1 },
        { do: 'banish', from: 'line' },
      ],
    },
  ],
} as const satisfies Character;
