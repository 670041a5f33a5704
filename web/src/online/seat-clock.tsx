/** A seat's clock: pale while it stands, dark while it runs, red when little is left. */
import type { Seat } from '@arenarium/engine';
import type { Time } from '@arenarium/protocol';
import { useEffect, useState } from 'react';
import { Emblem } from '../look/emblem.tsx';
import { useAtTable } from './at-table.ts';
import css from './seat-clock.module.css';
import { clockText } from './times.ts';

/** Little is left: a minute, or a tenth of what one had if that is less. */
const LITTLE = 60_000;
const DAY = 86_400_000;

function allowanceOf(time: Time | null): number {
  if (time === null || time.is === 'none') return Infinity;
  return time.is === 'correspondence' ? time.days * DAY : time.seconds * 1000;
}

/** Ticks while a clock runs. */
function useNow(runs: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}

/** Nothing where no time is kept. `hanging`: on the seat itself, where it takes no room from anything. */
export function SeatClock({ seat, hanging = 'no' }: { readonly seat: Seat; readonly hanging?: 'yes' | 'no' }) {
  const clock = useAtTable(({ standing }) => standing?.clocks.find((one) => one.seat === seat));
  const heardAt = useAtTable((at) => at.heardAt);
  const allowance = useAtTable((at) => allowanceOf(at.time));
  const now = useNow(clock?.runs === true);
  if (clock === undefined) return null;
  const left = clock.left - (clock.runs ? Math.max(0, now - heardAt) : 0);
  const state = !clock.runs ? 'stands' : left <= Math.min(LITTLE, allowance / 10) ? 'low' : 'runs';
  return (
    <span
      className={css.clock}
      data-clock={seat}
      data-state={state}
      data-hanging={hanging}
      aria-hidden={hanging === 'yes' ? true : undefined}
    >
      {hanging === 'yes' && <Emblem name="hourglass" />}
      {clockText(left)}
    </span>
  );
}
