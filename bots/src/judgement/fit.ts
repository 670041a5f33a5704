/**
 * Fitting the weights: a logistic regression on how matches came out (a softmax where there are several sides), by
 * gradient steps of the Adam kind. Matches, never single positions, are learned from, held back to choose by, or held
 * back to be judged by.
 */
import { below, seeded } from '@arenarium/engine';
import type { Examples } from './examples.ts';
import type { Layout } from './layout.ts';
import { chancesFrom } from './look.ts';
import type { Fitted } from './weights.ts';

export interface FitOrder {
  readonly seed: string;
  readonly epochs?: number;
  readonly onProgress?: (share: number) => void;
}

/** How well chances foretell outcomes. Slope: 1 is right, above 1 too timid, below too bold. */
export interface Report {
  readonly positions: number;
  readonly loss: number;
  readonly brier: number;
  readonly slope: number;
  /** By tenth of the chance foretold: how often, the mean foretold, and what came of it. */
  readonly tenths: readonly { readonly n: number; readonly foretold: number; readonly came: number }[];
}

export interface Fit {
  readonly fitted: Fitted;
  readonly decay: number;
  readonly test: Report;
}

const BATCH = 128;
const RATE = 0.01;
const EPOCHS = 6;
/** How strongly weights without much behind them are drawn to nothing; which is best is chosen on matches held back. */
const DECAYS = [0.03, 0.1, 0.3, 1, 3] as const;

type Part = 'learn' | 'choose' | 'judge';
/** Of ten matches in a row seven are learned from, one chooses, two judge. */
const partOf = (match: number): Part => (match % 10 < 7 ? 'learn' : match % 10 === 7 ? 'choose' : 'judge');

export function fit(layout: Layout, examples: Examples, { seed, epochs = EPOCHS, onProgress }: FitOrder): Fit {
  const rows: Record<Part, number[]> = { learn: [], choose: [], judge: [] };
  examples.match.forEach((match, row) => rows[partOf(match)].push(row));
  let best: { readonly model: Model; readonly loss: number; readonly decay: number } | null = null;
  DECAYS.forEach((decay, i) => {
    const model = newModel(layout, examples);
    const lot = seeded(`${seed}/fit`);
    for (let epoch = 0; epoch < epochs; epoch++) {
      const rate = (RATE * (1 + Math.cos((Math.PI * epoch) / epochs))) / 2;
      learn(model, mixed(rows.learn, lot), { rate, decay });
      const { loss } = reportOn(model, rows.choose);
      if (best === null || loss < best.loss) best = { model: copyOf(model), loss, decay };
      onProgress?.((i * epochs + epoch + 1) / (DECAYS.length * epochs));
    }
  });
  const { model, decay } = best ?? { model: newModel(layout, examples), decay: 0 };
  // Too bold or too timid as a whole: mended by one number, found where the decay was chosen.
  scale(model, reportOn(model, rows.choose).slope);
  return { fitted: fittedOf(model), decay, test: reportOn(model, rows.judge) };
}

interface Model {
  readonly layout: Layout;
  readonly examples: Examples;
  /** What each term is divided by, so that all are of a size. */
  readonly sizes: Float64Array;
  /** For each face, the words printed on it (numbers in `words`) and how much they say. */
  readonly words: readonly string[];
  readonly says: readonly (readonly (readonly [word: number, n: number])[])[];
  /** For each weight of a face in a zone: the zone and the face; else −1. */
  readonly zoneOf: Int16Array;
  readonly faceAt: Int16Array;
  /** The weights of the layout, then of every word in every zone. */
  readonly values: Float64Array;
  readonly first: Float64Array;
  readonly second: Float64Array;
  readonly slope: Float64Array;
  readonly lastStep: Int32Array;
  steps: number;
}

function newModel(layout: Layout, examples: Examples): Model {
  const { judging, printed } = layout;
  const words = [...new Set(printed.flatMap(({ says }) => [...says.keys()]))].toSorted();
  const wordNumber = new Map(words.map((word, i) => [word, i]));
  const zoneOf = new Int16Array(layout.size).fill(-1);
  const faceAt = new Int16Array(layout.size).fill(-1);
  layout.zones.forEach((base, zone) => {
    for (let face = 0; face < judging.faces; face++) {
      zoneOf[base + face] = zone;
      faceAt[base + face] = face;
    }
  });
  const size = layout.size + judging.zones.length * words.length;
  return {
    layout,
    examples,
    sizes: sizesOf(examples, judging.terms.length),
    words,
    says: printed.map(({ says }) => [...says].map(([word, n]) => [wordNumber.get(word) ?? 0, n] as const)),
    zoneOf,
    faceAt,
    values: new Float64Array(size),
    first: new Float64Array(size),
    second: new Float64Array(size),
    slope: new Float64Array(size),
    lastStep: new Int32Array(size),
    steps: 0,
  };
}
const copyOf = (model: Model): Model => ({ ...model, values: model.values.slice() });

/** The usual size of every term. */
function sizesOf({ terms }: Examples, count: number): Float64Array {
  const sizes = new Float64Array(count);
  const rows = count === 0 ? 0 : terms.length / count;
  for (let i = 0; i < terms.length; i++) sizes[i % count] = (sizes[i % count] ?? 0) + (terms[i] ?? 0) ** 2;
  return sizes.map((sum) => Math.max(1e-3, Math.sqrt(sum / Math.max(1, rows))));
}

function mixed(rows: readonly number[], lot: ReturnType<typeof seeded>): readonly number[] {
  const order = rows.slice();
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(lot, i + 1);
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
  return order;
}

/** The weight of word `word` in a zone. */
const wordAt = ({ layout, words }: Model, zone: number, word: number): number =>
  layout.size + zone * words.length + word;

/** The sum of one side of one position. */
function sumOf(model: Model, place: number): number {
  const { examples, values, sizes, layout } = model;
  const count = layout.judging.terms.length;
  let sum = 0;
  for (let i = 0; i < count; i++)
    sum += ((values[i] ?? 0) * (examples.terms[place * count + i] ?? 0)) / (sizes[i] ?? 1);
  const to = examples.ends[place] ?? 0;
  for (let k = place === 0 ? 0 : (examples.ends[place - 1] ?? 0); k < to; k++)
    sum += worthOf(model, examples.index[k] ?? 0);
  return sum;
}

/** A weight, with what the words of its face add. */
function worthOf(model: Model, i: number): number {
  const zone = model.zoneOf[i] ?? -1;
  let worth = model.values[i] ?? 0;
  if (zone < 0) return worth;
  for (const [word, n] of model.says[model.faceAt[i] ?? 0] ?? [])
    worth += n * (model.values[wordAt(model, zone, word)] ?? 0);
  return worth;
}

interface Foretold {
  readonly sums: Float64Array;
  readonly lost: Uint8Array;
  readonly chances: Float64Array;
}
const foretelling = (sides: number): Foretold => ({
  sums: new Float64Array(sides),
  lost: new Uint8Array(sides),
  chances: new Float64Array(sides),
});

function foretell(model: Model, row: number, { sums, lost, chances }: Foretold): Float64Array {
  const { sides, alive } = model.examples;
  for (let side = 0; side < sides; side++) {
    const place = row * sides + side;
    lost[side] = alive[place] === 1 ? 0 : 1;
    sums[side] = lost[side] === 1 ? 0 : sumOf(model, place);
  }
  chancesFrom(sums, lost, chances);
  return chances;
}

function learn(model: Model, rows: readonly number[], pace: { readonly rate: number; readonly decay: number }): void {
  const { sides, alive, outcome } = model.examples;
  const foretold = foretelling(sides);
  const touched: number[] = [];
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH);
    touched.length = 0;
    for (const row of batch) {
      const chances = foretell(model, row, foretold);
      for (let side = 0; side < sides; side++) {
        const place = row * sides + side;
        if (alive[place] === 1) blame(model, place, { error: (chances[side] ?? 0) - (outcome[place] ?? 0), touched });
      }
    }
    step(model, touched, { ...pace, batch: batch.length });
  }
}

/** Every weight that spoke gets its part of the error. */
function blame(model: Model, place: number, { error, touched }: { error: number; touched: number[] }): void {
  const { examples, sizes, layout, slope } = model;
  const count = layout.judging.terms.length;
  const add = (i: number, by: number): void => {
    if (slope[i] === 0) touched.push(i);
    // A sum that comes out at nothing must still be cleared.
    slope[i] = (slope[i] ?? 0) + by || Number.MIN_VALUE;
  };
  for (let i = 0; i < count; i++) {
    const value = examples.terms[place * count + i] ?? 0;
    if (value !== 0) add(i, (error * value) / (sizes[i] ?? 1));
  }
  const to = examples.ends[place] ?? 0;
  for (let k = place === 0 ? 0 : (examples.ends[place - 1] ?? 0); k < to; k++) {
    const i = examples.index[k] ?? 0;
    add(i, error);
    const zone = model.zoneOf[i] ?? -1;
    if (zone >= 0)
      for (const [word, n] of model.says[model.faceAt[i] ?? 0] ?? []) add(wordAt(model, zone, word), error * n);
  }
}

/** Adam on what was touched; terms are few and meant, so only the others are drawn to nothing. */
function step(
  model: Model,
  touched: readonly number[],
  { rate, decay, batch }: { rate: number; decay: number; batch: number },
): void {
  const { values, first, second, slope, layout } = model;
  const steps = ++model.steps;
  const c1 = 1 - 0.9 ** steps;
  const c2 = 1 - 0.999 ** steps;
  for (const i of touched) {
    const g = (slope[i] ?? 0) / batch;
    slope[i] = 0;
    const m = (first[i] ?? 0) + 0.1 * (g - (first[i] ?? 0));
    const v = (second[i] ?? 0) + 0.001 * (g * g - (second[i] ?? 0));
    first[i] = m;
    second[i] = v;
    const draw = i < layout.judging.terms.length || i === layout.bias ? 0 : decay;
    values[i] = (values[i] ?? 0) - rate * (m / c1 / (Math.sqrt(v / c2) + 1e-8) + draw * (values[i] ?? 0));
  }
}

/** Make every chance bolder (above 1) or more timid. */
function scale(model: Model, by: number): void {
  const factor = Number.isFinite(by) && by > 0 ? Math.min(3, Math.max(0.3, by)) : 1;
  for (let i = 0; i < model.values.length; i++) model.values[i] = (model.values[i] ?? 0) * factor;
}

const TENTHS = 10;
const certain = (x: number): number => Math.max(1e-6, Math.min(1 - 1e-6, x));

function reportOn(model: Model, rows: readonly number[]): Report {
  const { sides } = model.examples;
  const foretold = foretelling(sides);
  return report(
    rows.map((row) => ({
      chances: Array.from(foretell(model, row, foretold)),
      outcome: Array.from(model.examples.outcome.subarray(row * sides, (row + 1) * sides)),
    })),
  );
}

/** How good these forecasts were, whoever made them. */
export function report(
  forecasts: readonly { readonly chances: readonly number[]; readonly outcome: readonly number[] }[],
): Report {
  const tenths = Array.from({ length: TENTHS }, () => ({ n: 0, foretold: 0, came: 0 }));
  const pairs: [logit: number, came: number][] = [];
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
      pairs.push([Math.log(p / (1 - p)), came]);
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
    slope: slopeOf(pairs),
    tenths: tenths.map((t) => ({ n: t.n, foretold: t.foretold / Math.max(1, t.n), came: t.came / Math.max(1, t.n) })),
  };
}

/** By how much the odds foretold have to be stretched to fit what came: a regression with a slope and an intercept. */
function slopeOf(pairs: readonly (readonly [number, number])[]): number {
  let a = 0;
  let b = 1;
  for (let round = 0; round < 25; round++) {
    let ga = 0;
    let gb = 0;
    let haa = 1e-9;
    let hab = 0;
    let hbb = 1e-9;
    for (const [x, y] of pairs) {
      const p = 1 / (1 + Math.exp(-(a + b * x)));
      const w = p * (1 - p);
      ga += p - y;
      gb += (p - y) * x;
      haa += w;
      hab += w * x;
      hbb += w * x * x;
    }
    const det = haa * hbb - hab * hab;
    if (!(Math.abs(det) > 1e-12)) break;
    const da = (hbb * ga - hab * gb) / det;
    const db = (haa * gb - hab * ga) / det;
    a -= da;
    b -= db;
    if (Math.abs(da) + Math.abs(db) < 1e-7) break;
  }
  return b;
}

/** The weights for a look: terms undo their sizes, and words stay beside the faces they speak of. */
function fittedOf(model: Model): Fitted {
  const { layout, words } = model;
  const values = model.values.slice(0, layout.size);
  for (let i = 0; i < layout.judging.terms.length; i++) values[i] = (values[i] ?? 0) / (model.sizes[i] ?? 1);
  const says = layout.judging.zones.map(
    (_, zone) => new Map(words.map((word, w) => [word, model.values[wordAt(model, zone, w)] ?? 0])),
  );
  return { values, says };
}
