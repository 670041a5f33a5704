/** Cards that leave a hand in the open. */
import { faceOf, liesOpen, pickSecretly } from './faces.ts';
import type { Seat } from './flow.ts';
import { numberIn, pluck } from './ids.ts';
import type { Position } from './position.ts';

/** The cards taken so far are the first so many; behind them are the faces that are still looked for. */
interface Taking {
  readonly taken: readonly number[];
  readonly n: number;
}
/** A card with this face that is not yet taken, if there is one an open one; −1 if there is none. */
function oneLike(p: Position, hand: readonly number[], { taken, n }: Taking): number {
  const face = numberIn(taken, n);
  let found = -1;
  for (let i = 0; i < hand.length; i++) {
    const id = numberIn(hand, i);
    if (faceOf(p, id) !== face || (n > 0 && taken.lastIndexOf(id, n - 1) >= 0)) continue;
    if (liesOpen(p, id)) return id;
    if (found < 0) found = id;
  }
  return found;
}

/**
 * Which cards leave a hand, named by what is printed on them. Which of several equal cards goes must tell nothing about
 * the others: one that everybody has seen goes first; for any other, the cards that somebody has not seen are mixed as in
 * `pickSecretly`, so that its place in the hand says nothing. Ids of the hand that were noted before may lie under other
 * faces now: who lets several go names them all at once.
 */
export function leavingOpenly(
  p: Position,
  hand: readonly number[],
  { seat, faces }: { readonly seat: Seat; readonly faces: readonly number[] },
): number[] {
  // A copy of the right size: a list that grows takes room for many.
  const taken = faces.slice();
  for (let n = 0; n < faces.length; n++) {
    const id = oneLike(p, hand, { taken, n });
    if (id < 0) throw new Error(`no card with face ${numberIn(faces, n)} among ${hand.length}`);
    taken[n] = id;
  }
  const secret = hiddenIn(p, taken);
  if (secret.length === 0) return taken;
  const hidden = hiddenIn(p, hand);
  if (secret.length === hidden.length) return taken;
  const picks = pickSecretly(p, seat, hidden, secret);
  if (picks.length === taken.length) return picks;
  for (let i = 0, picked = 0; i < taken.length; i++) {
    if (!liesOpen(p, numberIn(taken, i))) taken[i] = numberIn(picks, picked++);
  }
  return taken;
}

/** What is printed on these cards, ascending: an order that does not tell where they lay. */
export function facesOn(p: Position, cards: readonly number[]): number[] {
  const faces = cards.slice();
  for (let i = 0; i < cards.length; i++) {
    const face = faceOf(p, numberIn(cards, i));
    let place = i;
    for (; place > 0 && numberIn(faces, place - 1) > face; place--) faces[place] = numberIn(faces, place - 1);
    faces[place] = face;
  }
  return faces;
}

/** The cards of a hand that somebody has not seen: mostly all of them, and then the hand itself. */
export function hiddenIn(p: Position, hand: readonly number[]): readonly number[] {
  let open = 0;
  for (let i = 0; i < hand.length; i++) if (liesOpen(p, numberIn(hand, i))) open++;
  if (open === 0) return hand;
  const hidden: number[] = [];
  for (let i = 0; i < hand.length; i++) if (!liesOpen(p, numberIn(hand, i))) hidden.push(numberIn(hand, i));
  return hidden;
}

/** The same, and takes them out of the hand; turning them up is the caller's. */
export function takeOpenly(
  p: Position,
  hand: number[],
  named: { readonly seat: Seat; readonly faces: readonly number[] },
): number[] {
  const taken = leavingOpenly(p, hand, named);
  for (let i = 0; i < taken.length; i++) pluck(hand, numberIn(taken, i));
  return taken;
}
