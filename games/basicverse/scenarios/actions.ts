/** Chapters 5 and 6: Actions without a card, and Mana. */
import { faceOf } from '@arenarium/engine';
import { circleOf, facesOf, handOf, scenario } from './arrange.ts';

export const actions = [
  scenario('HB-5.1 Train gives 1 Mana for an Action', {})
    .does('Ann', 'Train')
    .then((t) => ({ Mana: [t.mana[0], 1], Actions: [t.actions, 2] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-5.2 Reconstitute trades the hand for as many cards and one more', {
    Ann: { hand: ['strike', 'defend'] },
    deck: ['firstAid', 'regroup', 'regroup', 'stonewall'],
  })
    .does('Ann', 'Reconstitute')
    .then((t, p) => ({
      'three new cards': [handOf(t, 'Ann').map((id) => faceOf(p, id)), facesOf('firstAid', 'regroup', 'regroup')],
      'the old hand is discarded': [t.discard.length, 2],
      Actions: [t.actions, 2],
    }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-5.3 Short Hop changes places with a neighbour; Stonewall can stop it', {
    Dot: { hand: ['stonewall'] },
    turn: 'Eve',
  })
    .does('Eve', 'Short Hop')
    .offers('Eve', 'Between Xarius the Shifty and Bark Entony', 'Between Middle Mac and Freya the Frigid')
    .does('Eve', 'Between Middle Mac and Freya the Frigid')
    .offers('Dot', 'Play Stonewall', 'Pass')
    .does('Dot', 'Pass')
    .then((t) => ({ 'the Circle': [circleOf(t), 'Ann Bob Cid Eve Dot Fay'] }))
    .asks('Eve', 'basicverse/act'),

  scenario('HB-5.4 HB-R18 an ally gives a card for an Action of its next turn', {
    Ann: { hand: ['defend'] },
    Cid: { hand: ['strike', 'defend'] },
    Eve: { hand: ['gatherMana'] },
  })
    .offersAmongOthers('Ann', 'Call on Middle Mac for a card', 'Call on Jacques the C-Ranked for a card')
    .does('Ann', 'Call on Middle Mac for a card')
    .offers('Cid', 'Give Strike', 'Decline')
    .refuses('Cid', 'Give Defend', 'HB-R18')
    .does('Cid', 'Give Strike')
    .then((t) => ({ 'Mac owes an Action': [t.heroes[2]?.debt, 1], 'Bark holds two': [handOf(t, 'Ann').length, 2] }))
    .does('Ann', 'Play Strike')
    .does('Ann', 'Juno the Huntress')
    .refuses('Ann', 'Call on Middle Mac for a card', 'HB-R18')
    .does('Ann', 'End the turn')
    .does('Bob', 'End the turn')
    .then((t) => ({ 'Mac has two Actions': [t.actions, 2] }))
    .asks('Cid', 'basicverse/act'),

  scenario('HB-5.4 an ally may decline', { Cid: { hand: ['strike'] } })
    .does('Ann', 'Call on Middle Mac for a card')
    .does('Cid', 'Decline')
    .then((t) => ({ 'no debt': [t.heroes[2]?.debt, 0] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-5.5 the donated card must be used next, at its usual cost', {
    Ann: { hand: ['gatherMana'] },
    Cid: { hand: ['strike'] },
  })
    .does('Ann', 'Call on Middle Mac for a card')
    .does('Cid', 'Give Strike')
    .offers('Ann', 'Play Strike', 'Branch Slap, discarding Strike', 'End the turn')
    .refuses('Ann', 'Train', 'HB-5.5')
    .does('Ann', 'Play Strike')
    .does('Ann', 'Juno the Huntress')
    .then((t) => ({ 'it cost an Action': [t.actions, 2] }))
    .offersAmongOthers('Ann', 'Play Gather Mana', 'Train'),

  scenario('HB-R19 a donated card that was not used is discarded', { Cid: { hand: ['strike'] } })
    .does('Ann', 'Call on Middle Mac for a card')
    .does('Cid', 'Give Strike')
    .does('Ann', 'End the turn')
    .then((t) => ({
      'nobody has it': [
        [handOf(t, 'Ann').length, handOf(t, 'Cid').length, t.discard.length],
        [0, 0, 1],
      ],
    }))
    .asks('Bob', 'basicverse/act'),

  scenario('HB-6.1 what one player gathers another spends', {
    Cid: { hand: ['strike'] },
    turn: 'Ann',
    actions: 1,
    mana: [2, 0],
  })
    .does('Ann', 'Train')
    .does('Bob', 'End the turn')
    .does('Cid', 'Centre Stage, discarding Strike')
    .then((t) => ({ 'three Mana were there': [t.mana[0], 0] }))
    .does('Cid', 'Stay')
    .asks('Bob', 'basicverse/react'),

  scenario('HB-6.2 a pool holds the players plus four', { Ann: { hand: ['gatherMana'] }, mana: [9, 0] })
    .does('Ann', 'Play Gather Mana')
    .then((t) => ({ 'ten, not eleven': [t.mana[0], 10] }))
    .asks('Ann', 'basicverse/act'),
];
