/**
 * The words a character sheet is written in. Closed unions: the rules, the text and the bots
 * switch over them exhaustively, so a new word is a compile error wherever it is not yet understood.
 */
export const colours = ['red', 'green', 'blue'] as const;
export type Colour = (typeof colours)[number];
export const symbols = ['square', 'triangle', 'circle'] as const;
export type CardSymbol = (typeof symbols)[number];
export const items = ['shield', 'wand', 'armour'] as const;
export type Item = (typeof items)[number];
export const levels = [1, 2, 3, 4, 5] as const;
export type Level = (typeof levels)[number];

/** A number on a sheet: printed, or growing by 1 for every so many of something. */
export type Amount = number | Growing;
export interface Growing {
  readonly base: number;
  readonly per: 'wound' | 'servantLevel';
  /** One more for every 2, say; for every single one if left out. */
  readonly every?: number;
}

/** One player: the one who uses the ability, one they choose, or the one chosen before. */
export type One = 'you' | 'anyPlayer' | 'anotherPlayer' | 'thatPlayer';
export type Who = One | 'eachPlayer' | 'eachOtherPlayer';

export type Effect =
  /** Discard undead showing in the Void, one after another (TB-R18). */
  | { readonly do: 'slay'; readonly who: Who; readonly n: Amount; readonly level?: Amount }
  /** Choose a row, a column or one of each; discard its undead, or all its cards. */
  | { readonly do: 'sweep'; readonly lines: Lines; readonly what: 'undead' | 'cards'; readonly level?: Amount }
  /** Discard every undead of the Void up to a level. */
  | { readonly do: 'purge'; readonly level?: Amount }
  /** Discard wounds of one's own choice. */
  | { readonly do: 'heal'; readonly who: Who; readonly n: Amount | 'all' }
  /** Discard the wound that causes the least damage. */
  | { readonly do: 'rest'; readonly who: Who }
  /** Move wounds from another player to yourself (TB-12.12). */
  | { readonly do: 'bear'; readonly who: 'anotherPlayer'; readonly n: number }
  /** TB-12.9. */
  | { readonly do: 'guard'; readonly who: Who }
  /** TB-12.10. */
  | { readonly do: 'inspire'; readonly n: number }
  /** Take symbol cards from the Void into one's hand. */
  | { readonly do: 'take'; readonly who: Who; readonly n: Amount }
  /** Draw from the Deck: a gamble (TB-R7). */
  | { readonly do: 'draw'; readonly who: Who; readonly n: number }
  /** Take symbol cards from the Discard into one's hand. */
  | { readonly do: 'recall'; readonly who: Who; readonly n: number }
  | { readonly do: 'swap'; readonly n: number }
  | { readonly do: 'trade'; readonly who: 'anotherPlayer' }
  /** TB-12.11. */
  | { readonly do: 'cover'; readonly n: number }
  /** Look at the top cards of the Deck and discard any of them. */
  | { readonly do: 'look'; readonly n: number }
  /** A price: take undead from the Void. */
  | { readonly do: 'suffer'; readonly n: number }
  /** A price: discard cards from your hand. */
  | { readonly do: 'drop'; readonly n: number | 'all' }
  /** Make an undead your servant (TB-12.8). */
  | { readonly do: 'bind'; readonly from: 'void'; readonly level?: Amount }
  | { readonly do: 'bind'; readonly from: 'wounds'; readonly who: One }
  /** Play cards to the Banishing. */
  | { readonly do: 'banish'; readonly from: 'set'; readonly n: number }
  | {
      readonly do: 'banish';
      readonly from: 'hand';
      readonly who: Who;
      readonly n: number;
      readonly colour?: Colour;
      readonly may?: true;
    }
  | { readonly do: 'banish'; readonly from: 'void'; readonly what: 'undead' | 'symbols'; readonly n: Amount }
  | { readonly do: 'banish'; readonly from: 'line' }
  | { readonly do: 'banish'; readonly from: 'wounds'; readonly n: Amount }
  | { readonly do: 'banish'; readonly from: 'servant' };

export type Lines = 'line' | 'rowAndColumn';

/** Every word once: the compiler sees to it that none is missing. */
const meanings: Readonly<Record<Effect['do'], true>> = {
  slay: true,
  sweep: true,
  purge: true,
  heal: true,
  rest: true,
  bear: true,
  guard: true,
  inspire: true,
  take: true,
  draw: true,
  recall: true,
  swap: true,
  trade: true,
  cover: true,
  look: true,
  suffer: true,
  drop: true,
  bind: true,
  banish: true,
};
export const effectWords: readonly string[] = Object.keys(meanings);

export interface Ability {
  readonly name: string;
  readonly colour: Colour;
  readonly level: 1 | 2;
  /** The sentences of the ability, in order. */
  readonly effects: readonly Effect[];
}

export interface Character {
  readonly id: string;
  readonly name: string;
  readonly stamina: number;
  readonly health: number;
  /** Level 1 and level 2 of red, of green, of blue. */
  readonly abilities: readonly [Ability, Ability, Ability, Ability, Ability, Ability];
}

/** TB-6.1: an ability on every sheet, on both sides of it. */
export interface SharedAbility {
  readonly id: 'swap' | 'trade' | 'rest' | 'pass';
  readonly effects: readonly Effect[];
}
