/** Everything lying in the open, and the small questions everybody asks of it. */
import type { Position, Seat } from '@arenarium/engine';
import { CHAMPIONS } from './cards/index.ts';
import { isPrintedTrapHex, NOWHERE, type Hex } from './hexes.ts';
import { sides } from './printed.ts';
import type { Ability, Side } from './words.ts';

/** A Champion in this match: its place in `table.champions`. */
export type ChampionId = number;
export const NOBODY: ChampionId = -1;

export interface Fighter {
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
  champions: Fighter[];
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

export function copy(t: Table): Table {
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

export const fighter = (t: Table, id: ChampionId): Fighter => t.champions[id] as Fighter;
export const player = (t: Table, seat: Seat): Player => t.players[seat] as Player;
export const sideOfChampion = (t: Table, id: ChampionId): 0 | 1 => sideOf(fighter(t, id).seat);
export const isEnemy = (t: Table, a: ChampionId, b: ChampionId): boolean =>
  sideOfChampion(t, a) !== sideOfChampion(t, b);
export const isInArena = (t: Table, id: ChampionId): boolean => id >= 0 && fighter(t, id).at >= 0;
export const nameOf = (kind: number): string => CHAMPIONS[kind]?.name ?? '—';

/** The side of its card that lies up. */
export const cardSide = ({ kind, levelled }: Fighter): Side => (sides[kind] as readonly [Side, Side])[levelled];
export const hitpointsOf = (f: Fighter): number => cardSide(f).hitpoints;
export const hasAbility = (f: Fighter, ability: Ability['ability']): boolean => {
  if (f.levelled === 0) return false;
  for (const a of cardSide(f).abilities) if (a.ability === ability) return true;
  return false;
};
/** SFB-17.1. */
export const isBloodied = (f: Fighter): boolean => f.damage >= 3;

export function championAt(t: Table, hex: Hex): ChampionId {
  for (let id = 0; id < t.champions.length; id++) if (fighter(t, id).at === hex) return id;
  return NOBODY;
}
export function trapAt(t: Table, hex: Hex): Trap | null {
  for (const trap of t.traps) if (trap.hex === hex) return trap;
  return null;
}
/** SFB-1.3. */
export const isTrapHex = (t: Table, hex: Hex): boolean =>
  hex >= 0 && (isPrintedTrapHex[hex] === true || trapAt(t, hex) !== null);

/** The Champion of a seat that a printed card belongs to. */
export function ownChampion(t: Table, seat: Seat, kind: number): ChampionId {
  for (let id = 0; id < t.champions.length; id++) {
    const f = fighter(t, id);
    if (f.seat === seat && f.kind === kind) return id;
  }
  return NOBODY;
}
/** The seats that play against this one, in player order after the active player. */
export function opponentsOf(t: Table, seat: Seat): Seat[] {
  const start = t.order.indexOf(t.active);
  const seats: Seat[] = [];
  for (let i = 1; i <= t.order.length; i++) {
    const other = t.order[(start + i) % t.order.length] as Seat;
    if (sideOf(other) !== sideOf(seat)) seats.push(other);
  }
  return seats;
}
/** The Action under way. Only steps of an Action ask for it. */
export function actionOf(t: Table): Action {
  if (t.action === null) throw new Error('no Action is being carried out');
  return t.action;
}
export const isFree = (t: Table, hex: Hex): boolean => hex !== NOWHERE && championAt(t, hex) === NOBODY;
