import type { Position, Seat, Setup } from '@arenarium/engine';

/** Everything that lies in the open. Ids are cards; what is printed on them is beside the table. */
export interface Table {
  readonly form: Form;
  /** The team of each seat; in a Free for All everybody is a team. */
  readonly team: readonly number[];
  readonly withTemples: boolean;
  /** For each team the seat of its Main God; NONE until it is named. In a Free for All every God is one. */
  main: number[];
  /** The face of each seat’s God, NONE until revealed; its card, and the God cards it chooses from. */
  god: number[];
  godCard: number[];
  godChoices: number[][];
  /** The face of each seat’s Temple, or NONE. */
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
  /** The ability and the card it is on; NONE for none, and NONE for the card of a God or Temple. */
  readonly ability: number;
  readonly card: number;
  /** The unit it is about: the target of an Attack, the God that would fall, or NONE. */
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

/** KB-2.6: the Hall shows six kinds. */
export const HALL_KINDS = 6;
/** KB-1.5: the levels of Disciples, each with a pile of its own. */
const LEVELS = 3;
export const MAX_SEATS = 6;
/** No seat, no card, no face, no ability, no unit. */
export const NONE = -1;
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
const lists = (all: readonly number[][]): number[][] => {
  const copied: number[][] = new Array<number[]>(all.length);
  for (let i = 0; i < all.length; i++) copied[i] = pileAt(all, i).slice();
  return copied;
};

/** Written by hand: search makes millions of copies. */
export const copyTable = (t: Table): Table => ({
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
  moments: t.moments.map(copyOfMoment),
});
const copyOfMoment = (m: Moment): Moment => ({
  is: m.is,
  seat: m.seat,
  ability: m.ability,
  card: m.card,
  target: m.target,
  value: m.value,
  defence: m.defence,
  piercing: m.piercing,
  stopped: m.stopped,
  spent: m.spent,
});

/** The seats’ teams in each form of match: no two of a team sit next to each other (KB-10.1). */
export const teamsOf = (form: Form, seats: number): number[] => {
  const teams = form === 'free' ? seats : form === '2v2v2' ? 3 : 2;
  return Array.from({ length: seats }, (_, seat) => seat % teams);
};
export const seatsOf = (form: Form): readonly number[] =>
  form === 'free' ? [2, 3, 4, 5, 6] : form === '2v2' ? [4] : [6];
export const formOf = ({ settings }: Setup): Form => forms.find((form) => form === settings['form']) ?? 'free';

/** A table with nothing on it yet. */
export function emptyTable(setup: Setup, { box, kinds }: { readonly box: number[]; readonly kinds: number }): Table {
  const form = formOf(setup);
  const { seats } = setup;
  const team = teamsOf(form, seats);
  const teams = Math.max(...team) + 1;
  const piles = (n: number): number[][] => Array.from({ length: n }, () => []);
  return {
    form,
    team,
    withTemples: setup.settings['temples'] === 'with',
    main: form === 'free' ? team.slice() : Array.from({ length: teams }, () => NONE),
    god: team.map(() => NONE),
    godCard: team.map(() => NONE),
    godChoices: piles(teams),
    temple: team.map(() => NONE),
    energy: new Array<number>(2 * MAX_SEATS).fill(0),
    state: team.map(() => IN_PLAY),
    deck: piles(seats),
    hand: piles(seats),
    play: piles(seats),
    discard: piles(seats),
    aside: piles(seats),
    hidden: new Array<number>(seats * kinds).fill(0),
    hall: piles(HALL_KINDS),
    warriorDeck: [],
    piles: piles(LEVELS),
    netherworld: [],
    box,
    first: 0,
    active: 0,
    round: 1,
    phase: 0,
    faith: 0,
    chain: [],
    chainColours: [],
    chaining: 0,
    attacked: 0,
    spent: 0,
    moments: [],
  };
}
