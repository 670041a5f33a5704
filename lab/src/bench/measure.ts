/**
 * Measuring: contenders warm up, then take turns in short slices, one at a time, and what counts is processor time.
 */
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { openThread } from '@arenarium/loader/thread';
import { processorTime } from './processor-time.ts';
import type { Slice } from './slices.ts';

/** What a contender came to, over all its slices. */
export interface Speed {
  readonly perSecond: number;
  readonly turns: number;
  readonly sums: Slice['sums'];
  /** Processor time until it was as fast as it gets. */
  readonly warmUpSeconds: number;
}

export interface Race {
  /** What speed is measured in: a sum of the contenders' turns. */
  readonly of: string;
  /** Where turns are few and differ much, all slices together tell more than the median slice. */
  readonly by: 'median' | 'mean';
  readonly seconds: number;
  /** Nobody warms up for longer than so many seconds. */
  readonly warmUp: number;
  readonly onSlice: (share: number, name: string) => void;
}

const ROUNDS = 9;
const WARM_SLICE = 300;
/** Warm is who has not become faster by a twentieth for so many slices. One alone may be slow by accident. */
const PATIENCE = 4;
const FASTER = 1.05;

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

interface Runner {
  readonly name: string;
  readonly worker: Worker;
  readonly slices: Slice[];
  warmUpSeconds: number;
}

/** The speed of each contender, over `seconds` for each, once it is warm. */
export async function race(names: readonly string[], order: Race): Promise<Map<string, Speed>> {
  const { of, by, seconds, warmUp, onSlice } = order;
  const runners = names.map((name): Runner => {
    const worker = openThread(new URL('./race-worker.ts', import.meta.url), name);
    return { name, worker, slices: [], warmUpSeconds: 0 };
  });
  const whole = runners.length * (warmUp + seconds);
  for (const [i, runner] of runners.entries()) {
    onSlice((i * warmUp) / whole, `${runner.name} warms up`);
    const isWarm = settling();
    while (runner.warmUpSeconds < warmUp) {
      const slice = await sliceOf(runner, Math.min(WARM_SLICE, 1000 * warmUp));
      runner.warmUpSeconds += slice.milliseconds / 1000;
      if (isWarm(speedIn(slice, of))) break;
    }
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, runner] of runners.entries()) {
      const run = (round * runners.length + i) / ROUNDS;
      onSlice((runners.length * warmUp + run * seconds) / whole, runner.name);
      runner.slices.push(await sliceOf(runner, (seconds * 1000) / ROUNDS));
    }
  }
  await Promise.all(runners.map(({ worker }) => worker.terminate()));
  return new Map(runners.map((runner) => [runner.name, speedOf(runner, of, by)]));
}

async function sliceOf({ worker }: Runner, milliseconds: number): Promise<Slice> {
  worker.postMessage(milliseconds);
  const [slice] = (await once(worker, 'message')) as [Slice];
  return slice;
}

/** Told one speed after another, says when they have stopped rising. */
export function settling(): (speed: number) => boolean {
  let best = 0;
  let since = 0;
  return (speed) => {
    since = speed > best * FASTER ? 0 : since + 1;
    best = Math.max(best, speed);
    return since >= PATIENCE;
  };
}

const speedIn = ({ sums, milliseconds }: Slice, of: string): number => ((sums[of] ?? 0) / milliseconds) * 1000;

function speedOf({ slices, warmUpSeconds }: Runner, of: string, by: Race['by']): Speed {
  const sums: Record<string, number> = {};
  let turns = 0;
  let milliseconds = 0;
  for (const slice of slices) {
    turns += slice.turns;
    milliseconds += slice.milliseconds;
    for (const [what, n] of Object.entries(slice.sums)) sums[what] = (sums[what] ?? 0) + n;
  }
  const perSecond =
    by === 'mean' ? speedIn({ turns, sums, milliseconds }, of) : median(slices.map((slice) => speedIn(slice, of)));
  return { perSecond: Math.round(perSecond), turns, sums, warmUpSeconds };
}

const CALL_ROUNDS = 5;

/** What one call costs, in microseconds: the median of several slices of so many milliseconds. */
export function microseconds(call: (i: number) => void, slice = 60): number {
  const costs: number[] = [];
  let i = 0;
  for (let round = 0; round <= CALL_ROUNDS; round++) {
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
