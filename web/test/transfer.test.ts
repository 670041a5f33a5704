import { startMatch, recordOf } from '@arenarium/engine';
import { gameNamed } from '@arenarium/games';
import { expect, test } from 'vitest';
import type { Driver } from '../src/play/protocol.ts';
import { readTransferred, written } from '../src/transfer/transfer.ts';

const game = gameNamed('banishing');
if (game === undefined) throw new Error('The Banishing is not registered');
const record = recordOf(startMatch(game, { seats: 3, seed: 'sent' }));
const drivers: readonly Driver[] = [
  { by: 'person', name: 'Ann' },
  { by: 'bot', name: 'Bob', bot: 'greedy' },
  { by: 'bot', name: 'Cid', bot: 'random' },
];

test('a match that was written down is read again, with who plays', () =>
  expect(readTransferred(written({ record, drivers }))).toEqual({ ok: true, match: { record, drivers } }));

test('a record that does not say who plays gets somebody in every seat', () => {
  const read = readTransferred(JSON.stringify(record));
  if (!read.ok) throw new Error(read.because);
  expect(read.match.drivers.map(({ by }) => by)).toEqual(['person', 'bot', 'bot']);
});

test.each([
  ['nothing', '  ', /nothing to read/],
  ['no JSON', 'hello', /not JSON/],
  ['another game', JSON.stringify({ ...record, game: 'chess' }), /a game called "chess"; the games here are/],
  [
    'a bot nobody knows',
    JSON.stringify({ ...record, players: drivers.map((d) => ({ ...d, by: 'bot', bot: 'deep' })) }),
    /called "deep"/,
  ],
  ['too few players', JSON.stringify({ ...record, players: drivers.slice(1) }), /3 seats, but names 2 players/],
])('%s is turned down with the reason', (_, text, because) => {
  const read = readTransferred(text);
  if (read.ok) throw new Error('was read');
  expect(read.because).toMatch(because);
});
