import {
  aCard,
  aCardForGood,
  act,
  at,
  draw,
  energy,
  faithPoints,
  gain,
  type God,
  named,
  onceA,
  paying,
  react,
} from './words.ts';

const norse = { type: 'god', set: 'nine-realms', pantheon: 'norse' } as const;

export const odin = {
  ...norse,
  name: 'Odin',
  title: 'The All-Father',
  spheres: ['sun', 'death', 'war'],
  abilities: [
    named('Huginn and Muninn', onceA('turn', at({ beginning: 'starting' }, { do: 'foresee' }))),
    named('The Price of Wisdom', paying(aCard, act(draw(2)))),
  ],
} as const satisfies God;

/** War Drum and Smash are the book’s own example. */
export const thor = {
  ...norse,
  name: 'Thor',
  title: 'God of Thunder',
  spheres: ['sun', 'life', 'war'],
  abilities: [
    named(
      'War Drum',
      paying(
        energy(1),
        at({ beginning: 'discard' }, { do: 'fetch', what: { warrior: 'red' }, from: 'chain', to: 'deck' }),
      ),
    ),
    named('Smash', onceA('attack', paying(energy(1), react('attackingWithWarrior', { do: 'boost', n: 2 })))),
  ],
} as const satisfies God;

export const hel = {
  ...norse,
  name: 'Hel',
  title: 'Queen of the Dead',
  spheres: ['moon', 'death', 'peace'],
  abilities: [
    named('Revive', onceA('turn', paying(aCardForGood, react('falling', { do: 'spare' })))),
    named('Devour', onceA('turn', react('banished', gain(1)))),
  ],
} as const satisfies God;

export const loki = {
  ...norse,
  name: 'Loki',
  title: 'The Trickster',
  spheres: ['moon', 'death', 'war'],
  abilities: [
    named('Lark', act({ do: 'draw', n: 1, who: 'everybodyMay' }, { do: 'lose', n: 1, who: 'everyGod' })),
    named('Deceit', paying(energy(1), react('defended', { do: 'cancel' }))),
  ],
} as const satisfies God;

export const freya = {
  ...norse,
  name: 'Freya',
  title: 'Lady of the Slain',
  spheres: ['moon', 'life', 'peace'],
  abilities: [
    named('Falcon Cloak', act({ do: 'chainAny' })),
    named('Brísingamen', onceA('turn', paying(faithPoints(1), react('recruited', gain(2))))),
  ],
} as const satisfies God;

export const baldr = {
  ...norse,
  name: 'Baldr',
  title: 'The Beloved',
  spheres: ['sun', 'life', 'peace'],
  abilities: [
    named('Invulnerable', onceA('attack', paying(energy(1), react('attacked', { do: 'defend', value: 3 })))),
    named(
      'Beloved of All',
      onceA('turn', {
        kind: 'react',
        when: { is: 'phase', phase: 'play', at: 'end', peaceful: true },
        cost: faithPoints(1),
        does: [gain(1)],
      }),
    ),
  ],
} as const satisfies God;
