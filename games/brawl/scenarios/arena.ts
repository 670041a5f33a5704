import { fares, scenario } from './arrange.ts';

export const arena = [
  scenario('SFB-1.1 SFB-7.2 a hex holds one Champion, and movement does not end on an Ally', {
    Ann: { champions: { Dugrun: 'c4', Kilgore: 'c5' } },
    Bob: { champions: { Gwaien: 'g1' } },
  })
    .does('Ann', 'Dugrun: Move 2 for Destruction')
    .refuses('Ann', 'to c5', 'SFB-7.2')
    .offersAmongOthers('Ann', 'to c6')
    .does('Ann', 'to c6')
    .asks('Ann', 'brawl/act'),

  scenario('SFB-1.2 SFB-17.2 d3 lies beside two Statues but belongs to the area of Destruction alone', {
    Ann: { champions: { Dugrun: 'd3' } },
    Bob: { champions: { Gwaien: 'g1' } },
    track: [null, 'Esmae’s Ground', 'Garnet’s Ground', null],
  })
    .then((t) => ({
      'only the Challenge in slot 2 was scored': [t.vp, [2, 0]],
      'the other still lies there': [t.track[1] !== -1, true],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-1.3 any hex is a trap hex while a trap lies in it', {
    Ann: { champions: { 'Gold’arr': 'c5' }, hand: ['Plundarr!'] },
    Bob: { champions: { Deryn: { at: 'c4', levelled: true } } },
    traps: { c4: '3' },
  })
    .does('Ann', 'play Plundarr!')
    .does('Ann', 'stay')
    .does('Ann', 'Deryn')
    .then((t) => ({ 'her 2 defence on a trap hex stopped the blow': [fares(t, 'Deryn'), 'c4 +'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-1.4 SFB-17.3 a Dash stays in one hex row', {
    Ann: { champions: { Dugrun: 'a1' }, hand: ['Shield Slam'] },
    Bob: { champions: { Gwaien: 'g6' } },
  })
    .does('Ann', 'play Shield Slam')
    .does('Ann', 'stay')
    .does('Ann', 'use it')
    .offers('Ann', 'to a2', 'to a3', 'to b2', 'to c3', 'to b1', 'to c1', 'stay')
    .does('Ann', 'to c3')
    .then((t) => ({ 'Dugrun dashed': [fares(t, 'Dugrun'), 'c3'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-1.5 SFB-13.3 a Champion at its Gate comes back through its own deployment area', {
    Ann: { champions: { Dugrun: 'gate', Kilgore: 'a2' } },
    Bob: { champions: { Gwaien: 'a5' } },
  })
    .does('Ann', 'Dugrun: Move 1 and Plan 1')
    .offers('Ann', 'to a1', 'to a3', 'to a4', 'to a6')
    .does('Ann', 'to a1')
    .then((t) => ({ 'he is back': [fares(t, 'Dugrun'), 'a1'] }))
    .asks('Ann', 'brawl/act'),
];
