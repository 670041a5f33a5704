/** Shares the matches of a series out over threads, a range at a time, and adds up what comes back. */
import { addTally, noTally, type Series, type Tally } from './simulation.ts';
import { openThread } from './thread.ts';
import type { SeriesByName, WorkerAnswer } from './simulation-worker.ts';

interface Shared {
  readonly matches: number;
  readonly workers: number;
  readonly onProgress: (done: number) => void;
}

export async function simulateOnWorkers(series: Series, { matches, workers, onProgress }: Shared): Promise<Tally> {
  const total = noTally(series.setup.seats);
  const range = Math.max(1, Math.min(500, Math.ceil(matches / (workers * 8))));
  let given = 0;
  const byName: SeriesByName = { ...series, game: series.game.id, bots: series.bots.map(({ name }) => name) };

  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = openThread(new URL('./simulation-worker.ts', import.meta.url), byName);
      const giveMore = (): void => {
        if (given >= matches) {
          void worker.terminate().then(() => resolve());
          return;
        }
        const from = given;
        given = Math.min(matches, given + range);
        worker.postMessage({ from, to: given });
      };
      worker.on('message', (answer: WorkerAnswer) => {
        if ('broke' in answer) {
          void worker.terminate();
          reject(new Error(answer.broke));
          return;
        }
        addTally(total, answer.tally);
        onProgress(total.matches);
        giveMore();
      });
      worker.once('error', reject);
      giveMore();
    });

  await Promise.all(Array.from({ length: workers }, work));
  return total;
}
