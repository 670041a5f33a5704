/** One contender on a thread of its own: plays a slice when it is told to. */
import { parentPort } from 'node:worker_threads';
import { toldToThread } from '../thread.ts';
import { contenderCalled } from './contenders.ts';
import { processorTime } from './processor-time.ts';

export interface Slice {
  readonly matches: number;
  readonly decisions: number;
  readonly options: number;
  /** Of processor time. */
  readonly milliseconds: number;
}

const play = await contenderCalled(toldToThread() as string);
let match = 0;

function slice(milliseconds: number): Slice {
  const first = match;
  const since = processorTime();
  let decisions = 0;
  let options = 0;
  let spent = 0;
  do {
    const played = play(match++);
    decisions += played.decisions;
    options += played.options;
    spent = processorTime() - since;
  } while (spent < milliseconds);
  return { matches: match - first, decisions, options, milliseconds: spent };
}

parentPort?.on('message', (milliseconds: number) => parentPort?.postMessage(slice(milliseconds)));
