import { faceOf } from '@arenarium/engine';
import { banes, counters, id, nameOf, scenario, team, use } from './arrange.ts';

const ATTACK = 'Precise attack';
const MASS = 'Mass attack';
const END = 'End your turn';

/** EL-13 and EL-14: every Sphere, and the drafting game. */
export const spheresAndDraft = [
  scenario('EL-13.1 Ember Crater favours Fire Heroes, whoever leads them, and no others', {
    Ann: { champion: 'Hellhound' },
    Bob: { champion: 'Leviathan' },
    sphere: 'Ember Crater',
  })
    .does('Ann', ATTACK)
    .then((t) => ({ 'Strength 4': [counters(t), { Leviathan: 4 }] }))
    .does('Bob', ATTACK)
    .does('Bob', 'Pass')
    .does('Ann', 'Pass')
    .then((t) => ({ 'the Leviathan has Strength 3': [counters(t), { Hellhound: 3, Leviathan: 4 }] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-13.1 Ashen Forge: damage by Fire Heroes cannot be reduced', {
    Ann: { champion: 'Chained Hellion' },
    Bob: { champion: 'Unicorn Aberration' },
    sphere: 'Ashen Forge',
  })
    .does('Ann', ATTACK)
    .then((t) => ({ 'both counters landed, nobody was asked': [counters(t), { 'Unicorn Aberration': 2 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-13.1 Pyre Arena: a Fire Champion can precise attack Supports', {
    Ann: { champion: 'Hellhound' },
    Bob: { champion: 'Leviathan', supports: ['Pixiu'] },
    sphere: 'Pyre Arena',
  })
    .does('Ann', ATTACK)
    .offers('Ann', 'Leviathan', 'Pixiu'),

  scenario('EL-13.1 Sunken Lagoon mends Water Supports as the turn begins', {
    at: 'turn',
    Ann: {
      champion: { is: 'Leviathan', damage: 1 },
      supports: [
        { is: 'Sea Snake', damage: 2 },
        { is: 'Pixiu', damage: 1 },
      ],
    },
    sphere: 'Sunken Lagoon',
  })
    .then((t) => ({ 'only the Snake': [counters(t), { Leviathan: 1, 'Sea Snake': 1, Pixiu: 1 }] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-13.1 Coral Bulwark takes one off a precise attack on a Water Hero', {
    Ann: {},
    Bob: { champion: 'Leviathan' },
    sphere: 'Coral Bulwark',
  })
    .does('Ann', ATTACK)
    .then((t) => ({ 'two of three': [counters(t), { Leviathan: 2 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-13.1 Drowned Crossing: a Water Champion switches for nothing', {
    Ann: { champion: 'Leviathan', supports: ['Pixiu'], mp: 0 },
    sphere: 'Drowned Crossing',
  })
    .does('Ann', 'Switch your Champion with Pixiu')
    .then((t) => ({
      'Pixiu leads': [
        [team(t, 'Ann'), t.mp[0]],
        [['Pixiu', 'Leviathan'], 0],
      ],
    }))
    .asks('Ann', 'legends/act'),

  scenario('EL-13.1 Halo Dais: Light Heroes take one more', {
    Ann: {},
    Bob: { champion: 'Luminous Lion' },
    sphere: 'Halo Dais',
  })
    .does('Ann', ATTACK)
    .then((t) => ({ 'three counters, Max HP 4': [counters(t), { 'Luminous Lion': 3 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-13.1 Sunlit Font: three Myth Points with a Light Champion', {
    at: 'turn',
    Ann: { champion: 'Pixiu', mp: 1 },
    sphere: 'Sunlit Font',
  })
    .then((t) => ({ three: [t.mp[0], 3] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-13.1 Dawn Cloister keeps new tokens off Light Heroes', {
    Ann: { champion: 'Leviathan', supports: ['Pixiu'] },
    Bob: { champion: 'Luminous Lion' },
    sphere: 'Dawn Cloister',
  })
    .refuses('Ann', 'Add a bane token to Luminous Lion', 'EL-13.1')
    .offersAmongOthers('Ann', 'Add a bane token to Leviathan'),

  scenario('EL-13.1 Shrouded Gallery hides Dark Supports from attacks', {
    Ann: {},
    Bob: { champion: 'Leviathan', supports: ['Hooded Mantis', 'Pixiu'] },
    sphere: 'Shrouded Gallery',
  })
    .does('Ann', MASS)
    .then((t) => ({ 'the Mantis was spared': [counters(t), { Leviathan: 1, Pixiu: 1 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-13.1 Hungry Gloom feeds an attacking Dark Champion', {
    Ann: { champion: { is: 'Hooded Mantis', damage: 2 } },
    Bob: { champion: 'Leviathan' },
    sphere: 'Hungry Gloom',
  })
    .does('Ann', ATTACK)
    .does('Ann', 'Hooded Mantis: When it attacks, remove 1 damage counter from it.')
    .then((t) => ({ 'one counter less': [counters(t), { 'Hooded Mantis': 1, Leviathan: 2 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-13.1 Gallows Fog: a Dark Hero that falls takes a Champion along', {
    Ann: {},
    Bob: { champion: { is: 'Adroit Goblin', damage: 1 }, supports: ['Leviathan', 'Pixiu'], deck: ['Sea Snake'] },
    sphere: 'Gallows Fog',
  })
    .does('Ann', ATTACK)
    .does('Bob', 'Adroit Goblin: When it is destroyed, add 1 damage counter to any other player’s Champion.')
    .then((t) => ({ 'the Fox is hurt': [counters(t), { 'Three-Eyed Fox': 1 }] }))
    .asks('Bob', 'legends/leader'),

  scenario('EL-13.1 Weightless Dark: dice of Unknown Heroes count one more', {
    Ann: { champion: { is: 'Leviathan', damage: 2 }, supports: ['Three-Eyed Fox'] },
    sphere: 'Weightless Dark',
  })
    .dice(4)
    .does('Ann', use('Three-Eyed Fox', 'support'))
    .offers('Ann', '1', '2')
    .does('Ann', '2')
    .then((t) => ({ mended: [counters(t), {}] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-13.1 Hollow Echo: tokens on Unknown Heroes sleep', {
    Ann: { champion: { is: 'Three-Eyed Fox', banes: ['light'] } },
    Bob: { legend: 'Lightbringer Ethyrios', champion: 'Leviathan' },
    sphere: 'Hollow Echo',
  })
    .does('Ann', ATTACK)
    .then((t) => ({ 'the Light bane did not keep it': [counters(t), { Leviathan: 3 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-13.1 Nameless Threshold: abilities of Unknown Heroes cost one less', {
    Ann: { champion: 'Three-Eyed Fox', mp: 0 },
    sphere: 'Nameless Threshold',
    sphereDeck: ['Halo Dais', 'Ember Crater', 'Hollow Echo'],
  }).offersAmongOthers('Ann', 'Three-Eyed Fox: Rearrange the top 3 cards of the Sphere deck.'),

  scenario('EL-13.2 rearranging: one looks at the top cards and puts them back in any order', {
    Ann: { champion: 'Three-Eyed Fox' },
    sphereDeck: ['Halo Dais', 'Ember Crater', 'Hollow Echo', 'Sunlit Font'],
  })
    .does('Ann', use('Three-Eyed Fox', 'champion'))
    .does('Ann', 'Hollow Echo')
    .does('Ann', 'Halo Dais')
    .then((t, p) => ({
      'in the new order': [
        t.sphereDeck.map((card) => nameOf(faceOf(p, card))).reverse(),
        ['Hollow Echo', 'Halo Dais', 'Ember Crater', 'Sunlit Font'],
      ],
    }))
    .asks('Ann', 'legends/act'),

  scenario('EL-14.1 EL-14.2 in the draft one card is kept and the others passed to the left', {
    at: 'setUp',
    seats: 2,
    draft: true,
  })
    .shuffle(
      ...['Leviathan', 'Hellhound', 'Pixiu', 'Illusionist', 'Sea Snake', 'Flame Reader'].map(id),
      ...['Blade Demon', 'Chasm Wyrm', 'Golden Sprite', 'Brutish Ogre', 'Aqueous Ray', 'Fire Dancer'].map(id),
    )
    .does('Ann', 'The Obelisk')
    .does('Bob', 'Herkul The Mountain')
    .asks(['Ann', 'Bob'], 'legends/drafted')
    .offers(
      'Ann',
      'Keep Leviathan',
      'Keep Hellhound',
      'Keep Pixiu',
      'Keep Illusionist',
      'Keep Sea Snake',
      'Keep Flame Reader',
    )
    .does('Ann', 'Keep Pixiu')
    .does('Bob', 'Keep Blade Demon')
    .then((t, p) => ({
      'Ann holds what Bob passed': [
        t.hand[0]?.map((card) => nameOf(faceOf(p, card))).sort(),
        ['Aqueous Ray', 'Brutish Ogre', 'Chasm Wyrm', 'Fire Dancer', 'Golden Sprite'],
      ],
      'and has kept one': [t.kept[0]?.map((card) => nameOf(faceOf(p, card))), ['Pixiu']],
    }))
    .asks(['Ann', 'Bob'], 'legends/drafted'),

  drafted('EL-14.3 Spheres are chosen face up, one at a time, from the highest roll on')
    .dice(2, 5)
    .asks('Bob', 'legends/openSphere')
    .does('Bob', 'Halo Dais')
    .asks('Ann', 'legends/openSphere')
    .does('Ann', 'Hollow Echo')
    .asks('Bob', 'legends/openSphere'),

  scenario('EL-12.2 a Hero may bear tokens of several kinds, and each works', {
    Ann: { legend: 'Herkul The Mountain', champion: 'Hooded Mantis' },
    Bob: { legend: 'Nyxia, Queen of the Night', champion: { is: 'Blistering Barbarian', banes: ['fire', 'dark'] } },
  })
    .does('Ann', ATTACK)
    .does('Ann', 'Pass')
    .then((t) => ({
      'two, and one, and two': [
        [counters(t), banes(t)],
        [{ 'Blistering Barbarian': 5 }, { 'Blistering Barbarian': 'fire' }],
      ],
    }))
    .does('Bob', END)
    .asks('Ann', 'legends/act'),
];

/** Two teams drafted, up to the Spheres. */
function drafted(name: string) {
  const ann = ['Leviathan', 'Hellhound', 'Pixiu', 'Illusionist', 'Sea Snake', 'Flame Reader'];
  const bob = ['Blade Demon', 'Chasm Wyrm', 'Golden Sprite', 'Brutish Ogre', 'Aqueous Ray', 'Fire Dancer'];
  const start = scenario(name, { at: 'setUp', seats: 2, draft: true })
    .shuffle(...ann.map(id), ...bob.map(id))
    .does('Ann', 'The Obelisk')
    .does('Bob', 'Herkul The Mountain');
  // Each keeps the first card of the hand the other one began with, in turn; the last is kept without asking.
  for (let i = 0; i < 5; i++) {
    const [mine, theirs] = i % 2 === 0 ? [ann, bob] : [bob, ann];
    start.does('Ann', `Keep ${mine[i]}`).does('Bob', `Keep ${theirs[i]}`);
  }
  return start;
}
