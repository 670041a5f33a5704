import { anyLike, faceOf, pluck, reveal, type Seat, show, shuffle } from '@arenarium/engine';
import { KINDS } from '../cards/printed.ts';
import { logOf } from '../happenings.ts';
import { at, NONE, type P, pileAt, type Table } from '../table.ts';

/** Cards from pile to pile. Whatever enters or leaves hand and deck together is counted (`hidden`). */

export function countIn(t: Table, seat: Seat, face: number): void {
  const cell = seat * KINDS + face;
  t.hidden[cell] = at(t.hidden, cell) + 1;
}
export function countOut(t: Table, seat: Seat, face: number): void {
  const cell = seat * KINDS + face;
  t.hidden[cell] = at(t.hidden, cell) - 1;
}
export const mayHold = (t: Table, seat: Seat, face: number): boolean => at(t.hidden, seat * KINDS + face) > 0;

/** KB-R34: of equal cards in a hand, which one leaves tells nothing. */
export const fromHand = (p: P, seat: Seat, card: number): number =>
  anyLike(p, seat, { hand: pileAt(p.table.hand, seat), card });

/** A card like this one goes from the hand into the Play Area, face up. Returns the one that went. */
export function layDown(p: P, seat: Seat, like: number): number {
  const t = p.table;
  const card = fromHand(p, seat, like);
  pluck(pileAt(t.hand, seat), card);
  pileAt(t.play, seat).push(card);
  reveal(p, card);
  countOut(t, seat, faceOf(p, card));
  return card;
}

/** KB-R30: whatever is discarded lies face up. */
export function discardFromHand(p: P, seat: Seat, card: number): void {
  const t = p.table;
  pluck(pileAt(t.hand, seat), card);
  pileAt(t.discard, seat).push(card);
  reveal(p, card);
  countOut(t, seat, faceOf(p, card));
  logOf(p)?.push({ did: 'discarded', seat, cards: [card] });
}

/** KB-8.1: the cards played and the rest of the hand go to the Discard Pile. */
export function discardAll(p: P, seat: Seat): void {
  const t = p.table;
  discardPlayed(t, seat);
  const hand = pileAt(t.hand, seat);
  const discard = pileAt(t.discard, seat);
  for (let i = 0; i < hand.length; i++) {
    const card = at(hand, i);
    discard.push(card);
    reveal(p, card);
    countOut(t, seat, faceOf(p, card));
  }
  hand.length = 0;
}

/** KB-8.2: cards played as Reacts go to the Discard Pile of whoever played them. */
export function discardPlayed(t: Table, seat: Seat): void {
  const play = pileAt(t.play, seat);
  const discard = pileAt(t.discard, seat);
  for (let i = 0; i < play.length; i++) discard.push(at(play, i));
  play.length = 0;
}

/** KB-8.4: the Draw Deck is only made anew when a card is needed from it. False when there is no card at all. */
export function readyDeck(p: P, seat: Seat): boolean {
  const t = p.table;
  if (pileAt(t.deck, seat).length > 0) return true;
  const pile = pileAt(t.discard, seat);
  if (pile.length === 0) return false;
  for (let i = 0; i < pile.length; i++) countIn(t, seat, faceOf(p, at(pile, i)));
  t.deck[seat] = pile;
  t.discard[seat] = [];
  shuffle(p, pile);
  logOf(p)?.push({ did: 'reshuffled', seat });
  return true;
}

/** Draw up to n cards, as many as there are. */
export function draw(p: P, seat: Seat, n: number): void {
  const t = p.table;
  const drawn: number[] = [];
  for (let i = 0; i < n && readyDeck(p, seat); i++) {
    const card = pileAt(t.deck, seat).pop() as number;
    pileAt(t.hand, seat).push(card);
    show(p, seat, card);
    drawn.push(card);
  }
  if (drawn.length > 0) logOf(p)?.push({ did: 'drew', seat, cards: drawn });
}

/** A card that lies open goes on top of a Draw Deck, or into a hand. */
export function putOnDeck(p: P, seat: Seat, card: number): void {
  pileAt(p.table.deck, seat).push(card);
  countIn(p.table, seat, faceOf(p, card));
}
export function putInHand(p: P, seat: Seat, card: number): void {
  pileAt(p.table.hand, seat).push(card);
  countIn(p.table, seat, faceOf(p, card));
}

/** The top card of a Draw Deck is turned up and lies aside; NONE when there is none (KB-R19). */
export function turnUpTop(p: P, seat: Seat): number {
  if (!readyDeck(p, seat)) return NONE;
  const card = pileAt(p.table.deck, seat).pop() as number;
  pileAt(p.table.aside, seat).push(card);
  reveal(p, card);
  countOut(p.table, seat, faceOf(p, card));
  return card;
}

/** KB-R18: everything a seat has becomes its new Draw Deck. */
export function gatherAll(p: P, seat: Seat): void {
  const t = p.table;
  const deck = pileAt(t.deck, seat);
  discardAll(p, seat);
  for (const pile of [pileAt(t.aside, seat), pileAt(t.discard, seat)]) {
    for (const card of pile) {
      deck.push(card);
      countIn(t, seat, faceOf(p, card));
    }
    pile.length = 0;
  }
  shuffle(p, deck);
}

/** KB-R21: everything a seat has leaves the match. */
export function removeAll(p: P, seat: Seat): void {
  const t = p.table;
  for (const pile of [
    pileAt(t.deck, seat),
    pileAt(t.hand, seat),
    pileAt(t.play, seat),
    pileAt(t.discard, seat),
    pileAt(t.aside, seat),
  ]) {
    t.box.push(...pile);
    pile.length = 0;
  }
  t.hidden.fill(0, seat * KINDS, (seat + 1) * KINDS);
}

/** Cards of one kind are the same card to a player: only the first of each in a hand is offered. */
export function isRepeated(p: P, hand: readonly number[], i: number): boolean {
  const face = faceOf(p, at(hand, i));
  for (let j = 0; j < i; j++) if (faceOf(p, at(hand, j)) === face) return true;
  return false;
}
