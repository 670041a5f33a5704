import { scenario } from './arrange.ts';

/** Ann and Bob have nothing to do but to end their turns. */
const idle = { champions: { Dugrun: 'a1' }, cores: ['creation'] } as const;
const idleToo = { champions: { Kilgore: 'g1' }, cores: ['creation'] } as const;

export const track = [
  scenario('SFB-3.1 five Victory Points win at once', {
    Ann: { champions: { Dugrun: 'c4' } },
    Bob: { champions: { Kilgore: 'g1' } },
    vp: [3, 4],
    track: [null, null, 'Garnet’s Ground', null],
  }).ends([1, 0], 'SFB-3.1'),

  scenario('SFB-12.1 SFB-R2 Challenges move on at the end of the round, from the last slot away', {
    Ann: idle,
    Bob: idleToo,
    track: ['First Blood', 'Two Crowns', 'Three Bows', 'Court of Garnet'],
  })
    .then((t) => ({ 'as laid': [t.challengeDeck.length, 7] }))
    .does('Ann', 'end the Activation Phase')
    .does('Bob', 'end the Activation Phase')
    .then((t) => ({
      'each one slot further, a new one in the first': [t.track.slice(1), [165, 162, 163]],
      'Court of Garnet is gone': [t.challengeDiscard, [159]],
      'one card fewer': [t.challengeDeck.length, 6],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-12.2 an empty Challenge deck is made anew', {
    Ann: idle,
    Bob: idleToo,
    track: [null, null, null, 'Court of Garnet'],
    challengeDiscard: 'rest',
  })
    .does('Ann', 'end the Activation Phase')
    .does('Bob', 'end the Activation Phase')
    .then((t) => ({
      'ten and one were shuffled, one was turned up': [
        [t.challengeDeck.length, t.challengeDiscard.length, (t.track[0] ?? -1) >= 0],
        [10, 0, true],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-12.3 two Champions beside a Statue, whatever the colour of their hexes', {
    Ann: { champions: { Dugrun: 'd3', Gwaien: 'c2' } },
    Bob: { champions: { Kilgore: 'g1' } },
    track: [null, 'Court of Esmae', null, null],
  })
    .then((t) => ({ scored: [t.vp, [1, 0]] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-12.3 a Champion beside each Statue; one may stand beside two', {
    Ann: { champions: { Dugrun: 'd3', Gwaien: 'd7' } },
    Bob: { champions: { Kilgore: 'g1' } },
    track: [null, null, 'Three Bows', null],
  })
    .then((t) => ({ scored: [t.vp, [2, 0]] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-12.3 two Champions in the deployment area of the Enemies', {
    Ann: { champions: { Dugrun: 'g3', Gwaien: 'g5' } },
    Bob: { champions: { Kilgore: 'g1' } },
    track: [null, 'Behind Their Lines', null, null],
  })
    .then((t) => ({ scored: [t.vp, [1, 0]] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-12.3 SFB-17.1 two Enemies Bloodied, with three damage or more, or out of action', {
    Ann: { champions: { Dugrun: 'a1' } },
    Bob: { champions: { Kilgore: { at: 'g1', damage: 3 }, Gwaien: 'gate', Deryn: { at: 'g2', damage: 2 } } },
    track: [null, 'First Blood', null, null],
  })
    .then((t) => ({ scored: [t.vp, [1, 0]] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-12.3 two Champions on trap hexes', {
    Ann: { champions: { Dugrun: 'b2', Gwaien: 'f6' } },
    Bob: { champions: { Kilgore: 'g1' } },
    track: [null, 'Dance on the Edge', null, null],
  })
    .then((t) => ({ scored: [t.vp, [1, 0]] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.2 one against one is no control', {
    Ann: { champions: { Dugrun: 'c4' } },
    Bob: { champions: { Kilgore: 'e4' } },
    track: [null, 'Garnet’s Ground', null, null],
  })
    .then((t) => ({ 'not scored': [t.vp, [0, 0]] }))
    .asks('Ann', 'brawl/act'),
];
