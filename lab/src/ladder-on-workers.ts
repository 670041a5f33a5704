/** Shares the matches of a ladder out over threads, one at a time: they are long enough. */
import { jobsOf, type Job, type JobDone, type Ladder } from './ladder.ts';
import type { LadderByName } from './ladder-worker.ts';
import { shareOut } from './thread.ts';

interface Shared {
  readonly workers: number;
  readonly onProgress: (done: number, of: number) => void;
  /** No further match is begun once this is aborted. */
  readonly signal: AbortSignal;
}

export async function climb(ladder: Ladder, { workers, onProgress, signal }: Shared): Promise<readonly JobDone[]> {
  const jobs = jobsOf(ladder);
  const done: JobDone[] = [];
  const told: LadderByName = { ...ladder, game: ladder.game.id, bots: ladder.bots.map(({ name }) => name) };
  let given = 0;
  await shareOut<Job, JobDone>({
    module: new URL('./ladder-worker.ts', import.meta.url),
    told,
    workers: Math.min(workers, jobs.length),
    next: () => (signal.aborted ? undefined : jobs[given++]),
    take(job) {
      done.push(job);
      onProgress(done.length, jobs.length);
    },
  });
  return done;
}
