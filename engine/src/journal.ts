/**
 * What a match keeps of every entry, in as little as possible: a host holds thousands of matches, and whatever is an object
 * of its own is looked through whenever the memory is tidied, for as long as the match lasts.
 */
import type { Entry, Standing } from './record.ts';

/** How things stood before an entry. */
export interface Before {
  readonly drawn: number;
  readonly seen: number;
  /** How many lines the log had. */
  readonly log: number;
  /** It answered a question that was put to several: its number. */
  readonly together: number | null;
}

/** A list of them, as plain numbers one after another. */
export type Befores = number[];

const NUMBERS = 4;
const ALONE = -1;

export function note(list: Befores, { drawn, seen, log, together }: Before): void {
  list.push(drawn, seen, log, together ?? ALONE);
}

/** How things stood before the entry at this place; undefined where there is none. */
export function thenAt(list: Befores, place: number): Before | undefined {
  const at = place * NUMBERS;
  const [drawn, seen, log, together] = [list[at], list[at + 1], list[at + 2], list[at + 3]];
  if (drawn === undefined || seen === undefined || log === undefined || together === undefined) return undefined;
  return { drawn, seen, log, together: together === ALONE ? null : together };
}

export const firstOf = (list: Befores, n: number): Befores => list.slice(0, n * NUMBERS);
export const without = (list: Befores, place: number): Befores =>
  list.filter((_, i) => Math.floor(i / NUMBERS) !== place);

/** One by one, as they are saved. */
export const thensIn = (list: Befores): readonly Before[] =>
  Array.from({ length: list.length / NUMBERS }, (_, place) => thenAt(list, place) as Before);
export function beforesOf(thens: readonly Before[]): Befores {
  const list: Befores = [];
  for (const then of thens) note(list, then);
  return list;
}

const [SEATS, OPTIONS] = [16, 128];
const choices: (Standing | undefined)[] = [];

/** The same entry, of which there is one for all matches: nearly every choice is one of a few seats and one of a few options. */
export function shared(entry: Entry): Entry {
  if ('redeal' in entry || 'back' in entry || 'withdrawn' in entry) return entry;
  const [seat, option] = entry;
  if (typeof option !== 'number' || !(seat < SEATS) || !(option < OPTIONS)) return entry;
  const place = seat * OPTIONS + option;
  return (choices[place] ??= Object.freeze([seat, option] as const));
}
