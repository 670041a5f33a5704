/** Chapters 7 and 8: death, resurrection, the Tracker. */
import { facesOf, handOf, hpOf, lostBy, scenario } from './arrange.ts';

export const deathScenarios = [
  scenario('HB-7.1 a Hero without HP dies only when everything is resolved; healing still saves it', {
    Ann: { hero: 'sans', hand: ['strike', 'defend'], hp: 2 },
    Bob: { hero: 'ember', hand: ['strike'] },
    Fay: { dead: true },
  })
    .does('Ann', 'Life Siphon, discarding Strike')
    .does('Bob', 'Flare, discarding Strike')
    .does('Ann', 'Pass')
    .then((t) => ({ 'Sans fell to 0 and was healed': [hpOf(t, 'Ann'), 1], alive: [t.heroes[0]?.dead, false] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-7.2 HB-R22 the dead lose half of their hand, rounded down, by their own choice', {
    Ann: { hand: ['strike'] },
    Bob: { hp: 1, hand: ['strike', 'strike', 'regroup', 'gatherMana', 'reposition'] },
    Fay: { dead: true },
  })
    .does('Ann', 'Play Strike')
    .does('Bob', 'Pass')
    .offers(
      'Bob',
      'Discard Strike',
      'Discard a second Strike',
      'Discard Regroup',
      'Discard Gather Mana',
      'Discard Reposition',
    )
    .does('Bob', ['Discard Regroup', 'Discard Strike'])
    .then((t) => ({ 'three of five are left': [handOf(t, 'Bob').length, 3] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-7.3 a kill gives Mana and hurts the Fortress, by the Tracker', {
    Ann: { hand: ['strike'] },
    Bob: { hp: 1 },
    Fay: { dead: true },
    mana: [1, 0],
    deaths: 2,
  })
    .does('Ann', 'Play Strike')
    .then((t) => ({ 'Red’s Mana': [t.mana, [4, 0]], 'Blue’s Fortress': [t.fortress, [15, 12]] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-7.4 HB-R17 dying on your own turn ends it; the Horseshoe passes on', {
    Ann: { hand: ['strike'], hp: 1 },
    Bob: { hand: ['deflect'] },
    Fay: { dead: true },
    Cid: { dead: true },
    horseshoe: 'Ann',
  })
    .does('Ann', 'Play Strike')
    .does('Bob', 'Play Deflect')
    .then((t) => ({
      'Bark is dead': [t.heroes[0]?.dead, true],
      'the Horseshoe': [t.horseshoe, 5],
      'Blue gains': [t.mana[1], 2],
    }))
    .asks('Bob', 'basicverse/act'),

  scenario('HB-7.5 the dead are no target and do not react', {
    Ann: { hand: ['strike', 'scrollOfHaste'] },
    Bob: { dead: true, hand: ['stonewall'] },
    Fay: {},
  })
    .does('Ann', 'Play Scroll of Haste')
    .then((t) => ({ 'nobody could stop it': [t.actions, 4] }))
    .does('Ann', 'Play Strike')
    .then((t) => ({ 'only Xarius could be hit': [lostBy(t, 'Fay'), 1] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-7.6 the dead rise on their next turn and take it as usual', { Bob: { dead: true }, begins: 'Bob' })
    .then((t) => ({
      'Juno has 3 HP': [hpOf(t, 'Bob'), 3],
      'and a turn': [
        [t.actions, handOf(t, 'Bob').length],
        [3, 3],
      ],
    }))
    .asks('Bob', 'basicverse/act'),

  scenario('HB-7.7 Mana buys HP and up to two cards, before the turn', {
    Bob: { hero: 'donna', dead: true },
    begins: 'Bob',
    mana: [0, 5],
  })
    .offers('Bob', 'Buy no HP', 'Buy 1 HP', 'Buy 2 HP')
    .does('Bob', 'Buy 2 HP')
    .offers('Bob', 'Buy no cards', 'Buy 1 card', 'Buy 2 cards')
    .does('Bob', 'Buy 2 cards')
    .then((t) => ({
      HP: [hpOf(t, 'Bob'), 5],
      'Mana, with 1 from Wellspring': [t.mana[1], 2],
      'five cards': [handOf(t, 'Bob').length, 5],
    }))
    .asks('Bob', 'basicverse/act'),

  scenario('HB-8.1 Fortresses begin as agreed', { setUp: { seats: 6, settings: { fortress: '20' } } })
    .then((t) => ({ Fortresses: [t.fortress, [20, 20]] }))
    .asks('Bob', 'basicverse/hero'),

  scenario('HB-8.2 HB-R1 the counter reads 2, 2, 3, 3, 4 and stays at 4', {
    Ann: { hero: 'ember', hand: ['strike', 'strike'] },
    Bob: { hp: 1 },
    Fay: { hp: 1 },
    deaths: 5,
    mana: [4, 0],
  })
    .does('Ann', 'Supernova, discarding Strike')
    .then((t) => ({ 'both kills were worth 4': [t.fortress[1], 15 - 8], 'and gave Mana': [t.mana[0], 8] }))
    .asks('Bob', 'basicverse/act'),

  scenario('HB-R21 Heroes that die together use one slot each, in turn order', {
    Ann: { hero: 'ember', hand: ['strike'], hp: 1 },
    Bob: { hp: 1, hand: ['regroup'] },
    Fay: { hp: 1 },
    deaths: 1,
    mana: [4, 0],
  })
    .does('Ann', 'Supernova, discarding Strike')
    .does('Bob', 'Pass')
    .then((t) => ({ 'Ember first: 2; then Juno 3 and Xarius 3': [t.fortress, [15 - 2, 15 - 6]] }))
    .asks('Bob', 'basicverse/buyHp'),

  scenario('HB-R14 an empty deck is made anew from the discard pile', {
    Ann: { hand: ['scrollOfHaste'] },
    deck: [],
    rest: 'discard',
  })
    .shuffle(...facesOf('strike'))
    .does('Ann', 'Play Scroll of Haste')
    .then((t) => ({
      'no discards left': [t.discard.length, 0],
      'a card was drawn': [handOf(t, 'Ann').length, 1],
      'the rest is the deck': [t.deck.length, 83],
    }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-7.6 HB-2.1 with 2 beside the ankh a Hero rises with 2, and with 9 in all may buy more', {
    Bob: { hero: 'juno', dead: true },
    begins: 'Bob',
    mana: [0, 7],
  })
    .withCards({ juno: { hp: 9, ankh: 2 } })
    .does('Bob', 'Buy 7 HP')
    .then((t) => ({ 'nine, and no more': [hpOf(t, 'Bob'), 9] }))
    .asks('Bob', 'basicverse/act'),
];
