/** The table: everything lying in the open, and the small questions everybody asks of it. */
import type { Position, Seat } from '@arenarium/engine';

export type P = Position<Table>;
/** Red sits on the even seats, Blue on the odd ones, so that seat order is turn order: HB-3.1. */
export type Team = 0 | 1;
export const RED: Team = 0;
export const BLUE: Team = 1;

/** One player's Hero, with everything that lies on or beside its card. */
export interface Hero {
  /** Place in the list of Heroes, NONE before one is chosen. */
  hero: number;
  hp: number;
  dead: boolean;
  hand: number[];
  /** The Scroll in the slot, or NONE: HB-4.16. */
  slot: number;
  /** 1 while Scroll of Vision works: HB-4.13. */
  vision: number;
  /** 1 while enemies see the Hero further away: HB-4.14. */
  shadow: number;
  wards: number;
  /** Actions fewer in the next turn: HB-5.4. */
  debt: number;
}

/** A card or Ability being resolved. The newest lies on top, and is resolved first: HB-11.4. */
export interface Play {
  readonly by: Seat;
  /** What was played or used: a face of the Basic deck, or an Ability counted from `ABILITY`. */
  readonly source: number;
  readonly reach: number;
  targets: Seat[];
  /** What each target is still to take. */
  damage: number[];
  /** Who has reacted to it, and for whom an ally has, one bit a seat: HB-11.2. */
  reacted: number;
  shielded: number;
  /** Who took a blow meant for an ally, and is hit at any range; or NONE. */
  standIn: Seat;
  /** For a Reaction: whose attack or movement it answers, which play on the table, which of its targets. */
  readonly foe: Seat;
  readonly answers: number;
  readonly at: number;
}

/** No seat, no card, no face, no Hero, no script. */
export const NONE = -1;
/** Reach enough for any Circle. */
export const ANY = 99;
/** Sources from here on are Abilities, the ones before are Basic cards. */
export const ABILITY = 100;

export interface Table {
  players: number;
  round: number;
  active: Seat;
  actions: number;
  heroes: Hero[];
  /** Who stands where, clockwise: seats, and from `players` on the Neutral Fields. */
  circle: number[];
  deck: number[];
  discard: number[];
  /** Cards turned up by Regroup. */
  shown: number[];
  mana: [red: number, blue: number];
  fortress: [red: number, blue: number];
  /** Deaths so far: the slot of the kill counter. */
  deaths: number;
  horseshoe: Seat;
  /** Allies called on for a donation this turn, one bit a seat. */
  called: number;
  /** The donated card that must be used next, or NONE. */
  donated: number;
  plays: Play[];
  /** Who is moving while others may answer, or NONE. */
  moving: Seat;
  /** Blue's answering turn: 0 none, 1 due, 2 being taken. */
  answer: 0 | 1 | 2;
}

/** The number at a place that is known to be there. */
export const at = (list: readonly number[], i: number): number => list[i] as number;

/** The same for lists of anything else: apart from lists of numbers, so that both stay fast. */
export const of = <X>(list: readonly X[], i: number): X => list[i] as X;

export const heroOf = (t: Table, seat: Seat): Hero => of(t.heroes, seat);
export const playAt = (t: Table, index: number): Play => of(t.plays, index);
export const topPlay = (t: Table): Play => of(t.plays, t.plays.length - 1);

export const teamOf = (seat: Seat): Team => (seat & 1) as Team;
export const enemyTeamOf = (seat: Seat): Team => (1 - (seat & 1)) as Team;
export const areEnemies = (a: Seat, b: Seat): boolean => ((a ^ b) & 1) === 1;
export const areAllies = (a: Seat, b: Seat): boolean => a !== b && ((a ^ b) & 1) === 0;
export const isAlive = (t: Table, seat: Seat): boolean => !heroOf(t, seat).dead;
export const seatAfter = (t: Table, seat: Seat, steps: number): Seat => (seat + steps) % t.players;
/** How many turns after a seat's another's comes. */
export const turnsAfter = (t: Table, from: Seat, seat: Seat): number => (seat - from + t.players) % t.players;
export const teamSize = (t: Table): number => t.players >> 1;

/** HB-6.2: no pool holds more than the players and four. */
export const manaCap = (t: Table): number => t.players + 4;

/** HB-R1: the slots of the kill counter. */
export const COUNTER: readonly number[] = [2, 2, 3, 3, 4];
export const killWorth = (t: Table): number => at(COUNTER, Math.min(t.deaths, COUNTER.length - 1));

const copyHero = (f: Hero): Hero => ({
  hero: f.hero,
  hp: f.hp,
  dead: f.dead,
  hand: f.hand.slice(),
  slot: f.slot,
  vision: f.vision,
  shadow: f.shadow,
  wards: f.wards,
  debt: f.debt,
});
const copyPlay = (play: Play): Play => ({
  by: play.by,
  source: play.source,
  reach: play.reach,
  targets: play.targets.slice(),
  damage: play.damage.slice(),
  reacted: play.reacted,
  shielded: play.shielded,
  standIn: play.standIn,
  foe: play.foe,
  answers: play.answers,
  at: play.at,
});

export function copyTable(t: Table): Table {
  const heroes: Hero[] = [];
  for (const f of t.heroes) heroes.push(copyHero(f));
  const plays: Play[] = [];
  for (const play of t.plays) plays.push(copyPlay(play));
  return {
    players: t.players,
    round: t.round,
    active: t.active,
    actions: t.actions,
    heroes,
    circle: t.circle.slice(),
    deck: t.deck.slice(),
    discard: t.discard.slice(),
    shown: t.shown.slice(),
    mana: [t.mana[RED], t.mana[BLUE]],
    fortress: [t.fortress[RED], t.fortress[BLUE]],
    deaths: t.deaths,
    horseshoe: t.horseshoe,
    called: t.called,
    donated: t.donated,
    plays,
    moving: t.moving,
    answer: t.answer,
  };
}

const newHero = (): Hero => ({
  hero: NONE,
  hp: 0,
  dead: false,
  hand: [],
  slot: NONE,
  vision: 0,
  shadow: 0,
  wards: 0,
  debt: 0,
});

/** A table before anything is chosen: the deck of `cards` ids lies in one pile. */
export function emptyTable(players: number, { cards, fortress }: { cards: number; fortress: number }): Table {
  return {
    players,
    round: 1,
    active: 0,
    actions: 0,
    heroes: Array.from({ length: players }, newHero),
    circle: [],
    deck: Array.from({ length: cards }, (_, id) => id),
    discard: [],
    shown: [],
    mana: [0, 0],
    fortress: [fortress, fortress],
    deaths: 0,
    horseshoe: players - 1,
    called: 0,
    donated: NONE,
    plays: [],
    moving: NONE,
    answer: 0,
  };
}
