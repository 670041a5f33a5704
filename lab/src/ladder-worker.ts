/** Plays matches of a ladder on a thread of its own. */
import { processorTime } from './bench/processor-time.ts';
import { playJob, type Job, type JobDone, type Ladder } from './ladder.ts';
import { toldToThread } from '@arenarium/loader/thread';
import { meetOrders } from './thread.ts';
import { botCalled, judgedCalled } from './usage.ts';

/** A ladder by the names of its game and bots: what a thread can be told. */
export interface LadderByName extends Omit<Ladder, 'game' | 'bots'> {
  readonly game: string;
  readonly bots: readonly string[];
}

const named = toldToThread<LadderByName>();
const ladder: Ladder = {
  ...named,
  game: await judgedCalled(named.game),
  bots: named.bots.map(botCalled),
  budget: { ...named.budget, ...(named.byProcessor ? { clock: processorTime } : {}) },
};

meetOrders((job: Job): JobDone => {
  try {
    return playJob(ladder, job);
  } catch (error) {
    throw new Error(`seed "${job.seed}": ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
});
