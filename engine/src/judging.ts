/**
 * What a game declares once, so that bots can learn to judge its positions: which plain numbers, small numbers and
 * zones belong to a seat. The same reading serves twice: when examples are gathered, and at every look of a search.
 */
import type { Seat } from './flow.ts';
import type { Message } from './message.ts';
import type { Position } from './position.ts';

/** Where a game writes down what it sees. Everything belongs to a seat, and so to its side. */
export interface Sheet {
  /** A plain number, weighed as it is. */
  term(seat: Seat, term: number, value: number): void;
  /** A small whole number: every value from 0 to its range has a weight of its own; larger ones count as the largest. */
  number(seat: Seat, number: number, value: number): void;
  /** Cards lying in a zone: every face has a weight there, and so has how many they are. */
  zone(seat: Seat, zone: number, cards: readonly number[]): void;
  /** The seat's side cannot win any more. */
  lost(seat: Seat): void;
}

export interface Judging<T = unknown> {
  readonly terms: readonly string[];
  /** What the evaluation by hand comes to, in log odds a term: where fits begin, and stay without a reason to leave. */
  readonly byHand?: Readonly<Record<string, number>>;
  /** Name and range of each small number. */
  readonly numbers: readonly (readonly [name: string, range: number])[];
  readonly zones: readonly string[];
  /** How many faces are printed. */
  readonly faces: number;
  /** Who can play where that is no card in a zone (Heroes, Champions), and the steps of numbers each begins with. */
  readonly cast?: readonly {
    readonly name: Message;
    readonly steps: readonly (readonly [number: number, step: number])[];
  }[];
  /** Is this still the set-up (a draft, choosing a God)? Half of what is learned of it comes from choices by lot. */
  settingUp(p: Position<T>): boolean;
  /** May it be looked at as it is? Not in the middle of an attack, say: a search first goes on. Left out: anywhere. */
  isQuiet?(p: Position<T>): boolean;
  read(p: Position<T>, sheet: Sheet): void;
}
