import { banes, counters, id, nameOf, scenario, team, use } from './arrange.ts';

const END = 'End your turn';

/** EL-4 to EL-6: rounds, turns, actions. */
export const roundAndTurn = [
  scenario('EL-4.1 the Sphere that is turned over holds for the round', {
    at: 'round',
    Ann: { champion: 'Hellhound' },
    Bob: { champion: 'Leviathan' },
    sphereDeck: ['Ember Crater', 'Coral Bulwark'],
  })
    .then((t) => ({ 'Ember Crater holds': [t.spheresUp.map(nameOf), ['Ember Crater']] }))
    .does('Ann', 'Precise attack')
    .then((t) => ({ 'one more Strength for a Fire Hero': [counters(t), { Leviathan: 4 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-4.2 EL-5.7 when all have had a turn, a new round begins with a new Sphere', {
    Ann: {},
    Bob: {},
    Cid: {},
    sphere: 'Hollow Echo',
    sphereDeck: ['Halo Dais'],
  })
    .does('Ann', END)
    .asks('Bob', 'legends/act')
    .does('Bob', END)
    .asks('Cid', 'legends/act')
    .then((t) => ({
      'still the first round': [
        [t.round, t.spheresUp.map(nameOf)],
        [1, ['Hollow Echo']],
      ],
    }))
    .does('Cid', END)
    .then((t) => ({
      'a new round, a new Sphere': [
        [t.round, t.spheresUp.map(nameOf)],
        [2, ['Hollow Echo', 'Halo Dais']],
      ],
    }))
    .asks('Ann', 'legends/act'),

  scenario('EL-4.3 an empty Sphere deck is made anew from the Spheres face up', {
    at: 'round',
    sphere: 'Hollow Echo',
    sphereDeck: [],
  })
    .shuffle(id('Hollow Echo'))
    .then((t) => ({
      'the same Sphere again': [
        [t.spheresUp.map(nameOf), t.sphereDeck],
        [['Hollow Echo'], []],
      ],
    }))
    .asks('Ann', 'legends/act'),

  scenario('EL-5.1 the Beginning comes before actions, actions before the attack, then the turn ends', {
    at: 'turn',
    Ann: { champion: { is: 'Hooded Mantis', banes: ['water'] }, legend: 'Herkul The Mountain', mp: 0 },
    Bob: { legend: 'Naga The Serpentine' },
  })
    .then((t) => ({
      'the bane came first, and the points': [
        [counters(t), t.mp],
        [{ 'Hooded Mantis': 1 }, [2, 2]],
      ],
    }))
    .does('Ann', 'Precise attack')
    .does('Ann', 'Pass')
    .does('Bob', 'Pass')
    .then((t) => ({ 'the attack was made': [counters(t), { 'Hooded Mantis': 1, 'Oracle of the Depths': 2 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-5.2 Myth Points are refreshed to two', { at: 'turn', Ann: { mp: 1 }, Bob: { mp: 0 } })
    .then((t) => ({ 'Ann has two, Bob waits for his turn': [t.mp, [2, 0]] }))
    .does('Ann', END)
    .then((t) => ({ 'now Bob has two as well': [t.mp, [2, 2]] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-5.3 EL-12.4 a Water bane hurts its bearer when the owner’s turn begins', {
    Ann: {},
    Bob: { champion: { is: 'Leviathan', banes: ['water'] }, supports: [{ is: 'Pixiu', banes: ['water'] }] },
  })
    .does('Ann', END)
    .then((t) => ({ 'one counter on each bearer': [counters(t), { Leviathan: 1, Pixiu: 1 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-5.4 each action and each functional ability once a turn', {
    Ann: { champion: 'Reckless Bifang', supports: ['Pixiu'], mp: 3 },
  })
    .dice(2)
    .does('Ann', use('Reckless Bifang', 'champion'))
    .refuses('Ann', use('Reckless Bifang', 'champion'), 'EL-5.4')
    .does('Ann', 'Add a bane token to Pixiu')
    .refuses('Ann', 'Add a bane token to Reckless Bifang', 'EL-5.4')
    .asks('Ann', 'legends/act'),

  scenario('EL-5.5 after the attack nothing more can be done', { Ann: { champion: 'Harpy of Light' }, Bob: {} })
    .does('Ann', 'Precise attack')
    .asks('Bob', 'legends/act'),

  scenario('EL-5.6 one attack of either kind, or none', { Ann: { mp: 0 } }).offers(
    'Ann',
    'Precise attack',
    'Mass attack',
    END,
  ),

  scenario('EL-6.1 an action needs a Myth Point', { Ann: { supports: ['Pixiu'], mp: 0 } })
    .refuses('Ann', 'Switch your Champion with Pixiu', 'EL-6.1')
    .refuses('Ann', 'Add a bane token to Oracle of the Depths', 'EL-6.1')
    .asks('Ann', 'legends/act'),

  scenario('EL-6.2 EL-R12 a token of one’s own on any Hero', { Ann: { legend: 'Naga The Serpentine' }, Bob: {} })
    .does('Ann', 'Add a bane token to Oracle of the Depths')
    .then((t) => ({
      'a Water token': [banes(t), { 'Oracle of the Depths': 'water' }],
      'of Ann’s five': [t.tokens, [4, 5]],
      'for one point': [t.mp, [1, 2]],
    }))
    .asks('Ann', 'legends/act'),

  scenario('EL-6.3 any token comes off any Hero', {
    Ann: { champion: { is: 'Three-Eyed Fox', banes: ['water', 'dark'] } },
    Bob: {},
  })
    .does('Ann', 'Remove a Dark bane token from Three-Eyed Fox')
    .then((t) => ({
      'it is Bob’s again': [
        [banes(t), t.tokens],
        [{ 'Three-Eyed Fox': 'water' }, [4, 5]],
      ],
    }))
    .asks('Ann', 'legends/act'),

  scenario('EL-6.4 a counter comes off a Support, never off the Champion', {
    Ann: {
      champion: { is: 'Hooded Mantis', damage: 1 },
      supports: [{ is: 'Pixiu', damage: 2 }, 'Golden Sprite'],
      mp: 1,
    },
  })
    .refuses('Ann', 'Remove a damage counter from Golden Sprite', 'EL-6.4')
    .does('Ann', 'Remove a damage counter from Pixiu')
    .then((t) => ({ 'one less': [counters(t), { 'Hooded Mantis': 1, Pixiu: 1 }] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-6.5 Champion and Support change places, with what they bear', {
    Ann: { champion: { is: 'Hooded Mantis', damage: 2 }, supports: ['Pixiu', 'Golden Sprite'] },
  })
    .does('Ann', 'Switch your Champion with Golden Sprite')
    .then((t) => ({
      'the Sprite leads': [team(t, 'Ann'), ['Golden Sprite', 'Pixiu', 'Hooded Mantis']],
      'counters go along': [counters(t), { 'Hooded Mantis': 2 }],
    }))
    .asks('Ann', 'legends/act'),

  scenario('EL-6.6 an unburdened Support is exchanged for the top card', {
    Ann: { supports: ['Pixiu', { is: 'Golden Sprite', banes: ['dark'] }], deck: ['Hooded Mantis', 'Leviathan'] },
  })
    .refuses('Ann', 'Return Golden Sprite to the Team deck', 'EL-6.6')
    .does('Ann', 'Return Pixiu to the Team deck')
    .then((t) => ({
      'the Mantis came': [team(t, 'Ann'), ['Three-Eyed Fox', 'Golden Sprite', 'Hooded Mantis']],
      'Pixiu lies at the bottom': [t.deck[0]?.map(nameOf), ['Pixiu', 'Leviathan']],
    }))
    .asks('Ann', 'legends/act'),

  scenario('EL-R14 with an empty deck no Support can be returned', { Ann: { supports: ['Pixiu'] } })
    .refuses('Ann', 'Return Pixiu to the Team deck', 'EL-R14')
    .asks('Ann', 'legends/act'),

  scenario('EL-R15 EL-10.1 if the first player is out, the next one begins the round', {
    Ann: { out: true },
    Bob: {},
    Cid: {},
    at: 'round',
  })
    .then((t) => ({
      'Bob is first now': [
        [t.first, t.active],
        [1, 1],
      ],
    }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R33 after a hundred rounds the game is drawn', {
    Ann: {},
    Bob: {},
    Cid: { out: true },
    at: 'round',
    round: 100,
  }).ends([0.5, 0.5, 0], 'EL-R33'),

  scenario('EL-R33 and so it is after forty thousand decisions', { Ann: {}, Bob: { out: true }, Cid: {} })
    .afterDecisions(40_000)
    .ends([0.5, 0, 0.5], 'EL-R33'),
];
