/** One contender on a thread of its own: takes turns for a slice of time when it is told to. */
import { parentPort } from 'node:worker_threads';
import { toldToThread } from '@arenarium/loader/thread';
import { contenderCalled, type Turn } from './contenders.ts';
import { processorTime } from './processor-time.ts';

export interface Slice {
  readonly turns: number;
  /** What all turns came to. */
  readonly sums: Turn;
  /** Of processor time. */
  readonly milliseconds: number;
}

const take = await contenderCalled(toldToThread<string>());
let turn = 0;

function slice(milliseconds: number): Slice {
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
}

parentPort?.on('message', (milliseconds: number) => parentPort?.postMessage(slice(milliseconds)));
