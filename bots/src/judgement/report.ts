/** How well chances foretell what comes: loss, squares, slope, and how often each tenth came true. */

import { below, seeded } from '@arenarium/engine';
import { curveThrough, slopesAt, solved, type Row } from './newton.ts';

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

/** The line that makes the best of these forecasts: among sides what the logarithms of all chances are multiplied by. */
function lineThrough(forecasts: readonly Forecast[]): Line {
  const [slope = 1, shift = 0] = curveThrough(forecasts.map(rowOf), { start: startOf(forecasts), pull: 0 });
  return { slope, shift };
}

const isAlone = ({ chances }: Forecast): boolean => chances.length === 1;
const startOf = ([first]: readonly Forecast[]): readonly number[] =>
  first !== undefined && isAlone(first) ? [1, 0] : [1];
const rowOf = (one: Forecast): Row => (isAlone(one) ? rowAlone(one) : rowAmong(one));

/** Who is out has no chance to be bold about. */
function rowAmong({ chances, outcome }: Forecast): Row {
  const left = chances.flatMap((chance, side) => (chance === 0 ? [] : [side]));
  return {
    numbers: left.map((side) => [Math.log(certain(chances[side] ?? 0))]),
    came: left.map((side) => outcome[side] ?? 0),
  };
}

/** Against the game, which has no odds of its own. */
const rowAlone = ({ chances: [chance = 0], outcome: [came = 0] }: Forecast): Row => ({
  numbers: [
    [oddsOf(chance), 1],
    [0, 0],
  ],
  came: [came, 1 - came],
});

/** A forecast that was made in this match. */
export interface InMatch extends Forecast {
  readonly match: number;
}

const DRAWS = 200;

/**
 * How far the slope may be off, one standard error: the slopes of as many matches drawn from these by lot, again and again, lie
 * so far apart. Positions of one match say the same thing many times over, so matches are drawn, not positions.
 */
export function errorOfSlope(forecasts: readonly InMatch[], seed: string): number {
  const byMatch = new Map<number, Row[]>();
  for (const one of forecasts) {
    const of = byMatch.get(one.match);
    if (of === undefined) byMatch.set(one.match, [rowOf(one)]);
    else of.push(rowOf(one));
  }
  const matches = [...byMatch.values()];
  const weights = curveThrough(matches.flat(), { start: startOf(forecasts), pull: 0 });
  // One step from the slope of all is as good as the way to the end, and each match's part of it is always the same.
  const parts = matches.map((rows) => slopesAt(rows, { weights, start: weights, drawn: 0 }));
  const lot = seeded(`${seed}/error`);
  const moved = Array.from({ length: DRAWS }, () => {
    const drawn = parts.flatMap(() => parts[below(lot, parts.length)] ?? []);
    return solved(added(drawn.map(({ curve }) => curve)), summed(drawn.map(({ down }) => down)))[0] ?? 0;
  });
  const mean = moved.reduce((sum, x) => sum + x, 0) / DRAWS;
  return Math.sqrt(moved.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (DRAWS - 1));
}

const summed = (lists: readonly (readonly number[])[]): number[] =>
  (lists[0] ?? []).map((_, i) => lists.reduce((sum, list) => sum + (list[i] ?? 0), 0));
const added = (squares: readonly (readonly (readonly number[])[])[]): number[][] =>
  (squares[0] ?? []).map((_, i) => summed(squares.map((square) => square[i] ?? [])));
