import type { Character } from './words.ts';

export const fighter = {
  id: 'fighter',
  name: 'Fighter',
  stamina: 7,
  health: 10,
  abilities: [
    { name: 'Kick', colour: 'red', level: 1, effects: [{ do: 'slay', who: 'you', n: 2, level: 3 }] },
    {
      name: 'Spear',
      colour: 'red',
      level: 2,
      effects: [
        { do: 'sweep', lines: 'line', what: 'undead' },
        { do: 'slay', who: 'you', n: 1 },
      ],
    },
    {
      name: 'Taunt',
      colour: 'green',
      level: 1,
      effects: [
        { do: 'bear', who: 'anotherPlayer', n: 1 },
        { do: 'heal', who: 'you', n: 2 },
      ],
    },
    {
      name: 'Stand Guard',
      colour: 'green',
      level: 2,
      effects: [
        { do: 'guard', who: 'eachPlayer' },
        { do: 'heal', who: 'anotherPlayer', n: 2 },
      ],
    },
    {
      name: 'Lead the Way',
      colour: 'blue',
      level: 1,
      effects: [
        { do: 'take', who: 'you', n: 1 },
        { do: 'take', who: 'anotherPlayer', n: 2 },
      ],
    },
    { name: 'Imprison', colour: 'blue', level: 2, effects: [{ do: 'banish', from: 'void', what: 'undead', n: 2 }] },
  ],
} as const satisfies Character;
