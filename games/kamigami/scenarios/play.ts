import { knows } from '@arenarium/engine';
import type { Scenario } from '@arenarium/engine';
import { named, scenario } from './arrange.ts';

export const playing: readonly Scenario[] = [
  scenario('KB-4.1 any number of Disciples, at any time in the Play Phase', {
    seats: { Ann: { hand: ['Priestess', 'Priestess', 'Bishop', 'Capricorn'], deck: ['Sacred Guardian'] }, Bob: {} },
  })
    .does('Ann', 'Play Priestess')
    .does('Ann', 'Play Capricorn')
    .does('Ann', 'Play Priestess')
    .does('Ann', 'Play Bishop: gain 2 Faith')
    .does('Ann', 'Play Sacred Guardian')
    .then((t) => ({ 'Faith of all five': [t.faith, 7] }))
    .offers('Ann', 'End the Play Phase'),

  scenario('KB-4.2 KB-4.3 the book’s chain: Aries, then Capricorn, then blue or green', {
    seats: { Ann: { hand: ['Aries', 'Capricorn', 'Leo', 'Cancer', 'Virgo'] }, Bob: {} },
  })
    .offers('Ann', 'Play Aries', 'Play Capricorn', 'Play Leo', 'Play Cancer', 'Play Virgo', 'End the Play Phase')
    .does('Ann', 'Play Aries')
    .offers('Ann', 'Play Capricorn', 'Play Virgo', 'End the Play Phase')
    .refuses('Ann', 'Play Leo', 'KB-4.3')
    .does('Ann', 'Play Capricorn')
    .offers('Ann', 'Play Cancer', 'Play Virgo', 'End the Play Phase')
    .then((t, p) => ({ 'her Chain': [named(p, t.chain), ['Aries', 'Capricorn']] })),

  scenario('KB-4.4 after Aries and two Priestesses the Chaining Colours are still green and white', {
    seats: { Ann: { hand: ['Aries', 'Priestess', 'Priestess', 'Capricorn', 'Leo'] }, Bob: {} },
  })
    .does('Ann', 'Play Aries')
    .does('Ann', 'Play Priestess')
    .does('Ann', 'Play Priestess')
    .offers('Ann', 'Play Capricorn', 'End the Play Phase')
    .refuses('Ann', 'Play Leo', 'KB-4.3')
    .then((t, p) => ({ 'Disciples are not in the Chain': [named(p, t.chain), ['Aries']] })),

  scenario('KB-4.5 Mermaid gives two Faith or one Energy, not both', {
    seats: { Ann: { hand: ['Mermaid', 'Priestess'] }, Bob: {} },
  })
    .offers(
      'Ann',
      'Play Mermaid: gain 2 Faith',
      'Play Mermaid: one God gains 1 Energy',
      'Play Priestess',
      'End the Play Phase',
    )
    .does('Ann', 'Play Mermaid: gain 2 Faith')
    .then((t) => ({
      'Faith, no Energy': [
        [t.faith, t.energy[0]],
        [2, 15],
      ],
    }))
    .offers('Ann', 'Play Priestess', 'End the Play Phase'),

  scenario('KB-R33 a card is played for one of its Acts, not for none', {
    seats: { Ann: { hand: ['Berserker', 'Cancer'], energy: 3 }, Bob: {} },
  }).offers(
    'Ann',
    'Play Berserker: Attack 4',
    'Play Berserker: Attack 7 (pay 2 Energy)',
    'Play Cancer',
    'End the Play Phase',
  ),

  scenario('KB-1.4 a colour asked for in the Discard Pile is the Primary Colour', {
    seats: { Ann: { hand: ['Sphinx'], discard: ['Cancer', 'Leo', 'Priestess', 'Leo'] }, Bob: {} },
  })
    .does('Ann', 'Play Sphinx')
    .then((t, p) => ({
      'the only red one, and there are two of it': [
        [named(p, t.deck[0]), named(p, t.discard[0]), t.faith],
        [['Leo'], ['Cancer', 'Priestess', 'Leo'], 1],
      ],
    }))
    .offers('Ann', 'End the Play Phase'),

  scenario('KB-4.6 nothing else is played before an Act is resolved', {
    seats: { Ann: { hand: ['Aquarius', 'Priestess'], deck: ['Leo', 'Cancer'] }, Bob: {} },
  })
    .does('Ann', 'Play Aquarius')
    .offers('Ann', 'Priestess', 'Leo', 'Cancer')
    .does('Ann', 'Priestess')
    .then((t, p) => ({ 'the Priestess is discarded': [named(p, t.discard[0]), ['Priestess']] }))
    .offers('Ann', 'Play Leo', 'Play Cancer', 'End the Play Phase'),

  scenario('KB-4.7 KB-R32 Gemini copies Leo, is red from then on, and Aries counts it', {
    seats: { Ann: { hand: ['Gemini', 'Aries'], deck: [] }, Bob: {} },
    chain: ['Leo', 'Kraken'],
  })
    .does('Ann', 'Play Gemini')
    .offers(
      'Ann',
      'Copy Leo: Attack 4',
      'Copy Kraken: Attack 3 on each opponent’s God. If the target loses Energy, its player discards a card at random',
      'Copy Kraken: Attack 5',
    )
    .does('Ann', 'Copy Leo: Attack 4')
    .then((t) => ({
      'four less, and red': [
        [t.energy[1], t.chainColours],
        [11, [1, 1, 1]],
      ],
    }))
    .does('Ann', 'Play Aries')
    .then((t) => ({ 'Aries: 2 and three times 2': [t.energy[1], 3] }))
    .offers('Ann', 'End the Play Phase'),

  scenario('KB-R32 a copy pays the cost, and copies no copy', {
    seats: { Ann: { energy: 10, hand: ['Gemini'] }, Bob: {} },
    chain: ['Gemini', 'Berserker', 'Kraken'],
  })
    .does('Ann', 'Play Gemini')
    .does('Ann', 'Copy Berserker: Attack 7 (pay 2 Energy)')
    .then((t) => ({ 'paid and hit': [t.energy.slice(0, 2), [8, 8]] }))
    .offers('Ann', 'End the Play Phase'),

  scenario('KB-4.7 Falcon Cloak opens all colours to the next Warrior only', {
    seats: { Ann: { god: 'Freya', hand: ['Leo', 'Leo', 'Mermaid', 'Cancer'] }, Bob: {} },
    chain: ['Scorpio'],
  })
    .refuses('Ann', 'Play Leo', 'KB-4.3')
    .does('Ann', 'Use Falcon Cloak')
    .does('Ann', 'Play Leo')
    .offers(
      'Ann',
      'Play Leo',
      'Play Mermaid: gain 2 Faith',
      'Play Mermaid: one God gains 1 Energy',
      'End the Play Phase',
    )
    .refuses('Ann', 'Play Cancer', 'KB-4.3'),

  scenario('KB-5.1 cards in hand are not played for their Acts outside the Play Phase', {
    phase: 'recruit',
    faith: 2,
    seats: { Ann: { god: 'Apollo', hand: ['Leo', 'Priestess'] }, Bob: {} },
  })
    .offers('Ann', 'Use Healing Hymn', 'Use Prophecy', 'End the Recruit Phase')
    .does('Ann', 'Use Healing Hymn')
    .then((t) => ({
      'one Energy for two Faith': [
        [t.energy[0], t.faith],
        [16, 0],
      ],
    }))
    .offers('Ann', 'Use Prophecy', 'End the Recruit Phase'),

  scenario('KB-5.2 KB-R8 a React is free of the Chaining Colours and does not join the Chain', {
    seats: { Ann: { hand: ['Aries', 'Sagittarius', 'Capricorn'] }, Bob: {} },
  })
    .does('Ann', 'Play Aries')
    .offers('Ann', 'React with Sagittarius', 'Pass')
    .does('Ann', 'React with Sagittarius')
    .then((t, p) => ({
      '2 and 2': [
        [t.energy[1], named(p, t.chain)],
        [11, ['Aries']],
      ],
    }))
    .offers('Ann', 'Play Capricorn', 'End the Play Phase'),

  scenario('KB-5.3 KB-R13 Noble Star moves the Attack and draws no card', {
    seats: { Ann: { hand: ['Leo'] }, Bob: { hand: ['Noble Star'], deck: ['Priestess'] }, Cid: {} },
  })
    .does('Ann', 'Play Leo')
    .does('Ann', 'Bob’s God')
    .does('Bob', 'React with Noble Star')
    .then((t) => ({ 'Cid is hit instead': [t.energy.slice(0, 3), [15, 15, 11]], 'no card drawn': [t.hand[1], []] }))
    .offers('Ann', 'End the Play Phase'),

  scenario('KB-R13 in a duel there is no other God, and Noble Star cannot be played', {
    seats: { Ann: { hand: ['Leo', 'Priestess'] }, Bob: { hand: ['Noble Star', 'Sacred Guardian'] } },
  })
    .does('Ann', 'Play Leo')
    .offers('Bob', 'React with Sacred Guardian', 'Pass')
    .refuses('Bob', 'React with Noble Star', 'KB-R13')
    .does('Bob', 'Pass')
    .offers('Ann', 'Play Priestess', 'End the Play Phase'),

  scenario('KB-5.4 KB-R20 an ability whose cost cannot be paid is not offered; Faith pays some', {
    seats: { Ann: { god: 'Hades', hand: ['Priestess', 'Bishop'] }, Bob: {} },
    netherworld: ['Leo'],
  })
    .refuses('Ann', 'Use Call of the Dead', 'KB-5.4')
    .does('Ann', 'Play Priestess')
    .does('Ann', 'Play Bishop: gain 2 Faith')
    .refuses('Ann', 'Use Ferryman’s Toll', 'KB-5.4')
    .does('Ann', 'Use Call of the Dead')
    .then((t, p) => ({
      'three Faith for Leo': [
        [t.faith, named(p, t.hand[0])],
        [0, ['Leo']],
      ],
    }))
    .offers('Ann', 'Play Leo', 'Use Ferryman’s Toll', 'End the Play Phase'),

  scenario('KB-5.5 KB-R3 a cancelled Attack does nothing, and its cost stays paid', {
    seats: { Ann: { hand: ['Berserker', 'Valkyrie'] }, Bob: { hand: ['Aquarius'] } },
  })
    .does('Ann', 'Play Berserker: Attack 7 (pay 2 Energy)')
    .does('Bob', 'React with Aquarius')
    .then((t, p) => ({
      'Ann paid, Bob lost nothing': [t.energy.slice(0, 2), [13, 15]],
      'Berserker stays played': [named(p, t.chain), ['Berserker']],
    }))
    .offers('Ann', 'Play Valkyrie', 'End the Play Phase'),

  scenario('KB-R3 a React is answered before it takes effect, the latest first', {
    seats: { Ann: { god: 'Loki', hand: ['Leo'] }, Bob: { hand: ['Libra'] } },
  })
    .does('Ann', 'Play Leo')
    .does('Bob', 'React with Libra')
    .offers('Ann', 'Use Deceit', 'Pass')
    .does('Ann', 'Use Deceit')
    .then((t) => ({ 'Libra is cancelled, all 4 land': [t.energy.slice(0, 2), [14, 11]] }))
    .offers('Ann', 'Use Lark', 'End the Play Phase'),

  scenario('KB-5.6 Oracle Adjudicates: a Warrior gives Energy, a Disciple Faith, and the card is discarded', {
    seats: { Ann: { hand: ['Oracle', 'Leo', 'Mermaid'], deck: ['Leo', 'Priestess'] }, Bob: {} },
  })
    .does('Ann', 'Play Oracle')
    .then((t, p) => ({
      'two Energy for Leo': [
        [t.energy[0], t.faith, named(p, t.discard[0])],
        [17, 0, ['Leo']],
      ],
    }))
    .offers('Ann', 'Play Leo', 'End the Play Phase'),

  scenario('KB-R19 an empty deck is made anew for an Adjudication', {
    seats: { Ann: { hand: ['Oracle'], discard: ['Priestess', 'Priestess'] }, Bob: {} },
  })
    .does('Ann', 'Play Oracle')
    .then((t, p) => ({
      'two Faith': [
        [t.faith, named(p, t.discard[0]), t.deck[0]?.length],
        [2, ['Priestess'], 1],
      ],
    }))
    .offers('Ann', 'End the Play Phase'),

  scenario('KB-R19 KB-R27 with no card at all nothing is revealed', { seats: { Ann: { hand: ['Oracle'] }, Bob: {} } })
    .does('Ann', 'Play Oracle')
    .then((t) => ({
      'neither case': [
        [t.faith, t.energy[0]],
        [0, 15],
      ],
    }))
    .offers('Ann', 'End the Play Phase'),

  scenario('KB-5.7 KB-R30 Banished cards lie in the Netherworld, seen by all', {
    seats: {
      Ann: { god: 'Thor', hand: ['Virgo', 'Priestess', 'Leo', 'Priestess'], deck: ['Cancer'] },
      Bob: { god: 'Thor' },
    },
  })
    .does('Ann', 'Play Virgo')
    .offers(
      'Ann',
      'Banish Priestess from your hand',
      'Banish Leo from your hand',
      'Banish a second Priestess from your hand',
    )
    .does('Ann', ['Banish a second Priestess from your hand', 'Banish Priestess from your hand'])
    .then((t, p) => ({
      'two Priestesses': [named(p, t.netherworld), ['Priestess', 'Priestess']],
      'Bob has seen them': [t.netherworld.map((id) => knows(p, 1, id)), [true, true]],
      'and a card was drawn': [named(p, t.hand[0]), ['Leo', 'Cancer']],
    }))
    .offers('Ann', 'End the Play Phase'),

  scenario('KB-R35 two cards are shown together, then Banished one after another', {
    seats: {
      Ann: { god: 'Thor', hand: ['Virgo', 'Priestess', 'Leo', 'Bishop'] },
      Bob: { god: 'Thor', hand: ['Valkyrie', 'Valkyrie'] },
    },
  })
    .does('Ann', 'Play Virgo')
    .does('Ann', ['Banish Leo from your hand', 'Banish Priestess from your hand'])
    .sees('Bob', 'Ann’s hand', 'Priestess', 'Leo', '?')
    .if('Bob keeps the first, he is asked about the second', (then) =>
      then
        .does('Bob', 'React with Valkyrie')
        .then((t) => ({ 'nothing is Banished yet': [t.netherworld, []] }))
        .offers('Bob', 'React with Valkyrie', 'Pass'),
    )
    .does('Bob', 'Pass')
    .then((t, p) => ({ 'the first is gone': [named(p, t.netherworld), ['Priestess']] }))
    .does('Bob', 'Pass')
    .then((t, p) => ({ 'both are': [named(p, t.netherworld), ['Priestess', 'Leo']] }))
    .asks('Ann', 'kamigami/play'),

  scenario('KB-R27 a Warrior may be played though it can do nothing', {
    seats: { Ann: { hand: ['Valkyrie', 'Leo'] }, Bob: {} },
  })
    .does('Ann', 'Play Valkyrie')
    .offers('Ann', 'Play Leo', 'End the Play Phase'),

  scenario('KB-R22 Mermaid may favour any God in play', { seats: { Ann: { hand: ['Mermaid'] }, Bob: {}, Cid: {} } })
    .does('Ann', 'Play Mermaid: one God gains 1 Energy')
    .offers('Ann', 'Ann’s God', 'Bob’s God', 'Cid’s God')
    .does('Ann', 'Cid’s God')
    .then((t) => ({ 'Cid has 16': [t.energy[2], 16] }))
    .offers('Ann', 'End the Play Phase'),
];
