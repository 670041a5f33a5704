export {
  aloud,
  bySide,
  hopesWith,
  sayingFrom,
  sayingsFrom,
  spokenGame,
  type Said,
  type Saying,
  type Sayings,
} from './aloud.ts';
export { gather, joined, outcomeOf, type Examples, type Gathering } from './examples.ts';
export { fit, type Fit, type FitOrder } from './fit.ts';
export { judgedGame } from './judged-game.ts';
export { layoutFor, tableKey, type Layout } from './layout.ts';
export { learnedGame, sideNumbers } from './look.ts';
export { errorOfSlope, report, stretched, type Forecast, type InMatch, type Line, type Report } from './report.ts';
export {
  fittedFrom,
  pack,
  stretchedFit,
  unpackTable,
  weightsFrom,
  type Fitted,
  type TableWeights,
  type Weights,
} from './weights.ts';
