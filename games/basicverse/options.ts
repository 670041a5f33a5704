/** Everything a player can answer, made once: option lists are built from these constants. */
import type { Seat } from '@arenarium/engine';
import { abilities, deckFaces, FACES } from './printed.ts';

export interface PlayCard {
  readonly do: 'play';
  readonly card: number;
  /** The face it is used as: its own, or one it counts as. */
  readonly as: number;
}
export interface UseAbility {
  readonly do: 'use';
  readonly ability: number;
  /** The card that is discarded for it. */
  readonly card: number;
}
export interface Call {
  readonly do: 'call';
  readonly ally: Seat;
}
export type Plain<D extends string> = { readonly do: D };
export type Act = PlayCard | UseAbility | Call | Plain<'train'> | Plain<'reconstitute'> | Plain<'hop'> | Plain<'end'>;
export type React = PlayCard | UseAbility | Plain<'pass'>;
export type Target = { readonly do: 'target'; readonly seat: Seat } | Plain<'enough'>;
export type Place = { readonly do: 'place'; readonly after: number } | Plain<'stay'>;
export type Discard = { readonly do: 'discard'; readonly card: number };
export type Donate = { readonly do: 'donate'; readonly card: number } | Plain<'decline'>;
export type Share = { readonly do: 'share'; readonly seat: Seat };
export type Wisdom = Plain<'mana'> | Plain<'cards'>;
export type Hand = { readonly do: 'hand'; readonly card: number; readonly to: Seat };
export type Pick = { readonly do: 'pick'; readonly hero: number };
export type Name = { readonly do: 'name'; readonly ability: number };
export type Buy = { readonly do: 'buyHp' | 'buyCards'; readonly n: number };

const MOST_SEATS = 10;
const cards = deckFaces.map((_, id) => id);
const upTo = <O>(n: number, make: (i: number) => O): readonly O[] => Array.from({ length: n }, (_, i) => make(i));

const plays: readonly (readonly PlayCard[])[] = cards.map((card) => upTo(FACES, (as) => ({ do: 'play', card, as })));
const uses: readonly (readonly UseAbility[])[] = abilities.map((_, ability) =>
  cards.map((card) => ({ do: 'use', ability, card })),
);
const calls = upTo(MOST_SEATS, (ally): Call => ({ do: 'call', ally }));
const targets = upTo(MOST_SEATS, (seat): Target => ({ do: 'target', seat }));
const places = upTo(MOST_SEATS, (after): Place => ({ do: 'place', after }));
const discards = cards.map((card): Discard => ({ do: 'discard', card }));
const donations = cards.map((card): Donate => ({ do: 'donate', card }));
const shares = upTo(MOST_SEATS, (seat): Share => ({ do: 'share', seat }));

export const playOption = (card: number, as: number): PlayCard => (plays[card] as readonly PlayCard[])[as] as PlayCard;
export const useOption = (ability: number, card: number): UseAbility =>
  (uses[ability] as readonly UseAbility[])[card] as UseAbility;
export const callOption = (ally: Seat): Call => calls[ally] as Call;
export const targetOption = (seat: Seat): Target => targets[seat] as Target;
export const placeOption = (after: number): Place => places[after] as Place;
export const discardOption = (card: number): Discard => discards[card] as Discard;
export const donateOption = (card: number): Donate => donations[card] as Donate;
export const shareOption = (seat: Seat): Share => shares[seat] as Share;
export const TRAIN: Act = { do: 'train' };
export const RECONSTITUTE: Act = { do: 'reconstitute' };
export const HOP: Act = { do: 'hop' };
export const END: Act = { do: 'end' };
export const PASS: Plain<'pass'> = { do: 'pass' };
export const ENOUGH: Target = { do: 'enough' };
export const STAY: Place = { do: 'stay' };
export const DECLINE: Donate = { do: 'decline' };
export const MANA: Wisdom = { do: 'mana' };
export const CARDS: Wisdom = { do: 'cards' };

/** Every kind of answer, for labels. */
export type Answer = Act | React | Target | Place | Discard | Donate | Share | Wisdom | Hand | Pick | Name | Buy;
