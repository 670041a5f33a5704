/** Chapters 3 and 4: cards come from one deck, go to one discard pile, and hands are kept to six. */
import { ask, done, faceOf, type Flow, question, reveal, rules, type Seat, show, shuffle } from '@arenarium/engine';
import { abilityAt } from '../cards/printed.ts';
import { logOf } from '../happenings.ts';
import { at, heroOf, NONE, type P } from '../table.ts';
import { type DiscardOption, discardOption, type PlayOption, type UseOption } from './options.ts';

export const HAND_LIMIT = 6;

/** HB-R14: an empty deck is made anew from the discard pile. */
function refill(p: P): boolean {
  const t = p.table;
  if (t.deck.length > 0) return true;
  if (t.discard.length === 0) return false;
  t.deck = t.discard;
  t.discard = [];
  shuffle(p, t.deck);
  logOf(p)?.push({ did: 'reshuffled' });
  return true;
}

/** The top card of the deck, or NONE if there is none left anywhere. */
export function takeTop(p: P): number {
  return refill(p) ? (p.table.deck.pop() as number) : NONE;
}

/** A player draws; returns how many cards there were. */
export function draw(p: P, seat: Seat, n: number): number {
  const { hand } = heroOf(p.table, seat);
  const before = hand.length;
  for (let i = 0; i < n; i++) {
    const card = takeTop(p);
    if (card < 0) break;
    show(p, seat, card);
    hand.push(card);
  }
  const drawn = hand.length - before;
  if (drawn > 0) logOf(p)?.push({ did: 'drew', seat, n: drawn, cards: hand.slice(before) });
  return drawn;
}

export function takeFromHand(p: P, seat: Seat, card: number): void {
  const { hand } = heroOf(p.table, seat);
  hand.splice(hand.indexOf(card), 1);
}

/** A card leaves a hand face up. */
export function discard(p: P, seat: Seat, card: number): void {
  takeFromHand(p, seat, card);
  reveal(p, card);
  p.table.discard.push(card);
}

/** DiscardOption the card that pays for an Ability, and say so. */
export function payFor(p: P, seat: Seat, { ability, card }: UseOption): void {
  discard(p, seat, card);
  logOf(p)?.push({ did: 'used', seat, power: ability, ability: abilityAt(ability).id, cards: [card] });
}
export function playFromHand(p: P, seat: Seat, { card, as }: PlayOption): void {
  discard(p, seat, card);
  logOf(p)?.push({ did: 'played', seat, as, cards: [card] });
}

/** One card of each different face in a hand, in its order: equal cards are one choice. */
export function differentCards(p: P, hand: readonly number[]): readonly number[] {
  const cards: number[] = [];
  let seen = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = at(hand, i);
    const bit = 1 << faceOf(p, card);
    if ((seen & bit) !== 0) continue;
    seen |= bit;
    cards.push(card);
  }
  return cards;
}

/** Cards are given up one by one in ascending faces, so that no two orders mean the same. */
interface Giving {
  readonly left: number;
  readonly least: number;
}

/** HB-R22: whoever has to discard chooses. */
export const whichDiscard = question('basicverse/discard', {
  rule: 'HB-R22',
  secret: true,
  options(p: P, { left, least }: Giving, seat): readonly DiscardOption[] {
    const { hand } = heroOf(p.table, seat);
    const options: DiscardOption[] = [];
    for (const card of differentCards(p, hand)) {
      const face = faceOf(p, card);
      if (face < least) continue;
      let rest = 0;
      for (const other of hand) if (faceOf(p, other) >= face) rest++;
      if (rest >= left) options.push(discardOption(card));
    }
    return options;
  },
});

export const hand = rules('basicverse/hand', {
  /** HB-3.5, HB-7.2, HB-R22: a player gives up some cards of their own choice. */
  giveUp(p: P, { seat, left, least }: Giving & { readonly seat: Seat }): Flow {
    if (left <= 0 || heroOf(p.table, seat).hand.length === 0) return done();
    return ask(seat, whichDiscard, { left, least }).then(hand.givenUp, { seat, left });
  },
  givenUp(p: P, { seat, left }: { readonly seat: Seat; readonly left: number }, { card }: DiscardOption): Flow {
    discard(p, seat, card);
    logOf(p)?.push({ did: 'discarded', seat, cards: [card] });
    return hand.giveUp(p, { seat, left: left - 1, least: faceOf(p, card) });
  },
});
