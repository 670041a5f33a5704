/** Options in words: an id with values, and what an option points at. */
import { faceOf, message, seatNamed, type Described, type Message, type Option, type Seat } from '@arenarium/engine';
import { nameOfHex, type Hex } from './arena/hexes.ts';
import type { ChampionOption, TrapOption } from './cards/effects.ts';
import { cardName, championName, coreName } from './cards/names.ts';
import { printedOn } from './cards/printed.ts';
import { cardPoint, championPoint, championPoints, hexPoint, kindPoint, seatPoint } from './points.ts';
import { standardAction, type EndOption, type PlayOption, type StandardOption } from './rules/activation.ts';
import type { UseOption } from './rules/attack.ts';
import type { FleeOption } from './rules/displacement.ts';
import type { PickOption } from './rules/draft.ts';
import type { AmountOption, CardOption, DoneOption, ShowOption } from './rules/hand.ts';
import type { KickOption, StayOption, ToOption, TrampleOption } from './rules/movement.ts';
import type { PassOption, ReactOption } from './rules/reactions.ts';
import type { HomeOption, SeatOption } from './rules/set-up.ts';
import { areaHexesOf, targetsOf, type AimOption } from './rules/targets.ts';
import type { LayOption } from './rules/traps.ts';
import { championOf, NONE, ownChampion, trapAt, type ChampionId, type P, type Table } from './table.ts';

type BrawlOption =
  | PlayOption
  | StandardOption
  | EndOption
  | ToOption
  | StayOption
  | KickOption
  | TrampleOption
  | FleeOption
  | AimOption
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

const hexName = (hex: Hex): Message => message('plain', { text: nameOfHex(hex) });

/** A Champion by name; by its player too, if both sides have it. */
export function championIn(t: Table, id: ChampionId): Message {
  const { kind, seat } = championOf(t, id);
  const isDouble = t.champions.some((other, i) => i !== id && other.kind === kind);
  const champion = championName(kind);
  return isDouble ? message('champion.of', { champion, seat: seatNamed(seat) }) : champion;
}

/** One function for each kind of option. */
type Describers = {
  readonly [Kind in BrawlOption['do']]: (p: P, option: Extract<BrawlOption, { do: Kind }>, seat: Seat) => Described;
};
const plainly = (_p: P, { do: kind }: Option): Described => ({ label: message(`option.${kind}`), points: [] });
const onChampion = ({ table: t }: P, { champion }: { readonly champion: ChampionId }): Described => ({
  label: message('option.champion', { champion: championIn(t, champion) }),
  points: championPoints(t, champion),
});
const onHex = (_p: P, { do: kind, hex }: LayOption | TrapOption): Described => ({
  label: message(`option.${kind}`, { hex: hexName(hex) }),
  points: [hexPoint(hex)],
});

const describers: Describers = {
  play(p, { card }, seat) {
    const face = faceOf(p, card);
    const { id, champion } = printedOn(face);
    const where = championPoints(p.table, ownChampion(p.table, seat, champion));
    return {
      label: message('option.play', { card: cardName(face) }),
      points: [cardPoint(card), `ability:${id}`, ...where],
    };
  },
  standard({ table: t }, { action, champion, core }) {
    const { id, rule } = standardAction(action);
    const label = message(`option.standard.${id}`, { champion: championIn(t, champion), core: coreName(core) });
    return { label, points: [...championPoints(t, champion), `standard:${id}`, `core:${core}`], rule };
  },
  to: ({ table: t }, { hex }) => ({
    label: message(trapAt(t, hex) === null ? 'option.to' : 'option.onto', { hex: hexName(hex) }),
    points: [hexPoint(hex)],
  }),
  /** A way that springs traps says which. */
  flee: (_p, { hex, over }) => ({
    label: message(over.length === 0 ? 'option.to' : 'option.over', { hex: hexName(hex), traps: over.map(hexName) }),
    points: [hexPoint(hex), ...over.filter((trap) => trap !== hex).map(hexPoint)],
  }),
  trample({ table: t }, { hex, across }) {
    const onto = trapAt(t, hex) === null ? 'to' : 'onto';
    const label = message(across.length === 0 ? `option.${onto}` : `option.trample.${onto}`, {
      hex: hexName(hex),
      across: across.map((id) => championIn(t, id)),
    });
    return { label, points: [hexPoint(hex), ...across.map(championPoint)] };
  },
  kick: ({ table: t }, { champion }) => ({
    label: message('option.kick', { champion: championIn(t, champion) }),
    points: championPoints(t, champion),
  }),
  target: onChampion,
  champion: onChampion,
  area({ table: t }, option) {
    const id = t.action?.champion ?? NONE;
    const hexes = areaHexesOf(championOf(t, id).at, option.direction);
    const targets = targetsOf(t, id, option).map((other) => championIn(t, other));
    const points = [...hexes.map(hexPoint), `direction:${option.direction}`];
    return { label: message('option.area', { hexes: hexes.map(hexName), targets }), points };
  },
  decline({ table: { action } }) {
    const isAttack = action !== null && action.face >= 0 && printedOn(action.face).kind === 'attack';
    return { label: message(isAttack ? 'option.decline' : 'option.declineUse'), points: [] };
  },
  react(p, { card, on }) {
    const face = faceOf(p, card);
    const label = message('option.react', { card: cardName(face), champion: championIn(p.table, on) });
    return { label, points: [cardPoint(card), ...championPoints(p.table, on), `ability:${printedOn(face).id}`] };
  },
  amount: (_p, { n }) => ({ label: message('option.amount', { n }), points: [] }),
  card: (p, { card }) => ({
    label: message('option.card', { card: cardName(faceOf(p, card)) }),
    points: [cardPoint(card)],
  }),
  pick: (_p, { kind }) => ({
    label: message('option.pick', { champion: championName(kind) }),
    points: [kindPoint(kind)],
  }),
  lay: onHex,
  trap: onHex,
  seat: (_p, { seat }) => ({ label: message('option.seat', { seat: seatNamed(seat) }), points: [seatPoint(seat)] }),
  home: (_p, { home }) => ({ label: message(`home.${home}`), points: [`home:${home}`] }),
  end: plainly,
  stay: plainly,
  done: plainly,
  show: plainly,
  pass: plainly,
  use: plainly,
  leave: plainly,
};

export function describe(p: P, option: BrawlOption, seat: Seat): Described {
  const describer = describers[option.do] as (p: P, option: BrawlOption, seat: Seat) => Described;
  return describer(p, option, seat);
}
