/** Is everything that a person may press explained, with a rule that there is and in words that can be said? */
import type { Seat } from '../flow.ts';
import type { Game, Purposes } from '../game.ts';
import { at } from '../ids.ts';
import { say, type Words } from '../message.ts';
import { answer, type Position } from '../position.ts';
import type { Reason } from '../question.ts';
import { below, next, seeded, type Random } from '../random.ts';
import { rulesOf } from '../rulebook.ts';
import { NAMES } from '../names.ts';
import { anySetup } from '../setup.ts';
import { asSeen, decisionOf, described, refusals, view, type View } from '../view.ts';
import { wordsFor } from '../words.ts';
import { beginning } from './laws.ts';

interface Pressing extends Purposes {
  readonly seed: string;
  readonly plays: number;
  readonly decisions: number;
  /** Every point that a board draws for whoever sees this. */
  points(seen: View): readonly string[];
}
interface Unexplained {
  readonly question: string;
  readonly seat: Seat;
  readonly point: string;
  readonly what: string;
}

/**
 * Plays by lot, from the set-up and from near the end; a seat, asked or not, presses a few points of its board before every
 * choice. What is left with nothing but "that does not answer what is asked" is told, each kind of point once a question.
 */
export function unexplained(game: Game, pressing: Pressing): readonly Unexplained[] {
  const { seed, plays, decisions, points } = pressing;
  const found = new Map<string, Unexplained>();
  const random = seeded(`pressing/${game.id}/${seed}`);
  const mistakeIn = reasonsOf(game, pressing.words);
  for (let play = 0, left = decisions; play < plays && left > 0; play++) {
    const p = anyPosition(game, random);
    for (; p.now !== null && left > 0; left--) {
      const seat = below(random, 2) === 0 ? p.now.seat : below(random, p.seats);
      const seen = view(p, seat);
      const [spoken, position] = [spokenOf(p, seat), asSeen(game, seen)];
      for (const point of some(points(seen), random)) {
        if (spoken.has(point)) continue;
        const what = mistakeIn(pressing.whatFor(position as Position<never>, seat, point));
        const key = `${p.now.question.name} ${point.split(':')[0] ?? ''} ${what ?? ''}`;
        if (what !== null && !found.has(key)) found.set(key, { question: p.now.question.name, seat, point, what });
      }
      answer(p, below(random, p.now.options.length));
    }
  }
  return [...found.values()];
}

/** How many points are pressed before a choice. */
const FEW = 12;
const some = (points: readonly string[], random: Random): readonly string[] =>
  Array.from({ length: Math.min(FEW, points.length) }, () => at(points, below(random, points.length)));

function anyPosition(game: Game, random: Random): Position {
  const edges = [null, ...game.edges.map(({ name }) => name)];
  const edge = edges[below(random, edges.length)] ?? null;
  return beginning(game, { setup: anySetup(game, random), seed: String(next(random)), edge, picks: [] });
}

/** Everything the open question of a seat speaks of. */
const spokenOf = (p: Position, seat: Seat): ReadonlySet<string> =>
  new Set([
    ...(decisionOf(p, seat)?.options.flatMap((option) => option.points) ?? []),
    ...refusals(p, seat).flatMap(({ option }) => described(p, option, seat).points),
  ]);

/** What is wrong with a reason; null if it is one. */
function reasonsOf(game: Game, purposes: Words): (reason: Reason | null) => string | null {
  const rules = new Set(rulesOf(game.rulebook).map(({ id }) => id));
  const words = { ...wordsFor(game, NAMES), ...purposes };
  return (reason) => {
    if (reason === null) return 'nothing is said of it';
    if (!rules.has(reason.rule)) return `there is no rule ${reason.rule}`;
    const said = say(words, reason.because);
    return /undefined|NaN|-1/.test(said) ? said : null;
  };
}
