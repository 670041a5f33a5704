/** What things on the table are for, and when: told to whoever presses one that the open question does not speak of. */
import { at, faceOf, message, seatNamed, type Message, type Reason, type Seat, type Value } from '@arenarium/engine';
import { nameOfFace } from './cards/names.ts';
import { zones } from './facts.ts';
import { ACTION_RULES, actions, priceOf, type Action } from './rules/actions.ts';
import { maxHpOf, strengthOf } from './rules/strength.ts';
import { attackKinds, isOut, pileOf, type AttackKind, type CardId, type P } from './table.ts';

export { words } from './languages/en-what-for.ts';

const reason = (rule: string, id: string, values: Readonly<Record<string, Value>> = {}): Reason => ({
  rule,
  because: message(`what.${id}`, values),
});

/** What is pressed, who presses it, and what of it is known. */
interface Pressed {
  readonly p: P;
  readonly seat: Seat;
  readonly card: Message;
  readonly id: CardId;
  /** Whose it is, if anybody's. */
  readonly owner: Seat;
}

/** Strength and HP as they stand. */
const numbers = ({ p, id }: Pressed): Readonly<Record<string, number>> => {
  const maxHp = maxHpOf(p, id);
  return { strength: strengthOf(p, id), maxHp, left: Math.max(0, maxHp - at(p.table.damage, id)) };
};
/** A Hero in play, which reads differently to its own player. */
function standing(pressed: Pressed, place: 'champion' | 'support', rules: { own: string; other: string }): Reason {
  const { seat, owner, card, p, id } = pressed;
  const whose = seat === owner ? 'own' : 'other';
  if (faceOf(p, id) < 0) return reason('EL-3.2', 'faceDown', { owner: seatNamed(owner) });
  return reason(rules[whose], `${place}.${whose}`, { card, owner: seatNamed(owner), ...numbers(pressed) });
}

/** A card, by the zone in which it lies. */
const inZone: Readonly<Record<string, (pressed: Pressed) => Reason>> = {
  champion: (pressed) => standing(pressed, 'champion', { own: 'EL-5.6', other: 'EL-7.1' }),
  supports: (pressed) => standing(pressed, 'support', { own: 'EL-6.4', other: 'EL-7.4' }),
  legend: ({ p, owner, card }) =>
    reason('EL-9.4', 'legend', { card, owner: seatNamed(owner), n: pileOf(p.table.deck, owner).length }),
  deck: ({ p, owner }) => ofDeck(p, owner),
  graveyard: ({ owner, card }) => reason('EL-8.6', 'fallen', { card, owner: seatNamed(owner) }),
  hand: ({ card }) => reason('EL-2.2', 'hand', { card }),
  kept: ({ p, card, owner }) => reason('EL-2.2', 'kept', { card, n: pileOf(p.table.kept, owner).length }),
  box: ({ card }) => reason('EL-2.2', 'box', { card }),
  legendsLeft: ({ card }) => reason('EL-2.1', 'legendsLeft', { card }),
  spheresLeft: ({ card }) => reason('EL-2.3', 'spheresLeft', { card }),
  sphereDeck: ({ p }) => ofSphereDeck(p),
  spheresUp: ({ p, card, id }) =>
    p.table.spheresUp.at(-1) === id
      ? reason('EL-4.1', 'sphereNow', { card, n: p.table.round })
      : reason('EL-4.3', 'sphereBefore', { card, n: p.table.sphereDeck.length }),
};
const ofDeck = (p: P, owner: Seat): Reason =>
  reason('EL-9.2', 'deck', { owner: seatNamed(owner), n: pileOf(p.table.deck, owner).length });
const ofSphereDeck = (p: P): Reason => reason('EL-4.1', 'sphereDeck', { n: p.table.sphereDeck.length });

function ofCard(p: P, seat: Seat, id: CardId): Reason | null {
  const zone = zones(p.table).find(({ cards }) => cards.includes(id));
  if (zone === undefined) return null;
  return inZone[zone.name]?.({ p, seat, id, card: nameOfFace(faceOf(p, id)), owner: zone.seat ?? seat }) ?? null;
}

/** EL-6.1, EL-5.4: what an action costs, and when it is taken. */
function ofAction(p: P, seat: Seat, action: Action): Reason {
  const values = { action: message(`action.${action}`), turn: seatNamed(p.table.active) };
  if (p.table.active !== seat || p.table.round === 0) return reason(ACTION_RULES[action], 'action.other', values);
  const [price, mp] = [priceOf(p, seat, action), at(p.table.mp, seat)];
  return reason(ACTION_RULES[action], 'action.own', { ...values, price, mp });
}
/** EL-5.6. */
const ofAttack = (p: P, kind: AttackKind): Reason =>
  reason('EL-5.6', 'attack', { attack: message(`option.attack.${kind}`), turn: seatNamed(p.table.active) });

function ofSeat(p: P, whose: Seat): Reason {
  const [who, t] = [seatNamed(whose), p.table];
  if (isOut(t, whose)) return reason('EL-10.1', 'out', { who });
  return reason('EL-3.3', 'seat', { who, mp: at(t.mp, whose), tokens: at(t.tokens, whose) });
}
function ofPile(p: P, pile: string): Reason | null {
  if (pile === 'sphereDeck') return ofSphereDeck(p);
  const [name, owner = ''] = pile.split('.');
  if (name === 'deck') return ofDeck(p, Number(owner));
  const graveyard = { owner: seatNamed(Number(owner)), n: p.table.graveyard[Number(owner)]?.length ?? 0 };
  return name === 'graveyard' ? reason('EL-8.6', 'graveyard', graveyard) : null;
}

export function whatFor(p: P, seat: Seat, point: string): Reason | null {
  const [kind = '', what = ''] = point.split(/:(.*)/s);
  switch (kind) {
    case 'card':
      return ofCard(p, seat, Number(what));
    case 'seat':
      return ofSeat(p, Number(what));
    case 'pile':
      return ofPile(p, what);
    case 'action': {
      const action = actions.find((each) => each === what);
      return action === undefined ? null : ofAction(p, seat, action);
    }
    case 'attack': {
      const attack = attackKinds.find((each) => each === what);
      return attack === undefined ? null : ofAttack(p, attack);
    }
    default:
      return null;
  }
}
