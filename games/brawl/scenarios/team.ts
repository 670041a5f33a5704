import { fares, scenario } from './arrange.ts';

export const team = [
  scenario('SFB-16.1 SFB-R24 a teammate’s Champion is an Ally, and Reactions may be played on it, one in all', {
    Ann: { champions: { Kilgore: 'c4' }, hand: ['Maul Thrash'] },
    Bob: { champions: { Gwaien: 'c5' }, hand: ['Fireball'] },
    Cid: { champions: { Dugrun: 'c3' } },
    Dot: { champions: { Deryn: 'g1' }, hand: ['Ambush'] },
  })
    .does('Ann', 'play Maul Thrash')
    .does('Ann', 'stay')
    .refuses('Ann', 'Dugrun', 'SFB-5.7')
    .does('Ann', 'Gwaien')
    .does('Bob', 'no Reaction')
    .offers('Dot', 'Ambush on Gwaien', 'no Reaction')
    .does('Dot', 'Ambush on Gwaien')
    .does('Dot', 'to b3')
    .then((t) => ({
      'Gwaien was shielded, Deryn placed': [
        [fares(t, 'Gwaien'), fares(t, 'Deryn')],
        ['c7 −1', 'b3'],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-16.2 hands of four', {
    Ann: { champions: { Kilgore: 'c4' }, cores: ['creation'] },
    Bob: { champions: { Gwaien: 'g1' } },
    Cid: { champions: { Dugrun: 'a1' } },
    Dot: { champions: { Deryn: 'g2' } },
  })
    .does('Ann', 'end the Activation Phase')
    .then((t) => ({ four: [t.players[0]?.hand.length, 4] }))
    .asks('Bob', 'brawl/act'),

  scenario('SFB-16.3 SFB-16.5 seven VP win, for both of the team, whose Champions count together', {
    Ann: { champions: { Kilgore: 'c3' } },
    Bob: { champions: { Gwaien: 'g1' } },
    Cid: { champions: { Dugrun: 'c2' } },
    Dot: { champions: { Deryn: 'g2' } },
    vp: [5, 6],
    track: [null, null, null, 'Court of Esmae', null],
  }).ends([1, 0, 1, 0], 'SFB-16.3'),

  scenario('SFB-6.2 nothing is scored in the first round, though a Challenge lies in a slot worth 1 VP', {
    Ann: { champions: { Kilgore: 'c3' } },
    Bob: { champions: { Gwaien: 'g1' } },
    Cid: { champions: { Dugrun: 'c2' } },
    Dot: { champions: { Deryn: 'g2' } },
    round: 1,
    track: [null, null, 'Court of Esmae', null, null],
  })
    .then((t) => ({ 'met, but not scored': [t.vp, [0, 0]] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-16.4 Challenges move two slots, and two new ones come', {
    Ann: { champions: { Kilgore: 'a1' }, cores: [] },
    Bob: { champions: { Gwaien: 'g1' }, cores: [] },
    Cid: { champions: { Dugrun: 'a2' }, cores: [] },
    Dot: { champions: { Deryn: 'g2' }, cores: ['creation'] },
    track: ['First Blood', 'Two Crowns', 'Three Bows', 'Court of Garnet', null],
  })
    .does('Dot', 'end the Activation Phase')
    .then((t) => ({
      'moved by two': [t.track.slice(2), [165, 162, 163]],
      'two new ones': [t.track.slice(0, 2).every((id) => id >= 0), true],
      'one gone': [t.challengeDiscard.length, 1],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-16.6 SFB-R25 teams name who plays first and second; partners follow', {
    from: 'draft',
    seats: 4,
    settings: { draft: 'casual' },
  })
    .dice(2)
    .offers('Bob', 'Bob', 'Dot')
    .does('Bob', 'Dot')
    .offers('Ann', 'Ann', 'Cid')
    .does('Ann', 'Ann')
    .then((t) => ({ 'in turn': [t.order, [3, 0, 1, 2]] }))
    .asks('Dot', 'brawl/home'),

  scenario('SFB-16.4 SFB-16.7 SFB-16.8 a casual draft for four, and the set-up after it', {
    from: 'draft',
    seats: 4,
    settings: { draft: 'casual', box: 'core', duplicates: 'yes' },
  })
    .dice(1)
    .does('Ann', 'Ann')
    .does('Bob', 'Bob')
    .does('Ann', 'the lower edge')
    .does('Bob', 'Dugrun')
    .does('Ann', 'Dugrun')
    .refuses('Dot', 'Dugrun', 'SFB-16.8')
    .does('Dot', 'Gwaien')
    .does('Cid', 'Kilgore')
    .does('Bob', 'Deryn')
    .does('Ann', 'Gwaien')
    .does('Dot', 'Tzu Xiao')
    .does('Cid', 'Deryn')
    .then((t) => ({
      'two each': [
        t.picks,
        [
          [0, 2],
          [0, 5],
          [3, 5],
          [2, 4],
        ],
      ],
      'three Challenges': [t.track.map((id) => id >= 0), [true, true, true, false, false]],
    }))
    .does('Ann', ['a trap on b2'])
    .does('Bob', ['a trap on b4'])
    .does('Cid', ['a trap on b6'])
    .does('Dot', ['a trap on f2'])
    .does('Ann', [])
    .does('Bob', [])
    .does('Cid', [])
    .does('Dot', [])
    .does('Ann', 'to g1')
    .does('Ann', 'to g2')
    .does('Bob', 'to a1')
    .does('Bob', 'to a2')
    .offers('Cid', 'to g3', 'to g4', 'to g5', 'to g6')
    .does('Cid', 'to g3')
    .does('Cid', 'to g4')
    .does('Dot', 'to a3')
    .does('Dot', 'to a4')
    .then((t) => ({ 'four cards each': [t.players.map(({ hand }) => hand.length), [4, 4, 4, 4]] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-16.9 in a competitive draft for four, one of three is barred', {
    from: 'draft',
    seats: 4,
    settings: { draft: 'competitive' },
  })
    .dice(1)
    .does('Ann', 'Ann')
    .does('Bob', 'Bob')
    .does('Ann', 'the upper edge')
    .does('Ann', ['Dugrun', 'Gwaien', 'Deryn'])
    .does('Bob', ['Dugrun', 'Kilgore', 'Taze'])
    .refuses('Cid', 'Dugrun', 'SFB-R13')
    .does('Cid', ['Gold’arr', 'Rath', 'Korvash'])
    .does('Dot', ['Gwaien', 'Rath', 'Loralei'])
    .offers('Ann', 'Dugrun', 'Kilgore', 'Taze')
    .does('Ann', 'Taze')
    .does('Bob', 'Deryn')
    .offers('Cid', 'Gwaien', 'Rath', 'Loralei')
    .does('Cid', 'Rath')
    .does('Dot', 'Korvash')
    .then((t) => ({
      'the two left play': [
        t.picks,
        [
          [0, 2],
          [0, 3],
          [1, 6],
          [2, 9],
        ],
      ],
    }))
    .asks('Ann', 'brawl/layFirst'),
];
