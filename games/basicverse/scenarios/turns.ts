/** Chapters 1 to 3: teams, Heroes, turns. */
import { faceOf } from '@arenarium/engine';
import { facesOf, handOf, lostBy, scenario } from './arrange.ts';

export const turns = [
  scenario('HB-1.1 two, three, four or five a side take part', { players: 10, begins: 'Jon' })
    .then((t) => ({ 'Red and Blue are five each': [t.heroes.length, 10] }))
    .asks('Jon', 'basicverse/act'),

  scenario('HB-1.2 killing a Hero damages the Fortress of its team', {
    Ann: { hand: ['strike'] },
    Bob: { hp: 1 },
    Fay: { dead: true },
  })
    .does('Ann', 'Play Strike')
    .then((t) => ({ 'Blue’s Fortress': [t.fortress, [15, 13]], 'Juno is dead': [t.heroes[1]?.dead, true] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-1.3 a Strike is aimed at enemies only, healing at the team only', {
    Ann: { hand: ['strike', 'firstAid'], hp: 6 },
    Bob: { hp: 2 },
    Cid: { hp: 2 },
    Eve: { hp: 2 },
  })
    .does('Ann', 'Play Strike')
    .offers('Ann', 'Juno the Huntress', 'Xarius the Shifty')
    .refuses('Ann', 'Middle Mac', 'HB-1.3')
    .does('Ann', 'Juno the Huntress')
    .does('Ann', 'Play First Aid')
    .offers('Ann', 'Bark Entony', 'Middle Mac', 'Jacques the C-Ranked')
    .refuses('Ann', 'Juno the Huntress', 'HB-1.3')
    .does('Ann', 'Middle Mac')
    .asks('Ann', 'basicverse/act'),

  scenario('HB-2.1 healing stops at the maximum', {
    Ann: { hero: 'morus', hand: ['firstAid'], hp: 4 },
    Bob: {},
  })
    .does('Ann', 'Play First Aid')
    .then((t) => ({ 'Morus would heal 2': [lostBy(t, 'Ann'), 0] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-2.2 each Hero is in a match once', { setUp: { seats: 6 } })
    .offers(
      'Bob',
      'Bark Entony',
      'Jacques the C-Ranked',
      'Middle Mac',
      'Gran Ite',
      'Juno the Huntress',
      'Freya the Frigid',
      'Xarius the Shifty',
      'Ember Lynn',
      'Morus',
      'Donna LaFontaine',
      'Sans Seraph',
      'Al Kemist',
    )
    .does('Bob', 'Juno the Huntress')
    .refuses('Ann', 'Juno the Huntress', 'HB-2.2')
    .asks('Ann', 'basicverse/hero'),

  scenario('HB-3.1 turns alternate in a fixed order, wherever the Heroes stand', {
    circle: ['Fay', 'Cid', 'Ann', 'Dot', 'Bob', 'Eve'],
    actions: 1,
  })
    .does('Ann', 'Train')
    .does('Bob', 'End the turn')
    .does('Cid', 'End the turn')
    .does('Dot', 'End the turn')
    .does('Eve', 'End the turn')
    .does('Fay', 'End the turn')
    .asks('Ann', 'basicverse/act'),

  scenario('HB-3.2 a turn begins with three cards and three Actions', {
    begins: 'Ann',
    deck: ['strike', 'defend', 'regroup', 'firstAid'],
  })
    .then((t) => ({ Actions: [t.actions, 3], cards: [handOf(t, 'Ann').length, 3] }))
    .offersAmongOthers('Ann', 'Play Strike', 'Play Regroup', 'Train'),

  scenario('HB-3.3 the turn ends with the last Action, whatever is left in hand', {
    Ann: { hand: ['scrollOfHaste'] },
    actions: 1,
  })
    .does('Ann', 'Train')
    .asks('Bob', 'basicverse/act'),

  scenario('HB-3.4 a turn may be ended with Actions left', {})
    .does('Ann', 'End the turn')
    .then((t) => ({ 'nothing is carried over': [t.actions, 3] }))
    .asks('Bob', 'basicverse/act'),

  scenario('HB-3.5 HB-R22 more than six cards are discarded at the end of the turn, by choice', {
    Ann: { hand: ['strike', 'strike', 'strike', 'defend', 'defend', 'regroup', 'stonewall', 'reposition'] },
  })
    .does('Ann', 'End the turn')
    .offersAmongOthers('Ann', 'Discard Strike', 'Discard a third Strike', 'Discard Reposition')
    .does('Ann', ['Discard Stonewall', 'Discard Defend'])
    .then((t, p) => ({
      'six are left': [handOf(t, 'Ann').length, 6],
      'these were given up': [t.discard.map((id) => faceOf(p, id)), facesOf('defend', 'stonewall')],
    }))
    .asks('Bob', 'basicverse/act'),
];
