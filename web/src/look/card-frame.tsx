/** One anatomy for the cards of all games: gem, emblem, name, kind, numbers, text, tokens. Games give data, not markup. */
import type { CSSProperties, ReactNode } from 'react';
import css from './card-frame.module.css';
import { Emblem } from './emblem.tsx';

/** Small on the board, in piles and in a phone's hand; hand where text is read; large for a closer look. */
export type CardForm = 'small' | 'hand' | 'large';

export interface CardNumber {
  readonly emblem: string;
  readonly value: string | number;
  /** The word for the emblem; large cards write it, others speak it. */
  readonly word: string;
}

export interface CardFrameProps {
  readonly form: CardForm;
  /** The colour of its kind. */
  readonly tint: string;
  readonly emblem: string;
  readonly name: string;
  /** The name is a heading of this level, on a page of cards that one goes through by headings. */
  readonly heading?: number;
  /** Cost or Strength, on a gem at the upper left: a number, or an emblem. */
  readonly gem?: ReactNode;
  /** What kind of card, in a line under the name: left and right. */
  readonly kind?: readonly [ReactNode, ReactNode?];
  readonly numbers?: readonly CardNumber[];
  /** How it stands just now, in a row: counters, hitpoints. */
  readonly state?: ReactNode;
  readonly text?: ReactNode;
  /** What lies on the card: damage, banes, wards. They keep to the lower edge of the emblem. */
  readonly tokens?: ReactNode;
  /** A word at the upper edge: "Champion". */
  readonly tag?: ReactNode;
  /** A second mark, at the upper right: the element, a count. */
  readonly corner?: ReactNode;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
}

/** A part of the card that is there only if it has something to show. */
function Part({
  of,
  children,
}: {
  readonly of: 'tag' | 'tokens' | 'gem' | 'corner' | 'state' | 'text';
  readonly children: ReactNode;
}) {
  if (children === undefined) return null;
  return (
    <span className={css[of]} data-part={of}>
      {children}
    </span>
  );
}

export function CardFrame(props: CardFrameProps) {
  const { form, tint, emblem, gem, tokens, tag, corner, className = '', style } = props;
  return (
    <span className={`${css.card} ${css[form]} ${className}`} style={{ ...style, '--tint': tint }} data-card={form}>
      <span className={css.art} data-part="art">
        <Emblem name={emblem} className={css.emblem} isRaised />
        <Part of="tag">{tag}</Part>
        <Part of="tokens">{tokens}</Part>
      </span>
      <Part of="gem">{gem}</Part>
      <Part of="corner">{corner}</Part>
      <Plate {...props} />
    </span>
  );
}

/** What is written: name, kind, numbers, how it stands, text. */
const Plate = ({ name, heading, kind, numbers = [], state, text }: CardFrameProps) => (
  <span className={css.plate} data-part="plate">
    <span
      className={css.name}
      data-part="name"
      role={heading === undefined ? undefined : 'heading'}
      aria-level={heading}
    >
      {name}
    </span>
    {kind !== undefined && (
      <span className={css.kind}>
        <span>{kind[0]}</span>
        <span>{kind[1]}</span>
      </span>
    )}
    {numbers.length > 0 && (
      <span className={css.numbers}>
        {numbers.map(({ emblem, value, word }) => (
          <span key={word} title={word}>
            <Emblem name={emblem} /> {value} <span className={css.word}>{word}</span>
          </span>
        ))}
      </span>
    )}
    <Part of="state">{state}</Part>
    <Part of="text">{text}</Part>
  </span>
);
