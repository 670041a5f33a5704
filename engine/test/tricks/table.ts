/** Everything that lies in the open. */
import { at, type Position, type Seat } from '@arenarium/engine';

export interface Table {
  deck: number[];
  hands: number[][];
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

export const emptyTable = (seats: number): Table => ({
  deck: [],
  hands: Array.from({ length: seats }, () => []),
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
  pile: t.pile.slice(),
  points: t.points.slice(),
  prize: t.prize,
  played: t.played.slice(),
  winner: t.winner,
  round: t.round,
});

export const handOf = (t: Table, seat: Seat): number[] => at(t.hands, seat);
