/** Where a Champion could go: the reach of every kind of movement, from the tables of the arena. */
import {
  byDistance,
  deploymentHexes,
  distance,
  HEXES,
  NOWHERE,
  rays,
  statueHexes,
  neighbour,
  type Hex,
} from './hexes.ts';
import { championAt, fighter, isEnemy, isFree, NOBODY, sideOfChampion, type ChampionId, type Table } from './table.ts';
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
  for (let other = 0; other < t.champions.length; other++) {
    const { at } = fighter(t, other);
    if (at >= 0 && other !== id) ground[at] = isEnemy(t, other, id) ? CLOSED : allies;
  }
  return ground;
}

const FAR = 99;
/** How many hexes of movement each hex costs: from where the Champion stands, or through its deployment area. */
function costs(t: Table, id: ChampionId, { left, ground }: { left: number; ground: Uint8Array }): Uint8Array {
  const cost = new Uint8Array(HEXES).fill(FAR);
  const queue: Hex[] = [];
  const { at } = fighter(t, id);
  if (at >= 0) {
    cost[at] = 0;
    queue.push(at);
  } else {
    // SFB-13.3: the first hex is a free one of the deployment area.
    for (const hex of homeHexes(t, id)) {
      if (ground[hex] !== OPEN && ground[hex] !== TRAPPED) continue;
      cost[hex] = 1;
      if (ground[hex] === OPEN) queue.push(hex);
    }
  }
  for (let i = 0; i < queue.length; i++) {
    const hex = queue[i] as Hex;
    const next = (cost[hex] as number) + 1;
    if (next > left) break;
    for (let direction = 0; direction < 6; direction++) {
      const to = neighbour[hex * 6 + direction] as number;
      if (to < 0 || (cost[to] as number) <= next || ground[to] === CLOSED) continue;
      cost[to] = next;
      if (ground[to] !== TRAPPED) queue.push(to);
    }
  }
  return cost;
}
const homeHexes = (t: Table, id: ChampionId): readonly Hex[] =>
  deploymentHexes[t.home[sideOfChampion(t, id)]] as readonly Hex[];
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
  const { at } = fighter(t, id);
  const hexes: Hex[] = [];
  for (let hex = 0; hex < HEXES; hex++) {
    if (hex !== at && (cost[hex] as number) <= left && (ground[hex] === OPEN || ground[hex] === TRAPPED))
      hexes.push(hex);
  }
  return { hexes, cost };
}
export const moveReach = (t: Table, id: ChampionId, left: number): Reach => reached(t, id, { left, allies: CROSS });
export const forceReach = (t: Table, id: ChampionId, left: number): Reach => reached(t, id, { left, allies: CLOSED });

/** SFB-17.3: along one hex row, up to n hexes; the first trap ends the stretch. */
export function dashReach(t: Table, id: ChampionId, { n, only }: { n: number; only: number }): Hex[] {
  const ground = groundFor(t, id, CROSS);
  const { at } = fighter(t, id);
  const hexes: Hex[] = [];
  for (let direction = 0; direction < 6; direction++) {
    if (only >= 0 && only !== direction) continue;
    const ray = (rays[at] as readonly (readonly Hex[])[])[direction] as readonly Hex[];
    for (let i = 0; i < n && i < ray.length; i++) {
      const hex = ray[i] as Hex;
      if (ground[hex] === CLOSED) break;
      if (ground[hex] !== CROSS) hexes.push(hex);
      if (ground[hex] === TRAPPED) break;
    }
  }
  return hexes;
}

/** SFB-17.9: over everything; only where it ends must be free. */
export function jumpReach(t: Table, id: ChampionId, n: number): Hex[] {
  const { at } = fighter(t, id);
  const hexes: Hex[] = [];
  for (const hex of byDistance[at] as readonly Hex[]) {
    if (distance(at, hex) > n) break;
    if (hex !== at && !isBlocked(t, hex)) hexes.push(hex);
  }
  return hexes;
}

/** SFB-17.18: over everything along one hex row. */
export function swoopReach(t: Table, id: ChampionId, n: number): Hex[] {
  const { at } = fighter(t, id);
  return (rays[at] as readonly (readonly Hex[])[]).flatMap((ray) =>
    ray.slice(0, n).filter((hex) => !isBlocked(t, hex)),
  );
}

export interface Flight {
  readonly direction: number;
  readonly length: number;
}
/** SFB-17.6: the longest Dashes on which every step leads away from the source. */
export function fearReach(t: Table, id: ChampionId, { n, from }: { n: number; from: Hex }): Flight[] {
  const ground = groundFor(t, id, CROSS);
  const { at } = fighter(t, id);
  const flights = (rays[at] as readonly (readonly Hex[])[]).map((ray, direction) => {
    let length = 0;
    for (let i = 0; i < n && i < ray.length; i++) {
      const hex = ray[i] as Hex;
      const before = i === 0 ? at : (ray[i - 1] as Hex);
      if (ground[hex] === CLOSED || distance(hex, from) <= distance(before, from)) break;
      if (ground[hex] !== CROSS) length = i + 1;
    }
    return { direction, length };
  });
  const longest = Math.max(...flights.map(({ length }) => length));
  return longest === 0 ? [] : flights.filter(({ length }) => length === longest);
}

/** A stretch across Enemies: where it ends, and whom it crossed. */
export interface Trample {
  readonly to: Hex;
  readonly across: readonly ChampionId[];
  readonly cost: number;
}
/** Every end of a movement that may cross Enemies, with every set of Enemies it can cross on the way. */
export function trampleReach(t: Table, id: ChampionId, left: number): Trample[] {
  const start = fighter(t, id).at;
  const ground = groundFor(t, id, CROSS);
  const seen = new Set<number>();
  const ends: Trample[] = [];
  let edge: { hex: Hex; crossed: number }[] = [];
  const visit = (hex: Hex, crossed: number, cost: number): void => {
    const key = crossed * HEXES + hex;
    if (hex === NOWHERE || seen.has(key)) return;
    seen.add(key);
    const enemy = championAt(t, hex);
    if (ground[hex] === CLOSED && enemy === NOBODY) return;
    const now = ground[hex] === CLOSED ? crossed | (1 << enemy) : crossed;
    if (now !== crossed) seen.add(now * HEXES + hex);
    const across = t.champions.flatMap((_, other) => ((now >> other) & 1 ? [other] : []));
    if (hex !== start && (ground[hex] === OPEN || ground[hex] === TRAPPED)) ends.push({ to: hex, across, cost });
    if (ground[hex] !== TRAPPED || hex === start) edge.push({ hex, crossed: now });
  };
  if (start >= 0) visit(start, 0, 0);
  else for (const hex of homeHexes(t, id)) if (ground[hex] === OPEN || ground[hex] === TRAPPED) visit(hex, 0, 1);
  for (let cost = start >= 0 ? 1 : 2; cost <= left; cost++) {
    const from = edge;
    edge = [];
    for (const { hex, crossed } of from) {
      for (let direction = 0; direction < 6; direction++)
        visit(neighbour[hex * 6 + direction] as number, crossed, cost);
    }
  }
  return ends.sort((a, b) => a.to - b.to || a.across.length - b.across.length);
}
