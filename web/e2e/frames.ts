/** What the page's own thread does between a press and the frame that shows it, as the browser's trace tells it. */
import type { CDPSession } from 'playwright-core';

/** One thing of the trace, in microseconds; `tdur` is by the clock of the thread, and no other process counts. */
interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

const TASK = 'ThreadControllerImpl::RunTask';
/** The last thing the page's thread does for a frame. */
const FRAME = 'Layerize';
const CATEGORIES = ['toplevel', 'devtools.timeline'];

const end = ({ ts, dur = 0 }: Traced): number => ts + dur;

/** For every press: milliseconds of all tasks from the finger down to the end of the first frame after the click. */
function pressesIn(traced: readonly Traced[]): readonly number[] {
  const isEvent = ({ name, args }: Traced, type: string): boolean =>
    name === 'EventDispatch' && args.data?.type === type;
  const [page] = traced.filter((one) => isEvent(one, 'click'));
  const here = traced.filter(({ pid, tid }) => pid === page?.pid && tid === page.tid).toSorted((a, b) => a.ts - b.ts);
  const tasks = here.filter(({ name }) => name === TASK);
  return here
    .filter((one) => isEvent(one, 'click'))
    .flatMap((click) => {
      const down = here.findLast((one) => isEvent(one, 'pointerdown') && one.ts <= click.ts);
      const frame = here.find(({ name, ts }) => name === FRAME && ts > click.ts);
      if (down === undefined || frame === undefined) return [];
      const between = tasks.filter((task) => end(task) > down.ts && task.ts < end(frame));
      return [between.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000];
    });
}

/** Begin to trace; what is given back ends it and says what every press cost. */
export async function tracePresses(session: CDPSession): Promise<() => Promise<readonly number[]>> {
  const traced: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => traced.push(...(value as unknown as Traced[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    return pressesIn(traced);
  };
}
