/** Orders for threads, and work shared out over several. */
import { parentPort, type Worker } from 'node:worker_threads';
import { openThread } from '@arenarium/loader/thread';

/** What comes back from a thread that was given something to do; `broke` says what went wrong. */
type Answer<Done> = Done & { readonly broke?: string };

/** One order, one answer; a thread that breaks says so. */
export function asked<Done extends object>(thread: Worker, order: object): Promise<Done> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      thread.off('message', hear);
      thread.off('error', fail);
    };
    const hear = (answer: Answer<Done>): void => {
      settle();
      if (answer.broke === undefined) resolve(answer);
      else reject(new Error(answer.broke));
    };
    const fail = (error: Error): void => {
      settle();
      reject(error);
    };
    thread.on('message', hear);
    thread.on('error', fail);
    thread.postMessage(order);
  });
}

/** The thread's end: meet orders as they come. */
export function meetOrders<Order>(meet: (order: Order) => object): void {
  parentPort?.on('message', (order: Order) => {
    let answer: object;
    try {
      answer = meet(order);
    } catch (error) {
      answer = { broke: error instanceof Error ? error.message : String(error) };
    }
    parentPort?.postMessage(answer);
  });
}

interface SharedOut<Order extends object, Done> {
  readonly module: URL;
  readonly told: object;
  readonly workers: number;
  /** The next order; none is left, or none is wanted any more: undefined. */
  next(): Order | undefined;
  take(done: Done): void;
}

/** Share orders out over threads: whoever has met one gets the next. */
export async function shareOut<Order extends object, Done extends object>(
  shared: SharedOut<Order, Done>,
): Promise<void> {
  const { module, told, workers, next, take } = shared;
  const threads = Array.from({ length: workers }, () => openThread(module, told));
  const work = async (thread: Worker): Promise<void> => {
    for (let order = next(); order !== undefined; order = next()) take(await asked<Done>(thread, order));
  };
  try {
    await Promise.all(threads.map(work));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}
