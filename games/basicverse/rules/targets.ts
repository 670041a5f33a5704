/** Chapters 9 and 10: who is within reach, and who can be aimed at. */
import type { Message, Seat } from '@arenarium/engine';
import { doingOf, maxHp, moreReachOf, type PrintedAim, reachOf } from '../cards/printed.ts';
import type { Aimed, Group, Who } from '../cards/words.ts';
import { ABILITY, areAllies, areEnemies, type Hero, heroOf, isAlive, type Play, type Table } from '../table.ts';
import { distance, hasEnemyWithin, reaches } from './range.ts';
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

/** Is there anybody to aim at? Enemies sit on every other seat, and so do allies. */
export function hasTarget(t: Table, aiming: Aiming): boolean {
  if (aiming.aimed === 'enemy') return hasEnemyWithin(t, aiming.by, aiming.within);
  for (let seat = aiming.by % 2; seat < t.players; seat += 2) if (whyNotTarget(t, seat, aiming) === null) return true;
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

/** What a group is counted from: you, and whom you aim at. */
type Around = Pick<Play, 'by' | 'targets'>;

/** Is somebody alive, of the side, and within reach of you, or of the target (HB-9.1)? */
function isMember(t: Table, { by, targets }: Around, seat: Seat, { each, within, of }: Group): boolean {
  if (!isAlive(t, seat) || !isOfSide(by, seat, each)) return false;
  const reach = reachOf(within);
  return of === 'you'
    ? seat === by || reaches(t, by, { seat, within: reach })
    : !targets.includes(seat) && targets.some((target) => distance(t, target, seat) <= reach);
}

/** Those, in turn order from you on. */
export function membersOf(t: Table, around: Around, group: Group): Seat[] {
  const found: Seat[] = [];
  for (let k = 0; k < t.players; k++) {
    const seat = (around.by + k) % t.players;
    if (isMember(t, around, seat, group)) found.push(seat);
  }
  return found;
}
/** Is there any? Asked far more often than who they are. */
function hasMember(t: Table, around: Around, group: Group): boolean {
  for (let seat = 0; seat < t.players; seat++) if (isMember(t, around, seat, group)) return true;
  return false;
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

export const reachOfAim = (aim: PrintedAim | null): number => (aim === null ? 0 : aim.within);

/** How far something reaches, and how far away the nearest is that it could be aimed at. */
export function reachWords(t: Table, seat: Seat, source: number): Message {
  const { aim } = doingOf(source);
  return outOfReach(t, seat, {
    aimed: aim === null ? 'enemy' : aim.at,
    within: reachOfAim(aim) + reachBonus(heroOf(t, seat), source),
  });
}

const NOBODY: Seat[] = [];
/** Is there somebody to aim at? What moves first finds out when it gets there. */
export function hasAim(t: Table, seat: Seat, source: number): boolean {
  const { aim, first } = doingOf(source);
  if (aim === null || first !== undefined) return true;
  if (aim.everyone !== null) return hasMember(t, { by: seat, targets: NOBODY }, aim.everyone);
  const within = aim.within + reachBonus(heroOf(t, seat), source);
  return aim.at === 'enemy' ? hasEnemyWithin(t, seat, within) : hasTarget(t, { by: seat, aimed: aim.at, within });
}
