/** Everything lying in the open, and the small questions everybody asks of it. */
import { at, type Id, type Position, type Seat } from '@arenarium/engine';
import { isPrintedTrapHex, NONE, type Hex } from './arena/hexes.ts';
import { TRACK } from './cards/challenges.ts';
import { challengeIds, sidesOf, trapIds } from './cards/printed.ts';
import type { Ability, Side } from './cards/words.ts';

export { NONE };

/** A Champion in this match: its place in `table.champions`. */
export type ChampionId = Id<'champion'>;

export interface Champion {
  /** Which Champion of the box it is. */
  readonly kind: number;
  readonly seat: Seat;
  /** Its hex, or −1 at its Gate. */
  at: Hex;
  damage: number;
  levelled: 0 | 1;
  rooted: 0 | 1;
}
export interface Player {
  hand: number[];
  /** The top card is the last. */
  deck: number[];
  discard: number[];
  /** The ready Cores, as bits in the order of COLOURS. */
  cores: number;
}
/** Something that holds until the turn ends. `on`: whom it lies on; `by`: who brought it about. */
export interface Lasting {
  readonly kind: 'strength' | 'movement' | 'defence' | 'mark' | 'quarry' | 'unerring';
  readonly on: ChampionId;
  readonly by: ChampionId;
  readonly n: number;
}
export interface Trap {
  readonly id: number;
  readonly hex: Hex;
}
export interface Reaction {
  readonly card: number;
  readonly face: number;
  readonly seat: Seat;
  readonly on: ChampionId;
}
/** The Action being carried out. */
export interface Action {
  readonly seat: Seat;
  readonly champion: ChampionId;
  /** The card's id and face; −1 for a Standard Action. */
  readonly card: number;
  readonly face: number;
  readonly standard: number;
  targets: readonly ChampionId[];
  /** The attack damage of each target. */
  hits: readonly number[];
  /** Where a target stood when it was taken out of action; −1 if it was not. */
  fell: readonly Hex[];
  reaction: Reaction | null;
  /** Who levels up when the Action is over. */
  rising: readonly ChampionId[];
  chosen: ChampionId;
  /** The hex the target left when it was forced. */
  left: Hex;
  dashed: number;
  dealt: 0 | 1;
  pushHurt: 0 | 1;
  noDisplacement: 0 | 1;
  noPost: 0 | 1;
}
export interface Draft {
  /** Champions of the box brought to a competitive draft, by seat, and those barred. */
  readonly brought: readonly (readonly number[])[];
  readonly barred: readonly (readonly number[])[];
}
export interface Table {
  round: number;
  /** Seats in player order: the first player first. */
  order: readonly Seat[];
  active: Seat;
  /** The deployment area of each side. */
  home: readonly [number, number];
  vp: [number, number];
  /** How many copies of each Champion are in the box: one for all, or one for each side. */
  readonly copies: number;
  draft: Draft | null;
  /** Champions of the box each seat has taken. */
  picks: readonly (readonly number[])[];
  champions: Champion[];
  players: Player[];
  traps: Trap[];
  supply: number[];
  /** A trap that has sprung and not yet gone back. */
  sprung: number;
  challengeDeck: number[];
  /** By slot: the Challenge lying there, or −1. */
  track: number[];
  challengeDiscard: number[];
  lasting: Lasting[];
  /** The Standard Actions used this phase, as bits. */
  used: number;
  action: Action | null;
}
export type P = Position<Table>;

/** What lies there before anything is chosen. */
export function emptyTable(seats: number, copies: number): Table {
  const players = Array.from({ length: seats }, () => ({ hand: [], deck: [], discard: [], cores: 7 }));
  return {
    round: 0,
    order: players.map((_, seat) => seat),
    active: 0,
    home: [0, 1],
    vp: [0, 0],
    copies,
    draft: null,
    picks: players.map(() => []),
    champions: [],
    players,
    traps: [],
    supply: trapIds(copies),
    sprung: NONE,
    challengeDeck: challengeIds(copies),
    track: (TRACK[seats] ?? []).map(() => NONE),
    challengeDiscard: [],
    lasting: [],
    used: 0,
    action: null,
  };
}

export function copyTable(t: Table): Table {
  return {
    round: t.round,
    order: t.order,
    active: t.active,
    home: t.home,
    vp: [t.vp[0], t.vp[1]],
    copies: t.copies,
    draft: t.draft,
    picks: t.picks,
    champions: t.champions.map(({ kind, seat, at, damage, levelled, rooted }) => ({
      kind,
      seat,
      at,
      damage,
      levelled,
      rooted,
    })),
    players: t.players.map(({ hand, deck, discard, cores }) => ({
      hand: hand.slice(),
      deck: deck.slice(),
      discard: discard.slice(),
      cores,
    })),
    traps: t.traps.slice(),
    supply: t.supply.slice(),
    sprung: t.sprung,
    challengeDeck: t.challengeDeck.slice(),
    track: t.track.slice(),
    challengeDiscard: t.challengeDiscard.slice(),
    lasting: t.lasting.slice(),
    used: t.used,
    action: t.action === null ? null : copyAction(t.action),
  };
}
function copyAction(a: Action): Action {
  return {
    seat: a.seat,
    champion: a.champion,
    card: a.card,
    face: a.face,
    standard: a.standard,
    targets: a.targets,
    hits: a.hits,
    fell: a.fell,
    reaction: a.reaction,
    rising: a.rising,
    chosen: a.chosen,
    left: a.left,
    dashed: a.dashed,
    dealt: a.dealt,
    pushHurt: a.pushHurt,
    noDisplacement: a.noDisplacement,
    noPost: a.noPost,
  };
}

/** Two sides at every table: partners sit opposite (SFB-16.1). */
export const sideOf = (seat: Seat): 0 | 1 => (seat % 2 === 0 ? 0 : 1);

/** At most so many Champions are in a match: two teams of four in Super Team Tornado (SFB-16.1). */
const MOST_CHAMPIONS = 8;
const ids: readonly (readonly ChampionId[])[] = Array.from({ length: MOST_CHAMPIONS + 1 }, (_, n) =>
  Array.from({ length: n }, (_n, id) => id as ChampionId),
);
/** Every Champion there can be, for options that are made once and kept. */
export const everyChampion: readonly ChampionId[] = at(ids, MOST_CHAMPIONS);
/** Every Champion of this match. */
export const championIds = (t: Table): readonly ChampionId[] => ids[t.champions.length] as readonly ChampionId[];

// Asked more often than anything else, and always of the same kind of list: read by hand, not by at().
export const championOf = (t: Table, id: ChampionId): Champion => t.champions[id] as Champion;
export const playerAt = (t: Table, seat: Seat): Player => t.players[seat] as Player;
export const sideOfChampion = (t: Table, id: ChampionId): 0 | 1 => sideOf(championOf(t, id).seat);
export const isEnemy = (t: Table, a: ChampionId, b: ChampionId): boolean =>
  sideOfChampion(t, a) !== sideOfChampion(t, b);
export const isInArena = (t: Table, id: ChampionId): boolean => id >= 0 && championOf(t, id).at >= 0;

/** The side of its card that lies up. */
export const cardSide = ({ kind, levelled }: Champion): Side => sidesOf(kind)[levelled];
export const hitpointsOf = (champion: Champion): number => cardSide(champion).hitpoints;
export const hasAbility = (champion: Champion, ability: Ability['ability']): boolean => {
  if (champion.levelled === 0) return false;
  for (const printed of cardSide(champion).abilities) if (printed.ability === ability) return true;
  return false;
};
/** SFB-17.1. */
export const isBloodied = ({ damage }: Champion): boolean => damage >= 3;

export function championAt(t: Table, hex: Hex): ChampionId {
  for (const id of championIds(t)) if (championOf(t, id).at === hex) return id;
  return NONE;
}
export function trapAt(t: Table, hex: Hex): Trap | null {
  for (const trap of t.traps) if (trap.hex === hex) return trap;
  return null;
}
/** SFB-1.3. */
export const isTrapHex = (t: Table, hex: Hex): boolean =>
  hex >= 0 && (isPrintedTrapHex(hex) || trapAt(t, hex) !== null);

/** The Champion of a seat that a printed card belongs to. */
export function ownChampion(t: Table, seat: Seat, kind: number): ChampionId {
  for (const id of championIds(t)) {
    const champion = championOf(t, id);
    if (champion.seat === seat && champion.kind === kind) return id;
  }
  return NONE;
}
/** The seats that play against this one, in player order after the active player. */
export function opponentsOf(t: Table, seat: Seat): Seat[] {
  const start = t.order.indexOf(t.active);
  const seats: Seat[] = [];
  for (let i = 1; i <= t.order.length; i++) {
    const other = at(t.order, (start + i) % t.order.length);
    if (sideOf(other) !== sideOf(seat)) seats.push(other);
  }
  return seats;
}
/** The Action under way. Only steps of an Action ask for it. */
export function actionOf(t: Table): Action {
  if (t.action === null) throw new Error('no Action is being carried out');
  return t.action;
}
export const isFree = (t: Table, hex: Hex): boolean => hex >= 0 && championAt(t, hex) === NONE;
