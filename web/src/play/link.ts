/** The page's end of the line to the worker. Every request gets one report, in order. */
import type { Report, Request } from './protocol.ts';

export interface Link {
  send(request: Request): Promise<Report>;
  close(): void;
}

export function linkToWorker(): Link {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'arenarium' });
  const open: ((report: Report) => void)[] = [];
  worker.addEventListener('message', ({ data }: MessageEvent<Report>) => open.shift()?.(data));
  worker.addEventListener('error', ({ message }) =>
    open.shift()?.({ tell: 'broken', because: message || 'The worker could not start.' }),
  );
  return {
    send: (request) =>
      new Promise((resolve) => {
        open.push(resolve);
        worker.postMessage(request, []);
      }),
    close: () => worker.terminate(),
  };
}
