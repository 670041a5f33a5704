/** Decks that are drawn from and made anew. The top of a deck is its last card. */
import { show, shuffle } from './faces.ts';
import type { Seat } from './flow.ts';
import type { Position } from './position.ts';

/** A deck, and the pile it is made anew from. */
export interface Piles {
  deck: number[];
  discard: number[];
}

/** Told of the cards of the discard pile just before they are shuffled: to count them, and for the log. */
export type MadeAnew = (cards: readonly number[]) => void;

/** An empty deck is made anew from the discard pile. False if neither holds a card. */
export function readyDeck(p: Position, piles: Piles, anew?: MadeAnew): boolean {
  if (piles.deck.length > 0) return true;
  if (piles.discard.length === 0) return false;
  piles.deck = piles.discard;
  piles.discard = [];
  anew?.(piles.deck);
  shuffle(p, piles.deck);
  return true;
}

/** The top card leaves the deck, unseen; −1 if there is none anywhere. */
export const takeTop = (p: Position, piles: Piles, anew?: MadeAnew): number =>
  readyDeck(p, piles, anew) ? (piles.deck.pop() as number) : -1;

/** A seat draws up to n cards into its hand, as many as there are, and looks at them. Returns them. */
export function drawInto(
  p: Position,
  seat: Seat,
  { hand, from, n, anew }: { hand: number[]; from: Piles; n: number; anew?: MadeAnew },
): readonly number[] {
  const held = hand.length;
  for (let i = 0; i < n; i++) {
    const card = takeTop(p, from, anew);
    if (card < 0) break;
    hand.push(card);
    show(p, seat, card);
  }
  return hand.slice(held);
}
