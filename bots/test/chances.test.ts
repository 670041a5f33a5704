/** What a bot calls a chance should read like one: between none and all, and shared among the sides. */
import { seatCounts } from '@arenarium/engine';
import { games } from '@arenarium/games';
import { expect, test } from 'vitest';
import { positionIn } from './worlds.ts';

const tables = games.flatMap((game) => seatCounts(game).map((seats) => [game.id, seats, game] as const));

test.each(tables)('%s with %i seats', (_, seats, game) => {
  const sums: number[] = [];
  for (let match = 0; match < 3; match++) {
    for (let moves = 0; moves <= 120; moves += 8) {
      const p = positionIn(game, { seats, seed: `chances/${match}`, moves });
      if (p === null) continue;
      const sides = game.sides(p.setup);
      const chances = [...new Set(sides)].map((side) => game.evaluate(p, sides.indexOf(side)));
      for (const chance of chances) {
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }
      if (chances.length > 1) sums.push(chances.reduce((a, b) => a + b, 0));
    }
  }
  const mean = sums.reduce((a, b) => a + b, 0) / sums.length;
  if (sums.length > 0) expect(Math.abs(mean - 1)).toBeLessThan(0.15);
});
