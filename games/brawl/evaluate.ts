/** How good things look: Victory Points, wounds, Challenges within reach, and what the Action under way still promises. */
import { faceOf, type Seat } from '@arenarium/engine';
import { hitsOf } from './attack.ts';
import { deploymentHexes, distance, statueHexes, type Hex } from './hexes.ts';
import { go } from './movement.ts';
import { goalOf } from './out-of-action.ts';
import { challengeOn, printedOn } from './printed.ts';
import { isMet, slotValues } from './round.ts';
import { rangeOf, readyCores } from './strength.ts';
import { actionOf, fighter, hitpointsOf, isEnemy, sideOf, type ChampionId, type P, type Table } from './table.ts';
import { aimingOf, aims, targetsOf } from './targets.ts';

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
function woundsOf(t: Table, id: number): number {
  const f = fighter(t, id);
  if (f.at < 0) return AT_GATE;
  const share = f.damage / hitpointsOf(f);
  return WOUND * share + WOUND * share * share - LEVEL * f.levelled;
}
/** Challenges met now count by what they will be worth on this side's next Scoreboard, if nobody spoils them. */
function challengesFor(p: P, side: number): number {
  const t = p.table;
  const values = slotValues(t);
  const seats = t.order.length;
  const place = t.order.indexOf(t.active);
  let away = 1;
  while (sideOf(t.order[(place + away) % seats] as Seat) !== side) away++;
  const advance = place + away >= seats ? values.filter((value) => value === 0).length : 0;
  let worth = 0;
  for (let slot = 0; slot < t.track.length; slot++) {
    const id = t.track[slot] as number;
    const value = values[slot + advance] ?? 0;
    if (id >= 0 && value > 0 && isMet(t, challengeOn(faceOf(p, id)), side)) worth += value;
  }
  return worth * (away === 1 ? LIKELY : POSSIBLE);
}
/** Being near the middle is being near everything that scores. */
function standing(t: Table, side: number): number {
  let sum = 0;
  for (const f of t.champions) {
    if (sideOf(f.seat) !== side || f.at < 0) continue;
    let nearest = 9;
    for (const statue of statueHexes) nearest = Math.min(nearest, distance(f.at, statue as Hex));
    sum += 0.02 * (4 - Math.min(4, nearest));
    if ((deploymentHexes[t.home[side === 0 ? 0 : 1]] as readonly Hex[]).includes(f.at)) sum -= 0.02;
  }
  return sum;
}
/** What the Action under way would do from here, if it were not answered. */
function promise(p: P): number {
  const t = p.table;
  const { face, champion, targets, hits } = actionOf(t);
  if (fighter(t, champion).at < 0 || hits.length > 0 || face < 0) return 0;
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
  const going = p.now?.question === go ? (p.now.about as { readonly left: number }) : null;
  if (going === null) return [];
  const { target } = aimingOf(t);
  const max = target.aim === 'direct' || target.aim === 'indirect' ? rangeOf(t, id, target).max : 1;
  const { at } = fighter(t, id);
  return t.champions.flatMap((f, other) =>
    f.at >= 0 && isEnemy(t, id, other) && distance(at, f.at) <= max + going.left ? [other] : [],
  );
}
function blow(t: Table, targets: readonly ChampionId[]): number {
  const action = actionOf(t);
  const before = action.targets;
  action.targets = targets;
  const amounts = hitsOf(t, targets);
  action.targets = before;
  return amounts.reduce((sum, n, i) => {
    const f = fighter(t, targets[i] as ChampionId);
    const kills = f.damage + n >= hitpointsOf(f);
    const worth = (kills ? 0.7 : 0) + (1.2 * WOUND * n) / hitpointsOf(f) + 0.01;
    return sum + (isEnemy(t, action.champion, targets[i] as ChampionId) ? worth : -worth);
  }, 0);
}

export function evaluate(p: P, seat: Seat): number {
  const t = p.table;
  const side = sideOf(seat);
  const other = side === 0 ? 1 : 0;
  if (t.champions.length === 0) return 0.5;
  let lead = t.vp[side] - t.vp[other];
  t.champions.forEach((f, id) => {
    lead += sideOf(f.seat) === side ? -woundsOf(t, id) : woundsOf(t, id);
  });
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
