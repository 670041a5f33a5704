/** Small pieces all boards share: counters, dice, faces, piles, pennants, tracks, steps. */
import type { CSSProperties, ReactNode } from 'react';
import { Emblem } from './emblem.tsx';
import css from './pieces.module.css';

const times = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);
const tinted = (tint: string | undefined): CSSProperties => ({ ...(tint !== undefined && { '--tint': tint }) });

interface PipsProps {
  readonly of: number;
  readonly hurt: number;
  /** Counters that are on their way. */
  readonly coming?: number;
}
/** One box for each point: empty, crossed (there), striped (coming). What it says is said by its spot. */
export const Pips = ({ of, hurt, coming = 0 }: PipsProps) => (
  <span className={css.pips} data-part="pips" data-many={of > 6 ? 'yes' : undefined} aria-hidden="true">
    {times(Math.max(of, hurt)).map((i) => (
      <i key={i} className={css.pip} data-is={i < hurt ? 'hit' : i < hurt + coming ? 'soon' : undefined} />
    ))}
  </span>
);

/** One box for each point of life: filled, striped (about to be lost), empty. */
export const Lives = ({
  of,
  left,
  losing = 0,
}: {
  readonly of: number;
  readonly left: number;
  readonly losing?: number;
}) => (
  <span className={css.pips} data-part="pips" data-many={of > 6 ? 'yes' : undefined} aria-hidden="true">
    {times(of).map((i) => (
      <i key={i} className={css.pip} data-is={i < left - losing ? 'full' : i < left ? 'soon' : undefined} />
    ))}
  </span>
);

/** Which of the nine places of a die's face bear an eye. */
const eyes: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** A die as it lies; 0 before it is rolled. */
export const Die = ({ value, label }: { readonly value: number; readonly label: string }) => (
  <span className={css.die} data-part="die" role="img" aria-label={label} data-rolled={value > 0 ? 'yes' : undefined}>
    {times(9).map((place) => (
      <i key={place} data-eye={(eyes[value === 0 ? 6 : value] ?? []).includes(place) ? 'yes' : undefined} />
    ))}
  </span>
);

interface MedallionProps {
  readonly emblem: string;
  readonly tint?: string;
  /** Teams and sides are told by shape as well as by colour. */
  readonly shape?: 'disc' | 'shield' | 'square' | 'triangle';
  /** A ring round it that fills from 0 to 1, and the part of it about to be lost. */
  readonly ring?: { readonly full: number; readonly losing?: number };
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}
/** A face: of a player, a God, a Champion. */
export const Medallion = ({ emblem, tint, shape = 'disc', ring, className = '', children }: MedallionProps) => (
  <span data-part="medallion" className={`${css.medallion} ${className}`} style={tinted(tint)} data-shape-of={shape}>
    <Emblem name={emblem} />
    {ring !== undefined && <Ring {...ring} />}
    {children}
  </span>
);

const Ring = ({ full, losing = 0 }: { readonly full: number; readonly losing?: number }) => (
  <svg viewBox="0 0 100 100" className={css.ring} aria-hidden="true">
    <circle cx="50" cy="50" r="46" className={css.ringGround} />
    <circle cx="50" cy="50" r="46" pathLength="1" strokeDasharray={`${full} 1`} className={css.ringFull} />
    {losing > 0 && (
      <circle
        cx="50"
        cy="50"
        r="46"
        pathLength="1"
        strokeDasharray={`${losing} 1`}
        strokeDashoffset={losing - full}
        className={css.ringLosing}
      />
    )}
  </svg>
);

/** A card face down: the mark of the place in a ring on its colours. */
export const FaceDown = ({ emblem, count }: { readonly emblem: string; readonly count?: number }) => (
  <span className={css.back} data-part="back">
    <Emblem name={emblem} />
    {count !== undefined && <b className={css.count}>{count}</b>}
  </span>
);

interface PileProps {
  readonly emblem: string;
  readonly count: number;
  readonly name?: string;
}
/** A pile: a back with its number, or an outline where nothing lies. */
export const Pile = ({ emblem, count, name }: PileProps) => (
  <span className={css.pile}>
    <span data-part="back" className={`${css.back} ${count === 0 ? css.none : ''}`}>
      <Emblem name={emblem} />
      {name === undefined && <b className={css.count}>{count}</b>}
    </span>
    {name !== undefined && (
      <span>
        {name} <b>{count}</b>
      </span>
    )}
  </span>
);

/** A number on a coin, with a faint emblem behind it: Strength, cost, hitpoints. */
export const Coin = ({ emblem, value }: { readonly emblem: string; readonly value: ReactNode }) => (
  <span className={css.coin} data-part="coin">
    <Emblem name={emblem} />
    <b>{value}</b>
  </span>
);

/** A number with its sign. */
export const Count = ({
  emblem,
  value,
  word,
}: {
  readonly emblem: string;
  readonly value: ReactNode;
  readonly word: string;
}) => (
  <span className={css.number} title={word}>
    <Emblem name={emblem} /> {value}
  </span>
);

/**
 * A pennant with a value, for what is to be won.
 * @public
 */
export const Banner = ({ value, children }: { readonly value: ReactNode; readonly children: ReactNode }) => (
  <span className={css.banner}>
    <b className={css.pennant}>{value}</b>
    <span>{children}</span>
  </span>
);

export interface Field {
  readonly is: 'empty' | 'filled' | 'coming';
  readonly emblem?: string;
}
/**
 * A track of fields: wounds, a wall, time.
 * @public
 */
export const Track = ({ fields, label }: { readonly fields: readonly Field[]; readonly label: string }) => (
  <span className={css.track} role="img" aria-label={label}>
    {fields.map(({ is, emblem }, i) => (
      <i key={i} data-is={is}>
        {emblem !== undefined && <Emblem name={emblem} />}
      </i>
    ))}
  </span>
);

export interface Step {
  readonly name: string;
  readonly at: 'past' | 'now' | 'next';
}
/**
 * The steps of something that is being resolved.
 * @public
 */
export const Steps = ({ steps }: { readonly steps: readonly Step[] }) => (
  <ol className={css.steps}>
    {steps.map(({ name, at }) => (
      <li key={name} data-at={at} aria-current={at === 'now' ? 'step' : undefined}>
        {name}
      </li>
    ))}
  </ol>
);

/** What a seat does just now, on amber: "attacks", "to answer". */
export const TurnMark = ({ children }: { readonly children: ReactNode }) => (
  <span className={css.turnMark}>{children}</span>
);

/** A place for cards or text on the table. */
export const Panel = ({
  className = '',
  label,
  children,
}: {
  readonly className?: string | undefined;
  readonly label?: string;
  readonly children: ReactNode;
}) => (
  <section className={`${css.panel} ${className}`} aria-label={label}>
    {children}
  </section>
);

/** A small heading in capitals. */
export const Label = ({ children }: { readonly children: ReactNode }) => <span className={css.label}>{children}</span>;
