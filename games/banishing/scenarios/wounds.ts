import type { Scenario } from '@arenarium/engine';
import { playerAt } from '../table.ts';
import { scenario, short } from './arrange.ts';

const oneOfEach = ['1 2 3', 'gs gt gc', 'bs bt bc'] as const;
const allThree = 'top row: Zombie (1), Ghoul (2), Wraith (3)';

export const woundScenarios: readonly Scenario[] = [
  scenario('TB-7.1 an undead that is taken is a wound and causes its level in damage', { at: 'line', void: oneOfEach })
    .does('Ann', allThree)
    .then((t, p) => ({ wounds: [short(p, playerAt(t, 0).wounds), '1 2 3'], damage: [playerAt(t, 0).damage, 6] }))
    .asks('Ann', 'banishing/ability'),

  scenario('TB-7.2 damage equal to the stamina exhausts: only the shared abilities are left', {
    at: 'line',
    players: { Ann: { hand: 'rs rs rs', wounds: '1' } },
    void: oneOfEach,
  })
    .does('Ann', allThree)
    .then((t) => ({ 'the sheet is turned over': [playerAt(t, 0).exhausted, true] }))
    .offers('Ann', 'Swap', 'Rest', 'Pass')
    .refuses('Ann', 'Kick', 'TB-7.2')
    .does('Ann', 'Pass')
    .asks('Bob', 'banishing/line'),

  scenario('TB-7.3 below the stamina the sheet is turned back at once', { players: { Ann: { wounds: '4 3' } } })
    .does('Ann', 'Rest')
    .then((t) => ({
      'Ann has recovered': [
        [playerAt(t, 0).exhausted, playerAt(t, 0).damage],
        [false, 4],
      ],
    }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-7.4 damage equal to the health is death, and the game is lost', {
    at: 'line',
    players: { Ann: { wounds: '4' } },
    void: oneOfEach,
  })
    .does('Ann', allThree)
    .ends([0, 0, 0], 'TB-7.4'),

  scenario('TB-10.3 when the last one standing is exhausted the game is lost', {
    at: 'line',
    players: { Ann: { wounds: '1' }, Bob: { wounds: '4 2' }, Cid: { wounds: '3 3' } },
    void: oneOfEach,
  })
    .does('Ann', allThree)
    .ends([0, 0, 0], 'TB-10.3'),

  scenario('TB-R8 exhaustion is looked at when guard and Shield have been used', {
    at: 'line',
    players: { Ann: { wounds: '4 2', items: 'S' }, Bob: { wounds: '4 2' }, Cid: { wounds: '3 3' } },
    void: ['1 rs rs', 'gs gt gc', 'bs bt bc'],
  })
    .does('Ann', 'top row: Zombie (1), red square, red square')
    .does('Ann', 'Shield against Zombie (1)')
    .then((t) => ({ 'Ann still stands': [playerAt(t, 0).exhausted, false] }))
    .asks('Ann', 'banishing/ability'),

  scenario('TB-R8 death comes before the exhaustion of all', {
    at: 'line',
    players: { Ann: { wounds: '4 2' }, Bob: { wounds: '4 2' }, Cid: { wounds: '3 3' } },
    void: ['1 4 rs', 'gs gt gc', 'bs bt bc'],
  })
    .does('Ann', 'top row: Zombie (1), Lich (4), red square')
    .ends([0, 0, 0], 'TB-7.4'),

  scenario('TB-12.9 the guard turns one undead away, then it is gone', {
    at: 'line',
    players: { Ann: { guarded: true } },
    void: oneOfEach,
  })
    .does('Ann', allThree)
    .offers('Ann', 'Zombie (1)', 'Ghoul (2)', 'Wraith (3)')
    .does('Ann', 'Wraith (3)')
    .then((t, p) => ({ wounds: [short(p, playerAt(t, 0).wounds), '1 2'], guarded: [playerAt(t, 0).guarded, false] }))
    .asks('Ann', 'banishing/ability'),

  scenario('TB-12.12 TB-R19 a wound that is borne moves; neither guard nor Shield helps against it', {
    players: { Ann: { hand: 'gs gt gc', items: 'S', guarded: true }, Bob: { wounds: '1 3' } },
  })
    .does('Ann', 'Taunt')
    .does('Ann', 'green square, green triangle, green circle')
    .offers('Ann', 'Zombie (1)', 'Wraith (3)')
    .does('Ann', 'Wraith (3)')
    .then((t, p) => ({
      'it was moved, then discarded by the second sentence': [short(p, t.discard), 'gs gt gc 3'],
      'Bob keeps the other': [short(p, playerAt(t, 1).wounds), '1'],
      'guard and Shield are still there': [
        [playerAt(t, 0).guarded, short(p, [playerAt(t, 0).shield])],
        [true, 'S'],
      ],
    }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-R19 bearing a wound can kill', {
    players: { Ann: { is: 'brute', hand: 'gs gt gc', wounds: '4 3' }, Bob: { is: 'fighter', wounds: '5' } },
  })
    .does('Ann', 'Step Between')
    .does('Ann', 'green square, green triangle, green circle')
    .ends([0, 0, 0], 'TB-7.4'),

  scenario('TB-12.10 TB-R25 inspiration raises the stamina of all, of the exhausted too', {
    players: { Ann: { is: 'bard', hand: 'gs gs gs' }, Bob: { is: 'fighter', wounds: '4 4' } },
  })
    .does('Ann', 'Anthem')
    .does('Ann', 'green square, green square, green square')
    .then((t) => ({
      'Bob heals one and has recovered': [
        [playerAt(t, 1).damage, playerAt(t, 1).exhausted],
        [4, false],
      ],
      inspiration: [t.inspiration, 2],
    }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.10 inspiration ends when the turn of the one who inspired comes round', {
    at: 'line',
    inspired: { by: 'Ann', n: 2 },
    players: { Ann: { is: 'bard' }, Bob: { is: 'fighter', wounds: '4 4' } },
  })
    .then((t) => ({
      'Bob is exhausted now': [
        [t.inspiration, playerAt(t, 1).exhausted],
        [0, true],
      ],
    }))
    .asks('Ann', 'banishing/line'),

  scenario('TB-R25 a servant is no wound', { players: { Ann: { is: 'cultist', wounds: '1', servant: '4' } } })
    .does('Ann', 'Rest')
    .then((t, p) => ({
      'the wound went, the servant stays': [
        [playerAt(t, 0).damage, short(p, [playerAt(t, 0).servant])],
        [0, '4'],
      ],
    }))
    .asks('Bob', 'banishing/line'),

  scenario(
    'TB-7.2 TB-7.4 with a stamina of 4 and a health of 6 three damage tire nobody, four exhaust, six are death',
    {
      at: 'line',
      players: { Ann: { is: 'fighter', wounds: '1' }, Bob: { is: 'healer' } },
      void: ['2 gs gt', '3 rs rt', '5 bs bt'],
    },
  )
    .withCards({ fighter: { stamina: 4, health: 6 }, healer: { stamina: 3, health: 5 } })
    .if('she takes two more, she stands', (then) =>
      then
        .does('Ann', 'top row: Ghoul (2), green square, green triangle')
        .then((t) => ({ standing: [playerAt(t, 0).exhausted, false] }))
        .asks('Ann', 'banishing/ability'),
    )
    .if('she takes three more, she is exhausted', (then) =>
      then
        .does('Ann', 'middle row: Wraith (3), red square, red triangle')
        .then((t) => ({ exhausted: [playerAt(t, 0).exhausted, true] }))
        .asks('Ann', 'banishing/ability'),
    )
    .does('Ann', 'bottom row: Vampire Lord (5), blue square, blue triangle')
    .ends([0, 0, 0], 'TB-7.4'),
];
