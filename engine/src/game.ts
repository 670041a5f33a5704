/** The contract of a game: everything the rest of the house may ask of it. */
import type { Frame, Seat } from './flow.ts';
import type { Message, Words } from './message.ts';
import type { Happening, Position, Result } from './position.ts';
import type { Option, Reason } from './question.ts';
import type { Random } from './random.ts';
import type { Rulebook } from './rulebook.ts';
import type { Setting, Setup } from './setup.ts';

/** What is laid out before the first step runs. Every face is open; the first steps shuffle and deal. */
export interface Layout<T> {
  readonly table: T;
  /** The face printed on each id: index → face. */
  readonly faces: readonly number[];
  readonly first: Frame;
}

/** A place where cards lie. All zones together hold every id exactly once. Its words are `zone.<name>`. */
export interface Zone {
  readonly name: string;
  readonly seat: Seat | null;
  readonly cards: readonly number[];
  /** Only its seat looks at what comes here. Others see a face here only where a happening reveals it. */
  readonly private?: boolean;
}

/** Cards of which all know what can lie there, however they came to be there: only these faces. Apart, or one inside another. */
export interface Kind {
  readonly cards: readonly number[];
  fits(face: number): boolean;
}

/** A number or word that lies in the open: for the generic table, the terminal and golden playthroughs. */
export interface Fact {
  readonly seat: Seat | null;
  readonly name: Message;
  readonly value: Message | number | string;
}

/** What an option says and points at: `card:17`, `seat:2`, `hex:c3`, `ability:kick`, … */
export interface Described {
  readonly label: Message;
  readonly points: readonly string[];
  /** The rule that allows just this option, if it is not the question's. */
  readonly rule?: string;
}

/** One printed thing, for the gallery and the checks. */
export interface CardText {
  readonly id: string;
  readonly name: Message;
  readonly kind: Message;
  readonly text: readonly Message[];
  /** The words of the card language it uses; `custom:…` for code of its own. */
  readonly words: readonly string[];
  /** The ids of its abilities, as happenings name them. */
  readonly abilities: readonly string[];
}

/** A way to bring a fresh position near the end, keeping every card: the laws start there as well. */
export interface Edge<T> {
  readonly name: string;
  bring(p: Position<T>, random: Random): void;
}

export interface Game<T = unknown> {
  readonly id: string;
  readonly title: string;
  /** The version of the game's behaviour: records say under which one they were played. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number; readonly only?: readonly number[] };
  readonly settings: readonly Setting[];
  /** What is wrong with a set-up whose values are each allowed, if anything. */
  refuses?(setup: Setup): Message | null;
  setUp(setup: Setup): Layout<T>;
  /** Which side each seat is on: equal numbers win together. */
  sides(setup: Setup): readonly number[];
  /** An independent copy of the table, written by hand: search makes millions. */
  copy(table: T): T;
  zones(table: T): readonly Zone[];
  /** What all know of hidden faces from where they lie: a hand holds symbol cards only, say. Each id at most once. */
  kinds?(table: T): readonly Kind[];
  facts(table: T): readonly Fact[];
  describe(p: Position<T>, option: Option, seat: Seat): Described;
  /** A happening as a message. `face` gives what the listener knew of a card when it happened, or −1. */
  tell(happening: Happening, face: (id: number) => number): Message;
  /** The name of a printed face, and the card it belongs to (an id of `cards`), if any. */
  face(face: number): { readonly name: Message; readonly card: string | null };
  readonly cards: readonly CardText[];
  /** Every word of the card language. */
  readonly vocabulary: readonly string[];
  /** What a seat played with, for tables of who won with what: its God, its Champions, its character. */
  playedWith?(p: Position<T>, seat: Seat): readonly Message[];
  /** How good things look for a seat: 0 lost … 1 won. Read from the whole position: ask it only in imagined worlds. */
  evaluate(p: Position<T>, seat: Seat): number;
  /** The same for every side at one look, in the order in which the sides come up; null where it is not known. */
  chances?(p: Position<T>): Float64Array | null;
  /** What chances of the sides come to when they are said, before this seat chooses: as often as they came true, where that is known. */
  aloud?(p: Position<T>, chances: readonly number[], chooser: Seat): readonly number[];
  /** Is the match still being set up (a draft, choosing a God)? Known where bots learned the game. */
  settingUp?(p: Position<T>): boolean;
  /** Is it being set up, and only that judged by what was learned? Then its judgement cannot be weighed against that of play. */
  isSetApart?(p: Position<T>): boolean;
  /** Is nobody in the middle of something, so that a look tells what is to come of it? Known where bots learned the game. */
  isQuiet?(p: Position<T>): boolean;
  /** Ways to bring a fresh position near the end (almost dead, almost won, deck almost empty), for the laws. */
  readonly edges: readonly Edge<T>[];
  /** The edition under whose mark its rules were loaded, if they are a former version kept beside the one of today. */
  readonly edition?: string;
  /** The rule by which a match may be drawn; none: the rules know no draw, and nobody can offer one. */
  readonly draw?: string;
  /** The questions put to seats while it is not their turn, which they may pass: a standing order may answer them. */
  readonly windows?: readonly string[];
  /** The amounts that their prompts speak of, by name, what is asked for most first: a standing order may look at them. */
  readonly amounts?: readonly string[];
  /** No match takes more decisions than this: the driver ends it there. */
  readonly bound: number;
  /** How a match ends that has come to its bound, by a rule with a number. */
  atBound?(p: Position<T>): Result;
  readonly rulebook: Rulebook;
  readonly languages: { readonly en: Words };
}

/**
 * What things on the table are for, and when: told to whoever presses one that the open question does not speak of. A part of
 * a game that is fetched when it is first asked for.
 */
export interface Purposes {
  /** The position holds no more than the seat has seen (−1 for any other face): this tells no secret. */
  whatFor(p: Position<never>, seat: Seat, point: string): Reason | null;
  readonly words: Words;
}
