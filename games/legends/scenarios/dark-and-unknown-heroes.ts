import { banes, counters, nameOf, scenario, team, use } from './arrange.ts';

const ATTACK = 'Precise attack';
const MASS = 'Mass attack';
const Bob = { champion: 'Leviathan', supports: ['Adroit Goblin', 'Hooded Mantis'], deck: ['Luminous Lion'] } as const;
const fallen = { ...Bob, champion: { is: 'Leviathan', damage: 4 } } as const;

/** Dark and Unknown Heroes. */
export const darkAndUnknownHeroes = [
  scenario('EL-11.3 Inkblood Banshee as Support shelters her Champion from precise attacks', {
    Ann: { mp: 0 },
    Bob: { ...Bob, supports: ['Inkblood Banshee'] },
    Cid: { champion: 'Pixiu' },
  })
    .does('Ann', ATTACK)
    .then((t) => ({ 'only Pixiu could be': [counters(t), { Pixiu: 3 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-7.1 if every Champion is sheltered there is no precise attack', {
    Ann: { mp: 0 },
    Bob: { ...Bob, supports: ['Inkblood Banshee'] },
  })
    .refuses('Ann', ATTACK, 'EL-7.1')
    .offers('Ann', MASS, 'End your turn'),

  scenario('EL-11.4 Adroit Goblin as Support strengthens on a 4', {
    Ann: { champion: 'Pixiu', supports: ['Adroit Goblin'] },
    Bob: { ...Bob, supports: [] },
  })
    .dice(4)
    .does('Ann', use('Adroit Goblin', 'support'))
    .does('Ann', ATTACK)
    .does('Ann', 'Pass')
    .then((t) => ({ three: [counters(t), { Leviathan: 3 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-11.4 Brutish Ogre pays with a counter, or lends one Strength for a point', {
    Ann: { champion: 'Pixiu', supports: ['Brutish Ogre'] },
    Bob,
  })
    .does('Ann', use('Brutish Ogre', 'support'))
    .does('Ann', ATTACK)
    .does('Ann', 'Pass')
    .then((t) => ({ three: [counters(t), { Leviathan: 3 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R2 Masked Mercenary gains two on a 5', { Ann: { champion: 'Masked Mercenary' }, Bob })
    .dice(5)
    .does('Ann', ATTACK)
    .does('Ann', use('Masked Mercenary', 'champion'))
    .then((t) => ({ four: [counters(t), { Leviathan: 4 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-8.3 Masked Mercenary as Support negates on a 6 only', {
    Ann: {},
    Bob: { ...Bob, supports: ['Masked Mercenary'] },
  })
    .dice(5)
    .does('Ann', ATTACK)
    .does('Bob', use('Masked Mercenary', 'support'))
    .then((t) => ({ three: [counters(t), { Leviathan: 3 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R17 Master of Puppetry has the Strength of a Champion', { Ann: { champion: 'Master of Puppetry' }, Bob })
    .does('Ann', ATTACK)
    .then((t) => ({ 'as the Leviathan': [counters(t), { Leviathan: 3 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-11.2 Master of Puppetry as Support trades a counter for two', {
    Ann: { champion: 'Pixiu', supports: ['Master of Puppetry'] },
    Bob,
  })
    .does('Ann', use('Master of Puppetry', 'support'))
    .does('Ann', 'Leviathan')
    .then((t) => ({ traded: [counters(t), { Pixiu: 1, Leviathan: 2 }] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-13.2 Gremlin Infiltrator as Support rearranges two for nothing', {
    Ann: { supports: ['Gremlin Infiltrator'], mp: 0 },
    Bob,
  })
    .does('Ann', use('Gremlin Infiltrator', 'support'))
    .offers('Ann', 'Drowned Crossing', 'Weightless Dark')
    .does('Ann', 'Weightless Dark')
    .asks('Ann', 'legends/act'),

  scenario('EL-R10 Flesh-Eating Warlock passes a counter to a Support', {
    Ann: { champion: { is: 'Flesh-Eating Warlock', damage: 2 }, supports: ['Pixiu', 'Sea Snake'] },
    Bob,
  })
    .does('Ann', use('Flesh-Eating Warlock', 'champion'))
    .does('Ann', 'Sea Snake')
    .then((t) => ({ passed: [counters(t), { 'Flesh-Eating Warlock': 1, 'Sea Snake': 1 }] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-11.2 Flesh-Eating Warlock as Support feeds on its Champion', {
    Ann: { champion: 'Pixiu', supports: [{ is: 'Flesh-Eating Warlock', damage: 2 }] },
    Bob,
  })
    .does('Ann', use('Flesh-Eating Warlock', 'support'))
    .does('Ann', '2')
    .then((t) => ({ fed: [counters(t), { Pixiu: 1 }] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-11.7 Blade Demon cuts the Supports of one player on a 4', { Ann: { champion: 'Blade Demon' }, Bob })
    .dice(4)
    .does('Ann', use('Blade Demon', 'champion'))
    .then((t) => ({ 'nobody else has any': [counters(t), { 'Adroit Goblin': 1, 'Hooded Mantis': 1 }] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-R16 Blade Demon as Support strengthens a mass attack for a point', {
    Ann: { champion: 'Pixiu', supports: ['Blade Demon'], mp: 1 },
    Bob,
  })
    .does('Ann', MASS)
    .does('Ann', use('Blade Demon', 'support'))
    .then((t) => ({
      'three targets': [
        [Object.keys(counters(t)).length, t.mp[0]],
        [3, 0],
      ],
    }))
    .asks('Bob', 'legends/act'),

  scenario('EL-11.4 Hooded Mantis gains two on a 6 only', {
    Ann: { champion: 'Hooded Mantis' },
    Bob: { champion: 'Leviathan' },
  })
    .dice(6)
    .does('Ann', use('Hooded Mantis', 'champion'))
    .then((t) => ({ two: [t.gained.filter((n) => n > 0), [2]] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-R12 Shadow Scorpion marks any Hero', { Ann: { champion: 'Shadow Scorpion' }, Bob })
    .does('Ann', use('Shadow Scorpion', 'champion'))
    .does('Ann', 'Hooded Mantis')
    .then((t) => ({ marked: [banes(t), { 'Hooded Mantis': 'water' }] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-8.3 Shadow Scorpion as Support takes one off for a point', {
    Ann: {},
    Bob: { ...Bob, supports: ['Shadow Scorpion'] },
  })
    .does('Ann', ATTACK)
    .does('Bob', use('Shadow Scorpion', 'support'))
    .then((t) => ({ two: [counters(t), { Leviathan: 2 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-8.2 Phantasmal Raven claws back on a 5', { Ann: {}, Bob: { ...Bob, champion: 'Phantasmal Raven' } })
    .dice(5)
    .does('Ann', MASS)
    .does('Bob', use('Phantasmal Raven', 'champion'))
    .then((t) => ({ 'two on the Fox': [counters(t)['Three-Eyed Fox'], 2] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R2 Phantasmal Raven as Support marks any Hero on a 5', { Ann: { supports: ['Phantasmal Raven'] }, Bob })
    .dice(5)
    .does('Ann', ATTACK)
    .does('Ann', use('Phantasmal Raven', 'support'))
    .does('Ann', 'Adroit Goblin')
    .then((t) => ({
      'the token, and the Water bane of Bob’s turn': [
        [banes(t), counters(t)],
        [{ 'Adroit Goblin': 'water' }, { Leviathan: 3, 'Adroit Goblin': 1 }],
      ],
    }))
    .asks('Bob', 'legends/act'),

  scenario('EL-8.3 Unicorn Aberration as Support takes one off for nothing', {
    Ann: {},
    Bob: { ...Bob, supports: ['Unicorn Aberration'], mp: 0 },
  })
    .does('Ann', ATTACK)
    .does('Bob', use('Unicorn Aberration', 'support'))
    .then((t) => ({ two: [counters(t), { Leviathan: 2 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-8.3 Illusionist negates a precise attack on a 4', { Ann: {}, Bob: { ...Bob, champion: 'Illusionist' } })
    .dice(4)
    .does('Ann', ATTACK)
    .does('Bob', use('Illusionist', 'champion'))
    .then((t) => ({ nothing: [counters(t), {}] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-8.3 Illusionist as Support shields the Champion from a mass attack, not herself', {
    Ann: {},
    Bob: { ...Bob, supports: ['Illusionist'] },
  })
    .dice(4)
    .does('Ann', MASS)
    .does('Bob', use('Illusionist', 'support'))
    .then((t) => ({ herself: [counters(t), { Illusionist: 1 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R2 Chasm Wyrm gains one on a 5, two on a 6', { Ann: { champion: 'Chasm Wyrm' }, Bob })
    .dice(5)
    .does('Ann', ATTACK)
    .does('Ann', use('Chasm Wyrm', 'champion'))
    .then((t) => ({ three: [counters(t), { Leviathan: 3 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R2 Chasm Wyrm as Support lends its pain', {
    Ann: { champion: 'Brutish Ogre', supports: [{ is: 'Chasm Wyrm', damage: 2 }] },
    Bob,
  })
    .does('Ann', ATTACK)
    .does('Ann', use('Chasm Wyrm', 'support'))
    .then((t) => ({ four: [counters(t), { 'Chasm Wyrm': 2, Leviathan: 4 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R17 Annelid Mindsucker has the Strength of a Support, its own too', {
    Ann: { champion: 'Annelid Mindsucker', supports: ['Inkblood Banshee'] },
    Bob,
  })
    .does('Ann', ATTACK)
    .offers('Ann', 'Strength 4, as Inkblood Banshee', 'Strength 3, as Adroit Goblin', 'Strength 2, as Hooded Mantis')
    .does('Ann', 'Strength 3, as Adroit Goblin')
    .then((t) => ({ three: [counters(t), { Leviathan: 3 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-8.2 Annelid Mindsucker as Support hurts the attacker on a 4', {
    Ann: {},
    Bob: { ...Bob, supports: ['Annelid Mindsucker'] },
  })
    .dice(4)
    .does('Ann', MASS)
    .does('Bob', use('Annelid Mindsucker', 'support'))
    .then((t) => ({ 'the Fox': [counters(t)['Three-Eyed Fox'], 1] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-1.4 Shapeshifter as Support has the Support ability of its Champion', {
    Ann: { champion: { is: 'Luminous Lion', damage: 1 }, supports: ['Shapeshifter'] },
    Bob: { champion: 'Leviathan' },
  })
    .does('Ann', 'Shapeshifter: Spend 1 MP: remove 1 damage counter from your Champion.')
    .then((t) => ({ 'the Lion is mended': [counters(t), {}] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-11.2 Cryptic Wispwalker steps forward for nothing', {
    Ann: { champion: 'Pixiu', supports: ['Cryptic Wispwalker'], mp: 0 },
    Bob,
  })
    .does('Ann', use('Cryptic Wispwalker', 'support'))
    .does('Ann', use('Cryptic Wispwalker', 'champion'))
    .then((t) => ({
      'one for two': [
        [counters(t), t.gained.filter((n) => n > 0)],
        [{ 'Cryptic Wispwalker': 1 }, [2]],
      ],
    }))
    .asks('Ann', 'legends/act'),

  scenario('EL-8.6 Faceless Maiden as Support sends the fallen Champion back on a 6', {
    Ann: {},
    Bob: { ...fallen, supports: ['Faceless Maiden', 'Hooded Mantis'] },
  })
    .dice(6)
    .does('Ann', ATTACK)
    .does('Bob', use('Faceless Maiden', 'support'))
    .does('Bob', 'Hooded Mantis')
    .then((t) => ({
      'to the bottom of the deck': [
        [t.deck[1]?.map(nameOf), t.graveyard[1]],
        [['Leviathan'], []],
      ],
      'the Lion came': [team(t, 'Bob'), ['Hooded Mantis', 'Faceless Maiden', 'Luminous Lion']],
    }))
    .asks('Bob', 'legends/act'),
];
