/** How good things look: Victory Points, wounds, Challenges within reach, and what the Action under way still promises. */
import { at, faceOf, type Seat } from '@arenarium/engine';
import { allHexes, deploymentHexes, distance, statueHexes } from '../arena/hexes.ts';
import { challengeOn, printedOn } from '../cards/printed.ts';
import { hitsOf } from '../rules/attack.ts';
import { whichWay, type Going } from '../rules/movement.ts';
import { goalOf } from '../rules/out-of-action.ts';
import { rangeOf, readyCores } from '../rules/strength.ts';
import { aimingOf, aims, targetsOf } from '../rules/targets.ts';
import { isMet, slotValues, unscoredSlots } from '../rules/track.ts';
import {
  actionOf,
  championIds,
  championOf,
  hitpointsOf,
  isEnemy,
  sideOf,
  type Champion,
  type ChampionId,
  type P,
  type Table,
} from '../table.ts';

/** Worth of things, in Victory Points. */
const WOUND = 0.35;
const LEVEL = 0.15;
const AT_GATE = 0.25;
const CORE = 0.03;
const CARD = 0.02;
/** Three Cores and a full hand. */
const AFRESH = 3 * CORE + 5 * CARD;
/** How sure a Challenge is that only one turn, or several, can still spoil. */
const LIKELY = 0.85;
const POSSIBLE = 0.45;
/** A blow that first has to be brought about. */
const NOT_YET = 0.8;

/** A Champion near its end is worth more than its wounds: most of a point is already the other side's. */
function woundsOf(champion: Champion): number {
  if (champion.at < 0) return AT_GATE;
  const share = champion.damage / hitpointsOf(champion);
  return WOUND * share + WOUND * share * share - LEVEL * champion.levelled;
}
/** Challenges met now count by what they will be worth on this side's next Scoreboard, if nobody spoils them. */
export function challengesFor(p: P, side: number): number {
  const t = p.table;
  const values = slotValues(t);
  const seats = t.order.length;
  const place = t.order.indexOf(t.active);
  let away = 1;
  while (sideOf(at(t.order, (place + away) % seats)) !== side) away++;
  const advance = place + away >= seats ? unscoredSlots(t) : 0;
  let worth = 0;
  for (let slot = 0; slot < t.track.length; slot++) {
    const id = at(t.track, slot);
    const value = values[slot + advance] ?? 0;
    if (id >= 0 && value > 0 && isMet(t, challengeOn(faceOf(p, id)), side)) worth += value;
  }
  return worth * (away === 1 ? LIKELY : POSSIBLE);
}
/** By hex: being near the middle is being near everything that scores. */
const nearness = Float64Array.from(allHexes, (hex) => {
  const nearest = Math.min(...statueHexes.map((statue) => distance(hex, statue)));
  return 0.02 * (4 - Math.min(4, nearest));
});
export function standing(t: Table, side: number): number {
  let sum = 0;
  const home = deploymentHexes(t.home[side === 0 ? 0 : 1]);
  for (const { at: hex, seat } of t.champions) {
    if (sideOf(seat) !== side || hex < 0) continue;
    sum += at(nearness, hex);
    if (home.includes(hex)) sum -= 0.02;
  }
  return sum;
}
/** What the Action under way would do from here, if it were not answered. */
export function promise(p: P): number {
  const t = p.table;
  const { face, champion, targets, hits } = actionOf(t);
  if (championOf(t, champion).at < 0 || hits.length > 0 || face < 0) return 0;
  const { card } = printedOn(face);
  if (card.kind === 'skill') return card.target === undefined || targets.length > 0 ? 0.02 : promisedSkill(p);
  if (targets.length > 0) return blow(t, targets);
  const now = aims(t, aimingOf(t)).reduce((best, option) => Math.max(best, blow(t, targetsOf(t, champion, option))), 0);
  return Math.max(now, NOT_YET * withinReach(p, champion).reduce((best, enemy) => Math.max(best, blow(t, [enemy])), 0));
}
function promisedSkill(p: P): number {
  const t = p.table;
  if (aims(t, aimingOf(t)).length > 0) return 0.12;
  return withinReach(p, actionOf(t).champion).length > 0 ? 0.08 : 0;
}
/** Enemies that the movement still to come could bring into range, as the crow flies. */
function withinReach(p: P, id: ChampionId): ChampionId[] {
  const t = p.table;
  const left = leftToGo(p);
  if (left === 0) return [];
  const { target } = aimingOf(t);
  const max = target.aim === 'direct' || target.aim === 'indirect' ? rangeOf(t, id, target).max : 1;
  const { at: start } = championOf(t, id);
  return championIds(t).filter((other) => {
    const { at: hex } = championOf(t, other);
    return hex >= 0 && isEnemy(t, id, other) && distance(start, hex) <= max + left;
  });
}
/** How much movement the open question still offers. */
function leftToGo(p: P): number {
  if (p.now === null || !WAYS.includes(p.now.question)) return 0;
  return (p.now.about as Going).left;
}
const WAYS: readonly object[] = Object.values(whichWay);
function blow(t: Table, targets: readonly ChampionId[]): number {
  const action = actionOf(t);
  const before = action.targets;
  action.targets = targets;
  const amounts = hitsOf(t, targets);
  action.targets = before;
  return amounts.reduce((sum, n, i) => {
    const target = at(targets, i);
    const { damage } = championOf(t, target);
    const hitpoints = hitpointsOf(championOf(t, target));
    const worth = (damage + n >= hitpoints ? 0.7 : 0) + (1.2 * WOUND * n) / hitpoints + 0.01;
    return sum + (isEnemy(t, action.champion, target) ? worth : -worth);
  }, 0);
}

export function evaluate(p: P, seat: Seat): number {
  const t = p.table;
  const side = sideOf(seat);
  const other = side === 0 ? 1 : 0;
  if (t.champions.length === 0) return 0.5;
  let lead = t.vp[side] - t.vp[other];
  for (const champion of t.champions) {
    lead += sideOf(champion.seat) === side ? -woundsOf(champion) : woundsOf(champion);
  }
  lead += challengesFor(p, side) - challengesFor(p, other) + standing(t, side) - standing(t, other);
  t.players.forEach(({ cores, hand }, s) => {
    // Whoever is active gets Cores and hand anew in Upkeep: spending them costs nothing.
    if (s !== t.active)
      lead += (sideOf(s) === side ? 1 : -1) * (CORE * readyCores(cores) + CARD * hand.length - AFRESH);
  });
  if (t.action !== null) lead += sideOf(t.action.seat) === side ? promise(p) : -promise(p);
  // Points near the goal weigh more.
  const scale = goalOf(t) / 2;
  return 1 / (1 + Math.exp(-lead / scale));
}
