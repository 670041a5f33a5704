import { seatCounts } from '@arenarium/engine';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { games } from './index.ts';
import { loadGame } from './load.ts';

test('the catalogue says what the games say', () =>
  expect(catalogue).toEqual(games.map((game) => ({ id: game.id, title: game.title, seats: seatCounts(game) }))));

test('every game can be loaded by itself, and nothing else can', async () => {
  for (const game of games) expect(await loadGame(game.id)).toBe(game);
  expect(await loadGame('chess')).toBeUndefined();
  expect(await loadGame('constructor')).toBeUndefined();
});
