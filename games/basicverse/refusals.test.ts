import { describe, expect, test } from 'vitest';
import { asSeen, NAMES, say, view, wordsFor, type Position, type View } from '@arenarium/engine';
import { choosing, refusedTo, unexplained } from '@arenarium/engine/testing';
import { ABILITIES_EACH, abilities } from './cards/printed.ts';
import { basicverse } from './index.ts';
import { scenario, type Spec } from './scenarios/arrange.ts';
import { heroOf, type Table } from './table.ts';
import { whatFor, words as forWords } from './what-for.ts';

const at = (spec: Spec) => scenario('HB-3.3 refused', spec).begin();
const told = (p: Position, seat = 0) => refusedTo(p, seat);

describe('refusals teach, with numbers and names', () => {
  test('on one’s own turn', () => {
    const p = at({
      Ann: { hero: 'bark', hand: ['strike', 'defend', 'scrollOfHaste'], slot: 'scrollOfVision' },
      Bob: { hero: 'juno' },
      circle: ['Ann', 'Cid', 'Bob', 'Dot', 'Fay', 'Eve'],
      actions: 1,
      mana: [1, 0],
    });
    expect(told(p)).toMatchObject({
      'Play Strike': 'This reaches 1; the nearest, Juno the Huntress, is 2 away.',
      'Play Defend': 'Defend is a Reaction: it is played when others act, not on your own turn.',
      'Play Scroll of Haste': 'Scroll of Vision lies in your Scroll slot until your next turn: one Scroll a turn.',
      'Branch Slap, discarding Strike': 'Needs 2 Actions, you have 1.',
      Photosynthesis: 'Photosynthesis costs Gather Mana or First Aid, and you hold none.',
      Overgrowth: 'Overgrowth is a Reaction: it is used when others act, not on your own turn.',
      Thorns: 'Thorns always works: there is nothing to press.',
      'Call on Middle Mac for a card': 'Middle Mac holds no card.',
      'Call on Juno the Huntress for a card':
        'Juno the Huntress is an enemy. Choose a card or an Ability first, or call on an ally.',
    });
  });

  test('for Mana and for targets', () => {
    const p = at({
      Ann: { hero: 'bark', hand: ['strike'] },
      Bob: { hero: 'juno' },
      Fay: { hero: 'xarius', dead: true },
      mana: [1, 0],
    });
    expect(told(p)).toMatchObject({ 'Forest’s Wrath, discarding Strike': 'Needs 3 Mana, your team has 1.' });
    const aiming = choosing(at({ Ann: { hand: ['strike'] }, Dot: { dead: true } }), 'Play Strike');
    expect(told(aiming)).toMatchObject({
      'Middle Mac': 'Middle Mac is on your side: harm goes to enemies.',
      'Freya the Frigid': 'Freya the Frigid is dead, and the dead are no target.',
    });
    const far = choosing(
      at({ Ann: { hero: 'jacques', hand: ['deflect'] }, Cid: { hero: 'bark' } }),
      'Lunge, discarding Deflect',
    );
    expect(told(far)).toMatchObject({ 'Freya the Frigid': 'Freya the Frigid is 3 away; this reaches 2.' });
  });

  test('for places in the Circle', () => {
    const p = choosing(at({ Ann: {} }), 'Short Hop');
    expect(told(p)).toMatchObject({
      'Between Xarius the Shifty and Juno the Huntress': 'Bark Entony stands there already and must end up elsewhere.',
      'Between Middle Mac and Freya the Frigid': 'Bark Entony may only change places with a neighbour.',
    });
  });

  test('for Reactions', () => {
    const p = at({
      Ann: { hero: 'juno', hand: ['strike'] },
      Bob: { hero: 'bark', hand: ['regroup', 'scrollOfShadows'], slot: 'scrollOfVision' },
      Fay: { dead: true },
    });
    expect(told(choosing(p, 'Play Strike'), 1)).toMatchObject({
      'Play Regroup': 'Regroup is no Reaction to an attack.',
      'Play Scroll of Shadows': 'Scroll of Vision lies in your Scroll slot until your next turn: one Scroll a turn.',
      'Branch Slap': 'Branch Slap is used on your own turn.',
    });
  });

  test('for Heroes', () => {
    const p = scenario('HB-12.1 refused', { setUp: { seats: 4 } }).begin();
    expect(told(p, 1)).toMatchObject({ Morus: 'Morus is a Support, and Supports do not take part in games of four.' });
    expect(told(choosing(p, 'Juno the Huntress'))).toMatchObject({
      'Juno the Huntress': 'Juno the Huntress is played by Bob.',
    });
    expect(p.game.id).toBe(basicverse.id);
  });
});

/** Everything the board draws: cards that are seen, Heroes and Fields, the own sheet, the Actions without a card. */
const points = ({ faces, seats, table, seat }: View<Table>): readonly string[] => {
  const { hero } = heroOf(table, seat);
  const sheet = hero < 0 ? [] : abilities.slice(hero * ABILITIES_EACH, (hero + 1) * ABILITIES_EACH);
  return [
    ...faces.flatMap((face, id) => (face < 0 ? [] : [`card:${id}`])),
    ...Array.from({ length: seats }, (_, of) => `seat:${of}`),
    ...table.circle.filter((who) => who >= seats).map((who) => `field:${who - seats}`),
    ...sheet.map(({ id }) => `ability:${id}`),
    ...['train', 'reconstitute', 'hop'].map((action) => `do:${action}`),
  ];
};

test('nothing that may be pressed is left without a reason', () => {
  expect(
    unexplained(basicverse, { whatFor, words: forWords, seed: 'pressed', plays: 8, decisions: 900, points }),
  ).toEqual([]);
});

test('what the open question does not speak of says what it is for', () => {
  const p = choosing(
    at({
      Ann: { hero: 'bark', hand: ['strike', 'defend', 'gatherMana'], slot: 'scrollOfVision' },
      Bob: { hero: 'juno', hand: ['strike', 'scrollOfHaste'], hp: 2 },
      Dot: { dead: true },
      players: 4,
      circle: ['Ann', 'Bob', 'Cid', 'one', 'Dot', 'two'],
      actions: 3,
      mana: [1, 0],
    }),
    'Play Strike',
  );
  const t = p.table;
  const words = { ...wordsFor(basicverse, NAMES), ...forWords };
  const tellsOf = (seat: number, point: string): string => {
    const reason = whatFor(asSeen(basicverse, view(p, seat)), seat, point);
    return reason === null ? '' : say(words, reason.because);
  };
  const [ann, bob] = [heroOf(t, 0), heroOf(t, 1)];
  const said: readonly (readonly [number, string, string])[] = [
    [0, `card:${ann.hand[0]}`, 'Defend is a Reaction: it is offered when others act and it can answer.'],
    [
      0,
      `card:${ann.hand[1]}`,
      'Gather Mana costs 1 Action, you have 2. It can be played once what is asked now is answered.',
    ],
    [1, `card:${bob.hand[1]}`, 'Scroll of Haste costs no Action and is played on your own turn; it is Ann’s turn.'],
    [1, `card:${ann.hand[0]}`, 'Ann holds 2 cards.'],
    [1, `card:${ann.slot}`, 'Scroll of Vision lies in Ann’s Scroll slot until Ann’s next turn: one Scroll a turn.'],
    [0, `card:${t.deck[0]}`, '79 cards left in the deck all draw from. Cards are drawn by themselves.'],
    [
      0,
      `card:${t.discard[0]}`,
      'Strike has been discarded, with 1 card in the pile. It is shuffled when the deck is empty.',
    ],
    [0, 'seat:0', 'Bark Entony is your own Hero, with 7 of 7 HP.'],
    [
      0,
      'seat:1',
      'Juno the Huntress (Bob) has 2 of 4 HP and is 1 away. Choose a card or an Ability that reaches so far, then the target.',
    ],
    [
      0,
      'seat:2',
      'Middle Mac (Cid) is your ally, with 6 of 6 HP, 2 away. Harm goes to enemies only; help when a card or an Ability asks whom.',
    ],
    [0, 'seat:3', 'Freya the Frigid (Dot) is dead and comes back at the start of Dot’s next turn.'],
    [0, 'field:1', 'The Neutral Field counts for range as a Hero does. Nothing is aimed at it.'],
    [0, 'ability:thorns', 'Thorns always works: there is nothing to press.'],
    [
      0,
      'ability:overgrowth',
      'Overgrowth (Reaction; discard Defend, Stonewall or Gather Mana) is a Reaction: it is offered when others act and it can answer.',
    ],
    [
      0,
      'ability:branchSlap',
      'Branch Slap (2 Actions; discard Strike or Stonewall) can be used once what is asked now is answered.',
    ],
    [
      1,
      'ability:branchSlap',
      'Branch Slap (2 Actions; discard Strike or Stonewall) is used on its Hero’s own turn; it is Ann’s turn.',
    ],
    [0, 'do:train', '“Train” is done on your own turn, once what is asked now is answered. You have 2 Actions left.'],
    [1, 'do:hop', '“Short Hop” is done on your own turn; it is Ann’s turn.'],
    [0, 'hero:3', 'Gran Ite is chosen before the match: each Hero is in a match at most once.'],
  ];
  expect(said.map(([seat, point]) => [seat, point, tellsOf(seat, point)])).toEqual(said);
});
