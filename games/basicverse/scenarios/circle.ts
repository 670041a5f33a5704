/** Chapter 9: range and movement. */
import { circleOf, lostBy, scenario } from './arrange.ts';

/** The Circle of the printed example: Xarius between Mac and Jacques, Donna and Juno beyond them, Sans opposite. */
const printed = {
  Ann: { hero: 'xarius' },
  Bob: { hero: 'mac' },
  Cid: { hero: 'donna' },
  Dot: { hero: 'sans' },
  Eve: { hero: 'juno' },
  Fay: { hero: 'jacques' },
} as const;

export const circleScenarios = [
  scenario('HB-9.1 range is counted both ways round the Circle', {
    ...printed,
    Ann: { hero: 'xarius', hand: ['strike'] },
  })
    .does('Ann', 'Play Strike')
    .offers('Ann', 'Middle Mac', 'Jacques the C-Ranked')
    .refuses('Ann', 'Sans Seraph', 'HB-9.1')
    .does('Ann', 'Middle Mac')
    .then((t) => ({ Mac: [lostBy(t, 'Bob'), 1] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-9.2 the dead keep their place and count for range', {
    Ann: { hand: ['strike'] },
    Bob: { dead: true },
    Fay: { dead: true },
    circle: ['Ann', 'Bob', 'Dot', 'Cid', 'Eve', 'Fay'],
  })
    .refuses('Ann', 'Play Strike', 'HB-9.1')
    .offers('Ann', 'Train', 'Reconstitute', 'Short Hop', 'End the turn'),

  scenario('HB-9.3 HB-R5 a Hero must end up elsewhere, and the others keep their order', {
    Ann: { hand: ['reposition'] },
  })
    .does('Ann', 'Play Reposition')
    .offers(
      'Ann',
      'Between Juno the Huntress and Middle Mac',
      'Between Middle Mac and Freya the Frigid',
      'Between Freya the Frigid and Jacques the C-Ranked',
      'Between Jacques the C-Ranked and Xarius the Shifty',
    )
    .does('Ann', 'Between Middle Mac and Freya the Frigid')
    .then((t) => ({ 'the Circle': [circleOf(t), 'Ann Dot Eve Fay Bob Cid'] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-9.4 HB-R23 Branch Slap places a Hero next to a blocking Mac, who damages it', {
    Ann: { hero: 'bark', hand: ['strike'] },
    Bob: { hero: 'freya' },
    Cid: { hero: 'jacques' },
    Dot: { hero: 'juno' },
    Eve: { hero: 'mac', hand: ['defend'] },
    Fay: { hero: 'xarius' },
  })
    .does('Ann', 'Branch Slap, discarding Strike')
    .does('Ann', 'Freya the Frigid')
    .offers('Eve', 'Block, discarding Defend', 'Pass')
    .does('Eve', 'Block, discarding Defend')
    .then((t) => ({
      'Freya stands at range 3': [circleOf(t), 'Ann Cid Dot Bob Eve Fay'],
      '2 damage, and 2 more': [lostBy(t, 'Bob'), 4],
    }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-9.4 being placed by an enemy can be stopped by Stonewall', {
    Ann: { hero: 'bark', hand: ['strike'] },
    Eve: { hand: ['stonewall'] },
  })
    .does('Ann', 'Branch Slap, discarding Strike')
    .does('Ann', 'Juno the Huntress')
    .does('Eve', 'Play Stonewall')
    .then((t) => ({
      'the Circle is as it was': [circleOf(t), 'Ann Bob Cid Dot Eve Fay'],
      'hit all the same': [lostBy(t, 'Bob'), 2],
    }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-9.5 Heroes that shift because another moves have not moved', {
    Ann: { hand: ['reposition'] },
    Bob: { hand: ['stonewall'] },
    Cid: { hero: 'mac', hand: ['defend'] },
    Fay: { hand: ['stonewall'] },
  })
    .does('Ann', 'Play Reposition')
    .does('Ann', 'Between Middle Mac and Freya the Frigid')
    .then((t) => ({ 'Juno and Xarius are now neighbours': [circleOf(t), 'Ann Dot Eve Fay Bob Cid'] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-R6 the card and the Action of a stopped move are lost', {
    Ann: { hand: ['reposition'] },
    Dot: { hand: ['stonewall'] },
  })
    .does('Ann', 'Play Reposition')
    .does('Ann', 'Between Middle Mac and Freya the Frigid')
    .does('Dot', 'Play Stonewall')
    .then((t) => ({ Actions: [t.actions, 2], 'both cards are discarded': [t.discard.length, 2] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-R20 Vision lengthens the reach of Branch Slap, but not where it places', {
    Ann: { hero: 'bark', hand: ['strike'], slot: 'scrollOfVision', vision: 1 },
    circle: ['Ann', 'Cid', 'Bob', 'Dot', 'Fay', 'Eve'],
  })
    .does('Ann', 'Branch Slap, discarding Strike')
    .offers('Ann', 'Juno the Huntress', 'Xarius the Shifty')
    .does('Ann', 'Xarius the Shifty')
    .then((t) => ({ 'Xarius at range 3': [circleOf(t), 'Ann Cid Bob Fay Dot Eve'] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-R20 Vision lets Stonewall reach range 2', {
    Bob: { hero: 'juno', hand: ['reposition'] },
    Ann: { hand: ['stonewall'], slot: 'scrollOfVision', vision: 1 },
    turn: 'Bob',
  })
    .does('Bob', 'Play Reposition')
    .does('Bob', 'Between Middle Mac and Freya the Frigid')
    .offers('Ann', 'Play Stonewall', 'Pass')
    .does('Ann', 'Play Stonewall')
    .then((t) => ({ 'the Circle is as it was': [circleOf(t), 'Ann Bob Cid Dot Eve Fay'] }))
    .asks('Bob', 'basicverse/act'),
];
