/** How strong, and how sure: win rates and ratings with 95 % intervals. */
import { at } from '@arenarium/engine';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

/** Wilson's interval for a share: stays sensible at 0 % and 100 %, where the plain one does not. */
export function shareInterval(score: number, n: number, z = Z): Interval {
  if (n === 0) return { low: 0, high: 1 };
  const p = score / n;
  const z2 = (z * z) / n;
  const middle = (p + z2 / 2) / (1 + z2);
  const half = (z * Math.sqrt((p * (1 - p)) / n + (z2 / n) * 0.25)) / (1 + z2);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** What `a` scored against `b` in so many matches: 1 for a win, ½ for a draw. */
export interface Meeting {
  readonly a: number;
  readonly b: number;
  readonly score: number;
  readonly matches: number;
}

export interface Rating {
  readonly rating: number;
  /** Half the width of the 95 % interval of the distance to the anchor; 0 for the anchor itself. */
  readonly giveOrTake: number;
}

/** Where the anchor stands, and how many points make odds of ten to one. */
const ANCHOR = 1000;
const TENFOLD = 400;
/** As if each pair had also drawn once: a clean sweep is strong, not infinitely strong. */
const VIRTUAL_DRAWS = 1;

/**
 * Bradley–Terry by maximum likelihood (Newton's method on the log odds), as Elo points. The players must all be
 * linked by meetings.
 */
export function ratingsFrom(players: number, meetings: readonly Meeting[], anchor: number): readonly Rating[] {
  const free = Array.from({ length: players }, (_, i) => i).filter((i) => i !== anchor);
  const strength = Array.from({ length: players }, () => 0);
  let inverse: number[][] = [];
  for (let round = 0; round < 100; round++) {
    const { slope, curve } = likelihood(players, meetings, strength);
    inverse = inverted(free.map((i) => free.map((j) => at(at(curve, i), j))));
    let most = 0;
    free.forEach((i, row) => {
      const step = free.reduce((sum, j, column) => sum + cell(inverse, row, column) * at(slope, j), 0);
      // Newton overshoots far from the top: no more than a factor of e² in one go.
      const bounded = Math.max(-2, Math.min(2, step));
      strength[i] = at(strength, i) + bounded;
      most = Math.max(most, Math.abs(bounded));
    });
    if (most < 1e-9) break;
  }
  const points = TENFOLD / Math.LN10;
  return strength.map((value, i) => {
    const row = free.indexOf(i);
    const giveOrTake = row < 0 ? 0 : Z * Math.sqrt(cell(inverse, row, row)) * points;
    return { rating: ANCHOR + value * points, giveOrTake };
  });
}

const cell = (matrix: readonly (readonly number[])[], row: number, column: number): number =>
  matrix[row]?.[column] ?? 0;

/** Slope of the log likelihood, and minus its curvature. */
function likelihood(
  players: number,
  meetings: readonly Meeting[],
  strength: readonly number[],
): { slope: number[]; curve: number[][] } {
  const slope = Array.from({ length: players }, () => 0);
  const curve = Array.from({ length: players }, () => Array.from({ length: players }, () => 0));
  const add = (i: number, j: number, x: number): void => {
    const row = at(curve, i);
    row[j] = at(row, j) + x;
  };
  for (const { a, b, score, matches } of meetings) {
    const n = matches + VIRTUAL_DRAWS;
    const expected = 1 / (1 + Math.exp(at(strength, b) - at(strength, a)));
    const more = score + VIRTUAL_DRAWS / 2 - n * expected;
    const weight = n * expected * (1 - expected);
    slope[a] = at(slope, a) + more;
    slope[b] = at(slope, b) - more;
    add(a, a, weight);
    add(b, b, weight);
    add(a, b, -weight);
    add(b, a, -weight);
  }
  return { slope, curve };
}

/** Gauss and Jordan. */
function inverted(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let row = column + 1; row < n; row++) {
      if (Math.abs(cell(rows, row, column)) > Math.abs(cell(rows, pivot, column))) pivot = row;
    }
    const swap = at(rows, column);
    const top = at(rows, pivot);
    rows[pivot] = swap;
    rows[column] = top;
    const lead = at(top, column);
    if (Math.abs(lead) < 1e-12) throw new Error('the players are not all linked by matches');
    for (let j = 0; j < 2 * n; j++) top[j] = at(top, j) / lead;
    rows.forEach((row, i) => {
      const factor = at(row, column);
      if (i === column || factor === 0) return;
      for (let j = 0; j < 2 * n; j++) row[j] = at(row, j) - factor * at(top, j);
    });
  }
  return rows.map((row) => row.slice(n));
}
