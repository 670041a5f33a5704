/** Every ability of every card of every game is really used, somewhere in a few hundred matches. */
import { games } from '@arenarium/games';
import { expect, test } from 'vitest';
import { exhaust } from '../src/exhaustive-player.ts';

const MATCHES = 400;

test.each(games.map((game) => [game.title, game] as const))('%s', (_, game) => {
  let matches = 0;
  const { never } = exhaust(game, { seed: 'test', goOn: () => matches++ < MATCHES });
  expect(never).toEqual([]);
});
