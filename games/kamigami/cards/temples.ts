import { act, draw, energy, faith, gain, named, onceA, paying, react, type Temple } from './words.ts';

/** One Temple for each Sphere (KB-1.3); its Energy costs are its own Energy (KB-R10). */
const temple = { type: 'temple', set: 'nine-realms' } as const;

export const templeOfTheSun = {
  ...temple,
  name: 'Temple of the Sun',
  sphere: 'sun',
  abilities: [named('Blazing Altar', paying(energy(1), act(faith(2))))],
} as const satisfies Temple;

export const templeOfTheMoon = {
  ...temple,
  name: 'Temple of the Moon',
  sphere: 'moon',
  abilities: [named('Silver Pool', paying(energy(1), act(draw(1))))],
} as const satisfies Temple;

export const templeOfLife = {
  ...temple,
  name: 'Temple of Life',
  sphere: 'life',
  abilities: [named('Healing Spring', paying(energy(1), act(gain(1))))],
} as const satisfies Temple;

export const templeOfDeath = {
  ...temple,
  name: 'Temple of Death',
  sphere: 'death',
  abilities: [named('Funeral Pyre', paying(energy(1), act({ do: 'banish', upTo: 1, from: 'handOrDiscard' }, draw(1))))],
} as const satisfies Temple;

export const templeOfWar = {
  ...temple,
  name: 'Temple of War',
  sphere: 'war',
  abilities: [named('Sacred Spears', onceA('attack', paying(energy(1), react('attacking', { do: 'boost', n: 2 }))))],
} as const satisfies Temple;

export const templeOfPeace = {
  ...temple,
  name: 'Temple of Peace',
  sphere: 'peace',
  abilities: [named('Sanctuary', onceA('attack', paying(energy(1), react('attacked', { do: 'defend', value: 2 }))))],
} as const satisfies Temple;
