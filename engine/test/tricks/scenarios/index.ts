import type { Scenario } from '@arenarium/engine';
import { dealt, scenario } from './arrange.ts';

export const scenarios: readonly Scenario[] = [
  dealt('TR-1.1 seven cards are dealt to each', { seats: 2 })
    .shuffle(1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8)
    .then((t) => ({
      'two are left': [
        [t.deck.length, t.hands.map(({ length }) => length)],
        [2, [7, 7]],
      ],
    }))
    .sees('Ann', 'Ann’s hand', '2', '3', '4', '5', '6', '7', '8')
    .doesNotKnow('Bob', 'Ann’s hand')
    .asks(['Ann', 'Bob'], 'tricks/aside'),
  dealt('TR-1.3 all put two different ones aside, face down', { seats: 2 })
    .shuffle(1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8)
    .dice(4)
    .does('Ann', ['put the 2 aside', 'put the 3 aside'])
    .does('Bob', ['put the 1 aside', 'put the 8 aside'])
    .sees('Ann', 'Ann’s aside', '2', '3')
    .doesNotKnow('Bob', 'Ann’s aside')
    .offers('Ann', 'play the 4', 'play the 5', 'play the 6', 'play the 7', 'play the 8'),
  scenario('TR-2.1 TR-2.2 the highest takes what the die says', {
    hands: [
      [5, 2],
      [3, 2],
    ],
  })
    .dice(4, 1)
    .does('Ann', 'play the 5')
    .does('Bob', 'play the 3')
    .does('Bob', 'pass')
    .then((t) => ({ 'four for Ann': [t.points, [4, 0]] }))
    .asks(['Ann', 'Bob'], 'tricks/play'),
  scenario('TR-2.2 a card that two have played takes nothing', {
    hands: [
      [8, 2],
      [8, 2],
      [3, 2],
    ],
  })
    .dice(6, 1)
    .does('Ann', 'play the 8')
    .does('Bob', 'play the 8')
    .does('Cid', 'play the 3')
    .does('Ann', 'pass')
    .does('Bob', 'pass')
    .then((t) => ({ 'the 3 takes it': [t.points, [0, 0, 6]] }))
    .asks(['Ann', 'Bob', 'Cid'], 'tricks/play'),
  scenario('TR-2.3 what was played is not played again', {
    hands: [
      [5, 2],
      [3, 2],
    ],
    pile: [7],
  })
    .dice(4)
    .refuses('Ann', 'play the 7', 'TR-2.3')
    .offers('Ann', 'play the 5', 'play the 2'),
  scenario('TR-2.4 a thief takes the trick', {
    hands: [
      [5, 2],
      [3, 1],
    ],
  })
    .dice(4, 1)
    .does('Ann', 'play the 5')
    .does('Bob', 'play the 3')
    .offers('Bob', 'pass', 'steal with the 1')
    .does('Bob', 'steal with the 1')
    .then((t) => ({ 'four for Bob': [t.points, [0, 4]] }))
    .does('Ann', 'play the 2')
    .ends([0, 1], 'TR-3.1'),
  scenario('TR-R1 of equals nobody takes it', {
    hands: [
      [5, 2],
      [5, 2],
    ],
  })
    .dice(4, 1)
    .does('Ann', 'play the 5')
    .does('Bob', 'play the 5')
    .does('Ann', 'pass')
    .does('Bob', 'pass')
    .then((t) => ({ 'no points': [t.points, [0, 0]] }))
    .asks(['Ann', 'Bob'], 'tricks/play'),
  scenario('TR-3.1 most points win', { hands: [[5], [3]], points: [3, 6], round: 4 })
    .dice(4)
    .does('Ann', 'play the 5')
    .does('Bob', 'play the 3')
    .ends([1, 0], 'TR-3.1'),
  scenario('TR-1.2 TR-3.1 in teams, those who sit opposite win together', {
    hands: [[5], [3], [2], [4]],
    points: [0, 3, 3, 2],
    mode: 'teams',
    round: 4,
  })
    .dice(3)
    .does('Ann', 'play the 5')
    .does('Bob', 'play the 3')
    .does('Cid', 'play the 2')
    .does('Dot', 'play the 4')
    .ends([1, 0, 1, 0], 'TR-3.1'),
  scenario('TR-1.2 TR-3.2 together, six points for each are enough', {
    hands: [[5], [3]],
    points: [3, 6],
    mode: 'together',
    round: 4,
  })
    .dice(3)
    .does('Ann', 'play the 5')
    .does('Bob', 'play the 3')
    .ends([1, 1], 'TR-3.2'),
];
