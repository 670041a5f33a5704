import { banes, counters, nameOf, scenario, team, use } from './arrange.ts';

const ATTACK = 'Precise attack';
const MASS = 'Mass attack';
const Bob = {
  legend: 'Nyxia, Queen of the Night',
  champion: 'Leviathan',
  supports: ['Adroit Goblin', 'Hooded Mantis'],
  deck: ['Luminous Lion'],
} as const;

/** The five Legends, both sides. */
export const legendCards = [
  scenario('EL-1.5 Herkul’s team is hurt on a 1', {
    Ann: { legend: 'Herkul The Mountain', champion: 'Brutish Ogre' },
    Bob,
  })
    .dice(1)
    .does('Ann', ATTACK)
    .does('Ann', use('Herkul The Mountain', 'team'))
    .then((t) => ({ 'both are hurt': [counters(t), { 'Brutish Ogre': 1, Leviathan: 2 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-11.6 Herkul doubles a mass attack', {
    Ann: { legend: 'Herkul The Mountain', champion: 'Herkul The Mountain' },
    Bob,
  })
    .does('Ann', MASS)
    .does('Ann', use('Herkul The Mountain', 'champion2'))
    .then((t) => ({ 'two each': [counters(t), { Leviathan: 2, 'Adroit Goblin': 2, 'Hooded Mantis': 2 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-1.5 Naga’s team may shed a precise attack on a 6', {
    Ann: {},
    Bob: { ...Bob, legend: 'Naga The Serpentine' },
    Cid: { out: true, legend: 'The Obelisk' },
  })
    .dice(6)
    .does('Ann', ATTACK)
    .does('Bob', use('Naga The Serpentine', 'team'))
    .then((t) => ({ nothing: [counters(t), {}] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-11.6 Naga spreads three tokens', { Ann: { champion: 'Pixiu', supports: ['Naga The Serpentine'] }, Bob })
    .does('Ann', use('Naga The Serpentine', 'support2'))
    .does('Ann', 'Leviathan')
    .does('Ann', 'Leviathan')
    .does('Ann', 'Hooded Mantis')
    .then((t) => ({
      three: [
        [banes(t), t.tokens],
        [{ Leviathan: 'water water', 'Hooded Mantis': 'water' }, [2, 5]],
      ],
    }))
    .asks('Ann', 'legends/act'),

  scenario('EL-R2 Naga as Champion marks the target, or takes three more', {
    Ann: { champion: 'Naga The Serpentine' },
    Bob,
  })
    .does('Ann', ATTACK)
    .does('Ann', use('Naga The Serpentine', 'champion1'))
    .then((t) => ({
      'and the bane as Bob’s turn begins': [
        [banes(t), counters(t)],
        [{ Leviathan: 'water' }, { Leviathan: 4 }],
      ],
    }))
    .asks('Bob', 'legends/act'),

  scenario('EL-1.5 EL-11.8 Lightbringer’s team moves a counter on a 6', {
    Ann: { legend: 'Lightbringer Ethyrios', champion: { is: 'Brutish Ogre', damage: 2 } },
    Bob,
  })
    .dice(6)
    .does('Ann', ATTACK)
    .does('Ann', use('Lightbringer Ethyrios', 'team'))
    .then((t) => ({ moved: [counters(t), { 'Brutish Ogre': 1, Leviathan: 3 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-11.6 Lightbringer heals in a mass attack', {
    Ann: { legend: 'Lightbringer Ethyrios', champion: { is: 'Lightbringer Ethyrios', damage: 5 } },
    Bob,
  })
    .does('Ann', MASS)
    .does('Ann', use('Lightbringer Ethyrios', 'champion2'))
    .then((t) => ({ 'two off': [counters(t)['Lightbringer Ethyrios'], 3] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-1.5 Nyxia’s team strikes a Support on a 6', {
    Ann: { legend: 'Nyxia, Queen of the Night', champion: 'Pixiu' },
    Bob: { ...Bob, legend: 'Herkul The Mountain' },
  })
    .dice(6)
    .does('Ann', MASS)
    .does('Ann', use('Nyxia, Queen of the Night', 'team'))
    .does('Ann', 'Hooded Mantis')
    .does('Ann', ['Leviathan', 'Adroit Goblin'])
    .then((t) => ({ struck: [counters(t), { Leviathan: 1, 'Adroit Goblin': 1, 'Hooded Mantis': 2 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R2 Nyxia marks every target of a mass attack', {
    Ann: { legend: 'Nyxia, Queen of the Night', champion: 'Nyxia, Queen of the Night' },
    Bob: { ...Bob, legend: 'Herkul The Mountain', supports: ['Floodburst Behemoth', 'Hooded Mantis'] },
  })
    .does('Ann', MASS)
    .does('Ann', use('Nyxia, Queen of the Night', 'champion2'))
    .then((t) => ({
      'one and two each, the tokens spent': [
        [counters(t), banes(t)],
        [{ Leviathan: 3, 'Floodburst Behemoth': 3, 'Hooded Mantis': 3 }, {}],
      ],
    }))
    .asks('Bob', 'legends/act'),

  scenario('EL-8.6 The Obelisk’s team sends a fallen Hero back on a 6', {
    Ann: {},
    Bob: { ...Bob, legend: 'The Obelisk', champion: { is: 'Leviathan', damage: 4 } },
  })
    .dice(6)
    .does('Ann', ATTACK)
    .does('Bob', use('The Obelisk', 'team'))
    .does('Bob', 'Adroit Goblin')
    .then((t) => ({
      'to the bottom of the deck': [
        [t.deck[1]?.map(nameOf), t.graveyard[1]],
        [['Leviathan'], []],
      ],
    }))
    .asks('Bob', 'legends/act'),

  scenario('EL-1.5 The Obelisk’s team may answer for each of several Heroes that fall', {
    Ann: {},
    Bob: {
      legend: 'The Obelisk',
      champion: { is: 'Leviathan', damage: 4 },
      supports: [{ is: 'Adroit Goblin', damage: 3 }, 'Hooded Mantis'],
      deck: ['Luminous Lion', 'Pixiu'],
    },
  })
    .dice(2, 6)
    .does('Ann', MASS)
    .does(
      'Bob',
      'The Obelisk, for Leviathan: When one of your Heroes is destroyed, roll the die. On 6, return it to the bottom of your Team deck instead.',
    )
    .does('Bob', use('The Obelisk', 'team'))
    .then((t) => ({
      'the Goblin was saved': [
        [t.graveyard[1]?.map(nameOf), t.deck[1]?.map(nameOf)],
        [['Leviathan'], ['Adroit Goblin']],
      ],
      'and the Mantis leads': [team(t, 'Bob'), ['Hooded Mantis', 'Luminous Lion', 'Pixiu']],
    }))
    .asks('Bob', 'legends/act'),

  scenario('EL-11.6 The Obelisk as Support calls a Hero back from the Graveyard', {
    Ann: { legend: 'The Obelisk', champion: 'Pixiu', supports: ['The Obelisk'], graveyard: ['Sea Snake', 'Hellhound'] },
    Bob,
  })
    .does('Ann', use('The Obelisk', 'support2'))
    .offers('Ann', 'Sea Snake', 'Hellhound')
    .does('Ann', 'Hellhound')
    .then((t) => ({
      'to the deck': [
        [t.deck[0]?.map(nameOf), t.graveyard[0]?.map(nameOf)],
        [['Hellhound'], ['Sea Snake']],
      ],
    }))
    .asks('Ann', 'legends/act'),

  scenario('EL-11.6 The Obelisk as Champion mends itself for nothing', {
    Ann: { legend: 'The Obelisk', champion: { is: 'The Obelisk', damage: 4 }, mp: 0 },
    Bob,
  })
    .does('Ann', use('The Obelisk', 'champion1'))
    .does('Ann', '3')
    .refuses('Ann', use('The Obelisk', 'champion2'), 'EL-11.6')
    .then((t) => ({ 'one left': [counters(t), { 'The Obelisk': 1 }] }))
    .asks('Ann', 'legends/act'),
];
