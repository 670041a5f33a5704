/** Threads that play: lots of matches to learn from, and duels. */
import type { Examples, Weights } from '@arenarium/bots';
import type { Setup } from '@arenarium/engine';
import type { Worker } from 'node:worker_threads';
import { openThread } from '@arenarium/loader/thread';
import { asked } from '../thread.ts';
import { BadUsage } from '../usage.ts';
import type { DuelDone, DuelJob } from './duel.ts';
import type { Foretold } from './foretelling.ts';
import { LOT, type Lesson } from './learn.ts';
import type { CrewAnswer, CrewOrder, CrewTold } from './learning-worker.ts';

export interface Lots {
  readonly table: string;
  readonly setups: readonly Setup[];
  /** Is the lot that begins with this match no longer wanted? */
  isDone(from: number): boolean;
  /** A lot that was played before, if there is one. */
  kept(from: number): Examples | null;
  take(from: number, examples: Examples, isNew: boolean): void;
}
export interface Duelling {
  readonly weights: Weights;
  readonly duel: Lesson['duel'];
  /** Is it plain already how it will come out? */
  isDecided(done: readonly DuelDone[]): boolean;
}
export interface Forecasting {
  readonly setups: readonly Setup[];
  readonly weights: Weights;
  readonly bot: string;
  readonly seed: string;
  readonly matches: number;
}
export interface Crew {
  lots(lots: Lots): Promise<void>;
  forecasts(order: Forecasting, onProgress: (share: number) => void): Promise<Foretold>;
  duels(jobs: readonly DuelJob[], duelling: Duelling, onProgress: (share: number) => void): Promise<DuelDone[]>;
  dismiss(): Promise<void>;
}

/** Matches that are looked at while they are played come in small lots: bots that think take their time. */
const FEW = 10;

export function hire(told: CrewTold, workers: number): Crew {
  // The processor's time is that of all threads together.
  if (told.byProcessor && workers > 1) throw new BadUsage('processor time can only be told with one worker');
  const threads = Array.from({ length: workers }, () =>
    openThread(new URL('./learning-worker.ts', import.meta.url), told),
  );
  const everybody = (work: (thread: Worker) => Promise<void>): Promise<void> =>
    Promise.all(threads.map(work)).then(() => undefined);
  return {
    async lots({ table, setups, isDone, kept, take }) {
      let next = 0;
      await everybody(async (thread) => {
        for (let from = next; !isDone(from); from = next) {
          next = from + LOT;
          const known = kept(from);
          const examples =
            known ?? (await ordered(thread, { do: 'play', table, setups, from, to: from + LOT })).examples;
          if (examples !== undefined) take(from, examples, known === null);
        }
      });
    },
    async forecasts({ matches, ...order }, onProgress) {
      const all: (Foretold | undefined)[] = [];
      let next = 0;
      let done = 0;
      await everybody(async (thread) => {
        for (let from = next; from < matches; from = next) {
          next = Math.min(matches, from + FEW);
          const few = await ordered(thread, { do: 'foretell', ...order, from, to: next });
          all[from / FEW] = few.foretold;
          onProgress(Math.min(1, (done += FEW) / matches));
        }
      });
      const found = all.filter((one) => one !== undefined);
      return {
        learned: found.flatMap(({ learned }) => learned),
        former: found.flatMap(({ former }) => former),
        said: found.flatMap(({ said }) => said),
        lengths: found.flatMap(({ lengths }) => lengths),
      };
    },
    async duels(jobs, { weights, duel, isDecided }, onProgress) {
      const done: DuelDone[] = [];
      let next = 0;
      await everybody(async (thread) => {
        for (let job = jobs[next++]; job !== undefined && !isDecided(done); job = jobs[next++]) {
          const { score } = await ordered(thread, { do: 'duel', job, weights, duel });
          done.push({ job, score: score ?? 0 });
          onProgress(done.length / jobs.length);
        }
      });
      return done;
    },
    dismiss: () => everybody(async (thread) => void (await thread.terminate())),
  };
}

const ordered = (thread: Worker, order: CrewOrder): Promise<CrewAnswer> => asked(thread, order);
