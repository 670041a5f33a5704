export { gather, joined, type Examples, type Gathering } from './examples.ts';
export { fit, report, type Fit, type FitOrder, type Report } from './fit.ts';
export { judgedGame } from './judged-game.ts';
export { layoutFor, tableKey, type Layout } from './layout.ts';
export { learnedGame, sideNumbers } from './look.ts';
export { pack, unpackTable, weightsFrom, type TableWeights, type Weights } from './weights.ts';
