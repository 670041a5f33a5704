/** Shares the matches of a ladder out over threads, one at a time: they are long enough. */
import { jobsOf, type JobDone, type Ladder } from './ladder.ts';
import type { LadderAnswer, LadderByName } from './ladder-worker.ts';
import { openThread } from './thread.ts';

interface Shared {
  readonly workers: number;
  readonly onProgress: (done: number, of: number) => void;
  /** No further match is begun once this is aborted. */
  readonly signal: AbortSignal;
}

export async function climb(ladder: Ladder, { workers, onProgress, signal }: Shared): Promise<readonly JobDone[]> {
  const jobs = jobsOf(ladder);
  const done: JobDone[] = [];
  const byName: LadderByName = { ...ladder, game: ladder.game.id, bots: ladder.bots.map(({ name }) => name) };
  let given = 0;

  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = openThread(new URL('./ladder-worker.ts', import.meta.url), byName);
      const giveMore = (): void => {
        const job = signal.aborted ? undefined : jobs[given];
        given++;
        if (job === undefined) void worker.terminate().then(() => resolve());
        else worker.postMessage(job);
      };
      worker.on('message', (answer: LadderAnswer) => {
        if ('broke' in answer) {
          void worker.terminate();
          reject(new Error(answer.broke));
          return;
        }
        done.push(answer.done);
        onProgress(done.length, jobs.length);
        giveMore();
      });
      worker.once('error', reject);
      giveMore();
    });

  await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, work));
  return done;
}
