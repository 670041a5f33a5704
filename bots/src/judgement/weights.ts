/**
 * Weights as they are kept: by name, so that they can be read, and so that they outlive a card that was added or moved.
 * What was learned of a card beyond its words counts only while it says the same.
 */
import type { Layout } from './layout.ts';
import type { Line } from './report.ts';
import { MOST_CARDS } from './layout.ts';

export interface ZoneWeights {
  /** By how many cards lie there. */
  readonly counts: readonly number[];
  /** By card: what it is worth there beyond what its words say. */
  readonly faces: Readonly<Record<string, number>>;
  /** By what is printed. */
  readonly says: Readonly<Record<string, number>>;
}

export interface TableWeights {
  /** Learned of the set-up alone: from the first turn on, the table is judged by hand. */
  readonly only?: 'set-up';
  readonly provenance: {
    readonly matches: number;
    readonly positions: number;
    readonly seed: string;
    readonly date: string;
    readonly rules: number;
    /** Who played them; nobody named: greedy. */
    readonly player?: string;
    /** Log loss and slope on matches that were neither learned from nor used to choose anything. */
    readonly loss: number;
    readonly slope: number;
    /** The table whose weights these began from. */
    readonly from?: string;
  };
  readonly bias: number;
  readonly terms: Readonly<Record<string, number>>;
  readonly numbers: Readonly<Record<string, readonly number[]>>;
  readonly zones: Readonly<Record<string, ZoneWeights>>;
  readonly asked: Readonly<Record<string, number>>;
}

export interface Weights {
  readonly game: string;
  /** The version of the rules they were learned under. */
  readonly rules: number;
  /** By card: what was printed on it then. */
  readonly printed: Readonly<Record<string, string>>;
  /** By table: so many seats on so many sides. */
  readonly tables: Readonly<Record<string, TableWeights>>;
}

/** What a fit found: the weights in order, and for each zone what words are worth. */
export interface Fitted {
  readonly values: Float64Array;
  readonly says: readonly ReadonlyMap<string, number>[];
}

/** By how much to stretch: few matches may say anything, and a third or three times is as far as one step goes. */
const factorOf = ({ slope }: Line): number =>
  Number.isFinite(slope) && slope > 0 ? Math.min(3, Math.max(0.3, slope)) : 1;

/** The same, bolder or more timid, as its forecasts need it. */
export function stretchedFit({ bias }: Layout, { values, says }: Fitted, line: Line): Fitted {
  const by = factorOf(line);
  const stretchedValues = values.map((value) => value * by);
  stretchedValues[bias] = (stretchedValues[bias] ?? 0) + line.shift;
  return { values: stretchedValues, says: says.map((zone) => new Map([...zone].map(([what, n]) => [what, n * by]))) };
}

/** Three digits are more than a fit can tell, and keep the files small. */
const rounded = (x: number): number => Math.round(x * 1000) / 1000;
/** What says nothing is left out. */
const named = (entries: Iterable<readonly [string, number]>): Record<string, number> =>
  Object.fromEntries([...entries].map(([name, x]) => [name, rounded(x)] as const).filter(([, x]) => x !== 0));

export function pack(layout: Layout, { values, says }: Fitted, provenance: TableWeights['provenance']): TableWeights {
  const { judging, printed, firstOf } = layout;
  const value = (i: number): number => values[i] ?? 0;
  const run = (from: number, n: number): number[] => Array.from(values.subarray(from, from + n), rounded);
  const own = printed.flatMap(({ key }, face) => (firstOf[face] === face ? [[key, face] as const] : []));
  return {
    provenance,
    bias: rounded(value(layout.bias)),
    terms: named(judging.terms.map((name, i) => [name, value(i)])),
    numbers: Object.fromEntries(
      judging.numbers.map(([name, range], i) => [name, run(layout.numbers[i] ?? 0, range + 1)]),
    ),
    zones: Object.fromEntries(
      judging.zones.map((name, z): [string, ZoneWeights] => {
        const base = layout.zones[z] ?? 0;
        return [
          name,
          {
            counts: run(base + judging.faces, MOST_CARDS + 1),
            faces: named(own.map(([key, face]) => [key, value(base + face)])),
            says: named(says[z] ?? []),
          },
        ];
      }),
    ),
    asked: named(layout.questions.map((name, i) => [name, value(layout.asked + i)])),
  };
}

/** What was kept of a table as it was found; what was learned of a card counts only while it says the same. */
export function fittedFrom(layout: Layout, weights: Weights, table: TableWeights): Fitted {
  const { judging, printed, firstOf } = layout;
  const values = new Float64Array(layout.size);
  values[layout.bias] = table.bias;
  judging.terms.forEach((name, i) => (values[i] = table.terms[name] ?? 0));
  judging.numbers.forEach(([name, range], i) => {
    const steps = (table.numbers[name] ?? []).slice(0, range + 1);
    values.set(steps, layout.numbers[i] ?? 0);
  });
  const says = judging.zones.map((name, z): ReadonlyMap<string, number> => {
    const zone = table.zones[name];
    if (zone === undefined) return new Map();
    const base = layout.zones[z] ?? 0;
    values.set(zone.counts.slice(0, MOST_CARDS + 1), base + judging.faces);
    printed.forEach(({ key, signature }, face) => {
      if (firstOf[face] === face && weights.printed[key] === signature) values[base + face] = zone.faces[key] ?? 0;
    });
    return new Map(Object.entries(zone.says));
  });
  layout.questions.forEach((name, i) => (values[layout.asked + i] = table.asked[name] ?? 0));
  return { values, says };
}

/** The weights in order, words folded into faces: a look costs the same with them. */
export function unpack(layout: Layout, weights: Weights, table: TableWeights): Float64Array {
  const { values, says } = fittedFrom(layout, weights, table);
  const worth = values.slice();
  layout.zones.forEach((base, z) =>
    layout.printed.forEach((face, i) => {
      let sum = values[base + (layout.firstOf[i] ?? i)] ?? 0;
      for (const [what, n] of face.says) sum += n * (says[z]?.get(what) ?? 0);
      worth[base + i] = sum;
    }),
  );
  return worth;
}

/** Weights as read from a file, or what is wrong with it. */
export function weightsFrom(read: unknown, game: string): Weights {
  const weights = read as Partial<Weights> | null;
  if (typeof weights !== 'object' || weights === null) throw new Error('it is not a JSON object');
  if (weights.game !== game) throw new Error(`it is about "${weights.game ?? 'nothing'}"`);
  const { rules, printed, tables } = weights;
  if (typeof rules !== 'number' || typeof printed !== 'object' || typeof tables !== 'object') {
    throw new Error('"rules", "printed" or "tables" is missing');
  }
  return { game, rules, printed, tables };
}

/** The weights of one table in order; nothing where it was not learned. */
export function unpackTable(layout: Layout, weights: Weights, key: string): Float64Array {
  const table = weights.tables[key];
  return table === undefined ? new Float64Array(layout.size) : unpack(layout, weights, table);
}
