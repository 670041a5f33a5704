import { knows } from '@arenarium/engine';
import { banes, counters, nameOf, scenario, team, use } from './arrange.ts';

const ATTACK = 'Precise attack';
const MASS = 'Mass attack';

/** What counts as done, whose an ability is, and what becomes of tokens: the rulings from EL-R30 on. */
export const tokensAndPrices = [
  scenario('EL-R30 looking at the one Sphere that is left is something', {
    Ann: { champion: 'Oracle of the Depths' },
    Bob: { champion: 'Leviathan' },
    sphereDeck: ['Halo Dais'],
  })
    .does('Ann', use('Oracle of the Depths', 'champion'))
    .then((t, p) => ({
      'Ann has seen it, Bob has not': [
        t.sphereDeck.map((card) => [knows(p, 0, card), knows(p, 1, card)]),
        [[true, false]],
      ],
    }))
    .asks('Ann', 'legends/act'),

  scenario('EL-13.1 EL-5.4 a Hero is never imagined in the Sphere deck, and who has acted has acted', {
    turn: 'Bob',
    Ann: { deck: ['Hellhound', 'Sea Snake'] },
    Bob: { champion: { is: 'Oracle of the Depths', used: true, gained: 2 }, deck: ['Pixiu'] },
    sphereDeck: ['Halo Dais', 'Dawn Cloister'],
  })
    .imagines('Bob', 'sphereDeck', 'Dawn Cloister', 'Halo Dais')
    .imagines('Bob', 'Ann’s deck', 'Hellhound', 'Sea Snake')
    .imagines('Ann', 'Bob’s deck', 'Pixiu')
    .refuses('Bob', use('Oracle of the Depths', 'champion'), 'EL-5.4')
    .asks('Bob', 'legends/act'),

  scenario('EL-R30 with no Sphere left there is nothing to look at', {
    Ann: { champion: 'Oracle of the Depths' },
    Bob: { champion: 'Leviathan' },
    sphereDeck: [],
  })
    .refuses('Ann', use('Oracle of the Depths', 'champion'), 'EL-R30')
    .asks('Ann', 'legends/act'),

  scenario('EL-R30 a Warlock without a wound may still hurt its own Champion', {
    Ann: { champion: 'Leviathan', supports: ['Flesh-Eating Warlock'] },
  })
    .does('Ann', use('Flesh-Eating Warlock', 'support'))
    .then((t) => ({ 'the Champion paid, nothing else happened': [counters(t), { Leviathan: 1 }] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-R34 a target that dies of something else was not destroyed by the attack', {
    Ann: { champion: 'Three-Eyed Fox' },
    Bob: {
      champion: { is: 'Luminous Lion', damage: 1 },
      supports: [{ is: 'Unstable Chimera', damage: 3 }, 'Avenging Angel'],
      deck: ['Sea Snake', 'Pixiu'],
    },
  })
    .does('Ann', MASS)
    .does('Bob', use('Unstable Chimera', 'support'))
    .then((t) => ({
      'the burst brought the Lion down': [t.graveyard[1]?.map(nameOf), ['Luminous Lion', 'Unstable Chimera']],
    }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R34 a target brought down by its counters was', {
    Ann: { champion: 'Three-Eyed Fox' },
    Bob: { champion: 'Luminous Lion', supports: ['Avenging Angel', 'Pixiu'], deck: ['Sea Snake'] },
  })
    .does('Ann', ATTACK)
    .offers('Bob', use('Avenging Angel', 'support'), 'Pass')
    .dice(1)
    .does('Bob', use('Avenging Angel', 'support'))
    .asks('Bob', 'legends/leader'),

  scenario('EL-R35 a borrowed ability reads and works as the Shapeshifter’s own', {
    Ann: { champion: { is: 'Terrarium Turtle', damage: 2 }, supports: ['Shapeshifter'] },
  })
    .does('Ann', 'Shapeshifter: Move X damage counters from your Champion to Shapeshifter.')
    .does('Ann', '2')
    .then((t) => ({ 'the Shapeshifter bears them': [counters(t), { Shapeshifter: 2 }] }))
    .asks('Ann', 'legends/act'),

  scenario('EL-R35 of a Legend’s two the Shapeshifter uses one, and the Legend one of its own', {
    Ann: {
      legend: 'The Obelisk',
      champion: { is: 'The Obelisk', damage: 1 },
      supports: ['Shapeshifter'],
      graveyard: ['Pixiu'],
      mp: 3,
    },
  })
    .does('Ann', 'Shapeshifter: Spend 1 MP: your Champion gains 3 Strength.')
    .refuses(
      'Ann',
      'Shapeshifter: Spend 2 MP: put a Hero from your Graveyard on the bottom of your Team deck.',
      'EL-5.4',
    )
    .does('Ann', use('The Obelisk', 'champion1'))
    .then((t) => ({
      'mended as well': [
        [counters(t), t.gained.filter((n) => n > 0)],
        [{}, [3]],
      ],
    }))
    .asks('Ann', 'legends/act'),

  scenario('EL-R25 EL-11.6 Naga spreads three tokens, and no fewer', {
    Ann: { legend: 'Naga The Serpentine', champion: 'Leviathan', supports: ['Naga The Serpentine'] },
    Bob: { champion: 'Hellhound' },
  })
    .does('Ann', use('Naga The Serpentine', 'support2'))
    .offers('Ann', 'Leviathan', 'Naga The Serpentine', 'Hellhound')
    .does('Ann', 'Hellhound')
    .then((t) => ({
      'with one Hero left to give them to, it is given all': [banes(t), { Hellhound: 'water water water' }],
    }))
    .asks('Ann', 'legends/act'),

  scenario('EL-R25 what is spread is laid clockwise: an earlier Hero says why it is too late', {
    Ann: { legend: 'Naga The Serpentine', champion: 'Leviathan', supports: ['Naga The Serpentine'] },
    Bob: { champion: 'Hellhound', supports: ['Pixiu'] },
  })
    .does('Ann', use('Naga The Serpentine', 'support2'))
    .does('Ann', 'Hellhound')
    .refuses('Ann', 'Leviathan', 'EL-R25')
    .offers('Ann', 'Hellhound', 'Pixiu'),

  scenario('EL-R36 a card that comes to an empty Team deck waits there', {
    Ann: {
      legend: 'The Obelisk',
      champion: 'Leviathan',
      supports: ['The Obelisk'],
      graveyard: ['Pixiu'],
    },
    Bob: { champion: 'Hooded Mantis' },
  })
    .does('Ann', use('The Obelisk', 'support2'))
    .then((t) => ({
      'one position stays empty': [team(t, 'Ann'), ['Leviathan', 'The Obelisk']],
      'Pixiu is in the deck': [t.deck[0]?.map(nameOf), ['Pixiu']],
    }))
    .asks('Ann', 'legends/act'),

  scenario('EL-R36 it takes an empty position when the next Hero falls', {
    Ann: { champion: 'Three-Eyed Fox' },
    Bob: {
      legend: 'The Obelisk',
      champion: { is: 'Hooded Mantis', damage: 1 },
      supports: ['The Obelisk'],
      deck: ['Pixiu'],
    },
  })
    .does('Ann', ATTACK)
    .then((t) => ({ 'the Obelisk leads, Pixiu joins': [team(t, 'Bob'), ['The Obelisk', 'Pixiu']] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R37 a Light token that comes after the declaration does not stop the attack', {
    Ann: { champion: 'Three-Eyed Fox' },
    Bob: { legend: 'Lightbringer Ethyrios', champion: 'Leviathan', supports: ['Venomous Hydrozoan'] },
  })
    .dice(5)
    .does('Ann', ATTACK)
    .does('Bob', use('Venomous Hydrozoan', 'support'))
    .then((t) => ({
      'the Fox is marked, and its attack lands': [
        [banes(t), counters(t)],
        [{ 'Three-Eyed Fox': 'light' }, { Leviathan: 3 }],
      ],
    }))
    .asks('Bob', 'legends/act'),

  scenario('EL-R38 when tokens do not suffice their player chooses', {
    Ann: {
      legend: 'Nyxia, Queen of the Night',
      champion: 'Pixiu',
      supports: ['Nyxia, Queen of the Night'],
    },
    Bob: {
      legend: 'Naga The Serpentine',
      champion: { is: 'Leviathan', banes: ['dark', 'dark', 'dark', 'dark'] },
      supports: ['Hellhound', 'Golden Sprite'],
    },
    Cid: { champion: 'Adroit Goblin', supports: ['Flame Reader'] },
  })
    .does('Ann', use('Nyxia, Queen of the Night', 'support2'))
    .asks('Ann', 'legends/baned')
    .offers('Ann', 'Hellhound', 'Golden Sprite', 'Flame Reader')
    .does('Ann', 'Flame Reader')
    .then((t) => ({
      'the last token lies on the Flame Reader': [
        banes(t),
        { Leviathan: 'dark dark dark dark', 'Flame Reader': 'dark' },
      ],
    }))
    .asks('Ann', 'legends/act'),

  scenario('EL-13.1 EL-6.1 an ability that the Sphere makes cheaper says what it costs now', {
    Ann: { champion: 'Three-Eyed Fox', mp: 0 },
    sphere: 'Nameless Threshold',
    sphereDeck: ['Halo Dais'],
  })
    .does('Ann', 'Three-Eyed Fox: Rearrange the top 3 cards of the Sphere deck.')
    .then((t) => ({ 'nothing was paid': [t.mp, [0, 2]] }))
    .asks('Ann', 'legends/act'),
];
