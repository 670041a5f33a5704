/** A contender takes turns for a slice of time. */
import type { Contender, Turn } from './contenders.ts';
import { processorTime } from './processor-time.ts';

export interface Slice {
  readonly turns: number;
  /** What all turns came to. */
  readonly sums: Turn;
  /** Of processor time. */
  readonly milliseconds: number;
}

/** Goes on with its turns where the slice before ended. */
export function slicesOf(take: Contender): (milliseconds: number) => Slice {
  let turn = 0;
  return (milliseconds) => {
    const first = turn;
    const since = processorTime();
    const sums: Record<string, number> = {};
    let spent = 0;
    do {
      const came = take(turn++);
      for (const what in came) sums[what] = (sums[what] ?? 0) + (came[what] ?? 0);
      spent = processorTime() - since;
    } while (spent < milliseconds);
    return { turns: turn - first, sums, milliseconds: spent };
  };
}
