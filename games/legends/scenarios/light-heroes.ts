import { counters, nameOf, scenario, team, use } from './arrange.ts';

const ATTACK = 'Precise attack';
const MASS = 'Mass attack';
const Bob = { champion: 'Leviathan', supports: ['Adroit Goblin', 'Hooded Mantis'], deck: ['Luminous Lion'] } as const;
const fallen = { ...Bob, champion: { is: 'Leviathan', damage: 4 } } as const;

/** Light Heroes. */
export const lightHeroes = [
  scenario('EL-8.2 Avenging Angel answers an attack for a point', {
    Ann: {},
    Bob: { ...Bob, champion: 'Avenging Angel' },
  })
    .does('Ann', MASS)
    .does('Bob', use('Avenging Angel', 'champion'))
    .then((t) => ({
      'the Fox too': [
        [counters(t)['Three-Eyed Fox'], t.mp],
        [1, [2, 2]],
      ],
    }))
    .asks('Bob', 'legends/act'),

  scenario('EL-8.5 Avenging Angel as Support destroys the attacker on a 6', {
    Ann: { supports: ['Pixiu', 'Golden Sprite'], deck: ['Sea Snake'] },
    Bob: { ...fallen, supports: ['Avenging Angel', 'Hooded Mantis'] },
  })
    .dice(6)
    .does('Ann', ATTACK)
    .does('Ann', 'Pass')
    .does('Bob', use('Avenging Angel', 'support'))
    .does('Ann', 'Pixiu')
    .then((t) => ({
      'both are gone': [t.graveyard.map((pile) => pile.map(nameOf)), [['Three-Eyed Fox'], ['Leviathan']]],
    }))
    .asks('Bob', 'legends/leader'),

  scenario('EL-8.5 Avenging Angel as Support is silent when no attack destroyed the Champion', {
    Ann: { champion: 'Firebound Dragon' },
    Bob: { ...fallen, supports: ['Avenging Angel', 'Hooded Mantis'] },
  })
    .does('Ann', use('Firebound Dragon', 'champion'))
    .does('Ann', 'Leviathan')
    .asks('Bob', 'legends/leader'),

  scenario('EL-8.3 Crane Ascetic takes one off on a 4', { Ann: {}, Bob: { ...Bob, champion: 'Crane Ascetic' } })
    .dice(4)
    .does('Ann', ATTACK)
    .does('Bob', use('Crane Ascetic', 'champion'))
    .then((t) => ({ 'two of three': [counters(t), { 'Crane Ascetic': 2 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-8.3 Crane Ascetic negates on a 6', { Ann: {}, Bob: { ...Bob, champion: 'Crane Ascetic' } })
    .dice(6)
    .does('Ann', ATTACK)
    .does('Bob', use('Crane Ascetic', 'champion'))
    .then((t) => ({ nothing: [counters(t), {}] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-11.2 Crane Ascetic as Support takes a counter over for nothing', {
    Ann: { champion: { is: 'Pixiu', damage: 2 }, supports: ['Crane Ascetic'], mp: 0 },
    Bob,
  })
    .does('Ann', use('Crane Ascetic', 'support'))
    .then((t) => ({ moved: [counters(t), { Pixiu: 1, 'Crane Ascetic': 1 }] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-R22 Pixiu’s turn is over on a 5', { Ann: { champion: 'Pixiu' }, Bob })
    .dice(5)
    .does('Ann', ATTACK)
    .does('Ann', use('Pixiu', 'champion'))
    .asks('Bob', 'legends/act'),

  scenario('EL-R2 Ironclad Pegasus gains for a mass attack', { Ann: { champion: 'Ironclad Pegasus' }, Bob })
    .does('Ann', MASS)
    .does('Ann', use('Ironclad Pegasus', 'champion'))
    .then((t) => ({ three: [Object.keys(counters(t)).length, 3] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-8.3 Ironclad Pegasus as Support does not answer a mass attack', {
    Ann: {},
    Bob: { ...Bob, supports: ['Ironclad Pegasus'] },
  })
    .does('Ann', MASS)
    .then((t) => ({ 'nobody was asked': [counters(t), { Leviathan: 1, 'Ironclad Pegasus': 1 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-8.5 Harpy of Light as Support hurts the Supports of one player', {
    Ann: { supports: ['Pixiu', 'Sea Snake'] },
    Bob: { ...fallen, supports: ['Harpy of Light', 'Hooded Mantis'] },
  })
    .does('Ann', ATTACK)
    .does('Bob', use('Harpy of Light', 'support'))
    .offers('Bob', 'Bob', 'Ann')
    .does('Bob', 'Ann')
    .then((t) => ({ 'Ann’s two': [counters(t), { Pixiu: 1, 'Sea Snake': 1 }] }))
    .asks('Bob', 'legends/leader'),

  scenario('EL-11.2 Golden Sprite mends a Support by one or two', {
    Ann: { champion: 'Golden Sprite', supports: [{ is: 'Pixiu', damage: 3 }] },
    Bob,
  })
    .does('Ann', use('Golden Sprite', 'champion'))
    .offers('Ann', '1', '2')
    .does('Ann', '2')
    .then((t) => ({ 'one left': [counters(t), { Pixiu: 1 }] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-11.2 Drunken Monk: 2 hurts himself, 3 nobody', { Ann: { champion: 'Drunken Monk' }, Bob })
    .dice(2)
    .does('Ann', use('Drunken Monk', 'champion'))
    .then((t) => ({ himself: [counters(t), { 'Drunken Monk': 1 }] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-11.2 Drunken Monk: 5 hurts any Champion', { Ann: { champion: 'Drunken Monk' }, Bob })
    .dice(5)
    .does('Ann', use('Drunken Monk', 'champion'))
    .does('Ann', 'Leviathan')
    .then((t) => ({ two: [counters(t), { Leviathan: 2 }] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-11.2 Drunken Monk as Support steps forward for nothing', {
    Ann: { champion: 'Pixiu', supports: ['Drunken Monk'], mp: 0 },
    Bob,
  })
    .does('Ann', use('Drunken Monk', 'support'))
    .then((t) => ({ 'he leads': [team(t, 'Ann'), ['Drunken Monk', 'Pixiu']] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-11.2 Luminous Lion mends, as Champion itself, as Support its Champion', {
    Ann: { champion: { is: 'Luminous Lion', damage: 1 } },
    Bob: { champion: 'Leviathan' },
  })
    .does('Ann', use('Luminous Lion', 'champion'))
    .then((t) => ({ whole: [counters(t), {}] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-R2 Radiant Archon gains two for a precise attack', { Ann: { champion: 'Radiant Archon' }, Bob })
    .does('Ann', ATTACK)
    .does('Ann', use('Radiant Archon', 'champion'))
    .then((t) => ({ four: [counters(t), { Leviathan: 4 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-8.3 Radiant Archon as Support takes two off on a 5', {
    Ann: {},
    Bob: { ...Bob, supports: ['Radiant Archon'] },
  })
    .dice(5)
    .does('Ann', ATTACK)
    .does('Bob', use('Radiant Archon', 'support'))
    .then((t) => ({ one: [counters(t), { Leviathan: 1 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R2 Ravenous Griffin bites a Support besides', { Ann: { champion: 'Ravenous Griffin' }, Bob })
    .does('Ann', ATTACK)
    .does('Ann', use('Ravenous Griffin', 'champion'))
    .does('Ann', 'Hooded Mantis')
    .then((t) => ({ both: [counters(t), { Leviathan: 3, 'Hooded Mantis': 1 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R9 Ravenous Griffin as Support saves itself', {
    Ann: { champion: 'Inkblood Banshee' },
    Bob: { ...fallen, supports: [{ is: 'Ravenous Griffin', damage: 3 }, 'Hooded Mantis'] },
  })
    .does('Ann', MASS)
    .does('Bob', use('Ravenous Griffin', 'support'))
    .does('Bob', '2')
    .then((t) => ({ 'only the Leviathan fell': [t.graveyard[1]?.map(nameOf), ['Leviathan']] }))
    .asks('Bob', 'legends/leader'),
];
