import {
  aCard,
  aCardForGood,
  act,
  attack,
  draw,
  energy,
  faith,
  faithPoints,
  gain,
  type God,
  named,
  onceA,
  paying,
  react,
} from './words.ts';

const greek = { type: 'god', set: 'nine-realms', pantheon: 'greek' } as const;

export const zeus = {
  ...greek,
  name: 'Zeus',
  title: 'King of Olympus',
  spheres: ['sun', 'life', 'war'],
  abilities: [
    named('Thunderbolt', paying(energy(2), act(attack(4)))),
    named('Sky Father', paying(faithPoints(3), act(draw(1)))),
  ],
} as const satisfies God;

export const poseidon = {
  ...greek,
  name: 'Poseidon',
  title: 'God of the Sea',
  spheres: ['moon', 'death', 'war'],
  abilities: [
    named('Tidal Wave', onceA('attack', paying(aCard, react('attacking', { do: 'boost', n: 2 })))),
    named('Ebb and Flow', act({ do: 'banish', upTo: 1, from: 'hall' }, faith(1))),
  ],
} as const satisfies God;

export const hades = {
  ...greek,
  name: 'Hades',
  title: 'Lord of the Dead',
  spheres: ['moon', 'death', 'peace'],
  abilities: [
    named('Ferryman’s Toll', paying(aCardForGood, act(faith(2)))),
    named(
      'Call of the Dead',
      paying(faithPoints(3), act({ do: 'fetch', what: 'warrior', from: 'netherworld', to: 'hand' })),
    ),
  ],
} as const satisfies God;

export const athena = {
  ...greek,
  name: 'Athena',
  title: 'Goddess of Wisdom',
  spheres: ['sun', 'war', 'peace'],
  abilities: [
    named('Aegis', paying(aCard, react('attacked', { do: 'defend', value: 2 }))),
    named('Stratagem', paying(faithPoints(1), act(draw(1)))),
  ],
} as const satisfies God;

export const artemis = {
  ...greek,
  name: 'Artemis',
  title: 'Goddess of the Hunt',
  spheres: ['moon', 'life', 'death'],
  abilities: [
    named('Silver Arrow', onceA('attack', paying(energy(1), react('attacking', { do: 'pierce' })))),
    named('Quarry', onceA('turn', react('wounding', draw(1)))),
  ],
} as const satisfies God;

export const apollo = {
  ...greek,
  name: 'Apollo',
  title: 'God of Light',
  spheres: ['sun', 'life', 'peace'],
  abilities: [
    named('Healing Hymn', paying(faithPoints(2), act(gain(1)))),
    named('Prophecy', act({ do: 'adjudicate', warrior: [draw(1)], disciple: [faith(2)] })),
  ],
} as const satisfies God;
