import type { Character } from './words.ts';

export const bard = {
  id: 'bard',
  name: 'Bard',
  stamina: 6,
  health: 9,
  abilities: [
    { name: 'War Drum', colour: 'red', level: 1, effects: [{ do: 'slay', who: 'eachOtherPlayer', n: 1, level: 2 }] },
    { name: 'Crescendo', colour: 'red', level: 2, effects: [{ do: 'slay', who: 'eachPlayer', n: 1 }] },
    { name: 'Ballad', colour: 'green', level: 1, effects: [{ do: 'rest', who: 'eachPlayer' }] },
    {
      name: 'Anthem',
      colour: 'green',
      level: 2,
      effects: [
        { do: 'heal', who: 'eachPlayer', n: 1 },
        { do: 'inspire', n: 2 },
      ],
    },
    { name: 'Serenade', colour: 'blue', level: 1, effects: [{ do: 'take', who: 'eachPlayer', n: 1 }] },
    {
      name: 'Chorus',
      colour: 'blue',
      level: 2,
      effects: [
        { do: 'banish', from: 'set', n: 1 },
        { do: 'banish', from: 'hand', who: 'eachOtherPlayer', n: 1, colour: 'blue', may: true },
      ],
    },
  ],
} as const satisfies Character;
