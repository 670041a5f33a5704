/**
 * What was foretold in matches played as at a table, and what came: by what was learned, and by the game's own evaluation
 * beside it.
 */
import { outcomeOf, sideNumbers, type Forecast } from '@arenarium/bots';
import type { Game, Position } from '@arenarium/engine';
import { watched, type SelfPlay } from './self-play.ts';

export interface Foretold {
  readonly learned: readonly Forecast[];
  readonly former: readonly Forecast[];
}

export interface Foretelling extends SelfPlay {
  /** The game as it is without anything learned. */
  readonly former: Game;
}

export function foretold(play: Foretelling, from: number, to: number): Foretold {
  const learned: Forecast[] = [];
  const former: Forecast[] = [];
  const open: { readonly learned: readonly number[]; readonly former: readonly number[] }[] = [];
  const [setup] = play.setups;
  if (setup === undefined) throw new Error('no set-up to play');
  const sides = sideNumbers(play.game, setup);
  const count = Math.max(...sides) + 1;
  watched(
    { ...play, straight: true },
    {
      see: (p) => void open.push({ learned: chancesIn(play.game, p, sides), former: chancesIn(play.former, p, sides) }),
      end(_, rewards) {
        const outcome = outcomeOf(rewards, sides, count);
        for (const said of open.splice(0)) {
          learned.push({ chances: said.learned, outcome });
          former.push({ chances: said.former, outcome });
        }
      },
    },
    { from, to },
  );
  return { learned, former };
}

/** The chance of every side; an evaluation that thinks of each side by itself is made to add up. */
function chancesIn(game: Game, p: Position, sides: Int32Array): number[] {
  const chances = game.chances?.(p);
  if (chances) return [...chances];
  const count = Math.max(...sides) + 1;
  const alone = Array.from({ length: count }, (_, side) => game.evaluate(p, sides.indexOf(side)));
  if (count === 1) return alone;
  const all = alone.reduce((sum, x) => sum + x, 0);
  return alone.map((x) => (all === 0 ? 1 / count : x / all));
}
