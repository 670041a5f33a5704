/** Two worlds that a seat cannot tell apart give the same choice: for every bot, in every game, judged as it was learned. */
import { seeded, type Game } from '@arenarium/engine';
import { tricks } from '@arenarium/engine/tricks';
import { games } from '@arenarium/games';
import { describe, expect, test } from 'vitest';
import { bots, judgedGame, mindOf, type Bot } from '../src/index.ts';
import { choosers, exchanged, positionIn } from './worlds.ts';

const BUDGET = { iterations: 12 };
const MATCHES = 3;
const MOVES = [0, 3, 9, 20, 45];

const seatsOf = ({ seats: { min, max, only } }: Game): number[] => [...new Set(only ?? [min, max])];

function checkHonesty(game: Game, bot: Bot): number {
  let compared = 0;
  for (const seats of seatsOf(game)) {
    for (let match = 0; match < MATCHES; match++) {
      for (const moves of MOVES) {
        const p = positionIn(game, { seats, seed: `honest/${match}`, moves });
        if (p === null) continue;
        for (const seat of choosers(p)) {
          const other = exchanged(p, seat, seeded(`${match}/${moves}/${seat}`));
          if (other === null) continue;
          const [here, there] = [p, other].map((world) =>
            bot.choose(mindOf(world, seat, { random: seeded('same'), budget: BUDGET })),
          );
          expect(there, `${bot.name}, seat ${seat} of ${seats}, match ${match}, after ${moves} moves`).toBe(here);
          compared++;
        }
      }
    }
  }
  return compared;
}

const judged = await Promise.all(games.map(judgedGame));

describe.each([tricks, ...judged].map((game) => [game.id, game] as const))('%s', (_, game) => {
  test.each(bots.map((bot) => [bot.name, bot] as const))('%s does not peek', (__, bot) => {
    expect(checkHonesty(game, bot)).toBeGreaterThan(0);
  });
});
