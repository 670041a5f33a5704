/**
 * What the bots know of balance, as a by-product: what each of those who play, and each card in each zone, is worth beside
 * the average one there, in points of winning chance when things are otherwise even.
 */
import { layoutFor, unpackTable, type Layout, type TableWeights, type Weights } from '@arenarium/bots';
import { at, say, type Game, type Judging } from '@arenarium/engine';

export interface Worth {
  readonly title: string;
  readonly rows: readonly WorthRow[];
}
export interface WorthRow {
  readonly name: string;
  /** In points of winning chance; the interval (95 %) where fits that left out matches tell. */
  readonly points: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** By table: fits that each left out another part of the matches. */
export type Folds = ReadonlyMap<string, readonly Weights[]>;

/** Somebody or something with weights of its own. */
interface Weighed {
  readonly name: string;
  readonly places: readonly number[];
}

export function worthOf(game: Game, judging: Judging, weights: Weights, folds: Folds): readonly Worth[] {
  const layout = layoutFor(game, judging);
  return Object.entries(weights.tables).flatMap(([key, learned]) => {
    const groups = groupsOf(game, layout, learned);
    const values = unpackTable(layout, weights, key);
    const others = (folds.get(key) ?? []).map((fold) => unpackTable(layout, fold, key));
    return groups
      .map(({ title, members }): Worth => ({ title: `${key}: ${title}`, rows: rowsOf(members, values, others) }))
      .filter(({ rows }) => rows.length > 0);
  });
}

interface Group {
  readonly title: string;
  readonly members: readonly Weighed[];
}

/** Those who play, and zone by zone the cards that were ever met there. */
function groupsOf(game: Game, layout: Layout, learned: TableWeights): Group[] {
  const { judging, printed, firstOf } = layout;
  const cast = (judging.cast ?? []).map(({ name, steps }) => ({
    name: say(game.languages.en, name),
    places: steps.map(([number, step]) => at(layout.numbers, number) + step),
  }));
  const zones = judging.zones.map((title, z) => ({
    title,
    members: printed.flatMap(({ key }, face) =>
      firstOf[face] === face && Object.hasOwn(learned.zones[title]?.faces ?? {}, key)
        ? [{ name: say(game.languages.en, game.face(face).name), places: [at(layout.zones, z) + face] }]
        : [],
    ),
  }));
  return [{ title: 'who plays', members: cast }, ...zones];
}

function rowsOf(members: readonly Weighed[], values: Float64Array, folds: readonly Float64Array[]): WorthRow[] {
  const sumIn = (from: Float64Array, { places }: Weighed): number => places.reduce((sum, i) => sum + at(from, i), 0);
  const besideTheAverage = (from: Float64Array): number[] => {
    const sums = members.map((one) => sumIn(from, one));
    const mean = sums.reduce((sum, x) => sum + x, 0) / Math.max(1, sums.length);
    return sums.map((x) => x - mean);
  };
  const all = besideTheAverage(values);
  const without = folds.map(besideTheAverage);
  return members
    .map(({ name }, i): WorthRow => {
      const worth = at(all, i);
      const half = halfWidth(without.map((one) => at(one, i)));
      return {
        name,
        points: points(worth),
        low: half === null ? null : points(worth - half),
        high: half === null ? null : points(worth + half),
      };
    })
    .toSorted((a, b) => b.points - a.points);
}

/** Student's 97.5 % for four degrees of freedom: five fits. */
const T = 2.776;

/** The jackknife: fits that each left out a part say how far the whole may be off. */
function halfWidth(worths: readonly number[]): number | null {
  const n = worths.length;
  if (n < 2) return null;
  const mean = worths.reduce((sum, x) => sum + x, 0) / n;
  return T * Math.sqrt(((n - 1) / n) * worths.reduce((sum, x) => sum + (x - mean) ** 2, 0));
}

/** How much the chance moves from one half, in points. */
const points = (worth: number): number => 100 * (1 / (1 + Math.exp(-worth)) - 0.5);

export const sayPoints = (by: number): string => `${by >= 0 ? '+' : '−'}${Math.abs(by).toFixed(1)}`;
