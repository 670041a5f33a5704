/** How good things look: Victory Points, wounds, Challenges within reach, and what the Action under way still promises. */
import { faceOf, type Seat } from '@arenarium/engine';
import { hitsOf } from './attack.ts';
import { deploymentHexes, distance, statueHexes, type Hex } from './hexes.ts';
import { goalOf } from './out-of-action.ts';
import { challengeOn, printedOn } from './printed.ts';
import { isMet, slotValues } from './round.ts';
import { readyCores } from './strength.ts';
import { actionOf, fighter, hitpointsOf, isEnemy, player, sideOf, type P, type Table } from './table.ts';
import { aimingOf, aims, targetsOf } from './targets.ts';

/** Worth of things, in Victory Points. */
const WOUND = 0.5;
const LEVEL = 0.15;
const AT_GATE = 0.25;
const CORE = 0.03;
const CARD = 0.02;

/** A Champion near its end is worth more than its wounds: most of a point is already the other side's. */
function woundsOf(t: Table, id: number): number {
  const f = fighter(t, id);
  if (f.at < 0) return AT_GATE;
  const share = f.damage / hitpointsOf(f);
  return WOUND * share + WOUND * share * share - LEVEL * f.levelled;
}
/** Challenges met now count by what they will be worth when this side's next Scoreboard comes. */
function challengesFor(p: P, side: number): number {
  const t = p.table;
  const values = slotValues(t);
  const isToScore = sideOf(t.active) !== side;
  let worth = 0;
  for (let slot = 0; slot < t.track.length; slot++) {
    const id = t.track[slot] as number;
    if (id < 0 || !isMet(t, challengeOn(faceOf(p, id)), side)) continue;
    const now = values[slot] as number;
    const next = values[slot + 1] ?? 0;
    worth += isToScore ? 0.6 * now + 0.15 * next : 0.35 * Math.max(now, next);
  }
  return worth;
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
/** What the attack under way would do from here, if it were not answered. */
function promise(p: P): number {
  const t = p.table;
  const { face, champion, targets, hits } = actionOf(t);
  if (fighter(t, champion).at < 0 || hits.length > 0 || face < 0) return 0;
  const { card } = printedOn(face);
  if (card.kind !== 'attack')
    return card.kind === 'skill' && card.target !== undefined && targets.length === 0 ? promisedSkill(t) : 0.02;
  const choices = targets.length > 0 ? [targets] : aims(t, aimingOf(t)).map((option) => targetsOf(t, champion, option));
  return choices.reduce((best, choice) => Math.max(best, blow(t, choice)), 0);
}
const promisedSkill = (t: Table): number => (aims(t, aimingOf(t)).length > 0 ? 0.12 : 0);
function blow(t: Table, targets: readonly number[]): number {
  const action = actionOf(t);
  const before = action.targets;
  action.targets = targets;
  const amounts = hitsOf(t, targets);
  action.targets = before;
  return amounts.reduce((sum, n, i) => {
    const f = fighter(t, targets[i] as number);
    const kills = f.damage + n >= hitpointsOf(f);
    const worth = (kills ? 1 : 0) + (0.9 * WOUND * n) / hitpointsOf(f) + 0.01;
    return sum + (isEnemy(t, action.champion, targets[i] as number) ? worth : -worth);
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
  t.players.forEach((_, s) => {
    const { cores, hand } = player(t, s);
    lead += (sideOf(s) === side ? 1 : -1) * (CORE * readyCores(cores) + CARD * hand.length);
  });
  if (t.action !== null) lead += sideOf(t.action.seat) === side ? promise(p) : -promise(p);
  // Points near the goal weigh more.
  const scale = goalOf(t) / 2;
  return 1 / (1 + Math.exp(-lead / scale));
}
