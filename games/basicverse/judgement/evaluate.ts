/**
 * How good a position looks for a seat: for bots that look ahead. The numbers were fitted to the outcome of positions
 * out of 2,000 matches among searching bots, and are logarithms of odds: 0 is even, 1 is 73 %, 2 is 88 %.
 */
import { faceOf, type Seat } from '@arenarium/engine';
import { heroCards } from '../cards/index.ts';
import { doingOf, heroCardAt, maxHp, reactionOf } from '../cards/printed.ts';
import { type BasicName, basicNames } from '../cards/words.ts';
import { rangeTo, reaches } from '../rules/range.ts';
import { whichHero, whichOpening } from '../rules/set-up.ts';
import { hasAim, membersOf } from '../rules/targets.ts';
import {
  areEnemies,
  at,
  BLUE,
  enemyTeamOf,
  type Hero,
  heroOf,
  isAlive,
  killWorth,
  NONE,
  type P,
  type Play,
  RED,
  type Table,
  type Team,
  teamOf,
} from '../table.ts';

/** A point of Fortress, and what it is worth on top among the last six, the last two, as the last. */
const FORTRESS = 0.51;
const OF_LAST_SIX = 0.14;
const OF_LAST_TWO = 0.28;
const LAST = 0.4;
/** Red has destroyed Blue's Fortress, and Blue only has its answer: HB-14.1. */
export const ANSWERING = 2;

const HP = 0.05;
/** How likely a Hero is to be killed before it is well again, with so many HP: this part of the kill counts already. */
const DANGER: readonly number[] = [0, 0.33, 0.18, 0.13, 0.07];
/** Nobody can hurt the dead; they come back with the HP beside the ankh. */
const DEAD = -0.6;
const ANKH = 0.27;
const WARD = 0.08;
/** What a Hero brings beside its HP, for the draft. Measured, not read off the card: a Hero nobody measured counts 0. */
const HEROES: Readonly<Record<string, number>> = {
  bark: -0.3,
  jacques: 0,
  mac: -0.35,
  granite: -0.05,
  juno: 0.25,
  freya: 0.25,
  xarius: 0,
  ember: -0.25,
  morus: 0.2,
  donna: -0.1,
  sans: 0.15,
  kemist: 0.5,
};

/** Mana: the first few will be spent for certain. */
const MANA = 0.07;
const SOON_SPENT = 4;
const SPENT_SOON = 0.05;

/** Cards in hand; those beyond the hand limit will be discarded. */
const CARDS: Readonly<Record<BasicName, number>> = {
  gatherMana: 0.07,
  strike: 0.065,
  firstAid: 0.05,
  reposition: 0.07,
  regroup: 0.06,
  assaultFortress: 0.37,
  defend: 0.08,
  deflect: 0.08,
  stonewall: 0.06,
  scrollOfHaste: 0.12,
  scrollOfVision: 0.08,
  scrollOfShadows: 0.09,
  scrollOfWisdom: 0.08,
};
const KEPT = 6;
const TOO_MANY = -0.055;

/** An Action not yet spent; over a whole turn they come to nothing, since everybody has a turn. */
const ACTION = 0.15;
const USUAL_ACTIONS = 3;
const DEBT = 0.22;
const VISION = 0.03;
const SHADOW = 0.02;
const NEAR_ENEMY = 0.02;
const NEAR_ALLY = 0.01;

/** How much of a blow on its way usually lands. */
const LANDS = 0.7;
/** What damage and healing that are not aimed yet will be worth, and an Ability without either. */
const HIT = 0.25;
const MENDED = 0.18;
const UNAIMED = 0.1;
/** Asking for a card changes nothing by itself. */
const CALLED = 0.01;

/** A Hero still to be chosen: who picks first should not look ahead for that. */
const UNCHOSEN = 0.3;

const heroWorth: readonly number[] = heroCards.map(({ id }) => HEROES[id] ?? 0);
const cardWorth: readonly number[] = basicNames.map((name) => CARDS[name]);

const fortressWorth = (points: number): number =>
  points <= 0 ? 0 : points * FORTRESS + Math.min(points, 6) * OF_LAST_SIX + Math.min(points, 2) * OF_LAST_TWO + LAST;

/** A Hero with so many HP, as they are or as they may soon be. */
function lifeOf(t: Table, seat: Seat, hp: number): number {
  const f = heroOf(t, seat);
  if (f.dead) return deadWorth(f);
  if (hp <= 0) return deadWorth(f) - deathCosts(t, teamOf(seat));
  return hp * HP - (DANGER[hp] ?? 0) * killWorth(t) + f.wards * WARD;
}

const deadWorth = (f: Hero): number => DEAD + heroCardAt(f.hero).ankh * ANKH;
/** HB-7.3: what the enemy gets for a kill. */
function deathCosts(t: Table, team: Team): number {
  const worth = killWorth(t);
  return fortressWorth(t.fortress[team]) - fortressWorth(t.fortress[team] - worth) + worth * MANA;
}

/** Damage that is on its way to a seat, from everything that is being aimed or resolved. */
export function comingAt(plays: readonly Play[], seat: Seat): number {
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
  if (aim === null) return UNAIMED;
  const worth = damage * HIT + heal * MENDED;
  if (first !== undefined && t.moving !== by) return worth * (aim.everyone !== null ? 2 : 1);
  if (aim.everyone !== null) return worth * membersOf(t, { by, targets: [] }, aim.everyone).length;
  return hasAim(t, by, source) ? worth * Math.min(aim.upTo, 2) : 0;
}

function handWorth(p: P, hand: readonly number[]): number {
  let worth = Math.max(0, hand.length - KEPT) * TOO_MANY;
  for (const card of hand) worth += at(cardWorth, faceOf(p, card));
  return worth;
}

function heroValue(p: P, seat: Seat): number {
  const t = p.table;
  const f = heroOf(t, seat);
  const coming = Math.max(0, comingAt(t.plays, seat) - f.wards);
  const life =
    coming === 0 ? lifeOf(t, seat, f.hp) : LANDS * lifeOf(t, seat, f.hp - coming) + (1 - LANDS) * lifeOf(t, seat, f.hp);
  return at(heroWorth, f.hero) + life + handWorth(p, f.hand) - f.debt * DEBT + f.vision * VISION + f.shadow * SHADOW;
}

/** Where a Hero stands: it wants somebody to hit, and few who can hit it. */
function standing(t: Table, seat: Seat): number {
  let enemies = 0;
  for (let other = 0; other < t.players; other++) {
    if (areEnemies(seat, other) && isAlive(t, other) && rangeTo(t, seat, other) <= 1) enemies++;
  }
  const f = heroOf(t, seat);
  const bold = f.hp * 2 > maxHp(f) ? 1 : NONE;
  return bold * Math.min(enemies, 2) * NEAR_ENEMY;
}

/** A protector near its allies is worth something. */
function guarding(t: Table, seat: Seat): number {
  const { answers } = reactionOf(heroOf(t, seat).hero);
  if (answers.is !== 'attacked' || answers.who === 'you' || typeof answers.within !== 'number') return 0;
  let near = 0;
  for (let other = teamOf(seat) as Seat; other < t.players; other += 2) {
    if (other !== seat && isAlive(t, other) && reaches(t, seat, { seat: other, within: answers.within })) near++;
  }
  return near * NEAR_ALLY;
}

/** Before the first turn nobody is ahead by an Action. */
const hasBegun = ({ now }: P): boolean => now?.question !== whichHero && now?.question !== whichOpening;

export function teamValue(p: P, team: Team): number {
  const t = p.table;
  const mana = t.mana[team];
  let value = fortressWorth(t.fortress[team]) + mana * MANA + Math.min(mana, SOON_SPENT) * SPENT_SOON;
  for (let seat = team as Seat; seat < t.players; seat += 2) {
    if (heroOf(t, seat).hero < 0) {
      value += UNCHOSEN;
      continue;
    }
    value += heroValue(p, seat);
    if (isAlive(t, seat)) value += standing(t, seat) + guarding(t, seat);
  }
  if (teamOf(t.active) === team && hasBegun(p))
    value += (t.actions - USUAL_ACTIONS / 2) * ACTION - (t.called === 0 ? 0 : CALLED);
  for (const play of t.plays) if (teamOf(play.by) === team && play.targets.length === 0) value += unaimed(t, play);
  return value;
}

export function evaluate(p: P, seat: Seat): number {
  const t = p.table;
  const lead = teamValue(p, teamOf(seat)) - teamValue(p, enemyTeamOf(seat));
  const answering = t.fortress[BLUE] <= 0 && t.fortress[RED] > 0 ? ANSWERING : 0;
  return 1 / (1 + Math.exp(-lead - (teamOf(seat) === RED ? answering : -answering)));
}
