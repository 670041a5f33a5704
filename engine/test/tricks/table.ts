/** Everything that lies in the open. */
import { at, faceOf, type Position, type Seat } from '@arenarium/engine';

export interface Table {
  deck: number[];
  hands: number[][];
  /** What each seat put aside, face down. */
  aside: number[][];
  /** Cards that are out of the game. */
  pile: number[];
  points: number[];
  /** What the trick is worth, and the cards played to it. */
  prize: number;
  played: number[];
  winner: Seat;
  round: number;
}
export type P = Position<Table>;

/** Nobody. */
export const NONE = -1;
export const ROUNDS = 5;
export const ASIDE = 2;

export const emptyTable = (seats: number): Table => ({
  deck: [],
  hands: Array.from({ length: seats }, () => []),
  aside: Array.from({ length: seats }, () => []),
  pile: [],
  points: Array.from({ length: seats }, () => 0),
  prize: 0,
  played: [],
  winner: NONE,
  round: 0,
});

/** Written by hand: search makes millions. */
export const copyTable = (t: Table): Table => ({
  deck: t.deck.slice(),
  hands: t.hands.map((hand) => hand.slice()),
  aside: t.aside.map((cards) => cards.slice()),
  pile: t.pile.slice(),
  points: t.points.slice(),
  prize: t.prize,
  played: t.played.slice(),
  winner: t.winner,
  round: t.round,
});

export const handOf = (t: Table, seat: Seat): number[] => at(t.hands, seat);
/** Equal cards are one choice. */
export function different(p: P, seat: Seat): number[] {
  const hand = handOf(p.table, seat);
  const faces = hand.map((card) => faceOf(p, card));
  return hand.filter((_, i) => faces.indexOf(at(faces, i)) === i);
}
