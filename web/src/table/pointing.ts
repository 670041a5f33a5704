/** From things pointed at to options: the one place that says what pressing something on the table means. */
import type { Decision } from '@arenarium/engine';
import type { Standing } from '../boards/board.ts';
import type { Forbidden } from '@arenarium/protocol';

/** The options (by index) that point at everything pressed so far. */
export function optionsUnder(decision: Decision, pressed: readonly string[]): readonly number[] {
  return decision.options.flatMap(({ points }, i) => (pressed.every((point) => points.includes(point)) ? [i] : []));
}

export type Press =
  | { readonly do: 'choose'; readonly option: number }
  | { readonly do: 'narrow'; readonly pressed: readonly string[] }
  | { readonly do: 'explain'; readonly point: string };

/** Of a set, things that are alike point at the same: any one of them will do. */
const areAlike = ({ set, options }: Decision, among: readonly number[]): boolean =>
  set !== null && new Set(among.map((i) => options[i]?.points.join())).size === 1;

/** What is picked of a set, and what cannot be added to it. */
export interface Picked {
  readonly picked: readonly number[];
  readonly barred: readonly Forbidden[];
}
const NOTHING_PICKED: Picked = { picked: [], barred: [] };

const isBarredIn = (decision: Decision, barred: readonly Forbidden[], i: number): boolean =>
  barred.some(({ option }) => option === decision.options[i]?.option);

/** Of things that are alike: the first that can still be added, else the last that was picked. */
function oneOf(decision: Decision, among: readonly number[], { picked, barred }: Picked): number | undefined {
  const free = among.find((i) => !picked.includes(i) && !isBarredIn(decision, barred, i));
  return free ?? among.findLast((i) => picked.includes(i)) ?? among[0];
}

/** What pressing a point does: the only option left is chosen, several are narrowed down, none is explained. */
export function pressOn(
  decision: Decision | null,
  before: readonly string[],
  point: string,
  picked: Picked = NOTHING_PICKED,
): Press {
  if (decision === null) return { do: 'explain', point };
  if (before.includes(point)) return { do: 'narrow', pressed: before.filter((other) => other !== point) };
  const together = optionsUnder(decision, [...before, point]);
  // Something outside the narrowed options begins anew: people change their mind by pressing elsewhere.
  const now = together.length > 0 ? [...before, point] : [point];
  const left = together.length > 0 ? together : optionsUnder(decision, now);
  const isOne = left.length === 1 || areAlike(decision, left);
  const only = oneOf(decision, left, picked);
  if (only === undefined) return { do: 'explain', point };
  return isOne ? { do: 'choose', option: only } : { do: 'narrow', pressed: now };
}

export interface Pointed extends Picked {
  readonly decision: Decision | null;
  readonly pressed: readonly string[];
  /** What cannot be done, once somebody has asked. */
  readonly forbidden: readonly Forbidden[] | null;
}

/** How every point stands to the open question. */
export function standings({ decision, pressed, forbidden, picked, barred }: Pointed): (point: string) => Standing {
  if (decision === null) return () => 'idle';
  const pointsOf = (options: readonly number[]) => options.flatMap((i) => decision.options[i]?.points ?? []);
  const under = optionsUnder(decision, pressed).filter((i) => !isBarredIn(decision, barred, i));
  const open = new Set(pointsOf(under));
  // Of several alike one may be picked and the next be free.
  const isFree = (point: string): boolean =>
    under.some((i) => !picked.includes(i) && decision.options[i]?.points.join() === point);
  const shut = new Set([...(forbidden ?? []), ...barred].flatMap(({ points }) => points));
  const taken = new Set(pointsOf(picked));
  return (point) => {
    if (pressed.includes(point) || (taken.has(point) && !isFree(point))) return 'chosen';
    if (open.has(point)) return 'open';
    return shut.has(point) ? 'shut' : 'idle';
  };
}

interface Hinting {
  readonly decision: Decision | null;
  readonly pressed: readonly string[];
  /** The option under the pointer, or the point on the table that is. */
  readonly option: number | null;
  readonly hovered: string | null;
}

/** With more options than this a hint would light half the table. */
const FEW = 3;

/** Everything the option under the pointer speaks of; over the table, the options that the point would leave. */
export function hintedBy({ decision, pressed, option, hovered }: Hinting): readonly string[] {
  if (decision === null) return [];
  const about = option !== null ? [option] : hovered !== null ? optionsUnder(decision, [...pressed, hovered]) : [];
  return about.length > FEW ? [] : about.flatMap((i) => decision.options[i]?.points ?? []);
}

/** The forbidden candidates that speak of a point, those pointing at little else first. */
export const forbiddenAt = (forbidden: readonly Forbidden[], point: string): readonly Forbidden[] =>
  forbidden.filter(({ points }) => points.includes(point)).toSorted((a, b) => a.points.length - b.points.length);

/**
 * The options of the list whose answers lie on the table: what they point at is there to be pressed, and leaves no
 * other option. The rest needs the tray.
 */
export function placedOptions(decision: Decision, isThere: (point: string) => boolean): ReadonlySet<number> {
  const placed = decision.options.flatMap(({ points }, i) => {
    const there = points.filter(isThere);
    const left = optionsUnder(decision, there);
    return there.length > 0 && (left.length === 1 || areAlike(decision, left)) ? [i] : [];
  });
  return new Set(placed);
}

/** The place in the list of the only option left that points at a thing: what its digit would choose. */
export function digits(decision: Decision | null, pressed: readonly string[]): (point: string) => number | null {
  const found = new Map<string, number | null>();
  if (decision !== null) {
    optionsUnder(decision, pressed).forEach((option, place) => {
      for (const point of decision.options[option]?.points ?? []) {
        if (!pressed.includes(point)) found.set(point, found.has(point) || place > 8 ? null : place + 1);
      }
    });
  }
  return (point) => found.get(point) ?? null;
}
