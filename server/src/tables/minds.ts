/** Where bots think: in fewer threads than there are cores, with less time for each the more of them wait. */
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { openThread } from '@arenarium/loader/thread';
import type { MindAnswer, MindOrder } from './mind-thread.ts';

/** How long a bot may think when nobody else does, and when everybody does. */
const BUDGET = { most: 500, least: 40 };
/** More would only be answered when nobody waits for it any more. */
const LONGEST_QUEUE = 2000;
/** So many names a thread is known by; it keeps fewer thoughts, unless they are small. */
const NAMES = 200;

interface Job {
  readonly order: MindOrder;
  resolve(answer: MindAnswer & { ok: true }): void;
  reject(error: Error): void;
}
interface Thread {
  readonly worker: Worker;
  job: Job | null;
  /** Whose thoughts it kept last: they had better come here again. */
  readonly keeps: Set<string>;
}

/** The latest last. */
function remember(names: Set<string>, name: string): void {
  names.delete(name);
  names.add(name);
  const [oldest] = names;
  if (names.size > NAMES && oldest !== undefined) names.delete(oldest);
}

export interface Minds {
  /** Meet an order when a thread is free. Those that may take their time say how long by `milliseconds`. */
  think(order: MindOrder): Promise<MindAnswer & { ok: true }>;
  /** How long a bot may think, with so many waiting. */
  budget(): number;
  waiting(): number;
  close(): Promise<void>;
}

export function openMinds(former: string, threads = Math.max(1, availableParallelism() - 1)): Minds {
  const queue: Job[] = [];
  const pool: Thread[] = [];

  function start(): Thread {
    const worker = openThread(new URL('./mind-thread.ts', import.meta.url), former);
    const thread: Thread = { worker, job: null, keeps: new Set() };
    worker.unref();
    worker.on('message', (answer: MindAnswer) => {
      const { job } = thread;
      thread.job = null;
      if (answer.ok) job?.resolve(answer);
      else job?.reject(new Error(answer.because));
      giveWork();
    });
    worker.on('error', (error) => {
      pool.splice(pool.indexOf(thread), 1);
      thread.job?.reject(error instanceof Error ? error : new Error(String(error)));
      giveWork();
    });
    pool.push(thread);
    return thread;
  }

  /** A free thread: the one that thought for this seat before, if it is free, else any. */
  function freeFor(name: string | null): Thread | undefined {
    const free = pool.filter(({ job }) => job === null);
    const knows = name === null ? undefined : free.find(({ keeps }) => keeps.has(name));
    return knows ?? free[0] ?? (pool.length < threads ? start() : undefined);
  }

  function giveWork(): void {
    for (let job = queue[0]; job !== undefined; job = queue[0]) {
      const name = job.order.do === 'choose' ? job.order.keeps : null;
      const thread = freeFor(name);
      if (thread === undefined) return;
      queue.shift();
      thread.job = job;
      if (name !== null) remember(thread.keeps, name);
      thread.worker.postMessage(job.order);
    }
  }

  return {
    think: (order) =>
      new Promise((resolve, reject) => {
        if (queue.length >= LONGEST_QUEUE) {
          reject(new Error('too many thoughts wait'));
          return;
        }
        queue.push({ order, resolve, reject });
        giveWork();
      }),
    budget: () => Math.max(BUDGET.least, Math.round(BUDGET.most / (1 + queue.length / threads))),
    waiting: () => queue.length,
    async close() {
      await Promise.all(pool.map(({ worker }) => worker.terminate()));
    },
  };
}
