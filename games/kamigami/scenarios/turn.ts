import { knows, type Scenario } from '@arenarium/engine';
import { named, scenario } from './arrange.ts';

export const turns: readonly Scenario[] = [
  scenario('KB-1.1 Energy stands on the God and goes up and down', {
    seats: { Ann: { hand: ['Mermaid', 'Leo'] }, Bob: { energy: 9 } },
  })
    .does('Ann', 'Play Mermaid: one God gains 1 Energy')
    .does('Ann', 'Ann’s God')
    .does('Ann', 'Play Leo')
    .then((t) => ({ 'Ann’s up by one, Bob’s down by four': [t.energy.slice(0, 2), [16, 5]] }))
    .offers('Ann', 'End the Play Phase'),

  scenario('KB-3.1 turns go clockwise past those who are out, and back at the first seat a Round is over', {
    seats: { Ann: {}, Bob: { eliminated: true, energy: 0 }, Cid: {} },
  })
    .does('Ann', 'End the Play Phase')
    .then((t) => ({
      'still the first Round': [
        [t.active, t.round],
        [2, 1],
      ],
    }))
    .does('Cid', 'End the Play Phase')
    .then((t) => ({
      'the second Round': [
        [t.active, t.round],
        [0, 2],
      ],
    }))
    .asks('Ann', 'kamigami/play'),

  scenario('KB-3.2 KB-R25 five phases in order, and an Act of the God may be used in each', {
    phase: 'starting',
    seats: { Ann: { god: 'Zeus' }, Bob: {} },
  })
    .then((t) => ({ Starting: [t.phase, 0] }))
    .offers('Ann', 'Use Thunderbolt', 'Go on')
    .does('Ann', 'Go on')
    .then((t) => ({ Play: [t.phase, 1] }))
    .offers('Ann', 'Use Thunderbolt', 'End the Play Phase')
    .does('Ann', 'End the Play Phase')
    .then((t) => ({ Recruit: [t.phase, 2] }))
    .offers('Ann', 'Use Thunderbolt', 'End the Recruit Phase')
    .does('Ann', 'End the Recruit Phase')
    .then((t) => ({ Discard: [t.phase, 3] }))
    .offers('Ann', 'Use Thunderbolt', 'Go on')
    .does('Ann', 'Go on')
    .then((t) => ({ End: [t.phase, 4] }))
    .offers('Ann', 'Use Thunderbolt', 'Go on')
    .does('Ann', 'Go on')
    .asks('Bob', 'kamigami/play'),

  scenario('KB-3.3 each Act of God and Temple once a turn', {
    faith: 1,
    seats: { Ann: { god: 'Zeus', temple: 'Temple of the Sun' }, Bob: {} },
  })
    .offers('Ann', 'Use Thunderbolt', 'Use Blazing Altar', 'End the Play Phase')
    .does('Ann', 'Use Thunderbolt')
    .does('Ann', 'Use Blazing Altar')
    .offers('Ann', 'Use Sky Father', 'End the Play Phase')
    .refuses('Ann', 'Use Thunderbolt', 'KB-3.3')
    .refuses('Ann', 'Use Blazing Altar', 'KB-3.3')
    .then((t) => ({ 'Bob was hit once': [t.energy[1], 11] }))
    .does('Ann', 'Use Sky Father')
    .offers('Ann', 'End the Play Phase'),

  scenario('KB-3.4 what happens at the beginning of a phase comes first, and is lost when it is not used', {
    phase: 'starting',
    seats: { Ann: { god: 'Odin', hand: ['Priestess'], deck: ['Priestess', 'Leo'] }, Bob: {} },
  })
    .offers('Ann', 'Use Huginn and Muninn', 'Pass')
    .does('Ann', 'Pass')
    .offers('Ann', 'Use The Price of Wisdom', 'Go on')
    .does('Ann', 'Go on')
    .offers('Ann', 'Play Priestess', 'Use The Price of Wisdom', 'End the Play Phase'),

  scenario('KB-3.4 Odin sees the top of his deck before anything else and may discard it', {
    phase: 'starting',
    seats: { Ann: { god: 'Odin', deck: ['Priestess', 'Leo'] }, Bob: {} },
  })
    .does('Ann', 'Use Huginn and Muninn')
    .offers('Ann', 'Leave it on top', 'Discard it')
    .does('Ann', 'Discard it')
    .then((t, p) => ({
      'the Priestess is discarded': [
        [named(p, t.discard[0]), named(p, t.deck[0])],
        [['Priestess'], ['Leo']],
      ],
    }))
    .offers('Ann', 'End the Play Phase'),

  scenario('KB-3.4 KB-3.5 another player may react in your Starting Phase, after you', {
    phase: 'starting',
    seats: {
      Ann: { god: 'Odin', deck: ['Leo', 'Cancer'] },
      Bob: { god: 'Thor', hand: ['Sphinx'], deck: ['Priestess', 'Virgo'] },
    },
  })
    .offers('Ann', 'Use Huginn and Muninn', 'Pass')
    .does('Ann', 'Pass')
    .offers('Bob', 'React with Sphinx', 'Pass')
    .does('Bob', 'React with Sphinx')
    .offers('Bob', 'Leave it on top', 'Discard it')
    .does('Bob', 'Discard it')
    .then((t, p) => ({ 'the Priestess is discarded': [named(p, t.discard[1]), ['Priestess']] }))
    .asks('Ann', 'kamigami/play'),

  scenario('KB-3.4 Sphinx answers the Starting Phases of opponents, not its player’s', {
    phase: 'starting',
    seats: { Ann: { god: 'Thor', hand: ['Sphinx'], deck: ['Leo'] }, Bob: { god: 'Thor' } },
  }).offers('Ann', 'Play Sphinx', 'End the Play Phase'),

  scenario('KB-3.5 nothing happens in the Starting Phase by itself', {
    phase: 'starting',
    seats: { Ann: { hand: ['Priestess'] }, Bob: {} },
  }).offers('Ann', 'Play Priestess', 'End the Play Phase'),

  scenario('KB-8.1 KB-8.3 everything is discarded face up, then five cards are drawn', {
    seats: {
      Ann: { hand: ['Priestess', 'Leo', 'Cancer'], deck: ['Virgo', 'Aries', 'Pisces', 'Gemini', 'Libra', 'Taurus'] },
      Bob: {},
    },
  })
    .does('Ann', 'Play Priestess')
    .does('Ann', 'End the Play Phase')
    .then((t, p) => ({
      'played and unplayed': [named(p, t.discard[0]), ['Priestess', 'Leo', 'Cancer']],
      'a new hand': [named(p, t.hand[0]), ['Virgo', 'Aries', 'Pisces', 'Gemini', 'Libra']],
      'nothing is kept in play': [t.play[0], []],
    }))
    .asks('Bob', 'kamigami/play'),

  scenario('KB-3.3 KB-R34 an Act that was used is spent; hands and decks are imagined apart from the Warriors', {
    turn: 'Bob',
    spent: [{ who: 'Bob', ability: 'poseidon.ebb-and-flow' }],
    seats: {
      Ann: { hand: ['Leo', 'Priestess'], deck: ['Aries'] },
      Bob: { god: 'Poseidon', hand: ['Priestess', 'Virgo'] },
    },
    warriorDeck: ['Kraken', 'Mermaid'],
    hall: [['Taurus']],
  })
    .refuses('Bob', 'Use Ebb and Flow', 'KB-3.3')
    .imagines('Bob', 'Ann’s hand', 'Aries', 'Leo', 'Priestess')
    .imagines('Bob', 'warriorDeck', 'Kraken', 'Mermaid')
    .cannotTell('Bob', ['Ann’s hand', 'Ann’s deck'], (then) =>
      then.does('Bob', 'Play Priestess').does('Bob', 'End the Play Phase'),
    )
    .asks('Bob', 'kamigami/play'),

  scenario('KB-R34 of equal cards the one that all have seen leaves the hand; no order tells of the others', {
    seats: { Ann: { hand: ['Valkyrie', 'Leo', 'Leo'], discard: ['Leo'] }, Bob: {} },
  })
    .does('Ann', 'Play Valkyrie')
    .then((t) => ({ 'one from the hand, one from the Discard Pile': [t.hand[0]?.length, 3] }))
    .does('Ann', 'Play Leo')
    .then((t, p) => ({
      'the Leo taken openly is the one that was played': [
        [...(t.hand[0] ?? [])].some((card) => knows(p, 1, card)),
        false,
      ],
    }))
    .offers('Ann', 'Play Leo', 'End the Play Phase'),

  scenario('KB-8.2 KB-5.2 what others played as Reacts goes to their own Discard Piles', {
    seats: { Ann: { hand: ['Leo'] }, Bob: { hand: ['Cancer', 'Priestess'] } },
  })
    .does('Ann', 'Play Leo')
    .offers('Bob', 'React with Cancer', 'Pass')
    .does('Bob', 'React with Cancer')
    .then((t, p) => ({ 'still in play': [named(p, t.play[1]), ['Cancer']] }))
    .does('Ann', 'End the Play Phase')
    .then((t, p) => ({
      'discarded with the rest': [
        [named(p, t.play[1]), named(p, t.discard[1])],
        [[], ['Cancer']],
      ],
    }))
    .offers('Bob', 'Play Priestess', 'End the Play Phase'),

  scenario('KB-8.4 the Discard Pile is only shuffled when a card is needed', {
    seats: { Ann: { hand: ['Cancer', 'Pisces'], deck: ['Leo'], discard: ['Priestess', 'Virgo'] }, Bob: {} },
  })
    .shuffle()
    .does('Ann', 'Play Cancer')
    .then((t, p) => ({
      'the deck stays empty': [
        [t.deck[0], named(p, t.discard[0])],
        [[], ['Priestess', 'Virgo']],
      ],
    }))
    .does('Ann', 'End the Play Phase')
    .then((t, p) => ({
      'all discarded were shuffled, and five drawn': [
        named(p, t.hand[0]),
        ['Leo', 'Pisces', 'Cancer', 'Virgo', 'Priestess'],
      ],
    }))
    .asks('Bob', 'kamigami/play'),

  scenario('KB-8.5 Discard Piles are open to all and keep their order', {
    seats: {
      Ann: { hand: ['Leo', 'Priestess', 'Virgo'], deck: ['Aries', 'Aries', 'Aries', 'Aries', 'Aries'] },
      Bob: { discard: ['Cancer', 'Libra'] },
    },
  })
    .does('Ann', 'End the Play Phase')
    .then((t, p) => ({
      'Bob and onlookers see Ann’s': [
        (t.discard[0] ?? []).every((id) => [1, 2].every((seat) => knows(p, seat, id))),
        true,
      ],
      'in order': [
        [named(p, t.discard[0]), named(p, t.discard[1])],
        [
          ['Leo', 'Priestess', 'Virgo'],
          ['Cancer', 'Libra'],
        ],
      ],
    }))
    .asks('Bob', 'kamigami/play'),
];
