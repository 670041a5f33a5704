import { describe, expect, test } from 'vitest';
import { asSeen, NAMES, say, view, wordsFor, type Position, type View } from '@arenarium/engine';
import { choosing, refusedTo, unexplained } from '@arenarium/engine/testing';
import { abilitiesOf } from './cards/printed.ts';
import { kamigami } from './index.ts';
import { scenario, type Spec } from './scenarios/arrange.ts';
import { NONE, type Table, templeOf } from './table.ts';
import { whatFor, words as forWords } from './what-for.ts';

const at = (spec: Spec) => scenario('KB-4.1 refused', spec).begin();
const told = (p: Position, seat = 0) => refusedTo(p, seat);

describe('refusals teach, with numbers and names', () => {
  test('in the Play Phase', () => {
    const p = at({
      seats: {
        Ann: { god: 'Zeus', energy: 2, hand: ['Leo', 'Berserker'], temple: 'Temple of War' },
        Bob: { god: 'Thor' },
      },
      chain: ['Capricorn'],
      hall: [['Libra']],
    });
    expect(told(p)).toMatchObject({
      'Play Leo': 'Leo is red; Capricorn before it chains to blue and green.',
      'Use Thunderbolt': 'Needs 2 Energy besides the last one, your God has 2.',
      'Use Sky Father': 'Needs 3 Faith, you have 0.',
      'Use Sacred Spears': 'Sacred Spears is used when you attack.',
      'Recruit Libra for 6 Faith': 'Libra is recruited in the Recruit Phase; this is your Play Phase.',
    });
  });

  test('in the Recruit Phase', () => {
    const p = at({
      phase: 'recruit',
      seats: { Ann: { god: 'Thor', hand: ['Leo'] }, Bob: { god: 'Thor' } },
      hall: [['Libra'], ['Cancer']],
      faith: 4,
    });
    expect(told(p)).toMatchObject({
      'Recruit Libra for 6 Faith': 'Needs 6 Faith, you have 4.',
      'Play Leo': 'Leo is played in the Play Phase; this is your Recruit Phase.',
      'Use Smash': 'Smash is used when you attack with a Warrior.',
    });
  });

  test('for targets', () => {
    const p = at({
      form: '2v2',
      seats: {
        Ann: { main: true, hand: ['Leo'], temple: 'Temple of Life' },
        Bob: { main: true, temple: 'Temple of War' },
        Cid: {},
        Dot: { sealed: true, energy: 2 },
      },
    });
    expect(told(choosing(p, 'Play Leo'))).toMatchObject({
      'Ann’s Temple': 'Ann’s Temple is your own.',
      'Cid’s God': 'Cid’s God is on your side.',
      'Dot’s God': 'Dot’s God is Sealed: nothing affects it.',
    });
  });

  test('for Reacts', () => {
    const p = at({
      seats: {
        Ann: { god: 'Zeus', hand: ['Leo'] },
        Bob: { god: 'Baldr', energy: 1, hand: ['Sacred Guardian', 'Pisces', 'Taurus'] },
      },
    });
    expect(told(choosing(p, 'Play Leo'), 1)).toMatchObject({
      'Use Invulnerable': 'Needs 1 Energy besides the last one, your God has 1.',
      'Use Beloved of All': 'Beloved of All is used at the end of your Play Phase, if you have not attacked this turn.',
      'React with Pisces': 'Pisces is an Act, not a React: it is used on your own turn.',
      'React with Taurus': 'Taurus is used when a God of your side would be reduced to 0 Energy.',
    });
  });

  test('for cards to take, and Temples', () => {
    const p = at({
      seats: { Ann: { hand: ['Sphinx'], discard: ['Leo', 'Aries', 'Cancer'] }, Bob: {} },
    });
    expect(told(choosing(p, 'Play Sphinx'))).toMatchObject({
      'Take Cancer': 'Takes a red Warrior, and Cancer is none.',
    });
  });
});

/** Everything the board draws: cards that are seen, players, Gods, Temples and their abilities, piles. */
const points = ({ faces, seats, table, seat }: View<Table>): readonly string[] => [
  ...faces.flatMap((face, id) => (face < 0 ? [] : [`card:${id}`])),
  ...Array.from({ length: seats }, (_, of) => [
    `seat:${of}`,
    `unit:${of}`,
    `unit:${templeOf(of)}`,
    `hand:${of}`,
    `deck:${of}`,
    `discard:${of}`,
  ]).flat(),
  ...[table.god[seat] ?? NONE, table.temple[seat] ?? NONE].flatMap((face) =>
    (abilitiesOf[face] ?? []).map(({ id }) => `ability:${id}`),
  ),
  'pile:warriorDeck',
  'pile:netherworld',
];

test('nothing that may be pressed is left without a reason', () => {
  expect(
    unexplained(kamigami, { whatFor, words: forWords, seed: 'pressed', plays: 8, decisions: 900, points }),
  ).toEqual([]);
});

test('what the open question does not speak of says what it is for', () => {
  const p = choosing(
    at({
      seats: {
        Ann: { god: 'Zeus', energy: 9, hand: ['Leo', 'Leo', 'Berserker'], deck: ['Priestess'], discard: ['Aries'] },
        Bob: { god: 'Thor', energy: 7, temple: 'Temple of War', hand: ['Libra'] },
      },
      hall: [['Libra']],
      faith: 4,
    }),
    'Play Leo',
  );
  const t = p.table;
  const words = { ...wordsFor(kamigami, NAMES), ...forWords };
  const told = (seat: number, point: string): string => {
    const reason = whatFor(asSeen(kamigami, view(p, seat)), seat, point);
    return reason === null ? '' : say(words, reason.because);
  };
  const said: readonly (readonly [number, string, string])[] = [
    [
      0,
      `card:${t.hall[0]?.[0]}`,
      'Libra costs 6 Faith and is recruited in your Recruit Phase. You have 4, and it is Ann’s Play Phase.',
    ],
    [
      1,
      `card:${t.hall[0]?.[0]}`,
      'Libra costs 6 Faith and is recruited in your own Recruit Phase; it is Ann’s Play Phase.',
    ],
    [0, `card:${t.hand[0]?.[0]}`, 'Leo can be played when what is being resolved is done.'],
    [1, `card:${t.hand[0]?.[0]}`, 'Ann holds 2 cards, which only Ann sees.'],
    [1, `card:${t.play[0]?.[0]}`, 'Leo has been played by Ann: it goes to the Discard Pile in the Discard Phase.'],
    [
      0,
      `card:${t.discard[0]?.[0]}`,
      'Aries lies in Ann’s Discard Pile until it is shuffled into a new Draw Deck, or an ability takes it.',
    ],
    [0, 'unit:0', 'Ann’s God has 9 Energy. Press one of its abilities to use it.'],
    [0, 'unit:1', 'Bob’s God has 7 Energy. Play a card or use an ability that attacks, then choose it as the target.'],
    [0, `unit:${templeOf(0)}`, 'Ann has no Temple.'],
    [
      0,
      `unit:${templeOf(1)}`,
      'Bob’s Temple has 5 Energy. Play a card or use an ability that attacks, then choose it as the target.',
    ],
    [0, 'ability:zeus.sky-father', 'Sky Father is used on your own turn, once what is asked now is answered.'],
    [1, 'ability:thor.smash', 'Smash is used when you attack with a Warrior: it is offered then.'],
    [0, 'hand:1', 'Bob holds 1 card, which only Bob sees.'],
    [0, 'deck:0', 'Ann’s Draw Deck holds 1 card. Five are drawn in the End Phase, by themselves.'],
    [0, 'discard:0', '1 card in Ann’s Discard Pile. Anyone may look; only an ability that names it takes a card.'],
    [
      0,
      'pile:netherworld',
      '0 cards in the Netherworld. Nothing touches them unless an ability names the Netherworld.',
    ],
    [
      0,
      'pile:warriorDeck',
      '0 cards left in the Warrior Deck. A stack of the Hall that is emptied is refilled from it by itself.',
    ],
    [0, 'seat:1', 'Bob holds 1 card, with 0 cards in the Draw Deck. What can be attacked is the God or the Temple.'],
  ];
  expect(said.map(([seat, point]) => [seat, point, told(seat, point)])).toEqual(said);
});
