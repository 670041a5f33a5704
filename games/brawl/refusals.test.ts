import { describe, expect, test } from 'vitest';
import { asSeen, answer, NAMES, say, view, wordsFor, type View } from '@arenarium/engine';
import { choosing, refusedTo, unexplained } from '@arenarium/engine/testing';
import { allHexes } from './arena/hexes.ts';
import { CHAMPIONS } from './cards/index.ts';
import { brawl } from './index.ts';
import { CHALLENGE_DECK, CHALLENGE_DISCARD, championPoint, hexPoint, kindPoint, pilePoint, SUPPLY } from './points.ts';
import { STANDARD } from './rules/activation.ts';
import { scenario, type Spec } from './scenarios/arrange.ts';
import { championIds, type Table } from './table.ts';
import { whatFor, words as forWords } from './what-for.ts';

const at = (spec: Spec) => scenario('SFB-6.3 refused', spec).begin();

describe('refusals teach, with numbers and names', () => {
  test('cards and Standard Actions', () => {
    const p = at({
      Ann: {
        champions: { 'Tzu Xiao': 'gate', Deryn: 'b3' },
        hand: ['Pounce', 'Ambush', 'Heavy Shot'],
        cores: ['creation', 'manipulation'],
      },
      Bob: { champions: { Gwaien: 'g1' } },
    });
    expect(refusedTo(p)).toMatchObject({
      'play Pounce': 'Tzu Xiao is at its Gate, and Pounce has no movement to bring it back.',
      'play Ambush': 'A Reaction is played when an opponent attacks.',
      'play Heavy Shot': 'It costs the Core of Destruction, which is exhausted.',
    });
  });

  test('where to move', () => {
    const p = choosing(
      at({ Ann: { champions: { Deryn: 'c3' } }, Bob: { champions: { Gwaien: 'c4' } } }),
      'Deryn: Move 2 for Destruction',
    );
    expect(refusedTo(p)).toMatchObject({ 'to c4': 'Gwaien stands on c4.', 'to d2': 'A Statue stands on d2.' });
    expect(refusedTo(p)).toMatchObject({
      'to a4': 'It takes 3 hexes to come to a4; there are 2.',
      'to c8': 'It takes 6 hexes to come to c8; there are 2.',
    });
  });

  test('whom to target', () => {
    const p = choosing(
      at({
        Ann: { champions: { Deryn: 'c3', Dugrun: 'c2' }, hand: ['Heavy Shot'] },
        Bob: { champions: { Gwaien: 'c5', Kilgore: 'g5', Rath: 'gate' } },
      }),
      'play Heavy Shot',
      'stay',
    );
    expect(refusedTo(p)).toEqual({
      Dugrun: 'Dugrun is an Ally; only Enemies can be targeted.',
      Kilgore: 'Kilgore is 5 hexes away; the range is 2 to 3.',
      Rath: 'Rath is at its Gate.',
    });
  });

  test('what to react with', () => {
    const p = choosing(
      at({
        Ann: { champions: { Deryn: 'c3' }, hand: ['Heavy Shot'] },
        Bob: {
          champions: { Dugrun: 'c5', Rath: 'g1', Mariusz: 'g3' },
          hand: ['Mighty Blow', 'Go to Ground', 'A Cornered Beast'],
          cores: ['manipulation', 'destruction'],
        },
      }),
      'play Heavy Shot',
      'stay',
      'Dugrun',
    );
    expect(refusedTo(p)).toEqual({
      'Mighty Blow on Dugrun': 'Mighty Blow is not a Reaction.',
      'Go to Ground on Dugrun': 'It costs the Core of Creation, which is exhausted.',
      'A Cornered Beast on Dugrun': 'It costs the Core of Creation, which is exhausted.',
    });
  });

  test('where to lay a trap', () => {
    const p = choosing(
      at({ Ann: { champions: { Deryn: 'a2' } }, Bob: { champions: { Gwaien: 'g1' } }, traps: { b2: '1', f4: '3' } }),
      'Deryn: Move 2 for Destruction',
      'onto the trap on b2',
    );
    expect(refusedTo(p)).toMatchObject({
      'a trap on a1': 'a1 is no trap hex.',
      'a trap on b2': 'The trap that sprang lay on b2: the new one goes on a different hex.',
      'a trap on f4': 'A trap or a Champion holds the trap hex f4.',
    });
  });

  test('whom to draft', () => {
    const p = at({ from: 'draft', seats: 2, settings: { draft: 'casual', box: 'core' } });
    answer(p, 0);
    answer(p, 0);
    expect(refusedTo(p)).toMatchObject({
      Dugrun: 'Dugrun has been taken out of the pool.',
      Rath: 'Rath is not in the box that is played with.',
    });
  });
});

/** Everything the board draws: cards that are seen, hexes, Champions, piles, Cores, Standard Actions, players. */
const points = ({ faces, seats, table }: View<Table>): readonly string[] => [
  ...faces.flatMap((face, id) => (face < 0 ? [] : [`card:${id}`])),
  ...allHexes.map(hexPoint),
  ...championIds(table).map(championPoint),
  ...Array.from({ length: seats }, (_, of) => [
    `seat:${of}`,
    `pile:hand/${of}`,
    pilePoint('deck', of),
    pilePoint('discard', of),
  ]).flat(),
  ...table.track.map((_, slot) => `slot:${slot}`),
  ...STANDARD.map(({ id }) => `standard:${id}`),
  ...[1, 2, 4].map((core) => `core:${core}`),
  ...CHAMPIONS.map((_, kind) => kindPoint(kind)),
  SUPPLY,
  CHALLENGE_DECK,
  CHALLENGE_DISCARD,
];

test('nothing that may be pressed is left without a reason', () => {
  expect(unexplained(brawl, { whatFor, words: forWords, seed: 'pressed', plays: 8, decisions: 900, points })).toEqual(
    [],
  );
});

test('what the open question does not speak of says what it is for', () => {
  const p = choosing(
    at({
      Ann: { champions: { Deryn: 'c3', Dugrun: 'c2', 'Tzu Xiao': 'gate' }, hand: ['Heavy Shot', 'Pounce', 'Ambush'] },
      Bob: { champions: { Gwaien: 'c5', Kilgore: 'g5' }, hand: ['Fireball'] },
      traps: { b2: '1' },
    }),
    'play Heavy Shot',
    'stay',
  );
  const t = p.table;
  const words = { ...wordsFor(brawl, NAMES), ...forWords };
  const tellsOf = (seat: number, point: string): string => {
    const reason = whatFor(asSeen(brawl, view(p, seat)), seat, point);
    return reason === null ? '' : say(words, reason.because);
  };
  const hand = t.players[0]?.hand ?? [];
  const said: readonly (readonly [number, string, string])[] = [
    [
      0,
      `card:${hand[0]}`,
      'Pounce (Tzu Xiao) costs the Core of Creation. It can be played when the Action under way is finished.',
    ],
    [
      0,
      `card:${hand[1]}`,
      'Ambush (Deryn) is a Reaction for the Core of Creation: it is offered when an opponent attacks one of your Champions.',
    ],
    [
      1,
      `card:${t.players[1]?.hand[0]}`,
      'Fireball (Gwaien) costs the Core of Destruction and is played in your own Activation Phase; it is Ann’s turn.',
    ],
    [1, `card:${hand[0]}`, 'Ann holds 2 cards, which only Ann sees.'],
    [1, `card:${t.action?.card}`, 'Heavy Shot is being carried out, from top to bottom.'],
    [
      0,
      championPoint(0 as never),
      'Deryn is yours (7 of 7 hitpoints, defence 0, on c3). It acts by one of its cards or a Standard Action.',
    ],
    [
      1,
      championPoint(0 as never),
      'Deryn is an Enemy (7 of 7 hitpoints, defence 0, on c3). Play an attack first, then choose the target.',
    ],
    [
      0,
      championPoint(2 as never),
      'Tzu Xiao (Ann) is at its Gate: it comes back by an Action with movement, on a free hex of its deployment area.',
    ],
    [0, 'hex:c4', 'c4 is a free hex. Play a card or a Standard Action with movement first, then choose where to.'],
    [0, 'hex:d2', 'A Statue stands on d2: nobody enters it.'],
    [0, 'hex:b2', 'A trap lies face down on b2: it springs as soon as a Champion enters.'],
    [0, 'hex:f4', 'f4 is a free trap hex. A trap may be laid here when one has sprung elsewhere.'],
    [0, 'core:1', 'The Core of Destruction is exhausted: it is readied in your own Upkeep Phase.'],
    [0, 'core:2', 'The Core of Creation is ready: choose a card or a Standard Action, and it pays.'],
    [
      0,
      'standard:heal',
      '“Move 1 and Heal 1” is paid by the Core of Creation, once a turn, when the Action under way is finished.',
    ],
    [
      1,
      'standard:move',
      '“Move 2” is paid by the Core of Destruction or Creation or Manipulation, in your own Activation Phase; it is Ann’s turn.',
    ],
    [0, 'pile:hand/1', 'Bob holds 1 card, which only Bob sees.'],
    [0, 'pile:deck/0', 'Ann’s deck holds 15 cards. Five are drawn in the Upkeep Phase, by themselves.'],
    [0, 'pile:discard/0', 'Ann’s discard pile holds 0 cards. It is open to all, and shuffled when the deck is empty.'],
    [0, SUPPLY, '11 traps left in the supply: whoever springs one lays a new one from here, unseen.'],
    [0, CHALLENGE_DECK, '11 Challenges here. One is turned up when the round ends.'],
    [0, 'slot:0', 'Nothing lies in this slot, worth 0 VP. A Challenge moves here when the round ends.'],
    [0, 'seat:1', 'Bob’s side has 0 VP of 5; Bob holds 1 card. What can be targeted are Champions.'],
    [0, 'kind:0', 'Dugrun is chosen, or not, before the match.'],
  ];
  expect(said.map(([seat, point]) => [seat, point, tellsOf(seat, point)])).toEqual(said);
});
