/** Cards that leave a hand in the open. */
import { faceOf, knows, ONLOOKER, pickSecretly } from './faces.ts';
import type { Seat } from './flow.ts';
import type { Position } from './position.ts';

/** Has everybody seen what is printed on the id? */
function liesOpen(p: Position, id: number): boolean {
  for (let seat = 0; seat < p.seats; seat++) if (!knows(p, seat, id)) return false;
  return knows(p, ONLOOKER, id);
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
  const taken: number[] = [];
  const places: number[] = [];
  for (const face of faces) {
    const copies = hand.filter((id) => faceOf(p, id) === face && !taken.includes(id));
    const id = copies.find((copy) => liesOpen(p, copy)) ?? copies[0];
    if (id === undefined) throw new Error(`no card with face ${face} among ${hand.length}`);
    if (!liesOpen(p, id)) places.push(taken.length);
    taken.push(id);
  }
  const hidden = places.length === 0 ? [] : hand.filter((id) => !liesOpen(p, id));
  if (places.length < hidden.length) {
    const picks = pickSecretly(p, seat, hidden, places.map((place) => taken[place] as number)); // prettier-ignore
    places.forEach((place, i) => (taken[place] = picks[i] as number));
  }
  return taken;
}

/** The same, and takes them out of the hand; turning them up is the caller's. */
export function takeOpenly(
  p: Position,
  hand: number[],
  named: { readonly seat: Seat; readonly faces: readonly number[] },
): number[] {
  const taken = leavingOpenly(p, hand, named);
  for (const id of taken) hand.splice(hand.indexOf(id), 1);
  return taken;
}
