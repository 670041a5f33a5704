/**
 * Fitting the weights. Matches, never single positions, are learned from or held back to be judged by. How strongly to
 * draw weights to nothing is chosen on a tenth of them. Then it is fitted twice: first to how matches came out, then also
 * to what the first fits thought of the positions that followed. How bold to be say fits that each leave out another
 * fifth, and how those came out; the same fits tell how sure a weight is.
 */
import type { Examples } from './examples.ts';
import type { Layout } from './layout.ts';
import { fittedOf, forecastsOf, learned, reportOn, type Model } from './model.ts';
import { report, stretched, type Forecast, type Report } from './report.ts';
import { stretchedFit, type Fitted } from './weights.ts';

export interface FitOrder {
  readonly seed: string;
  readonly epochs?: number;
  /** What is known of another table; else it is what was written by hand, if the game says how. Weights stay near it. */
  readonly from?: Fitted | undefined;
  /** How strongly weights are drawn to where they begin; else that is chosen. */
  readonly pull?: number | undefined;
  readonly onProgress?: (share: number) => void;
}

export interface Fit {
  readonly fitted: Fitted;
  readonly decay: number;
  readonly test: Report;
  /** The same, each without another fifth of the matches. */
  readonly folds: readonly Fitted[];
  /** How far the chances of such fits lie apart on matches held back: the usual distance from their mean. */
  readonly spread: number;
}

const EPOCHS = 6;
/** How strongly weights without much behind them are drawn to nothing; which is best is chosen on matches held back. */
const DECAYS = [0.3, 1, 3, 10] as const;
/** The same towards what is known already. */
const DECAYS_FROM = [3, 10, 30, 90] as const;
const FOLDS = 5;
/** How much of what is told of a position is told by what comes after the next one. */
const AHEAD = 0.9;

/** Of ten matches in a row two judge; of the others, one chooses. */
const isJudge = (match: number): boolean => match % 10 >= 8;
const isChooser = (match: number): boolean => match % 10 === 7;
/** A tenth match is as likely one near the end, or one with its set-up by lot, as any other: folds go by tens. */
const foldOf = (match: number): number => Math.floor(match / 10) % FOLDS;

export function fit(layout: Layout, examples: Examples, order: FitOrder): Fit {
  const { seed, epochs = EPOCHS, from = byHand(layout), onProgress } = order;
  const rowsOf = (wanted: (match: number) => boolean): number[] => {
    const rows: number[] = [];
    examples.match.forEach((match, row) => void (wanted(match) && rows.push(row)));
    return rows;
  };
  const decays = order.pull === undefined ? (from === undefined ? DECAYS : DECAYS_FROM) : [order.pull];
  const rounds = decays.length + 2 * FOLDS + 1;
  let done = 0;
  const train = (rows: readonly number[], decay: number, aims: Examples): Model => {
    const onEpoch = (_: Model, epoch: number): void => onProgress?.((done + (epoch + 1) / epochs) / rounds);
    const model = learned(layout, aims, rows, { seed, epochs, decay, from, onEpoch });
    done++;
    return model;
  };
  const choosers = rowsOf(isChooser);
  const learners = rowsOf((match) => !isJudge(match) && !isChooser(match));
  const tried = decays.map((one) => lossesOf(train(learners, one, examples), choosers));
  const decay = decays[chosenOf(tried, from === undefined ? 0 : 1)] ?? decays[0];

  const withoutEachFifth = (aims: Examples): Folded => {
    const unseen = new Map<number, Forecast>();
    const models = Array.from({ length: FOLDS }, (_, fold) => {
      const model = {
        ...train(
          rowsOf((match) => !isJudge(match) && foldOf(match) !== fold),
          decay,
          aims,
        ),
        examples,
      };
      const rows = rowsOf((match) => !isJudge(match) && foldOf(match) === fold);
      forecastsOf(model, rows).forEach((forecast, i) => unseen.set(rows[i] ?? 0, forecast));
      return model;
    });
    return { models, unseen };
  };
  const clearer = { ...examples, outcome: lookedAhead(examples, withoutEachFifth(examples).unseen) };
  const { models: folds, unseen } = withoutEachFifth(clearer);
  const model = {
    ...train(
      rowsOf((match) => !isJudge(match)),
      decay,
      clearer,
    ),
    examples,
  };
  const line = report([...unseen.values()]);
  const judges = rowsOf(isJudge);
  const judged = (one: Model): Forecast[] =>
    forecastsOf(one, judges).map(({ chances, outcome }) => ({ chances: stretched(chances, line), outcome }));
  return {
    fitted: stretchedFit(layout, fittedOf(model), line),
    decay,
    test: report(judged(model)),
    folds: folds.map((fold) => stretchedFit(layout, fittedOf(fold), line)),
    spread: spreadOf(folds.map(judged)),
  };
}

/** What was written by hand, as a fit; nothing if the game does not say. */
function byHand({ judging, size }: Layout): Fitted | undefined {
  if (judging.byHand === undefined) return undefined;
  const values = new Float64Array(size);
  judging.terms.forEach((name, i) => (values[i] = judging.byHand?.[name] ?? 0));
  return { values, says: judging.zones.map(() => new Map()) };
}

/** By match: what was lost on its positions. */
function lossesOf(model: Model, rows: readonly number[]): number[] {
  const byMatch = new Map<number, number[]>();
  for (const row of rows) {
    const match = model.examples.match[row] ?? 0;
    byMatch.set(match, [...(byMatch.get(match) ?? []), row]);
  }
  return [...byMatch.values()].map((of) => reportOn(model, of).loss * of.length);
}

/**
 * Which of several ways lost least; or the last that lost so little more that the matches cannot tell, so many standard errors:
 * what is known already is left only for a reason.
 */
export function chosenOf(tried: readonly (readonly number[])[], errors: number): number {
  const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / Math.max(1, list.length);
  const means = tried.map(mean);
  const best = means.indexOf(Math.min(...means));
  return tried.reduce((chosen, losses, i) => {
    const more = losses.map((loss, match) => loss - (tried[best]?.[match] ?? 0));
    const error = Math.sqrt(mean(more.map((x) => (x - mean(more)) ** 2)) / Math.max(1, more.length));
    return i > best && mean(more) <= errors * error ? i : chosen;
  }, best);
}

interface Folded {
  readonly models: readonly Model[];
  /** By row: what was said of it by the fit that had not seen its match. */
  readonly unseen: ReadonlyMap<number, Forecast>;
}

/**
 * How a match came out is mostly luck that came later. What fits that have not seen the match say of its next positions is
 * less so: each tells a little, the end of the match the rest.
 */
export function lookedAhead({ match, outcome, sides }: Examples, said: ReadonlyMap<number, Forecast>): Float32Array {
  const clearer = outcome.slice();
  for (let row = match.length - 2; row >= 0; row--) {
    const next = said.get(row + 1);
    if (match[row] !== match[row + 1] || next === undefined) continue;
    for (let side = 0; side < sides; side++) {
      const after = clearer[(row + 1) * sides + side] ?? 0;
      clearer[row * sides + side] = (1 - AHEAD) * (next.chances[side] ?? 0) + AHEAD * after;
    }
  }
  return clearer;
}

/** The usual distance of a chance from the mean of what all of them say. */
function spreadOf(said: readonly (readonly Forecast[])[]): number {
  let squares = 0;
  let n = 0;
  said[0]?.forEach(({ chances }, row) =>
    chances.forEach((_, side) => {
      const all = said.map((one) => one[row]?.chances[side] ?? 0);
      const mean = all.reduce((sum, x) => sum + x, 0) / all.length;
      for (const x of all) squares += (x - mean) ** 2;
      n += all.length;
    }),
  );
  return Math.sqrt(squares / Math.max(1, n));
}
