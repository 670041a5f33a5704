/**
 * What a board gets to draw with, and the slots it fills. The shell owns the page: bar, question, rail, dock and the
 * layer of arrows; a board draws what lies on the table. See docs/how-to/add-a-board.md.
 */
import type { Decision, Game, Message, View } from '@arenarium/engine';
import type { ComponentType } from 'react';
import type { Step } from '../look/pieces.tsx';
import type { Shape } from '../table/shape.ts';

/**
 * How something on the table stands to the open question: `chosen` it has been pressed and narrows the options,
 * `open` some option points at it, `shut` only forbidden candidates do, `idle` nothing speaks of it.
 */
export type Standing = 'chosen' | 'open' | 'shut' | 'idle';

export interface BoardProps<T = unknown> {
  readonly game: Game<T>;
  /** The table as it is; faces as the people at this screen know them (−1: not seen); who is waited for; the result. */
  readonly view: View<T>;
  /** The name of each seat. */
  readonly names: readonly string[];
  /** Speak a message: `say(game.face(face).name)`, `say(option.label)`. */
  say(told: Message): string;
  /** The open question to the person at this screen, with every option and what it points at; null when they wait. */
  readonly decision: Decision | null;
  /** The seats the person at this screen plays; empty for an onlooker. */
  readonly mine: readonly number[];
  /** The room there is: pieces take the form that fits. A board never measures itself. */
  readonly shape: Shape;
  /** Answer the question with the option of this index. Pressing a `Spot` does this when one option is left. */
  choose(option: number): void;
  /** How a point stands: `Spot` shows it by itself; boards that draw by hand can ask. */
  standing(point: string): Standing;
  /** Press a point: chooses, narrows, or explains why not. `Spot` calls it. */
  press(point: string, label?: string): void;
}

/** An arrow over the table, from point to point; red harms, green helps, white moves, violet advises. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly kind: 'harm' | 'help' | 'move' | 'advice' | 'plain';
  /** The number at its head, with its sign. */
  readonly mark?: string;
}

/** What an option would do, asked of the game's board functions. */
export interface Foreseen {
  /** What is done, as a heading of the closer look. */
  readonly title: string;
  readonly emblem?: string;
  /** The sum, line by line. */
  readonly sum?: readonly {
    readonly name: string;
    readonly value: string;
    readonly tone?: 'hurt' | 'heal';
    /** The line under the stroke. */
    readonly total?: boolean;
  }[];
  /** How it comes out, in a sentence. */
  readonly outcome?: { readonly said: string; readonly tone: 'hurt' | 'heal' | 'plain' };
  /** Who may still answer, what it costs. */
  readonly remark?: string;
  /** The same in a few words, for the button in the tray. */
  readonly brief?: string;
  readonly arrows?: readonly Arrow[];
}

/** What a thing is shown by where there is no room for the thing itself: in the tray, the ribbon, the log. */
export interface Sign {
  readonly emblem: string;
  readonly tint?: string;
}

/** A thing of somebody's. */
export interface Known {
  readonly seat: number;
  readonly name: string;
}

/** What stands in the bar: the round and the phases of the turn. */
export interface BarInfo {
  readonly round?: string;
  readonly phases?: readonly Step[];
}

/** Phases in their order, of which one is now. */
export const phasesAt = (names: readonly string[], now: number): readonly Step[] =>
  names.map((name, i) => ({ name, at: i < now ? 'past' : i === now ? 'now' : 'next' }));

/** The slots of the page and the few questions the shell asks a board. All but the field may be left out. */
export interface BoardParts<T> {
  /** The board itself, and nothing over it. It never scrolls. */
  readonly Field: ComponentType<BoardProps<T>>;
  /** The others' state and shared tracks, at the left; a strip on a phone. */
  readonly Rivals?: ComponentType<BoardProps<T>>;
  /** My own state, left in the dock. */
  readonly Me?: ComponentType<BoardProps<T>>;
  /** My hand, in the middle of the dock. */
  readonly Hand?: ComponentType<BoardProps<T>>;
  /** My piles and standing abilities, right in the dock; not shown on a phone. */
  readonly Piles?: ComponentType<BoardProps<T>>;
  /** The large form of what lies at a point, both sides where there are two; null where the words will do. */
  readonly Closer?: ComponentType<BoardProps<T> & { readonly point: string }>;
  /** The emblem of every printed thing, by its id: for the pages about the game's cards. */
  readonly emblems?: Readonly<Record<string, string>>;
  /** Before the table itself is laid: who or what is played is still being chosen, on a screen of its own. */
  isDraft?(props: BoardProps<T>): boolean;
  bar?(props: BoardProps<T>): BarInfo;
  sign?(props: BoardProps<T>, point: string): Sign | null;
  /** Whose a thing is and what it is called, where its point does not say so by itself. */
  known?(props: BoardProps<T>, point: string): Known | null;
  /** The arrows of what is under way, whoever chooses. */
  arrows?(props: BoardProps<T>): readonly Arrow[];
  foresee?(props: BoardProps<T>, option: number): Foreseen | null;
}

/** A game's board. */
export type Board = BoardParts<never> & { readonly game: string };

/** Tie the parts to their game: `board(legends, { Field, bar })`. */
export const board = <T>(game: Game<T>, parts: BoardParts<T>): Board => ({
  ...(parts as unknown as BoardParts<never>),
  game: game.id,
});
