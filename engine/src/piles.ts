/** Decks that are drawn from and made anew. The top of a deck is its last card. */
import { faceOf, othersThan, pickSecretly, show, shuffle, unseenBy } from './faces.ts';
import type { Seat } from './flow.ts';
import { hiddenIn } from './hands.ts';
import { numberIn, takeLast } from './ids.ts';
import type { Position } from './position.ts';
import { next } from './random.ts';

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
  readyDeck(p, piles, anew) ? takeLast(piles.deck) : -1;

/** A seat draws up to n cards into its hand, as many as there are, and looks at them. Returns how many: the last of the hand. */
export function drawInto(
  p: Position,
  seat: Seat,
  { hand, from, n, anew }: { hand: number[]; from: Piles; n: number; anew?: MadeAnew | undefined },
): number {
  const held = hand.length;
  for (let i = 0; i < n; i++) {
    const card = takeTop(p, from, anew);
    if (card < 0) break;
    hand.push(card);
    show(p, seat, card);
  }
  return hand.length - held;
}

/** The card with this face that comes after so many others. */
function copyOf(p: Position, hand: readonly number[], { face, place }: { face: number; place: number }): number {
  let before = 0;
  for (let i = 0; i < hand.length; i++) {
    const id = numberIn(hand, i);
    if (faceOf(p, id) === face && before++ === place) return id;
  }
  throw new Error(`no card with face ${face} among ${hand.length}`);
}

/**
 * Which card leaves a hand when one with this face is played: a hand has no order that others could read, so the id must
 * not tell what else is in it. A copy that all have seen goes first: to the others it is the one they know of. Otherwise
 * the lot decides among the copies, by one random number however many there are. Where somebody knows a card of this
 * hand that others do not, what does not lie open is mixed first: nobody can tell whether it was that one.
 */
export function anyLike(p: Position, seat: Seat, { hand, card }: { hand: readonly number[]; card: number }): number {
  const face = faceOf(p, card);
  const lot = next(p.random) / 2 ** 32;
  const others = othersThan(p, seat);
  let copies = 0;
  let isKnownToSome = false;
  for (let i = 0; i < hand.length; i++) {
    const id = numberIn(hand, i);
    const unseen = unseenBy(p, others, id);
    if (faceOf(p, id) === face) {
      if (unseen === 0) return id;
      copies++;
    }
    isKnownToSome ||= unseen !== 0 && unseen !== others;
  }
  const left = copyOf(p, hand, { face, place: Math.floor(lot * copies) });
  if (!isKnownToSome) return left;
  // What lies open stays where it lies: somebody may have noted it.
  return pickSecretly(p, seat, hiddenIn(p, hand), [left])[0] ?? left;
}
