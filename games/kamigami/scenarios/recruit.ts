import type { Scenario } from '@arenarium/engine';
import { named, scenario } from './arrange.ts';

const six = [['Libra'], ['Capricorn'], ['Cancer'], ['Leo'], ['Mermaid'], ['Virgo']] as const;

export const recruiting: readonly Scenario[] = [
  scenario('KB-7.1 KB-R5 the book’s six Faith: one Libra, or a Priestess and a Capricorn, or nothing', {
    phase: 'recruit',
    faith: 6,
    hall: six,
    disciples: ['Priestess', 'Bishop'],
    seats: { Ann: {}, Bob: {} },
  })
    .offers(
      'Ann',
      'Recruit Libra for 6 Faith',
      'Recruit Capricorn for 4 Faith',
      'Recruit Cancer for 3 Faith',
      'Recruit Leo for 5 Faith',
      'Recruit Mermaid for 3 Faith',
      'Recruit Virgo for 3 Faith',
      'Recruit Priestess for 2 Faith',
      'Recruit Bishop for 4 Faith',
      'End the Recruit Phase',
    )
    .does('Ann', 'Recruit Priestess for 2 Faith')
    .refuses('Ann', 'Recruit Libra for 6 Faith', 'KB-7.1')
    .does('Ann', 'Recruit Capricorn for 4 Faith')
    .then((t, p) => ({
      'both in hand at the end of the turn': [
        [t.faith, named(p, t.hand[0])],
        [0, ['Capricorn', 'Priestess']],
      ],
    }))
    .asks('Bob', 'kamigami/play'),

  scenario('KB-7.2 KB-R6 recruited cards lie on the Draw Deck in the order they were bought', {
    phase: 'recruit',
    faith: 19,
    hall: [
      ['Cancer', 'Cancer', 'Cancer'],
      ['Virgo', 'Virgo', 'Virgo'],
    ],
    seats: { Ann: { deck: ['Leo'] }, Bob: {} },
  })
    .does('Ann', 'Recruit Virgo for 3 Faith')
    .does('Ann', 'Recruit Virgo for 3 Faith')
    .does('Ann', 'Recruit Virgo for 3 Faith')
    .does('Ann', 'Recruit Cancer for 3 Faith')
    .does('Ann', 'Recruit Cancer for 3 Faith')
    .does('Ann', 'Recruit Cancer for 3 Faith')
    .then((t, p) => ({
      'the last bought were drawn first': [named(p, t.hand[0]), ['Cancer', 'Cancer', 'Cancer', 'Virgo', 'Virgo']],
      'the first waits': [named(p, t.deck[0]), ['Leo', 'Virgo']],
    }))
    .asks('Bob', 'kamigami/play'),

  scenario('KB-7.3 KB-R7 an empty stack is refilled at once, and what was revealed may be bought', {
    phase: 'recruit',
    faith: 7,
    hall: six,
    warriorDeck: ['Leo', 'Cancer', 'Noble Star', 'Aries'],
    seats: { Ann: {}, Bob: {} },
  })
    .does('Ann', 'Recruit Mermaid for 3 Faith')
    .then((t, p) => ({
      'Leo and Cancer are stacked, Noble Star is new': [
        t.hall.map((stack) => named(p, stack)),
        [['Libra'], ['Capricorn'], ['Cancer', 'Cancer'], ['Leo', 'Leo'], ['Noble Star'], ['Virgo']],
      ],
    }))
    .does('Ann', 'Recruit Noble Star for 3 Faith')
    .then((t, p) => ({ 'and Aries follows': [named(p, t.hall[4]), ['Aries']] }))
    .asks('Bob', 'kamigami/play'),

  scenario('KB-7.4 without a Warrior Deck the Hall is not refilled', {
    phase: 'recruit',
    faith: 6,
    hall: [['Cancer'], ['Virgo']],
    seats: { Ann: {}, Bob: {} },
  })
    .does('Ann', 'Recruit Cancer for 3 Faith')
    .offers('Ann', 'Recruit Virgo for 3 Faith', 'End the Recruit Phase')
    .then((t) => ({ 'an empty stack': [t.hall[0], []] })),

  scenario('KB-7.5 Faith does not last beyond the turn', {
    hall: [['Libra']],
    seats: { Ann: { hand: ['Priestess'] }, Bob: { hand: ['Priestess'] } },
  })
    .does('Ann', 'Play Priestess')
    .then((t) => ({ 'one Faith': [t.faith, 1] }))
    .does('Ann', 'End the Play Phase')
    .then((t) => ({ 'none for Bob': [t.faith, 0] }))
    .offers('Bob', 'Play Priestess', 'End the Play Phase'),

  scenario('KB-7.1 Freya gains Energy for the first Warrior she recruits in a turn', {
    phase: 'recruit',
    faith: 8,
    hall: [['Cancer'], ['Virgo']],
    seats: { Ann: { god: 'Freya' }, Bob: {} },
  })
    .does('Ann', 'Recruit Cancer for 3 Faith')
    .offers('Ann', 'Use Brísingamen', 'Pass')
    .does('Ann', 'Use Brísingamen')
    .does('Ann', 'Recruit Virgo for 3 Faith')
    .then((t) => ({
      once: [
        [t.energy[0], t.faith],
        [17, 1],
      ],
    }))
    .offers('Ann', 'Use Falcon Cloak', 'End the Recruit Phase'),

  scenario('KB-7.1 a Libra that costs 2 and a Leo that costs 9, with 3 Faith', {
    phase: 'recruit',
    faith: 3,
    hall: [['Libra'], ['Leo']],
    seats: { Ann: {}, Bob: {} },
  })
    .withCards({ Libra: { cost: 2 }, Leo: { cost: 9 } })
    .refuses('Ann', 'Recruit Leo for 9 Faith', 'KB-7.1')
    .does('Ann', 'Recruit Libra for 2 Faith')
    .then((t) => ({ 'one is left, and gone with the turn': [t.faith, 0] }))
    .asks('Bob', 'kamigami/play'),
];
