import { numberIn, type Position, type Seat } from '@arenarium/engine';

export type P = Position<Table>;

/** In place of a card, a character or a seat: there is none. */
export const NONE = -1;

/** What lies before one player. */
export interface Player {
  /** The sheet: a place in the list of characters. */
  character: number;
  /** TB-7.2: the sheet is turned over. */
  exhausted: boolean;
  hand: number[];
  /** TB-7.1: undead beside the sheet, the one that has lain there longest first. */
  wounds: number[];
  /** The sum of the levels of the wounds. */
  damage: number;
  /** The slots below the sheet: a card, or NONE. */
  shield: number;
  wand: number;
  armour: number;
  /** TB-12.8. */
  servant: number;
  /** TB-12.9. */
  guarded: boolean;
}

/** Everything that lies in the open. */
export interface Table {
  round: number;
  /** Whose turn it is. */
  active: Seat;
  players: Player[];
  /** The last card is the top one. */
  deck: number[];
  discard: number[];
  /** TB-2.4: levels 4 and 5, until their round comes. */
  aside: number[];
  /** TB-2.3: items that are not in this game. */
  box: number[];
  /** TB-2.5: nine spaces, row by row. The last card of a stack is its top. */
  void: number[][];
  banishing: number[];
  /** TB-5.4: the set being played, while its ability has still something to do with it. */
  set: number[];
  /** The player an ability was last aimed at: what sheets call "that player". */
  chosen: Seat;
  /** TB-12.10: how much stamina is added, and at whose next turn it ends. */
  inspiration: number;
  inspirer: Seat;
}

/** One player's part of a sentence that is carried out piece by piece, and how many pieces are left. */
export interface Share {
  readonly seat: Seat;
  readonly left: number;
}

export const playerAt = (t: Table, seat: Seat): Player => t.players[seat] as Player;
export const activePlayer = (t: Table): Player => playerAt(t, t.active);

/** TB-5.6: the seats in the order of play, beginning with this one. */
export function seatsFrom(t: Table, first: Seat): Seat[] {
  const seats: Seat[] = [];
  const n = t.players.length;
  for (let i = 0; i < n; i++) seats.push((first + i) % n);
  return seats;
}

/** A stack of the Void. */
export const stackAt = (t: Table, space: number): number[] => t.void[space] as number[];

/** Where a stack of the Void shows its top card; NONE for an empty space. */
export function topOf(t: Table, space: number): number {
  const stack = stackAt(t, space);
  return stack.length === 0 ? NONE : numberIn(stack, stack.length - 1);
}

/** The cards that show in these spaces. */
export const topsOf = (t: Table, spaces: readonly number[]): number[] =>
  spaces.map((space) => topOf(t, space)).filter((top) => top !== NONE);

/** Nobody has chosen a character; these cards lie in the box. */
export const emptyTable = (seats: number, box: readonly number[]): Table => ({
  round: 1,
  active: 0,
  players: emptyPlayers(seats),
  deck: [],
  discard: [],
  aside: [],
  box: box.slice(),
  void: [[], [], [], [], [], [], [], [], []],
  banishing: [],
  set: [],
  chosen: NONE,
  inspiration: 0,
  inspirer: NONE,
});

/** The top card leaves a pile that is known to hold one. */
export function takeFrom(pile: number[]): number {
  const id = pile.pop();
  if (id === undefined) throw new Error('the pile is empty');
  return id;
}

/** Written out by hand: search copies tables by the million. */
export function copyTable(t: Table): Table {
  return {
    round: t.round,
    active: t.active,
    players: t.players.map(copyPlayer),
    deck: t.deck.slice(),
    discard: t.discard.slice(),
    aside: t.aside.slice(),
    box: t.box.slice(),
    void: t.void.map(copyStack),
    banishing: t.banishing.slice(),
    set: t.set.slice(),
    chosen: t.chosen,
    inspiration: t.inspiration,
    inspirer: t.inspirer,
  };
}

const copyStack = (stack: readonly number[]): number[] => stack.slice();

const copyPlayer = (player: Player): Player => ({
  character: player.character,
  exhausted: player.exhausted,
  hand: player.hand.slice(),
  wounds: player.wounds.slice(),
  damage: player.damage,
  shield: player.shield,
  wand: player.wand,
  armour: player.armour,
  servant: player.servant,
  guarded: player.guarded,
});

const emptyPlayer = (): Player => ({
  character: NONE,
  exhausted: false,
  hand: [],
  wounds: [],
  damage: 0,
  shield: NONE,
  wand: NONE,
  armour: NONE,
  servant: NONE,
  guarded: false,
});
function emptyPlayers(seats: number): Player[] {
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat++) players.push(emptyPlayer());
  return players;
}
