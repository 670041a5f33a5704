import type { Scenario } from '@arenarium/engine';
import { playerAt } from '../table.ts';
import { scenario, short } from './arrange.ts';

export const itemScenarios: readonly Scenario[] = [
  scenario(
    'TB-11.4 TB-11.3 TB-11.1 TB-R6 a Shield helps even when it comes with the undead, costs no ability, and is discarded',
    {
      at: 'line',
      players: { Ann: { hand: 'bs' }, Bob: { hand: 'rs' } },
      void: ['1 S 3', 'gs gt gc', 'bs bt bc'],
    },
  )
    .does('Ann', 'top row: Zombie (1), Shield, Wraith (3)')
    .offers('Ann', 'Shield against Zombie (1)', 'Shield against Wraith (3)', 'Keep the Shield')
    .does('Ann', 'Shield against Wraith (3)')
    .then((t, p) => ({ wounds: [short(p, playerAt(t, 0).wounds), '1'], discarded: [short(p, t.discard), '3 S'] }))
    .offers('Ann', 'Swap', 'Trade with Bob', 'Rest', 'Pass')
    .does('Ann', 'Trade with Bob')
    .does('Ann', 'blue square')
    .does('Bob', 'red square')
    .asks('Bob', 'banishing/line'),

  scenario('TB-11.1 items cannot be traded', { players: { Ann: { hand: 'bs', items: 'W' }, Bob: { hand: 'rs' } } })
    .does('Ann', 'Trade with Bob')
    .offers('Ann', 'blue square')
    .does('Ann', 'blue square')
    .does('Bob', 'red square')
    .asks('Bob', 'banishing/line'),

  scenario('TB-11.5 a Shield cannot discard an old wound', {
    at: 'line',
    players: { Ann: { items: 'S', wounds: '3' } },
    void: ['1 rs rs', 'gs gt gc', 'bs bt bc'],
  })
    .does('Ann', 'top row: Zombie (1), red square, red square')
    .offers('Ann', 'Shield against Zombie (1)', 'Keep the Shield')
    .refuses('Ann', 'Shield against Wraith (3)', 'TB-11.5')
    .does('Ann', 'Keep the Shield')
    .then((t, p) => ({ 'it stays in its slot': [short(p, [playerAt(t, 0).shield]), 'S'] }))
    .asks('Ann', 'banishing/ability'),

  scenario('TB-11.2 TB-R4 a second item of a kind goes to the Discard', {
    at: 'line',
    players: { Ann: { items: 'A' } },
    void: ['A rs rs', 'gs gt gc', 'bs bt bc'],
  })
    .does('Ann', 'top row: Armour, red square, red square')
    .then((t, p) => ({ discarded: [short(p, t.discard), 'A'], hand: [short(p, playerAt(t, 0).hand), 'rs rs'] }))
    .asks('Ann', 'banishing/ability'),

  scenario('TB-11.6 TB-R21 a Wand stands for any one card, needed or not', {
    players: { Ann: { hand: 'rs rs rs', items: 'W' } },
    void: ['1 1 rc', 'gs gt gc', 'bs bt bc'],
  })
    .does('Ann', 'Kick')
    .offers('Ann', 'red square, red square, red square', 'red square, red square, Wand')
    .does('Ann', 'red square, red square, Wand')
    .does('Ann', 'Zombie (1), top left')
    .then((t, p) => ({
      'one card is kept': [short(p, playerAt(t, 0).hand), 'rs'],
      'the Wand is discarded': [short(p, t.discard), 'W rs rs 1 1'],
    }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-R11 a Wand never goes to the Banishing', {
    players: { Ann: { is: 'sorcerer', hand: 'bs bs', items: 'W' } },
  })
    .offers('Ann', 'Conjure', 'Seal', 'Swap', 'Pass')
    .does('Ann', 'Seal')
    .does('Ann', 'blue square, blue square, Wand')
    .then((t, p) => ({ 'two cards only': [short(p, t.banishing), 'bs bs'], 'the Wand': [short(p, t.discard), 'W'] }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-11.7 TB-R12 Armour adds to the stamina at once, and not to the health', {
    at: 'line',
    players: { Ann: { wounds: '4 3' } },
    void: ['A rs rs', 'gs gt gc', 'bs bt bc'],
  })
    .then((t) => ({ 'exhausted by 7 of 7': [playerAt(t, 0).exhausted, true] }))
    .does('Ann', 'top row: Armour, red square, red square')
    .then((t) => ({ 'recovered by 7 of 8': [playerAt(t, 0).exhausted, false] }))
    .asks('Ann', 'banishing/ability'),

  scenario('TB-R12 ten damage kill the Fighter in Armour too', {
    at: 'line',
    players: { Ann: { wounds: '4 3', items: 'A' } },
    void: ['3 rs rs', 'gs gt gc', 'bs bt bc'],
  })
    .does('Ann', 'top row: Wraith (3), red square, red square')
    .ends([0, 0, 0], 'TB-7.4'),

  scenario('TB-R13 an exhausted player may use a Shield', {
    at: 'line',
    players: { Ann: { wounds: '4 3', items: 'S' } },
    void: ['3 rs rs', 'gs gt gc', 'bs bt bc'],
  })
    .does('Ann', 'top row: Wraith (3), red square, red square')
    .does('Ann', 'Shield against Wraith (3)')
    .then((t) => ({ 'Ann lives': [playerAt(t, 0).damage, 7] }))
    .asks('Ann', 'banishing/ability'),
];
