/** Where a Champion could go: the reach of every kind of movement, from the tables of the arena. */
import {
  allHexes,
  deploymentHexes,
  DIRECTIONS,
  distance,
  HEXES,
  NONE,
  nearestFirst,
  rayFrom,
  statueHexes,
  stepFrom,
  type Hex,
} from '../arena/hexes.ts';
import {
  championAt,
  championIds,
  championOf,
  isEnemy,
  isFree,
  sideOfChampion,
  type ChampionId,
  type Table,
} from '../table.ts';
import { isBlocked, wouldSpring } from './traps.ts';

/** What a hex is to somebody on the way: free, to be crossed only, closed, or the end of a stretch. */
const OPEN = 0;
const CROSS = 1;
const CLOSED = 2;
const TRAPPED = 3;

const emptyArena = new Uint8Array(HEXES);
for (const hex of statueHexes) emptyArena[hex] = CLOSED;

/** SFB-7.2. `allies`: whether Allies may be crossed; a forced Champion crosses nobody (SFB-R6). */
function groundFor(t: Table, id: ChampionId, allies: typeof CROSS | typeof CLOSED): Uint8Array {
  const ground = emptyArena.slice();
  for (const { hex } of t.traps) if (wouldSpring(t, id, hex)) ground[hex] = TRAPPED;
  for (const other of championIds(t)) {
    const { at: hex } = championOf(t, other);
    if (hex >= 0 && other !== id) ground[hex] = isEnemy(t, other, id) ? CLOSED : allies;
  }
  return ground;
}
const mayEndOn = (ground: Uint8Array, hex: Hex): boolean => ground[hex] === OPEN || ground[hex] === TRAPPED;

/** More than any way across the arena takes: for what movement would need, however much is left. */
export const FAR = 99;
/** How many hexes of movement each hex costs: from where the Champion stands, or through its deployment area. */
function costs(t: Table, id: ChampionId, { left, ground }: { left: number; ground: Uint8Array }): Uint8Array {
  const cost = new Uint8Array(HEXES).fill(FAR);
  const queue: Hex[] = [];
  const { at: start } = championOf(t, id);
  if (start >= 0) {
    cost[start] = 0;
    queue.push(start);
  } else {
    // SFB-13.3: the first hex is a free one of the deployment area.
    for (const hex of homeHexes(t, id)) {
      if (!mayEndOn(ground, hex)) continue;
      cost[hex] = 1;
      if (ground[hex] === OPEN) queue.push(hex);
    }
  }
  for (let i = 0; i < queue.length; i++) {
    const hex = queue[i] as Hex;
    const next = (cost[hex] as number) + 1;
    if (next > left) break;
    for (let direction = 0; direction < 6; direction++) {
      const to = stepFrom(hex, direction);
      if (to < 0 || (cost[to] as number) <= next || ground[to] === CLOSED) continue;
      cost[to] = next;
      if (ground[to] !== TRAPPED) queue.push(to);
    }
  }
  return cost;
}
const homeHexes = (t: Table, id: ChampionId): readonly Hex[] => deploymentHexes(t.home[sideOfChampion(t, id)]);
export const canEnter = (t: Table, id: ChampionId): boolean => homeHexes(t, id).some((hex) => isFree(t, hex));

export interface Reach {
  readonly hexes: readonly Hex[];
  /** By hex: how many hexes of movement it takes. */
  readonly cost: Uint8Array;
}
/** Every hex where one stretch of movement can end: free ones without springing a trap, and traps themselves. */
function reached(
  t: Table,
  id: ChampionId,
  { left, allies }: { left: number; allies: typeof CROSS | typeof CLOSED },
): Reach {
  const ground = groundFor(t, id, allies);
  const cost = costs(t, id, { left, ground });
  const { at: start } = championOf(t, id);
  const hexes: Hex[] = [];
  for (const hex of allHexes) {
    if (hex !== start && (cost[hex] as number) <= left && mayEndOn(ground, hex)) hexes.push(hex);
  }
  return { hexes, cost };
}
export const moveReach = (t: Table, id: ChampionId, left: number): Reach => reached(t, id, { left, allies: CROSS });
export const forceReach = (t: Table, id: ChampionId, left: number): Reach => reached(t, id, { left, allies: CLOSED });

/** SFB-17.3: along one hex row, up to n hexes; the first trap ends the stretch. */
export function dashReach(t: Table, id: ChampionId, { n, only }: { n: number; only: number }): Hex[] {
  const ground = groundFor(t, id, CROSS);
  const { at: start } = championOf(t, id);
  const hexes: Hex[] = [];
  for (const direction of DIRECTIONS) {
    if (only >= 0 && only !== direction) continue;
    for (const hex of rayFrom(start, direction)) {
      if (ground[hex] === CLOSED || distance(start, hex) > n) break;
      if (ground[hex] !== CROSS) hexes.push(hex);
      if (ground[hex] === TRAPPED) break;
    }
  }
  return hexes;
}

/** SFB-17.9: over everything; only where it ends must be free. */
export function jumpReach(t: Table, id: ChampionId, n: number): Hex[] {
  const { at: start } = championOf(t, id);
  const hexes: Hex[] = [];
  for (const hex of nearestFirst(start)) {
    if (distance(start, hex) > n) break;
    if (hex !== start && !isBlocked(t, hex)) hexes.push(hex);
  }
  return hexes;
}

/** SFB-17.18: over everything along one hex row. */
export function swoopReach(t: Table, id: ChampionId, n: number): Hex[] {
  const { at: start } = championOf(t, id);
  return DIRECTIONS.flatMap((direction) =>
    rayFrom(start, direction)
      .slice(0, n)
      .filter((hex) => !isBlocked(t, hex)),
  );
}

/** SFB-17.6: where the longest Dashes end on which every step leads away from the source. */
export function fearReach(t: Table, id: ChampionId, { n, from }: { n: number; from: Hex }): Hex[] {
  const ground = groundFor(t, id, CROSS);
  const { at: start } = championOf(t, id);
  const ends = DIRECTIONS.map((direction) => {
    let end: Hex = NONE;
    let before = start;
    for (const hex of rayFrom(start, direction).slice(0, n)) {
      if (ground[hex] === CLOSED || distance(hex, from) <= distance(before, from)) break;
      if (ground[hex] !== CROSS) end = hex;
      before = hex;
    }
    return end;
  }).filter((end) => end >= 0);
  const longest = Math.max(...ends.map((end) => distance(start, end)));
  return ends.filter((end) => distance(start, end) === longest);
}

/** A stretch across Enemies: where it ends, and whom it crossed. */
export interface Trample {
  readonly to: Hex;
  readonly across: readonly ChampionId[];
  readonly cost: number;
}
/** Every end of a movement that may cross Enemies, with every set of Enemies it can cross on the way. */
export function trampleReach(t: Table, id: ChampionId, left: number): Trample[] {
  const start = championOf(t, id).at;
  const ground = groundFor(t, id, CROSS);
  const seen = new Set<number>();
  const ends: Trample[] = [];
  let edge: { hex: Hex; crossed: number }[] = [];
  const visit = (hex: Hex, crossed: number, cost: number): void => {
    const key = crossed * HEXES + hex;
    if (hex < 0 || seen.has(key)) return;
    seen.add(key);
    const enemy = championAt(t, hex);
    if (ground[hex] === CLOSED && enemy === NONE) return;
    const now = ground[hex] === CLOSED ? crossed | (1 << enemy) : crossed;
    if (now !== crossed) seen.add(now * HEXES + hex);
    const across = championIds(t).filter((other) => (now >> other) & 1);
    if (hex !== start && mayEndOn(ground, hex)) ends.push({ to: hex, across, cost });
    if (ground[hex] !== TRAPPED || hex === start) edge.push({ hex, crossed: now });
  };
  if (start >= 0) visit(start, 0, 0);
  else for (const hex of homeHexes(t, id)) if (mayEndOn(ground, hex)) visit(hex, 0, 1);
  for (let cost = start >= 0 ? 1 : 2; cost <= left; cost++) {
    const from = edge;
    edge = [];
    for (const { hex, crossed } of from) {
      for (const direction of DIRECTIONS) visit(stepFrom(hex, direction), crossed, cost);
    }
  }
  return ends.sort((a, b) => a.to - b.to || a.across.length - b.across.length);
}
