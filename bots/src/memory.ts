/**
 * What a bot keeps from one of its decisions to its next: the part of the tree its own move led to. A card is one
 * question, its target the next; most of what was thought at the first is about the second. Kept only while nobody else
 * has been asked in between, so it holds nothing but what the seat itself has imagined and done.
 */
import type { KeyOf } from './keys.ts';
import type { Arm, Node } from './tree.ts';

/** A place in a tree to think on from. */
export interface Start {
  readonly root: Node;
  readonly keyOf: KeyOf;
}

/** One seat's, for one match. */
export interface Memory {
  kept: (At & { readonly start: Start }) | null;
}

/** A decision of a match: the number of the question, and how much of a set was picked. */
interface At {
  readonly asked: number;
  readonly picked: number;
}

export const newMemory = (): Memory => ({ kept: null });

/** Where to think on, if the last thought led here: to the next question, or to the next pick of the same set. */
export function recall({ kept }: Memory, { asked, picked }: At): Start | undefined {
  if (kept === null) return undefined;
  const isNext = asked === kept.asked + 1 ? picked === 0 : asked === kept.asked && picked > kept.picked;
  return isNext ? kept.start : undefined;
}

/** After an answer, or a pick: the next decision goes on from where the move leads. */
export function keep(memory: Memory, { asked, picked }: At, { arm, keyOf }: { arm: Arm | null; keyOf: KeyOf }): void {
  const next = arm?.next ?? null;
  memory.kept = next === null ? null : { asked, picked, start: { root: next, keyOf } };
}
