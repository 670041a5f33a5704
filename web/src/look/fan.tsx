/** A hand: up to five cards side by side, from six on they overlap; a strip that snaps where there is no room to fan. */
import { Children, isValidElement, type ReactNode } from 'react';
import css from './fan.module.css';

interface FanProps {
  /** Whose hand, and how many: "Hand of Ann, 5 cards". */
  readonly label: string;
  /** What stands there when no card does. */
  readonly none: string;
  /** Whether the card at this place is the same as the one after it: of several alike only one lies open. */
  isDouble?(place: number): boolean;
  readonly children: ReactNode;
}

/**
 * Each child is a spot with a card in hand form; on a phone give the small form.
 * @public
 */
export function Fan({ label, none, isDouble, children }: FanProps) {
  const cards = Children.toArray(children);
  return (
    <ul className={css.fan} aria-label={label} data-many={cards.length > 5 ? 'yes' : undefined}>
      {cards.map((card, i) => (
        <li
          // A card keeps its place in the page when another leaves the hand: it is the same one that glides.
          key={isValidElement(card) ? card.key : i}
          data-glides=""
          data-double={isDouble?.(i) === true ? 'yes' : undefined}
          style={{ '--d': i - (cards.length - 1) / 2, '--n': cards.length }}
        >
          {card}
        </li>
      ))}
      {cards.length === 0 && <li className={css.none}>{none}</li>}
    </ul>
  );
}
