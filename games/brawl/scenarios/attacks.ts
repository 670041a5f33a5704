import { fares, scenario } from './arrange.ts';

export const attacks = [
  scenario('SFB-7.1 movement comes first, up to the printed number', {
    Ann: { champions: { Kilgore: 'a1' }, hand: ['Maul Thrash'] },
    Bob: { champions: { Gwaien: 'c2' } },
  })
    .does('Ann', 'play Maul Thrash')
    .offers('Ann', 'to a2', 'to b1', 'to b2', 'stay')
    .refuses('Ann', 'to c1', 'SFB-7.1')
    .does('Ann', 'to b1')
    .offers('Ann', 'Gwaien', 'no attack')
    .does('Ann', 'Gwaien')
    .then((t) => ({ 'struck from b1, and pushed against the Statue': [fares(t, 'Gwaien'), 'c2 −4'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-7.2 Statues and Enemies block the way, Allies do not', {
    Ann: { champions: { Dugrun: 'd1', Kilgore: 'c1' } },
    Bob: { champions: { Gwaien: 'e1', Deryn: 'e2', 'Tzu Xiao': 'c2' } },
  })
    .does('Ann', 'Dugrun: Move 2 for Destruction')
    .offers('Ann', 'to b1', 'stay')
    .does('Ann', 'to b1')
    .asks('Ann', 'brawl/act'),

  scenario('SFB-7.3 a movement bonus counts for every Action with printed movement', {
    Ann: { champions: { 'Tzu Xiao': 'a1', Dugrun: 'g1' }, hand: ['Focus'] },
    Bob: { champions: { Gwaien: 'd7' } },
  })
    .does('Ann', 'play Focus')
    .does('Ann', 'stay')
    .does('Ann', 'use it')
    .does('Ann', 'Dugrun: Move 1 and Plan 1')
    .offersAmongOthers('Ann', 'to e1', 'to g3')
    .does('Ann', 'to g3')
    .asks('Ann', 'brawl/act'),

  scenario('SFB-8.1 SFB-8.6 the Reaction’s post-attack ability comes before the attack’s', {
    Ann: { champions: { Kilgore: 'c4' }, hand: ['Maul Thrash'] },
    Bob: { champions: { 'Tzu Xiao': 'c5' }, hand: ['Revenge'] },
  })
    .does('Ann', 'play Maul Thrash')
    .does('Ann', 'stay')
    .does('Ann', 'Tzu Xiao')
    .does('Bob', 'Revenge on Tzu Xiao')
    .then((t) => ({
      'hurt by the same amount, then pushed': [
        [fares(t, 'Kilgore'), fares(t, 'Tzu Xiao')],
        ['c4 −2', 'c7 −2'],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-8.2 after the pre-attack ability the attack may be left', {
    Ann: { champions: { 'Tzu Xiao': 'c4' }, hand: ['Pounce'] },
    Bob: { champions: { Gwaien: 'c6' }, hand: ['Arcane Shield'] },
  })
    .does('Ann', 'play Pounce')
    .does('Ann', 'to c5')
    .offers('Ann', 'Gwaien', 'no attack')
    .does('Ann', 'no attack')
    .then((t) => ({
      'he jumped, nobody is hurt or pushed': [
        [fares(t, 'Tzu Xiao'), fares(t, 'Gwaien')],
        ['c5', 'c6'],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-8.3 SFB-8.5 all targets suffer the attack damage, each less its own defence', {
    Ann: { champions: { Kilgore: { at: 'c4', damage: 2 } }, hand: ['Fury'] },
    Bob: { champions: { Gwaien: 'c5', 'Gold’arr': 'c3', Dugrun: 'b4' } },
  })
    .does('Ann', 'play Fury')
    .does('Ann', 'stay')
    .does('Ann', 'c5, d4, d3, c3, b3 and b4: Gwaien, Gold’arr and Dugrun')
    .then((t) => ({
      'strength 2': [['Gwaien', 'Gold’arr', 'Dugrun'].map((name) => fares(t, name)), ['c5 −2', 'c3 −1', 'b4']],
    }))
    .does('Ann', '1')
    .asks('Ann', 'brawl/act'),

  scenario('SFB-8.4 defence is lessened, but never below 0', {
    Ann: { champions: { 'Tzu Xiao': { at: 'c4', levelled: true } }, hand: ['Challenge'] },
    Bob: { champions: { Gwaien: 'c5', 'Gold’arr': 'c3' } },
  })
    .does('Ann', 'play Challenge')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .then((t) => ({ 'strength 2 against 0, and the Pull hurts by 1': [fares(t, 'Gwaien'), 'c5 −3'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-8.6 a Reaction has no post-attack ability if its Champion is out of action', {
    Ann: { champions: { Kilgore: 'c4' }, hand: ['Maul Thrash'] },
    Bob: { champions: { 'Tzu Xiao': { at: 'c5', damage: 7 } }, hand: ['Revenge'] },
  })
    .does('Ann', 'play Maul Thrash')
    .does('Ann', 'stay')
    .does('Ann', 'Tzu Xiao')
    .does('Bob', 'Revenge on Tzu Xiao')
    .then((t) => ({
      'no revenge': [
        [fares(t, 'Tzu Xiao'), fares(t, 'Kilgore'), t.vp],
        ['gate', 'c4 +', [1, 0]],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-8.7 no post-attack ability if the Reaction takes the attacker out', {
    Ann: { champions: { Kilgore: { at: 'c4', damage: 5 } }, hand: ['Maul Thrash'] },
    Bob: { champions: { 'Tzu Xiao': 'c5' }, hand: ['Revenge'] },
  })
    .does('Ann', 'play Maul Thrash')
    .does('Ann', 'stay')
    .does('Ann', 'Tzu Xiao')
    .does('Bob', 'Revenge on Tzu Xiao')
    .then((t) => ({
      'Tzu Xiao is not pushed': [
        [fares(t, 'Kilgore'), fares(t, 'Tzu Xiao'), t.vp],
        ['gate', 'c5 −2 +', [0, 1]],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-9.1 melee reaches adjacent Enemies only', {
    Ann: { champions: { Dugrun: 'c4', Kilgore: 'c3' }, hand: ['Knock Down'] },
    Bob: { champions: { Gwaien: 'c5', Deryn: 'c6' } },
  })
    .does('Ann', 'play Knock Down')
    .does('Ann', 'stay')
    .refuses('Ann', 'Deryn', 'SFB-9.1')
    .refuses('Ann', 'Kilgore', 'SFB-5.7')
    .offers('Ann', 'Gwaien', 'no attack')
    .does('Ann', 'no attack')
    .asks('Ann', 'brawl/act'),

  scenario('SFB-9.2 an indirect shot goes over Statues, within its range and not nearer', {
    Ann: { champions: { Gwaien: 'd3' }, hand: ['Fireball'] },
    Bob: { champions: { Dugrun: 'd5', Deryn: 'c4', Kilgore: 'g6' } },
  })
    .does('Ann', 'play Fireball')
    .does('Ann', 'stay')
    .refuses('Ann', 'Deryn', 'SFB-9.2')
    .refuses('Ann', 'Kilgore', 'SFB-9.2')
    .offers('Ann', 'Dugrun', 'no attack')
    .does('Ann', 'Dugrun')
    .then((t) => ({ 'strength 3 against 2': [fares(t, 'Dugrun'), 'd5 −1'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-9.3 a direct shot needs the hex row, and nothing between', {
    Ann: { champions: { Deryn: 'd3' }, hand: ['Heavy Shot'] },
    Bob: { champions: { Dugrun: 'd5', Kilgore: 'b2', Gwaien: 'e5', 'Tzu Xiao': 'f4' } },
  })
    .does('Ann', 'play Heavy Shot')
    .does('Ann', 'stay')
    .refuses('Ann', 'Dugrun', 'SFB-9.3')
    .refuses('Ann', 'Gwaien', 'SFB-9.3')
    .offers('Ann', 'Kilgore', 'Tzu Xiao', 'no attack')
    .does('Ann', 'no attack')
    .asks('Ann', 'brawl/act'),

  scenario('SFB-9.4 SFB-5.7 an area may be turned freely and spares no Ally, but needs an Enemy in it', {
    Ann: { champions: { 'Gold’arr': 'c4', Dugrun: 'c5' }, hand: ['Anchors Aweigh!'] },
    Bob: { champions: { Gwaien: 'b4' } },
  })
    .does('Ann', 'play Anchors Aweigh!')
    .does('Ann', 'stay')
    .offers(
      'Ann',
      'b4, c5 and d4: Dugrun and Gwaien',
      'c3, b3 and b4: Gwaien',
      'b3, b4 and c5: Dugrun and Gwaien',
      'no attack',
    )
    .does('Ann', 'b3, b4 and c5: Dugrun and Gwaien')
    .offers('Ann', 'Dugrun', 'Gwaien')
    .does('Ann', 'Dugrun')
    .then((t) => ({
      'Dugrun is hurt by nothing but is pushed too': [
        [fares(t, 'Gwaien'), fares(t, 'Dugrun')],
        ['a4 −1', 'c6'],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-R30 a reduction that found nothing to take does not wait for the Reaction', {
    Ann: { champions: { 'Tzu Xiao': { at: 'c4', levelled: true } }, hand: ['Double Strike'] },
    Bob: { champions: { Gwaien: 'c5', Loralei: 'g1' }, hand: ['Intervention'] },
  })
    .does('Ann', 'play Double Strike')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .does('Bob', 'Intervention on Gwaien')
    .then((t) => ({ 'her 0, sapped, stays 0 and becomes 1: one damage, doubled': [fares(t, 'Gwaien'), 'c5 −2'] }))
    .asks('Ann', 'brawl/act'),
];
