/** How good a position looks for a seat: for bots that look one step ahead. */
import type { Seat } from '@arenarium/engine';
import { rangeTo, reaches } from './circle.ts';
import { membersOf } from './instructions.ts';
import { doingOf, heroAt, maxHp, reactionOf } from './printed.ts';
import { hasAim } from './resolving.ts';
import {
  areEnemies,
  at,
  BLUE,
  enemyTeamOf,
  fighterOf,
  isAlive,
  killWorth,
  manaCap,
  RED,
  teamOf,
  type P,
  type Play,
  type Table,
  type Team,
} from './table.ts';

/** What things are worth, in points of Fortress damage. */
const FORTRESS = 1;
const HP = 0.34;
const LAST_HP = 0.45;
const DEAD = 0.9;
const MANA = 0.16;
const CARD = 0.13;
const SPARE_CARD = 0.04;
const WARD = 0.2;
const DEBT = 0.22;
const ACTION = 0.05;
const NEAR_ENEMY = 0.04;
const KEPT = 6;
/** How much of a blow on its way usually lands. */
const LANDS = 0.7;
/** What damage and healing that are not aimed yet will be worth. */
const HIT = 0.42;
const MENDED = 0.3;
const UNAIMED = 0.2;
/** Asking for a card changes nothing by itself. */
const CALLED = 0.02;

const STEEPNESS = 0.22;

/** HP of a Hero, the last of them being worth most: they stand between the enemy and a kill. */
function lifeOf(t: Table, seat: Seat, hp: number): number {
  const f = fighterOf(t, seat);
  if (f.dead || hp <= 0) return -DEAD - (f.dead ? 0 : killWorth(t) * 0.9) + heroAt(f.hero).ankh * 0.1;
  return Math.min(hp, maxHp(f)) * HP + Math.min(hp, 3) * LAST_HP * 0.5 + f.wards * WARD;
}

/** Damage that is on its way to a seat, from everything that is being aimed or resolved. */
function comingAt(plays: readonly Play[], seat: Seat): number {
  let coming = 0;
  for (const play of plays) {
    const aiming = play.damage.length < play.targets.length;
    for (let i = 0; i < play.targets.length; i++) {
      if (at(play.targets, i) === seat) coming += aiming ? (doingOf(play.source).damage ?? 0) : at(play.damage, i);
    }
  }
  return coming;
}

/** What a card or Ability will do that is not aimed yet. One that moves first hopes for the best until it has moved. */
function unaimed(t: Table, { by, source }: Play): number {
  const { aim, first, damage = 0, heal = 0 } = doingOf(source);
  if (aim === undefined) return UNAIMED;
  const worth = damage * HIT + heal * MENDED;
  if (first !== undefined && t.moving !== by) return worth * ('everyone' in aim ? 2 : 1);
  if ('everyone' in aim) return worth * membersOf(t, { by, targets: [] }, aim.everyone).length;
  return hasAim(t, by, source) ? worth * Math.min(aim.upTo, 2) : 0;
}

function fighterValue(t: Table, seat: Seat): number {
  const f = fighterOf(t, seat);
  if (f.hero < 0) return 0;
  const coming = Math.max(0, comingAt(t.plays, seat) - f.wards);
  const life =
    coming === 0 ? lifeOf(t, seat, f.hp) : LANDS * lifeOf(t, seat, f.hp - coming) + (1 - LANDS) * lifeOf(t, seat, f.hp);
  const kept = Math.min(f.hand.length, KEPT);
  return life + kept * CARD + (f.hand.length - kept) * SPARE_CARD - f.debt * DEBT + f.vision * 0.1 + f.shadow * 0.05;
}

/** Where a Hero stands: it wants somebody to hit, and few who can hit it. */
function standing(t: Table, seat: Seat): number {
  let enemies = 0;
  for (let other = 0; other < t.players; other++) {
    if (areEnemies(seat, other) && isAlive(t, other) && rangeTo(t, seat, other) <= 1) enemies++;
  }
  const f = fighterOf(t, seat);
  const bold = f.hp * 2 > maxHp(f) ? 1 : -1;
  return bold * Math.min(enemies, 2) * NEAR_ENEMY;
}

/** A protector near its allies is worth something. */
function guarding(t: Table, seat: Seat): number {
  const { answers } = reactionOf(fighterOf(t, seat).hero);
  if (answers.is !== 'attacked' || answers.who === 'you' || typeof answers.within !== 'number') return 0;
  let near = 0;
  for (let other = teamOf(seat) as Seat; other < t.players; other += 2) {
    if (other !== seat && isAlive(t, other) && reaches(t, seat, { seat: other, within: answers.within })) near++;
  }
  return near * 0.02;
}

function teamValue(t: Table, team: Team): number {
  let value = t.fortress[team] * FORTRESS + t.mana[team] * MANA * (1 - (0.3 * t.mana[team]) / manaCap(t));
  for (let seat = team as Seat; seat < t.players; seat += 2) {
    value += fighterValue(t, seat);
    if (isAlive(t, seat) && fighterOf(t, seat).hero >= 0) value += standing(t, seat) + guarding(t, seat);
  }
  if (teamOf(t.active) === team) value += t.actions * ACTION - (t.called === 0 ? 0 : CALLED);
  for (const play of t.plays) if (teamOf(play.by) === team && play.targets.length === 0) value += unaimed(t, play);
  return value;
}

export function evaluate(p: P, seat: Seat): number {
  const t = p.table;
  const lead = teamValue(t, teamOf(seat)) - teamValue(t, enemyTeamOf(seat));
  const doomed = t.fortress[BLUE] <= 0 && t.fortress[RED] > 0 ? (teamOf(seat) === RED ? 6 : -6) : 0;
  return 1 / (1 + Math.exp(-STEEPNESS * (lead + doomed)));
}
