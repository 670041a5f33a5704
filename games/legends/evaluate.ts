/** How a position looks to a seat: what its team can still take, and what it can do, against the others. */
import type { Seat } from '@arenarium/engine';
import { KINDS, tokensOn } from './banes.ts';
import { fighter } from './printed.ts';
import { maxHpOf, strengthOf } from './strength.ts';
import {
  at,
  championOf,
  hasEntered,
  isOut,
  kindOf,
  NOBODY,
  pileOf,
  seatsOf,
  supportsOf,
  type CardId,
  type P,
} from './table.ts';

/** A Hero still in the Team deck is worth about this. */
const IN_DECK = 6;
/** A Hero in play is worth this besides its counters: a body, and abilities. */
const BODY = 1.5;
/** What a token of each kind on a Hero costs its owner. */
const BANE = 0.6;

/** What stands between a Hero and its fall; the last points are worth the most. */
function life(p: P, id: CardId): number {
  const t = p.table;
  const left = maxHpOf(p, id) - at(t.damage, id) - at(t.beside, id);
  if (left <= 0) return 0;
  let banes = 0;
  for (let kind = 0; kind < KINDS; kind++) if (tokensOn(t, id, kind) > 0) banes++;
  return BODY + left - BANE * banes;
}

function worth(p: P, seat: Seat): number {
  const t = p.table;
  if (isOut(t, seat) || t.legend[seat] === NOBODY) return 0;
  const champion = championOf(t, seat);
  let sum = 0.15 * at(t.mp, seat) + 0.05 * at(t.tokens, seat);
  if (champion !== NOBODY) sum += life(p, champion) + 0.4 * Math.min(6, strengthOf(p, champion));
  for (const id of supportsOf(t, seat)) sum += life(p, id);
  sum += IN_DECK * pileOf(t.deck, seat).length;
  if (!hasEntered(t, seat)) sum += BODY + fighter(50 + kindOf(t, seat)).maxHp;
  return sum;
}

export function evaluate(p: P, seat: Seat): number {
  if (p.result !== null) return p.result.rewards[seat] ?? 0;
  const mine = worth(p, seat);
  let others = 0;
  for (let other = 0; other < seatsOf(p.table); other++) if (other !== seat) others += worth(p, other);
  return mine === 0 ? 0 : mine / (mine + others);
}
