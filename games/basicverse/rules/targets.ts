/** Chapters 9 and 10: who is within reach, and who can be aimed at. */
import type { Message, Seat } from '@arenarium/engine';
import { doingOf, maxHp, moreReachOf, reachOf } from '../cards/printed.ts';
import type { Aim, Aimed, Group, Who } from '../cards/words.ts';
import { ABILITY, areAllies, areEnemies, type Hero, heroOf, isAlive, type Play, type Table } from '../table.ts';
import { distance, reaches } from './range.ts';
import { outOfReach, refusal, type Refusal } from './refusals.ts';

/** What an aim needs to know to say who can be its target. */
export interface Aiming {
  readonly by: Seat;
  readonly aimed: Aimed;
  readonly within: number;
}

const HARMS_ENEMIES = refusal('HB-1.3', 'why.target.ownSide');
const HELPS_ALLIES = refusal('HB-1.3', 'why.target.enemy');
const NOT_YOURSELF = refusal('HB-1.3', 'why.target.yourself');
const IS_DEAD = refusal('HB-7.5', 'why.target.dead');
const IS_ALIVE = refusal('HB-7.5', 'why.target.alive');
const NOT_HURT = refusal('HB-R4', 'why.target.unhurt');
const OUT_OF_RANGE = refusal('HB-9.1', 'why.target.range');

/** HB-1.3, HB-7.5, HB-R4, HB-9.1: what keeps somebody from being a target, or null. */
export function whyNotTarget(t: Table, seat: Seat, { by, aimed, within }: Aiming): Refusal | null {
  const f = heroOf(t, seat);
  if (aimed === 'enemy' && !areEnemies(by, seat)) return HARMS_ENEMIES;
  if (aimed !== 'enemy' && areEnemies(by, seat)) return HELPS_ALLIES;
  if ((aimed === 'ally' || aimed === 'deadAlly') && !areAllies(by, seat)) return NOT_YOURSELF;
  if (f.dead !== (aimed === 'deadAlly')) return f.dead ? IS_DEAD : IS_ALIVE;
  if (aimed === 'hurtAllyOrYou' && f.hp >= maxHp(f)) return NOT_HURT;
  return seat === by || reaches(t, by, { seat, within }) ? null : OUT_OF_RANGE;
}

/** Everybody of the side that is aimed at sits on every other seat. */
export function hasTarget(t: Table, aiming: Aiming): boolean {
  const first = aiming.aimed === 'enemy' ? (aiming.by + 1) % 2 : aiming.by % 2;
  for (let seat = first; seat < t.players; seat += 2) if (whyNotTarget(t, seat, aiming) === null) return true;
  return false;
}

const isOfSide = (by: Seat, seat: Seat, side: Group['each']): boolean => {
  switch (side) {
    case 'enemy':
      return areEnemies(by, seat);
    case 'ally':
      return areAllies(by, seat);
    case 'allyOrYou':
      return !areEnemies(by, seat);
  }
};

/** The living of a side within reach of you, or of the target (HB-9.1), in turn order from you on. */
export function membersOf(
  t: Table,
  { by, targets }: Pick<Play, 'by' | 'targets'>,
  { each, within, of }: Group,
): Seat[] {
  const reach = reachOf(within);
  const found: Seat[] = [];
  for (let k = 0; k < t.players; k++) {
    const seat = (by + k) % t.players;
    if (!isAlive(t, seat) || !isOfSide(by, seat, each)) continue;
    const near =
      of === 'you'
        ? seat === by || reaches(t, by, { seat, within: reach })
        : !targets.includes(seat) && targets.some((target) => distance(t, target, seat) <= reach);
    if (near) found.push(seat);
  }
  return found;
}

export function whom(t: Table, play: Play, who: Who | Group): readonly Seat[] {
  if (typeof who === 'object') return membersOf(t, play, who);
  switch (who) {
    case 'you':
      return [play.by];
    case 'target':
    case 'attacked':
      return play.targets.slice();
    case 'attacker':
    case 'mover':
      return [play.foe];
  }
}

export const isCard = (source: number): boolean => source < ABILITY;
/** Passives change what cards do, never what Abilities do. */
export const reachBonus = (f: Hero, source: number): number => (isCard(source) ? moreReachOf(f.hero, source) : 0);

export function reachOfAim(aim: Aim | undefined): number {
  if (aim === undefined) return 0;
  return reachOf('everyone' in aim ? aim.everyone.within : aim.within);
}

/** How far something reaches, and how far away the nearest is that it could be aimed at. */
export function reachWords(t: Table, seat: Seat, source: number): Message {
  const { aim } = doingOf(source);
  const aimed = aim === undefined || 'everyone' in aim ? 'enemy' : aim.at;
  return outOfReach(t, seat, { aimed, within: reachOfAim(aim) + reachBonus(heroOf(t, seat), source) });
}

/** Is there somebody to aim at? What moves first finds out when it gets there. */
export function hasAim(t: Table, seat: Seat, source: number): boolean {
  const { aim, first } = doingOf(source);
  if (aim === undefined || first !== undefined) return true;
  if ('everyone' in aim) return membersOf(t, { by: seat, targets: [] }, aim.everyone).length > 0;
  return hasTarget(t, {
    by: seat,
    aimed: aim.at,
    within: reachOf(aim.within) + reachBonus(heroOf(t, seat), source),
  });
}
