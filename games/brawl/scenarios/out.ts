import { fares, scenario } from './arrange.ts';

export const out = [
  scenario(
    'SFB-13.1 SFB-13.7 as much damage as hitpoints: out of action, a VP for the other side, and the attacker levels up',
    {
      Ann: { champions: { Kilgore: { at: 'c4', damage: 1 } }, hand: ['Maul Thrash'] },
      Bob: { champions: { Gwaien: { at: 'c5', damage: 4, levelled: true } } },
    },
  )
    .does('Ann', 'play Maul Thrash')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .then((t) => ({
      'at the Gate, healed, on her basic side': [fares(t, 'Gwaien'), 'gate'],
      'Kilgore has levelled up and keeps his damage': [fares(t, 'Kilgore'), 'c4 −1 +'],
      'one VP': [t.vp, [1, 0]],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-13.2 SFB-13.4 a Champion at its Gate is no target, gains nothing, and needs movement to come back', {
    Ann: { champions: { 'Gold’arr': 'c4', Gwaien: 'gate' }, hand: ['Me Hearties', 'Teleport'] },
    Bob: { champions: { Kilgore: 'gate', Dugrun: 'c5' } },
  })
    .refuses('Ann', 'play Teleport', 'SFB-13.4')
    .does('Ann', 'play Me Hearties')
    .does('Ann', 'stay')
    .does('Ann', 'use it')
    .does('Ann', '0')
    .then((t) => ({ 'Gwaien gained nothing': [t.lasting.length, 0] }))
    .does('Ann', 'Gold’arr: Move 1 and 1 damage')
    .does('Ann', 'stay')
    .refuses('Ann', 'Kilgore', 'SFB-13.2')
    .does('Ann', 'Dugrun')
    .asks('Ann', 'brawl/act'),

  scenario('SFB-13.3 the first hex of movement is the deployment area, the rest goes on from there', {
    Ann: { champions: { Dugrun: 'gate' }, hand: ['Knock Down'] },
    Bob: { champions: { Gwaien: 'c2', Deryn: 'a4', Kilgore: 'a3', Rath: 'a5', Taze: 'a6' } },
  })
    .does('Ann', 'play Knock Down')
    .offers('Ann', 'to a1', 'to a2', 'to b1', 'to b2', 'to b3')
    .does('Ann', 'to b2')
    .offers('Ann', 'Gwaien', 'no attack')
    .does('Ann', 'Gwaien')
    .then((t) => ({ 'he attacks at once': [fares(t, 'Gwaien'), 'c2 −2'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-13.5 who takes an Ally out gives the VP to the opponent, and does not level up', {
    Ann: { champions: { Gwaien: 'd1', Kilgore: { at: 'c4', damage: 5 } }, hand: ['Fireball'] },
    Bob: { champions: { Deryn: { at: 'c3', damage: 3 } } },
  })
    .does('Ann', 'play Fireball')
    .does('Ann', 'stay')
    .does('Ann', 'Deryn')
    .then((t) => ({
      'Kilgore is out': [
        [fares(t, 'Kilgore'), fares(t, 'Deryn'), fares(t, 'Gwaien')],
        ['gate', 'c3 −6', 'd1'],
      ],
      'Bob’s point': [t.vp, [0, 1]],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-13.6 both out at once, both at five: the side that did not play the card wins', {
    Ann: { champions: { Kilgore: 'c4', Rath: { at: 'c3', damage: 5 } }, hand: ['Fury'] },
    Bob: { champions: { Gwaien: { at: 'c5', damage: 5 } } },
    vp: [4, 4],
  })
    .does('Ann', 'play Fury')
    .does('Ann', 'stay')
    .does('Ann', 'c5, d4, d3, c3, b3 and b4: Rath and Gwaien')
    .ends([0, 1], 'SFB-13.6'),

  scenario('SFB-13.6 SFB-R7 both reach the goal at once: more VP win', {
    Ann: { champions: { Kilgore: 'c4', Rath: { at: 'c3', damage: 5 } }, hand: ['Fury'] },
    Bob: { champions: { Gwaien: { at: 'c5', damage: 5 }, Deryn: { at: 'b3', damage: 6 } } },
    vp: [4, 4],
  })
    .does('Ann', 'play Fury')
    .does('Ann', 'stay')
    .does('Ann', 'c5, d4, d3, c3, b3 and b4: Rath, Gwaien and Deryn')
    .ends([1, 0], 'SFB-3.1'),

  scenario('SFB-13.8 a levelled side counts until its Champion is out, and does not level up again', {
    Ann: { champions: { 'Tzu Xiao': { at: 'c4', levelled: true } }, hand: ['Challenge'] },
    Bob: { champions: { 'Gold’arr': { at: 'c5', damage: 6 }, Deryn: 'g1' } },
  })
    .does('Ann', 'play Challenge')
    .does('Ann', 'stay')
    .does('Ann', 'Gold’arr')
    .then((t) => ({
      'his defence of 1 was sapped': [
        [fares(t, 'Gold’arr'), fares(t, 'Tzu Xiao')],
        ['gate', 'c4 +'],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-R3 levelling up does not change the attack by which it came', {
    Ann: { champions: { Rath: 'c4' }, hand: ['Double Dealing'] },
    Bob: { champions: { Gwaien: { at: 'c5', damage: 4 }, Deryn: 'g1' } },
  })
    .does('Ann', 'play Double Dealing')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .then((t) => ({
      'levelled only afterwards': [
        [fares(t, 'Rath'), fares(t, 'Gwaien')],
        ['c4 +', 'gate'],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-R16 an activated Champion that is taken out ends its Action there', {
    Ann: { champions: { 'Gold’arr': { at: 'b3', damage: 7 }, Kilgore: 'a1' }, hand: ['Me Hearties'] },
    Bob: { champions: { Gwaien: 'g1' } },
    traps: { b4: '1' },
  })
    .does('Ann', 'play Me Hearties')
    .does('Ann', 'onto the trap on b4')
    .does('Ann', 'a trap on b2')
    .then((t) => ({
      'no cards, no bonus, and Bob’s point': [
        [t.lasting.length, t.vp, fares(t, 'Gold’arr')],
        [0, [0, 1], 'gate'],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-R17 whoever is taken out leaves Root and lasting effects behind', {
    Ann: { champions: { Kilgore: 'c4', Dugrun: 'a1' }, hand: ['Maul Thrash', 'Knock Down'] },
    Bob: { champions: { Gwaien: { at: 'c5', damage: 4, rooted: true } } },
  })
    .does('Ann', 'play Maul Thrash')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .then((t) => ({
      'she is not rooted any more': [
        [fares(t, 'Gwaien'), t.champions[2]?.rooted],
        ['gate', 0],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-R29 nobody comes back while the deployment area is full', {
    Ann: { champions: { Dugrun: 'gate', Kilgore: 'a1', Gwaien: 'a2' } },
    Bob: { champions: { Deryn: 'a3', 'Tzu Xiao': 'a4', Rath: 'a5', Taze: 'a6' } },
  })
    .refuses('Ann', 'Dugrun: Move 1 and Plan 1', 'SFB-R29')
    .asks('Ann', 'brawl/act'),

  scenario(
    'SFB-13.1 with 2 hitpoints and a defence of 3 one damage more is too much: a Standard Action ignores defence',
    {
      Ann: { champions: { Kilgore: 'c4' } },
      Bob: { champions: { Gwaien: { at: 'c5', damage: 1 } } },
    },
  )
    .withCards({ Gwaien: { hitpoints: 2, defence: 3 } })
    .does('Ann', 'Kilgore: Move 1 and 1 damage')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .then((t) => ({ 'out of action': [fares(t, 'Gwaien'), 'gate'], 'one VP': [t.vp, [1, 0]] }))
    .asks('Ann', 'brawl/act'),
];
