/** Plays matches of a ladder on a thread of its own. */
import { parentPort } from 'node:worker_threads';
import { playJob, type Job, type JobDone, type Ladder } from './ladder.ts';
import { toldToThread } from './thread.ts';
import { botCalled, judgedCalled } from './usage.ts';

/** A ladder by the names of its game and bots: what a thread can be told. */
export interface LadderByName extends Omit<Ladder, 'game' | 'bots'> {
  readonly game: string;
  readonly bots: readonly string[];
}
export type LadderAnswer = { readonly done: JobDone } | { readonly broke: string };

const named = toldToThread() as LadderByName;
const ladder: Ladder = { ...named, game: await judgedCalled(named.game), bots: named.bots.map(botCalled) };

parentPort?.on('message', (job: Job) => {
  let reply: LadderAnswer;
  try {
    reply = { done: playJob(ladder, job) };
  } catch (error) {
    reply = { broke: `seed "${job.seed}": ${error instanceof Error ? error.message : String(error)}` };
  }
  parentPort?.postMessage(reply);
});
