/** Something on the table that can be pointed at: lights up when an option points at it, explains itself when not. */
import { createContext, useContext, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { Hidden } from '../shell/controls.tsx';
import type { Standing } from './board.ts';
import css from './spot.module.css';

/** What every spot on the table shares. */
export interface Pointing {
  standing(point: string): Standing;
  press(point: string, label?: string): void;
  hover(point: string | null, label?: string): void;
  /** The option under the pointer points at it. */
  hinted(point: string): boolean;
  /** The newest lines of the log speak of it. */
  recent(point: string): boolean;
}

export const PointingContext = createContext<Pointing>({
  standing: () => 'idle',
  press: () => undefined,
  hover: () => undefined,
  hinted: () => false,
  recent: () => false,
});

const spoken: Readonly<Record<Standing, string>> = {
  chosen: ', chosen: press again to let go',
  open: ', can be chosen',
  shut: ', cannot be chosen: press to ask why',
  idle: '',
};

function useSpot(point: string, label: string) {
  const { standing, press, hover, hinted, recent } = useContext(PointingContext);
  const now = standing(point);
  return {
    name: `${label}${spoken[now]}`,
    press: () => press(point, label),
    attributes: {
      'data-point': point,
      'data-standing': now,
      'data-hinted': hinted(point) ? 'yes' : undefined,
      'data-recent': recent(point) ? 'yes' : undefined,
      // What cannot be chosen is left out of the tab order, but can still be pressed and asked about.
      tabIndex: now === 'open' || now === 'chosen' ? 0 : -1,
      onPointerEnter: () => hover(point, label),
      onPointerLeave: () => hover(null),
      onFocus: () => hover(point, label),
      onBlur: () => hover(null),
    },
  };
}

interface SpotProps {
  /** `card:17`, `seat:2`, `hex:c3`: as the game's options name it. */
  readonly point: string;
  /** What it is, in words. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

/** A spot in HTML. */
export function Spot({ point, label, className = '', style, children }: SpotProps) {
  const { name, press, attributes } = useSpot(point, label);
  return (
    <button type="button" className={`${css.spot} ${className}`} style={style} onClick={press} {...attributes}>
      <Hidden>{name}</Hidden>
      <span className={css.drawn} aria-hidden="true">
        {children}
      </span>
    </button>
  );
}

/**
 * A spot inside an SVG: a group around whatever is drawn. Draw a shape with the class `ring` to have it lit.
 * @public
 */
export function SvgSpot({ point, label, className = '', style, children }: SpotProps) {
  const { name, press, attributes } = useSpot(point, label);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  };
  return (
    <g
      role="button"
      className={`${css.svgSpot} ${className}`}
      style={style}
      onClick={press}
      onKeyDown={onKeyDown}
      {...attributes}
    >
      <title>{name}</title>
      <g aria-hidden="true">{children}</g>
    </g>
  );
}
