import { known, recordOf, startMatch } from '@arenarium/engine';
import { gameNamed } from '@arenarium/games';
import type { Player } from '@arenarium/protocol';
import { expect, test } from 'vitest';
import { readTransferred } from '../src/transfer/transfer.ts';
import { spoken } from '../src/words/page.ts';

const game = known(gameNamed('banishing'), 'banishing');
const record = recordOf(startMatch(game, { seats: 3, seed: 'sent' }));
const players: readonly Player[] = [
  { by: 'person', name: 'Ann' },
  { by: 'bot', name: 'Bob', bot: 'greedy' },
  { by: 'bot', name: 'Cid', bot: 'random' },
];

test('a match that was written down is read again, with who plays', () =>
  expect(readTransferred(JSON.stringify({ ...record, players }))).toEqual({ ok: true, match: { record, players } }));

test('a record that does not say who plays gets somebody in every seat', () => {
  const read = readTransferred(JSON.stringify(record));
  if (!read.ok) throw new Error(spoken(read.because));
  expect(read.match.players.map(({ by }) => by)).toEqual(['person', 'bot', 'bot']);
});

test.each([
  ['nothing', '  ', /nothing to read/],
  ['no JSON', 'hello', /not JSON/],
  ['another game', JSON.stringify({ ...record, game: 'chess' }), /a game called “chess”; the games here are/],
  ['5 000 000 000 seats', JSON.stringify({ ...record, seats: 5e9 }), /"seats" should be a whole number from 1 to 64/],
  ['players that are none', JSON.stringify({ ...record, players: [{ by: 'ghost' }] }), /look at players\.0/],
  [
    'a bot nobody knows',
    JSON.stringify({ ...record, players: players.map((one) => ({ ...one, by: 'bot', bot: 'deep' })) }),
    /called “deep”/,
  ],
  ['too few players', JSON.stringify({ ...record, players: players.slice(1) }), /3 seats, but names 2 players/],
])('%s is turned down with the reason', (_, text, because) => {
  const read = readTransferred(text);
  expect(read.ok ? '' : spoken(read.because)).toMatch(because);
});
