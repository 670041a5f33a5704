/**
 * A logistic regression on how matches came out (a softmax where there are several sides), fitted by gradient steps of the
 * Adam kind. A card in a zone has a weight of its own and those of the words printed on it.
 */
import { below, seeded } from '@arenarium/engine';
import type { Examples } from './examples.ts';
import type { Layout } from './layout.ts';
import { chancesFrom } from './look.ts';
import { report, type Forecast, type Report } from './report.ts';
import type { Fitted } from './weights.ts';

export interface Model {
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
  /** The weights of the layout, then of every word in every zone; and what they are drawn to: nothing, or where they began. */
  readonly values: Float64Array;
  readonly start: Float64Array;
  /** Terms are few and meant: only where something was known before are they drawn to it. */
  readonly hasStart: boolean;
  readonly first: Float64Array;
  readonly second: Float64Array;
  /** The errors of the batch at hand by weight, and which weights have any. */
  readonly slope: Float64Array;
  readonly isTouched: Uint8Array;
  /** For each weight of the layout: what it comes to with its words, and in which step that was added up. */
  readonly worth: Float64Array;
  readonly worthAt: Int32Array;
  steps: number;
}

/** How to learn: so many rounds over the matches, and how strongly weights without much behind them are drawn to nothing. */
export interface Way {
  readonly seed: string;
  readonly epochs: number;
  readonly decay: number;
  /** Begin here, and be drawn to it rather than to nothing. */
  readonly from?: Fitted | undefined;
  /** After every round. */
  readonly onEpoch?: (model: Model, epoch: number) => void;
}

const BATCH = 128;
const RATE = 0.01;

/** Learn from these rows of the examples. */
export function learned(layout: Layout, examples: Examples, rows: readonly number[], way: Way): Model {
  const model = newModel(layout, examples, way.from);
  const lot = seeded(`${way.seed}/fit`);
  for (let epoch = 0; epoch < way.epochs; epoch++) {
    const rate = (RATE * (1 + Math.cos((Math.PI * epoch) / way.epochs))) / 2;
    learn(model, mixed(rows, lot), { rate, decay: way.decay });
    way.onEpoch?.(model, epoch);
  }
  return model;
}

function newModel(layout: Layout, examples: Examples, from: Fitted | undefined): Model {
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
  const sizes = sizesOf(examples, judging.terms.length);
  const start = new Float64Array(size);
  if (from !== undefined) {
    start.set(from.values);
    sizes.forEach((usual, i) => (start[i] = (start[i] ?? 0) * usual));
    from.says.forEach((said, zone) =>
      words.forEach((word, w) => (start[layout.size + zone * words.length + w] = said.get(word) ?? 0)),
    );
  }
  return {
    layout,
    examples,
    sizes,
    words,
    says: printed.map(({ says }) => [...says].map(([word, n]) => [wordNumber.get(word) ?? 0, n] as const)),
    zoneOf,
    faceAt,
    values: start.slice(),
    start,
    hasStart: from !== undefined,
    first: new Float64Array(size),
    second: new Float64Array(size),
    slope: new Float64Array(size),
    isTouched: new Uint8Array(size),
    worth: new Float64Array(layout.size),
    worthAt: new Int32Array(layout.size).fill(-1),
    steps: 0,
  };
}

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
  const { examples, values, sizes, layout, worth, worthAt, steps } = model;
  const { index, terms, ends } = examples;
  const count = layout.judging.terms.length;
  let sum = 0;
  for (let i = 0; i < count; i++) sum += ((values[i] ?? 0) * (terms[place * count + i] ?? 0)) / (sizes[i] ?? 1);
  const to = ends[place] ?? 0;
  for (let k = place === 0 ? 0 : (ends[place - 1] ?? 0); k < to; k++) {
    const i = index[k] ?? 0;
    sum += worthAt[i] === steps ? (worth[i] ?? 0) : worthOf(model, i);
  }
  return sum;
}

/** A weight, with what the words of its face add: the same until the next step. */
function worthOf(model: Model, i: number): number {
  let sum = model.values[i] ?? 0;
  const zone = model.zoneOf[i] ?? -1;
  if (zone >= 0)
    for (const [word, n] of model.says[model.faceAt[i] ?? 0] ?? [])
      sum += n * (model.values[wordAt(model, zone, word)] ?? 0);
  model.worth[i] = sum;
  model.worthAt[i] = model.steps;
  return sum;
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
    blameWords(model, touched);
    step(model, touched, { ...pace, batch: batch.length });
  }
}

/** Every weight that spoke gets its part of the error. The loops are plain: nearly all the time of a fit is spent here. */
function blame(model: Model, place: number, { error, touched }: { error: number; touched: number[] }): void {
  const { examples, sizes, layout, slope, isTouched } = model;
  const { index, terms, ends } = examples;
  const count = layout.judging.terms.length;
  for (let i = 0; i < count; i++) {
    const value = terms[place * count + i] ?? 0;
    if (value === 0) continue;
    if (isTouched[i] === 0) touched.push(i);
    isTouched[i] = 1;
    slope[i] = (slope[i] ?? 0) + (error * value) / (sizes[i] ?? 1);
  }
  const to = ends[place] ?? 0;
  for (let k = place === 0 ? 0 : (ends[place - 1] ?? 0); k < to; k++) {
    const i = index[k] ?? 0;
    if (isTouched[i] === 0) touched.push(i);
    isTouched[i] = 1;
    slope[i] = (slope[i] ?? 0) + error;
  }
}

/** What a face got, its words get too: once a batch is enough. */
function blameWords(model: Model, touched: number[]): void {
  const { slope, isTouched } = model;
  const { length } = touched;
  for (let k = 0; k < length; k++) {
    const face = touched[k] ?? 0;
    const zone = model.zoneOf[face] ?? -1;
    if (zone < 0) continue;
    for (const [word, n] of model.says[model.faceAt[face] ?? 0] ?? []) {
      const i = wordAt(model, zone, word);
      if (isTouched[i] === 0) touched.push(i);
      isTouched[i] = 1;
      slope[i] = (slope[i] ?? 0) + (slope[face] ?? 0) * n;
    }
  }
}

/** Adam on what was touched, each drawn to where it began. */
function step(
  model: Model,
  touched: readonly number[],
  { rate, decay, batch }: { rate: number; decay: number; batch: number },
): void {
  const { values, start, hasStart, first, second, slope, isTouched, layout } = model;
  const isFree = (i: number): boolean => i === layout.bias || (!hasStart && i < layout.judging.terms.length);
  const steps = ++model.steps;
  const c1 = 1 - 0.9 ** steps;
  const c2 = 1 - 0.999 ** steps;
  for (const i of touched) {
    const g = (slope[i] ?? 0) / batch;
    slope[i] = 0;
    isTouched[i] = 0;
    const m = (first[i] ?? 0) + 0.1 * (g - (first[i] ?? 0));
    const v = (second[i] ?? 0) + 0.001 * (g * g - (second[i] ?? 0));
    first[i] = m;
    second[i] = v;
    const away = isFree(i) ? 0 : (values[i] ?? 0) - (start[i] ?? 0);
    values[i] = (values[i] ?? 0) - rate * (m / c1 / (Math.sqrt(v / c2) + 1e-8) + decay * away);
  }
}

/** What a model says of these rows, beside what came. */
export function forecastsOf(model: Model, rows: readonly number[]): Forecast[] {
  const { sides, outcome } = model.examples;
  const foretold = foretelling(sides);
  return rows.map((row) => ({
    chances: Array.from(foretell(model, row, foretold)),
    outcome: Array.from(outcome.subarray(row * sides, (row + 1) * sides)),
  }));
}

export const reportOn = (model: Model, rows: readonly number[]): Report => report(forecastsOf(model, rows));

/** The weights for a look: terms undo their sizes, and words stay beside the faces they speak of. */
export function fittedOf(model: Model): Fitted {
  const { layout, words } = model;
  const values = model.values.slice(0, layout.size);
  for (let i = 0; i < layout.judging.terms.length; i++) values[i] = (values[i] ?? 0) / (model.sizes[i] ?? 1);
  const says = layout.judging.zones.map(
    (_, zone) => new Map(words.map((word, w) => [word, model.values[wordAt(model, zone, w)] ?? 0])),
  );
  return { values, says };
}
