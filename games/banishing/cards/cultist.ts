import type { Character } from './words.ts';

export const cultist = {
  id: 'cultist',
  name: 'Cultist',
  stamina: 5,
  health: 8,
  abilities: [
    {
      name: 'Bind',
      colour: 'red',
      level: 1,
      effects: [
        { do: 'bind', from: 'void', level: 4 },
        { do: 'guard', who: 'you' },
        { do: 'slay', who: 'you', n: 1, level: { base: 0, per: 'servantLevel' } },
      ],
    },
    {
      name: 'Unleash',
      colour: 'red',
      level: 2,
      effects: [{ do: 'slay', who: 'you', n: { base: 2, per: 'servantLevel' } }],
    },
    {
      name: 'Offering',
      colour: 'green',
      level: 1,
      effects: [{ do: 'heal', who: 'anyPlayer', n: { base: 2, per: 'servantLevel', every: 2 } }],
    },
    {
      name: 'Grave Bargain',
      colour: 'green',
      level: 2,
      effects: [
        { do: 'bind', from: 'wounds', who: 'anyPlayer' },
        { do: 'heal', who: 'thatPlayer', n: 2 },
      ],
    },
    {
      name: 'Fetch',
      colour: 'blue',
      level: 1,
      effects: [{ do: 'take', who: 'you', n: { base: 2, per: 'servantLevel', every: 2 } }],
    },
    {
      name: 'Sacrifice',
      colour: 'blue',
      level: 2,
      effects: [
        { do: 'banish', from: 'set', n: 3 },
        { do: 'banish', from: 'servant' },
      ],
    },
  ],
} as const satisfies Character;
