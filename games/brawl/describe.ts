/** Options and happenings in words: an id with values, and what an option points at. */
import {
  faceOf,
  message,
  seatNamed,
  type Described,
  type Happening,
  type Message,
  type Option,
  type Seat,
} from '@arenarium/engine';
import { STANDARD, type EndOption, type PlayOption, type StandardOption } from './activation.ts';
import type { UseOption } from './attack.ts';
import type { PickOption } from './draft.ts';
import type { ChampionOption, TrapOption } from './effects.ts';
import type { BrawlHappening } from './happenings.ts';
import type { AmountOption, CardOption, DoneOption, ShowOption } from './hand.ts';
import { nameOfHex, type Hex } from './hexes.ts';
import type { KickOption, StayOption, ToOption, TrampleOption } from './movement.ts';
import { printedOn } from './printed.ts';
import type { PassOption, ReactOption } from './reactions.ts';
import type { HomeOption, SeatOption } from './set-up.ts';
import { fighter, ownChampion, trapAt, type ChampionId, type P, type Table } from './table.ts';
import { areaHexesOf, targetsOf, type Aimed } from './targets.ts';
import type { LayOption } from './traps.ts';
import { COLOURS } from './words.ts';

export type BrawlOption =
  | PlayOption
  | StandardOption
  | EndOption
  | ToOption
  | StayOption
  | KickOption
  | TrampleOption
  | Aimed
  | UseOption
  | ChampionOption
  | TrapOption
  | AmountOption
  | CardOption
  | DoneOption
  | ShowOption
  | ReactOption
  | PassOption
  | PickOption
  | LayOption
  | SeatOption
  | HomeOption;

const hex = (at: Hex): Message => (at < 0 ? message('hex.gate') : message('plain', { text: nameOfHex(at) }));
const card = (face: number): Message => message(face < 0 ? 'card.unknown' : `card.${face}`);
const colourOf = (core: number): Message => message(`colour.${COLOURS[core === 4 ? 2 : core - 1] ?? 'destruction'}`);

/** A Champion by name; by its player too, if both sides have it. */
export function championIn(t: Table, id: ChampionId): Message {
  const { kind, seat } = fighter(t, id);
  const name = message(`champion.${kind}`);
  const isDouble = t.champions.some((other, o) => o !== id && other.kind === kind);
  return isDouble ? message('champion.of', { champion: name, seat: seatNamed(seat) }) : name;
}
const at = (t: Table, id: ChampionId): string[] => {
  const place = fighter(t, id).at;
  return [`champion:${id}`, ...(place < 0 ? [] : [`hex:${nameOfHex(place)}`])];
};

export function describe(p: P, option: Option, seat: Seat): Described {
  const t = p.table;
  const o = option as BrawlOption;
  switch (o.do) {
    case 'play': {
      const face = faceOf(p, o.card);
      const { id, champion } = printedOn(face);
      const points = [`card:${o.card}`, `ability:${id}`, ...at(t, ownChampion(t, seat, champion))];
      return { label: message('option.play', { card: card(face) }), points };
    }
    case 'standard': {
      const standard = STANDARD[o.action] as (typeof STANDARD)[number];
      const label = message(`option.standard.${standard.id}`, {
        champion: championIn(t, o.champion),
        core: colourOf(o.core),
      });
      return {
        label,
        points: [...at(t, o.champion), `standard:${standard.id}`, `core:${o.core}`],
        rule: standard.rule,
      };
    }
    case 'to':
      return {
        label: message(trapAt(t, o.hex) === null ? 'option.to' : 'option.onto', { hex: hex(o.hex) }),
        points: [`hex:${nameOfHex(o.hex)}`],
      };
    case 'trample': {
      const across = o.across.map((id) => championIn(t, id));
      const label =
        across.length === 0
          ? message('option.to', { hex: hex(o.hex) })
          : message('option.trample', { hex: hex(o.hex), across });
      return { label, points: [`hex:${nameOfHex(o.hex)}`, ...o.across.map((id) => `champion:${id}`)] };
    }
    case 'kick':
      return { label: message('option.kick', { champion: championIn(t, o.champion) }), points: at(t, o.champion) };
    case 'target':
    case 'champion':
      return { label: message('option.champion', { champion: championIn(t, o.champion) }), points: at(t, o.champion) };
    case 'area': {
      const id = t.action?.champion ?? 0;
      const hexes = areaHexesOf(fighter(t, id).at, o.direction);
      const targets = targetsOf(t, id, o).map((other) => championIn(t, other));
      const points = [...hexes.map((h) => `hex:${nameOfHex(h)}`), `direction:${o.direction}`];
      return { label: message('option.area', { hexes: hexes.map(hex), targets }), points };
    }
    case 'decline':
      return {
        label: message(
          t.action !== null && t.action.face >= 0 && printedOn(t.action.face).kind === 'attack'
            ? 'option.decline'
            : 'option.declineUse',
        ),
        points: [],
      };
    case 'react': {
      const face = faceOf(p, o.card);
      const label = message('option.react', { card: card(face), champion: championIn(t, o.on) });
      return { label, points: [`card:${o.card}`, ...at(t, o.on), `ability:${printedOn(face).id}`] };
    }
    case 'amount':
      return { label: message('option.amount', { n: o.n }), points: [] };
    case 'card':
      return { label: message('option.card', { card: card(faceOf(p, o.card)) }), points: [`card:${o.card}`] };
    case 'pick':
      return { label: message('option.pick', { champion: message(`champion.${o.kind}`) }), points: [`kind:${o.kind}`] };
    case 'lay':
    case 'trap':
      return { label: message(`option.${o.do}`, { hex: hex(o.hex) }), points: [`hex:${nameOfHex(o.hex)}`] };
    case 'seat':
      return { label: message('option.seat', { seat: seatNamed(o.seat) }), points: [`seat:${o.seat}`] };
    case 'home':
      return { label: message(`home.${o.home}`), points: [`home:${o.home}`] };
    case 'end':
    case 'stay':
    case 'done':
    case 'show':
    case 'pass':
    case 'use':
    case 'leave':
      return { label: message(`option.${o.do}`), points: [] };
  }
}

/** The cards of a happening, as far as the listener knew them. */
const known = (h: Happening, face: (id: number) => number): Message[] =>
  (h.cards ?? [])
    .map(face)
    .filter((f) => f >= 0)
    .map(card);

export function tell(happening: Happening, face: (id: number) => number): Message {
  const h = happening as BrawlHappening;
  const who = 'champion' in h ? { champion: message(`champion.${h.champion}`) } : {};
  const seat = h.seat === undefined ? {} : { seat: seatNamed(h.seat) };
  switch (h.did) {
    case 'hurt':
      return message('told.hurt', {
        ...who,
        n: h.n,
        by: h.striker < 0 || h.striker === h.champion ? 'nobody' : message(`champion.${h.striker}`),
      });
    case 'moved':
      return message(`told.moved.${h.how}`, { ...who, from: hex(h.start), to: hex(h.end) });
    case 'sprung':
      return message('told.sprung', { ...who, hex: hex(h.hex), trap: card(h.face) });
    case 'gained':
      return message(`told.gained.${h.what}`, { ...who, n: h.n });
    case 'healed':
      return message('told.healed', { ...who, n: h.n });
    case 'standard':
      return message('told.standard', {
        ...who,
        ...seat,
        action: message(`standard.${(STANDARD[h.action] as (typeof STANDARD)[number]).id}`),
      });
    case 'attacked':
      return message('told.attacked', { ...who, card: card(h.face), hexes: h.hexes.map(hex) });
    case 'played':
    case 'reacted':
      return message(`told.${h.did}`, { ...who, ...seat, card: card(h.face) });
    case 'discarded':
    case 'turned':
    case 'passed':
      return message(`told.${h.did}`, { ...seat, card: card(h.face) });
    case 'scored':
      return message('told.scored', { ...seat, card: card(h.face), n: h.n });
    case 'drew':
    case 'planned':
    case 'showedHand':
    case 'exchanged':
      return message(`told.${h.did}`, { ...seat, n: h.n, cards: known(h, face) });
    case 'trapLaid':
    case 'trapMoved':
      return message(`told.${h.did}`, { ...seat, hex: hex(h.hex) });
    case 'trapSeen':
      return message('told.trapSeen', { ...seat, hex: hex(h.hex), cards: known(h, face) });
    case 'homeChosen':
      return message('told.homeChosen', { ...seat, home: message(`home.${h.home}`) });
    case 'round':
      return message('told.round', { round: h.round });
    case 'out':
    case 'levelled':
    case 'rooted':
    case 'stunned':
    case 'unmoved':
    case 'kicked':
    case 'picked':
    case 'brought':
    case 'barred':
    case 'first':
    case 'turn':
    case 'ended':
    case 'endedLasting':
      return message(`told.${h.did}`, { ...who, ...seat });
  }
}
