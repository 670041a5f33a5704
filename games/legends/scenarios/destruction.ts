import { counters, nameOf, scenario, team, use } from './arrange.ts';

const ATTACK = 'Precise attack';
const MASS = 'Mass attack';

/** EL-9 and EL-10: destroyed Heroes, Legends, the end. */
export const destroyed = [
  scenario('EL-9.1 a Support takes the lead, the top card takes its place', {
    Ann: {},
    Bob: {
      champion: { is: 'Leviathan', damage: 2 },
      supports: ['Pixiu', 'Golden Sprite'],
      deck: ['Hooded Mantis', 'Sea Snake'],
    },
  })
    .does('Ann', ATTACK)
    .offers('Bob', 'Pixiu', 'Golden Sprite')
    .does('Bob', 'Golden Sprite')
    .then((t) => ({ 'the Sprite leads': [team(t, 'Bob'), ['Golden Sprite', 'Pixiu', 'Hooded Mantis']] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-9.2 a destroyed Support is replaced by the top card', {
    Ann: { champion: 'Gremlin Infiltrator' },
    Bob: {
      champion: 'Leviathan',
      supports: [{ is: 'Pixiu', damage: 3 }, 'Golden Sprite'],
      deck: ['Hooded Mantis', 'Sea Snake'],
    },
  })
    .does('Ann', use('Gremlin Infiltrator', 'champion'))
    .does('Ann', 'Pixiu')
    .then((t) => ({ 'the Mantis came': [team(t, 'Bob'), ['Leviathan', 'Golden Sprite', 'Hooded Mantis']] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-9.3 if all three fall, three new ones come, and one of them leads', {
    Ann: {},
    Bob: {
      champion: { is: 'Leviathan', damage: 4 },
      supports: [
        { is: 'Pixiu', damage: 3 },
        { is: 'Golden Sprite', damage: 4 },
      ],
      deck: ['Hooded Mantis', 'Sea Snake', 'Adroit Goblin', 'Illusionist'],
    },
  })
    .does('Ann', MASS)
    .offers('Bob', 'Hooded Mantis', 'Sea Snake', 'Adroit Goblin')
    .does('Bob', 'Sea Snake')
    .then((t) => ({ 'a whole new team': [team(t, 'Bob'), ['Sea Snake', 'Hooded Mantis', 'Adroit Goblin']] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-9.4 EL-R7 with no card left the Legend enters, as Champion if its player likes', {
    Ann: {},
    Bob: { champion: { is: 'Leviathan', damage: 2 }, supports: ['Pixiu', 'Golden Sprite'] },
  })
    .does('Ann', ATTACK)
    .offers('Bob', 'Pixiu', 'Golden Sprite', 'Nyxia, Queen of the Night')
    .does('Bob', 'Pixiu')
    .then((t) => ({
      'Nyxia stands as Support': [team(t, 'Bob'), ['Pixiu', 'Golden Sprite', 'Nyxia, Queen of the Night']],
    }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R7 a Legend may lead at once', {
    Ann: {},
    Bob: { champion: { is: 'Leviathan', damage: 2 }, supports: ['Pixiu', 'Golden Sprite'] },
  })
    .does('Ann', ATTACK)
    .does('Bob', 'Nyxia, Queen of the Night')
    .then((t) => ({ 'Nyxia leads': [team(t, 'Bob'), ['Nyxia, Queen of the Night', 'Pixiu', 'Golden Sprite']] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-9.5 a Legend in the battle is a target, and its Team ability is gone', {
    Ann: { legend: 'Herkul The Mountain', champion: 'Herkul The Mountain' },
    Bob: { champion: 'Nyxia, Queen of the Night' },
  })
    .does('Ann', ATTACK)
    .offers('Ann', use('Herkul The Mountain', 'champion1'), 'Pass')
    .does('Ann', use('Herkul The Mountain', 'champion1'))
    .then((t) => ({ 'five counters on Nyxia': [counters(t), { 'Nyxia, Queen of the Night': 5 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-10.1 with its Legend a whole team leaves', {
    Ann: {},
    Bob: { champion: { is: 'Nyxia, Queen of the Night', damage: 8 }, supports: ['Pixiu'], deck: ['Sea Snake'] },
    Cid: {},
  })
    .does('Ann', ATTACK)
    .does('Ann', 'Nyxia, Queen of the Night')
    .then((t) => ({
      'Bob is out': [t.out, [0, 1, 0]],
      'nobody of his is left': [
        [team(t, 'Bob'), t.deck[1]],
        [['nobody'], []],
      ],
    }))
    .asks('Cid', 'legends/act'),

  scenario('EL-10.2 the last player wins', {
    Ann: {},
    Bob: { champion: { is: 'Nyxia, Queen of the Night', damage: 8 } },
  })
    .does('Ann', ATTACK)
    .ends([1, 0], 'EL-10.2'),

  scenario('EL-R5 Champion and one Support fall: the other leads, two come', {
    Ann: { champion: 'Brutish Ogre' },
    Bob: {
      champion: { is: 'Leviathan', damage: 4 },
      supports: [{ is: 'Pixiu', damage: 3 }, 'Golden Sprite'],
      deck: ['Hooded Mantis', 'Sea Snake'],
    },
  })
    .does('Ann', MASS)
    .does('Ann', ['Leviathan', 'Pixiu'])
    .then((t) => ({
      'the Sprite leads two new ones': [team(t, 'Bob'), ['Golden Sprite', 'Hooded Mantis', 'Sea Snake']],
    }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R6 too few cards for three places: they come first, then the Legend; the rest stays empty', {
    Ann: {},
    Bob: {
      champion: { is: 'Leviathan', damage: 4 },
      supports: [
        { is: 'Pixiu', damage: 3 },
        { is: 'Golden Sprite', damage: 4 },
      ],
      deck: ['Hooded Mantis'],
    },
  })
    .does('Ann', MASS)
    .offers('Bob', 'Hooded Mantis', 'Nyxia, Queen of the Night')
    .does('Bob', 'Hooded Mantis')
    .then((t) => ({ 'two of three places': [team(t, 'Bob'), ['Hooded Mantis', 'Nyxia, Queen of the Night']] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R8 a Hero destroyed in the Action phase is replaced at once', {
    Ann: { champion: 'Firebound Dragon' },
    Bob: {
      champion: { is: 'Leviathan', damage: 2 },
      supports: ['Harpy of Light', 'Golden Sprite'],
      deck: ['Sea Snake'],
    },
  })
    .does('Ann', use('Firebound Dragon', 'champion'))
    .does('Ann', 'Leviathan')
    .offers('Bob', use('Harpy of Light', 'support'), 'Pass')
    .does('Bob', 'Pass')
    .does('Bob', 'Harpy of Light')
    .then((t) => ({ 'replaced in Ann’s turn': [team(t, 'Bob'), ['Harpy of Light', 'Golden Sprite', 'Sea Snake']] }))
    .refuses('Ann', ATTACK, 'EL-5.6')
    .asks('Ann', 'legends/act'),

  scenario('EL-R9 a Hero healed before the Graveyard step survives', {
    Ann: { champion: 'Inkblood Banshee' },
    Bob: {
      champion: { is: 'Leviathan', damage: 4 },
      supports: [{ is: 'Firebound Dragon', damage: 3 }, 'Golden Sprite'],
      deck: ['Sea Snake'],
    },
  })
    .does('Ann', MASS)
    .offers('Bob', use('Firebound Dragon', 'support'), 'Pass')
    .does('Bob', use('Firebound Dragon', 'support'))
    .does('Bob', 'Firebound Dragon')
    .does('Bob', '1')
    .does('Bob', 'Firebound Dragon')
    .then((t) => ({
      'the Dragon was doomed and leads now': [team(t, 'Bob'), ['Firebound Dragon', 'Golden Sprite', 'Sea Snake']],
      'with three counters': [counters(t), { 'Firebound Dragon': 3, 'Golden Sprite': 1 }],
    }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R26 a Hero that leaves drops counters, and tokens go home without hurting', {
    Ann: {},
    Bob: {
      champion: { is: 'Leviathan', damage: 4, banes: ['water', 'water'] },
      supports: ['Pixiu', 'Golden Sprite'],
      deck: ['Sea Snake'],
    },
  })
    .does('Ann', ATTACK)
    .does('Bob', 'Pixiu')
    .then((t) => ({
      'Ann has five tokens again': [
        [t.tokens, t.graveyard[1]?.map(nameOf)],
        [[5, 5], ['Leviathan']],
      ],
    }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R27 a Champion that returns to the deck is replaced like one that fell', {
    Ann: {
      champion: { is: 'Demon of the Haze', damage: 2 },
      supports: ['Pixiu', 'Golden Sprite'],
      deck: ['Sea Snake'],
    },
  })
    .dice(5)
    .does('Ann', use('Demon of the Haze', 'champion'))
    .does('Ann', 'Golden Sprite')
    .then((t) => ({
      'the Sprite leads, the Snake came': [team(t, 'Ann'), ['Golden Sprite', 'Pixiu', 'Sea Snake']],
      'the Demon lies at the bottom, unhurt': [
        [t.deck[0]?.map(nameOf), counters(t)],
        [['Demon of the Haze'], {}],
      ],
    }))
    .asks('Ann', 'legends/act'),

  scenario('EL-R29 Legends that fall together share the game', {
    Ann: {
      champion: { is: 'Naga The Serpentine', damage: 11 },
      supports: [{ is: 'Unstable Chimera', damage: 3 }],
      mp: 0,
    },
    Bob: { champion: { is: 'Nyxia, Queen of the Night', damage: 9 }, supports: ['Saltwater Gorgon'] },
    Cid: { champion: 'Blade Demon', out: true },
  })
    .does('Ann', MASS)
    .does('Ann', 'Pass')
    .offers('Bob', use('Saltwater Gorgon', 'support'), 'Pass')
    .does('Bob', use('Saltwater Gorgon', 'support'))
    .does('Bob', 'Naga The Serpentine')
    .ends([0.5, 0.5, 0], 'EL-R29'),

  scenario('EL-R32 a Legend never goes to the Team deck', {
    Ann: { champion: 'Pixiu', supports: ['Naga The Serpentine'], deck: ['Sea Snake'] },
  })
    .refuses('Ann', 'Return Naga The Serpentine to the Team deck', 'EL-R32')
    .asks('Ann', 'legends/act'),
];
