import { fares, scenario } from '../arrange.ts';

export const rathMariuszKorvash = [
  scenario('SFB-17.13 a levelled Rath poisons: Double Dealing 2 and 2, and 1 more', {
    Ann: { champions: { Rath: { at: 'c3', levelled: true } }, hand: ['Double Dealing'] },
    Bob: { champions: { 'Tzu Xiao': 'c5' } },
  })
    .does('Ann', 'play Double Dealing')
    .does('Ann', 'stay')
    .does('Ann', 'Tzu Xiao')
    .then((t) => ({ five: [fares(t, 'Tzu Xiao'), 'c5 −5'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-5.4 Nightshade: the next attack of Rath ignores defence', {
    Ann: { champions: { Rath: 'c4' }, hand: ['Nightshade', 'Burrow'] },
    Bob: { champions: { Dugrun: 'c5' } },
  })
    .does('Ann', 'play Nightshade')
    .does('Ann', 'stay')
    .does('Ann', 'use it')
    .does('Ann', '0')
    .does('Ann', 'enough')
    .does('Ann', 'play Burrow')
    .does('Ann', 'stay')
    .does('Ann', 'Dugrun')
    .then((t) => ({ three: [fares(t, 'Dugrun'), 'c5 −3'] }))
    .does('Ann', 'stay')
    .asks('Ann', 'brawl/act'),

  scenario('SFB-R26 Stalk Beneath hurts an adjacent Enemy and places Rath beside an Ally', {
    Ann: { champions: { Rath: 'c4', Kilgore: 'a1' }, hand: ['Stalk Beneath'] },
    Bob: { champions: { Dugrun: 'c5', Gwaien: 'b4' } },
  })
    .does('Ann', 'play Stalk Beneath')
    .does('Ann', 'use it')
    .offers('Ann', 'Dugrun', 'Gwaien')
    .does('Ann', 'Dugrun')
    .offers('Ann', 'to a2', 'to b1', 'to b2')
    .does('Ann', 'to b1')
    .then((t) => ({
      'away he is': [
        [fares(t, 'Rath'), fares(t, 'Dugrun')],
        ['b1', 'c5 −2'],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-5.1 nobody reacts to a Sneak Attack', {
    Ann: { champions: { Rath: 'c4' }, hand: ['Sneak Attack'] },
    Bob: { champions: { Gwaien: 'c5' }, hand: ['Arcane Shield'] },
  })
    .does('Ann', 'play Sneak Attack')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .then((t) => ({ 'two damage': [fares(t, 'Gwaien'), 'c5 −2'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.10 a levelled Mariusz has Lifesteal while Bloodied', {
    Ann: { champions: { Mariusz: { at: 'c4', damage: 4, levelled: true } }, hand: ['Bone to Pick'] },
    Bob: { champions: { 'Tzu Xiao': 'c5' } },
  })
    .does('Ann', 'play Bone to Pick')
    .does('Ann', 'stay')
    .does('Ann', 'stay')
    .does('Ann', 'Tzu Xiao')
    .then((t) => ({
      '2 and 2 are dealt, 4 are healed': [
        [fares(t, 'Mariusz'), fares(t, 'Tzu Xiao')],
        ['c4 +', 'c5 −4'],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.17 Stalk the Prey places Mariusz beside an Enemy and stuns the Bloodied ones beside him', {
    Ann: { champions: { Mariusz: 'a1' }, hand: ['Stalk the Prey'] },
    Bob: { champions: { Gwaien: { at: 'g1', damage: 3 }, Deryn: 'g3' }, hand: ['Ignite', 'Heavy Shot'] },
  })
    .does('Ann', 'play Stalk the Prey')
    .does('Ann', 'use it')
    .offers('Ann', 'to f1', 'to f2', 'to f3', 'to f4', 'to g2', 'to g4')
    .does('Ann', 'to g2')
    .does('Bob', 'Ignite')
    .then((t) => ({ 'one card gone': [t.players[1]?.hand.length, 1] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.4 Closing In is Double while Mariusz is Bloodied', {
    Ann: { champions: { Mariusz: { at: 'c4', damage: 3 } }, hand: ['Closing In'] },
    Bob: { champions: { Kilgore: 'c5' } },
  })
    .does('Ann', 'play Closing In')
    .does('Ann', 'stay')
    .does('Ann', 'stay')
    .does('Ann', 'Kilgore')
    .then((t) => ({ 'twice 1': [fares(t, 'Kilgore'), 'c5 −2'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.7 Overpower forces its target while Mariusz is Bloodied', {
    Ann: { champions: { Mariusz: { at: 'c4', damage: 3 } }, hand: ['Overpower'] },
    Bob: { champions: { Gwaien: 'c5' } },
  })
    .does('Ann', 'play Overpower')
    .does('Ann', 'stay')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .offers('Ann', 'to b4', 'to b5', 'to c6', 'to d5', 'stay')
    .does('Ann', 'to d5')
    .then((t) => ({ forced: [fares(t, 'Gwaien'), 'd5 −2'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-11.4 A Cornered Beast hurts the Enemies beside the target', {
    Ann: { champions: { Kilgore: 'c4', Dugrun: 'c6' }, hand: ['Maul Thrash'] },
    Bob: { champions: { Gwaien: 'c5', Mariusz: 'g1' }, hand: ['A Cornered Beast'] },
  })
    .does('Ann', 'play Maul Thrash')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .does('Bob', 'A Cornered Beast on Gwaien')
    .then((t) => ({
      'both suffer 2; the Push against Dugrun hurts her by 2': [
        ['Kilgore', 'Dugrun', 'Gwaien'].map((name) => fares(t, name)),
        ['c4 −2', 'c6 −2', 'c5 −4'],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-5.4 a levelled Korvash ignores the defence of the Bloodied; Hell Hath No Fury then forces', {
    Ann: { champions: { Korvash: { at: 'c4', levelled: true } }, hand: ['Hell Hath No Fury'] },
    Bob: { champions: { Dugrun: { at: 'c5', damage: 3 }, Gwaien: 'g1' } },
  })
    .does('Ann', 'play Hell Hath No Fury')
    .does('Ann', 'stay')
    .does('Ann', 'Dugrun')
    .then((t) => ({
      'three damage took him out': [
        [fares(t, 'Dugrun'), t.vp],
        ['gate', [1, 0]],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-5.6 Chop: a printed strength of 0 is modified', {
    Ann: { champions: { Korvash: 'c4' }, hand: ['Chop'] },
    Bob: { champions: { Gwaien: 'c5', 'Gold’arr': 'c3' } },
  })
    .does('Ann', 'play Chop')
    .does('Ann', 'c5, d4, d3, c3, b3 and b4: Gwaien and Gold’arr')
    .then((t) => ({
      'twice 2': [
        [fares(t, 'Gwaien'), fares(t, 'Gold’arr')],
        ['c5 −4', 'c3 −3'],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-8.2 Leaping Strike jumps before it strikes', {
    Ann: { champions: { Korvash: 'c2' }, hand: ['Leaping Strike'] },
    Bob: { champions: { Gwaien: 'c5' } },
  })
    .does('Ann', 'play Leaping Strike')
    .does('Ann', 'stay')
    .does('Ann', 'to c4')
    .does('Ann', 'Gwaien')
    .then((t) => ({ three: [fares(t, 'Gwaien'), 'c5 −3'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-8.7 Bloodcurdling Roar makes a Bloodied attacker’s post-attack ability void', {
    Ann: { champions: { Kilgore: { at: 'c4', damage: 3 } }, hand: ['Maul Thrash'] },
    Bob: { champions: { Korvash: 'c5' }, hand: ['Bloodcurdling Roar'] },
  })
    .does('Ann', 'play Maul Thrash')
    .does('Ann', 'stay')
    .does('Ann', 'Korvash')
    .does('Bob', 'Bloodcurdling Roar on Korvash')
    .then((t) => ({ 'neither hurt nor pushed': [fares(t, 'Korvash'), 'c5'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.1 Sap Strength is stronger against the Bloodied', {
    Ann: { champions: { Korvash: 'c4' }, hand: ['Sap Strength'] },
    Bob: { champions: { 'Tzu Xiao': { at: 'c6', damage: 3 } } },
  })
    .does('Ann', 'play Sap Strength')
    .does('Ann', 'stay')
    .does('Ann', 'Tzu Xiao')
    .then((t) => ({ 'four more': [fares(t, 'Tzu Xiao'), 'c6 −7'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.10 Ravenous Bite steals life', {
    Ann: { champions: { Mariusz: { at: 'c2', damage: 2 } }, hand: ['Ravenous Bite'] },
    Bob: { champions: { Kilgore: 'c5' } },
  })
    .does('Ann', 'play Ravenous Bite')
    .does('Ann', 'to c4')
    .does('Ann', 'Kilgore')
    .then((t) => ({
      '3 less 1 dealt and healed': [
        [fares(t, 'Mariusz'), fares(t, 'Kilgore')],
        ['c4', 'c5 −2'],
      ],
    }))
    .asks('Ann', 'brawl/act'),
];
