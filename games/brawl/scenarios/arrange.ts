/** A position from a short description: who stands where, what is in hand, which traps lie where. */
import { NAMES, pin, scenariosFor, step, type Arranged, type Frame, type Name, type Seat } from '@arenarium/engine';
import { CHAMPIONS } from '../cards/index.ts';
import { hexNamed, nameOfHex, NONE } from '../arena/hexes.ts';
import { brawl } from '../index.ts';
import { en } from '../languages/en.ts';
import { cardIds, FIRST_CHALLENGE, FIRST_TRAP, printedCards, printedFaces, sidesOf } from '../cards/printed.ts';
import { copiesIn, setUp } from '../rules/set-up.ts';
import { activation, STANDARD, type StandardAction } from '../rules/activation.ts';
import { turn } from '../rules/turn.ts';
import {
  championIds,
  championOf,
  emptyTable,
  sideOf,
  type Champion,
  type ChampionId,
  type Lasting,
  type Player,
  type Table,
} from '../table.ts';
import { COLOURS, type Colour } from '../cards/words.ts';

/** A hex, or `gate`; or that and how the Champion fares. */
export type Standing =
  string | { readonly at: string; readonly damage?: number; readonly levelled?: true; readonly rooted?: true };
export interface PlayerSpec {
  readonly champions: Readonly<Record<string, Standing>>;
  readonly hand?: readonly string[];
  /** The top of the deck first; the rest of the cards lie below. */
  readonly deck?: readonly string[];
  /** These; or everything that is not in hand or on top of the deck. */
  readonly discard?: readonly string[] | 'rest';
  readonly cores?: readonly Colour[];
}
export type TrapName = '1' | '2' | '3' | 'Root' | 'Stun';
export interface Spec {
  readonly Ann?: PlayerSpec;
  readonly Bob?: PlayerSpec;
  readonly Cid?: PlayerSpec;
  readonly Dot?: PlayerSpec;
  readonly traps?: Readonly<Record<string, TrapName>>;
  /** By slot: the name of a Challenge, or null. */
  readonly track?: readonly (string | null)[];
  /** The top of the Challenge deck first; everything else not on the track lies in its discard pile. */
  readonly challengeDeck?: readonly string[];
  readonly vp?: readonly [number, number];
  readonly round?: number;
  /** Whose turn begins; Ann's unless given. */
  readonly turn?: Name;
  /** What holds until that turn ends, by the names of Champions. */
  readonly lasting?: readonly Readonly<{ kind: Lasting['kind']; on: string; by: string; n: number }>[];
  /** Standard Actions that were used already: then it begins in the Activation Phase, and goes no further than that. */
  readonly used?: readonly StandardAction['id'][];
  /** Begin with the set-up of a match instead. */
  readonly from?: 'draft';
  readonly seats?: 2 | 4;
  readonly settings?: Readonly<Record<string, string>>;
}
const NORMAL = { draft: 'free', box: 'all', duplicates: 'no' };
const TRAP_NAMES: readonly TrapName[] = ['1', '2', '3', 'Root', 'Stun'];

const kindNamed = (name: string): number => {
  const kind = CHAMPIONS.findIndex((champion) => champion.name === name);
  if (kind < 0) throw new Error(`no Champion is called ${name}`);
  return kind;
};
const challengeNamed = (name: string): number => {
  const found = brawl.cards.findIndex((card) => card.id.startsWith('challenge') && en[card.name.id] === name);
  if (found < 0) throw new Error(`no Challenge is called ${name}`);
  return Number((brawl.cards[found]?.name.id ?? '').replace('card.', ''));
};

function championFrom(name: string, standing: Standing, seat: Seat): Champion {
  const { at, damage = 0, levelled, rooted } = typeof standing === 'string' ? { at: standing } : standing;
  return {
    kind: kindNamed(name),
    seat,
    at: at === 'gate' ? NONE : hexNamed(at),
    damage,
    levelled: levelled === true ? 1 : 0,
    rooted: rooted === true ? 1 : 0,
  };
}
function playerFrom(
  t: Table,
  { champions, hand = [], deck = [], discard = [], cores = COLOURS }: PlayerSpec,
  seat: Seat,
): Player {
  const own = Object.keys(champions).flatMap((name) => cardIds(t, kindNamed(name), sideOf(seat)));
  const idOf = (name: string): number => {
    const id = own.find((card) => printedCards[card % printedCards.length]?.card.name === name);
    if (id === undefined) throw new Error(`no Champion of this seat has a card called ${name}`);
    return id;
  };
  const inHand = hand.map(idOf);
  const onTop = deck.map(idOf);
  const rest = own.filter((card) => !inHand.includes(card) && !onTop.includes(card));
  const discarded = discard === 'rest' ? rest : discard.map(idOf);
  return {
    hand: inHand,
    deck: [...rest.filter((card) => !discarded.includes(card)), ...onTop.reverse()],
    discard: discarded,
    cores: cores.reduce((bits, colour) => bits | (1 << COLOURS.indexOf(colour)), 0),
  };
}
function layTraps(t: Table, faces: readonly number[], traps: Readonly<Record<string, TrapName>>): void {
  for (const [hex, name] of Object.entries(traps)) {
    const id = t.supply.find((trap) => faces[trap] === FIRST_TRAP + TRAP_NAMES.indexOf(name));
    if (id === undefined) throw new Error(`there are not so many traps ${name}`);
    t.supply = t.supply.filter((trap) => trap !== id);
    t.traps.push({ id, hex: hexNamed(hex) });
  }
}
function layTrack(t: Table, track: readonly (string | null)[]): void {
  const first = Math.min(...t.challengeDeck);
  track.forEach((name, slot) => {
    if (name === null) return;
    const id = first + challengeNamed(name) - FIRST_CHALLENGE;
    t.challengeDeck = t.challengeDeck.filter((other) => other !== id);
    t.track[slot] = id;
  });
}

function layChallenges(t: Table, deck: readonly string[]): void {
  const first = Math.min(...t.challengeDeck, ...t.track.filter((id) => id >= 0));
  const onTop = deck.map((name) => first + challengeNamed(name) - FIRST_CHALLENGE);
  t.challengeDiscard = t.challengeDeck.filter((id) => !onTop.includes(id));
  t.challengeDeck = onTop.reverse();
}

export function arrange(spec: Spec): Arranged<Table> {
  const specs = NAMES.slice(0, 4).flatMap((name) => {
    const own = spec[name as Name & keyof Spec] as PlayerSpec | undefined;
    return own === undefined ? [] : [own];
  });
  const seats = spec.seats ?? specs.length;
  const settings = { ...NORMAL, ...spec.settings };
  const copies = copiesIn({ seats, settings });
  const table = emptyTable(seats, copies);
  const faces = printedFaces(copies);
  if (spec.from === 'draft')
    return { seats, settings, table, faces, seenBy: () => 'all', first: step(setUp.begin, {}) };
  table.champions = specs.flatMap(({ champions }, seat) =>
    Object.entries(champions).map(([name, standing]) => championFrom(name, standing, seat)),
  );
  table.picks = specs.map(({ champions }) => Object.keys(champions).map(kindNamed));
  table.players = specs.map((own, seat) => playerFrom(table, own, seat));
  table.round = spec.round ?? 2;
  table.vp = [spec.vp?.[0] ?? 0, spec.vp?.[1] ?? 0];
  layTraps(table, faces, spec.traps ?? {});
  layTrack(table, spec.track ?? []);
  if (spec.challengeDeck !== undefined) layChallenges(table, spec.challengeDeck);
  layLasting(table, spec);
  const unseen = new Set([
    ...table.supply,
    ...table.traps.map(({ id }) => id),
    ...table.challengeDeck,
    ...table.players.flatMap(({ deck }) => deck),
  ]);
  const holder = (id: number): Seat => table.players.findIndex(({ hand }) => hand.includes(id));
  return {
    seats,
    settings,
    table,
    faces,
    seenBy: (id) => (unseen.has(id) ? [] : holder(id) >= 0 ? [holder(id)] : 'all'),
    heapOf: (id) => heapOf(table, id),
    first: firstStep(table, spec),
  };
}

function layLasting(t: Table, { lasting = [], used = [] }: Spec): void {
  const idOf = (name: string): ChampionId =>
    championIds(t).find((id) => championOf(t, id).kind === kindNamed(name)) ?? NONE;
  t.lasting = lasting.map(({ kind, on, by, n }) => ({ kind, on: idOf(on), by: idOf(by), n }));
  for (const id of used) t.used |= 1 << STANDARD.findIndex((action) => action.id === id);
}
function firstStep(t: Table, { turn: who = 'Ann', used }: Spec): Frame {
  const seat = NAMES.indexOf(who);
  t.active = seat;
  return used === undefined ? step(turn.from, { place: t.order.indexOf(seat) }) : step(activation.choose, { seat });
}
/** Everybody's own cards lie among each other; so do the traps, and the Challenges. */
function heapOf(t: Table, id: number): number {
  const owner = t.players.findIndex(({ hand, deck }) => hand.includes(id) || deck.includes(id));
  if (owner >= 0) return owner;
  return t.players.length + (t.challengeDeck.includes(id) ? 1 : 0);
}

/** Hitpoints and defence on the basic side of a Champion card. */
export const scenario = scenariosFor(
  () => brawl,
  arrange,
  (name, numbers) => pin(sidesOf(kindNamed(name))[0], numbers),
);

/** How a Champion fares, in a word: `c3`, `c3 −2`, `gate`; with + when levelled. */
export function fares(t: Table, name: string, seat?: Seat): string {
  const champion = t.champions.find(
    (other) => CHAMPIONS[other.kind]?.name === name && (seat === undefined || other.seat === seat),
  );
  if (champion === undefined) return 'not there';
  const { at, damage, levelled } = champion;
  return `${at < 0 ? 'gate' : nameOfHex(at)}${damage > 0 ? ` −${damage}` : ''}${levelled === 1 ? ' +' : ''}`;
}
