/** The table of Exiled Legends: everything lying in the open, as ids and numbers. */
import { at, type Id, type Position, type Seat } from '@arenarium/engine';

export type P = Position<Table>;
/** A card: Heroes come first, then Legends, then Spheres. */
export type CardId = number;
/** An ability, by the number under which it was printed (see cards/printed). */
export type AbilityId = Id<'ability'>;
/** In place of a card or a seat: there is none. */
export const NONE = -1;

export const attackKinds = ['precise', 'mass'] as const;
export type AttackKind = (typeof attackKinds)[number];

/** The attack being made; its counters lie beside the targets. */
export interface Attack {
  readonly kind: AttackKind;
  readonly attacker: CardId;
  strength: number;
  readonly targets: CardId[];
  /** Damage cannot be reduced or negated. */
  fast: boolean;
  /** Bane tokens land instead of counters. */
  banes: boolean;
}

/** A triggered ability that may be used now: whose, which, and the Hero it is about. */
export interface Waiting {
  readonly source: CardId;
  readonly ability: AbilityId;
  readonly subject: CardId;
}

export interface Table {
  round: number;
  first: Seat;
  active: Seat;
  /** By seat: 1 if it has had its turn this round; 1 if it is out of the game. */
  taken: number[];
  out: number[];
  /** By seat: the Legend, and 1 once it has entered the battle. */
  legend: CardId[];
  entered: number[];
  champion: CardId[];
  supports: CardId[][];
  /** The last card is the top one. */
  deck: CardId[][];
  graveyard: CardId[][];
  /** Heroes to choose from while decks are built, and those kept so far. */
  hand: CardId[][];
  kept: CardId[][];
  box: CardId[];
  /** Legends and Spheres nobody has taken yet. */
  legendsLeft: CardId[];
  spheresLeft: CardId[];
  sphereDeck: CardId[];
  /** Spheres lying face up; the last one holds. */
  spheresUp: CardId[];
  /** By seat: Myth Points, and bane tokens not on any Hero. */
  mp: number[];
  tokens: number[];
  /** By card: whose it is; counters on it and beside it; bane tokens (three bits a type); Strength gained this turn. */
  owner: Seat[];
  damage: number[];
  beside: number[];
  banes: number[];
  gained: number[];
  /** By card: a bit for each of its abilities used this turn. */
  used: number[];
  /** By card: how its fall stands, in bits (see destruction). */
  fate: number[];
  /** The actions taken this turn, in bits; by seat, 1 if its Legend's ability was used this turn. */
  acted: number;
  legendUsed: number[];
  /** The Hero whose Strength and Max HP are reversed this turn. */
  reversed: CardId;
  attackSkipped: boolean;
  moreTurns: number;
  attack: Attack | null;
  waiting: Waiting[];
  /** By seat: 1 if somebody has left a position that is not yet filled again. */
  gaps: number[];
  /** The dice as they were last rolled, by seat; 0 where none was. */
  dice: number[];
}

/** One empty pile a seat. */
function emptyPiles(seats: number): CardId[][] {
  const piles: CardId[][] = [];
  for (let seat = 0; seat < seats; seat++) piles.push([]);
  return piles;
}
/** More than there are cards. Copied for every table: a list made number by number takes thirty times as long. */
const ZEROS: readonly number[] = Array.from({ length: 256 }, () => 0);
const zeros = (n: number): number[] => ZEROS.slice(0, n);

/** What is in the box before anybody has taken anything. */
export interface Box {
  readonly heroes: readonly CardId[];
  readonly legends: readonly CardId[];
  readonly spheres: readonly CardId[];
}

/** Everything still in the box, nobody seated yet at their Legend. */
export function emptyTable(seats: number, { heroes, legends, spheres }: Box): Table {
  // Spheres bear nothing and belong to nobody: the lists by card end with the Legends.
  const bearers = heroes.length + legends.length;
  return {
    round: 0,
    first: 0,
    active: 0,
    taken: zeros(seats),
    out: zeros(seats),
    legend: zeros(seats).fill(NONE),
    entered: zeros(seats),
    champion: zeros(seats).fill(NONE),
    supports: emptyPiles(seats),
    deck: emptyPiles(seats),
    graveyard: emptyPiles(seats),
    hand: emptyPiles(seats),
    kept: emptyPiles(seats),
    box: heroes.slice(),
    legendsLeft: legends.slice(),
    spheresLeft: spheres.slice(),
    sphereDeck: [],
    spheresUp: [],
    mp: zeros(seats),
    tokens: zeros(seats),
    owner: zeros(bearers).fill(NONE),
    damage: zeros(bearers),
    beside: zeros(bearers),
    banes: zeros(bearers),
    gained: zeros(bearers),
    used: zeros(bearers),
    fate: zeros(bearers),
    acted: 0,
    legendUsed: zeros(seats),
    reversed: NONE,
    attackSkipped: false,
    moreTurns: 0,
    attack: null,
    waiting: [],
    gaps: zeros(seats),
    dice: zeros(seats),
  };
}

/** Many piles are empty most of the time: those need no copying. For numbers only, so that these stay lists of numbers. */
const copied = (pile: readonly number[]): number[] => (pile.length === 0 ? [] : pile.slice());
function copiedPiles(piles: CardId[][]): CardId[][] {
  const copy = piles.slice();
  for (let seat = 0; seat < copy.length; seat++) copy[seat] = copied(pileOf(piles, seat));
  return copy;
}

const copiedAttack = ({ kind, attacker, strength, targets, fast, banes }: Attack): Attack => ({
  kind,
  attacker,
  strength,
  targets: targets.slice(),
  fast,
  banes,
});

export const copyTable = (t: Table): Table => ({
  round: t.round,
  first: t.first,
  active: t.active,
  taken: t.taken.slice(),
  out: t.out.slice(),
  legend: t.legend.slice(),
  entered: t.entered.slice(),
  champion: t.champion.slice(),
  supports: copiedPiles(t.supports),
  deck: copiedPiles(t.deck),
  graveyard: copiedPiles(t.graveyard),
  hand: copiedPiles(t.hand),
  kept: copiedPiles(t.kept),
  box: t.box.slice(),
  legendsLeft: copied(t.legendsLeft),
  spheresLeft: copied(t.spheresLeft),
  sphereDeck: t.sphereDeck.slice(),
  spheresUp: t.spheresUp.slice(),
  mp: t.mp.slice(),
  tokens: t.tokens.slice(),
  owner: t.owner.slice(),
  damage: t.damage.slice(),
  beside: t.beside.slice(),
  banes: t.banes.slice(),
  gained: t.gained.slice(),
  used: t.used.slice(),
  fate: t.fate.slice(),
  acted: t.acted,
  legendUsed: t.legendUsed.slice(),
  reversed: t.reversed,
  attackSkipped: t.attackSkipped,
  moreTurns: t.moreTurns,
  attack: t.attack === null ? null : copiedAttack(t.attack),
  // What waits is replaced, never changed: copies may share it.
  waiting: t.waiting.length === 0 ? [] : t.waiting.slice(),
  gaps: t.gaps.slice(),
  dice: t.dice.slice(),
});

export const pileOf = (piles: CardId[][], seat: Seat): CardId[] => {
  const pile = piles[seat];
  if (pile === undefined) throw new Error(`there is no seat ${seat}`);
  return pile;
};
/** The top cards of a deck, topmost first. */
export const topOf = (deck: readonly CardId[], n: number): CardId[] => deck.slice(-n).reverse();
export const championOf = (t: Table, seat: Seat): CardId => at(t.champion, seat);
export const supportsOf = (t: Table, seat: Seat): readonly CardId[] => t.supports[seat] ?? [];
export const ownerOf = (t: Table, id: CardId): Seat => at(t.owner, id);
export const isChampion = (t: Table, id: CardId): boolean => championOf(t, ownerOf(t, id)) === id;
export const isSupport = (t: Table, id: CardId): boolean => supportsOf(t, ownerOf(t, id)).includes(id);
export const isOut = (t: Table, seat: Seat): boolean => t.out[seat] === 1;
export const hasEntered = (t: Table, seat: Seat): boolean => t.entered[seat] === 1;

export const seatsOf = (t: Table): number => t.legend.length;
/** The next seat clockwise, out or not. */
export const leftOf = (t: Table, seat: Seat): Seat => (seat + 1) % seatsOf(t);
/** The next seat clockwise that is still in the game. */
export function nextIn(t: Table, seat: Seat): Seat {
  let next = leftOf(t, seat);
  while (isOut(t, next) && next !== seat) next = leftOf(t, next);
  return next;
}
export function livingSeats(t: Table): number {
  let living = 0;
  for (const out of t.out) living += 1 - out;
  return living;
}

/** The Heroes in play of one seat: Champion first. */
export function teamOf(t: Table, seat: Seat): readonly CardId[] {
  const champion = championOf(t, seat);
  return champion === NONE ? supportsOf(t, seat) : [champion, ...supportsOf(t, seat)];
}
/** Every Hero in play, clockwise from a seat, each Champion before its Supports. */
export function heroesFrom(t: Table, from: Seat): CardId[] {
  const found: CardId[] = [];
  for (let i = 0, seat = from; i < seatsOf(t); i++, seat = leftOf(t, seat)) {
    const champion = championOf(t, seat);
    if (champion !== NONE) found.push(champion);
    for (const support of supportsOf(t, seat)) found.push(support);
  }
  return found;
}
