/**
 * What was foretold at some of the choices of matches played as at a table, and what came: what a bot that thinks a while would
 * say, and what the position is judged by what was learned, and by the game's own evaluation.
 */
import {
  bySide,
  explainSearch,
  hopesWith,
  mindOf,
  outcomeOf,
  sayingFrom,
  search,
  sideNumbers,
  type InMatch,
  type Said,
  type Saying,
} from '@arenarium/bots';
import { below, clone, openAsks, seeded, type Game, type Position, type Random, type Seat } from '@arenarium/engine';
import { watched, type SelfPlay } from './self-play.ts';

export interface Foretold {
  readonly learned: readonly InMatch[];
  readonly former: readonly InMatch[];
  /** What was thought of a chance, before it is made to come true. */
  readonly said: readonly Said[];
  /** How many questions the matches had. */
  readonly lengths: readonly number[];
}

export interface Foretelling extends SelfPlay {
  /** The game as it is without anything learned. */
  readonly former: Game;
}

/** So many choices of a match are thought about, so many iterations each. */
const CHOICES = 6;
const THOUGHT = 100;

export function foretold(play: Foretelling, from: number, to: number): Foretold {
  const learned: InMatch[] = [];
  const former: InMatch[] = [];
  const said: Said[] = [];
  const lengths: number[] = [];
  let choices: Position[] = [];
  const [setup] = play.setups;
  if (setup === undefined) throw new Error('no set-up to play');
  const sides = sideNumbers(play.game, setup);
  const count = Math.max(...sides) + 1;
  watched(
    { ...play, straight: true },
    {
      see(p) {
        if ((openAsks(p)[0]?.options.length ?? 0) > 1) choices.push(clone(p));
      },
      end(match, rewards, asked) {
        const outcome = outcomeOf(rewards, sides, count);
        const lot = seeded(`${play.seed}/${match}/said`);
        for (const p of someOf(choices, lot)) {
          const came = { outcome, match };
          learned.push({ chances: chancesIn(play.game, p, sides), ...came });
          former.push({ chances: chancesIn(play.former, p, sides), ...came });
          const seed = `${play.seed}/${match}/said/${p.asked}`;
          const seat = openAsks(p)[0]?.seat ?? 0;
          said.push({
            chances: thoughtOf(p, seat, { sides, seed }),
            ...came,
            asked: p.asked,
            chooser: sides[seat] ?? 0,
          });
        }
        choices = [];
        lengths.push(asked);
      },
    },
    { from, to },
  );
  return { learned, former, said, lengths };
}

function someOf(choices: readonly Position[], lot: Random): Position[] {
  const left = choices.slice();
  return Array.from({ length: Math.min(CHOICES, left.length) }, () => left.splice(below(lot, left.length), 1)).flat();
}

interface Thinking {
  readonly sides: Int32Array;
  readonly seed: string;
}
/** What the seat that is asked hopes for if it chooses its best option, as it would explain it, and so the others. */
function thoughtOf(p: Position, seat: Seat, { sides, seed }: Thinking): readonly number[] {
  const mind = mindOf(p, seat, { random: seeded(seed), budget: { iterations: THOUGHT } });
  const searched = search(mind, { budget: mind.budget, thorough: true });
  return hopesWith(explainSearch(mind, searched).chance, sides[seat] ?? 0, bySide(searched.chances, sides));
}

/** How bold such chances may be said. */
export function sayingOf({ said, lengths }: Foretold, provenance: Omit<Saying['provenance'], 'thought'>): Saying {
  const usual = lengths.reduce((sum, n) => sum + n, 0) / Math.max(1, lengths.length);
  return sayingFrom(said, usual, { ...provenance, thought: THOUGHT });
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
