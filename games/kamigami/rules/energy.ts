import { call, done, type Flow, message, over, type Result, rules, type Seat, seatNamed } from '@arenarium/engine';
import { logOf } from '../happenings.ts';
import {
  at,
  ELIMINATED,
  IN_PLAY,
  isFree,
  isIn,
  isTemple,
  momentAt,
  ownerOf,
  type P,
  SEALED,
  type Table,
} from '../table.ts';
import { closeMoment, openMoment } from './moments.ts';
import { gatherAll, removeAll } from './piles.ts';
import { reacts } from './reacts.ts';

/** KB-12.3 */
export const ENERGY_TO_WIN = 25;
/** KB-11.4 */
export const ENERGY_TO_RETURN = 5;
/** KB-R29 */
export const LAST_ROUND = 100;

/** A God gains Energy; the match is over at once when that brings it to 25 in a Free for All (KB-12.3, KB-R12). */
export function gain(p: P, seat: Seat, n: number): Flow<never> | null {
  const t = p.table;
  t.energy[seat] = at(t.energy, seat) + n;
  logOf(p)?.push({ did: 'gained', seat, n });
  if (!isFree(t) || at(t.energy, seat) < ENERGY_TO_WIN) return null;
  return wonBy(t, seat, { rule: 'KB-12.3', why: 'over.energy' });
}

export interface Loss {
  readonly unit: number;
  readonly n: number;
  /** Whose doing it is. */
  readonly by: Seat;
}

export const energy = rules('kamigami/energy', {
  /** A God or Temple loses Energy. Yields what it has lost. KB-13.2: what saves a God comes before it falls. */
  lose(p: P, { unit, n, by }: Loss): Flow<number> {
    const t = p.table;
    if (!isIn(t, ownerOf(unit))) return done(0);
    if (isTemple(unit)) return done(loseFromTemple(p, unit, n));
    if (at(t.energy, unit) > n) {
      commit(p, unit, n);
      return done(n);
    }
    const place = openMoment(t, { is: 'falling', seat: by, target: unit, value: n });
    return call(reacts.window, { place }).then(energy.fall, { place });
  },

  /** KB-11.1, KB-12.1, KB-13.2: what is left of the loss is taken; at 0 the God falls. */
  fall(p: P, { place }: { readonly place: number }): Flow<number> {
    const t = p.table;
    const { target, value } = momentAt(t, place);
    closeMoment(t, place);
    if (!isIn(t, target)) return done(0);
    const lost = Math.min(value, at(t.energy, target));
    commit(p, target, lost);
    if (at(t.energy, target) > 0) return done(lost);
    return fallen(p, target) ?? done(lost);
  },

  /** KB-R14: the same, for whoever does not ask how much was lost. */
  justLose(_: P, loss: Loss): Flow {
    return call(energy.lose, loss).then(energy.settled, {});
  },
  /** KB-R14: nobody asked. */
  settled(): Flow {
    return done();
  },
});

function commit(p: P, unit: number, n: number): void {
  p.table.energy[unit] = at(p.table.energy, unit) - n;
  if (n > 0) logOf(p)?.push({ did: 'lost', unit, n });
}

/** KB-6.5, KB-R11: a Temple has no more to lose than it has; without Energy it is destroyed. */
function loseFromTemple(p: P, unit: number, n: number): number {
  const lost = Math.min(n, at(p.table.energy, unit));
  commit(p, unit, lost);
  destroyIfEmpty(p, unit);
  return lost;
}
export function destroyIfEmpty(p: P, unit: number): void {
  if (at(p.table.energy, unit) > 0) return;
  logOf(p)?.push({ did: 'destroyed', seat: ownerOf(unit), temple: at(p.table.temple, ownerOf(unit)) });
}

/** A God is at 0: Sealed (KB-11.1), eliminated (KB-12.1) or its team’s end (KB-12.4). */
function fallen(p: P, seat: Seat): Flow<never> | null {
  const t = p.table;
  const team = at(t.team, seat);
  if (t.main[team] !== seat) {
    t.state[seat] = SEALED;
    gatherAll(p, seat);
    logOf(p)?.push({ did: 'sealed', seat });
    return null;
  }
  for (let s = 0; s < t.team.length; s++) if (t.team[s] === team && t.state[s] !== ELIMINATED) eliminate(p, s);
  return lastOneLeft(t);
}

/** KB-R21, KB-R28 */
function eliminate(p: P, seat: Seat): void {
  const t = p.table;
  t.state[seat] = ELIMINATED;
  t.energy[seat] = 0;
  removeAll(p, seat);
  logOf(p)?.push({ did: 'eliminated', seat });
}

/** KB-12.2, KB-12.4 */
function lastOneLeft(t: Table): Flow<never> | null {
  const left = t.main.filter((seat) => t.state[seat] === IN_PLAY);
  const winner = left[0];
  if (left.length > 1 || winner === undefined) return null;
  return wonBy(t, winner, { rule: isFree(t) ? 'KB-12.2' : 'KB-12.4', why: 'over.last' });
}

/** KB-R29: after the last Round, or the last decision, the most Energy wins, and of equals the later in turn order. */
export function wonByEnergy(t: Table, why: 'over.rounds' | 'over.bound'): Result {
  const seats = t.team.length;
  const inOrder = Array.from({ length: seats }, (_, i) => (t.first + i) % seats).filter(
    (seat) => t.main.includes(seat) && isIn(t, seat),
  );
  const best = inOrder.reduce((most, seat) => (at(t.energy, seat) >= at(t.energy, most) ? seat : most));
  return resultFor(t, best, { rule: 'KB-R29', why });
}

interface Winning {
  readonly rule: string;
  readonly why: string;
}
const wonBy = (t: Table, winner: Seat, winning: Winning): Flow<never> => over(resultFor(t, winner, winning));
function resultFor(t: Table, winner: Seat, { rule, why }: Winning): Result {
  const side = t.team[winner];
  return {
    rewards: t.team.map((team) => (team === side ? 1 : 0)),
    rule,
    because: message(why, { winners: t.team.flatMap((team, seat) => (team === side ? [seatNamed(seat)] : [])) }),
  };
}
