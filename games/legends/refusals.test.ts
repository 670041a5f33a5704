import { asSeen, NAMES, refusals, say, view, wordsFor, type View } from '@arenarium/engine';
import { unexplained } from '@arenarium/engine/testing';
import { expect, test } from 'vitest';
import { actions } from './rules/actions.ts';
import { legends } from './index.ts';
import { scenario } from './scenarios/arrange.ts';
import { attackKinds, type Table } from './table.ts';
import { whatFor, words as forWords } from './what-for.ts';

/** Why Ann cannot do what this label says. */
function because(label: RegExp, spec: Parameters<typeof scenario>[1]): readonly string[] {
  const p = scenario('EL-6.1 what a refusal says', spec).begin();
  const words = wordsFor(legends, NAMES);
  return refusals(p, 0)
    .filter(({ option }) => label.test(say(words, legends.describe(p, option, 0).label)))
    .map((refusal) => say(words, refusal.because));
}

test.each([
  [
    'a price',
    /^Add a bane token to Hellhound/,
    { Ann: { mp: 0 }, Bob: { champion: 'Hellhound' } },
    'Needs 1 Myth Point, you have 0.',
  ],
  [
    'a dear ability',
    /^Naga The Serpentine: Spend 2 MP/,
    { Ann: { legend: 'Naga The Serpentine', supports: ['Naga The Serpentine'], mp: 1 }, Bob: {} },
    'Needs 2 Myth Points, you have 1.',
  ],
  [
    'a burden',
    /^Return Pixiu/,
    {
      Ann: { supports: [{ is: 'Pixiu', damage: 2, banes: ['light'] }], deck: ['Sea Snake'] },
      Bob: { legend: 'Lightbringer Ethyrios' },
    },
    'Pixiu bears 2 damage counters and 1 bane token.',
  ],
  [
    'a Support unhurt',
    /^Remove a damage counter from Pixiu/,
    { Ann: { supports: ['Pixiu'] } },
    'There is no damage counter on Pixiu.',
  ],
  [
    'the ability of another',
    /^Harpy of Light/,
    { Bob: { champion: 'Harpy of Light' } },
    'Harpy of Light is not yours: its player uses it, in their own Action phase.',
  ],
  [
    'an ability that waits',
    /^Hellhound/,
    { Ann: { champion: 'Hellhound' } },
    'The ability of Hellhound begins with “When”: it is offered when that happens.',
  ],
] as const)('%s', (_, label, spec, words) => {
  expect(because(label, spec)).toContain(words);
});

/** Everything the board draws: cards that are seen, players, piles, actions and attacks. */
const points = ({ faces, seats }: View<Table>): readonly string[] => [
  ...faces.flatMap((face, id) => (face < 0 ? [] : [`card:${id}`])),
  ...Array.from({ length: seats }, (_, seat) => [`seat:${seat}`, `pile:deck.${seat}`, `pile:graveyard.${seat}`]).flat(),
  'pile:sphereDeck',
  ...actions.map((action) => `action:${action}`),
  ...attackKinds.map((kind) => `attack:${kind}`),
];

test('nothing that may be pressed is left without a reason', () => {
  expect(
    unexplained(legends, { whatFor, words: forWords, seed: 'pressed', plays: 12, decisions: 900, points }),
  ).toEqual([]);
});

test('what the open question does not speak of says what it is for', () => {
  const p = scenario('EL-7.1 what things are for', {
    Ann: { champion: 'Hellhound', supports: [{ is: 'Pixiu', damage: 1 }], mp: 1, deck: ['Sea Snake'] },
    Bob: { champion: 'Harpy of Light' },
  }).begin();
  const words = { ...wordsFor(legends, NAMES), ...forWords };
  const told = (seat: number, point: string): string => {
    const reason = whatFor(asSeen(legends, view(p, seat)), seat, point);
    return reason === null ? '' : say(words, reason.because);
  };
  const { champion, supports, legend } = p.table;
  const said: readonly (readonly [number, string, string])[] = [
    [
      0,
      `card:${champion[0]}`,
      'Hellhound is your Champion (Strength 3, 4 of 4 HP left): it attacks in your Attack phase.',
    ],
    [
      1,
      `card:${champion[0]}`,
      'Hellhound is Ann’s Champion (Strength 3, 4 of 4 HP left): choose an attack, an action or an ability first, then its target.',
    ],
    [
      0,
      `card:${supports[0]?.[0]}`,
      'Pixiu is your Support (Strength 2, 3 of 4 HP left): it is mended, switched or returned in your Action phase.',
    ],
    [
      1,
      `card:${supports[0]?.[0]}`,
      'Pixiu is a Support of Ann (Strength 2, 3 of 4 HP left): a mass attack takes it only together with its Champion.',
    ],
    [
      0,
      `card:${legend[0]}`,
      'Naga The Serpentine waits beside the battle, and nothing reaches it there. It enters when a Hero of Ann falls and no card is left in the Team deck; 1 is left.',
    ],
    [
      0,
      'pile:deck.0',
      'Ann’s Team deck holds 1 card, face down. The top one comes by itself when a Hero falls or is returned.',
    ],
    [
      0,
      'pile:graveyard.1',
      '0 fallen Heroes lie in Bob’s Graveyard. Only an ability that speaks of the Graveyard moves them.',
    ],
    [
      0,
      'seat:0',
      'Ann has 1 Myth Point and 5 bane tokens left. A player is chosen when an ability asks for one; else choose a Hero.',
    ],
    [
      0,
      'action:mend',
      '“Mend a Support” costs 1 Myth Point, you have 1. It is done in your Action phase, once what is asked now is answered.',
    ],
    [1, 'action:mend', '“Mend a Support” is done in your own Action phase; it is Ann’s turn.'],
    [1, 'attack:mass', 'One attack, precise or mass, is made in the Attack phase of your own turn; it is Ann’s turn.'],
  ];
  for (const [seat, point, words] of said) expect(told(seat, point)).toBe(words);
});
