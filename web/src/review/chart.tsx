/** The win-chance curve: one line for each side, the turning points marked, the choice one looks at picked out. */
import type { Analysis } from '@arenarium/bots';
import type { MouseEvent } from 'react';
import { chancesOf, lineThrough, type Outlook } from './curve.ts';
import { word } from '../words/page.ts';
import css from './review.module.css';

const BOX = { width: 1000, height: 260 };
const LINES = [0, 0.25, 0.5, 0.75, 1];

interface ChartProps {
  readonly analysis: Analysis;
  readonly sides: readonly (readonly number[])[];
  readonly sideNames: readonly string[];
  readonly outlook: Outlook;
  readonly at: number;
  onLook(at: number): void;
}

export function Chart(props: ChartProps) {
  const { analysis, sides, sideNames, at } = props;
  const { choices } = analysis;
  const chanceNow = (seats: readonly number[]) => chancesOf(choices, { seats, outlook: props.outlook })[at] ?? 0;
  return (
    <figure className={css.figure}>
      <div className={css.plot}>
        <ul className={css.scale} aria-hidden="true">
          {LINES.toReversed().map((chance) => (
            <li key={chance}>{word('review.percent', { n: 100 * chance })}</li>
          ))}
        </ul>
        <Plot {...props} />
      </div>
      <figcaption className={css.legend}>
        {sides.map((seats, side) => (
          <span key={side} className={css.key} data-side={side}>
            <svg viewBox="0 0 30 6" aria-hidden="true">
              <line className={css.line} data-side={side} x1={0} x2={30} y1={3} y2={3} />
            </svg>
            {sideNames[side]} <strong>{word('review.percent', { n: Math.round(100 * chanceNow(seats)) })}</strong>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** The lines themselves. The slider below does the same by keyboard; the choices beside it say the same in words. */
function Plot({ analysis, sides, sideNames, outlook, at, onLook }: ChartProps) {
  const { choices, turningPoints } = analysis;
  const last = Math.max(1, choices.length - 1);
  const x = (i: number) => (i * BOX.width) / last;
  const look = (event: MouseEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onLook(Math.min(choices.length - 1, Math.max(0, Math.round(((event.clientX - left) / width) * last))));
  };
  const turns = turningPoints.map(({ entry, kind }) => ({ kind, i: choices.findIndex((c) => c.entry === entry) }));
  return (
    <svg
      className={css.chart}
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={word('review.chancesOf', { sides: sideNames.join(', '), n: choices.length })}
      onClick={look}
    >
      {LINES.map((chance) => (
        <line
          key={chance}
          className={css.grid}
          x1={0}
          x2={BOX.width}
          y1={chance * BOX.height}
          y2={chance * BOX.height}
        />
      ))}
      {turns.map(({ i, kind }) => (
        <line key={i} className={css.turn} data-kind={kind} x1={x(i)} x2={x(i)} y1={0} y2={BOX.height} />
      ))}
      <line className={css.now} x1={x(at)} x2={x(at)} y1={0} y2={BOX.height} />
      {sides.slice(0, 1).map((seats) => (
        <polygon
          key="area"
          className={css.area}
          points={`0,${BOX.height} ${lineThrough(chancesOf(choices, { seats, outlook }), BOX)} ${BOX.width},${BOX.height}`}
        />
      ))}
      {sides.map((seats, side) => (
        <polyline
          key={side}
          className={css.line}
          data-side={side}
          points={lineThrough(chancesOf(choices, { seats, outlook }), BOX)}
        />
      ))}
    </svg>
  );
}
