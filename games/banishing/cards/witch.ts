import type { Character } from './words.ts';

export const witch = {
  id: 'witch',
  name: 'Witch',
  stamina: 5,
  health: 8,
  abilities: [
    {
      name: 'Hex',
      colour: 'red',
      level: 1,
      effects: [
        { do: 'drop', n: 1 },
        { do: 'slay', who: 'you', n: 3 },
      ],
    },
    { name: 'Plague', colour: 'red', level: 2, effects: [{ do: 'drop', n: 'all' }, { do: 'purge' }] },
    {
      name: 'Blood Pact',
      colour: 'green',
      level: 1,
      effects: [
        { do: 'suffer', n: 1 },
        { do: 'heal', who: 'anotherPlayer', n: 3 },
      ],
    },
    {
      name: 'Dark Communion',
      colour: 'green',
      level: 2,
      effects: [
        { do: 'suffer', n: 1 },
        { do: 'heal', who: 'eachOtherPlayer', n: 2 },
      ],
    },
    {
      name: 'Brew',
      colour: 'blue',
      level: 1,
      effects: [
        { do: 'suffer', n: 1 },
        { do: 'recall', who: 'you', n: 3 },
      ],
    },
    {
      name: 'Damnation',
      colour: 'blue',
      level: 2,
      effects: [
        { do: 'suffer', n: 1 },
        { do: 'banish', from: 'set', n: 2 },
        { do: 'banish', from: 'void', what: 'symbols', n: 1 },
      ],
    },
  ],
} as const satisfies Character;
