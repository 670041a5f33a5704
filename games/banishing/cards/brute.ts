import type { Character } from './words.ts';

export const brute = {
  id: 'brute',
  name: 'Brute',
  stamina: 8,
  health: 12,
  abilities: [
    {
      name: 'Slash',
      colour: 'red',
      level: 1,
      effects: [{ do: 'sweep', lines: 'line', what: 'undead', level: { base: 1, per: 'wound' } }],
    },
    { name: 'Rampage', colour: 'red', level: 2, effects: [{ do: 'slay', who: 'you', n: { base: 2, per: 'wound' } }] },
    {
      name: 'Step Between',
      colour: 'green',
      level: 1,
      effects: [
        { do: 'bear', who: 'anotherPlayer', n: 1 },
        { do: 'guard', who: 'thatPlayer' },
      ],
    },
    {
      name: 'Shrug Off',
      colour: 'green',
      level: 2,
      effects: [{ do: 'heal', who: 'you', n: { base: 1, per: 'wound', every: 2 } }],
    },
    {
      name: 'Roar',
      colour: 'blue',
      level: 1,
      effects: [{ do: 'take', who: 'you', n: { base: 1, per: 'wound', every: 2 } }],
    },
    {
      name: 'Blood Seal',
      colour: 'blue',
      level: 2,
      effects: [
        { do: 'banish', from: 'set', n: 2 },
        { do: 'banish', from: 'wounds', n: 1 },
      ],
    },
  ],
} as const satisfies Character;
