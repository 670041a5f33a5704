import type { Character } from './words.ts';

export const healer = {
  id: 'healer',
  name: 'Healer',
  stamina: 6,
  health: 9,
  abilities: [
    { name: 'Holy Light', colour: 'red', level: 1, effects: [{ do: 'purge', level: 2 }] },
    {
      name: 'Smite',
      colour: 'red',
      level: 2,
      effects: [
        { do: 'slay', who: 'you', n: 3 },
        { do: 'heal', who: 'anyPlayer', n: 1 },
      ],
    },
    { name: 'Bless', colour: 'green', level: 1, effects: [{ do: 'heal', who: 'anyPlayer', n: 2 }] },
    {
      name: 'Revive',
      colour: 'green',
      level: 2,
      effects: [
        { do: 'heal', who: 'anyPlayer', n: 'all' },
        { do: 'guard', who: 'thatPlayer' },
      ],
    },
    { name: 'Decipher', colour: 'blue', level: 1, effects: [{ do: 'banish', from: 'set', n: 1 }] },
    {
      name: 'Recite',
      colour: 'blue',
      level: 2,
      effects: [
        { do: 'banish', from: 'set', n: 2 },
        { do: 'banish', from: 'hand', who: 'you', n: 1 },
      ],
    },
  ],
} as const satisfies Character;
