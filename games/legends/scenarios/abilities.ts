import { banes, counters, nameOf, scenario, team, use } from './arrange.ts';

const ATTACK = 'Precise attack';
const MASS = 'Mass attack';
const END = 'End your turn';

/** EL-11 and EL-12: abilities and bane tokens. */
export const abilityRules = [
  scenario('EL-11.1 a trigger that is passed is lost until it occurs again', {
    Ann: {},
    Bob: { champion: 'Unicorn Aberration', supports: ['Pixiu', 'Golden Sprite'], deck: ['Sea Snake'] },
  })
    .does('Ann', ATTACK)
    .offers('Bob', use('Unicorn Aberration', 'champion'), 'Pass')
    .does('Bob', 'Pass')
    .then((t) => ({ 'all three landed': [t.graveyard[1]?.map(nameOf), ['Unicorn Aberration']] }))
    .asks('Bob', 'legends/leader'),

  scenario('EL-11.2 functional abilities in one’s own Action phase only', {
    Ann: { champion: 'Harpy of Light', supports: ['Hellhound'], mp: 1 },
    Bob: { champion: 'Adroit Goblin' },
  })
    .does('Ann', use('Harpy of Light', 'champion'))
    .does('Ann', ATTACK)
    .then((t) => ({
      'Strength 4 destroyed the Goblin; Bob could do nothing': [t.graveyard[1]?.map(nameOf), ['Adroit Goblin']],
    }))
    .asks('Bob', 'legends/act'),

  scenario('EL-11.3 a continuous ability is not optional', { Ann: { champion: 'Inkblood Banshee', mp: 0 } })
    .refuses('Ann', ATTACK, 'EL-11.3')
    .offers('Ann', MASS, END),

  scenario('EL-11.4 gained Strength is gone at the end of the turn', {
    Ann: { champion: 'Harpy of Light' },
    Bob: { champion: 'Leviathan' },
  })
    .does('Ann', use('Harpy of Light', 'champion'))
    .then((t) => ({ 'two gained': [t.gained.filter((n) => n > 0), [2]] }))
    .does('Ann', END)
    .then((t) => ({ 'nothing is left of it': [t.gained.filter((n) => n > 0), []] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-11.5 EL-R18 reversed stats destroy a Hero that is hurt, and end with the turn', {
    Ann: {
      champion: { is: 'Resourceful Spider Crab', damage: 1 },
      supports: ['Pixiu', 'Hooded Mantis'],
      deck: ['Sea Snake'],
    },
    Bob: { champion: 'Leviathan', supports: ['Golden Sprite', 'Hellhound'], deck: ['Illusionist'] },
  })
    .does('Ann', use('Resourceful Spider Crab', 'champion'))
    .then((t) => ({ 'Max HP 2, one counter: it stands': [team(t, 'Ann')[0], 'Resourceful Spider Crab'] }))
    .does('Ann', ATTACK)
    .does('Bob', 'Golden Sprite')
    .then((t) => ({
      'Strength 5 destroyed the Leviathan': [t.graveyard[1]?.map(nameOf), ['Leviathan']],
      'nothing is reversed any more': [t.reversed, -1],
    }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R18 a Hero that lives by a Sphere falls when the Sphere goes', {
    at: 'round',
    Ann: {},
    Bob: { champion: { is: 'Luminous Lion', damage: 3 }, supports: ['Pixiu', 'Golden Sprite'], deck: ['Sea Snake'] },
    sphere: 'Halo Dais',
    sphereDeck: ['Weightless Dark'],
  })
    .does('Bob', 'Pixiu')
    .then((t) => ({ 'the Lion is gone': [t.graveyard[1]?.map(nameOf), ['Luminous Lion']] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-11.6 of a Legend’s abilities one a turn', {
    Ann: { champion: 'Pixiu', legend: 'Herkul The Mountain', supports: ['Herkul The Mountain'], mp: 3 },
    Bob: { champion: 'Leviathan' },
  })
    .does('Ann', use('Herkul The Mountain', 'support1'))
    .offers('Ann', 'Pixiu', 'Leviathan')
    .does('Ann', 'Leviathan')
    .refuses('Ann', use('Herkul The Mountain', 'support2'), 'EL-11.6')
    .then((t) => ({ 'two counters': [counters(t), { Leviathan: 2 }] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-11.7 any player may be oneself', {
    Ann: { champion: 'Cold-Blooded Siren', supports: ['Pixiu', 'Golden Sprite'] },
    Bob: { champion: 'Leviathan', supports: ['Adroit Goblin', 'Hellhound'] },
  })
    .does('Ann', use('Cold-Blooded Siren', 'champion'))
    .offers('Ann', 'Pixiu', 'Golden Sprite', 'Adroit Goblin', 'Hellhound')
    .does('Ann', 'Hellhound')
    .then((t) => ({ 'the Hellhound leads': [team(t, 'Bob'), ['Hellhound', 'Adroit Goblin', 'Leviathan']] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-11.8 any other player is never oneself', {
    Ann: { champion: { is: 'Leviathan', damage: 2 }, supports: ['Demon of the Haze'] },
    Bob: { champion: 'Hooded Mantis' },
    Cid: { champion: 'Hellhound' },
  })
    .does('Ann', use('Demon of the Haze', 'support'))
    .offers('Ann', 'Hooded Mantis', 'Hellhound')
    .does('Ann', 'Hellhound')
    .then((t) => ({ 'one counter moved': [counters(t), { Leviathan: 1, Hellhound: 1 }] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-11.9 every player is all, every other player all but oneself', {
    Ann: { legend: 'Nyxia, Queen of the Night', champion: 'Pixiu', supports: ['Nyxia, Queen of the Night'] },
    Bob: { legend: 'Naga The Serpentine', champion: 'Leviathan', supports: ['Hellhound'] },
    Cid: { champion: 'Hooded Mantis' },
  })
    .does('Ann', use('Nyxia, Queen of the Night', 'support1'))
    .then((t) => ({ 'a token on each other Champion': [banes(t), { Leviathan: 'dark', 'Hooded Mantis': 'dark' }] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-11.9 Unstable Chimera’s fall hurts every Hero of every player', {
    Ann: { champion: 'Three-Eyed Fox', supports: ['Pixiu'] },
    Bob: {
      champion: { is: 'Unstable Chimera', damage: 2 },
      supports: ['Hellhound', 'Golden Sprite'],
      deck: ['Sea Snake'],
    },
  })
    .does('Ann', ATTACK)
    .does('Bob', use('Unstable Chimera', 'champion'))
    .then((t) => ({
      'one on everybody left': [counters(t), { 'Three-Eyed Fox': 1, Pixiu: 1, Hellhound: 1, 'Golden Sprite': 1 }],
    }))
    .asks('Bob', 'legends/leader'),

  scenario('EL-12.1 a token works until it is removed', {
    Ann: { champion: { is: 'Hooded Mantis', banes: ['light'] }, supports: ['Pixiu'] },
    Bob: {},
    Cid: {},
  })
    .refuses('Ann', ATTACK, 'EL-12.5')
    .does('Ann', 'Remove a Light bane token from Hooded Mantis')
    .offersAmongOthers('Ann', ATTACK),

  scenario('EL-12.2 EL-12.3 EL-R10 two Fire tokens work as one, once per blow', {
    Ann: { champion: 'Shadow Scorpion', legend: 'Herkul The Mountain' },
    Bob: { champion: { is: 'Leviathan', banes: ['fire', 'fire'] } },
  })
    .does('Ann', ATTACK)
    .does('Ann', 'Pass')
    .then((t) => ({ 'two for the blow, one for the bane': [counters(t), { Leviathan: 3 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R10 moved counters set no bane off', {
    Ann: { champion: { is: 'Leviathan', damage: 2 }, supports: [{ is: 'Terrarium Turtle', banes: ['fire'] }] },
    Bob: { legend: 'Herkul The Mountain' },
  })
    .does('Ann', use('Terrarium Turtle', 'support'))
    .offers('Ann', '1', '2')
    .does('Ann', '2')
    .then((t) => ({ 'two and no more': [counters(t), { 'Terrarium Turtle': 2 }] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-12.5 removing a Light token hurts', {
    Ann: { champion: { is: 'Hooded Mantis', banes: ['light', 'light'] } },
    Bob: { legend: 'Lightbringer Ethyrios' },
  })
    .does('Ann', 'Remove a Light bane token from Hooded Mantis')
    .then((t) => ({
      'one counter, one token left': [
        [counters(t), banes(t)],
        [{ 'Hooded Mantis': 1 }, { 'Hooded Mantis': 'light' }],
      ],
    }))
    .refuses('Ann', ATTACK, 'EL-12.5')
    .asks('Ann', 'legends/act'),

  scenario('EL-12.6 a Dark bane adds two counters and is spent', {
    Ann: { champion: 'Hooded Mantis', legend: 'Nyxia, Queen of the Night' },
    Bob: { champion: { is: 'Leviathan', banes: ['dark', 'dark'] }, legend: 'Naga The Serpentine' },
  })
    .does('Ann', ATTACK)
    .does('Bob', 'Pass')
    .then((t) => ({
      'two for the blow, two for the bane': [counters(t), { Leviathan: 4 }],
      'one token went home': [
        [banes(t), t.tokens],
        [{ Leviathan: 'dark' }, [4, 5]],
      ],
    }))
    .asks('Bob', 'legends/act'),

  scenario('EL-12.7 EL-R28 an Unknown bane silences, and its owner chooses who suffers the fall', {
    Ann: { champion: 'Three-Eyed Fox', legend: 'The Obelisk' },
    Bob: {
      champion: { is: 'Unstable Chimera', damage: 2, banes: ['unknown'] },
      supports: ['Hellhound', 'Golden Sprite'],
      deck: ['Sea Snake'],
    },
  })
    .does('Ann', ATTACK)
    .asks('Ann', 'legends/sufferer')
    .offers('Ann', 'Hellhound', 'Golden Sprite')
    .does('Ann', 'Golden Sprite')
    .then((t) => ({ 'the Chimera did not burst': [counters(t), { 'Golden Sprite': 1 }] }))
    .asks('Bob', 'legends/leader'),

  scenario('EL-R28 EL-R13 the tokens of a player who is out go on working', {
    Ann: { champion: 'Three-Eyed Fox' },
    Bob: {
      champion: { is: 'Leviathan', damage: 2, banes: ['unknown'] },
      supports: ['Hellhound', 'Golden Sprite'],
      deck: ['Sea Snake'],
    },
    Cid: { legend: 'The Obelisk', out: true },
  })
    .does('Ann', ATTACK)
    .asks('Bob', 'legends/sufferer')
    .does('Bob', 'Hellhound')
    .then((t) => ({ 'Bob chose for the Obelisk': [counters(t), { Hellhound: 1 }] }))
    .asks('Bob', 'legends/leader'),

  scenario('EL-R11 with no token left none can be added', {
    Ann: { legend: 'Herkul The Mountain' },
    Bob: {
      champion: { is: 'Leviathan', banes: ['fire', 'fire', 'fire'] },
      supports: [{ is: 'Pixiu', banes: ['fire', 'fire'] }],
    },
  })
    .refuses('Ann', 'Add a bane token to Leviathan', 'EL-R11')
    .asks('Ann', 'legends/act'),

  scenario('EL-R25 counters that are spread land as one blow', {
    Ann: { legend: 'The Obelisk', champion: 'The Obelisk' },
    Bob: { legend: 'Herkul The Mountain', champion: { is: 'Leviathan', banes: ['fire'] }, supports: ['Pixiu'] },
  })
    .does('Ann', use('The Obelisk', 'champion2'))
    .offers('Ann', 'The Obelisk', 'Leviathan', 'Pixiu')
    .does('Ann', 'Leviathan')
    .offers('Ann', 'Leviathan', 'Pixiu', 'Stop here')
    .does('Ann', 'Leviathan')
    .does('Ann', 'Pixiu')
    .does('Ann', 'Stop here')
    .then((t) => ({ 'the bane answers once': [counters(t), { 'The Obelisk': 2, Leviathan: 3, Pixiu: 1 }] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-R30 what could do nothing cannot be used; X is at least 1 and no more than destroys', {
    Ann: { champion: 'Luminous Lion', supports: [{ is: 'Sea Snake', damage: 1 }] },
  })
    .refuses('Ann', use('Luminous Lion', 'champion'), 'EL-R30')
    .does('Ann', use('Sea Snake', 'support'))
    .offers('Ann', '1', '2', '3')
    .does('Ann', '2')
    .then((t) => ({
      'paid and gained': [
        [counters(t), t.gained.filter((n) => n > 0)],
        [{ 'Sea Snake': 3 }, [2]],
      ],
    }))
    .asks('Ann', 'legends/act'),
];
