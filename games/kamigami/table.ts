import type { Position, Seat } from '@arenarium/engine';

/** Everything that lies in the open. Ids are cards; what is printed on them is beside the table. */
export interface Table {
  readonly form: Form;
  /** The team of each seat; in a Free for All everybody is a team. */
  readonly team: readonly number[];
  readonly withTemples: boolean;
  /** For each team the seat of its Main God; −1 until it is named. In a Free for All every God is one. */
  main: number[];
  /** The face of each seat’s God, −1 until revealed; its card, and the God cards it chooses from. */
  god: number[];
  godCard: number[];
  godChoices: number[][];
  /** The face of each seat’s Temple, or −1. */
  temple: number[];
  /** By unit: the Gods of the seats, then their Temples. */
  energy: number[];
  /** By seat: in play, Sealed or eliminated. */
  state: SeatState[];

  /** By seat. The last card of a deck is its top. */
  deck: number[][];
  hand: number[][];
  play: number[][];
  discard: number[][];
  /** Cards being Adjudicated. */
  aside: number[][];
  /**
   * By seat and face: how many such cards are in hand and deck together. Everybody can know this, since all cards are
   * recruited, played and discarded openly: it decides who is asked for Reacts (windows open on public grounds).
   */
  hidden: number[];
  /** Up to six stacks, each of one kind; then the Warrior Deck, its top last. */
  hall: number[][];
  warriorDeck: number[];
  /** The Disciples of level I, II and III. */
  piles: number[][];
  netherworld: number[];
  /** Cards not used in this match, or no longer. */
  box: number[];

  first: Seat;
  active: Seat;
  round: number;
  phase: number;
  faith: number;
  /** The Warriors the active seat has played, and the Primary Colour each has now. */
  chain: number[];
  chainColours: number[];
  /** The colours the next Warrior may have, as bits. */
  chaining: number;
  /** 1 when the active seat has attacked this turn. */
  attacked: number;
  /** Abilities of Gods and Temples that may not be used again this turn, as bits. */
  spent: number;
  /** What is being resolved; the last is the latest. */
  moments: Moment[];
}
export type P = Position<Table>;

/** A Free for All, or a Team Match with so many teams of so many. */
export const forms = ['free', '2v2', '3v3', '2v2v2'] as const;
export type Form = (typeof forms)[number];

export const IN_PLAY = 0;
export const SEALED = 1;
export const ELIMINATED = 2;
export type SeatState = typeof IN_PLAY | typeof SEALED | typeof ELIMINATED;

/** Something that may be answered by Reacts: an ability that was announced, an Attack, a fall, a Banishing, … */
export interface Moment {
  readonly is: MomentKind;
  /** Whose doing it is. */
  readonly seat: Seat;
  /** The ability and the card it is on; −1 for none, and −1 for the card of a God or Temple. */
  readonly ability: number;
  readonly card: number;
  /** The unit it is about: the target of an Attack, the God that would fall, or −1. */
  target: number;
  /** The Attack Value, or the Energy that would be lost. */
  value: number;
  defence: number;
  /** 1 when no Defend may be used. */
  piercing: number;
  /** 1 when it was cancelled or prevented. */
  stopped: number;
  /** Abilities of Gods and Temples already used in this Attack, as bits. */
  spent: number;
}
export const momentKinds = [
  'used',
  'attack',
  'wounded',
  'falling',
  'banishing',
  'banished',
  'recruited',
  'phase',
] as const;
export type MomentKind = (typeof momentKinds)[number];

export const MAX_SEATS = 6;
/** Units: a seat’s God is its seat; its Temple comes MAX_SEATS later. */
export const templeOf = (seat: Seat): number => seat + MAX_SEATS;
export const isTemple = (unit: number): boolean => unit >= MAX_SEATS;
export const ownerOf = (unit: number): Seat => (unit >= MAX_SEATS ? unit - MAX_SEATS : unit);

/**
 * What is known to be there. One function for each kind of list: a shared one would see every kind of array there is,
 * and reading from it would be several times slower.
 */
export const at = (list: readonly number[], i: number): number => list[i] as number;
export const pileAt = (piles: readonly number[][], i: number): number[] => piles[i] as number[];
export const momentAt = (t: Table, place: number): Moment => t.moments[place] as Moment;
export const of = <X>(list: readonly X[], i: number): X => list[i] as X;

export const isIn = (t: Table, seat: Seat): boolean => t.state[seat] === IN_PLAY;
export const areOpponents = (t: Table, a: Seat, b: Seat): boolean => t.team[a] !== t.team[b];
export const isFree = (t: Table): boolean => t.form === 'free';
/** KB-6.1, KB-11.2: what an Attack of this seat may be aimed at. */
export const canBeAttacked = (t: Table, by: Seat, unit: number): boolean =>
  areOpponents(t, by, ownerOf(unit)) && isIn(t, ownerOf(unit)) && at(t.energy, unit) > 0;
/** What a moment is when it opens. */
interface Opening {
  readonly is: MomentKind;
  readonly seat: Seat;
  readonly ability?: number;
  readonly card?: number;
  readonly target?: number;
  readonly value?: number;
  readonly piercing?: number;
}
/** A moment opens on top of what is being resolved; its place. */
export const openMoment = (t: Table, m: Opening): number =>
  t.moments.push({
    is: m.is,
    seat: m.seat,
    ability: m.ability ?? -1,
    card: m.card ?? -1,
    target: m.target ?? -1,
    value: m.value ?? 0,
    defence: 0,
    piercing: m.piercing ?? 0,
    stopped: 0,
    spent: 0,
  }) - 1;
/** A moment is over, with all that lay above it. */
export function closeMoment(t: Table, place: number): void {
  while (t.moments.length > place) t.moments.pop();
}
export const topMoment = (t: Table): Moment => momentAt(t, t.moments.length - 1);

/** Take an id out of a list it is in. */
export function take(list: number[], id: number): void {
  const i = list.indexOf(id);
  if (i < 0) throw new Error(`card ${id} is not there`);
  list.splice(i, 1);
}

const lists = (all: readonly number[][]): number[][] => {
  const copied: number[][] = new Array<number[]>(all.length);
  for (let i = 0; i < all.length; i++) copied[i] = pileAt(all, i).slice();
  return copied;
};

/** Written by hand: search makes millions of copies. */
export const copy = (t: Table): Table => ({
  form: t.form,
  team: t.team,
  withTemples: t.withTemples,
  main: t.main.slice(),
  god: t.god.slice(),
  godCard: t.godCard.slice(),
  godChoices: lists(t.godChoices),
  temple: t.temple.slice(),
  energy: t.energy.slice(),
  state: t.state.slice(),
  deck: lists(t.deck),
  hand: lists(t.hand),
  play: lists(t.play),
  discard: lists(t.discard),
  aside: lists(t.aside),
  hidden: t.hidden.slice(),
  hall: lists(t.hall),
  warriorDeck: t.warriorDeck.slice(),
  piles: lists(t.piles),
  netherworld: t.netherworld.slice(),
  box: t.box.slice(),
  first: t.first,
  active: t.active,
  round: t.round,
  phase: t.phase,
  faith: t.faith,
  chain: t.chain.slice(),
  chainColours: t.chainColours.slice(),
  chaining: t.chaining,
  attacked: t.attacked,
  spent: t.spent,
  moments: t.moments.map((m) => ({ ...m })),
});
