import { faceOf, knows } from '@arenarium/engine';
import { fares, scenario } from './arrange.ts';

export const actions = [
  scenario('SFB-10.1 SFB-R5 a skill: movement, the choice to use it, targets, text; nobody reacts', {
    Ann: { champions: { Kilgore: 'c3' }, hand: ['Relentless Advance'] },
    Bob: { champions: { Gwaien: 'c6' }, hand: ['Arcane Shield'] },
  })
    .does('Ann', 'play Relentless Advance')
    .does('Ann', 'to c4')
    .offers('Ann', 'Gwaien', 'leave it')
    .does('Ann', 'Gwaien')
    .does('Ann', 'to c7')
    .then((t) => ({
      'Kilgore stands where she stood': [
        [fares(t, 'Kilgore'), fares(t, 'Gwaien')],
        ['c6', 'c7'],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-10.1 a skill may be left after the movement', {
    Ann: { champions: { Dugrun: 'c4' }, hand: ['Shield Slam'] },
    Bob: { champions: { Gwaien: 'c6' } },
  })
    .does('Ann', 'play Shield Slam')
    .does('Ann', 'to c5')
    .offers('Ann', 'use it', 'leave it')
    .does('Ann', 'leave it')
    .then((t) => ({ 'nobody is pushed': [fares(t, 'Gwaien'), 'c6'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-10.2 SFB-5.4 what was used stays used, and what lasts still counts', {
    Ann: { champions: { Dugrun: 'c3', Gwaien: 'a1' } },
    Bob: { champions: { Deryn: 'c4' } },
    used: ['heal'],
    lasting: [{ kind: 'movement', on: 'Gwaien', by: 'Dugrun', n: 1 }],
  })
    .refuses('Ann', 'Dugrun: Move 1 and Heal 1', 'SFB-10.2')
    .does('Ann', 'Gwaien: Move 2 for Creation')
    .offersAmongOthers('Ann', 'to a4'),

  scenario('SFB-10.2 SFB-10.6 SFB-R8 Move 2 once per phase, whichever Core pays', {
    Ann: { champions: { Dugrun: 'a1', Gwaien: 'a4' } },
    Bob: { champions: { Kilgore: 'g1' } },
  })
    .does('Ann', 'Dugrun: Move 2 for Creation')
    .does('Ann', 'to c1')
    .refuses('Ann', 'Gwaien: Move 2 for Manipulation', 'SFB-10.2')
    .offers(
      'Ann',
      'Dugrun: Move 1 and Plan 1',
      'Dugrun: Move 1 and 1 damage',
      'Gwaien: Move 1 and Plan 1',
      'Gwaien: Move 1 and 1 damage',
      'end the Activation Phase',
    ),

  scenario('SFB-10.3 SFB-17.12 Move 1 and Plan 1 for Manipulation', {
    Ann: { champions: { Gwaien: 'a1' }, hand: ['Fireball', 'Teleport'] },
    Bob: { champions: { Kilgore: 'g1' } },
  })
    .does('Ann', 'Gwaien: Move 1 and Plan 1')
    .does('Ann', 'to b1')
    .offers('Ann', 'Fireball', 'Teleport', 'enough')
    .does('Ann', 'Fireball')
    .then((t, p) => ({
      'it lies on top of the deck': [faceOf(p, t.players[0]?.deck.at(-1) ?? -1), 12],
      'Bob cannot tell which card it was': [!knows(p, 1, t.players[0]?.deck.at(-1) ?? 0), true],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-10.4 SFB-17.8 Move 1 and Heal 1 for Creation; the unhurt cannot be healed', {
    Ann: { champions: { Gwaien: { at: 'a1', damage: 2 }, Dugrun: 'a2' } },
    Bob: { champions: { Kilgore: 'g1' } },
  })
    .does('Ann', 'Gwaien: Move 1 and Heal 1')
    .does('Ann', 'stay')
    .offers('Ann', '1', '0')
    .does('Ann', '1')
    .then((t) => ({ 'one damage less': [fares(t, 'Gwaien'), 'a1 −1'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.8 an unhurt Champion cannot be healed', {
    Ann: { champions: { Dugrun: 'a2' } },
    Bob: { champions: { Kilgore: 'g1' } },
  })
    .does('Ann', 'Dugrun: Move 1 and Heal 1')
    .does('Ann', 'to b2')
    .asks('Ann', 'brawl/act'),

  scenario('SFB-10.5 SFB-R22 Move 1 and 1 damage for Destruction; the damage may be left', {
    Ann: { champions: { Gwaien: 'c3' } },
    Bob: { champions: { Dugrun: 'c5' }, hand: ['Hold Ground'] },
  })
    .does('Ann', 'Gwaien: Move 1 and 1 damage')
    .does('Ann', 'to c4')
    .offers('Ann', 'Dugrun', 'leave it')
    .does('Ann', 'Dugrun')
    .then((t) => ({ 'defence does not help, and nobody reacts': [fares(t, 'Dugrun'), 'c5 −1'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-11.1 a Reaction answers an attack on one’s Champion, for its Core', {
    Ann: { champions: { Kilgore: 'c4' }, hand: ['Maul Thrash'] },
    Bob: { champions: { Gwaien: 'c5' }, hand: ['Arcane Shield', 'Teleport'] },
  })
    .does('Ann', 'play Maul Thrash')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .offers('Bob', 'Arcane Shield on Gwaien', 'no Reaction')
    .refuses('Bob', 'Teleport on Gwaien', 'SFB-11.1')
    .does('Bob', 'Arcane Shield on Gwaien')
    .then((t) => ({
      '1 got through': [fares(t, 'Gwaien'), 'c7 −1'],
      'Creation is exhausted': [t.players[1]?.cores, 5],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-11.1 without a Core to pay there is no Reaction, nor in one’s own turn', {
    Ann: { champions: { Kilgore: 'c4' }, hand: ['Maul Thrash', 'Darksteel Armour'] },
    Bob: { champions: { Gwaien: 'c5' }, hand: ['Arcane Shield'], cores: ['destruction', 'manipulation'] },
  })
    .refuses('Ann', 'play Darksteel Armour', 'SFB-11.1')
    .does('Ann', 'play Maul Thrash')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .then((t) => ({ 'nobody was asked': [fares(t, 'Gwaien'), 'c7 −2'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-11.2 SFB-11.3 one Reaction, on any one of the targeted Champions, whoever’s card it is', {
    Ann: { champions: { Kilgore: 'c4' }, hand: ['Fury'] },
    Bob: { champions: { Gwaien: 'c5', 'Tzu Xiao': 'c3', Deryn: 'g1' }, hand: ['Arcane Shield', 'Revenge'] },
  })
    .does('Ann', 'play Fury')
    .does('Ann', 'stay')
    .does('Ann', 'c5, d4, d3, c3, b3 and b4: Gwaien and Tzu Xiao')
    .offers(
      'Bob',
      'Arcane Shield on Gwaien',
      'Arcane Shield on Tzu Xiao',
      'Revenge on Gwaien',
      'Revenge on Tzu Xiao',
      'no Reaction',
    )
    .does('Bob', 'Arcane Shield on Tzu Xiao')
    .then((t) => ({
      'one is shielded, and that was it': [
        [fares(t, 'Gwaien'), fares(t, 'Tzu Xiao')],
        ['c5 −2', 'c3 −1'],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-11.4 the Champion a Reaction was played on answers for it, and levels up by it', {
    Ann: { champions: { Kilgore: { at: 'c4', damage: 5 } }, hand: ['Fury'] },
    Bob: { champions: { Gwaien: 'c5', 'Tzu Xiao': 'g1' }, hand: ['Revenge'] },
  })
    .does('Ann', 'play Fury')
    .does('Ann', 'stay')
    .does('Ann', 'c5, d4, d3, c3, b3 and b4: Gwaien')
    .does('Bob', 'Revenge on Gwaien')
    .then((t) => ({
      'Gwaien, not Tzu Xiao, levels up': [
        [fares(t, 'Kilgore'), fares(t, 'Gwaien'), fares(t, 'Tzu Xiao')],
        ['gate', 'c5 −2 +', 'g1'],
      ],
    }))
    .asks('Ann', 'brawl/act'),
];
