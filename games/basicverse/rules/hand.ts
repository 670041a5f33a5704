/** Chapters 3 and 4: cards come from one deck, go to one discard pile, and hands are kept to six. */
import {
  anyLike,
  ask,
  done,
  drawInto,
  faceOf,
  facesOn,
  type Flow,
  type MadeAnew,
  message,
  pluck,
  question,
  reveal,
  rules,
  type Seat,
  setQuestion,
  takeOpenly,
  takeTop,
} from '@arenarium/engine';
import { abilityAt } from '../cards/printed.ts';
import { logOf } from '../happenings.ts';
import { at, heroOf, type P } from '../table.ts';
import { discardOption, type DiscardOption, type PlayOption, type UseOption } from './options.ts';

export const HAND_LIMIT = 6;

/** HB-R14: an empty deck is made anew from the discard pile, and the log says so. */
function madeAnew(p: P): MadeAnew | undefined {
  const log = logOf(p);
  return log === null ? undefined : () => log.push({ did: 'reshuffled' });
}

/** The top card of the deck, or NONE if there is none left anywhere. */
export const takeFromDeck = (p: P): number => takeTop(p, p.table, madeAnew(p));

/** A player draws; returns how many cards there were. */
export function draw(p: P, seat: Seat, n: number): number {
  const { hand } = heroOf(p.table, seat);
  const drawn = drawInto(p, seat, { hand, from: p.table, n, anew: madeAnew(p) });
  if (drawn > 0) logOf(p)?.push({ did: 'drew', seat, n: drawn, cards: hand.slice(-drawn) });
  return drawn;
}

export function takeFromHand(p: P, seat: Seat, card: number): void {
  const { hand } = heroOf(p.table, seat);
  pluck(hand, card);
}

/** A card leaves a hand face up. */
export function discard(p: P, seat: Seat, card: number): void {
  takeFromHand(p, seat, card);
  reveal(p, card);
  p.table.discard.push(card);
}

/** HB-R32: of equal cards in a hand, which one leaves tells nothing. */
export const fromHand = (p: P, seat: Seat, card: number): number =>
  anyLike(p, seat, { hand: heroOf(p.table, seat).hand, card });

/** Discard the card that pays for an Ability, and say so. */
export function payFor(p: P, seat: Seat, { ability, card: like }: UseOption): void {
  const card = fromHand(p, seat, like);
  discard(p, seat, card);
  logOf(p)?.push({ did: 'used', seat, power: ability, ability: abilityAt(ability).id, cards: [card] });
}
export function playFromHand(p: P, seat: Seat, { card: like, as }: PlayOption): void {
  const card = fromHand(p, seat, like);
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

const cardOf = ({ card }: DiscardOption): number => card;
interface Giving {
  readonly left: number;
}

/** HB-R22: whoever has to discard chooses. */
export const whichDiscard = question('basicverse/discard', {
  rule: 'HB-R22',
  secret: true,
  options: (p: P, _: object, seat): readonly DiscardOption[] =>
    differentCards(p, heroOf(p.table, seat).hand).map((card) => discardOption(card)),
});
/** How many of these equal the one at this place and lie before it. */
function copiesBefore(faces: readonly number[], place: number): number {
  let copies = 0;
  for (let i = 0; i < place; i++) if (at(faces, i) === at(faces, place)) copies++;
  return copies;
}
/** HB-R22: several cards, in any order. */
export const whichDiscards = setQuestion('basicverse/discards', {
  rule: 'HB-R22',
  secret: true,
  options(p: P, _: Giving, seat): readonly DiscardOption[] {
    const { hand: cards } = heroOf(p.table, seat);
    const options: DiscardOption[] = [];
    const faces: number[] = [];
    for (let i = 0; i < cards.length; i++) {
      faces.push(faceOf(p, at(cards, i)));
      options.push(discardOption(at(cards, i), copiesBefore(faces, i)));
    }
    return options;
  },
  size: (_: P, { left }: Giving) => ({ min: left, max: left }),
  alike: (p: P, _: Giving, { card }) => faceOf(p, card),
  prompt: (_: P, { left }: Giving) => message('ask.basicverse/discards', { n: left }),
});

export const hand = rules('basicverse/hand', {
  /** HB-3.5, HB-7.2, HB-R22: a player gives up some cards of their own choice. */
  giveUp(p: P, { seat, left }: Giving & { readonly seat: Seat }): Flow {
    if (left <= 0 || heroOf(p.table, seat).hand.length === 0) return done();
    return left === 1
      ? ask(seat, whichDiscard, {}).then(hand.gaveUpOne, { seat })
      : ask(seat, whichDiscards, { left }).then(hand.gaveUp, { seat });
  },
  /** HB-R22: one card. */
  gaveUpOne(p: P, giver: { readonly seat: Seat }, option: DiscardOption): Flow {
    return hand.gaveUp(p, giver, [option]);
  },
  /** HB-R22, HB-R32: several, by what is printed on them: their order tells nothing of where they were in the hand. */
  gaveUp(p: P, { seat }: { readonly seat: Seat }, chosen: readonly DiscardOption[]): Flow {
    const faces = facesOn(p, chosen.map(cardOf));
    const cards = takeOpenly(p, heroOf(p.table, seat).hand, { seat, faces });
    for (const card of cards) {
      reveal(p, card);
      p.table.discard.push(card);
    }
    logOf(p)?.push({ did: 'discarded', seat, cards });
    return done();
  },
});
