/** Cards and Abilities being resolved lie on the table, the newest on top: HB-11.4. */
import { done, type Flow, rules, type Seat } from '@arenarium/engine';
import { heroCardAt, maxHp } from '../cards/printed.ts';
import { logOf } from '../happenings.ts';
import { at, heroOf, NONE, type P, type Play, playAt, type Table, topPlay } from '../table.ts';

/** Lay a card or Ability on the table, to be resolved. */
export function lay(t: Table, { by, source, reach, foe = NONE, answers = NONE, at: place = NONE }: Laid): void {
  t.plays.push({
    by,
    source,
    reach,
    targets: [],
    damage: [],
    reacted: 0,
    shielded: 0,
    standIn: NONE,
    foe,
    answers,
    at: place,
  });
}
/** HB-11.2: a part of the play on top, that deals damage of its own: whoever has reacted to the whole has reacted to it. */
export function layPart(t: Table, laid: Laid): void {
  const { reacted, shielded } = topPlay(t);
  lay(t, laid);
  Object.assign(topPlay(t), { reacted, shielded });
}
/** HB-11.2: somebody reacts for a target of this play. */
export function noteReaction(t: Table, { play, at: place }: Exposed, seat: Seat): void {
  const answered = playAt(t, play);
  answered.reacted |= 1 << seat;
  answered.shielded |= 1 << at(answered.targets, place);
}
export const hasReacted = ({ reacted }: Play, seat: Seat): boolean => (reacted & (1 << seat)) !== 0;
interface Laid {
  readonly by: Seat;
  readonly source: number;
  readonly reach: number;
  readonly foe?: Seat;
  readonly answers?: number;
  readonly at?: number;
}

/** HB-R25: wards stand in for damage. */
export function hurt(p: P, seat: Seat, { n, by, source }: { n: number; by: Seat; source: number }): void {
  const f = heroOf(p.table, seat);
  const warded = Math.min(f.wards, n);
  f.wards -= warded;
  f.hp -= n - warded;
  if (warded > 0) logOf(p)?.push({ did: 'absorbed', seat, n: warded });
  if (n > warded) logOf(p)?.push({ did: 'took', seat, n: n - warded, attacker: by, source, hp: f.hp });
}

/** HB-2.1: healing stops at the maximum. */
export function heal(p: P, seat: Seat, n: number): void {
  const f = heroOf(p.table, seat);
  const healed = Math.min(n, maxHp(f) - f.hp);
  if (f.dead || healed <= 0) return;
  f.hp += healed;
  logOf(p)?.push({ did: 'healed', seat, n: healed, hp: f.hp });
}

/** Which target of which attack is being protected. */
export interface Exposed {
  readonly play: number;
  readonly at: number;
}
/** Block some of the damage a target is still to take. */
export function block(p: P, { play, at: place }: Exposed, { n, by }: { n: number; by: Seat }): void {
  const { damage, targets } = playAt(p.table, play);
  const blocked = Math.min(n, at(damage, place));
  damage[place] = at(damage, place) - blocked;
  logOf(p)?.push({ did: 'blocked', seat: at(targets, place), n: blocked, blocker: by });
}

/** HB-7.6: back from the dead. */
export function rise(p: P, seat: Seat): void {
  const f = heroOf(p.table, seat);
  if (!f.dead) return;
  f.dead = false;
  f.hp = heroCardAt(f.hero).ankh;
  logOf(p)?.push({ did: 'resurrected', seat, hp: f.hp });
}

/** Where a list of instructions stands. */
export interface Following {
  readonly script: number;
  readonly i: number;
}
/** A Passive that has been waiting for something, and what it then knows. */
export interface Waiting {
  readonly seat: Seat;
  readonly script: number;
  readonly foe?: Seat;
  readonly answers?: number;
  readonly at?: number;
}
/** A Scroll that is played. */
export interface Reading {
  readonly seat: Seat;
  readonly card: number;
  readonly as: number;
}

export const plays = rules('basicverse/plays', {
  /** HB-11.4: the card or Ability has been resolved. */
  finish(p: P): Flow {
    p.table.plays.pop();
    return done();
  },
  /** HB-11.2: a part of one has; who reacted to it has reacted to the whole. */
  finishPart(p: P): Flow {
    const t = p.table;
    const { reacted, shielded } = topPlay(t);
    t.plays.pop();
    const whole = topPlay(t);
    whole.reacted |= reacted;
    whole.shielded |= shielded;
    return done();
  },
});
