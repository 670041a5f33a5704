import { faceOf, type Scenario } from '@arenarium/engine';
import { cardOf, faceNamed, warriorFaces } from '../cards/printed.ts';
import { type P, pileAt, templeOf } from '../table.ts';
import { named, scenario } from './arrange.ts';

const countIn = (p: P, pile: readonly number[], name: string): number =>
  named(p, pile).filter((n) => n === name).length;
const gods = (...list: readonly string[]): number[] => list.map(faceNamed);
/** A Warrior Deck of the box with these on top, the first one uppermost. */
function deckWithTop(...top: readonly string[]): number[] {
  const left = warriorFaces
    .filter((face) => cardOf(face).set === 'nine-realms')
    .flatMap((face) => [face, face, face, face, face]);
  const first = top.map(faceNamed);
  for (const face of first) left.splice(left.indexOf(face), 1);
  return [...left, ...first.reverse()];
}

export const setUp: readonly Scenario[] = [
  scenario('KB-1.2 KB-1.4 KB-1.5 the box holds twelve Gods, eighteen kinds of Warriors and three of Disciples', {
    setUp: 2,
  })
    .asks(['Ann', 'Bob'], 'kamigami/godCard')
    .then((t, p) => {
      const godCards = [...t.box, ...t.godChoices.flat()]
        .map((card) => cardOf(faceOf(p, card)))
        .filter((card) => card.type === 'god');
      return {
        'six Greek Gods': [godCards.filter((god) => god.pantheon === 'greek').length, 6],
        'six Norse Gods': [godCards.filter((god) => god.pantheon === 'norse').length, 6],
        'three different Spheres each': [
          godCards.every((god) => new Set(god.spheres).size === 3 && god.abilities.length === 2),
          true,
        ],
        'ninety Warriors': [t.warriorDeck.length, 90],
        'five of each of eighteen kinds': [
          warriorFaces.filter((face) => countIn(p, t.warriorDeck, cardOf(face).name) === 5).length,
          18,
        ],
        Priestesses: [countIn(p, pileAt(t.piles, 0), 'Priestess'), 48],
        'Sacred Guardians': [countIn(p, pileAt(t.piles, 1), 'Sacred Guardian'), 18],
        Bishops: [countIn(p, pileAt(t.piles, 2), 'Bishop'), 24],
      };
    }),

  scenario('KB-2.2 KB-R23 each keeps one of two Gods, in secret, and all are revealed together', {
    setUp: 2,
    settings: { temples: 'without' },
  })
    .shuffle(...gods('Zeus', 'Poseidon', 'Thor', 'Loki'))
    .dice(1)
    .asks(['Ann', 'Bob'], 'kamigami/godCard')
    .offers('Ann', 'Zeus', 'Poseidon')
    .offers('Bob', 'Thor', 'Loki')
    .does('Ann', 'Zeus')
    .then((t) => ({ 'nothing is revealed before all have chosen': [t.god, [-1, -1]] }))
    .does('Bob', 'Thor')
    .then((t) => ({ 'both are revealed': [t.god, gods('Zeus', 'Thor')] }))
    .asks('Ann', 'kamigami/act'),

  scenario('KB-2.3 the lot decides who begins', { setUp: 3, settings: { temples: 'without' } })
    .shuffle(...gods('Hel', 'Zeus', 'Artemis', 'Loki', 'Thor', 'Odin'))
    .dice(2)
    .does('Ann', 'Hel')
    .does('Bob', 'Artemis')
    .does('Cid', 'Thor')
    .then((t) => ({
      'Bob is first': [
        [t.first, t.active],
        [1, 1],
      ],
    }))
    .asks('Bob', 'kamigami/play'),

  scenario('KB-1.3 KB-2.4 Temples are taken in turn order, by Sphere', { setUp: 2 })
    .shuffle(...gods('Zeus', 'Poseidon', 'Thor', 'Loki'))
    .dice(2)
    .does('Ann', 'Zeus')
    .does('Bob', 'Thor')
    .offers('Bob', 'Temple of the Sun', 'Temple of Life', 'Temple of War')
    .refuses('Bob', 'Temple of Peace', 'KB-2.4')
    .does('Bob', 'Temple of War')
    .offers('Ann', 'Temple of the Sun', 'Temple of Life')
    .refuses('Ann', 'Temple of War', 'KB-2.4')
    .does('Ann', 'Temple of the Sun')
    .then((t) => ({
      'five Energy each': [
        [t.energy[templeOf(0)], t.energy[templeOf(1)]],
        [5, 5],
      ],
    }))
    .asks('Bob', 'kamigami/play'),

  scenario('KB-2.5 KB-2.7 KB-2.8 Energy, piles, decks and hands to begin with', { setUp: 3 })
    .shuffle(...gods('Hel', 'Zeus', 'Artemis', 'Loki', 'Thor', 'Odin'))
    .dice(1)
    .does('Ann', 'Hel')
    .does('Bob', 'Artemis')
    .does('Cid', 'Thor')
    .does('Ann', 'Temple of Peace')
    .does('Bob', 'Temple of Death')
    .does('Cid', 'Temple of War')
    .then((t, p) => ({
      Energy: [t.energy.slice(0, 3), [15, 15, 15]],
      'of the Temples': [[0, 1, 2].map((seat) => t.energy[templeOf(seat)]), [5, 5, 5]],
      'five in hand, five in the deck': [
        [t.hand.map((hand) => hand.length), t.deck.map((deck) => deck.length)],
        [
          [5, 5, 5],
          [5, 5, 5],
        ],
      ],
      'eight Priestesses each': [
        [0, 1, 2].map((seat) => countIn(p, [...pileAt(t.hand, seat), ...pileAt(t.deck, seat)], 'Priestess')),
        [8, 8, 8],
      ],
      'two Sacred Guardians each': [
        [0, 1, 2].map((seat) => countIn(p, [...pileAt(t.hand, seat), ...pileAt(t.deck, seat)], 'Sacred Guardian')),
        [2, 2, 2],
      ],
      'what is left in the piles': [t.piles.map((pile) => pile.length), [24, 12, 24]],
    }))
    .asks('Ann', 'kamigami/play'),

  scenario('KB-2.6 equal Warriors are stacked until six kinds lie in the Hall', {
    setUp: 2,
    settings: { temples: 'without' },
  })
    .shuffle(...gods('Hel', 'Poseidon', 'Thor', 'Loki'))
    .dice(1)
    .shuffle(...deckWithTop('Aries', 'Leo', 'Aries', 'Virgo', 'Cancer', 'Leo', 'Mermaid', 'Libra'))
    .does('Ann', 'Hel')
    .does('Bob', 'Thor')
    .then((t, p) => ({
      'six stacks': [
        t.hall.map((stack) => named(p, stack)),
        [['Aries', 'Aries'], ['Leo', 'Leo'], ['Virgo'], ['Cancer'], ['Mermaid'], ['Libra']],
      ],
      'the rest is the Warrior Deck': [t.warriorDeck.length, 82],
    }))
    .asks('Ann', 'kamigami/play'),

  scenario('KB-R16 with six seats no Priestess is left', { setUp: 6, settings: { temples: 'without' } })
    .shuffle(
      ...gods(
        'Hel',
        'Zeus',
        'Artemis',
        'Loki',
        'Thor',
        'Odin',
        'Apollo',
        'Hades',
        'Athena',
        'Freya',
        'Baldr',
        'Poseidon',
      ),
    )
    .dice(1)
    .does('Ann', 'Hel')
    .does('Bob', 'Artemis')
    .does('Cid', 'Thor')
    .does('Dot', 'Apollo')
    .does('Eve', 'Athena')
    .does('Fay', 'Baldr')
    .then((t) => ({ 'the piles': [t.piles.map((pile) => pile.length), [0, 6, 24]] }))
    .asks('Ann', 'kamigami/play'),

  scenario('KB-R17 a God whose Temples are all taken plays without one', { setUp: 4 })
    .shuffle(...gods('Zeus', 'Odin', 'Thor', 'Apollo', 'Athena', 'Hades', 'Baldr', 'Loki'))
    .dice(1)
    .does('Ann', 'Zeus')
    .does('Bob', 'Thor')
    .does('Cid', 'Athena')
    .does('Dot', 'Baldr')
    .does('Ann', 'Temple of the Sun')
    .does('Bob', 'Temple of Life')
    .does('Cid', 'Temple of Peace')
    .then((t) => ({ 'Baldr has none': [t.temple[3], -1] }))
    .asks('Ann', 'kamigami/act'),

  scenario(
    'KB-14.1 KB-14.2 a deck from two sets has six red kinds, three of each other colour, and a Disciple of each level',
    { setUp: 2, settings: { cards: 'chosen', temples: 'without' } },
  )
    .shuffle(...gods('Hel', 'Poseidon', 'Thor', 'Loki'))
    .dice(1)
    .offers(
      'Ann',
      'Leave out Aries',
      'Leave out Leo',
      'Leave out Scorpio',
      'Leave out Sagittarius',
      'Leave out Berserker',
      'Leave out Kraken',
      'Leave out Hoplite',
    )
    .does('Ann', 'Leave out Leo')
    .does('Ann', 'Leave out Pisces')
    .does('Ann', 'Leave out Dryad')
    .does('Ann', 'Leave out Libra')
    .does('Ann', 'Leave out Oracle')
    .does('Ann', 'Leave out Sphinx')
    .offers('Ann', 'Use Priestess', 'Use Acolyte')
    .does('Ann', 'Use Acolyte')
    .does('Ann', 'Use Sacred Guardian')
    .does('Ann', 'Use Seer')
    .does('Ann', 'Hel')
    .does('Bob', 'Thor')
    .then((t, p) => {
      const own = [...pileAt(t.hand, 0), ...pileAt(t.deck, 0)];
      return {
        'ninety Warriors, of eighteen kinds': [[...t.hall.flat(), ...t.warriorDeck].length, 90],
        'eight of level I': [countIn(p, own, 'Acolyte'), 8],
        'two of level II': [countIn(p, own, 'Sacred Guardian'), 2],
        'none of the kinds left out': [
          ['Leo', 'Pisces', 'Dryad', 'Libra', 'Oracle', 'Sphinx'].map((name) =>
            countIn(p, [...t.hall.flat(), ...t.warriorDeck], name),
          ),
          [0, 0, 0, 0, 0, 0],
        ],
      };
    })
    .asks('Ann', 'kamigami/play'),

  scenario('KB-14.1 KB-14.3 the randomizers draw the kinds by lot, and all Gods are dealt from', {
    setUp: 2,
    settings: { cards: 'drawn', temples: 'without' },
  })
    .dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    .shuffle(...gods('Hel', 'Poseidon', 'Thor', 'Loki'))
    .does('Ann', 'Hel')
    .does('Bob', 'Thor')
    .then((t, p) => ({
      'twelve Gods, two in play': [t.box.filter((card) => cardOf(faceOf(p, card)).type === 'god').length, 10],
      'the first of each colour was left out': [
        ['Aries', 'Cancer', 'Taurus', 'Capricorn', 'Mermaid', 'Hoplite'].map((name) =>
          countIn(p, [...t.hall.flat(), ...t.warriorDeck], name),
        ),
        [0, 0, 0, 0, 0, 5],
      ],
    }))
    .asks('Ann', 'kamigami/play'),
];
