/**
 * What bots kept of their last thoughts, in the thread that thought them. A card is one question, its target the next: who
 * thinks on plays better than who thinks afresh. Only the latest are kept; what was dropped is thought afresh.
 */
import { newMemory, type Memory } from '@arenarium/bots';

/** Visits of a tree, of all that is kept together: about a kilobyte each, and what one seat keeps at most is a thousand or two. */
const MOST = 24_000;

export interface KeptThoughts {
  /** What was kept under this name: a seat of a match, as long as nothing is taken back there. */
  of(name: string): Memory;
  /** After a thought: forget what is empty, and the oldest of what is too much. */
  settle(): void;
}

export function keptThoughts(most = MOST): KeptThoughts {
  const byName = new Map<string, Memory>();
  return {
    of(name) {
      const memory = byName.get(name) ?? newMemory();
      byName.delete(name);
      byName.set(name, memory);
      return memory;
    },
    settle() {
      let left = most;
      for (const [name, { kept }] of [...byName].reverse()) {
        left -= kept?.start.root.visits ?? 0;
        if (kept === null || left < 0) byName.delete(name);
      }
    },
  };
}
