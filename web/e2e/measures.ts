/** What is measured on a page while somebody plays: from input to paint, jumps of the layout, memory. */
import type { CDPSession, Page } from 'playwright-core';

interface Watched {
  /** Milliseconds from an input to the next paint, for each input that took longer than the browser bothers to tell. */
  inputs: Record<string, number>;
  /** What jumped unasked: CLS as the web measures it, the worst window of at most five seconds; and all of it. */
  cls: number;
  jumps: number;
  /** With all that followed an input within half a second. */
  jumpsInAll: number;
}

/** To be called before the page is opened. */
export const observe = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watched: Watched = { inputs: {}, cls: 0, jumps: 0, jumpsInAll: 0 };
    // A window ends after a second without a jump, or after five.
    let window5 = { from: 0, last: 0, sum: 0 };
    Object.assign(window, { watched });
    interface Input extends PerformanceEntry {
      readonly interactionId: number;
    }
    interface Jump extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
    }
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as Input[]) {
        if (interactionId === 0) continue;
        watched.inputs[interactionId] = Math.max(watched.inputs[interactionId] ?? 0, duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, startTime: at } of list.getEntries() as Jump[]) {
        watched.jumpsInAll += value;
        if (hadRecentInput) continue;
        watched.jumps += value;
        if (at - window5.last > 1000 || at - window5.from > 5000) window5 = { from: at, last: at, sum: 0 };
        window5 = { ...window5, last: at, sum: window5.sum + value };
        watched.cls = Math.max(watched.cls, window5.sum);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const observed = (page: Page): Promise<Watched> =>
  page.evaluate(() => (window as unknown as { readonly watched: Watched }).watched);

/** From here on: what the way to the table cost is another page's. */
export const beginToObserve = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign((window as unknown as { readonly watched: Watched }).watched, {
      cls: 0,
      jumps: 0,
      jumpsInAll: 0,
      inputs: {},
    });
  });

/** The figure below which so many of a hundred lie. Inputs quicker than the browser tells of count as its least. */
export function quantile(
  told: readonly number[],
  { of, share }: { readonly of: number; readonly share: number },
): number {
  const all = [...told, ...Array.from({ length: Math.max(0, of - told.length) }, () => 16)].toSorted((a, b) => a - b);
  return all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0;
}

export interface Held {
  readonly kilobytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** What the page holds after everything nobody needs any more is swept away. */
export async function heldBy(session: CDPSession): Promise<Held> {
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    kilobytes: Math.round(metric('JSHeapUsedSize') / 1024),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
}

/** Milliseconds the page itself has worked, by the clock of its thread: no other process counts. */
export async function workedBy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}
