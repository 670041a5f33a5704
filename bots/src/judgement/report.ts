/** How well chances foretell what comes: loss, squares, slope, and how often each tenth came true. */

/** What was foretold of every side, and what each got. */
export interface Forecast {
  readonly chances: readonly number[];
  readonly outcome: readonly number[];
}

/** Slope: 1 is right, above 1 they were too timid, below too bold. Shift: against the game, above 0 they were too dark. */
export interface Report extends Line {
  readonly positions: number;
  readonly loss: number;
  readonly brier: number;
  /** By tenth of the chance foretold: how often, the mean foretold, and what came of it. */
  readonly tenths: readonly { readonly n: number; readonly foretold: number; readonly came: number }[];
}

const TENTHS = 10;
const certain = (x: number): number => Math.max(1e-6, Math.min(1 - 1e-6, x));

/** How good these forecasts were, whoever made them. */
export function report(forecasts: readonly Forecast[]): Report {
  const tenths = Array.from({ length: TENTHS }, () => ({ n: 0, foretold: 0, came: 0 }));
  let loss = 0;
  let brier = 0;
  for (const { chances, outcome } of forecasts) {
    chances.forEach((chance, side) => {
      const came = outcome[side] ?? 0;
      const p = certain(chance);
      loss -= chances.length === 1 ? came * Math.log(p) + (1 - came) * Math.log(1 - p) : came * Math.log(p);
      brier += (p - came) ** 2 / chances.length;
      // The sides of one position say the same thing twice where there are two of them.
      if (chances.length === 2 && side === 1) return;
      const tenth = tenths[Math.min(TENTHS - 1, Math.floor(p * TENTHS))];
      if (tenth === undefined) return;
      tenth.n++;
      tenth.foretold += p;
      tenth.came += came;
    });
  }
  const n = Math.max(1, forecasts.length);
  return {
    positions: forecasts.length,
    loss: loss / n,
    brier: brier / n,
    ...lineThrough(forecasts),
    tenths: tenths.map((t) => ({ n: t.n, foretold: t.foretold / Math.max(1, t.n), came: t.came / Math.max(1, t.n) })),
  };
}

/** What comes of odds: so many times as bold, and moved by so much. */
export interface Line {
  readonly slope: number;
  readonly shift: number;
}

/** The same chances bolder or more timid; among sides they still add up to one. */
export function stretched(chances: readonly number[], { slope, shift }: Line): number[] {
  const [alone] = chances;
  if (chances.length === 1 && alone !== undefined) return [1 / (1 + Math.exp(-shift - slope * oddsOf(alone)))];
  const shares = chances.map((chance) => (chance === 0 ? 0 : chance ** slope));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
}

const oddsOf = (chance: number): number => Math.log(certain(chance) / (1 - certain(chance)));

/** The line that makes the best of these forecasts. */
const lineThrough = (forecasts: readonly Forecast[]): Line =>
  forecasts[0]?.chances.length === 1 ? lineAgainstTheGame(forecasts) : { slope: slopeAmong(forecasts), shift: 0 };

const ROUNDS = 25;
const NEAR_ENOUGH = 1e-7;

/** By Newton's method: what the logarithms of all chances have to be multiplied by. */
function slopeAmong(forecasts: readonly Forecast[]): number {
  const rows = forecasts.map(({ chances, outcome }) => ({ logs: chances.map((x) => Math.log(certain(x))), outcome }));
  let slope = 1;
  for (let round = 0; round < ROUNDS; round++) {
    let push = 0;
    let curve = 1e-9;
    for (const { logs, outcome } of rows) {
      const shares = logs.map((log) => Math.exp(slope * log));
      const all = shares.reduce((sum, share) => sum + share, 0);
      let mean = 0;
      let squares = 0;
      let came = 0;
      logs.forEach((log, side) => {
        const share = (shares[side] ?? 0) / all;
        mean += share * log;
        squares += share * log * log;
        came += (outcome[side] ?? 0) * log;
      });
      push += came - mean;
      curve += squares - mean * mean;
    }
    slope += push / curve;
    if (Math.abs(push / curve) < NEAR_ENOUGH) break;
  }
  return slope;
}

/** One side against the game: a logistic regression with a slope and a shift. */
function lineAgainstTheGame(forecasts: readonly Forecast[]): Line {
  let shift = 0;
  let slope = 1;
  for (let round = 0; round < ROUNDS; round++) {
    const push = [0, 0] as [number, number];
    const curve = [1e-9, 0, 1e-9] as [number, number, number];
    for (const { chances, outcome } of forecasts) {
      const x = oddsOf(chances[0] ?? 0);
      const p = 1 / (1 + Math.exp(-(shift + slope * x)));
      const w = p * (1 - p);
      const error = p - (outcome[0] ?? 0);
      push[0] += error;
      push[1] += error * x;
      curve[0] += w;
      curve[1] += w * x;
      curve[2] += w * x * x;
    }
    const det = curve[0] * curve[2] - curve[1] * curve[1];
    if (!(Math.abs(det) > 1e-12)) break;
    const by = [
      (curve[2] * push[0] - curve[1] * push[1]) / det,
      (curve[0] * push[1] - curve[1] * push[0]) / det,
    ] as const;
    shift -= by[0];
    slope -= by[1];
    if (Math.abs(by[0]) + Math.abs(by[1]) < NEAR_ENOUGH) break;
  }
  return { slope, shift };
}
