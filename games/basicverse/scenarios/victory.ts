/** Chapter 14: how the game ends. */
import { handOf, scenario } from './arrange.ts';

const RED_WINS = [1, 0, 1, 0, 1, 0];
const BLUE_WINS = [0, 1, 0, 1, 0, 1];

export const victoryScenarios = [
  scenario('HB-14.2 HB-R31 a Fortress at zero ends the match: nobody discards before', {
    Ann: { hp: 1, hand: ['regroup', 'regroup', 'regroup', 'regroup'] },
    Bob: { hand: ['strike'] },
    Cid: { dead: true },
    turn: 'Bob',
    fortress: [2, 5],
  })
    .does('Bob', 'Play Strike')
    .does('Ann', 'Pass')
    .ends(BLUE_WINS, 'HB-14.2'),

  scenario('HB-14.1 when Blue’s answer has failed nobody discards either', {
    Bob: { hand: ['regroup', 'regroup', 'regroup', 'regroup', 'firstAid', 'firstAid', 'firstAid'] },
    turn: 'Bob',
    fortress: [5, 0],
    answer: 2,
  })
    .does('Bob', 'End the turn')
    .ends(RED_WINS, 'HB-14.1'),

  scenario('HB-R31 HB-R15 Heroes that die together may bring down both Fortresses', {
    Ann: { hp: 1, hero: 'ember', hand: ['strike', 'regroup', 'regroup'] },
    Bob: { hp: 3, hero: 'juno' },
    Fay: { dead: true },
    actions: 3,
    mana: [4, 0],
    fortress: [2, 2],
  })
    .does('Ann', 'Supernova, discarding Strike')
    .ends(RED_WINS, 'HB-14.4'),

  scenario('HB-14.1 when Blue’s Fortress falls first, the next Blue player still has a turn', {
    Ann: { hand: ['assaultFortress'] },
    fortress: [5, 1],
  })
    .does('Ann', 'Play Assault Fortress')
    .does('Ann', 'End the turn')
    .does('Bob', 'End the turn')
    .ends(RED_WINS, 'HB-14.1'),

  scenario('HB-14.2 when Red’s Fortress falls first, Blue wins at once', {
    Bob: { hand: ['assaultFortress'] },
    turn: 'Bob',
    fortress: [1, 5],
  })
    .does('Bob', 'Play Assault Fortress')
    .ends(BLUE_WINS, 'HB-14.2'),

  scenario('HB-14.3 both Fortresses fall: more Mana wins', {
    Ann: { hand: ['assaultFortress'] },
    Bob: { hand: ['assaultFortress'] },
    fortress: [1, 1],
    mana: [2, 3],
  })
    .does('Ann', 'Play Assault Fortress')
    .does('Ann', 'End the turn')
    .does('Bob', 'Play Assault Fortress')
    .ends(BLUE_WINS, 'HB-14.3'),

  scenario('HB-14.4 with equal Mana, more HP wins', {
    Bob: { hand: ['assaultFortress'], hp: 1 },
    turn: 'Bob',
    fortress: [1, 0],
    answer: 2,
  })
    .does('Bob', 'Play Assault Fortress')
    .ends(RED_WINS, 'HB-14.4'),

  scenario('HB-14.5 equal in everything is a draw', {
    Ann: { hp: 3 },
    Bob: { hand: ['assaultFortress'], hp: 3 },
    Cid: { hp: 2 },
    Dot: { hp: 2 },
    Eve: { hp: 1 },
    Fay: { hp: 1 },
    turn: 'Bob',
    fortress: [1, 0],
    answer: 2,
  })
    .does('Bob', 'Play Assault Fortress')
    .ends([0.5, 0.5, 0.5, 0.5, 0.5, 0.5], 'HB-14.5'),

  scenario('HB-R15 both Fortresses fall in one turn: the tie is broken at once', {
    Ann: { hero: 'ember', hand: ['strike'], hp: 1 },
    Bob: { hp: 1 },
    mana: [4, 0],
    fortress: [2, 2],
  })
    .does('Ann', 'Supernova, discarding Strike')
    .ends(RED_WINS, 'HB-14.4'),

  scenario('HB-R16 if Blue’s Fortress falls in a Blue turn, the next Blue player answers at once', {
    Bob: { hero: 'ember', hand: ['gatherMana'], hp: 1 },
    Dot: { dead: true },
    turn: 'Bob',
    fortress: [9, 2],
    deck: ['strike', 'strike'],
  })
    .does('Bob', 'Burn Bright, discarding Gather Mana')
    .does('Bob', 'Discard Strike')
    .then((t) => ({
      'Freya is resurrected and plays': [
        [t.active, t.heroes[3]?.dead, handOf(t, 'Dot').length],
        [3, false, 3],
      ],
    }))
    .does('Dot', 'End the turn')
    .ends(RED_WINS, 'HB-14.1'),

  scenario('HB-R26 after forty rounds the stronger Fortress wins', { turn: 'Fay', round: 40, fortress: [3, 4] })
    .does('Fay', 'End the turn')
    .ends(BLUE_WINS, 'HB-R26'),

  scenario('HB-R26 and so it does after sixty thousand decisions', { fortress: [3, 4] })
    .afterDecisions(60_000)
    .ends(BLUE_WINS, 'HB-R26'),
];
