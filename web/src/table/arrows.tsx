/** One layer of arrows over the table: it measures what lies at the points, wherever a board has drawn it. */
import { useRef, type CSSProperties } from 'react';
import type { Arrow } from '../boards/board.ts';
import { useNews } from '../motion/news.ts';
import { useAdvice } from '../play/advice.ts';
import { useAnswer } from '../play/answer.ts';
import { apart, type Box, type Drawn } from './arrow-path.ts';
import css from './arrows.module.css';
import { forBoard, useAimedOption, type AtTable } from './closer.tsx';
import { useDrag } from './drag.ts';
import { arrowKey, useMeasured, type Found, type Shown } from './measured.ts';

/** More than this is a thicket. */
const MOST = 4;

/** An option that says nothing of its own: from what was pressed to what it points at besides. */
function plainArrows(points: readonly string[], pressed: readonly string[]): readonly Arrow[] {
  const from = pressed.find((point) => points.includes(point)) ?? (points.length > 1 ? points[0] : undefined);
  if (from === undefined) return [];
  return points.flatMap((to) => (to === from || pressed.includes(to) ? [] : [{ from, to, kind: 'plain' as const }]));
}

/** The arrows of what is under way and of what is pointed at; what is pointed at goes first. */
function useArrows({ board, props }: AtTable): readonly Shown[] {
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
  const others = [...advice, ...standing, ...(option === null ? news : [])];
  return [
    ...aimed.map((arrow) => ({ ...arrow, isAimed: true })),
    ...others.map((arrow) => ({ ...arrow, isAimed: false })),
  ].slice(0, MOST);
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

/** Further out than any window reaches. */
const FAR = 99_999;
const around = ({ left, top, width, height }: Box): string => `M${left} ${top}h${width}v${height}h${-width}z`;

/**
 * All but what arrows pass under. A way to cut along, and not a mask: a mask is a picture as large as the window, put
 * together anew in every frame in which anything moves.
 */
const Uncovered = ({ ribbon, names }: Found) => (
  <clipPath id="uncovered">
    <path
      clipRule="evenodd"
      d={[
        `M${-FAR} ${-FAR}H${FAR}V${FAR}H${-FAR}z`,
        ...apart(ribbon === null ? names : [ribbon, ...names]).map(around),
      ].join('')}
    />
  </clipPath>
);

export function Arrows(at: AtTable) {
  const layer = useRef<SVGSVGElement>(null);
  const found = useMeasured(useArrows(at), layer);
  const { arrows, ribbon } = found;
  const drag = useDrag((dragging) => dragging.arrow);
  return (
    <>
      <svg ref={layer} className={css.layer} aria-hidden="true">
        <Uncovered {...found} />
        <g clipPath="url(#uncovered)">
          {drag === null &&
            arrows.map(({ arrow, drawn }) => (
              <One key={arrowKey(arrow)} kind={arrow.kind} drawn={drawn} isAimed={arrow.isAimed} />
            ))}
          {drag !== null && <One kind="plain" drawn={drag} isAimed />}
        </g>
      </svg>
      {drag === null &&
        arrows.map(({ arrow, drawn }) =>
          arrow.mark === undefined ? null : (
            <span
              key={arrowKey(arrow)}
              className={css.burst}
              data-kind={arrow.kind}
              data-aimed={arrow.isAimed ? 'yes' : undefined}
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

interface OneProps {
  readonly kind: Arrow['kind'];
  readonly drawn: Drawn;
  readonly isAimed: boolean;
}

function One({ kind, drawn: { path, head, angle }, isAimed }: OneProps) {
  return (
    <g className={css.arrow} data-kind={kind} data-aimed={isAimed ? 'yes' : undefined}>
      <path className={css.under} d={path} />
      <path className={css.body} d={path} pathLength="1" />
      <path className={css.dashes} d={path} />
      <path
        className={css.tip}
        transform={`translate(${head.x.toFixed(1)} ${head.y.toFixed(1)}) rotate(${angle.toFixed(1)})`}
        d="M4 0L-24 15Q-17 0 -24 -15Z"
      />
    </g>
  );
}
