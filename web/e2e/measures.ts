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
  /** The largest of those unasked: by how much, at which question, and what went from where to where. */
  largest: { value: number; asked: string; moved: readonly string[] };
}

/** To be called before the page is opened. */
export const observe = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const none = { value: 0, asked: '', moved: [] };
    const watched: Watched = { inputs: {}, cls: 0, jumps: 0, jumpsInAll: 0, largest: none };
    // A window ends after a second without a jump, or after five.
    let window5 = { from: 0, last: 0, sum: 0 };
    Object.assign(window, { watched });
    interface Input extends PerformanceEntry {
      readonly interactionId: number;
    }
    interface Jump extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRect;
        readonly currentRect: DOMRect;
      }[];
    }
    const boxOf = ({ x, y, width, height }: DOMRect): string =>
      `${[x, y].map(Math.round).join()} ${Math.round(width)}×${Math.round(height)}`;
    const named = (node: Node | null): string => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      if (element === null) return 'what is gone';
      const region = element.closest('[data-region]')?.getAttribute('data-region') ?? 'no region';
      return `${region}: ${element.outerHTML.slice(0, 100)}`;
    };
    const askedNow = (): string =>
      document.querySelector('[data-testid="result"]') !== null
        ? 'over'
        : (document.querySelector('[data-question]')?.getAttribute('data-question') ?? 'none');
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as Input[]) {
        if (interactionId === 0) continue;
        watched.inputs[interactionId] = Math.max(watched.inputs[interactionId] ?? 0, duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, startTime: at, sources } of list.getEntries() as Jump[]) {
        watched.jumpsInAll += value;
        if (hadRecentInput) continue;
        watched.jumps += value;
        if (value > watched.largest.value) {
          const moved = sources.map(
            ({ node, previousRect, currentRect }) =>
              `${named(node)} from ${boxOf(previousRect)} to ${boxOf(currentRect)}`,
          );
          watched.largest = { value, asked: askedNow(), moved };
        }
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
      largest: { value: 0, asked: '', moved: [] },
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
  /** All that the heap holds, with the code the browser has compiled. */
  readonly kilobytes: number;
  /** What the page itself holds: objects, closures, arrays, strings. */
  readonly owned: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** As the browser tells it: the fields of all things one after another, the kinds by their number. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] };
  };
  readonly nodes: readonly number[];
}

/**
 * Not the page's: code, compiled the further the more often it runs, with what the compiler has noted about it and about
 * the shapes of objects; and what the browser keeps besides the heap, of which nodes and listeners are counted.
 */
const THEIRS = new Set(['code', 'object shape', 'hidden', 'native', 'synthetic']);

/** Kilobytes of what the page itself holds, from a snapshot of the heap. */
async function ownedBy(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { readonly chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await session.send('HeapProfiler.takeHeapSnapshot', {});
  session.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [kind, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!THEIRS.has(types[0][nodes[at + kind] ?? -1] ?? '')) bytes += nodes[at + size] ?? 0;
  return Math.round(bytes / 1024);
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
    owned: await ownedBy(session),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
}

/** Milliseconds the page itself has worked, by the clock of its thread: no other process counts. */
export async function workedBy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}
