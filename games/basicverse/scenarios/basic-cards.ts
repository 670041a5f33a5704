/** Chapter 4: the Basic cards. */
import { faceOf } from '@arenarium/engine';
import { basicDeck } from '../cards/index.ts';
import { circleOf, handOf, hpOf, lostBy, scenario } from './arrange.ts';

export const basicCardScenarios = [
  scenario('HB-4.1 a card costs its Actions and is discarded; the deck holds 85', { Ann: { hand: ['gatherMana'] } })
    .does('Ann', 'Play Gather Mana')
    .then((t) => ({
      'one Action is spent': [t.actions, 2],
      'the card is discarded': [t.discard.length, 1],
      'all cards together': [basicDeck.reduce((sum, card) => sum + card.copies, 0), 85],
    }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-4.2 HB-6.1 Gather Mana gives the team 2', { Ann: { hand: ['gatherMana'] }, mana: [1, 4] })
    .does('Ann', 'Play Gather Mana')
    .then((t) => ({ 'Red’s pool': [t.mana, [3, 4]] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-4.3 Strike deals 1 to an enemy next to you', { Ann: { hand: ['strike'] } })
    .does('Ann', 'Play Strike')
    .offers('Ann', 'Juno the Huntress', 'Xarius the Shifty')
    .refuses('Ann', 'Freya the Frigid', 'HB-9.1')
    .does('Ann', 'Xarius the Shifty')
    .then((t) => ({ Xarius: [lostBy(t, 'Fay'), 1] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-4.4 First Aid heals 1', { Ann: { hand: ['firstAid'], hp: 3 } })
    .does('Ann', 'Play First Aid')
    .then((t) => ({ Bark: [hpOf(t, 'Ann'), 4] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-4.5 Reposition moves you to any other place', { Ann: { hand: ['reposition'] } })
    .does('Ann', 'Play Reposition')
    .offers(
      'Ann',
      'Between Juno the Huntress and Middle Mac',
      'Between Middle Mac and Freya the Frigid',
      'Between Freya the Frigid and Jacques the C-Ranked',
      'Between Jacques the C-Ranked and Xarius the Shifty',
    )
    .does('Ann', 'Between Freya the Frigid and Jacques the C-Ranked')
    .then((t) => ({ 'the Circle': [circleOf(t), 'Ann Eve Fay Bob Cid Dot'] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-4.6 HB-R2 Regroup turns up one card for everybody in the team', {
    Ann: { hand: ['regroup'] },
    deck: ['strike', 'defend', 'strike', 'firstAid'],
  })
    .does('Ann', 'Play Regroup')
    .offers('Ann', 'Strike to Bark Entony', 'Defend to Bark Entony')
    .does('Ann', 'Strike to Bark Entony')
    .offers('Ann', 'Defend to Middle Mac', 'Strike to Middle Mac')
    .does('Ann', 'Defend to Middle Mac')
    .then((t) => ({
      'one card each': [['Ann', 'Cid', 'Eve'].map((name) => handOf(t, name as 'Ann').length), [1, 1, 1]],
      'nothing is left over': [t.shown, []],
    }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-4.7 HB-R3 Assault Fortress deals 1 to the enemy Fortress', { Ann: { hand: ['assaultFortress'] } })
    .does('Ann', 'Play Assault Fortress')
    .then((t) => ({ Fortresses: [t.fortress, [15, 14]] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-4.8 Defend blocks 1', {
    Ann: { hand: ['strike'] },
    Bob: { hand: ['defend', 'strike'] },
    Fay: { dead: true },
  })
    .does('Ann', 'Play Strike')
    .offers('Bob', 'Play Defend', 'Vault, discarding Defend', 'Pass')
    .does('Bob', 'Play Defend')
    .then((t) => ({ 'Juno is unhurt': [lostBy(t, 'Bob'), 0], 'Defend is spent': [handOf(t, 'Bob').length, 1] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-4.9 Deflect blocks 1 and deals 1', {
    Ann: { hand: ['strike'] },
    Bob: { hand: ['deflect'] },
    Cid: { dead: true },
    Fay: { dead: true },
  })
    .does('Ann', 'Play Strike')
    .does('Bob', 'Play Deflect')
    .then((t) => ({ 'Juno is unhurt': [lostBy(t, 'Bob'), 0], 'Bark is hit': [lostBy(t, 'Ann'), 1] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-4.10 Stonewall keeps an enemy from moving next to you', {
    Ann: { hand: ['reposition'] },
    Dot: { hand: ['stonewall'] },
  })
    .does('Ann', 'Play Reposition')
    .does('Ann', 'Between Freya the Frigid and Jacques the C-Ranked')
    .offers('Dot', 'Play Stonewall', 'Pass')
    .does('Dot', 'Play Stonewall')
    .then((t) => ({ 'the Circle is as it was': [circleOf(t), 'Ann Bob Cid Dot Eve Fay'] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-4.11 Stonewall stops an enemy’s Scroll, at any range', {
    Ann: { hand: ['scrollOfHaste'] },
    Dot: { hand: ['stonewall'] },
  })
    .does('Ann', 'Play Scroll of Haste')
    .offers('Dot', 'Play Stonewall', 'Pass')
    .does('Dot', 'Play Stonewall')
    .then((t) => ({ 'no Action gained': [t.actions, 3], 'no card drawn': [handOf(t, 'Ann'), []] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-4.12 Scroll of Haste gives an Action and a card', { Ann: { hand: ['scrollOfHaste'] } })
    .does('Ann', 'Play Scroll of Haste')
    .then((t) => ({ Actions: [t.actions, 4], cards: [handOf(t, 'Ann').length, 1] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-4.13 Scroll of Vision lengthens your ranges until your next turn, and draws a card', {
    Ann: { hand: ['scrollOfVision', 'strike'] },
    circle: ['Ann', 'Cid', 'Bob', 'Dot', 'Fay', 'Eve'],
    deck: ['defend'],
  })
    .offers('Ann', 'Play Scroll of Vision', 'Train', 'Reconstitute', 'Short Hop', 'End the turn')
    .does('Ann', 'Play Scroll of Vision')
    .does('Ann', 'Play Strike')
    .offers('Ann', 'Juno the Huntress', 'Xarius the Shifty')
    .does('Ann', 'Juno the Huntress')
    .then((t) => ({
      'Juno, at range 2, is hit': [lostBy(t, 'Bob'), 1],
      'the drawn card': [handOf(t, 'Ann').length, 1],
    }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-4.14 HB-R11 Scroll of Shadows takes you out of range: the attack misses', {
    Ann: { hand: ['strike', 'strike'] },
    Bob: { hand: ['scrollOfShadows'] },
    Fay: { dead: true },
  })
    .does('Ann', 'Play Strike')
    .does('Bob', 'Play Scroll of Shadows')
    .does('Ann', 'Pass')
    .then((t) => ({ 'Juno is unhurt': [lostBy(t, 'Bob'), 0], 'and out of range': [t.heroes[1]?.shadow, 1] }))
    .refuses('Ann', 'Play Strike', 'HB-9.1')
    .does('Ann', 'End the turn')
    .then((t) => ({ 'for this turn only': [t.heroes[1]?.shadow, 0] }))
    .asks('Bob', 'basicverse/act'),

  scenario('HB-4.15 Scroll of Wisdom gives Mana, as many as the team has players', {
    Ann: { hand: ['scrollOfWisdom'] },
  })
    .does('Ann', 'Play Scroll of Wisdom')
    .offers('Ann', 'Gain Mana', 'Share out two cards')
    .does('Ann', 'Gain Mana')
    .then((t) => ({ 'Red’s pool': [t.mana[0], 3] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-4.15 Scroll of Wisdom gives two cards to share out', { Ann: { hand: ['scrollOfWisdom'] } })
    .does('Ann', 'Play Scroll of Wisdom')
    .does('Ann', 'Share out two cards')
    .offers(
      'Ann',
      'Bark Entony draws 2 cards',
      'Bark Entony and Middle Mac draw a card each',
      'Bark Entony and Jacques the C-Ranked draw a card each',
      'Middle Mac draws 2 cards',
      'Middle Mac and Jacques the C-Ranked draw a card each',
      'Jacques the C-Ranked draws 2 cards',
    )
    .does('Ann', 'Middle Mac and Jacques the C-Ranked draw a card each')
    .then((t) => ({
      'Mac and Jacques': [
        [handOf(t, 'Cid').length, handOf(t, 'Eve').length],
        [1, 1],
      ],
    }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-4.16 one Scroll a turn, in the slot', {
    Ann: { hand: ['scrollOfHaste', 'scrollOfVision'] },
    deck: ['defend'],
  })
    .does('Ann', 'Play Scroll of Haste')
    .then((t, p) => ({ 'it lies in the slot': [faceOf(p, t.heroes[0]?.slot ?? -1), 9] }))
    .refuses('Ann', 'Play Scroll of Vision', 'HB-4.16')
    .asks('Ann', 'basicverse/act'),

  scenario('HB-4.17 the Horseshoe gives a card and an Action more', { begins: 'Cid', horseshoe: 'Cid' })
    .then((t) => ({ Actions: [t.actions, 4], cards: [handOf(t, 'Cid').length, 4] }))
    .asks('Cid', 'basicverse/act'),

  scenario('HB-4.18 the Horseshoe goes back along the turn order, and is no card in hand', {
    Cid: { hand: ['strike', 'strike', 'strike', 'strike', 'strike', 'strike'] },
    turn: 'Cid',
    horseshoe: 'Cid',
  })
    .does('Cid', 'End the turn')
    .then((t) => ({ 'to the right': [t.horseshoe, 1], 'nothing had to be discarded': [handOf(t, 'Cid').length, 6] }))
    .asks('Dot', 'basicverse/act'),

  scenario('HB-4.18 the last Blue player has the Horseshoe first', { setUp: { seats: 8 } })
    .then((t) => ({ 'Hal holds it': [t.horseshoe, 7] }))
    .asks('Bob', 'basicverse/hero'),
];
