/** A softmax of a few numbers, fitted by Newton's method: every step is halved until it helps. */
import { numberIn } from '@arenarium/engine';

/** One case: for each of several sides the numbers to be weighed, and what it got. */
export interface Row {
  readonly numbers: readonly (readonly number[])[];
  readonly came: readonly number[];
}

const ROUNDS = 40;
const HALVES = 30;
const NEAR_ENOUGH = 1e-7;
/** So little of a pull there always is: what no case speaks of stays where it began. */
const LEAST_PULL = 1e-6;

/** The weights that make the most of these cases, drawn so strongly to where they begin. */
export function curveThrough(
  rows: readonly Row[],
  { start, pull }: { readonly start: readonly number[]; readonly pull: number },
): number[] {
  const drawn = Math.max(LEAST_PULL, pull);
  const lossAt = (weights: readonly number[]): number =>
    rows.reduce((sum, row) => sum + lossOf(row, weights), 0) +
    weights.reduce((sum, x, i) => sum + (drawn * (x - numberIn(start, i)) ** 2) / 2, 0);
  let weights = [...start];
  let loss = lossAt(weights);
  for (let round = 0; round < ROUNDS; round++) {
    const { curve, down } = slopesAt(rows, { weights, start, drawn });
    const by = solved(curve, down);
    let part = 1;
    let next = weights;
    let nextLoss = Infinity;
    for (let half = 0; half < HALVES && !(nextLoss <= loss); half++, part /= 2) {
      next = weights.map((x, i) => x + part * numberIn(by, i));
      nextLoss = lossAt(next);
    }
    if (!(nextLoss <= loss)) break;
    const moved = Math.max(...next.map((x, i) => Math.abs(x - numberIn(weights, i))));
    weights = next;
    loss = nextLoss;
    if (moved < NEAR_ENOUGH) break;
  }
  return weights;
}

function sharesOf({ numbers }: Row, weights: readonly number[]): number[] {
  const sums = numbers.map((list) => list.reduce((sum, x, i) => sum + x * numberIn(weights, i), 0));
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const all = shares.reduce((sum, x) => sum + x, 0);
  return shares.map((x) => x / all);
}

const lossOf = (row: Row, weights: readonly number[]): number =>
  sharesOf(row, weights).reduce(
    (sum, share, side) => sum - numberIn(row.came, side) * Math.log(Math.max(1e-300, share)),
    0,
  );

interface At {
  readonly weights: readonly number[];
  readonly start: readonly number[];
  readonly drawn: number;
}
interface Slopes {
  readonly curve: readonly (readonly number[])[];
  readonly down: readonly number[];
}
/** Which way is down, and how fast that changes. */
export function slopesAt(rows: readonly Row[], { weights, start, drawn }: At): Slopes {
  const down = weights.map((x, i) => -drawn * (x - numberIn(start, i)));
  const curve = weights.map((_, i) => weights.map((__, j) => (i === j ? drawn : 0)));
  for (const row of rows) {
    const shares = sharesOf(row, weights);
    const mean = weights.map((_, i) =>
      row.numbers.reduce((sum, list, side) => sum + numberIn(shares, side) * numberIn(list, i), 0),
    );
    row.numbers.forEach((list, side) => {
      const error = numberIn(row.came, side) - numberIn(shares, side);
      list.forEach((x, i) => {
        down[i] = numberIn(down, i) + error * x;
        const line = curve[i];
        if (line === undefined) return;
        list.forEach((y, j) => (line[j] = numberIn(line, j) + numberIn(shares, side) * x * (y - numberIn(mean, j))));
      });
    });
  }
  return { curve, down };
}

/** A few equations in as many unknowns, by elimination. The matrix is positive, so nothing need change places. */
export function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const lines = matrix.map((line, i) => [...line, numberIn(right, i)]);
  lines.forEach((line, i) => {
    for (const other of lines) {
      if (other === line) continue;
      const by = numberIn(other, i) / numberIn(line, i);
      for (let k = i; k <= lines.length; k++) other[k] = numberIn(other, k) - by * numberIn(line, k);
    }
  });
  return lines.map((line, i) => numberIn(line, lines.length) / numberIn(line, i));
}
