/** SFB chapter 9: whom an Action can be aimed at. */
import { message, question, type Option, type Seat, type Why } from '@arenarium/engine';
import { arcHexes, besides, DIRECTIONS, directionTo, distance, isStatue, rays, type Hex } from './hexes.ts';
import { printedOn } from './printed.ts';
import { rangeOf } from './strength.ts';
import {
  actionOf,
  championAt,
  fighter,
  hasAbility,
  isEnemy,
  isInArena,
  NOBODY,
  type ChampionId,
  type P,
  type Table,
} from './table.ts';
import type { Target } from './words.ts';

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
export type Aimed = TargetOption | AreaOption | DeclineOption;

const TARGET: readonly TargetOption[] = Array.from({ length: 8 }, (_, champion) => ({ do: 'target', champion }));
const AROUND: readonly AreaOption[] = [{ do: 'area', direction: -1 }];
const AREA: readonly AreaOption[] = DIRECTIONS.map((direction) => ({ do: 'area', direction }));
const DECLINE: DeclineOption = { do: 'decline' };

/** The hexes an area covers. */
export const areaHexesOf = (at: Hex, direction: number): readonly Hex[] =>
  direction < 0 ? (besides[at] as readonly Hex[]) : arcHexes(at, direction);

/** The Champions an option would target. */
export function targetsOf(t: Table, id: ChampionId, option: TargetOption | AreaOption): readonly ChampionId[] {
  if (option.do === 'target') return [option.champion];
  return areaHexesOf(fighter(t, id).at, option.direction)
    .map((hex) => championAt(t, hex))
    .filter((other) => other !== NOBODY)
    .sort((a, b) => a - b);
}

/** SFB-9.3: same hex row, and nothing between. */
function isInLine(t: Table, from: Hex, to: Hex): boolean {
  const direction = directionTo(from, to);
  if (direction < 0) return false;
  const ray = (rays[from] as readonly (readonly Hex[])[])[direction] as readonly Hex[];
  for (const hex of ray) {
    if (hex === to) return true;
    if (isStatue(hex) || championAt(t, hex) !== NOBODY) return false;
  }
  return false;
}

/** The rule that keeps a Champion from being the target, or null if it may be. */
function hindrance(
  t: Table,
  id: ChampionId,
  { target, other }: { target: Exclude<Target, { aim: 'area' }>; other: ChampionId },
): string | null {
  const [from, to] = [fighter(t, id).at, fighter(t, other).at];
  if (to < 0) return 'SFB-13.2';
  if (!isEnemy(t, id, other) && !(target.aim !== 'melee' && target.allies === true)) return 'SFB-5.7';
  const away = distance(from, to);
  if (target.aim === 'melee') return away === 1 ? null : 'SFB-9.1';
  const { min, max } = rangeOf(t, id, target);
  if (away < min || away > max) return 'SFB-9.2';
  return target.aim === 'direct' && !isInLine(t, from, to) ? 'SFB-9.3' : null;
}

/** Enemies beside this Champion whom it must not ignore in an attack. */
const guardsOver = (t: Table, id: ChampionId): ChampionId[] =>
  t.champions.flatMap((f, other) =>
    f.levelled === 1 &&
    f.at >= 0 &&
    hasAbility(f, 'guards') &&
    isEnemy(t, id, other) &&
    distance(f.at, fighter(t, id).at) === 1
      ? [other]
      : [],
  );

interface Aiming {
  readonly id: ChampionId;
  readonly target: Target;
  /** Attacks heed guards; skills and Standard Actions do not. */
  readonly as: 'attack' | 'skill' | 'standard';
}
/** Everything this Action could be aimed at from where the Champion stands. */
export function aims(t: Table, aiming: Aiming, why?: Why<Aimed>): (TargetOption | AreaOption)[] {
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
  for (let other = 0; other < t.champions.length; other++) {
    if (other === id) continue;
    const option = TARGET[other] as TargetOption;
    const rule = hindrance(t, id, { target, other });
    if (rule !== null) why?.(option, rule, message(`why.${rule}`));
    else if (heeds(t, id, { guards, option, why })) options.push(option);
  }
  return options;
}
interface Guarded {
  readonly guards: readonly ChampionId[];
  readonly option: TargetOption | AreaOption;
  readonly why: Why<Aimed> | undefined;
}
/** SFB-5.1: whoever must not be ignored is among the targets. */
function heeds(t: Table, id: ChampionId, { guards, option, why }: Guarded): boolean {
  const [guard] = guards;
  if (guard === undefined) return true;
  const targets = targetsOf(t, id, option);
  if (guards.every((other) => targets.includes(other))) return true;
  why?.(option, 'SFB-5.1', message('why.guarded', { champion: message(`champion.${fighter(t, guard).kind}`) }));
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

/** SFB-8.2, SFB-10.1: the target, or not to attack (not to use the skill) at all. */
export const aim = question('brawl/target', {
  rule: 'SFB-8.1',
  options(p: P, _about: object, _seat: Seat, why?: Why<Aimed>): readonly Aimed[] {
    return [...aims(p.table, aimingOf(p.table), why), DECLINE];
  },
  prompt(p: P) {
    const { face } = actionOf(p.table);
    return face < 0
      ? message('ask.brawl/target.standard')
      : message('ask.brawl/target', { card: message(`card.${face}`) });
  },
});

export const canBeAimed = (t: Table): boolean => isInArena(t, actionOf(t).champion) && aims(t, aimingOf(t)).length > 0;
