import { asSeen, answer, NAMES, refusals, say, view, wordsFor, type View } from '@arenarium/engine';
import { unexplained } from '@arenarium/engine/testing';
import { expect, test } from 'vitest';
import { characters, sharedAbilities } from './cards/index.ts';
import { abilityId } from './cards/names.ts';
import { items } from './cards/words.ts';
import { banishing } from './index.ts';
import { scenario } from './scenarios/arrange.ts';
import { LINES, SPACES } from './rules/options.ts';
import type { Table } from './table.ts';
import { whatFor, words as forWords } from './what-for.ts';

/** Why Ann cannot do what this label says, after she has chosen these. */
function because(label: string, spec: Parameters<typeof scenario>[1], chosen: readonly string[] = []): string[] {
  const p = scenario('TB-5.2 what a refusal says', spec).begin();
  const words = wordsFor(banishing, NAMES);
  const labelOf = (option: Parameters<typeof banishing.describe>[1]): string =>
    say(words, banishing.describe(p, option, 0).label);
  for (const choice of chosen) answer(p, p.now?.options.findIndex((option) => labelOf(option) === choice) ?? -1);
  return refusals(p, 0)
    .filter(({ option }) => labelOf(option) === label)
    .map((refusal) => say(words, refusal.because));
}
const kick = ['Kick', 'red square, red square, red triangle'];
const hand = 'rs rs rt gs';

test('what is missing, with numbers and names', () => {
  const players = { Ann: { hand } };
  expect(because('Stand Guard', { players })).toEqual(['You need 3 green cards with the same symbol, and hold 1.']);
  expect(because('Taunt', { players: { Ann: { hand, items: 'W' } } })).toEqual([
    'You need 2 green cards with your Wand, and hold 1.',
  ]);
  expect(because('Kick', { players: { Ann: { hand, wounds: '4 4' } } })).toEqual([
    'You are exhausted, with 8 damage at 7 stamina: only the shared abilities are open to you.',
  ]);
  expect(because('Trade with Bob', { players })).toEqual([
    'Both players of a Trade need a card in hand, and Bob has none.',
  ]);
  expect(because('red square, red square, red square', { players }, ['Kick'])).toEqual([
    'That takes 3 of red square, and you hold 2.',
  ]);
});

test('cards of the Void that cannot be meant', () => {
  const spec = { players: { Ann: { hand } }, void: ['1 2 4', 'gs gt gc', 'bs bt bc'] } as const;
  expect(because('Lich (4), top right', spec, kick)).toEqual(['Its level is 4: only undead up to level 3.']);
  expect(because('green square, middle left', spec, kick)).toEqual(['green square is no undead.']);
});

/** Everything the board draws: cards that are seen, the Void with its lines, players with what they have, abilities. */
const points = ({ faces, seats, table, seat }: View<Table>): readonly string[] => {
  const own = characters[table.players[seat]?.character ?? -1];
  return [
    ...faces.flatMap((face, id) => (face < 0 ? [] : [`card:${id}`])),
    ...(table.players[seat]?.hand ?? []).map((id) => `face:${faces[id] ?? -1}`),
    ...LINES.map(({ line }) => `line:${line}`),
    ...SPACES.map(({ space }) => `space:${space}`),
    ...Array.from({ length: seats }, (_, of) => `seat:${of}`),
    ...items.filter((item) => (table.players[seat]?.[item] ?? -1) >= 0).map((item) => `item:${item}`),
    ...(own?.abilities ?? []).map((ability) => `ability:${own === undefined ? '' : abilityId(own, ability)}`),
    ...sharedAbilities.map(({ id }) => `ability:${id}`),
    ...characters.map((_, i) => `character:${i}`),
    'pile:deck',
    'pile:discard',
    'seal:0',
    'seal:9',
  ];
};

test('nothing that may be pressed is left without a reason', () => {
  expect(
    unexplained(banishing, { whatFor, words: forWords, seed: 'pressed', plays: 12, decisions: 900, points }),
  ).toEqual([]);
});

test('what the open question does not speak of says what it is for', () => {
  const p = scenario('TB-3.1 what things are for', {
    players: {
      Ann: { hand: 'rs rs gt', wounds: '1 2', items: 'S W A' },
      Bob: { is: 'cultist', hand: 'bc', servant: '3' },
    },
    void: ['1 gs rt', 'bc bc bc', 'gs gs gs'],
    banishing: 'bs bs',
    discard: 'rc',
    at: 'line',
  }).begin();
  const t = p.table;
  const words = { ...wordsFor(banishing, NAMES), ...forWords };
  const told = (seat: number, point: string): string => {
    const reason = whatFor(asSeen(banishing, view(p, seat)), seat, point);
    return reason === null ? '' : say(words, reason.because);
  };
  const [ann, bob] = t.players;
  const said: readonly (readonly [number, string, string])[] = [
    [0, 'line:0', 'The top row (1 damage) is taken at the beginning of your turn, once a turn.'],
    [1, 'line:0', 'The top row (1 damage) is taken at the beginning of your own turn; it is Ann’s turn.'],
    [
      1,
      `card:${t.void[0]?.[0]}`,
      'Zombie (1), top left, is taken with its whole row or column, at the beginning of your own turn; it is Ann’s turn.',
    ],
    [
      0,
      `card:${t.void[0]?.[0]}`,
      'Zombie (1), top left, is taken with its whole row or column at the beginning of a turn; now it is meant only where an ability says so.',
    ],
    [0, 'face:0', 'You hold 2 of red square. Choose an ability first; then it is asked which cards you play for it.'],
    [0, 'face:8', 'You hold no blue circle.'],
    [0, 'pile:discard', '1 card in the Discard. They come back with the next round, or by an ability.'],
    [0, 'seal:1', 'Field 2 is filled and stays so: 2 of 10 cards lie in the Banishing.'],
    [
      0,
      'seal:2',
      'Field 3 waits for a card: 2 of 10 lie in the Banishing. Blue abilities of level 2 play cards there, and the last field wins.',
    ],
    [1, `card:${ann?.hand[0]}`, 'Ann holds 3 cards, and may talk about them but not show them.'],
    [
      0,
      'wound:0.2',
      'Ghoul (2) is a wound of Ann, whose damage is 3 of 10. It goes when Rest or an ability discards it.',
    ],
    [0, 'item:shield', 'Ann’s Shield is offered when Ann takes undead: it discards one of them.'],
    [0, 'item:wand', 'Ann’s Wand stands for one symbol card: it is offered with the set that an ability asks for.'],
    [1, `card:${ann?.armour}`, 'Ann’s Armour adds 1 stamina by itself.'],
    [0, `card:${bob?.servant}`, 'Wraith (3) serves Bob: abilities of the Cultist count its level by themselves.'],
    [
      0,
      `card:${t.banishing[0]}`,
      'blue square stays in the Banishing for the rest of the game: 2 of 10 cards lie there.',
    ],
    [
      0,
      `card:${t.discard[0]}`,
      'red circle lies in the Discard, which holds 1 card. It comes back with the next round, or by an ability.',
    ],
    [0, `card:${t.deck[0]}`, '39 cards left in the Deck. The round ends when the last one is drawn.'],
    [
      0,
      'seat:0',
      'Ann plays the Fighter, with 3 damage (exhausted at 8, dead at 10) and 3 cards in hand. A player is chosen when an ability asks for one.',
    ],
    [
      0,
      'ability:fighter.kick',
      'Kick needs three red cards. It is the one ability of your turn, used after taking a row or column.',
    ],
    [
      1,
      'ability:fighter.stand-guard',
      'Stand Guard needs three green cards with the same symbol and is used on its player’s own turn, after taking; it is Ann’s turn.',
    ],
    [0, 'ability:swap', 'Swap needs no cards. It is the one ability of your turn, used after taking a row or column.'],
    [1, 'ability:rest', 'Rest needs no cards and is used on your own turn, after taking; it is Ann’s turn.'],
    [0, 'character:0', 'The Fighter is chosen before the first turn: every sheet can be chosen once.'],
  ];
  expect(said.map(([seat, point]) => [seat, point, told(seat, point)])).toEqual(said);
});
