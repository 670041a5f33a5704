/** Measuring: contenders take turns in short slices, one at a time, and the median slice of processor time counts. */
import { once } from 'node:events';
import { openThread } from '../thread.ts';
import { processorTime } from './processor-time.ts';
import type { Slice } from './race-worker.ts';

export interface Speed {
  readonly decisionsPerSecond: number;
  readonly meanDecisions: number;
  readonly meanOptions: number;
}

const ROUNDS = 5;

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const sum = (slices: readonly Slice[], what: keyof Slice): number => slices.reduce((n, slice) => n + slice[what], 0);

/** The speed of each contender, over `seconds` for each, after a slice to warm up. */
export async function race(
  names: readonly string[],
  { seconds, onSlice }: { seconds: number; onSlice: (share: number, name: string) => void },
): Promise<Map<string, Speed>> {
  const runners = names.map((name) => ({
    name,
    worker: openThread(new URL('./race-worker.ts', import.meta.url), name),
    slices: [] as Slice[],
  }));
  let run = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { name, worker, slices } of runners) {
      onSlice(run++ / ((ROUNDS + 1) * runners.length), name);
      worker.postMessage((seconds * 1000) / (ROUNDS + 1));
      const [slice] = (await once(worker, 'message')) as [Slice];
      if (round > 0) slices.push(slice);
    }
  }
  await Promise.all(runners.map(({ worker }) => worker.terminate()));
  return new Map(runners.map(({ name, slices }) => [name, speedOf(slices)]));
}

const speedOf = (slices: readonly Slice[]): Speed => ({
  decisionsPerSecond: Math.round(
    median(slices.map(({ decisions, milliseconds }) => (decisions / milliseconds) * 1000)),
  ),
  meanDecisions: sum(slices, 'decisions') / sum(slices, 'matches'),
  meanOptions: sum(slices, 'options') / sum(slices, 'decisions'),
});

/** What one call costs, in microseconds: the median of several slices of so many milliseconds. */
export function microseconds(call: (i: number) => void, slice = 60): number {
  const costs: number[] = [];
  let i = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    const since = processorTime();
    let calls = 0;
    let spent = 0;
    do {
      // The clock is read seldom: reading it costs as much as a small copy.
      for (let k = 0; k < 16; k++) call(i++);
      calls += 16;
      spent = processorTime() - since;
    } while (spent < slice);
    if (round > 0) costs.push((spent / calls) * 1000);
  }
  return median(costs);
}
