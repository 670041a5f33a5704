/** Ids: numbers that name things, and reading lists and maps by what is known to be there. */

declare const names: unique symbol;

/**
 * A number that names one kind of thing, so that the compiler tells a hex from a Champion: `type Hex = Id<'hex'>`.
 * Nothing of it is left when the code runs; an id made by hand is made in one place, from all there are.
 */
export type Id<Kind extends string> = number & { readonly [names]: Readonly<Record<Kind, true>> };

/**
 * The entry of a list that is known to be there: by an id, or in a loop over its length. The compiler cannot know this,
 * so it is told so here, once. Shared by all kinds of lists, it cannot be made as fast as an index written out: what is asked a
 * thousand times a match reads its own list in an accessor of its own.
 */
export const at = <T>(list: ArrayLike<T>, i: number): T => list[i] as T;

/** The same for one kind of list each: the machine reads one kind as fast as an index written out. */
export const numberIn = (list: readonly number[], i: number): number => list[i] as number;
export const wordAt = (words: Int32Array, i: number): number => words[i] as number;

/** The entry of a map that is known to be there: it was put in before. */
export const under = <K, V>(map: ReadonlyMap<K, V>, key: K): V => map.get(key) as V;

/** Take a card out of a list that is known to hold it; the others close up. (`splice` makes a list of what it takes.) */
export function pluck(list: number[], card: number): void {
  const place = list.indexOf(card);
  if (place < 0) throw new Error(`card ${card} is not among ${list.length}`);
  for (let i = place + 1; i < list.length; i++) list[i - 1] = numberIn(list, i);
  list.pop();
}

/** Take the last of a list that is known not to be empty. */
export const takeLast = <T>(list: T[]): T => list.pop() as T;

/** What is known to be there, looked up by a name; an error with that name if it is not. */
export function known<T>(thing: T | null | undefined, name: string): T {
  if (thing === null || thing === undefined) throw new Error(`there is no ${name}`);
  return thing;
}
