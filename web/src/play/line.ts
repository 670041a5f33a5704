/** A line between a page and a worker: a request goes out with a number, its report comes back with the same. */
import type { Asking, Telling } from '@arenarium/protocol';

export interface Line<Q, R> {
  ask(request: Q): Promise<R>;
  close(): void;
}

interface Heard<R> {
  /** What is told unasked. */
  news(report: R): void;
  /** What to make of a worker that breaks down. */
  broken(because: string): R;
}

/** The page's end. */
export function lineTo<Q, R>(worker: Worker, { news, broken }: Heard<R>): Line<Q, R> {
  const open = new Map<number, (report: R) => void>();
  let id = 0;
  worker.addEventListener('message', ({ data: { re, report } }: MessageEvent<Telling<R>>) => {
    if (re === null) {
      news(report);
      return;
    }
    open.get(re)?.(report);
    open.delete(re);
  });
  worker.addEventListener('error', ({ message }) => {
    for (const tell of open.values()) tell(broken(message));
    open.clear();
  });
  return {
    ask: (request) =>
      new Promise((resolve) => {
        open.set(++id, resolve);
        worker.postMessage({ id, request } satisfies Asking<Q>, []);
      }),
    close: () => worker.terminate(),
  };
}

/** The worker's end: requests are met one after another, in the order in which they came. */
export function answerLine<Q, R>(
  scope: DedicatedWorkerGlobalScope,
  meet: (request: Q, news: (report: R) => void) => Promise<R>,
  broken: (because: string) => R,
): void {
  const tell = (telling: Telling<R>): void => scope.postMessage(telling, []);
  let last: Promise<void> = Promise.resolve();
  scope.addEventListener('message', ({ data: { id, request } }: MessageEvent<Asking<Q>>) => {
    last = last
      .then(() => meet(request, (report) => tell({ re: null, report })))
      .catch((error: unknown) => broken(error instanceof Error ? error.message : String(error)))
      .then((report) => tell({ re: id, report }));
  });
}
