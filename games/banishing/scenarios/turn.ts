import type { Scenario } from '@arenarium/engine';
import { playerAt } from '../table.ts';
import { faces, scenario, short, sorted } from './arrange.ts';

const lines = [
  'top row: red square, Zombie (1), Shield',
  'middle row: green square, green triangle, green circle',
  'bottom row: blue square, blue triangle, blue circle',
  'left column: red square, green square, blue square',
  'middle column: Zombie (1), green triangle, blue triangle',
  'right column: Shield, green circle, blue circle',
] as const;
const mixed = ['rs 1 S', 'gs gt gc', 'bs bt bc'] as const;

export const turnScenarios: readonly Scenario[] = [
  scenario('TB-3.1 TB-4.1 a turn is a line and then one ability; the next player follows clockwise', {
    at: 'line',
    void: mixed,
  })
    .offers('Ann', ...lines)
    .does('Ann', lines[3])
    .offers('Ann', 'Swap', 'Pass')
    .does('Ann', 'Pass')
    .asks('Bob', 'banishing/line'),

  scenario('TB-4.2 symbol cards go to the hand, items to their slot, undead to the wounds', { at: 'line', void: mixed })
    .does('Ann', lines[0])
    .does('Ann', 'Keep the Shield')
    .then((t, p) => ({
      hand: [short(p, playerAt(t, 0).hand), 'rs'],
      wounds: [short(p, playerAt(t, 0).wounds), '1'],
      'the Shield is in its slot': [short(p, [playerAt(t, 0).shield]), 'S'],
    }))
    .asks('Ann', 'banishing/ability'),

  scenario('TB-4.3 empty spaces are filled from left to right and from top to bottom', {
    at: 'line',
    deck: '1 2 3 rs rs',
  })
    .does('Ann', 'middle column: red triangle, green triangle, blue triangle')
    .then((t, p) => ({ 'the Void': [short(p, t.void.flat()), 'rs 1 rc gs 2 gc bs 3 bc'] }))
    .asks('Ann', 'banishing/ability'),

  scenario(
    'TB-3.2 TB-3.3 TB-R2 the last card of the Deck ends the round; the Void goes on being filled from the new Deck',
    {
      at: 'line',
      deck: 'rs',
      discard: 'bs bs',
    },
  )
    .shuffle(...faces('4 4'))
    .does('Ann', 'top row: red square, red triangle, red circle')
    .then((t, p) => ({
      'the second round': [t.round, 2],
      'the last card of the first round, then two of the second': [short(p, t.void.flat().slice(0, 3)), 'rs 4 4'],
      'the Discard and level 4 became the Deck': [short(p, t.deck).split(' ').toSorted().join(' '), '4 4 4 4 bs bs'],
      'level 5 still waits': [short(p, t.aside), '5 5 5 5 5 5'],
      'the hand stays': [short(p, playerAt(t, 0).hand), 'rs rt rc'],
    }))
    .asks('Ann', 'banishing/ability'),

  scenario('TB-3.3 after the second round level 5 joins', { at: 'line', deck: 'rs rs rs', round: 2, discard: 'bs' })
    .does('Ann', 'top row: red square, red triangle, red circle')
    .then((t) => ({ 'the third round': [t.round, 3], 'seven cards': [t.deck.length, 7] }))
    .asks('Ann', 'banishing/ability'),

  scenario('TB-10.4 TB-R3 the last card of the third round is drawn: the game is lost', {
    at: 'line',
    deck: 'rs rs rs',
    round: 3,
  })
    .does('Ann', 'top row: red square, red triangle, red circle')
    .ends([0, 0, 0], 'TB-10.4'),

  scenario('TB-R29 after two thousand decisions the game is lost', {}).afterDecisions(2000).ends([0, 0, 0], 'TB-R29'),

  scenario('TB-R3 what is being carried out is finished first, and may still win', {
    deck: 'rs',
    round: 3,
    banishing: 'rs rs rt rt rc rc gs gs',
    players: { Ann: { hand: 'bs bs bs' } },
    void: ['1 1 1', 'gs gt gc', 'rs gt gc'],
  })
    .does('Ann', 'Imprison')
    .does('Ann', 'blue square, blue square, blue square')
    .does('Ann', 'Zombie (1), top left')
    .does('Ann', 'Zombie (1), top middle')
    .ends([1, 1, 1], 'TB-10.2'),

  scenario('TB-R17 TB-R3 spaces stay empty when there is nothing left; unfinished, the game is lost', {
    deck: 'rs',
    round: 3,
    players: { Ann: { hand: 'rs rs rt' } },
    void: ['1 1 1', 'gs gt gc', 'bs bt bc'],
  })
    .does('Ann', 'Kick')
    .does('Ann', 'red square, red square, red triangle')
    .does('Ann', 'Zombie (1), top left')
    .then((t) => ({ 'the last card is drawn, the game goes on': [t.deck.length, 0] }))
    .offers('Ann', 'Zombie (1), top middle', 'Zombie (1), top right')
    .does('Ann', 'Zombie (1), top middle')
    .then((t) => ({ 'nothing is left for the second space': [t.void[1], []] }))
    .ends([0, 0, 0], 'TB-10.4'),

  scenario('TB-8.2 TB-R14 at the end of the turn, not before, the hand comes down to eight cards', {
    at: 'line',
    players: { Ann: { hand: 'rs rs rt rt rc gs gs' } },
    void: ['bs bt bc', 'gs gt gc', 'rs rt gt'],
  })
    .does('Ann', 'top row: blue square, blue triangle, blue circle')
    .then((t) => ({ 'ten cards': [playerAt(t, 0).hand.length, 10] }))
    .does('Ann', 'Pass')
    .offers(
      'Ann',
      'red square',
      'red square (2)',
      'red triangle',
      'red triangle (2)',
      'red circle',
      'green square',
      'green square (2)',
      'blue square',
      'blue triangle',
      'blue circle',
    )
    .does('Ann', ['blue circle', 'green square'])
    .then((t, p) => ({
      'eight are left': [sorted(p, playerAt(t, 0).hand), 'bs bt gs rc rs rs rt rt'],
      'two are discarded': [short(p, t.discard), 'gs bc'],
    }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-R14 on the turn of another nobody is asked to discard', {
    players: { Ann: { hand: 'bs bs bt' }, Bob: { hand: 'rs rs rt rt rc rc gt gt' } },
  })
    .does('Ann', 'Lead the Way')
    .does('Ann', 'blue square, blue square, blue triangle')
    .does('Ann', 'red square, top left')
    .does('Ann', 'Bob')
    .does('Bob', 'blue circle, bottom right')
    .does('Bob', 'blue triangle, bottom middle')
    .then((t) => ({ 'Bob holds ten': [playerAt(t, 1).hand.length, 10] }))
    .asks('Bob', 'banishing/line'),
];
