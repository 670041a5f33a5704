import { faceFor, faceOf, knows, ONLOOKER, type Scenario } from '@arenarium/engine';
import { playerAt, type P } from '../table.ts';
import { faces, fromTheBeginning, scenario, short, sorted } from './arrange.ts';

/** What Bob sees of a hand: `?` where he does not know the card. */
const asBobSees = (p: P, hand: readonly number[]): string =>
  hand
    .map((id) => (faceFor(p, 1, id) < 0 ? '?' : short(p, [id])))
    .toSorted()
    .join(' ');

/** TB-8: who may know what. */
export const secretScenarios: readonly Scenario[] = [
  scenario('TB-5.7 TB-8.1 a symbol card that is drawn is seen by its drawer alone', {
    players: { Ann: { is: 'thief', hand: 'bs bt bc' } },
    void: ['1 1 1', '2 2 2', '3 3 3'],
    deck: 'gt gc rs rs',
  })
    .does('Ann', 'Gamble')
    .does('Ann', 'blue square, blue triangle, blue circle')
    .then((t, p) => ({
      'Ann knows what she drew': [playerAt(t, 0).hand.map((id) => faceFor(p, 0, id)), faces('gt gc')],
      'Bob does not': [asBobSees(p, playerAt(t, 0).hand), '? ?'],
      'nor does somebody who only watches': [playerAt(t, 0).hand.map((id) => knows(p, ONLOOKER, id)), [false, false]],
    }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-R7 an undead that is drawn lies openly beside the sheet', {
    players: { Ann: { is: 'thief', hand: 'bs bt bc' } },
    void: ['1 1 1', '2 2 2', '3 3 3'],
    deck: 'gt 2 rs rs',
  })
    .does('Ann', 'Gamble')
    .does('Ann', 'blue square, blue triangle, blue circle')
    .then((t, p) => ({
      'everybody sees the wound': [playerAt(t, 0).wounds.map((id) => knows(p, 1, id)), [true]],
      'and nobody the card': [asBobSees(p, playerAt(t, 0).hand), '?'],
    }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-R26 of equal cards those that everybody has seen leave the hand first', {
    at: 'line',
    players: { Ann: { hand: 'rs gt gc' } },
    void: ['rs rs rt', 'gs gt gc', 'bs bt bc'],
  })
    .does('Ann', 'top row: red square, red square, red triangle')
    .does('Ann', 'Kick')
    .does('Ann', 'red square, red square, red triangle')
    .then((t, p) => ({
      'a third red square is left': [sorted(p, playerAt(t, 0).hand), 'gc gt rs'],
      'and Bob has not learnt of it': [asBobSees(p, playerAt(t, 0).hand), '? ? ?'],
    }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-R26 a hidden card that is played leaves the others as hidden as they were', {
    players: { Ann: { hand: 'rs rs rs gt gc gs' } },
    void: ['1 bt bc', 'gs gt gc', 'bs bt bc'],
  })
    .does('Ann', 'Kick')
    .does('Ann', 'red square, red square, red square')
    .then((t, p) => ({
      'played openly': [short(p, t.discard.slice(0, 3)), 'rs rs rs'],
      'the rest of the hand': [asBobSees(p, playerAt(t, 0).hand), '? ? ?'],
      'Ann still knows it': [playerAt(t, 0).hand.map((id) => faceFor(p, 0, id) === faceOf(p, id)), [true, true, true]],
    }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-R26 TB-8.1 which cards are left in a hand nobody can tell by those that were played', {
    turn: 'Bob',
    players: { Ann: { is: 'thief' }, Bob: { is: 'fighter', hand: 'rs rs rs rs gt gc' } },
    void: ['1 bt bc', 'gs gt gc', 'bs bt bc'],
    deck: 'bs bt bc bs bt bc',
  })
    .doesNotKnow('Ann', 'Bob’s hand')
    .imagines(
      'Ann',
      'Bob’s hand',
      'red square',
      'green triangle',
      'green circle',
      'blue square',
      'blue triangle',
      'blue circle',
    )
    .cannotTell('Ann', ['Bob’s hand', 'deck'], (then) =>
      then
        .does('Bob', 'Kick')
        .does('Bob', 'red square, red square, red square')
        .asks('Cid', 'banishing/line')
        .does('Cid', 'middle row: green square, green triangle, green circle'),
    )
    .asks('Bob', 'banishing/ability'),

  scenario('TB-R28 TB-11.5 a Shield drawn later in the turn is too late for what was taken', {
    at: 'line',
    players: { Ann: { is: 'thief', hand: 'bs bt bc' } },
    void: ['2 2 2', '1 1 1', '3 3 3'],
    deck: '1 1 1 S rs rs',
  })
    .does('Ann', 'middle row: Zombie (1), Zombie (1), Zombie (1)')
    .does('Ann', 'Gamble')
    .does('Ann', 'blue square, blue triangle, blue circle')
    .then((t, p) => ({
      'three wounds, and a Shield for the next': [
        [short(p, playerAt(t, 0).wounds), short(p, [playerAt(t, 0).shield])],
        ['1 1 1', 'S'],
      ],
    }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-R27 a Wand is not discarded as a price, nor traded', {
    players: { Ann: { is: 'witch', hand: 'rs rt rc gs', items: 'W' }, Bob: { hand: 'bs' } },
    void: ['1 1 1', 'gs gt gc', 'bs bt bc'],
  })
    .does('Ann', 'Hex')
    .does('Ann', 'red square, red triangle, red circle')
    .offers('Ann', 'green square')
    .does('Ann', 'green square')
    .does('Ann', 'Zombie (1), top left')
    .does('Ann', 'Zombie (1), top middle')
    .then((t, p) => ({ 'the Wand is still there': [short(p, [playerAt(t, 0).wand]), 'W'] }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-R20 TB-5.5 Revive guards although nobody is wounded', {
    players: { Ann: { is: 'healer', hand: 'gs gs gs' } },
  })
    .does('Ann', 'Revive')
    .does('Ann', 'green square, green square, green square')
    .offers('Ann', 'Ann', 'Bob', 'Cid')
    .does('Ann', 'Cid')
    .then((t) => ({ 'Cid is guarded': [t.players.map(({ guarded }) => guarded), [false, false, true]] }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-R20 TB-5.5 who steps between guards although there is no wound to bear', {
    players: { Ann: { is: 'brute', hand: 'gs gt gc' }, Bob: { guarded: true } },
  })
    .does('Ann', 'Step Between')
    .does('Ann', 'green square, green triangle, green circle')
    .then((t) => ({
      'Cid was the only other player without a guard': [t.players.map(({ guarded }) => guarded), [false, true, true]],
    }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-5.4 the third card of Damnation lies in the Discard while its price is paid', {
    players: { Ann: { is: 'witch', hand: 'bs bs bs' } },
    void: ['1 2 rc', 'gs gt gc', 'bs bt bc'],
  })
    .does('Ann', 'Damnation')
    .does('Ann', 'blue square, blue square, blue square')
    .asks('Ann', 'banishing/suffer')
    .then((t, p) => ({
      'one card of the set is discarded': [short(p, t.discard), 'bs'],
      'two wait for the Banishing': [short(p, t.set), 'bs bs'],
    }))
    .does('Ann', 'Zombie (1), top left')
    .does('Ann', 'red circle, top right')
    .then((t, p) => ({ 'the Banishing': [short(p, t.banishing), 'bs bs rc'] }))
    .asks('Bob', 'banishing/line'),

  fromTheBeginning('TB-2.2 TB-R26 a card taken openly and a hidden one alike: playing one tells nothing of the other', {
    seats: 3,
    characters: 'firstGame',
  })
    .dice(1)
    .shuffle(...faces('rs rs gt gs gs gs bs bs bs'))
    .shuffle(...faces('rs 1 1 gt gc gs bt bc bc'))
    .does('Ann', 'left column: red square, green triangle, blue triangle')
    .does('Ann', 'Kick')
    .does('Ann', 'red square, red square, red square')
    .then((t, p) => ({
      'the green triangle of the Void is still open, the dealt one hidden': [
        asBobSees(p, playerAt(t, 0).hand),
        '? bt gt',
      ],
    }))
    .asks('Ann', 'banishing/slay'),
];
