/**
 * Lists of effects as cards print them. A list has a number, so that a waiting step can say where in it it is: captures
 * are plain values, and the effects themselves are data that never waits.
 */
import { done, inOrder, type Flow, type Frame } from './flow.ts';
import type { Position } from './position.ts';

export interface Scripts<E> {
  /** The number of a list: the same list, the same number. */
  numbered(effects: readonly E[]): number;
  effectsOf(number: number): readonly E[];
}

/** The lists of a game. They are numbered when its cards are read, in the order of the cards, so numbers never change. */
export function scripts<E>(): Scripts<E> {
  const lists: (readonly E[])[] = [];
  const numbers = new Map<readonly E[], number>();
  return {
    numbered(effects) {
      const known = numbers.get(effects);
      if (known !== undefined) return known;
      const number = lists.push(effects) - 1;
      numbers.set(effects, number);
      return number;
    },
    effectsOf(number) {
      const found = lists[number];
      if (found === undefined) throw new Error(`there is no list of effects ${number}`);
      return found;
    },
  };
}

/** Where a waiting step is in its list. */
export interface Place {
  readonly i: number;
}

/**
 * One effect after another, each on the table as it is then. `perform` does one and names what waits because of it; the
 * rest of the list waits behind that, as `next`: `run: (p, at) => oneByOne(p, at, { effects, perform, next: chapter.run })`.
 */
export function oneByOne<T, E, C extends Place>(
  p: Position<T>,
  place: C,
  {
    effects,
    perform,
    next,
  }: {
    readonly effects: readonly E[];
    perform(p: Position<T>, effect: E, place: C): readonly Frame[];
    readonly next: (p: Position<T>, place: C) => Flow;
  },
): Flow {
  for (let i = place.i; i < effects.length; i++) {
    const waiting = perform(p, effects[i] as E, place);
    if (waiting.length > 0) return inOrder(...waiting, { step: next, with: { ...place, i: i + 1 } });
  }
  return done();
}
