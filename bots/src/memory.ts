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
  kept: { readonly asked: number; readonly start: Start } | null;
}

export const newMemory = (): Memory => ({ kept: null });

/** Where to think on at question number `asked`, if the last thought led there. */
export const recall = ({ kept }: Memory, asked: number): Start | undefined =>
  kept?.asked === asked ? kept.start : undefined;

/** After the answer to question number `asked`: the next question goes on from where the move leads. */
export function keep(memory: Memory, asked: number, { arm, keyOf }: { arm: Arm | null; keyOf: KeyOf }): void {
  const next = arm?.next ?? null;
  memory.kept = next === null ? null : { asked: asked + 1, start: { root: next, keyOf } };
}
