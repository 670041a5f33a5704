/** A player at the side of the table, in one of three forms: a panel, a row, or a face with the one number that counts. */
import type { ReactNode } from 'react';
import { Spot } from '../boards/spot.tsx';
import type { Shape } from '../table/shape.ts';
import { Medallion, TurnMark } from './pieces.tsx';
import css from './seat.module.css';

export type SeatForm = 'full' | 'row' | 'medallion';

/**
 * The form for so many others in the room there is: they shrink before anything scrolls.
 * @public
 */
export function seatForm(others: number, shape: Shape): SeatForm {
  if (shape === 'phone' || shape === 'side') return others > 2 ? 'medallion' : 'row';
  return others > 3 ? 'row' : 'full';
}

interface SeatPanelProps {
  readonly seat: number;
  readonly name: string;
  /** What they are called besides, after the name where there is room for it. */
  readonly called?: string | undefined;
  readonly form: SeatForm;
  readonly emblem: string;
  readonly tint: string;
  readonly shape?: 'disc' | 'shield' | 'square' | 'triangle';
  /** What it does just now: "attacks", "to answer". */
  readonly doing?: string | null;
  readonly isTurn?: boolean;
  readonly isOut?: boolean;
  /** Beside the name: crowns, hearts, the number that counts. */
  readonly score?: ReactNode;
  /** The rest of its state; in the form of a medallion only the score is shown. */
  readonly children?: ReactNode;
}

/** @public */
export function SeatPanel(props: SeatPanelProps) {
  const { seat, name, called, form, emblem, tint, shape = 'disc', doing, isTurn, isOut, score, children } = props;
  return (
    <section
      className={css.seat}
      style={{ '--tint': tint }}
      aria-label={name}
      data-form={form}
      data-turn={isTurn === true ? 'yes' : undefined}
      data-out={isOut === true ? 'yes' : undefined}
    >
      <header className={css.head}>
        <Spot point={`seat:${seat}`} label={name} className={css.face}>
          <Medallion emblem={emblem} tint={tint} shape={shape} />
          <b>{name}</b>
          {called !== undefined && form === 'full' && <small className={css.called}>{called}</small>}
        </Spot>
        {score !== undefined && <span className={css.score}>{score}</span>}
      </header>
      {doing != null && form !== 'medallion' && (
        <span className={css.doing}>
          <TurnMark>{doing}</TurnMark>
        </span>
      )}
      {form !== 'medallion' && children}
    </section>
  );
}

interface HealthBarProps {
  readonly of: number;
  readonly left: number;
  /** What is about to be lost. */
  readonly losing?: number;
  readonly label: string;
}

/**
 * A bar with one part for each point.
 * @public
 */
export const HealthBar = ({ of, left, losing = 0, label }: HealthBarProps) => (
  <span className={css.bar} role="img" aria-label={label} data-low={left * 2 <= of ? 'yes' : undefined}>
    {Array.from({ length: of }, (_, i) => (
      <i key={i} data-is={i >= left ? undefined : i >= left - losing ? 'losing' : 'full'} />
    ))}
  </span>
);
