import { banes, counters, scenario, team, use } from './arrange.ts';

const fullTeams = {
  Ann: { champion: 'Venomous Hydrozoan', supports: ['Brutish Ogre', 'Pixiu'] },
  Bob: { champion: 'Leviathan', supports: ['Gremlin Infiltrator', 'Golden Sprite'] },
  Cid: { champion: 'Firebound Dragon', supports: ['Sea Snake', 'Adroit Goblin'] },
} as const;

/** EL-7 and EL-8: attacks and how they are resolved. */
export const attacks = [
  scenario('EL-7.2 Supports cannot be precise attacked', fullTeams)
    .does('Ann', 'Precise attack')
    .offers('Ann', 'Leviathan', 'Firebound Dragon')
    .refuses('Ann', 'Golden Sprite', 'EL-7.2'),

  scenario('EL-7.2 EL-11.3 Chained Hellion can precise attack Supports', {
    Ann: { champion: 'Chained Hellion' },
    Bob: { champion: 'Leviathan', supports: ['Pixiu', 'Golden Sprite'] },
  })
    .does('Ann', 'Precise attack')
    .offers('Ann', 'Leviathan', 'Pixiu', 'Golden Sprite')
    .does('Ann', 'Pixiu')
    .then((t) => ({ 'two counters on Pixiu': [counters(t), { Pixiu: 2 }] }))
    .asks('Bob', 'legends/act'),

  scenario(
    'EL-7.3 EL-7.4 EL-R3 EL-R4 a mass attack takes as many targets as Strength, Champions before their Supports',
    fullTeams,
  )
    .does('Ann', 'Mass attack')
    .offers(
      'Ann',
      'Leviathan',
      'Gremlin Infiltrator',
      'Golden Sprite',
      'Firebound Dragon',
      'Sea Snake',
      'Adroit Goblin',
    )
    .does('Ann', ['Adroit Goblin', 'Golden Sprite', 'Firebound Dragon', 'Leviathan'])
    .does('Ann', 'Pass')
    .then((t) => ({
      'one counter each': [
        counters(t),
        { Leviathan: 1, 'Golden Sprite': 1, 'Firebound Dragon': 1, 'Adroit Goblin': 1 },
      ],
    }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R4 EL-7.4 two targets, and no Support without its Champion', {
    Ann: { champion: 'Hooded Mantis' },
    Bob: { champion: 'Leviathan' },
    Cid: { champion: 'Firebound Dragon', supports: ['Sea Snake'] },
  })
    .does('Ann', 'Mass attack')
    .offers('Ann', 'Leviathan', 'Firebound Dragon', 'Sea Snake')
    .refuses('Ann', 'Hooded Mantis', 'EL-R3')
    .does('Ann', ['Sea Snake', 'Firebound Dragon'])
    .then((t) => ({ 'a Champion and its Support': [counters(t), { 'Firebound Dragon': 1, 'Sea Snake': 1 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-7.1 a precise attack whose permission is silenced meanwhile hits nobody', {
    Ann: { legend: 'The Obelisk', champion: 'Chained Hellion', supports: ['Phantasmal Raven'] },
    Bob: { champion: 'Leviathan', supports: ['Inkblood Banshee'] },
  })
    .dice(5)
    .does('Ann', 'Precise attack')
    .does('Ann', use('Phantasmal Raven', 'support'))
    .does('Ann', 'Chained Hellion')
    .then((t) => ({ 'nobody was hit': [counters(t), {}] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-7.5 with more Strength than targets, all are taken', {
    Ann: { champion: 'Inkblood Banshee' },
    Bob: { champion: 'Leviathan', supports: ['Pixiu', 'Golden Sprite'] },
  })
    .does('Ann', 'Mass attack')
    .then((t) => ({ 'all three': [counters(t), { Leviathan: 1, Pixiu: 1, 'Golden Sprite': 1 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-8.1 EL-8.2 counters lie beside the target while its player decides', {
    Ann: { champion: 'Three-Eyed Fox' },
    Bob: { champion: 'Flame Reader' },
  })
    .does('Ann', 'Precise attack')
    .offers('Bob', use('Flame Reader', 'champion'), 'Pass')
    .then((t) => ({
      'nothing on it yet, three beside it': [
        [counters(t), t.beside.filter((n) => n > 0)],
        [{}, [3]],
      ],
    }))
    .does('Bob', 'Pass')
    .then((t) => ({ 'now they are on it': [counters(t), { 'Flame Reader': 3 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-8.3 EL-R16 what is reduced is taken from beside the Hero, for a Myth Point in another’s turn', {
    Ann: { champion: 'Three-Eyed Fox' },
    Bob: { champion: 'Flame Reader' },
  })
    .does('Ann', 'Precise attack')
    .does('Bob', use('Flame Reader', 'champion'))
    .then((t) => ({ 'two of three landed': [counters(t), { 'Flame Reader': 2 }] }))
    .then((t) => ({ 'and Bob’s points are refreshed for his turn': [t.mp, [2, 2]] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-8.4 EL-8.5 a Hero that is doomed still uses its ability', {
    Ann: { champion: 'Three-Eyed Fox', supports: ['Pixiu', 'Golden Sprite'] },
    Bob: {
      champion: { is: 'Faceless Maiden', damage: 1 },
      supports: ['Leviathan', 'Hooded Mantis'],
      deck: ['Sea Snake'],
    },
  })
    .does('Ann', 'Precise attack')
    .does('Ann', 'Pass')
    .offers('Bob', use('Faceless Maiden', 'champion'), 'Pass')
    .does('Bob', use('Faceless Maiden', 'champion'))
    .offers('Bob', 'Bob', 'Ann')
    .does('Bob', 'Ann')
    .then((t) => ({ 'each Hero of Ann': [counters(t), { 'Three-Eyed Fox': 1, Pixiu: 1, 'Golden Sprite': 1 }] }))
    .offers('Bob', 'Leviathan', 'Hooded Mantis'),

  scenario('EL-8.6 only after all abilities do Heroes go to the Graveyard', {
    Ann: { champion: 'Three-Eyed Fox', supports: ['Leviathan', 'Hooded Mantis'], deck: ['Sea Snake'] },
    Bob: {
      champion: { is: 'Gremlin Infiltrator', damage: 1 },
      supports: ['Saltwater Gorgon', 'Pixiu'],
      deck: ['Adroit Goblin'],
    },
  })
    .does('Ann', 'Precise attack')
    .offers('Bob', use('Saltwater Gorgon', 'support'), 'Pass')
    .then((t) => ({ 'the Gremlin still stands': [team(t, 'Bob')[0], 'Gremlin Infiltrator'] }))
    .does('Bob', use('Saltwater Gorgon', 'support'))
    .does('Bob', 'Three-Eyed Fox')
    .then((t) => ({
      'the Fox is hurt': [counters(t), { 'Three-Eyed Fox': 2 }],
      'the Gremlin is gone': [t.graveyard[1]?.length, 1],
    }))
    .asks('Bob', 'legends/leader'),

  scenario('EL-R1 of several who may answer, the player whose turn it is decides first, then clockwise', {
    Ann: {
      champion: { is: 'Unstable Chimera', damage: 3 },
      supports: ['Hooded Mantis', 'Brutish Ogre'],
      deck: ['Luminous Lion'],
    },
    Bob: {
      champion: { is: 'Leviathan', damage: 2 },
      supports: ['Reckless Bifang', 'Harpy of Light'],
      deck: ['Adroit Goblin'],
    },
  })
    .does('Ann', 'Precise attack')
    .offers('Bob', use('Reckless Bifang', 'support'), 'Pass')
    .does('Bob', use('Reckless Bifang', 'support'))
    .offers('Ann', use('Unstable Chimera', 'champion'), 'Pass')
    .does('Ann', 'Pass')
    .offers('Bob', use('Harpy of Light', 'support'), 'Pass')
    .does('Bob', 'Pass')
    .asks('Ann', 'legends/leader'),

  scenario('EL-R2 Strength is gained before targets are counted', {
    Ann: { champion: 'Hellhound', supports: ['Floodburst Behemoth'] },
    Bob: { champion: 'Leviathan', supports: ['Gremlin Infiltrator', 'Pixiu'] },
    Cid: { champion: 'Firebound Dragon', supports: ['Sea Snake', 'Adroit Goblin'] },
  })
    .does('Ann', 'Mass attack')
    .offers('Ann', use('Hellhound', 'champion'), use('Floodburst Behemoth', 'support'), 'Pass')
    .does('Ann', use('Hellhound', 'champion'))
    .does('Ann', 'Pass')
    .does('Ann', ['Leviathan', 'Gremlin Infiltrator', 'Pixiu', 'Firebound Dragon'])
    .then((t) => ({ 'four targets': [Object.keys(counters(t)).length, 4] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R2 EL-R23 an ability about the target waits for the targets; of a mass attack it means one', {
    Ann: { champion: 'Brutish Ogre', supports: ['Golden Sprite'] },
    Bob: { champion: 'Leviathan', supports: ['Gremlin Infiltrator', 'Pixiu'] },
  })
    .does('Ann', 'Mass attack')
    .does('Ann', ['Leviathan', 'Pixiu'])
    .offers('Ann', use('Golden Sprite', 'support'), 'Pass')
    .does('Ann', use('Golden Sprite', 'support'))
    .offers('Ann', 'Leviathan', 'Pixiu')
    .does('Ann', 'Pixiu')
    .then((t) => ({ 'one token': [banes(t), { Pixiu: 'water' }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R24 tokens instead of damage: as many, at the same moment, reducible', {
    Ann: { champion: 'Venomous Hydrozoan' },
    Bob: { champion: 'Unicorn Aberration' },
  })
    .does('Ann', 'Precise attack')
    .does('Ann', use('Venomous Hydrozoan', 'champion'))
    .offers('Bob', use('Unicorn Aberration', 'champion'), 'Pass')
    .then((t) => ({ 'nothing has landed': [banes(t), {}] }))
    .does('Bob', use('Unicorn Aberration', 'champion'))
    .then((t) => ({
      'three of four, and no damage; then the Water bane as Bob’s turn begins': [
        [banes(t), counters(t), t.tokens],
        [{ 'Unicorn Aberration': 'water water water' }, { 'Unicorn Aberration': 1 }, [2, 5]],
      ],
    }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R17 a copied Strength is chosen when the attack is counted; each Strength is offered once', {
    Ann: { champion: 'Shapeshifter' },
    Bob: { champion: 'Leviathan' },
    Cid: { champion: 'Inkblood Banshee' },
  })
    .does('Ann', 'Precise attack')
    .offers('Ann', 'Strength 3, as Leviathan', 'Strength 4, as Inkblood Banshee')
    .does('Ann', 'Strength 4, as Inkblood Banshee')
    .does('Ann', 'Leviathan')
    .then((t) => ({ 'four counters': [counters(t), { Leviathan: 4 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R17 copies that point at each other give 0', {
    Ann: { champion: 'Shapeshifter' },
    Bob: { champion: 'Master of Puppetry' },
  })
    .does('Ann', 'Precise attack')
    .then((t) => ({ 'no damage': [counters(t), {}] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R21 a triggered ability answers every time', {
    Ann: { champion: 'Chained Hellion', supports: ['Pixiu'] },
    Bob: { champion: 'Unicorn Aberration' },
    Cid: { champion: 'Gremlin Infiltrator' },
  })
    .does('Ann', 'Precise attack')
    .does('Ann', 'Unicorn Aberration')
    .does('Bob', use('Unicorn Aberration', 'champion'))
    .does('Bob', 'End your turn')
    .does('Cid', 'Precise attack')
    .does('Cid', 'Unicorn Aberration')
    .offers('Bob', use('Unicorn Aberration', 'champion'), 'Pass'),

  scenario('EL-R22 Pixiu’s other turn comes at once, under the same Sphere', {
    Ann: { champion: 'Pixiu' },
    Bob: { champion: 'Leviathan' },
    sphere: 'Hollow Echo',
  })
    .dice(6)
    .does('Ann', 'Precise attack')
    .does('Ann', use('Pixiu', 'champion'))
    .then((t) => ({
      'the same round and Sphere': [
        [t.round, t.spheresUp.length, t.active],
        [1, 1, 0],
      ],
    }))
    .asks('Ann', 'legends/act'),

  scenario('EL-8.1 EL-8.4 a Strength of 4: four counters land', {
    Ann: { champion: 'Three-Eyed Fox' },
    Bob: { champion: 'Leviathan', supports: ['Sea Snake'] },
    Cid: {},
  })
    .withCards({ 'Three-Eyed Fox': { strength: 4 }, Leviathan: { maxHp: 7 } })
    .does('Ann', 'Precise attack')
    .does('Ann', 'Leviathan')
    .then((t) => ({
      'as many counters as Strength': [counters(t)['Leviathan'], 4],
      'and it stands': [team(t, 'Bob')[0], 'Leviathan'],
    }))
    .asks('Bob', 'legends/act'),

  scenario('EL-1.2 EL-9.1 a Max HP of 7: at seven counters it falls', {
    Ann: { champion: 'Three-Eyed Fox' },
    Bob: { champion: { is: 'Leviathan', damage: 6 }, supports: ['Sea Snake'] },
  })
    .withCards({ 'Three-Eyed Fox': { strength: 1 }, Leviathan: { maxHp: 7 } })
    .does('Ann', 'Precise attack')
    .does('Bob', 'Sea Snake')
    .then((t) => ({ 'the next one leads': [team(t, 'Bob')[0], 'Sea Snake'] }))
    .asks('Bob', 'legends/act'),
];
