import { faceOf } from '@arenarium/engine';
import { fares, scenario } from '../arrange.ts';

export const dugrunGoldarrGwaien = [
  scenario('SFB-5.2 Knock Down makes Allies stronger against the target, not Dugrun', {
    Ann: { champions: { Dugrun: 'c4', Kilgore: 'b4' }, hand: ['Knock Down', 'Mighty Blow'] },
    Bob: { champions: { 'Gold’arr': 'c5' } },
  })
    .does('Ann', 'play Knock Down')
    .does('Ann', 'stay')
    .does('Ann', 'Gold’arr')
    .then((t) => ({
      '2 less 1': [fares(t, 'Gold’arr'), 'c5 −1'],
      marked: [t.lasting.map(({ kind, n }) => [kind, n]), [['mark', 2]]],
    }))
    .does('Ann', 'play Mighty Blow')
    .does('Ann', 'stay')
    .does('Ann', 'Gold’arr')
    .then((t) => ({ 'Dugrun himself is no stronger: 1 less 1; pushed': [fares(t, 'Gold’arr'), 'c7 −1'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-5.2 Ignite makes Allies stronger against the target', {
    Ann: { champions: { Gwaien: 'c4', Kilgore: 'b4' }, hand: ['Ignite', 'Fury'] },
    Bob: { champions: { 'Gold’arr': 'c5' } },
  })
    .does('Ann', 'play Ignite')
    .does('Ann', 'stay')
    .does('Ann', 'Gold’arr')
    .does('Ann', 'play Fury')
    .does('Ann', 'stay')
    .does('Ann', 'b5, c5, c4, b3, a3 and a4: Gwaien and Gold’arr')
    .then((t) => ({
      '1 from Ignite, 3 from Fury; Gwaien is hit plainly': [
        [fares(t, 'Gold’arr'), fares(t, 'Gwaien')],
        ['c5 −4', 'c4 −2'],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.15 Mighty Blow: a Push that is stopped hurts, and then stuns', {
    Ann: { champions: { Dugrun: 'c3' }, hand: ['Mighty Blow'] },
    Bob: { champions: { Gwaien: 'c2' }, hand: ['Fireball'], cores: ['destruction'] },
  })
    .does('Ann', 'play Mighty Blow')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .offers('Bob', 'Fireball')
    .does('Bob', 'Fireball')
    .then((t) => ({ '1, pushed to the edge, 1 for the hex that was missing': [fares(t, 'Gwaien'), 'c1 −2'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-R20 Shield Slam pushes every adjacent Enemy, in the order of the player', {
    Ann: { champions: { Dugrun: 'c3' }, hand: ['Shield Slam'] },
    Bob: { champions: { Gwaien: 'c5', Deryn: 'c6' } },
  })
    .does('Ann', 'play Shield Slam')
    .does('Ann', 'stay')
    .does('Ann', 'use it')
    .does('Ann', 'to c4')
    .then((t) => ({
      'she is pushed against Deryn': [
        [fares(t, 'Gwaien'), fares(t, 'Deryn')],
        ['c5 −1', 'c6'],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-8.7 Blizzard hurts every other Enemy, wherever they stand, if damage was dealt', {
    Ann: { champions: { Dugrun: 'c4', Kilgore: 'a1' }, hand: ['Blizzard'] },
    Bob: { champions: { Gwaien: 'c5', Deryn: 'g1', Rath: 'gate' } },
  })
    .does('Ann', 'play Blizzard')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .then((t) => ({
      'Deryn too': [
        ['Gwaien', 'Deryn', 'Rath', 'Kilgore'].map((name) => fares(t, name)),
        ['c5 −2', 'g1 −1', 'gate', 'a1'],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-8.7 Blizzard that does not hurt its target hurts nobody', {
    Ann: { champions: { Dugrun: 'c4' }, hand: ['Blizzard'] },
    Bob: { champions: { Dugrun: 'c5', Deryn: 'g1' } },
  })
    .does('Ann', 'play Blizzard')
    .does('Ann', 'stay')
    .does('Ann', 'Dugrun (Bob)')
    .then((t) => ({
      'defence 2 against 2': [
        [fares(t, 'Dugrun', 1), fares(t, 'Deryn')],
        ['c5', 'g1'],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.5 Onwards! draws up to one card, and each Ally may Dash 1', {
    Ann: { champions: { Dugrun: 'a1', Kilgore: 'a3', Gwaien: 'a5' }, hand: ['Onwards!'], deck: ['Fireball'] },
    Bob: { champions: { Deryn: 'g1' } },
  })
    .does('Ann', 'play Onwards!')
    .does('Ann', 'stay')
    .offers('Ann', '1', '0')
    .does('Ann', '1')
    .then((t, p) => ({ Fireball: [t.players[0]?.hand.map((id) => faceOf(p, id)), [12]] }))
    .offers('Ann', 'Kilgore', 'Gwaien')
    .does('Ann', 'Gwaien')
    .does('Ann', 'to b5')
    .does('Ann', 'to b4')
    .then((t) => ({
      'both have dashed': [
        [fares(t, 'Gwaien'), fares(t, 'Kilgore')],
        ['b5', 'b4'],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.14 Harpoon Strike pulls its target two hexes', {
    Ann: { champions: { 'Gold’arr': 'c2' }, hand: ['Harpoon Strike'] },
    Bob: { champions: { Gwaien: 'c5' } },
  })
    .does('Ann', 'play Harpoon Strike')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .then((t) => ({ 'next to him': [fares(t, 'Gwaien'), 'c3 −1'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.14 a Pull that is stopped by the puller hurts by the rest', {
    Ann: { champions: { 'Gold’arr': 'c2' }, hand: ['Harpoon Strike'] },
    Bob: { champions: { Gwaien: 'c4' } },
  })
    .does('Ann', 'play Harpoon Strike')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .then((t) => ({ 'one hex, one damage': [fares(t, 'Gwaien'), 'c3 −2'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.5 Plundarr! draws a card for each damage dealt', {
    Ann: { champions: { 'Gold’arr': 'c4' }, hand: ['Plundarr!'] },
    Bob: { champions: { Gwaien: 'c5' } },
  })
    .does('Ann', 'play Plundarr!')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .offers('Ann', '2', '1', '0')
    .does('Ann', '2')
    .then((t) => ({ two: [t.players[0]?.hand.length, 2] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.18 SFB-R12 Set Sail! swoops over Enemies, Statues and traps, and hurts each Enemy crossed', {
    Ann: { champions: { 'Gold’arr': 'd1', Kilgore: 'd5' }, hand: ['Set Sail!'] },
    Bob: { champions: { Gwaien: 'd3', Deryn: 'c1' } },
    traps: { d7: '1' },
  })
    .does('Ann', 'play Set Sail!')
    .does('Ann', 'stay')
    .offers('Ann', 'to e2', 'to f2', 'to g2', 'to e1', 'to c2', 'to b2', 'to a2', 'stay')
    .does('Ann', 'stay')
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.18 SFB-R12 Set Sail! hurts those it crosses, and springs the trap it ends on', {
    Ann: { champions: { 'Gold’arr': 'b1', Kilgore: 'b4' }, hand: ['Set Sail!'] },
    Bob: { champions: { Gwaien: 'b3', Deryn: 'b5' } },
    traps: { b2: '3', b6: '1' },
  })
    .does('Ann', 'play Set Sail!')
    .does('Ann', 'stay')
    .offers(
      'Ann',
      'onto the trap on b2',
      'onto the trap on b6',
      'to c2',
      'to e3',
      'to f3',
      'to g3',
      'to c1',
      'to a1',
      'stay',
    )
    .does('Ann', 'onto the trap on b6')
    .does('Ann', 'a trap on f2')
    .then((t) => ({
      'Allies are spared': [
        ['Gold’arr', 'Kilgore', 'Gwaien', 'Deryn'].map((name) => fares(t, name)),
        ['b6 −1', 'b4', 'b3 −1', 'b5 −1'],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-R21 Fireball hurts around the hex where its target stood', {
    Ann: { champions: { Gwaien: 'd1', Kilgore: 'g1' }, hand: ['Fireball'] },
    Bob: { champions: { Deryn: { at: 'c3', damage: 4 }, Rath: 'b3', Dugrun: 'c2' } },
  })
    .does('Ann', 'play Fireball')
    .does('Ann', 'stay')
    .does('Ann', 'Deryn')
    .then((t) => ({
      'Deryn is out, her neighbours burn': [
        ['Deryn', 'Rath', 'Dugrun', 'Gwaien'].map((name) => fares(t, name)),
        ['gate', 'b3 −2', 'c2 −2', 'd1 +'],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-9.3 Flamespear: direct from 3 to 5, and Push 1', {
    Ann: { champions: { Gwaien: 'c1' }, hand: ['Flamespear'] },
    Bob: { champions: { Kilgore: 'c6', Deryn: 'b2' } },
  })
    .does('Ann', 'play Flamespear')
    .does('Ann', 'stay')
    .refuses('Ann', 'Deryn', 'SFB-9.2')
    .does('Ann', 'Kilgore')
    .then((t) => ({ '3 less 1, pushed': [fares(t, 'Kilgore'), 'c7 −2'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-8.7 Chain Lightning leaps to another Champion within 2 of the target', {
    Ann: { champions: { Gwaien: 'c2', Kilgore: 'g6' }, hand: ['Chain Lightning'] },
    Bob: { champions: { 'Gold’arr': 'c4', Deryn: 'c6', Rath: 'g1' } },
  })
    .does('Ann', 'play Chain Lightning')
    .does('Ann', 'stay')
    .does('Ann', 'Gold’arr')
    .offers('Ann', 'Gwaien', 'Deryn')
    .does('Ann', 'Deryn')
    .then((t) => ({
      '3 less 1, and 2': [
        [fares(t, 'Gold’arr'), fares(t, 'Deryn')],
        ['c4 −2', 'c6 −2'],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-R11 Arcane Shield gives 2 instead of 1 against an attacker who is not adjacent', {
    Ann: { champions: { Deryn: 'c3' }, hand: ['Hit and Run'] },
    Bob: { champions: { Gwaien: 'c5' }, hand: ['Arcane Shield'] },
  })
    .does('Ann', 'play Hit and Run')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .does('Bob', 'Arcane Shield on Gwaien')
    .then((t) => ({ 'nothing gets through': [fares(t, 'Gwaien'), 'c5'] }))
    .offersAmongOthers('Ann', 'to c1', 'to e4', 'stay')
    .does('Ann', 'to c1')
    .then((t) => ({ 'Deryn runs': [fares(t, 'Deryn'), 'c1'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.9 Teleport jumps over everything; a trap springs only at the end', {
    Ann: { champions: { Gwaien: 'c2' }, hand: ['Teleport'] },
    Bob: { champions: { Dugrun: 'c3', Kilgore: 'b3' } },
    traps: { c4: '3', b4: '1' },
  })
    .does('Ann', 'play Teleport')
    .offersAmongOthers('Ann', 'to c5', 'onto the trap on c4', 'onto the trap on b4')
    .refuses('Ann', 'to c3', 'SFB-7.2')
    .does('Ann', 'to c5')
    .then((t) => ({ 'past Enemies and traps': [fares(t, 'Gwaien'), 'c5'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-R10 a levelled Gwaien shoots from 1 nearer, but never nearer than 1, and 1 further', {
    Ann: { champions: { Gwaien: { at: 'c4', levelled: true } }, hand: ['Fireball'] },
    Bob: { champions: { Kilgore: 'c5', Deryn: 'c8', Rath: 'g6' } },
  })
    .does('Ann', 'play Fireball')
    .does('Ann', 'stay')
    .offers('Ann', 'Kilgore', 'Deryn', 'no attack')
    .does('Ann', 'no attack')
    .asks('Ann', 'brawl/act'),

  scenario('SFB-13.8 a levelled Gold’arr is not pushed, a levelled Kilgore not stunned', {
    Ann: { champions: { Korvash: 'c4' }, hand: ['Shockwave'] },
    Bob: { champions: { Kilgore: { at: 'c5', levelled: true } }, hand: ['Fury'] },
  })
    .does('Ann', 'play Shockwave')
    .does('Ann', 'stay')
    .does('Ann', 'Kilgore')
    .then((t) => ({
      'pushed, but no card is lost': [
        [fares(t, 'Kilgore'), t.players[1]?.hand.length],
        ['c6 +', 1],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-13.8 SFB-15.1 a levelled Gold’arr ignores Push', {
    Ann: { champions: { Kilgore: 'c3' }, hand: ['Maul Thrash'] },
    Bob: { champions: { 'Gold’arr': { at: 'c2', levelled: true } } },
  })
    .does('Ann', 'play Maul Thrash')
    .does('Ann', 'stay')
    .does('Ann', 'Gold’arr')
    .then((t) => ({ 'neither moved nor hurt by it': [fares(t, 'Gold’arr'), 'c2 −1 +'] }))
    .asks('Ann', 'brawl/act'),
];
