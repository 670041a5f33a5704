/** What things on the table are for, and when: told to whoever presses one that the open question does not speak of. */
import {
  at,
  eachSeat,
  faceOf,
  lying,
  message,
  numberBelow,
  numbered,
  purposeOf,
  purposesBy,
  seatNamed,
  type Message,
  type Pressed,
  type Reason,
  type Seat,
} from '@arenarium/engine';
import { nameOfFace } from './cards/names.ts';
import { ACTION_RULES, actions, priceOf, type Action } from './rules/actions.ts';
import { maxHpOf, strengthOf } from './rules/strength.ts';
import { attackKinds, isOut, pileOf, type AttackKind, type CardId, type P, type Table } from './table.ts';

export { words } from './languages/en-what-for.ts';

/** A card that is pressed, by whom, and what of it is known. */
interface PressedCard {
  readonly p: P;
  readonly seat: Seat;
  readonly card: Message;
  readonly id: CardId;
  /** Whose it is, if anybody's. */
  readonly owner: Seat;
}

/** Strength and HP as they stand. */
const numbers = ({ p, id }: PressedCard): Readonly<Record<string, number>> => {
  const maxHp = maxHpOf(p, id);
  return { strength: strengthOf(p, id), maxHp, left: Math.max(0, maxHp - at(p.table.damage, id)) };
};
/** A Hero in play, which reads differently to its own player. */
function standing(pressed: PressedCard, place: 'champion' | 'support', rules: { own: string; other: string }): Reason {
  const { seat, owner, card, p, id } = pressed;
  const whose = seat === owner ? 'own' : 'other';
  if (faceOf(p, id) < 0) return purposeOf('EL-3.2', 'faceDown', { owner: seatNamed(owner) });
  return purposeOf(rules[whose], `${place}.${whose}`, { card, owner: seatNamed(owner), ...numbers(pressed) });
}

/** A card, by the zone in which it lies. */
const inZone: Readonly<Record<string, (pressed: PressedCard) => Reason>> = {
  champion: (pressed) => standing(pressed, 'champion', { own: 'EL-5.6', other: 'EL-7.1' }),
  supports: (pressed) => standing(pressed, 'support', { own: 'EL-6.4', other: 'EL-7.4' }),
  legend: ({ p, owner, card }) =>
    purposeOf('EL-9.4', 'legend', { card, owner: seatNamed(owner), n: pileOf(p.table.deck, owner).length }),
  deck: ({ p, owner }) => ofDeck(p, owner),
  graveyard: ({ owner, card }) => purposeOf('EL-8.6', 'fallen', { card, owner: seatNamed(owner) }),
  hand: ({ card }) => purposeOf('EL-2.2', 'hand', { card }),
  kept: ({ p, card, owner }) => purposeOf('EL-2.2', 'kept', { card, n: pileOf(p.table.kept, owner).length }),
  box: ({ card }) => purposeOf('EL-2.2', 'box', { card }),
  legendsLeft: ({ card }) => purposeOf('EL-2.1', 'legendsLeft', { card }),
  spheresLeft: ({ card }) => purposeOf('EL-2.3', 'spheresLeft', { card }),
  sphereDeck: ({ p }) => ofSphereDeck(p),
  spheresUp: ({ p, card, id }) =>
    p.table.spheresUp.at(-1) === id
      ? purposeOf('EL-4.1', 'sphereNow', { card, n: p.table.round })
      : purposeOf('EL-4.3', 'sphereBefore', { card, n: p.table.sphereDeck.length }),
};
const ofDeck = (p: P, owner: Seat): Reason =>
  purposeOf('EL-9.2', 'deck', { owner: seatNamed(owner), n: pileOf(p.table.deck, owner).length });
const ofSphereDeck = (p: P): Reason => purposeOf('EL-4.1', 'sphereDeck', { n: p.table.sphereDeck.length });

function ofCard(pressed: Pressed<Table>): Reason | null {
  const card = lying(pressed);
  if (card === null) return null;
  const { id, face, zone } = card;
  const { p, seat } = pressed;
  return inZone[zone.name]?.({ p, seat, id, card: nameOfFace(face), owner: zone.seat ?? seat }) ?? null;
}

/** EL-6.1, EL-5.4: what an action costs, and when it is taken. */
function ofAction(p: P, seat: Seat, action: Action): Reason {
  const values = { action: message(`action.${action}`), turn: seatNamed(p.table.active) };
  if (p.table.active !== seat || p.table.round === 0) return purposeOf(ACTION_RULES[action], 'action.other', values);
  const [price, mp] = [priceOf(p, seat, action), at(p.table.mp, seat)];
  return purposeOf(ACTION_RULES[action], 'action.own', { ...values, price, mp });
}
/** EL-5.6. */
const ofAttack = (p: P, kind: AttackKind): Reason =>
  purposeOf('EL-5.6', 'attack', { attack: message(`option.attack.${kind}`), turn: seatNamed(p.table.active) });

function ofSeat(p: P, whose: Seat): Reason {
  const [who, t] = [seatNamed(whose), p.table];
  if (isOut(t, whose)) return purposeOf('EL-10.1', 'out', { who });
  return purposeOf('EL-3.3', 'seat', { who, mp: at(t.mp, whose), tokens: at(t.tokens, whose) });
}
function ofPile({ p, what }: Pressed<Table>): Reason | null {
  if (what === 'sphereDeck') return ofSphereDeck(p);
  const [name, rest = ''] = what.split('.');
  const owner = numberBelow(p.seats, rest);
  if (owner === null) return null;
  if (name === 'deck') return ofDeck(p, owner);
  const graveyard = { owner: seatNamed(owner), n: pileOf(p.table.graveyard, owner).length };
  return name === 'graveyard' ? purposeOf('EL-8.6', 'graveyard', graveyard) : null;
}

export const whatFor = purposesBy<Table>({
  card: ofCard,
  seat: numbered(eachSeat, ({ p }, whose) => ofSeat(p, whose)),
  pile: ofPile,
  action({ p, seat, what }) {
    const action = actions.find((each) => each === what);
    return action === undefined ? null : ofAction(p, seat, action);
  },
  attack({ p, what }) {
    const attack = attackKinds.find((each) => each === what);
    return attack === undefined ? null : ofAttack(p, attack);
  },
});
