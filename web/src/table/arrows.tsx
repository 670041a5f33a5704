/** One layer of arrows over the table: it measures what lies at the points, wherever a board has drawn it. */
import { useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import type { Arrow } from '../boards/board.ts';
import { useNews } from '../motion/news.ts';
import { useAdvice } from '../play/advice.ts';
import { useAnswer } from '../play/answer.ts';
import { arrowPath, type Box, type Drawn } from './arrow-path.ts';
import css from './arrows.module.css';
import { forBoard, useAimedOption, type AtTable } from './closer.tsx';
import { useDrag } from './drag.ts';
import { drawnAt } from './drawn.ts';

/** More than this is a thicket. */
const MOST = 4;

/** An option that says nothing of its own: from what was pressed to what it points at besides. */
function plainArrows(points: readonly string[], pressed: readonly string[]): readonly Arrow[] {
  const from = pressed.find((point) => points.includes(point)) ?? (points.length > 1 ? points[0] : undefined);
  if (from === undefined) return [];
  return points.flatMap((to) => (to === from || pressed.includes(to) ? [] : [{ from, to, kind: 'plain' as const }]));
}

/** The arrows of what is under way and of what is pointed at; what is pointed at goes first. */
function useArrows({ board, props }: AtTable): readonly Arrow[] {
  const option = useAimedOption(props);
  const pressed = useAnswer((answer) => answer.pressed);
  const advised = useAdvice((advice) => advice.hint?.advised?.[0]?.option);
  const { decision } = props;
  const standing = board?.arrows?.(forBoard(props)) ?? [];
  const arrowsOf = (i: number): readonly Arrow[] =>
    board?.foresee?.(forBoard(props), i)?.arrows ?? plainArrows(decision?.options[i]?.points ?? [], pressed);
  const aimed = option === null ? [] : arrowsOf(option);
  const advice =
    advised === undefined || option !== null
      ? []
      : arrowsOf(advised).map((arrow) => ({ ...arrow, kind: 'advice' as const }));
  // What has just happened is shown until somebody points at something.
  const news = useNews(({ arrows }) => arrows);
  return [...aimed, ...advice, ...standing, ...(option === null ? news : [])].slice(0, MOST);
}

interface Measured {
  readonly arrow: Arrow;
  readonly drawn: Drawn;
}

const key = ({ from, to, kind, mark }: Arrow): string => `${from}>${to}:${kind}:${mark ?? ''}`;

/** The box of what is drawn at a point, seen from the layer's corner. */
function boxOf(point: string, origin: DOMRect): Box | null {
  const box = drawnAt(point)?.getBoundingClientRect();
  if (box === undefined) return null;
  return { left: box.left - origin.left, top: box.top - origin.top, width: box.width, height: box.height };
}

function measure(arrows: readonly Arrow[], layer: SVGSVGElement): readonly Measured[] {
  const origin = layer.getBoundingClientRect();
  return arrows.flatMap((arrow) => {
    const from = boxOf(arrow.from, origin);
    const to = boxOf(arrow.to, origin);
    return from === null || to === null ? [] : [{ arrow, drawn: arrowPath(from, to) }];
  });
}

/** Where the question lies: arrows between board and hand pass under it. */
function ribbonOf(layer: SVGSVGElement): Box | null {
  const ribbon = layer.parentElement?.querySelector('[data-region="ask"]')?.getBoundingClientRect();
  const origin = layer.getBoundingClientRect();
  if (ribbon === undefined) return null;
  return { left: ribbon.left - origin.left, top: ribbon.top - origin.top, width: ribbon.width, height: ribbon.height };
}

/** Measures again when the arrows change and when the page does; motion ends within this time. */
const SETTLED = 340;

interface Found {
  readonly arrows: readonly Measured[];
  readonly ribbon: Box | null;
}
const NOTHING_FOUND: Found = { arrows: [], ribbon: null };

function useMeasured(arrows: readonly Arrow[], layer: RefObject<SVGSVGElement | null>) {
  const [found, setFound] = useState(NOTHING_FOUND);
  const isDragging = useDrag((dragging) => dragging.arrow !== null);
  const wanted = [...arrows.map(key), ...(isDragging ? ['drag'] : [])].join('|');
  const latest = useRef(arrows);
  latest.current = arrows;
  useLayoutEffect(() => {
    const look = () => {
      if (layer.current !== null)
        setFound({ arrows: measure(latest.current, layer.current), ribbon: ribbonOf(layer.current) });
    };
    if (wanted === '') {
      setFound(NOTHING_FOUND);
      return undefined;
    }
    look();
    const timer = setTimeout(look, SETTLED);
    window.addEventListener('resize', look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', look);
    };
  }, [wanted, layer]);
  return found;
}

/** How far before its target a number stands, so that it does not hide it. */
const BEFORE = 18;
/** Half of the room a number takes. */
const HALF = 26;

/** How far above its place a number reaches. */
const ABOVE = 44;

/**
 * Where the number at the head of an arrow stands: a little before what is hit, never off the table, and never over the
 * answers: what is hit below the question has its number beside it.
 */
function besides({ head: { x, y }, angle }: Drawn, ribbon: Box | null): CSSProperties {
  const back = (angle * Math.PI) / 180;
  const left = x - Math.cos(back) * BEFORE;
  const top = y - Math.sin(back) * BEFORE;
  const end = ribbon === null ? 0 : ribbon.top + ribbon.height;
  const isOver = ribbon !== null && y >= end - 1 && top - ABOVE < end;
  const across = isOver ? left - 2 * HALF : left;
  return {
    left: `clamp(${HALF}px, ${across.toFixed(1)}px, 100% - ${HALF}px)`,
    top: isOver ? end + ABOVE : top,
  };
}

export function Arrows(at: AtTable) {
  const layer = useRef<SVGSVGElement>(null);
  const { arrows, ribbon } = useMeasured(useArrows(at), layer);
  const drag = useDrag((dragging) => dragging.arrow);
  return (
    <>
      <svg ref={layer} className={css.layer} aria-hidden="true">
        {ribbon !== null && (
          <clipPath id="not-the-ribbon">
            <rect x="-2000" y="-2000" width="9000" height={2000 + ribbon.top} />
            <rect x="-2000" y={ribbon.top + ribbon.height} width="9000" height="4000" />
            <rect x="-2000" y={ribbon.top} width={2000 + ribbon.left} height={ribbon.height} />
          </clipPath>
        )}
        <g clipPath={ribbon === null ? undefined : 'url(#not-the-ribbon)'}>
          {drag === null && arrows.map(({ arrow, drawn }) => <One key={key(arrow)} kind={arrow.kind} drawn={drawn} />)}
          {drag !== null && <One kind="plain" drawn={drag} />}
        </g>
      </svg>
      {drag === null &&
        arrows.map(({ arrow, drawn }) =>
          arrow.mark === undefined ? null : (
            <span
              key={key(arrow)}
              className={css.burst}
              data-kind={arrow.kind}
              style={besides(drawn, ribbon)}
              aria-hidden="true"
            >
              {arrow.mark}
            </span>
          ),
        )}
    </>
  );
}

function One({ kind, drawn: { path, head, angle } }: { readonly kind: Arrow['kind']; readonly drawn: Drawn }) {
  return (
    <g className={css.arrow} data-kind={kind}>
      <path className={css.under} d={path} />
      <path className={css.body} d={path} pathLength="1" />
      <path className={css.flow} d={path} />
      <path
        className={css.tip}
        transform={`translate(${head.x.toFixed(1)} ${head.y.toFixed(1)}) rotate(${angle.toFixed(1)})`}
        d="M4 0L-24 15Q-17 0 -24 -15Z"
      />
    </g>
  );
}
