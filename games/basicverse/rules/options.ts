/** Everything a player can answer, made once: option lists are built from these constants. */
import { of } from '../table.ts';
import { keptBy, type Seat } from '@arenarium/engine';
import { basicDeck } from '../cards/index.ts';
import { abilities, deckFaces, FACES } from '../cards/printed.ts';

export interface PlayOption {
  readonly do: 'play';
  readonly card: number;
  /** The face it is used as: its own, or one it counts as. */
  readonly as: number;
}
export interface UseOption {
  readonly do: 'use';
  readonly ability: number;
  /** The card that is discarded for it. */
  readonly card: number;
}
export interface CallOption {
  readonly do: 'call';
  readonly ally: Seat;
}
export type PlainOption<D extends string> = { readonly do: D };
export type ActOption =
  | PlayOption
  | UseOption
  | CallOption
  | PlainOption<'train'>
  | PlainOption<'reconstitute'>
  | PlainOption<'hop'>
  | PlainOption<'end'>;
export type ReactOption = PlayOption | UseOption | PlainOption<'pass'>;
export type TargetOption = { readonly do: 'target'; readonly seat: Seat };
export type PlaceOption = { readonly do: 'place'; readonly after: number } | PlainOption<'stay'>;
/** Of equal cards, `copy` tells the second from the first. */
export type DiscardOption = { readonly do: 'discard'; readonly card: number; readonly copy: number };
export type DonateOption = { readonly do: 'donate'; readonly card: number } | PlainOption<'decline'>;
/** Who draws: a seat for each card. */
export type ShareOption = { readonly do: 'share'; readonly seats: readonly Seat[] };
export type WisdomOption = PlainOption<'mana'> | PlainOption<'cards'>;
export type HandOption = { readonly do: 'hand'; readonly card: number; readonly to: Seat };
export type HeroOption = { readonly do: 'pick'; readonly hero: number };
export type NameOption = { readonly do: 'name'; readonly ability: number };
export type BuyOption = { readonly do: 'buyHp' | 'buyCards'; readonly n: number };

const MOST_SEATS = 10;
const MOST_COPIES = Math.max(...basicDeck.map(({ copies }) => copies));
const cards = deckFaces.map((_, id) => id);
const upTo = <O>(n: number, make: (i: number) => O): readonly O[] => Array.from({ length: n }, (_, i) => make(i));

const plays: readonly (readonly PlayOption[])[] = cards.map((card) => upTo(FACES, (as) => ({ do: 'play', card, as })));
const uses: readonly (readonly UseOption[])[] = abilities.map((_, ability) =>
  cards.map((card) => ({ do: 'use', ability, card })),
);
const calls = upTo(MOST_SEATS, (ally): CallOption => ({ do: 'call', ally }));
const targets = upTo(MOST_SEATS, (seat): TargetOption => ({ do: 'target', seat }));
const places = upTo(MOST_SEATS, (after): PlaceOption => ({ do: 'place', after }));
/** By copy: no hand holds more equal cards than there are. */
const discards = upTo(MOST_COPIES, (copy) => keptBy((card): DiscardOption => ({ do: 'discard', card, copy })));
const donations = cards.map((card): DonateOption => ({ do: 'donate', card }));

export const playOption = (card: number, as: number): PlayOption => of(of(plays, card), as);
export const useOption = (ability: number, card: number): UseOption => of(of(uses, ability), card);
export const callOption = (ally: Seat): CallOption => of(calls, ally);
export const targetOption = (seat: Seat): TargetOption => of(targets, seat);
export const placeOption = (after: number): PlaceOption => of(places, after);
export const discardOption = (card: number, copy = 0): DiscardOption => of(discards, copy)(card);
export const donateOption = (card: number): DonateOption => of(donations, card);
export const TRAIN: ActOption = { do: 'train' };
export const RECONSTITUTE: ActOption = { do: 'reconstitute' };
export const HOP: ActOption = { do: 'hop' };
export const END: ActOption = { do: 'end' };
export const PASS: PlainOption<'pass'> = { do: 'pass' };
export const STAY: PlaceOption = { do: 'stay' };
export const DECLINE: DonateOption = { do: 'decline' };
export const MANA: WisdomOption = { do: 'mana' };
export const CARDS: WisdomOption = { do: 'cards' };

/** Every kind of answer, for labels. */
export type AnyOption =
  | ActOption
  | ReactOption
  | TargetOption
  | PlaceOption
  | DiscardOption
  | DonateOption
  | ShareOption
  | WisdomOption
  | HandOption
  | HeroOption
  | NameOption
  | BuyOption;
