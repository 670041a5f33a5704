/**
 * What the pointer or the focus is on, apart from everything else: a moving pointer draws anew only what it touches,
 * because each spot asks for itself alone.
 */
import { create } from 'zustand';

interface Aim {
  /** The thing on the table that is pointed at, and what the board calls it. */
  readonly point: string | null;
  readonly label: string;
  /** The option in the tray that is pointed at. */
  readonly option: number | null;
  /** Everything the option pointed at speaks of. */
  readonly hinted: ReadonlySet<string>;
  /** What the newest lines of the log speak of. */
  readonly recent: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

const NOTHING: Aim = { point: null, label: '', option: null, hinted: NONE, recent: NONE };

export const useAim = create<Aim>()(() => NOTHING);
/** The table is left, or passed on: what was pointed at is nobody else's to see. */
export const aimAtNothing = (): void => useAim.setState(NOTHING);

export const aimAt = (point: string | null, label = ''): void => useAim.setState({ point, label });
export const aimAtOption = (option: number | null): void => useAim.setState({ option });

/** Show as pointed at, or as news, what is given; nothing is told if nothing changes. */
export function light(which: 'hinted' | 'recent', points: readonly string[]): void {
  const before = useAim.getState()[which];
  if (points.length === 0 && before.size === 0) return;
  if (points.length === before.size && points.every((point) => before.has(point))) return;
  useAim.setState({ [which]: points.length === 0 ? NONE : new Set(points) });
}
