/**
 * All that a board of Super Fantasy Brawl may import besides the game: what is printed, where things lie, how far
 * movement and range go, what an attack would do, and the emblem of every printed thing.
 */
import { at, type Option, type Seat } from '@arenarium/engine';
import { areaOf, DIRECTIONS, hexNamed, NONE, stepFrom, type Hex } from './arena/hexes.ts';
import { FIRST_TRAP, printedOn, type PrintedCard } from './cards/printed.ts';
import { STANDARD } from './rules/activation.ts';
import { hitsOf } from './rules/attack.ts';
import { moveReach } from './rules/reach.ts';
import { defenceOf, ignoresDefence, movementOf, sceneOf, strengthAgainst, traitOf } from './rules/strength.ts';
import { couldHit, targetsOf, type AreaOption, type TargetOption } from './rules/targets.ts';
import {
  actionOf,
  championIds,
  championOf,
  copyTable,
  hitpointsOf,
  isEnemy,
  ownChampion,
  sideOf,
  type ChampionId,
  type Reaction,
  type Table,
} from './table.ts';

export {
  allHexes,
  areaHexes,
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
export { challengeOn, championCardId, sidesOf, trapOn, type PrintedCard } from './cards/printed.ts';
export { cardText, challengeText, sideText } from './cards/text.ts';
export { COLOURS, type Card, type Colour, type Target } from './cards/words.ts';
export { emblems, signs } from './emblems.ts';
export { arrivalAt, moverOf, slidesOf, type Slide } from './foresight.ts';
export type { Happened } from './happenings.ts';
export { cardPoint, championPoint, hexPoint, kindPoint, pilePoint, seatPoint, slotPoint } from './points.ts';
export { STANDARD } from './rules/activation.ts';
export { goalOf } from './rules/out-of-action.ts';
export { isMet, slotValues } from './rules/track.ts';
export { defenceOf } from './rules/strength.ts';
export type { AreaOption } from './rules/targets.ts';
export {
  championAt,
  championIds,
  championOf,
  hitpointsOf,
  isBloodied,
  ownChampion,
  sideOf,
  trapAt,
  type Champion,
  type ChampionId,
  type Table,
} from './table.ts';

/** The Action card a face is; none if it is a trap, a Challenge or unknown. */
export const actionCardOn = (face: number): PrintedCard | null =>
  face >= 0 && face < FIRST_TRAP ? printedOn(face) : null;

/** The hex a point names; none if it names something else. */
export const hexOfPoint = (point: string): Hex =>
  point.startsWith('hex:') ? hexNamed(point.slice('hex:'.length)) : NONE;

const isAim = (option: Option): option is TargetOption | AreaOption => option.do === 'target' || option.do === 'area';

/** What one target of an attack would suffer: the numbers it comes from, and what would be left. */
export interface Blow {
  readonly target: ChampionId;
  readonly strength: number;
  readonly defence: number;
  /** Poison and Double. */
  readonly more: number;
  readonly damage: number;
  readonly left: number;
  readonly isEnough: boolean;
}
/** SFB-10.5: the damage of a Standard Action knows no defence. */
const STRIKE = 1;

function blowOn(t: Table, target: ChampionId): Blow {
  const { face } = actionOf(t);
  const scene = sceneOf(t);
  const isStrike = face < 0;
  const [hit = 0] = isStrike ? [STRIKE] : hitsOf(t, [target]);
  const aim = { scene, target };
  const poison = isStrike || hit === 0 ? 0 : traitOf(t, 'poison', aim);
  const double = isStrike || traitOf(t, 'double', aim) === 0 ? 0 : hit;
  const champion = championOf(t, target);
  const damage = hit + poison + double;
  const left = Math.max(0, hitpointsOf(champion) - champion.damage - damage);
  return {
    target,
    strength: isStrike ? STRIKE : strengthAgainst(t, target, scene),
    defence: isStrike || ignoresDefence(t, target, scene) ? 0 : defenceOf(t, target),
    more: poison + double,
    damage,
    left,
    isEnough: left === 0,
  };
}
/** Whether what is under way deals damage to whom it is aimed at. */
const strikes = ({ action }: Table): boolean =>
  action !== null &&
  (action.face < 0 ? STANDARD[action.standard]?.id === 'strike' : printedOn(action.face).kind === 'attack');

/** What an option to aim the attack under way would do, before any Reaction. */
export function attackWould(table: Table, option: Option): readonly Blow[] {
  if (!strikes(table) || !isAim(option)) return [];
  const t = copyTable(table);
  const action = actionOf(t);
  const targets = targetsOf(t, action.champion, option);
  action.targets = targets;
  return targets.map((target) => blowOn(t, target));
}
/** What the attack under way would do to its targets; with a Reaction, as far as its defence counts. */
export function attackComing(table: Table, reaction?: Reaction): readonly Blow[] {
  if (!strikes(table) || table.action?.hits.length !== 0) return [];
  const t = copyTable(table);
  const action = actionOf(t);
  if (reaction !== undefined) action.reaction = reaction;
  return action.targets.filter((target) => championOf(t, target).at >= 0).map((target) => blowOn(t, target));
}

/** SFB-17.2: how many Champions each side has in an area. */
export const heldBy = (t: Table, area: number): readonly [number, number] => {
  const held: [number, number] = [0, 0];
  for (const { at: hex, seat } of t.champions) if (hex >= 0 && areaOf(hex) === area) held[sideOf(seat)]++;
  return held;
};

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
