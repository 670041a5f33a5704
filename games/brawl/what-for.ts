/** What things on the table are for, and when: told to whoever presses one that the open question does not speak of. */
import {
  eachSeat,
  faceOf,
  lying,
  message,
  numberBelow,
  numbered,
  purposeOf,
  purposesBy,
  seatNamed,
  type Pressed,
  type Reason,
  type Seat,
} from '@arenarium/engine';
import { allHexes, hexNamed, isStatue, nameOfHex, type Hex } from './arena/hexes.ts';
import { CHAMPIONS } from './cards/index.ts';
import { cardName, championName, coreName } from './cards/names.ts';
import { FIRST_CHALLENGE, FIRST_TRAP, printedOn } from './cards/printed.ts';
import { COLOURS } from './cards/words.ts';
import { championIn } from './describe.ts';
import { STANDARD } from './rules/activation.ts';
import { defenceOf } from './rules/strength.ts';
import { slotValues } from './rules/track.ts';
import {
  championAt,
  championOf,
  hitpointsOf,
  isTrapHex,
  NONE,
  playerAt,
  sideOf,
  trapAt,
  type ChampionId,
  type P,
  type Table,
} from './table.ts';

export { words } from './languages/en-what-for.ts';

/** SFB-6.3, SFB-11.1: an Action card in one’s own hand: its Core, and when it is played. */
function held(t: Table, seat: Seat, face: number): Reason {
  const { card, champion, kind } = printedOn(face);
  const values = { card: cardName(face), champion: championName(champion), core: message(`colour.${card.colour}`) };
  if (kind === 'reaction') return purposeOf('SFB-11.1', 'card.reaction', values);
  return t.active === seat
    ? purposeOf('SFB-6.3', 'card.own', values)
    : purposeOf('SFB-6.3', 'card.other', { ...values, turn: seatNamed(t.active) });
}

/** SFB-12.1: a Challenge on the Track, and what its slot is worth. */
function ofSlot(p: P, slot: number): Reason {
  const t = p.table;
  const card = t.track[slot] ?? NONE;
  const vp = slotValues(t)[slot] ?? 0;
  if (card === NONE) return purposeOf('SFB-12.1', 'slot', { vp });
  return purposeOf(vp === 0 ? 'SFB-2.4' : 'SFB-6.2', vp === 0 ? 'challenge.unscored' : 'challenge', {
    card: cardName(faceOf(p, card)),
    vp,
  });
}

function ofCard(pressed: Pressed<Table>): Reason | null {
  const card = lying(pressed);
  if (card === null) return null;
  const { p, seat } = pressed;
  const t = p.table;
  const { id, face, zone, owner } = card;
  const values = { card: cardName(face), owner: seatNamed(owner), n: zone.cards.length };
  switch (zone.name) {
    case 'hand':
      return owner === seat && face >= 0 ? held(t, seat, face) : ofPile(t, 'hand', owner);
    case 'track':
      return ofSlot(p, t.track.indexOf(id));
    case 'traps':
      return purposeOf('SFB-14.1', 'trap', {
        hex: nameOfHex(t.traps.find((trap) => trap.id === id)?.hex ?? (0 as Hex)),
      });
    case 'discard':
      return purposeOf('SFB-5.9', 'discarded', values);
    case 'played':
      return purposeOf('SFB-7.1', 'played', values);
    case 'deck':
      return ofPile(t, 'deck', owner);
    case 'box':
      return purposeOf('SFB-2.3', 'box', values);
    default:
      return face >= FIRST_TRAP && face < FIRST_CHALLENGE
        ? purposeOf('SFB-14.3', 'supply', values)
        : purposeOf('SFB-12.2', 'challenges', values);
  }
}

/** SFB-5.2: a Champion: how it stands. */
function ofChampion(t: Table, seat: Seat, id: ChampionId): Reason {
  const champion = championOf(t, id);
  const of = hitpointsOf(champion);
  const values = { champion: championIn(t, id), owner: seatNamed(champion.seat), left: of - champion.damage, of };
  if (champion.at < 0) return purposeOf('SFB-13.3', 'champion.gate', values);
  const standing = { ...values, hex: nameOfHex(champion.at), defence: defenceOf(t, id) };
  if (champion.seat === seat) return purposeOf('SFB-6.3', 'champion.own', standing);
  return sideOf(champion.seat) === sideOf(seat)
    ? purposeOf('SFB-5.2', 'champion.ally', standing)
    : purposeOf('SFB-5.7', 'champion.enemy', standing);
}

/** SFB-1.1: a hex: what stands or lies there. */
function ofHex(t: Table, seat: Seat, hex: Hex): Reason {
  const values = { hex: nameOfHex(hex) };
  if (isStatue(hex)) return purposeOf('SFB-1.2', 'hex.statue', values);
  const champion = championAt(t, hex);
  if (champion !== NONE) return ofChampion(t, seat, champion);
  if (trapAt(t, hex) !== null) return purposeOf('SFB-14.1', 'trap', values);
  return purposeOf(isTrapHex(t, hex) ? 'SFB-1.3' : 'SFB-7.1', isTrapHex(t, hex) ? 'hex.trap' : 'hex', values);
}

const ofPile = (t: Table, pile: 'hand' | 'deck' | 'discard', owner: Seat): Reason => {
  const values = { owner: seatNamed(owner), n: playerAt(t, owner)[pile].length };
  return purposeOf(pile === 'deck' ? 'SFB-6.4' : 'SFB-5.8', `pile.${pile}`, values);
};
function ofPileNamed({ p, what }: Pressed<Table>): Reason | null {
  const t = p.table;
  const [name, whose = ''] = what.split('/');
  switch (name) {
    case 'hand':
    case 'deck':
    case 'discard': {
      const owner = numberBelow(p.seats, whose);
      return owner === null ? null : ofPile(t, name, owner);
    }
    case 'supply':
      return purposeOf('SFB-14.3', 'supply', { n: t.supply.length });
    case 'challengeDeck':
      return purposeOf('SFB-12.2', 'challenges', { n: t.challengeDeck.length });
    case 'challengeDiscard':
      return purposeOf('SFB-12.2', 'challenges', { n: t.challengeDiscard.length });
    default:
      return null;
  }
}

/** SFB-10.2: a Standard Action: which Cores pay for it. */
function ofStandard(t: Table, seat: Seat, id: string): Reason | null {
  const action = STANDARD.find((each) => each.id === id);
  if (action === undefined) return null;
  const values = { action: message(`standard.${id}`), cores: action.cores.map(coreName), turn: seatNamed(t.active) };
  return purposeOf(action.rule, t.active === seat ? 'standard.own' : 'standard.other', values);
}
/** SFB-5.3: a Core, by its bit. */
function ofCore(t: Table, seat: Seat, core: number): Reason {
  const isReady = seat >= 0 && (playerAt(t, seat).cores & core) !== 0;
  return purposeOf(isReady ? 'SFB-5.3' : 'SFB-6.4', isReady ? 'core.ready' : 'core.exhausted', {
    core: coreName(core),
  });
}
const ofSeat = (t: Table, whose: Seat): Reason =>
  purposeOf('SFB-3.1', 'seat', {
    who: seatNamed(whose),
    vp: t.vp[sideOf(whose)],
    n: playerAt(t, whose).hand.length,
  });

export const whatFor = purposesBy<Table>({
  card: ofCard,
  champion: numbered(
    (p) => p.table.champions.length,
    ({ p, seat }, id) => ofChampion(p.table, seat, id as ChampionId),
  ),
  hex: ({ p, seat, what }) =>
    allHexes.some((hex) => nameOfHex(hex) === what) ? ofHex(p.table, seat, hexNamed(what)) : null,
  pile: ofPileNamed,
  slot: numbered(
    (p) => p.table.track.length,
    ({ p }, slot) => ofSlot(p, slot),
  ),
  standard: ({ p, seat, what }) => ofStandard(p.table, seat, what),
  core({ p, seat, what }) {
    const core = COLOURS.findIndex((_, i) => String(1 << i) === what);
    return core < 0 ? null : ofCore(p.table, seat, 1 << core);
  },
  seat: numbered(eachSeat, ({ p }, whose) => ofSeat(p.table, whose)),
  kind: numbered(
    () => CHAMPIONS.length,
    (_, kind) => purposeOf('SFB-2.2', 'kind', { champion: championName(kind) }),
  ),
});
