/** Chapter 10: Abilities. */
import { faceOf } from '@arenarium/engine';
import { facesOf, handOf, hpOf, lostBy, scenario } from './arrange.ts';

export const abilityScenarios = [
  scenario('HB-10.1 an Ability costs its Actions and one of its cards, which has no effect of its own', {
    Ann: { hero: 'juno', hand: ['gatherMana', 'defend'] },
    Bob: { hero: 'bark' },
    Fay: { dead: true },
    deck: ['regroup'],
  })
    .does('Ann', 'Focused Shot, discarding Gather Mana')
    .does('Ann', 'Pass')
    .then((t) => ({
      'no Mana gathered': [t.mana[0], 0],
      'two Actions': [t.actions, 1],
      '2 damage': [lostBy(t, 'Bob'), 2],
    }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-10.1 without the Actions an Ability cannot be used', {
    Ann: { hero: 'juno', hand: ['strike'] },
    actions: 1,
  })
    .refuses('Ann', 'Focused Shot, discarding Strike', 'HB-10.1')
    .offersAmongOthers('Ann', 'Play Strike'),

  scenario('HB-10.2 an Ultimate costs Mana too', {
    Ann: { hero: 'jacques', hand: ['strike'] },
    Bob: { hero: 'bark' },
    Fay: { dead: true },
    mana: [3, 0],
  })
    .does('Ann', 'Grand Finale, discarding Strike')
    .then((t) => ({
      Mana: [t.mana[0], 0],
      '3 damage': [lostBy(t, 'Bob'), 3],
      'two cards drawn': [handOf(t, 'Ann').length, 2],
    }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-10.2 with too little Mana an Ultimate cannot be used', {
    Ann: { hero: 'jacques', hand: ['strike'] },
    mana: [2, 9],
  })
    .refuses('Ann', 'Grand Finale, discarding Strike', 'HB-10.2')
    .offersAmongOthers('Ann', 'Play Strike'),

  scenario('HB-10.3 Focused Shot: 2 damage at range 2, then a card; a Strike may be played at once for no Action', {
    Ann: { hero: 'juno', hand: ['strike'] },
    Bob: { hero: 'bark' },
    deck: ['strike', 'defend'],
  })
    .does('Ann', 'Focused Shot, discarding Strike')
    .offers('Ann', 'Bark Entony', 'Xarius the Shifty')
    .does('Ann', 'Bark Entony')
    .then((t) => ({ 'damage first': [lostBy(t, 'Bob'), 2] }))
    .offers('Ann', 'Play Strike', 'Pass')
    .does('Ann', 'Play Strike')
    .does('Ann', 'Bark Entony')
    .then((t) => ({ 'the Strike': [lostBy(t, 'Bob'), 3], 'cost no Action': [t.actions, 1] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-10.3 what an Ability puts first comes before its damage', {
    Ann: { hero: 'xarius', hand: ['strike'] },
    Bob: {},
  })
    .does('Ann', 'Backstab, discarding Strike')
    .does('Ann', 'Between Middle Mac and Freya the Frigid')
    .then((t) => ({ 'Freya, who stood opposite, is hit': [lostBy(t, 'Dot'), 2] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-10.4 Fast as Lightning: Reposition costs Mac nothing, and counts as Strike or Stonewall', {
    Ann: { hero: 'mac', hand: ['reposition'] },
    Bob: { hero: 'bark' },
  })
    .offers(
      'Ann',
      'Play Reposition',
      'Play Reposition as Strike',
      'Haymaker, discarding Reposition',
      'One-Two, discarding Reposition',
      'Train',
      'Reconstitute',
      'Short Hop',
      'End the turn',
    )
    .does('Ann', 'Play Reposition')
    .does('Ann', 'Between Freya the Frigid and Jacques the C-Ranked')
    .then((t) => ({ 'no Action spent': [t.actions, 3] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-10.4 Reposition stops a move for Mac, as Stonewall would', {
    Ann: { hero: 'bark', hand: ['reposition'] },
    Dot: { hero: 'mac', hand: ['reposition'] },
  })
    .does('Ann', 'Play Reposition')
    .does('Ann', 'Between Middle Mac and Jacques the C-Ranked')
    .offers('Dot', 'Play Reposition as Stonewall', 'Block, discarding Reposition', 'Pass')
    .does('Dot', 'Play Reposition as Stonewall')
    .asks('Ann', 'basicverse/act'),

  scenario('HB-R28 a Reposition used as Strike costs the Action of a Strike', {
    Ann: { hero: 'mac', hand: ['reposition'] },
    Bob: { hero: 'bark' },
    Fay: { dead: true },
  })
    .does('Ann', 'Play Reposition as Strike')
    .then((t) => ({ Actions: [t.actions, 2], 'Bark is hit': [lostBy(t, 'Bob'), 1] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-R4 First Aid reaches any living, hurt Hero of the team', {
    Ann: { hand: ['firstAid', 'firstAid'] },
    Cid: { dead: true },
    Eve: { hp: 5 },
    circle: ['Ann', 'Bob', 'Dot', 'Eve', 'Fay', 'Cid'],
  })
    .does('Ann', 'Play First Aid')
    .then((t) => ({ 'Jacques, three away': [lostBy(t, 'Eve'), 0], 'Mac stays dead': [hpOf(t, 'Cid'), 0] }))
    .refuses('Ann', 'Play First Aid', 'HB-R4')
    .asks('Ann', 'basicverse/act'),

  scenario('HB-R25 a ward takes the place of damage, and is gone when the Hero’s turn begins', {
    Ann: { hand: ['strike'] },
    Bob: { wards: 2 },
    Fay: { dead: true },
  })
    .does('Ann', 'Play Strike')
    .then((t) => ({ unhurt: [lostBy(t, 'Bob'), 0], 'one ward is left': [t.heroes[1]?.wards, 1] }))
    .does('Ann', 'End the turn')
    .then((t) => ({ 'and gone now': [t.heroes[1]?.wards, 0] }))
    .asks('Bob', 'basicverse/act'),

  scenario('HB-R22 a Flourish makes the target discard what it chooses', {
    Ann: { hero: 'jacques', hand: ['strike'] },
    Bob: { hero: 'bark', hand: ['regroup', 'strike'] },
    Fay: { dead: true },
  })
    .does('Ann', 'Flourish, discarding Strike')
    .does('Bob', 'Pass')
    .offers('Bob', 'Discard Regroup', 'Discard Strike')
    .does('Bob', 'Discard Regroup')
    .then((t, p) => ({ 'Strike is kept': [handOf(t, 'Bob').map((id) => faceOf(p, id)), facesOf('strike')] }))
    .asks('Ann', 'basicverse/act'),
];
