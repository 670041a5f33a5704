/**
 * All that a board of Super Fantasy Brawl may import besides the game: what is printed, where things lie, how far
 * movement and range go, what an attack would do, and the emblem of every printed thing.
 */
import { at, type Option, type Seat } from '@arenarium/engine';
import { DIRECTIONS, hexNamed, NONE, stepFrom, type Hex } from './arena/hexes.ts';
import { printedOn, type PrintedCard } from './cards/printed.ts';
import { hitsOf } from './rules/attack.ts';
import { moveReach } from './rules/reach.ts';
import { movementOf } from './rules/strength.ts';
import { couldHit, targetsOf, type AreaOption, type TargetOption } from './rules/targets.ts';
import { championIds, championOf, copyTable, isEnemy, ownChampion, type ChampionId, type Table } from './table.ts';

export {
  allHexes,
  areaOf,
  deploymentHexes,
  isPrintedTrapHex,
  nameOfHex,
  NONE,
  spotOf,
  statueHexes,
  type Hex,
} from './arena/hexes.ts';
export { CHAMPIONS } from './cards/index.ts';
export { championName } from './cards/names.ts';
export { challengeOn, printedOn, sidesOf, type PrintedCard } from './cards/printed.ts';
export { cardText, challengeText, sideText } from './cards/text.ts';
export { COLOURS, type Colour } from './cards/words.ts';
export { emblems, signs } from './emblems.ts';
export type { Happened } from './happenings.ts';
export { hexPoint } from './points.ts';
export { STANDARD } from './rules/activation.ts';
export { goalOf } from './rules/out-of-action.ts';
export { isMet, slotValues } from './rules/track.ts';
export type { AreaOption } from './rules/targets.ts';
export {
  championAt,
  championIds,
  championOf,
  hitpointsOf,
  isBloodied,
  trapAt,
  type Champion,
  type ChampionId,
  type Table,
} from './table.ts';

/** The hex a point names; none if it names something else. */
export const hexOfPoint = (point: string): Hex =>
  point.startsWith('hex:') ? hexNamed(point.slice('hex:'.length)) : NONE;

const isAim = (option: Option): option is TargetOption | AreaOption => option.do === 'target' || option.do === 'area';

/** What each target of the attack under way would suffer, before any Reaction: by Champion. */
export function foretold(table: Table, options: readonly Option[]): ReadonlyMap<ChampionId, number> {
  const suffered = new Map<ChampionId, number>();
  const { action } = table;
  if (action === null || action.face < 0 || printedOn(action.face).kind !== 'attack') return suffered;
  for (const option of options.filter(isAim)) {
    const t = copyTable(table);
    const targets = targetsOf(t, action.champion, option);
    if (t.action !== null) t.action.targets = targets;
    hitsOf(t, targets).forEach((n, i) => suffered.set(at(targets, i), n));
  }
  return suffered;
}

/** Where a card in hand could take its Champion, and whom it could then be aimed at. */
export interface Preview {
  readonly champion: ChampionId;
  readonly reach: ReadonlySet<Hex>;
  readonly range: ReadonlySet<Hex>;
}
export function previewOf(t: Table, seat: Seat, { card, champion: kind, move }: PrintedCard): Preview | null {
  const champion = ownChampion(t, seat, kind);
  if (champion === NONE || card.kind === 'reaction') return null;
  const { at: start } = championOf(t, champion);
  const left = movementOf(t, champion, move);
  if (start < 0 && left === 0) return null;
  const reach = new Set(left > 0 ? moveReach(t, champion, left).hexes : []);
  const from = start < 0 ? [...reach] : [...reach, start];
  const { target } = card;
  const inRange = (other: ChampionId): boolean =>
    target !== undefined &&
    isEnemy(t, other, champion) &&
    from.some((hex) => couldHit(t, champion, { target, from: hex, other }));
  const range = new Set(
    championIds(t)
      .filter(inRange)
      .map((other) => championOf(t, other).at),
  );
  return { champion, reach, range };
}

/** The hexes on the way to one that movement can reach, from where the Champion stands: around traps. */
export function pathTo(t: Table, { champion, left, to }: { champion: ChampionId; left: number; to: Hex }): Hex[] {
  const { hexes, cost } = moveReach(t, champion, left);
  if (!hexes.includes(to)) return [];
  const path = [to];
  for (let n = at(cost, to); n > 1; n--) {
    const here = at(path, 0);
    const before = DIRECTIONS.map((direction) => stepFrom(here, direction)).find(
      (next) => next >= 0 && cost[next] === n - 1,
    );
    if (before === undefined) return path;
    path.unshift(before);
  }
  return path;
}
