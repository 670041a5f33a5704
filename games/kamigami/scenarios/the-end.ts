import type { Scenario } from '@arenarium/engine';
import { ELIMINATED } from '../table.ts';
import { scenario } from './arrange.ts';

export const endings: readonly Scenario[] = [
  scenario('KB-12.1 KB-R21 a fallen God’s player is out with all cards, and the others play on', {
    seats: {
      Ann: { hand: ['Leo'] },
      Bob: { god: 'Thor', energy: 3, hand: ['Priestess'], deck: ['Cancer'], discard: ['Leo'] },
      Cid: {},
    },
  })
    .does('Ann', 'Play Leo')
    .does('Ann', 'Bob’s God')
    .does('Bob', 'Pass')
    .then((t) => ({
      'Bob is out': [
        [t.state[1], t.energy[1]],
        [ELIMINATED, 0],
      ],
      'his cards are gone': [
        [t.hand[1], t.deck[1], t.discard[1], t.box.length],
        [[], [], [], 3],
      ],
    }))
    .does('Ann', 'End the Play Phase')
    .asks('Cid', 'kamigami/play'),

  scenario('KB-R21 whoever falls on their own turn has no more of it', {
    seats: { Ann: { god: 'Loki', energy: 1, hand: ['Leo'] }, Bob: { god: 'Thor' }, Cid: { god: 'Thor' } },
  })
    .does('Ann', 'Use Lark')
    .does('Ann', 'Do not draw')
    .does('Bob', 'Do not draw')
    .does('Cid', 'Do not draw')
    .then((t) => ({ 'Ann is out, the others have lost one': [t.energy.slice(0, 3), [0, 14, 14]] }))
    .asks('Bob', 'kamigami/play'),

  scenario('KB-12.2 the last one left wins at once', {
    seats: { Ann: { hand: ['Leo'] }, Bob: { god: 'Thor', energy: 4 } },
  })
    .does('Ann', 'Play Leo')
    .ends([1, 0], 'KB-12.2'),

  scenario('KB-12.3 twenty-five Energy win a Free for All', {
    seats: { Ann: { energy: 24, hand: ['Mermaid'] }, Bob: {} },
  })
    .does('Ann', 'Play Mermaid: one God gains 1 Energy')
    .does('Ann', 'Ann’s God')
    .ends([1, 0], 'KB-12.3'),

  scenario('KB-R12 on anybody’s turn: Hel devours her way to victory', {
    seats: { Ann: { god: 'Thor', hand: ['Virgo', 'Priestess'] }, Bob: { god: 'Hel', energy: 24 } },
  })
    .does('Ann', 'Play Virgo')
    .does('Ann', 'Banish Priestess from your hand')
    .does('Bob', 'Use Devour')
    .ends([0, 1], 'KB-12.3'),

  scenario('KB-12.4 in a Team Match twenty-five Energy mean nothing', {
    form: '2v2',
    seats: { Ann: { main: true, energy: 24, hand: ['Mermaid'] }, Bob: { main: true }, Cid: {}, Dot: {} },
  })
    .does('Ann', 'Play Mermaid: one God gains 1 Energy')
    .does('Ann', 'Ann’s God')
    .then((t) => ({ 'the match goes on': [t.energy[0], 25] }))
    .offers('Ann', 'End the Play Phase'),

  scenario('KB-R29 after the hundredth Round the most Energy wins, and of equals the later', {
    round: 100,
    seats: { Ann: { energy: 9 }, Bob: { energy: 12 }, Cid: { energy: 12 } },
  })
    .does('Ann', 'End the Play Phase')
    .does('Bob', 'End the Play Phase')
    .does('Cid', 'End the Play Phase')
    .ends([0, 0, 1], 'KB-R29'),

  scenario('KB-R29 and so it does after sixty thousand decisions', {
    seats: { Ann: { energy: 9 }, Bob: { energy: 12 }, Cid: { energy: 11 } },
  })
    .afterDecisions(60_000)
    .ends([0, 1, 0], 'KB-R29'),
];
