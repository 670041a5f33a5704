import { faceOf, knows, ONLOOKER } from '@arenarium/engine';
import { fares, scenario } from './arrange.ts';

export const concepts = [
  scenario('SFB-5.1 SFB-5.7 a levelled Dugrun must be among the targets: his card outdoes the free choice of targets', {
    Ann: { champions: { Kilgore: 'c4' }, hand: ['Maul Thrash'] },
    Bob: { champions: { Dugrun: { at: 'c5', levelled: true }, Gwaien: 'c3' } },
  })
    .does('Ann', 'play Maul Thrash')
    .does('Ann', 'stay')
    .refuses('Ann', 'Gwaien', 'SFB-5.1')
    .offers('Ann', 'Dugrun', 'no attack')
    .does('Ann', 'no attack')
    .asks('Ann', 'brawl/act'),

  scenario('SFB-5.2 “Ally” does not mean the Champion whose card it is', {
    Ann: { champions: { 'Gold’arr': 'c4', Kilgore: 'a1' }, hand: ['Me Hearties'] },
    Bob: { champions: { Gwaien: 'g1' } },
  })
    .does('Ann', 'play Me Hearties')
    .does('Ann', 'stay')
    .does('Ann', 'use it')
    .does('Ann', '0')
    .then((t) => ({
      'only Kilgore gained': [
        t.lasting.map(({ kind, on, n }) => [kind, on, n]),
        [
          ['strength', 1, 1],
          ['movement', 1, 1],
        ],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-5.3 a card exhausts the Core of its colour, which then pays for nothing else', {
    Ann: { champions: { Gwaien: 'a1' }, hand: ['Fireball', 'Flamespear'] },
    Bob: { champions: { Dugrun: 'g1' } },
  })
    .does('Ann', 'play Fireball')
    .does('Ann', 'stay')
    .refuses('Ann', 'play Flamespear', 'SFB-5.3')
    .refuses('Ann', 'Gwaien: Move 1 and 1 damage', 'SFB-5.3')
    .offers(
      'Ann',
      'Gwaien: Move 1 and Plan 1',
      'Gwaien: Move 1 and Heal 1',
      'Gwaien: Move 2 for Creation',
      'Gwaien: Move 2 for Manipulation',
      'end the Activation Phase',
    ),

  scenario('SFB-5.4 defence lessens strength, not damage', {
    Ann: { champions: { 'Gold’arr': 'c4' }, hand: ['Plundarr!'] },
    Bob: { champions: { Dugrun: 'c5' } },
  })
    .does('Ann', 'play Plundarr!')
    .does('Ann', 'stay')
    .does('Ann', 'Dugrun')
    .then((t) => ({ 'strength 2 against defence 2': [fares(t, 'Dugrun'), 'c5'] }))
    .does('Ann', 'Gold’arr: Move 1 and 1 damage')
    .does('Ann', 'stay')
    .does('Ann', 'Dugrun')
    .then((t) => ({ 'damage ignores it': [fares(t, 'Dugrun'), 'c5 −1'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-5.5 what cannot be done is forfeited, the rest is done', {
    Ann: { champions: { Kilgore: 'c4' }, hand: ['Relentless Advance'] },
    Bob: { champions: { Gwaien: 'c5' } },
  })
    .does('Ann', 'play Relentless Advance')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .does('Ann', 'stay')
    .then((t) => ({
      'Gwaien was not forced away, so Kilgore stays': [
        [fares(t, 'Kilgore'), fares(t, 'Gwaien')],
        ['c4', 'c5'],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-5.6 SFB-7.3 a movement bonus does not help a card without movement', {
    Ann: { champions: { 'Tzu Xiao': 'a1', Gwaien: 'c4' }, hand: ['Focus', 'Teleport', 'Ignite'] },
    Bob: { champions: { Dugrun: 'c6' } },
  })
    .does('Ann', 'play Focus')
    .does('Ann', 'stay')
    .does('Ann', 'use it')
    .does('Ann', 'play Teleport')
    .then((t) => ({ 'Teleport goes straight to its Jump': [t.action?.card !== -1, true] }))
    .refuses('Ann', 'to e8', 'SFB-17.9')
    .does('Ann', 'to d3')
    .asks('Ann', 'brawl/act'),

  scenario('SFB-5.8 a hand, a trap and a Challenge are never taken for each other', {
    Ann: { champions: { Dugrun: 'a1' }, hand: ['Mighty Blow'] },
    Bob: { champions: { Deryn: 'g1' }, hand: ['Prowl', 'Ambush'] },
    traps: { b2: 'Root', f4: '3' },
    challengeDeck: ['Court of Esmae'],
    turn: 'Bob',
  })
    .doesNotKnow('Ann', 'Bob’s hand')
    .imagines('Ann', 'Bob’s hand', 'Ambush', 'Heavy Shot', 'Hit and Run', 'Hunter’s Quarry', 'Prowl', 'Spring the Trap')
    .imagines('Ann', 'challengeDeck', 'Court of Esmae')
    .imagines('Ann', 'traps', 'Trap: 1 damage', 'Trap: 2 damage', 'Trap: 3 damage', 'Trap: Root', 'Trap: Stun')
    .asks('Bob', 'brawl/act'),

  scenario('SFB-5.8 a trap that is looked at is seen by one player only', {
    Ann: { champions: { Deryn: 'a1' }, hand: ['Prowl'] },
    Bob: { champions: { Dugrun: 'g1' } },
    traps: { b2: 'Root', f4: '3' },
  })
    .does('Ann', 'play Prowl')
    .does('Ann', 'stay')
    .does('Ann', '0')
    .does('Ann', 'the trap on f4')
    .then((t, p) => {
      const trap = t.traps[1]?.id ?? -1;
      return {
        'Ann knows it': [knows(p, 0, trap), true],
        'Bob does not': [knows(p, 1, trap), false],
        'nor the onlooker': [knows(p, ONLOOKER, trap), false],
      };
    })
    .offers('Ann', 'a trap on b4', 'a trap on b6', 'a trap on f2', 'a trap on f6', 'enough')
    .does('Ann', 'a trap on b6')
    .then((t) => ({ 'it lies on b6 now': [t.traps.length, 2] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-5.9 an empty deck is made anew from the discard pile', {
    Ann: { champions: { Dugrun: 'a1' }, hand: ['Onwards!'], discard: 'rest' },
    Bob: { champions: { Gwaien: 'g1' } },
  })
    .shuffle(1, 2, 3, 4, 0)
    .does('Ann', 'play Onwards!')
    .does('Ann', 'stay')
    .does('Ann', '1')
    .then((t, p) => ({
      'Hold Ground was on top of the new deck': [t.players[0]?.hand.map((id) => faceOf(p, id)), [0]],
      'four are left in it, and the card just played is discarded': [
        [t.players[0]?.deck.length, t.players[0]?.discard.length],
        [4, 1],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-5.10 SFB-17.6 Fear leads away at every step, as far as it can', {
    Ann: { champions: { Kilgore: 'c4' }, hand: ['Maul Thrash'] },
    Bob: { champions: { 'Gold’arr': 'c5' }, hand: ['Intimidation'] },
  })
    .does('Ann', 'play Maul Thrash')
    .does('Ann', 'stay')
    .does('Ann', 'Gold’arr')
    .does('Bob', 'Intimidation on Gold’arr')
    .offers('Ann', 'to e3', 'to c2', 'to a2')
    .does('Ann', 'to c2')
    .then((t) => ({
      'Kilgore fled along the row, and pushes from there': [
        [fares(t, 'Kilgore'), fares(t, 'Gold’arr')],
        ['c2', 'c7'],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-6.1 SFB-6.3 one Champion may act several times; then the turn passes on', {
    Ann: { champions: { Dugrun: 'a1', Gwaien: 'a2' } },
    Bob: { champions: { Kilgore: 'g1' } },
  })
    .does('Ann', 'Dugrun: Move 1 and Plan 1')
    .does('Ann', 'to b1')
    .does('Ann', 'Dugrun: Move 1 and Heal 1')
    .does('Ann', 'to c1')
    .does('Ann', 'Gwaien: Move 1 and 1 damage')
    .does('Ann', 'stay')
    .then((t) => ({ 'no Core is left, so it is Bob’s turn': [t.active, 1] }))
    .asks('Bob', 'brawl/act')
    .does('Bob', 'end the Activation Phase')
    .then((t) => ({ 'a new round': [t.round, 3] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-6.2 SFB-3.2 every Challenge that is met is scored and discarded', {
    Ann: { champions: { Dugrun: 'c4', Gwaien: 'c3' } },
    Bob: { champions: { Kilgore: 'g1' } },
    track: ['Two Crowns', 'Garnet’s Ground', 'Two Crowns', 'First Blood'],
  })
    .then((t) => ({
      'two areas are controlled: 1 + 2 VP': [t.vp, [3, 0]],
      'the first slot cannot be scored, the last is not met': [
        t.track.map((id) => id >= 0),
        [true, false, false, true],
      ],
      'two discarded': [t.challengeDiscard.length, 2],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-6.4 Upkeep readies the Cores and brings a new hand of five', {
    Ann: { champions: { Dugrun: 'a1', Gwaien: 'a2' }, hand: ['Fireball', 'Onwards!'], cores: ['creation'] },
    Bob: { champions: { Kilgore: 'g1' } },
  })
    .does('Ann', 'end the Activation Phase')
    .then((t) => ({
      'Cores ready': [t.players[0]?.cores, 7],
      'a new hand': [t.players[0]?.hand.length, 5],
      'the old one discarded': [t.players[0]?.discard.length, 2],
    }))
    .asks('Bob', 'brawl/act'),

  scenario('SFB-6.5 a Core spent on a Reaction is missing in the next own turn', {
    Ann: { champions: { Kilgore: 'c4' }, hand: ['Maul Thrash'] },
    Bob: { champions: { Gwaien: 'c5' }, hand: ['Arcane Shield', 'Chain Lightning'] },
  })
    .does('Ann', 'play Maul Thrash')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .does('Bob', 'Arcane Shield on Gwaien')
    .does('Ann', 'end the Activation Phase')
    .refuses('Bob', 'play Chain Lightning', 'SFB-5.3')
    .asks('Bob', 'brawl/act'),
];
