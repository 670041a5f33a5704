import { knows } from '@arenarium/engine';
import { fares, scenario } from './arrange.ts';

export const traps = [
  scenario('SFB-14.1 SFB-14.2 a trap springs on entering; what movement is left may then be used', {
    Ann: { champions: { Gwaien: 'b3' } },
    Bob: { champions: { Dugrun: 'g1' } },
    traps: { b4: '2' },
  })
    .does('Ann', 'Gwaien: Move 2 for Creation')
    .offersAmongOthers('Ann', 'onto the trap on b4', 'to c5')
    .does('Ann', 'onto the trap on b4')
    .does('Ann', 'a trap on f2')
    .offers('Ann', 'to a3', 'to a4', 'to b3', 'to b5', 'to c4', 'to c5', 'stay')
    .does('Ann', 'to b5')
    .then((t) => ({ 'two damage, and on': [fares(t, 'Gwaien'), 'b5 −2'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-14.2 SFB-17.16 a Root trap ends the movement', {
    Ann: { champions: { Gwaien: 'b3' }, hand: ['Teleport'] },
    Bob: { champions: { Dugrun: 'g1' } },
    traps: { b4: 'Root' },
  })
    .does('Ann', 'Gwaien: Move 2 for Creation')
    .does('Ann', 'onto the trap on b4')
    .does('Ann', 'a trap on f2')
    .then((t) => ({ 'no more movement': [fares(t, 'Gwaien'), 'b4'] }))
    .does('Ann', 'play Teleport')
    .then((t) => ({ 'nor a Jump': [fares(t, 'Gwaien'), 'b4'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-14.2 SFB-17.17 a Stun trap costs a card of that Champion', {
    Ann: { champions: { Gwaien: 'b3', Dugrun: 'a1' }, hand: ['Teleport', 'Onwards!'] },
    Bob: { champions: { Kilgore: 'g1' } },
    traps: { b4: 'Stun' },
  })
    .does('Ann', 'Gwaien: Move 1 and Heal 1')
    .does('Ann', 'onto the trap on b4')
    .offers('Ann', 'Teleport')
    .refuses('Ann', 'Onwards!', 'SFB-17.17')
    .does('Ann', 'Teleport')
    .does('Ann', 'a trap on f2')
    .then((t) => ({ discarded: [t.players[0]?.discard.length, 1] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.17 who holds no such card shows the hand', {
    Ann: { champions: { Gwaien: 'b3', Dugrun: 'a1' }, hand: ['Onwards!'] },
    Bob: { champions: { Kilgore: 'g1' } },
    traps: { b4: 'Stun' },
  })
    .does('Ann', 'Gwaien: Move 1 and Heal 1')
    .does('Ann', 'onto the trap on b4')
    .offers('Ann', 'show the hand')
    .does('Ann', 'show the hand')
    .then((t, p) => ({ 'Bob has seen it': [knows(p, 1, t.players[0]?.hand[0] ?? 0), true] }))
    .does('Ann', 'a trap on f2')
    .asks('Ann', 'brawl/act'),

  scenario('SFB-14.3 a new trap goes on a different free trap hex, and the old one back into the supply', {
    Ann: { champions: { Gwaien: 'b3', Dugrun: 'f6' } },
    Bob: { champions: { Kilgore: 'g1' } },
    traps: { b4: '1', f4: '3' },
  })
    .does('Ann', 'Gwaien: Move 1 and Plan 1')
    .does('Ann', 'onto the trap on b4')
    .offers('Ann', 'a trap on b2', 'a trap on b6', 'a trap on f2')
    .refuses('Ann', 'a trap on b4', 'SFB-14.3')
    .refuses('Ann', 'a trap on f6', 'SFB-14.3')
    .does('Ann', 'a trap on b2')
    .then((t) => ({
      'two in the arena, ten in the supply': [
        [t.traps.length, t.supply.length],
        [2, 10],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-14.4 with every trap hex held, the new trap goes beside one', {
    Ann: { champions: { Gwaien: 'b3', Kilgore: 'b2', Dugrun: 'b6' } },
    Bob: { champions: { Deryn: 'f2' } },
    traps: { b4: '1', f4: '3', f6: '2' },
  })
    .does('Ann', 'Gwaien: Move 1 and Plan 1')
    .does('Ann', 'onto the trap on b4')
    .refuses('Ann', 'a trap on d4', 'SFB-14.3')
    .offers(
      'Ann',
      ...[
        'a1',
        'a2',
        'a3',
        'a4',
        'a5',
        'a6',
        'b1',
        'b3',
        'b5',
        'b7',
        'c2',
        'c3',
        'c4',
        'c5',
        'c6',
        'c7',
        'e2',
        'e3',
        'e4',
        'e5',
        'e6',
        'e7',
        'f1',
        'f3',
        'f5',
        'f7',
        'g1',
        'g2',
        'g3',
        'g4',
        'g5',
        'g6',
      ].map((hex) => `a trap on ${hex}`),
    )
    .does('Ann', 'a trap on a3')
    .asks('Ann', 'brawl/act'),

  scenario('SFB-14.5 SFB-17.15 a Champion pushed onto a trap is hurt on behalf of the pusher, who levels up', {
    Ann: { champions: { Kilgore: 'b2' }, hand: ['Maul Thrash'] },
    Bob: { champions: { Gwaien: { at: 'b3', damage: 2 } } },
    traps: { b4: '2' },
  })
    .does('Ann', 'play Maul Thrash')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .offersAmongOthers('Bob', 'a trap on f2')
    .does('Bob', 'a trap on f2')
    .then((t) => ({
      'out by the trap': [
        [fares(t, 'Gwaien'), fares(t, 'Kilgore'), t.vp],
        ['gate', 'b2 +', [1, 0]],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-15.1 what cancels displacement cancels its damage too', {
    Ann: { champions: { Kilgore: 'c3' }, hand: ['Maul Thrash'] },
    Bob: { champions: { Gwaien: 'c2', Dugrun: 'g1' }, hand: ['Hold Ground'] },
  })
    .does('Ann', 'play Maul Thrash')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .does('Bob', 'Hold Ground on Gwaien')
    .then((t) => ({ 'the attack damage only': [fares(t, 'Gwaien'), 'c2 −2'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-15.2 a rooted Champion is not moved: a Push hurts by its whole distance', {
    Ann: { champions: { Kilgore: 'c4' }, hand: ['Maul Thrash'] },
    Bob: { champions: { Gwaien: { at: 'c5', rooted: true } } },
  })
    .does('Ann', 'play Maul Thrash')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .then((t) => ({ '2 and 2': [fares(t, 'Gwaien'), 'c5 −4'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-15.2 Force does nothing to a rooted Champion', {
    Ann: { champions: { Kilgore: 'c4' }, hand: ['Relentless Advance'] },
    Bob: { champions: { Gwaien: { at: 'c5', rooted: true } } },
  })
    .does('Ann', 'play Relentless Advance')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .then((t) => ({
      'nothing happens': [
        [fares(t, 'Gwaien'), fares(t, 'Kilgore')],
        ['c5', 'c4'],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-R4 SFB-R26 SFB-17.11 a placement must be made, and springs a trap', {
    Ann: { champions: { Kilgore: 'b5' }, hand: ['Maul Thrash'] },
    Bob: { champions: { Gwaien: 'b6', Deryn: { at: 'g1', rooted: true } }, hand: ['Ambush'] },
    traps: { b4: '1' },
  })
    .does('Ann', 'play Maul Thrash')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .does('Bob', 'Ambush on Gwaien')
    .offers('Bob', 'to a4', 'to a5', 'onto the trap on b4', 'to c5', 'to c6')
    .does('Bob', 'onto the trap on b4')
    .does('Bob', 'a trap on f2')
    .then((t) => ({ 'though rooted, she was placed': [fares(t, 'Deryn'), 'b4 −1'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-R18 rooted by a trap in the middle of a Push, the rest is damage', {
    Ann: { champions: { Kilgore: 'b2' }, hand: ['Maul Thrash'] },
    Bob: { champions: { Gwaien: 'b3' } },
    traps: { b4: 'Root' },
  })
    .does('Ann', 'play Maul Thrash')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .does('Bob', 'a trap on f2')
    .then((t) => ({ '2 from the attack, 1 from the Push': [fares(t, 'Gwaien'), 'b4 −3'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-R19 trap damage is not damage by the Push', {
    Ann: { champions: { Dugrun: 'b2' }, hand: ['Mighty Blow'] },
    Bob: { champions: { Gwaien: 'b3' }, hand: ['Fireball'] },
    traps: { b4: '1' },
  })
    .does('Ann', 'play Mighty Blow')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .does('Bob', 'no Reaction')
    .does('Bob', 'a trap on f2')
    .then((t) => ({
      'pushed over the trap, not stunned': [
        [fares(t, 'Gwaien'), t.players[1]?.hand.length],
        ['b5 −2', 1],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-14.1 SFB-17.6 a way over a trap says so: of three ways that Fear leads, one springs it', {
    Ann: { champions: { Kilgore: 'c4' }, hand: ['Maul Thrash'] },
    Bob: { champions: { 'Gold’arr': 'c5' }, hand: ['Intimidation'] },
    traps: { c3: '1' },
  })
    .does('Ann', 'play Maul Thrash')
    .does('Ann', 'stay')
    .does('Ann', 'Gold’arr')
    .does('Bob', 'Intimidation on Gold’arr')
    .offers('Ann', 'to e3', 'to c2, over the trap on c3', 'to a2')
    .does('Ann', 'to c2, over the trap on c3')
    .does('Ann', 'a trap on f2')
    .then((t) => ({ 'Kilgore is hurt on the way': [fares(t, 'Kilgore'), 'c2 −1'] }))
    .asks('Ann', 'brawl/act'),
];
