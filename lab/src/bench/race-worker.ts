/** One contender on a thread of its own: takes turns for a slice of time when it is told to. */
import { parentPort } from 'node:worker_threads';
import { toldToThread } from '@arenarium/loader/thread';
import { contenderCalled } from './contenders.ts';
import { slicesOf } from './slices.ts';

const slice = slicesOf(await contenderCalled(toldToThread<string>()));

parentPort?.on('message', (milliseconds: number) => parentPort?.postMessage(slice(milliseconds)));
