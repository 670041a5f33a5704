/**
 * A learned judgement of a position: for every side a sum of weights, and from the sums the chances. Two sides or many,
 * the chances add up to one; all together against the game, they are how likely the game is beaten.
 */
import {
  faceOf,
  type Game,
  type Judging,
  type Position,
  type Question,
  type Seat,
  type Sheet,
} from '@arenarium/engine';
import { layoutFor, MOST_CARDS, tableKey, type Layout } from './layout.ts';
import { unpack, type Weights } from './weights.ts';

/** Nothing is quite certain before the end. */
const LEAST = 0.002;

/** The chance of every side in a position. The answer is good until the next look. */
export type Look = (p: Position) => Float64Array;

/** A look that adds up these weights, side by side. */
export function lookWith(layout: Layout, values: Float64Array, sides: Int32Array): Look {
  const { judging, numbers, zones } = layout;
  const ranges = Int32Array.from(judging.numbers, ([, range]) => range);
  const count = Math.max(...sides) + 1;
  const sums = new Float64Array(count);
  const lost = new Uint8Array(count);
  const chances = new Float64Array(count);
  const asked = new Map<Question, number>();
  let seen: Position | null = null;

  const weight = (i: number): number => values[i] ?? 0;
  const add = (seat: Seat, more: number): void => {
    const side = sides[seat] ?? 0;
    sums[side] = (sums[side] ?? 0) + more;
  };
  const sheet: Sheet = {
    term: (seat, term, value) => add(seat, weight(term) * value),
    number: (seat, number, value) => add(seat, weight((numbers[number] ?? 0) + stepOf(value, ranges[number] ?? 0))),
    zone(seat, zone, cards) {
      if (seen === null) return;
      const base = zones[zone] ?? 0;
      let sum = weight(base + judging.faces + Math.min(MOST_CARDS, cards.length));
      for (let i = 0; i < cards.length; i++) sum += weight(base + faceOf(seen, cards[i] ?? 0));
      add(seat, sum);
    },
    lost(seat) {
      lost[sides[seat] ?? 0] = 1;
    },
  };
  const numberOf = (question: Question): number => {
    const known = asked.get(question);
    if (known !== undefined) return known;
    const n = layout.questions.indexOf(question.name);
    asked.set(question, n);
    return n;
  };

  return (p) => {
    seen = p;
    sums.fill(weight(layout.bias));
    lost.fill(0);
    if (p.now !== null) add(p.now.seat, weight(layout.asked + numberOf(p.now.question)));
    judging.read(p, sheet);
    chancesFrom(sums, lost, chances);
    return chances;
  };
}

/** A small number as one of its steps: between two it is the lower, else it would have no weight at all. */
export const stepOf = (value: number, range: number): number =>
  value < 0 ? 0 : value > range ? range : Math.floor(value);

/** From sums to chances: against the game a logistic curve, among sides a share of what is left. */
export function chancesFrom(sums: Float64Array, lost: Uint8Array, chances: Float64Array): void {
  if (sums.length === 1) {
    chances[0] = lost[0] === 1 ? LEAST : within(1 / (1 + Math.exp(-(sums[0] ?? 0))));
    return;
  }
  let most = -Infinity;
  for (let side = 0; side < sums.length; side++) if (lost[side] !== 1) most = Math.max(most, sums[side] ?? 0);
  let total = 0;
  for (let side = 0; side < sums.length; side++) {
    const share = lost[side] === 1 ? 0 : Math.exp((sums[side] ?? 0) - most);
    chances[side] = share;
    total += share;
  }
  for (let side = 0; side < sums.length; side++)
    chances[side] = total === 0 ? 1 / sums.length : (chances[side] ?? 0) / total;
}
const within = (x: number): number => Math.max(LEAST, Math.min(1 - LEAST, x));

/** Sides as 0, 1, 2 …, whatever the game calls them. */
export function sideNumbers(game: Game, setup: Position['setup']): Int32Array {
  const sides = game.sides(setup);
  const names = [...new Set(sides)];
  return Int32Array.from(sides, (side) => names.indexOf(side));
}

/** How a table is judged. */
interface Looking {
  readonly setup: Position['setup'];
  readonly look: Look | null;
  readonly sides: Int32Array;
  readonly isOnlySetUp: boolean;
}

/**
 * The game, judged by what was learned wherever something was: bots that play it do better, and everything else is as it
 * was. A table nobody learned goes on being judged by the game's own evaluation.
 */
export function learnedGame<T>(game: Game<T>, judging: Judging<T>, weights: Weights): Game<T> {
  const layout = layoutFor(game, judging);
  const byTable = new Map<string, Float64Array>();
  for (const [key, table] of Object.entries(weights.tables)) byTable.set(key, unpack(layout, weights, table));
  let last: Looking | null = null;
  const looking = (p: Position<T>): Looking => {
    if (last?.setup === p.setup) return last;
    const sides = sideNumbers(game, p.setup);
    const key = tableKey(game, p.setup);
    const values = byTable.get(key);
    const isOnlySetUp = weights.tables[key]?.only === 'set-up';
    last = { setup: p.setup, sides, look: values === undefined ? null : lookWith(layout, values, sides), isOnlySetUp };
    return last;
  };
  const lookAt = (p: Position<T>): Look | null => {
    const { look, isOnlySetUp } = looking(p);
    return isOnlySetUp && !judging.settingUp(p) ? null : look;
  };
  return {
    ...game,
    evaluate(p, seat) {
      const look = lookAt(p);
      return look === null ? game.evaluate(p, seat) : (look(p)[looking(p).sides[seat] ?? 0] ?? 0);
    },
    settingUp: (p) => looking(p).look !== null && judging.settingUp(p),
    // Whoever asks imagines a world for it: only where it can be.
    ...(Object.values(weights.tables).some(({ only }) => only === 'set-up')
      ? { isSetApart: (p: Position<T>) => looking(p).isOnlySetUp && judging.settingUp(p) }
      : {}),
    isQuiet: (p) => lookAt(p) === null || (judging.isQuiet?.(p) ?? true),
    chances: (p) => lookAt(p)?.(p) ?? null,
  };
}
