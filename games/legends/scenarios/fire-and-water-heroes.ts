import { banes, counters, nameOf, scenario, team, use } from './arrange.ts';

const ATTACK = 'Precise attack';
const MASS = 'Mass attack';
/** A team that minds its own business: Leviathan 3/5, and Supports with functional abilities. */
const Bob = { champion: 'Leviathan', supports: ['Adroit Goblin', 'Hooded Mantis'], deck: ['Luminous Lion'] } as const;
const hurtBob = (damage: number) => ({ ...Bob, champion: { is: 'Leviathan', damage } });

/** Fire and Water Heroes: what each does, and when it does not. */
export const fireAndWaterHeroes = [
  scenario('EL-11.7 Chained Hellion as Support marks each Support of one player', {
    Ann: { supports: ['Chained Hellion'] },
    Bob,
  })
    .does('Ann', use('Chained Hellion', 'support'))
    .offers('Ann', 'Ann', 'Bob')
    .does('Ann', 'Bob')
    .then((t) => ({ 'both Supports': [banes(t), { 'Adroit Goblin': 'water', 'Hooded Mantis': 'water' }] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-11.1 Hellhound as Support helps a mass attack, not a precise one', {
    Ann: { champion: 'Hooded Mantis', supports: ['Hellhound'] },
    Bob: { ...Bob, supports: ['Adroit Goblin', 'Pixiu'] },
  })
    .does('Ann', MASS)
    .does('Ann', use('Hellhound', 'support'))
    .then((t) => ({ 'three targets': [counters(t), { Leviathan: 1, 'Adroit Goblin': 1, Pixiu: 1 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-8.5 Unstable Chimera bursts as a Support too', {
    Ann: {
      champion: 'Gremlin Infiltrator',
      supports: [{ is: 'Unstable Chimera', damage: 3 }, 'Pixiu'],
      deck: ['Sea Snake'],
    },
    Bob,
  })
    .does('Ann', use('Gremlin Infiltrator', 'champion'))
    .does('Ann', 'Unstable Chimera')
    .does('Ann', use('Unstable Chimera', 'support'))
    .then((t) => ({
      'one on everybody left': [
        counters(t),
        { 'Gremlin Infiltrator': 1, Pixiu: 1, Leviathan: 1, 'Adroit Goblin': 1, 'Hooded Mantis': 1 },
      ],
    }))
    .asks('Ann', 'legends/act'),

  scenario('EL-8.3 Flame Reader as Support negates on a 5', { Ann: {}, Bob: { ...Bob, supports: ['Flame Reader'] } })
    .dice(5)
    .does('Ann', ATTACK)
    .does('Bob', use('Flame Reader', 'support'))
    .then((t) => ({ nothing: [counters(t), {}] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-8.3 Flame Reader as Support does nothing on a 4', {
    Ann: {},
    Bob: { ...Bob, supports: ['Flame Reader'] },
  })
    .dice(4)
    .does('Ann', ATTACK)
    .does('Bob', use('Flame Reader', 'support'))
    .then((t) => ({ 'all three': [counters(t), { Leviathan: 3 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-11.2 Reckless Bifang hurts itself on a 3', { Ann: { champion: 'Reckless Bifang' }, Bob })
    .dice(3)
    .does('Ann', use('Reckless Bifang', 'champion'))
    .then((t) => ({ itself: [counters(t), { 'Reckless Bifang': 1 }] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-11.2 Reckless Bifang hurts a Support on a 4', { Ann: { champion: 'Reckless Bifang' }, Bob })
    .dice(4)
    .does('Ann', use('Reckless Bifang', 'champion'))
    .does('Ann', 'Hooded Mantis')
    .then((t) => ({ 'two counters': [counters(t), { 'Hooded Mantis': 2 }] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-8.2 Reckless Bifang as Support answers a precise attack', {
    Ann: {},
    Bob: { ...Bob, supports: ['Reckless Bifang'] },
  })
    .does('Ann', ATTACK)
    .does('Bob', use('Reckless Bifang', 'support'))
    .then((t) => ({ 'the Fox too': [counters(t), { 'Three-Eyed Fox': 1, Leviathan: 3 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R2 Blistering Barbarian grows with its wounds', {
    Ann: { champion: { is: 'Blistering Barbarian', damage: 2 } },
    Bob,
  })
    .does('Ann', ATTACK)
    .does('Ann', use('Blistering Barbarian', 'champion'))
    .then((t) => ({ 'two and two': [counters(t), { 'Blistering Barbarian': 2, Leviathan: 4 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R30 an unhurt Blistering Barbarian gains nothing', { Ann: { champion: 'Blistering Barbarian' }, Bob })
    .does('Ann', ATTACK)
    .then((t) => ({ 'only two': [counters(t), { Leviathan: 2 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R10 Blistering Barbarian as Support takes a counter over', {
    Ann: { champion: { is: 'Brutish Ogre', damage: 1 }, supports: ['Blistering Barbarian'] },
    Bob,
  })
    .does('Ann', use('Blistering Barbarian', 'support'))
    .then((t) => ({ 'it moved': [counters(t), { 'Blistering Barbarian': 1 }] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-11.7 Mischievous Imp switches any team’s Champion for nothing', {
    Ann: { champion: 'Mischievous Imp', mp: 0 },
    Bob,
  })
    .does('Ann', use('Mischievous Imp', 'champion'))
    .does('Ann', 'Adroit Goblin')
    .then((t) => ({ 'the Goblin leads': [team(t, 'Bob')[0], 'Adroit Goblin'] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-11.4 Fire Dancer gains three on a 4, nothing on a 3', { Ann: { champion: 'Fire Dancer' }, Bob })
    .dice(4)
    .does('Ann', use('Fire Dancer', 'champion'))
    .does('Ann', ATTACK)
    .does('Bob', 'Hooded Mantis')
    .then((t) => ({ 'Strength 5 destroyed the Leviathan': [t.graveyard[1]?.map(nameOf), ['Leviathan']] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-11.2 Fire Dancer as Support marks on a 5', { Ann: { supports: ['Fire Dancer'] }, Bob })
    .dice(5)
    .does('Ann', use('Fire Dancer', 'support'))
    .does('Ann', 'Leviathan')
    .then((t) => ({ marked: [banes(t), { Leviathan: 'water' }] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-11.2 Caldera Shaman may pay with its last counter', {
    Ann: { champion: { is: 'Caldera Shaman', damage: 3 }, supports: ['Pixiu', 'Hooded Mantis'], deck: ['Sea Snake'] },
  })
    .does('Ann', use('Caldera Shaman', 'champion'))
    .offers('Ann', 'Pixiu', 'Hooded Mantis'),

  scenario('EL-11.2 Caldera Shaman as Support hurts and strengthens its Champion', {
    Ann: { champion: 'Pixiu', supports: ['Caldera Shaman'] },
    Bob,
  })
    .does('Ann', use('Caldera Shaman', 'support'))
    .does('Ann', ATTACK)
    .does('Ann', 'Pass')
    .then((t) => ({ 'Strength 4': [counters(t), { Pixiu: 1, Leviathan: 4 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-11.2 Firebound Dragon’s breath takes the place of the attack', {
    Ann: { champion: 'Firebound Dragon' },
    Bob,
  })
    .does('Ann', use('Firebound Dragon', 'champion'))
    .does('Ann', 'Leviathan')
    .refuses('Ann', MASS, 'EL-5.6')
    .then((t) => ({ three: [counters(t), { Leviathan: 3 }] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-R2 Leviathan gains for a precise attack only', {
    Ann: { champion: 'Leviathan' },
    Bob: { champion: 'Fire Dancer' },
  })
    .does('Ann', ATTACK)
    .does('Ann', use('Leviathan', 'champion'))
    .then((t) => ({ four: [counters(t), { 'Fire Dancer': 4 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-11.2 Leviathan as Support crushes a Support instead of the attack', {
    Ann: { supports: ['Leviathan'] },
    Bob: { champion: 'Hooded Mantis', supports: ['Pixiu'] },
  })
    .does('Ann', use('Leviathan', 'support'))
    .does('Ann', 'Pixiu')
    .refuses('Ann', ATTACK, 'EL-5.6')
    .then((t) => ({ three: [counters(t), { Pixiu: 3 }] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-R2 Sea Snake gains for a mass attack on a 5', {
    Ann: { champion: 'Sea Snake' },
    Bob: { ...Bob, supports: ['Adroit Goblin'] },
    Cid: { champion: 'Pixiu', supports: ['Golden Sprite'] },
  })
    .dice(5)
    .does('Ann', MASS)
    .does('Ann', use('Sea Snake', 'champion'))
    .then((t) => ({ 'four targets': [Object.keys(counters(t)).length, 4] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-8.2 Venomous Hydrozoan as Support marks the attacker on a 5', {
    Ann: {},
    Bob: { ...Bob, supports: ['Venomous Hydrozoan'] },
  })
    .dice(5)
    .does('Ann', MASS)
    .does('Bob', use('Venomous Hydrozoan', 'support'))
    .then((t) => ({ 'a Dark token': [banes(t), { 'Three-Eyed Fox': 'dark' }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R2 Saltwater Gorgon marks the target before the damage lands', {
    Ann: { champion: 'Saltwater Gorgon', legend: 'Nyxia, Queen of the Night' },
    Bob: { champion: 'Blistering Barbarian', legend: 'Herkul The Mountain' },
  })
    .does('Ann', ATTACK)
    .does('Ann', use('Saltwater Gorgon', 'champion'))
    .then((t) => ({
      'three, and two by the bane just laid': [
        [counters(t), banes(t)],
        [{ 'Blistering Barbarian': 5 }, {}],
      ],
    }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R2 Terrarium Turtle mends itself as it attacks', {
    Ann: { champion: { is: 'Terrarium Turtle', damage: 2 } },
    Bob,
  })
    .does('Ann', ATTACK)
    .does('Ann', use('Terrarium Turtle', 'champion'))
    .then((t) => ({ 'one off': [counters(t), { 'Terrarium Turtle': 1, Leviathan: 2 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-11.2 Cold-Blooded Siren as Support hurts one Support', {
    Ann: { supports: ['Cold-Blooded Siren'] },
    Bob,
  })
    .does('Ann', use('Cold-Blooded Siren', 'support'))
    .offers('Ann', 'Cold-Blooded Siren', 'Adroit Goblin', 'Hooded Mantis')
    .does('Ann', 'Adroit Goblin')
    .then((t) => ({ one: [counters(t), { 'Adroit Goblin': 1 }] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-8.3 Aqueous Ray takes two off a precise attack on a 5', {
    Ann: {},
    Bob: { ...Bob, champion: 'Aqueous Ray' },
  })
    .dice(5)
    .does('Ann', ATTACK)
    .does('Bob', use('Aqueous Ray', 'champion'))
    .then((t) => ({ 'one of three': [counters(t), { 'Aqueous Ray': 1 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-8.3 Aqueous Ray as Support answers a mass attack too', {
    Ann: { champion: 'Hooded Mantis' },
    Bob: { ...Bob, supports: ['Aqueous Ray'] },
  })
    .dice(6)
    .does('Ann', MASS)
    .does('Bob', use('Aqueous Ray', 'support'))
    .then((t) => ({ 'the Champion was spared': [counters(t), { 'Aqueous Ray': 1 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-11.2 Resourceful Spider Crab as Support mends itself', {
    Ann: { supports: [{ is: 'Resourceful Spider Crab', damage: 2 }] },
    Bob,
  })
    .does('Ann', use('Resourceful Spider Crab', 'support'))
    .then((t) => ({
      'one off': [
        [counters(t), t.mp[0]],
        [{ 'Resourceful Spider Crab': 1 }, 1],
      ],
    }))
    .asks('Ann', 'legends/act'),

  scenario('EL-8.3 Floodburst Behemoth as Support: the damage cannot be reduced', {
    Ann: { champion: 'Hooded Mantis', supports: ['Floodburst Behemoth'] },
    Bob: { champion: 'Unicorn Aberration' },
  })
    .does('Ann', ATTACK)
    .does('Ann', use('Floodburst Behemoth', 'support'))
    .then((t) => ({ 'both landed': [counters(t), { 'Unicorn Aberration': 2 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R2 Floodburst Behemoth gains for a mass attack', {
    Ann: { champion: 'Floodburst Behemoth' },
    Bob,
    Cid: { champion: 'Pixiu' },
  })
    .does('Ann', MASS)
    .does('Ann', use('Floodburst Behemoth', 'champion'))
    .then((t) => ({ 'four targets of four': [Object.keys(counters(t)).length, 4] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-9.1 Saltwater Gorgon strikes back when her Champion falls, if she can pay', {
    Ann: {},
    Bob: { ...hurtBob(2), supports: ['Saltwater Gorgon', 'Hooded Mantis'], mp: 0 },
  })
    .does('Ann', ATTACK)
    .asks('Bob', 'legends/leader'),
];
