/** How a position looks to a seat: what its team can still take, and what it can do, against the others. */
import { at, type Seat } from '@arenarium/engine';
import { KINDS, tokensOn } from '../rules/banes.ts';
import { maxHpOf, strengthOf } from '../rules/strength.ts';
import { cardOf } from '../cards/printed.ts';
import {
  championOf,
  hasEntered,
  isOut,
  livingSeats,
  NONE,
  pileOf,
  seatsOf,
  supportsOf,
  type CardId,
  type P,
} from '../table.ts';

/** A Hero still in the Team deck is worth about this. */
const IN_DECK = 6;
/** A Hero in play is worth this besides its counters: a body, and abilities. */
const BODY = 1.5;
/** A Legend still to be chosen is worth the usual one: who picks early should not look ahead for that. */
const UNCHOSEN = BODY + 10;
/** What a token of each kind on a Hero costs its owner. */
const BANE = 0.6;

/** What stands between a Hero and its fall; the last points are worth the most. */
function life(p: P, id: CardId): number {
  const t = p.table;
  const left = maxHpOf(p, id) - at(t.damage, id) - at(t.beside, id);
  if (left <= 0) return 0;
  let banes = 0;
  if (t.banes[id] === 0) return BODY + left;
  for (let kind = 0; kind < KINDS; kind++) if (tokensOn(t, id, kind) > 0) banes++;
  return BODY + left - BANE * banes;
}

function worth(p: P, seat: Seat): number {
  const t = p.table;
  if (isOut(t, seat)) return 0;
  if (t.legend[seat] === NONE) return UNCHOSEN;
  const champion = championOf(t, seat);
  let sum = 0.15 * at(t.mp, seat) + 0.05 * at(t.tokens, seat);
  if (champion !== NONE) sum += life(p, champion) + 0.4 * Math.min(6, strengthOf(p, champion));
  for (const id of supportsOf(t, seat)) sum += life(p, id);
  sum += IN_DECK * pileOf(t.deck, seat).length;
  if (!hasEntered(t, seat)) sum += BODY + cardOf(p, at(t.legend, seat)).maxHp;
  return sum;
}

/** Counters an attack will still lay when its targets are chosen: declaring it is worth something already. */
export function promised(p: P): number {
  const { attack } = p.table;
  if (attack === null) return 0;
  const { kind, attacker, targets } = attack;
  if (kind === 'precise') return targets.length === 0 ? strengthOf(p, attacker) : 0;
  return Math.max(0, Math.min(strengthOf(p, attacker), 3 * (livingSeats(p.table) - 1)) - targets.length);
}

export function evaluate(p: P, seat: Seat): number {
  const t = p.table;
  if (p.result !== null) return p.result.rewards[seat] ?? 0;
  if (isOut(t, seat)) return 0;
  const mine = worthToCome(p, seat);
  let others = 0;
  for (let other = 0; other < seatsOf(t); other++) if (other !== seat) others += worth(p, other);
  if (t.active === seat) others = Math.max(0, others - promised(p));
  return mine === 0 ? 0 : mine / (mine + others);
}

/** What a team will be worth when the attack at hand is done. */
export function worthToCome(p: P, seat: Seat): number {
  const t = p.table;
  const here = worth(p, seat);
  return t.active === seat ? here : Math.max(0, here - promised(p) / Math.max(1, livingSeats(t) - 1));
}
