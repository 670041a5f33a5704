import { faceOf } from '@arenarium/engine';
import { fares, scenario } from '../arrange.ts';

export const kilgoreTzuXiaoDeryn = [
  scenario('SFB-17.7 SFB-R6 Relentless Advance: a forced Champion goes over free hexes and springs traps', {
    Ann: { champions: { Kilgore: 'b3' }, hand: ['Relentless Advance'] },
    Bob: { champions: { Gwaien: 'b4', Deryn: 'c5' } },
    traps: { b5: '2' },
  })
    .does('Ann', 'play Relentless Advance')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .offers('Ann', 'to a3', 'to a4', 'onto the trap on b5', 'to c4', 'stay')
    .does('Ann', 'onto the trap on b5')
    .does('Bob', 'a trap on f2')
    .then((t) => ({
      'hurt, and Kilgore follows': [
        [fares(t, 'Gwaien'), fares(t, 'Kilgore')],
        ['b5 −2', 'b4'],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-R28 Darksteel Armour: 1 against this attack, 2 more against later ones', {
    Ann: { champions: { 'Tzu Xiao': 'c4' }, hand: ['Challenge', 'Pounce'] },
    Bob: { champions: { Gwaien: 'c5', Kilgore: 'g1' }, hand: ['Darksteel Armour'] },
  })
    .does('Ann', 'play Challenge')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .does('Bob', 'Darksteel Armour on Gwaien')
    .then((t) => ({ '2 less 1, and 1 for the Pull': [fares(t, 'Gwaien'), 'c5 −2'] }))
    .does('Ann', 'play Pounce')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .then((t) => ({ '1 less 2; pushed': [fares(t, 'Gwaien'), 'c6 −2'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.9 Throw lets an adjacent Ally Jump 3', {
    Ann: { champions: { Kilgore: 'c4', Gwaien: 'c5', Dugrun: 'a1' }, hand: ['Throw'] },
    Bob: { champions: { Deryn: 'g1' } },
  })
    .does('Ann', 'play Throw')
    .does('Ann', 'stay')
    .offersAmongOthers('Ann', 'to c8', 'to e4')
    .does('Ann', 'to e4')
    .then((t) => ({ 'over the Statue': [fares(t, 'Gwaien'), 'e4'] }))
    .asks('Ann', 'brawl/act'),

  scenario(
    'SFB-17.10 SFB-R23 Appetite for Destruction: stronger for each ready Core, and the whole attack damage heals',
    {
      Ann: { champions: { Kilgore: { at: 'c4', damage: 6 } }, hand: ['Appetite for Destruction'] },
      Bob: { champions: { Gwaien: { at: 'c5', damage: 4 } } },
    },
  )
    .does('Ann', 'play Appetite for Destruction')
    .does('Ann', 'Gwaien')
    .then((t) => ({
      '1 and twice 2 are dealt to two hitpoints; 5 are healed': [
        [fares(t, 'Gwaien'), fares(t, 'Kilgore')],
        ['gate', 'c4 −1 +'],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-R27 SFB-17.14 Challenge does not pull a target that a Reaction moved out of line', {
    Ann: { champions: { 'Tzu Xiao': 'c4' }, hand: ['Challenge'] },
    Bob: { champions: { Gwaien: 'c6', Rath: 'g1' }, hand: ['Go to Ground'] },
  })
    .does('Ann', 'play Challenge')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .does('Bob', 'Go to Ground on Gwaien')
    .does('Bob', 'to b6')
    .then((t) => ({ 'she stays there': [fares(t, 'Gwaien'), 'b6 −1'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.4 Double Strike deals its damage twice', {
    Ann: { champions: { 'Tzu Xiao': 'c2' }, hand: ['Double Strike'] },
    Bob: { champions: { Kilgore: 'c5' } },
  })
    .does('Ann', 'play Double Strike')
    .does('Ann', 'to c4')
    .does('Ann', 'Kilgore')
    .then((t) => ({ 'twice 2 less 1': [fares(t, 'Kilgore'), 'c5 −2'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.1 Flash of Jade hurts each in the area until Bloodied, Allies too', {
    Ann: { champions: { 'Tzu Xiao': 'c4', Dugrun: { at: 'b4', damage: 1 } }, hand: ['Flash of Jade'] },
    Bob: { champions: { Kilgore: 'c5', Gwaien: { at: 'b3', damage: 4 } } },
  })
    .does('Ann', 'play Flash of Jade')
    .does('Ann', 'stay')
    .does('Ann', 'b3, b4 and c5: Dugrun, Kilgore and Gwaien')
    .then((t) => ({
      'three each, unless it was more': [
        ['Kilgore', 'Gwaien', 'Dugrun'].map((name) => fares(t, name)),
        ['c5 −3', 'b3 −4', 'b4 −3'],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-1.3 Heavy Shot is stronger and pushes further from a trap hex', {
    Ann: { champions: { Deryn: 'b2' }, hand: ['Heavy Shot'] },
    Bob: { champions: { 'Gold’arr': 'b4' } },
  })
    .does('Ann', 'play Heavy Shot')
    .does('Ann', 'stay')
    .does('Ann', 'Gold’arr')
    .then((t) => ({ '3 less 1, pushed by 2': [fares(t, 'Gold’arr'), 'b6 −2'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-5.4 Hunter’s Quarry: the next attack on the target ignores defence and is stronger', {
    Ann: { champions: { Deryn: 'c4', 'Gold’arr': 'b5' }, hand: ['Hunter’s Quarry', 'Plundarr!'] },
    Bob: { champions: { Dugrun: 'c5' } },
  })
    .does('Ann', 'play Hunter’s Quarry')
    .does('Ann', 'stay')
    .does('Ann', 'Dugrun')
    .does('Ann', 'play Plundarr!')
    .does('Ann', 'stay')
    .does('Ann', 'Dugrun')
    .does('Ann', '0')
    .then((t) => ({
      'three, and the Quarry is used up': [
        [fares(t, 'Dugrun'), t.lasting.length],
        ['c5 −3', 0],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.17 Spring the Trap: on a trap hex the target is hit harder and stunned', {
    Ann: { champions: { Deryn: 'c4' }, hand: ['Spring the Trap'] },
    Bob: { champions: { Kilgore: 'f4' }, hand: ['Fury'], cores: ['creation'] },
  })
    .does('Ann', 'play Spring the Trap')
    .does('Ann', 'stay')
    .does('Ann', 'Kilgore')
    .does('Bob', 'Fury')
    .then((t) => ({ '4 less 1': [fares(t, 'Kilgore'), 'f4 −3'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-R9 SFB-17.12 Prowl: planned cards go on top, drawing stops when nothing is left', {
    Ann: {
      champions: { Deryn: 'a1' },
      hand: ['Prowl', 'Ambush', 'Hit and Run', 'Heavy Shot', 'Hunter’s Quarry'],
      deck: ['Spring the Trap'],
    },
    Bob: { champions: { Kilgore: 'g1' } },
    traps: { b4: '1' },
  })
    .does('Ann', 'play Prowl')
    .does('Ann', 'stay')
    .offers('Ann', '1', '0')
    .does('Ann', '1')
    .offersAmongOthers('Ann', 'Ambush', 'Spring the Trap', 'enough')
    .does('Ann', 'Hit and Run')
    .then((t, p) => ({ 'on top': [faceOf(p, t.players[0]?.deck.at(-1) ?? -1), 35] }))
    .does('Ann', 'enough')
    .asks('Ann', 'brawl/act'),
];
