/** What was done in a match, counted from its log: what struck, what scored, what fell. */
import type { LogLine } from '@arenarium/protocol';

/** A thing of the table, named as options point at it, and how much it did. */
export interface Deed {
  readonly point: string;
  readonly did: 'struck' | 'scored';
  readonly n: number;
}

/** What one seat did and suffered. */
export interface Account {
  readonly struck: number;
  readonly scored: number;
  readonly healed: number;
  readonly fallen: number;
}
const NOTHING: Account = { struck: 0, scored: 0, healed: 0, fallen: 0 };

/** How much a line tells of: its number for each thing it was done to, or the things themselves. */
const amountIn = (to: readonly string[], n: number | undefined): number =>
  n === undefined ? to.length : n * Math.max(1, to.length);

const more = <K>(sums: Map<K, number>, key: K, n: number): Map<K, number> => sums.set(key, (sums.get(key) ?? 0) + n);

/** The things that did something, most first: by their blows; where nobody strikes, by what they scored. */
export function greatest(lines: readonly LogLine[]): readonly Deed[] {
  const sums = { struck: new Map<string, number>(), scored: new Map<string, number>() };
  for (const { shown } of lines) {
    const [motion, by = '', to = [], , n] = shown ?? ['phase'];
    if (by === '') continue;
    if (motion === 'hit') more(sums.struck, by, amountIn(to, n));
    if (motion === 'score') more(sums.scored, by, to.length);
  }
  const did = sums.struck.size > 0 ? 'struck' : 'scored';
  return [...sums[did]].map(([point, n]) => ({ point, did, n }) as const).toSorted((a, b) => b.n - a.n);
}

/** By seat: what its things did, and what became of them. */
export function accounts(
  lines: readonly LogLine[],
  { seats, seatOf }: { readonly seats: number; seatOf(point: string): number | null },
): readonly Account[] {
  const all = Array.from({ length: seats }, () => ({ ...NOTHING }));
  const enter = (point: string, what: keyof Account, n: number) => {
    const account = all[seatOf(point) ?? -1];
    if (account !== undefined) account[what] += n;
  };
  for (const { shown } of lines) {
    const [motion, by = '', to = [], , n] = shown ?? ['phase'];
    if (motion === 'hit') enter(by, 'struck', amountIn(to, n));
    if (motion === 'score') enter(by, 'scored', to.length);
    if (motion === 'heal') for (const point of to) enter(seatOf(point) === null ? by : point, 'healed', n ?? 1);
    if (motion === 'fall') for (const point of to) enter(point, 'fallen', 1);
  }
  return all;
}
