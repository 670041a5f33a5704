import type { Option } from '@arenarium/engine';
import { characters, deckFaces } from '../cards/index.ts';

/** Everything a player can ever choose. The records are made once and shared: options are never changed. */
export interface LineOption extends Option {
  readonly do: 'line';
  /** 0–2 the rows from the top, 3–5 the columns from the left. */
  readonly line: number;
}
export interface SpaceOption extends Option {
  readonly do: 'space';
  readonly space: number;
}
export interface PlayerOption extends Option {
  readonly do: 'player';
  readonly seat: number;
}
export interface WoundOption extends Option {
  readonly do: 'wound';
  readonly level: number;
}
export interface ShieldOption extends Option {
  readonly do: 'shield';
  readonly level: number;
}
export interface CardOption extends Option {
  readonly do: 'card';
  readonly face: number;
}
/** A card of one's hand to be discarded: of equal cards the first, the second, … */
export interface DiscardOption extends Option {
  readonly do: 'discard';
  readonly face: number;
  readonly copy: number;
}
/** A card of the Deck that one player has looked at: known to the others by its id only. */
export interface SeenOption extends Option {
  readonly do: 'seen';
  readonly card: number;
}
export interface UseOption extends Option {
  readonly do: 'use';
  /** 0–5: level 1 and 2 of red, of green, of blue. */
  readonly ability: number;
}
export interface TradeOption extends Option {
  readonly do: 'trade';
  readonly seat: number;
}
export interface SetOption extends Option {
  readonly do: 'set';
  readonly faces: readonly number[];
  readonly wand: boolean;
}
export interface CharacterOption extends Option {
  readonly do: 'character';
  readonly character: number;
}
/** A shared ability that needs nothing more to be said. */
export interface SharedOption extends Option {
  readonly do: 'swap' | 'rest' | 'pass';
}
/** No more of it; or keep the Shield. */
export interface PlainOption extends Option {
  readonly do: 'done' | 'keep';
}
export type AbilityOption = UseOption | TradeOption | SharedOption;
export type AnyOption =
  | AbilityOption
  | PlainOption
  | LineOption
  | SpaceOption
  | PlayerOption
  | WoundOption
  | ShieldOption
  | CardOption
  | DiscardOption
  | SeenOption
  | SetOption
  | CharacterOption;

const numbered = <O>(n: number, make: (i: number) => O): readonly O[] => Array.from({ length: n }, (_, i) => make(i));
const MOST_SEATS = 5;

export const LINES = numbered<LineOption>(6, (line) => ({ do: 'line', line }));
export const ROWS = LINES.slice(0, 3);
export const COLUMNS = LINES.slice(3);
export const SPACES = numbered<SpaceOption>(9, (space) => ({ do: 'space', space }));
export const PLAYERS = numbered<PlayerOption>(MOST_SEATS, (seat) => ({ do: 'player', seat }));
/** By level; there is no level 0. */
export const WOUNDS = numbered<WoundOption>(6, (level) => ({ do: 'wound', level }));
export const SHIELDS = numbered<ShieldOption>(6, (level) => ({ do: 'shield', level }));
export const CARDS = numbered<CardOption>(deckFaces.length, (face) => ({ do: 'card', face }));
/** No card is there more often than this. */
const MOST_COPIES = Math.max(...deckFaces.map(({ copies }) => copies));
/** By face: the first copy, the second, … */
export const DISCARDS = numbered(deckFaces.length, (face) =>
  numbered<DiscardOption>(MOST_COPIES, (copy) => ({ do: 'discard', face, copy })),
);
export const USES = numbered<UseOption>(6, (ability) => ({ do: 'use', ability }));
export const TRADES = numbered<TradeOption>(MOST_SEATS, (seat) => ({ do: 'trade', seat }));
export const CHARACTERS = numbered<CharacterOption>(characters.length, (character) => ({ do: 'character', character }));
export const SWAP: SharedOption = { do: 'swap' };
export const REST: SharedOption = { do: 'rest' };
export const PASS: SharedOption = { do: 'pass' };
export const DONE: PlainOption = { do: 'done' };
export const KEEP: PlainOption = { do: 'keep' };
