import type { Character } from './words.ts';

export const sorcerer = {
  id: 'sorcerer',
  name: 'Sorcerer',
  stamina: 4,
  health: 6,
  abilities: [
    { name: 'Lightning', colour: 'red', level: 1, effects: [{ do: 'slay', who: 'you', n: 2 }] },
    { name: 'Meteor', colour: 'red', level: 2, effects: [{ do: 'sweep', lines: 'rowAndColumn', what: 'undead' }] },
    {
      name: 'Enchant',
      colour: 'green',
      level: 1,
      effects: [
        { do: 'rest', who: 'you' },
        { do: 'guard', who: 'you' },
        { do: 'guard', who: 'anotherPlayer' },
      ],
    },
    {
      name: 'Ice Wall',
      colour: 'green',
      level: 2,
      effects: [
        { do: 'cover', n: 3 },
        { do: 'heal', who: 'you', n: 1 },
      ],
    },
    { name: 'Conjure', colour: 'blue', level: 1, effects: [{ do: 'recall', who: 'anyPlayer', n: 2 }] },
    {
      name: 'Seal',
      colour: 'blue',
      level: 2,
      effects: [
        { do: 'banish', from: 'set', n: 3 },
        { do: 'recall', who: 'you', n: 1 },
      ],
    },
  ],
} as const satisfies Character;
