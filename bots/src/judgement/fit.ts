/**
 * Fitting the weights. Matches, never single positions, are learned from or held back to be judged by. How strongly to
 * draw weights to nothing is chosen on a tenth of them; how bold to be by fits that each leave out another fifth, and
 * say how those came out. The same fits tell how sure a weight is.
 */
import type { Examples } from './examples.ts';
import type { Layout } from './layout.ts';
import { fittedOf, forecastsOf, learned, reportOn, type Model } from './model.ts';
import { report, stretched, type Forecast, type Report } from './report.ts';
import { stretchedFit, type Fitted } from './weights.ts';

export interface FitOrder {
  readonly seed: string;
  readonly epochs?: number;
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
const FOLDS = 5;

/** Of ten matches in a row two judge; of the others, one chooses. */
const isJudge = (match: number): boolean => match % 10 >= 8;
const isChooser = (match: number): boolean => match % 10 === 7;
/** A tenth match is as likely one near the end, or one with its set-up by lot, as any other: folds go by tens. */
const foldOf = (match: number): number => Math.floor(match / 10) % FOLDS;

export function fit(layout: Layout, examples: Examples, { seed, epochs = EPOCHS, onProgress }: FitOrder): Fit {
  const rowsOf = (wanted: (match: number) => boolean): number[] => {
    const rows: number[] = [];
    examples.match.forEach((match, row) => void (wanted(match) && rows.push(row)));
    return rows;
  };
  const rounds = DECAYS.length + FOLDS + 1;
  let done = 0;
  const train = (rows: readonly number[], decay: number): Model => {
    const onEpoch = (_: Model, epoch: number): void => onProgress?.((done + (epoch + 1) / epochs) / rounds);
    const model = learned(layout, examples, rows, { seed, epochs, decay, onEpoch });
    done++;
    return model;
  };
  const choosers = rowsOf(isChooser);
  const learners = rowsOf((match) => !isJudge(match) && !isChooser(match));
  const tried = DECAYS.map((decay) => ({ decay, loss: reportOn(train(learners, decay), choosers).loss }));
  const { decay } = tried.reduce((best, one) => (one.loss < best.loss ? one : best));

  const unseen: Forecast[] = [];
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const model = train(
      rowsOf((match) => !isJudge(match) && foldOf(match) !== fold),
      decay,
    );
    unseen.push(
      ...forecastsOf(
        model,
        rowsOf((match) => !isJudge(match) && foldOf(match) === fold),
      ),
    );
    return model;
  });
  const model = train(
    rowsOf((match) => !isJudge(match)),
    decay,
  );
  const line = report(unseen);
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
