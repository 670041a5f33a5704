import { faceOf, type Scenario } from '@arenarium/engine';
import { cardOf } from '../cards/printed.ts';
import { at, IN_PLAY, type P, SEALED } from '../table.ts';
import { named, scenario } from './arrange.ts';

const pantheonOf = (p: P, seat: number): string => {
  const card = cardOf(faceOf(p, at(p.table.godCard, seat)));
  return card.type === 'god' ? card.pantheon : '';
};

export const teams: readonly Scenario[] = [
  scenario('KB-10.1 KB-10.2 KB-10.3 KB-10.5 KB-10.6 two teams of two: seats, Main Gods, Pantheons and Energy', {
    setUp: 4,
    settings: { form: '2v2', temples: 'without' },
  })
    .then((t) => ({ 'no two of a team side by side': [t.team, [0, 1, 0, 1]] }))
    .dice(2, 2)
    .shuffle()
    .shuffle()
    .offers('Ann', 'Ann is the Main God', 'Cid is the Main God')
    .does('Ann', 'Cid is the Main God')
    .does('Bob', 'Bob is the Main God')
    .asks(['Ann', 'Bob'], 'kamigami/godCard')
    .offers('Ann', 'Odin', 'Thor', 'Hel', 'Loki', 'Freya', 'Baldr')
    .does('Ann', 'Hel')
    .does('Bob', 'Artemis')
    .asks(['Cid', 'Dot'], 'kamigami/godCard')
    .offers('Cid', 'Odin', 'Thor', 'Loki', 'Freya', 'Baldr')
    .does('Cid', 'Thor')
    .then((t) => ({ 'nothing is revealed before all have chosen': [t.god, [-1, -1, -1, -1]] }))
    .does('Dot', 'Apollo')
    .then((t, p) => ({
      'one Pantheon each': [[0, 1, 2, 3].map((seat) => pantheonOf(p, seat)), ['norse', 'greek', 'norse', 'greek']],
      '20 for Main, 10 for Support Gods': [t.energy.slice(0, 4), [10, 20, 20, 10]],
      'the drawn team’s Main God begins': [t.active, 1],
    }))
    .asks('Bob', 'kamigami/play'),

  scenario('KB-10.4 in a Team Match the lot decides who takes the first Temple', {
    setUp: 4,
    settings: { form: '2v2' },
  })
    .dice(1, 1, 3)
    .shuffle()
    .shuffle()
    .does('Ann', 'Ann is the Main God')
    .does('Bob', 'Bob is the Main God')
    .does('Ann', 'Zeus')
    .does('Bob', 'Hel')
    .does('Cid', 'Artemis')
    .does('Dot', 'Thor')
    .offers('Cid', 'Temple of the Moon', 'Temple of Life', 'Temple of Death')
    .does('Cid', 'Temple of the Moon')
    .does('Dot', 'Temple of the Sun')
    .does('Ann', 'Temple of Life')
    .offers('Bob', 'Temple of Death', 'Temple of Peace')
    .does('Bob', 'Temple of Peace')
    .asks('Ann', 'kamigami/act'),

  scenario('KB-10.1 KB-10.3 KB-R15 of three teams the third takes its Gods from what the others left', {
    setUp: 6,
    settings: { form: '2v2v2', temples: 'without' },
  })
    .dice(1, 1, 1)
    .shuffle()
    .shuffle()
    .shuffle()
    .does('Ann', 'Ann is the Main God')
    .does('Bob', 'Bob is the Main God')
    .does('Cid', 'Cid is the Main God')
    .asks(['Ann', 'Bob'], 'kamigami/godCard')
    .does('Ann', 'Artemis')
    .does('Bob', 'Hel')
    .does('Dot', 'Zeus')
    .does('Eve', 'Thor')
    .then((t) => ({ 'nothing is revealed before the third team has chosen': [t.god, [-1, -1, -1, -1, -1, -1]] }))
    .offers('Cid', 'Poseidon', 'Hades', 'Athena', 'Apollo', 'Odin', 'Loki', 'Freya', 'Baldr')
    .does('Cid', 'Athena')
    .does('Fay', 'Odin')
    .then((t) => ({
      'three teams': [t.team, [0, 1, 2, 0, 1, 2]],
      Energy: [t.energy.slice(0, 6), [20, 20, 20, 10, 10, 10]],
    }))
    .asks('Ann', 'kamigami/play'),

  scenario('KB-10.7 team-mates cannot be attacked', {
    form: '2v2',
    seats: { Ann: { main: true, hand: ['Leo'] }, Bob: { main: true }, Cid: {}, Dot: {} },
  })
    .does('Ann', 'Play Leo')
    .offers('Ann', 'Bob’s God', 'Dot’s God')
    .does('Ann', 'Bob’s God')
    .offers('Ann', 'End the Play Phase'),

  scenario('KB-11.1 KB-R18 a Support God at 0 is Sealed, and all its cards are shuffled into its deck', {
    form: '2v2',
    seats: {
      Ann: { main: true, hand: ['Leo', 'Leo'] },
      Bob: { main: true },
      Cid: {},
      Dot: {
        god: 'Thor',
        energy: 4,
        hand: ['Priestess'],
        deck: ['Virgo'],
        discard: ['Cancer'],
        temple: 'Temple of Peace',
      },
    },
  })
    .shuffle()
    .does('Ann', 'Play Leo')
    .does('Ann', 'Dot’s God')
    .does('Dot', 'Pass')
    .then((t, p) => ({
      'Sealed at 0': [
        [t.state[3], t.energy[3]],
        [SEALED, 0],
      ],
      'one new deck, no hand': [
        [named(p, t.deck[3]).sort(), t.hand[3], t.discard[3]],
        [['Cancer', 'Priestess', 'Virgo'], [], []],
      ],
    }))
    .does('Ann', 'Play Leo')
    .then((t) => ({ 'neither Dot nor her Temple could be chosen: Bob was hit': [t.energy[1], 11] }))
    .offers('Ann', 'End the Play Phase'),

  scenario('KB-11.2 nothing affects a Sealed God', {
    form: '2v2',
    seats: {
      Ann: { main: true, god: 'Loki', hand: ['Mermaid'] },
      Bob: { main: true },
      Cid: { sealed: true, energy: 2 },
      Dot: { sealed: true, energy: 3 },
    },
  })
    .does('Ann', 'Play Mermaid: one God gains 1 Energy')
    .offers('Ann', 'Ann’s God', 'Bob’s God')
    .does('Ann', 'Ann’s God')
    .does('Ann', 'Use Lark')
    .does('Ann', 'Do not draw')
    .does('Bob', 'Do not draw')
    .then((t) => ({ 'the Sealed keep theirs': [t.energy.slice(0, 4), [15, 14, 2, 3]] }))
    .offers('Ann', 'End the Play Phase'),

  scenario('KB-11.3 KB-11.4 a Sealed God gains one Energy a turn and returns at five with a hand of five', {
    form: '2v2',
    seats: {
      Ann: { main: true },
      Bob: { main: true },
      Cid: { sealed: true, energy: 3, deck: ['Leo', 'Virgo', 'Cancer', 'Aries', 'Libra', 'Oracle'] },
      Dot: { sealed: true, energy: 0 },
    },
  })
    .does('Ann', 'End the Play Phase')
    .does('Bob', 'End the Play Phase')
    .then((t) => ({
      'both turns were skipped': [
        [t.energy.slice(2, 4), t.active, t.round],
        [[4, 1], 0, 2],
      ],
    }))
    .does('Ann', 'End the Play Phase')
    .does('Bob', 'End the Play Phase')
    .then((t, p) => ({
      'Cid is back': [
        [t.state[2], t.energy[2]],
        [IN_PLAY, 5],
      ],
      'with five cards': [named(p, t.hand[2]), ['Leo', 'Virgo', 'Cancer', 'Aries', 'Libra']],
    }))
    .asks('Cid', 'kamigami/play'),

  scenario('KB-12.4 a team falls with its Main God', {
    form: '2v2',
    seats: {
      Ann: { main: true, hand: ['Leo'] },
      Bob: { main: true, god: 'Thor', energy: 4 },
      Cid: {},
      Dot: { energy: 10 },
    },
  })
    .does('Ann', 'Play Leo')
    .does('Ann', 'Bob’s God')
    .ends([1, 0, 1, 0], 'KB-12.4'),

  scenario('KB-R28 with three teams the fallen one leaves, and the others play on', {
    form: '2v2v2',
    seats: {
      Ann: { main: true, hand: ['Leo', 'Leo'] },
      Bob: { main: true, god: 'Thor', energy: 4 },
      Cid: { main: true },
      Dot: {},
      Eve: { god: 'Thor', hand: ['Priestess'] },
      Fay: {},
    },
  })
    .does('Ann', 'Play Leo')
    .does('Ann', 'Bob’s God')
    .then((t) => ({
      'both are out': [
        [t.state, t.hand[4]],
        [[0, 2, 0, 0, 2, 0], []],
      ],
    }))
    .does('Ann', 'Play Leo')
    .offers('Ann', 'Cid’s God', 'Fay’s God')
    .does('Ann', 'Cid’s God')
    .does('Ann', 'End the Play Phase')
    .asks('Cid', 'kamigami/play'),
];
