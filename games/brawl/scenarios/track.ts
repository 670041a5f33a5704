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

  scenario('SFB-12.2 as the last Challenge is turned up, the discard pile becomes the new deck', {
    Ann: idle,
    Bob: idleToo,
    track: [null, null, null, 'Court of Garnet'],
    challengeDeck: ['Three Bows'],
  })
    .does('Ann', 'end the Activation Phase')
    .does('Bob', 'end the Activation Phase')
    .then((t) => ({
      'Court of Garnet and nine more were shuffled': [
        [t.challengeDeck.length, t.challengeDiscard],
        [10, []],
      ],
      'Three Bows is up': [t.track, [163, -1, -1, -1]],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-12.2 what is scored after that waits for the next deck', {
    Ann: { champions: { Dugrun: 'c4' }, cores: ['creation'] },
    Bob: idleToo,
    track: [null, 'Garnet’s Ground', null, null],
    challengeDeck: ['Three Bows'],
    round: 1,
  })
    .does('Ann', 'end the Activation Phase')
    .does('Bob', 'end the Activation Phase')
    .then((t) => ({
      'the new deck is there': [t.challengeDeck.length, 9],
      'Garnet’s Ground was scored in the second round': [t.challengeDiscard, [156]],
    }))
    .does('Ann', 'end the Activation Phase')
    .does('Bob', 'end the Activation Phase')
    .then((t) => ({
      'it does not come back': [
        [t.challengeDeck.length, t.challengeDiscard],
        [8, [156]],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-R33 after fifty rounds the side with more VP wins', {
    Ann: idle,
    Bob: idleToo,
    vp: [1, 2],
    round: 50,
  })
    .does('Ann', 'end the Activation Phase')
    .does('Bob', 'end the Activation Phase')
    .ends([0, 1], 'SFB-R33'),

  scenario('SFB-R33 and with equally many it is drawn', { Ann: idle, Bob: idleToo, vp: [2, 2], round: 50 })
    .does('Ann', 'end the Activation Phase')
    .does('Bob', 'end the Activation Phase')
    .ends([0.5, 0.5], 'SFB-R33'),

  scenario('SFB-R33 it ends as well after twenty thousand decisions', { Ann: idle, Bob: idleToo, vp: [2, 1] })
    .afterDecisions(20_000)
    .ends([1, 0], 'SFB-R33'),

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
