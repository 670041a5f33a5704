/** Shares the matches of a series out over threads, a range at a time, and adds up what comes back. */
import { addTally, noTally, type Series, type Tally } from './simulation.ts';
import type { Range, SeriesByName } from './simulation-worker.ts';
import { shareOut } from './thread.ts';

interface Shared {
  readonly matches: number;
  readonly workers: number;
  readonly onProgress: (done: number) => void;
}

export async function simulateOnWorkers(series: Series, { matches, workers, onProgress }: Shared): Promise<Tally> {
  const total = noTally(series.setup.seats);
  const range = Math.max(1, Math.min(500, Math.ceil(matches / (workers * 8))));
  const told: SeriesByName = { ...series, game: series.game.id, bots: series.bots.map(({ name }) => name) };
  let given = 0;
  await shareOut<Range, Tally>({
    module: new URL('./simulation-worker.ts', import.meta.url),
    told,
    workers,
    next() {
      if (given >= matches) return undefined;
      const from = given;
      given = Math.min(matches, given + range);
      return { from, to: given };
    },
    take(tally) {
      addTally(total, tally);
      onProgress(total.matches);
    },
  });
  return total;
}
