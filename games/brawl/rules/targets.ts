/** SFB chapter 9: whom an Action can be aimed at. */
import { message, question, type Option, type Question, type Seat, type Why } from '@arenarium/engine';
import { arcHexes, beside, DIRECTIONS, directionTo, distance, isStatue, rayFrom, type Hex } from '../arena/hexes.ts';
import { cardName, championName } from '../cards/names.ts';
import { printedOn } from '../cards/printed.ts';
import type { Target } from '../cards/words.ts';
import {
  actionOf,
  championAt,
  championIds,
  championOf,
  everyChampion,
  hasAbility,
  isEnemy,
  isInArena,
  NONE,
  type ChampionId,
  type P,
  type Table,
} from '../table.ts';
import { becauseOf, refusal, type Refusal } from './refusals.ts';
import { rangeOf } from './strength.ts';

export interface TargetOption extends Option {
  readonly do: 'target';
  readonly champion: ChampionId;
}
/** An area, turned so that its middle lies in this direction; −1 when it has no front. */
export interface AreaOption extends Option {
  readonly do: 'area';
  readonly direction: number;
}
export interface DeclineOption extends Option {
  readonly do: 'decline';
}
export type AimOption = TargetOption | AreaOption | DeclineOption;

const TARGET: readonly TargetOption[] = everyChampion.map((champion) => ({ do: 'target', champion }));
const AROUND: readonly AreaOption[] = [{ do: 'area', direction: NONE }];
const AREA: readonly AreaOption[] = DIRECTIONS.map((direction) => ({ do: 'area', direction }));
const DECLINE: DeclineOption = { do: 'decline' };

/** The hexes an area covers. */
export const areaHexesOf = (hex: Hex, direction: number): readonly Hex[] =>
  direction < 0 ? beside(hex) : arcHexes(hex, direction);

/** The Champions an option would target. */
export function targetsOf(t: Table, id: ChampionId, option: TargetOption | AreaOption): readonly ChampionId[] {
  if (option.do === 'target') return [option.champion];
  return areaHexesOf(championOf(t, id).at, option.direction)
    .map((hex) => championAt(t, hex))
    .filter((other) => other !== NONE)
    .sort((a, b) => a - b);
}

/** SFB-9.3: what stands between two hexes of a row first, if anything. */
const firstBetween = (t: Table, from: Hex, to: Hex): Hex | undefined =>
  rayFrom(from, directionTo(from, to))
    .slice(0, distance(from, to) - 1)
    .find((hex) => isStatue(hex) || championAt(t, hex) !== NONE);

interface Shot {
  readonly target: Exclude<Target, { aim: 'area' }>;
  readonly from: Hex;
  readonly other: ChampionId;
}
/** Why a Champion cannot be the target from a hex, or null if it can. */
function whyNotTarget(t: Table, id: ChampionId, { target, from, other }: Shot): Refusal | null {
  const { at: to, kind } = championOf(t, other);
  const champion = championName(kind);
  if (to < 0) return refusal('SFB-13.2', 'atGate', { champion });
  if (!isEnemy(t, id, other) && !(target.aim !== 'melee' && target.allies === true))
    return refusal('SFB-5.7', 'ally', { champion });
  const away = distance(from, to);
  if (target.aim === 'melee') return away === 1 ? null : refusal('SFB-9.1', 'notAdjacent', { champion, away });
  const { min, max } = rangeOf(t, id, target);
  if (away < min || away > max) return refusal('SFB-9.2', 'outOfRange', { champion, away, min, max });
  if (target.aim === 'indirect') return null;
  if (directionTo(from, to) < 0) return refusal('SFB-9.3', 'notInRow', { champion });
  const between = firstBetween(t, from, to);
  return between === undefined ? null : inTheWay(t, champion, between);
}
function inTheWay(t: Table, champion: ReturnType<typeof championName>, hex: Hex): Refusal {
  const id = championAt(t, hex);
  return id === NONE
    ? refusal('SFB-9.3', 'statueBetween', { champion })
    : refusal('SFB-9.3', 'between', { champion, other: championName(championOf(t, id).kind) });
}
/** Whether a card could be aimed at an Enemy from a hex where its Champion might stand. */
export const couldHit = (
  t: Table,
  id: ChampionId,
  { target, from, other }: { target: Target; from: Hex; other: ChampionId },
): boolean =>
  target.aim === 'area'
    ? isInArena(t, other) && distance(from, championOf(t, other).at) === 1
    : whyNotTarget(t, id, { target, from, other }) === null;

/** Enemies beside this Champion whom it must not ignore in an attack. */
const guardsOver = (t: Table, id: ChampionId): ChampionId[] =>
  championIds(t).filter((other) => {
    const guard = championOf(t, other);
    return (
      guard.levelled === 1 &&
      guard.at >= 0 &&
      hasAbility(guard, 'guards') &&
      isEnemy(t, id, other) &&
      distance(guard.at, championOf(t, id).at) === 1
    );
  });

interface Aiming {
  readonly id: ChampionId;
  readonly target: Target;
  /** Attacks heed guards; skills and Standard Actions do not. */
  readonly as: 'attack' | 'skill' | 'standard';
}
/** Everything this Action could be aimed at from where the Champion stands. */
export function aims(t: Table, aiming: Aiming, why?: Why<AimOption>): (TargetOption | AreaOption)[] {
  const { id, target, as } = aiming;
  const options: (TargetOption | AreaOption)[] = [];
  const guards = as === 'attack' ? guardsOver(t, id) : [];
  if (target.aim === 'area') {
    for (const option of target.hexes === 6 ? AROUND : AREA) {
      if (!targetsOf(t, id, option).some((other) => isEnemy(t, id, other)))
        why?.(option, 'SFB-5.7', message('why.noEnemyInArea'));
      else if (heeds(t, id, { guards, option, why })) options.push(option);
    }
    return options;
  }
  const from = championOf(t, id).at;
  for (const other of championIds(t)) {
    if (other === id) continue;
    const option = TARGET[other] as TargetOption;
    const refused = whyNotTarget(t, id, { target, from, other });
    if (refused !== null) why?.(option, refused.rule, becauseOf(refused));
    else if (heeds(t, id, { guards, option, why })) options.push(option);
  }
  return options;
}
interface Guarded {
  readonly guards: readonly ChampionId[];
  readonly option: TargetOption | AreaOption;
  readonly why: Why<AimOption> | undefined;
}
/** SFB-5.1: whoever must not be ignored is among the targets. */
function heeds(t: Table, id: ChampionId, { guards, option, why }: Guarded): boolean {
  const [guard] = guards;
  if (guard === undefined) return true;
  const targets = targetsOf(t, id, option);
  if (guards.every((other) => targets.includes(other))) return true;
  why?.(option, 'SFB-5.1', message('why.guarded', { champion: championName(championOf(t, guard).kind) }));
  return false;
}

const MELEE: Target = { aim: 'melee' };
/** What the Action under way aims with. */
export function aimingOf(t: Table): Aiming {
  const { face, champion: id } = actionOf(t);
  if (face < 0) return { id, target: MELEE, as: 'standard' };
  const { card } = printedOn(face);
  if (card.kind === 'attack') return { id, target: card.target, as: 'attack' };
  return { id, target: (card.kind === 'skill' ? card.target : undefined) ?? MELEE, as: 'skill' };
}

const options = (p: P, _about: object, _seat: Seat, why?: Why<AimOption>): readonly AimOption[] => [
  ...aims(p.table, aimingOf(p.table), why),
  DECLINE,
];
/** SFB-8.2, SFB-10.1, SFB-R22: the target, or not to attack (not to use it) at all; each asked under its own rule. */
export const whichTarget: Readonly<Record<Aiming['as'], Question<Table, object, AimOption>>> = {
  attack: question('brawl/target', {
    rule: 'SFB-8.1',
    options,
    prompt: (p: P) => message('ask.brawl/target', { card: cardName(actionOf(p.table).face) }),
  }),
  skill: question('brawl/skillTarget', {
    rule: 'SFB-10.1',
    options,
    prompt: (p: P) => message('ask.brawl/skillTarget', { card: cardName(actionOf(p.table).face) }),
  }),
  standard: question('brawl/strike', { rule: 'SFB-10.5', options }),
};

export const canBeAimed = (t: Table): boolean => isInArena(t, actionOf(t).champion) && aims(t, aimingOf(t)).length > 0;
