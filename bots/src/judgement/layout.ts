/**
 * Where every weight lies: one long list of numbers, the terms first, then the steps of the small numbers, then for every
 * zone its faces and counts, then the open questions. Both the fit and the look at a position go by it.
 */
import { questionsOf, type Game, type Judging, type Setup } from '@arenarium/engine';
import { printedFaces, type PrintedFace } from './printed.ts';

/** From so many cards on, a zone is simply full. */
export const MOST_CARDS = 15;

export interface Layout {
  readonly judging: Judging;
  readonly printed: readonly PrintedFace[];
  /** By face: the first face of the same card, which holds the weight of all of them. */
  readonly firstOf: Int32Array;
  /** Where each small number, and each zone, begins. */
  readonly numbers: Int32Array;
  readonly zones: Int32Array;
  /** The weight that every side has: only where there is one side does it matter. */
  readonly bias: number;
  /** Every question of the game, in the order of their names, and where their weights begin. */
  readonly questions: readonly string[];
  readonly asked: number;
  readonly size: number;
}

export function layoutFor(game: Game, judging: Judging): Layout {
  const printed = printedFaces(game, judging.faces);
  const first = new Map<string, number>();
  printed.forEach(({ key }, face) => first.set(key, first.get(key) ?? face));
  let size = judging.terms.length;
  const room = (n: number): number => {
    size += n;
    return size - n;
  };
  const numbers = Int32Array.from(judging.numbers, ([, range]) => room(range + 1));
  const zones = Int32Array.from(judging.zones, () => room(judging.faces + MOST_CARDS + 1));
  const bias = room(1);
  const questions = questionsOf(game.id)
    .map(({ name }) => name)
    .toSorted();
  const asked = room(questions.length);
  const firstOf = Int32Array.from(printed, ({ key }, face) => first.get(key) ?? face);
  return { judging, printed, firstOf, numbers, zones, bias, questions, asked, size };
}

/** Tables that are judged alike: so many seats, on so many sides. */
export function tableKey(game: Game, setup: Setup): string {
  return `${setup.seats} seats, ${new Set(game.sides(setup)).size} sides`;
}
