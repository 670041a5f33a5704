/** How a position looks to a seat: what its team can still take, and what it can do, against the others. */
import { at, type Seat } from '@arenarium/engine';
import { strengthOf } from '../rules/strength.ts';
import { cardOf } from '../cards/printed.ts';
import { teamAt, type Team } from './team.ts';
import { hasEntered, isOut, livingSeats, NONE, pileOf, seatsOf, type P } from '../table.ts';

/** A Hero still in the Team deck is worth about this. */
const IN_DECK = 6;
/** A Hero in play is worth this besides its counters: a body, and abilities. */
const BODY = 1.5;
/** A Legend still to be chosen is worth the usual one: who picks early should not look ahead for that. */
const UNCHOSEN = BODY + 10;
/** What a token of each kind on a Hero costs its owner. */
const BANE = 0.6;

/** What stands between a Hero and its fall; the last points are worth the most. */
const life = (left: number, banes: number): number => (left === 0 ? 0 : BODY + left - BANE * banes);

/** What a seat that is still in the game is worth, with its team as it was read. */
function worth(p: P, seat: Seat, team: Readonly<Team>): number {
  const t = p.table;
  if (t.legend[seat] === NONE) return UNCHOSEN;
  let sum = 0.15 * at(t.mp, seat) + 0.05 * at(t.tokens, seat);
  if (team.champion !== NONE) sum += life(team.left, team.banes) + 0.4 * Math.min(6, team.strength);
  for (let i = 0; i < team.supports.length; i++) sum += life(at(team.supportLeft, i), at(team.supportBanes, i));
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
  const mine = worthToCome(p, seat, teamAt(p, seat));
  let others = 0;
  for (let other = 0; other < seatsOf(t); other++)
    if (other !== seat && !isOut(t, other)) others += worth(p, other, teamAt(p, other));
  if (t.active === seat) others = Math.max(0, others - promised(p));
  return mine === 0 ? 0 : mine / (mine + others);
}

/** What a seat that is still in the game will be worth when the attack at hand is done. */
export function worthToCome(p: P, seat: Seat, team: Readonly<Team>): number {
  const t = p.table;
  const here = worth(p, seat, team);
  return t.active === seat ? here : Math.max(0, here - promised(p) / Math.max(1, livingSeats(t) - 1));
}
