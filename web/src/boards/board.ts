/** What a board gets to draw with, and how it tells what was pressed. See docs/how-to/add-a-board.md. */
import type { Decision, Game, Message, View } from '@arenarium/engine';
import type { ComponentType } from 'react';

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
  /** Answer the question with the option of this index. Pressing a `Spot` does this when one option is left. */
  choose(option: number): void;
  /** How a point stands: `Spot` shows it by itself; boards that draw by hand can ask. */
  standing(point: string): Standing;
  /** Press a point: chooses, narrows, or explains why not. `Spot` calls it. */
  press(point: string, label?: string): void;
  /** A point (or null) under the pointer or focus: options that point at it light up. `Spot` calls it. */
  hover(point: string | null, label?: string): void;
}

/** A game's board. */
export interface Board {
  readonly game: string;
  readonly Table: ComponentType<BoardProps<never>>;
}

/** Tie a component to its game: `board(banishing, BanishingBoard)`. */
export const board = <T>(game: Game<T>, Table: ComponentType<BoardProps<T>>): Board => ({
  game: game.id,
  Table: Table as ComponentType<BoardProps<never>>,
});
