/**
 * A hand: up to five cards side by side, from six on they overlap; a strip that snaps where there is no room to fan. In a
 * fan every card is laid out in the same place and moved from there: however many come, the page is laid out as before.
 */
import { Children, isValidElement, type ReactNode } from 'react';
import css from './fan.module.css';

/** Up to so many lie side by side, also those that are the same. */
const FEW = 5;

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
  const isMany = cards.length > FEW;
  const last = cards.length - 1;
  /** How many of those before a place show only their edge. */
  const edgesBefore = (place: number): number =>
    isMany ? cards.slice(0, place).filter((_, i) => isDouble?.(i) === true).length : 0;
  const edges = edgesBefore(last);
  return (
    <ul
      className={css.fan}
      aria-label={label}
      data-many={isMany ? 'yes' : undefined}
      style={{ '--n': cards.length, '--wide': Math.max(1, last - edges), '--edges': edges }}
    >
      {cards.map((card, i) => (
        <li
          // A card keeps its place in the page when another leaves the hand: it is the same one that glides.
          key={isValidElement(card) ? card.key : i}
          data-glides=""
          style={{
            '--d': i - last / 2,
            '--steps': i - edgesBefore(i) - (last - edges) / 2,
            '--edge-steps': edgesBefore(i) - edges / 2,
          }}
        >
          {card}
        </li>
      ))}
      {cards.length === 0 && <li className={css.none}>{none}</li>}
    </ul>
  );
}
