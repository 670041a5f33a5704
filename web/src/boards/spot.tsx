/** Something on the table that can be pointed at: lights up when an option points at it, explains itself when not. */
import {
  createContext,
  lazy,
  Suspense,
  useContext,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { useTimed } from '../play/timed.ts';
import { Hidden } from '../shell/controls.tsx';
import { aimAt, useAim } from '../table/aim.ts';
import { lookAt } from '../table/drawer.ts';
import { word } from '../words/page.ts';
import type { Standing } from './board.ts';
import css from './spot.module.css';

/** What every spot on the table shares; it changes with the question, never with the pointer. */
export interface Pointing {
  standing(point: string): Standing;
  press(point: string, label?: string): void;
  /** The digit that answers by this thing, where one does. */
  digit(point: string): number | null;
}

export const PointingContext = createContext<Pointing>({
  standing: () => 'idle',
  press: () => undefined,
  digit: () => null,
});

/** A finger that stays this long wants to look closer. */
const HOLD = 450;
const SHAKE: readonly Keyframe[] = [
  { translate: '0' },
  { translate: '-3px' },
  { translate: '3px' },
  { translate: '0' },
];

function shake(element: Element): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.animate([...SHAKE], { duration: 120 });
}

/** A held finger looks closer, and does not press when it is lifted. */
function useHold(look: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    wasHeld: () => held.current,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        held.current = false;
        if (event.pointerType === 'mouse') return;
        timer.current = setTimeout(() => {
          held.current = true;
          look();
        }, HOLD);
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onPointerMove: (event: PointerEvent) => {
        if (Math.hypot(event.movementX, event.movementY) > 4) stop();
      },
    },
  };
}

function useSpot(point: string, label: string) {
  const { standing, press, digit } = useContext(PointingContext);
  const hinted = useAim((aim) => aim.hinted.has(point));
  const recent = useAim((aim) => aim.recent.has(point));
  const now = standing(point);
  const look = () => lookAt(point, label);
  const { wasHeld, handlers } = useHold(look);
  const onPress = (element: Element) => {
    if (wasHeld()) return;
    if (now !== 'open' && now !== 'chosen') shake(element);
    press(point, label);
  };
  // Enter presses, the space bar looks closer: what a button would do by itself is taken from it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    look();
  };
  return {
    name: `${label}${now === 'idle' ? '' : `, ${word(`spot.${now}`)}`}`,
    digit: now === 'open' ? digit(point) : null,
    onPress,
    onKeyDown,
    attributes: {
      'data-point': point,
      'data-label-of': label,
      'data-standing': now,
      'data-hinted': hinted ? 'yes' : undefined,
      'data-recent': recent ? 'yes' : undefined,
      // What cannot be chosen is left out of the tab order, but can still be reached by arrows and asked about.
      tabIndex: now === 'open' || now === 'chosen' ? 0 : -1,
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && aimAt(point, label),
      onPointerLeave: () => aimAt(null),
      onFocus: () => aimAt(point, label),
      onBlur: () => aimAt(null),
      ...handlers,
    },
  };
}

const SeatClock = lazy(async () => ({ default: (await import('../online/seat-clock.tsx')).SeatClock }));

/** A seat shows its clock, wherever a board has put it. */
function Clock({ point }: { readonly point: string }) {
  const isTimed = useTimed((now) => now.isTimed);
  const [, seat] = /^seat:(\d+)$/.exec(point) ?? [];
  if (!isTimed || seat === undefined) return null;
  return (
    <Suspense fallback={null}>
      <SeatClock seat={Number(seat)} hanging="yes" />
    </Suspense>
  );
}

interface SpotProps {
  /** `card:17`, `seat:2`, `hex:c3`: as the game's options name it. */
  readonly point: string;
  /** What it is, in words. */
  readonly label: string;
  /** Another point by which arrows and motion find it. */
  readonly also?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

/** A spot in HTML. */
export function Spot({ point, label, also, className = '', style, children }: SpotProps) {
  const { name, digit, onPress, onKeyDown, attributes } = useSpot(point, label);
  return (
    <button
      type="button"
      data-also={also}
      className={`${css.spot} ${className}`}
      style={style}
      onClick={(event) => onPress(event.currentTarget)}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      {...attributes}
    >
      <Hidden>{name}</Hidden>
      <span className={css.drawn} aria-hidden="true">
        {children}
      </span>
      {digit !== null && (
        <span className={css.tab} data-number="" aria-hidden="true">
          {digit}
        </span>
      )}
      <Clock point={point} />
    </button>
  );
}

/**
 * A spot inside an SVG: a group around whatever is drawn. Draw a shape with the class `ring` to have it lit; the tab
 * with the digit stands at `tab`.
 * @public
 */
export function SvgSpot(props: SpotProps & { readonly tab?: readonly [number, number] }) {
  const { point, label, also, className = '', style, children, tab } = props;
  const { name, digit, onPress, onKeyDown, attributes } = useSpot(point, label);
  return (
    <g
      role="button"
      data-also={also}
      className={`${css.svgSpot} ${className}`}
      style={style}
      onClick={(event) => onPress(event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onPress(event.currentTarget);
        else onKeyDown(event);
      }}
      {...attributes}
    >
      <title>{name}</title>
      <g aria-hidden="true">{children}</g>
      {digit !== null && tab !== undefined && (
        <g className={css.svgTab} transform={`translate(${tab[0]} ${tab[1]})`} aria-hidden="true">
          <rect x="-11" y="-11" width="22" height="22" rx="6" />
          <text textAnchor="middle" dominantBaseline="central">
            {digit}
          </text>
        </g>
      )}
    </g>
  );
}
