/** What a card or an Ability would do, for boards that show it before anybody decides. */
import type { Seat } from '@arenarium/engine';
import { costOf, doingOf, moreDamageOf, moreHealingOf, priceOf } from './cards/printed.ts';
import { rangeTo } from './rules/range.ts';
import { isCard, membersOf, reachBonus, reachOfAim, whyNotTarget } from './rules/targets.ts';
import { ABILITY, areEnemies, heroOf, manaCap, teamOf, type Table } from './table.ts';

/** What a card or Ability of a Hero would do to another if nobody reacted. */
export interface Blow {
  /** How far the target is for the attacker, and how far the attack reaches. */
  readonly range: number;
  readonly reach: number;
  readonly reachesTarget: boolean;
  /** The HP the target would lose: what its wards would not take. */
  readonly damage: number;
  readonly kills: boolean;
}

/** What the blow of `source` (a Basic card, or an Ability counted from `ABILITY`) would do; null when it makes none. */
export function blowWith(
  t: Table,
  { by, source, target }: { readonly by: Seat; readonly source: number; readonly target: Seat },
): Blow | null {
  const { aim, damage } = doingOf(source);
  if (aim === null || damage === undefined) return null;
  const attacker = heroOf(t, by);
  const reach = reachOfAim(aim) + reachBonus(attacker, source);
  const dealt = damage + (isCard(source) ? moreDamageOf(attacker, source) : 0);
  const { hp, wards } = heroOf(t, target);
  const lost = Math.max(0, dealt - wards);
  return {
    range: rangeTo(t, by, target),
    reach,
    reachesTarget: whyNotTarget(t, target, { by, aimed: 'enemy', within: reach }) === null,
    damage: lost,
    kills: lost >= hp,
  };
}

/** What a target of the play that is being resolved is still to take, after wards. */
export function comingAt(t: Table, seat: Seat): number {
  const coming = t.plays.reduce(
    (sum, { targets, damage }) =>
      sum + targets.reduce((n, target, i) => n + (target === seat ? (damage[i] ?? 0) : 0), 0),
    0,
  );
  return Math.max(0, coming - heroOf(t, seat).wards);
}

/** What a card or an Ability would come to if it were used now: whom it could reach, and what it brings. */
export interface Prospect {
  /** Actions it costs; none out of turn. */
  readonly actions: number;
  readonly mana: number;
  /** Those it can be aimed at, or that it is for, whether it hits or heals. */
  readonly reached: readonly Seat[];
  readonly aims: boolean;
  readonly damage: number;
  readonly heals: number;
  /** Damage of what is coming that it takes away. */
  readonly blocks: number;
  /** Mana the team would have, and what the enemies' Fortress would keep; as they are where nothing changes. */
  readonly teamMana: number;
  readonly fortress: number;
}
export function prospectOf(t: Table, by: Seat, source: number): Prospect {
  const { aim, damage = 0, heal = 0, first = [], then = [] } = doingOf(source);
  const hero = heroOf(t, by);
  const team = teamOf(by);
  const price = isCard(source) ? { actions: costOf(hero.hero, source), mana: 0 } : priceOf(source - ABILITY);
  const sum = (word: 'gainMana' | 'assault' | 'block'): number =>
    [...first, ...then].reduce((n, effect) => n + (effect.do === word ? effect.n : 0), 0);
  return {
    actions: Math.max(0, price.actions),
    mana: price.mana,
    reached: aim === null ? [] : reachedBy(t, by, source),
    aims: aim !== null,
    damage: damage > 0 && isCard(source) ? damage + moreDamageOf(hero, source) : damage,
    heals: heal > 0 && isCard(source) ? heal + moreHealingOf(hero.hero, source) : heal,
    blocks: sum('block'),
    teamMana: Math.min(manaCap(t), t.mana[team] + sum('gainMana')),
    fortress: Math.max(0, t.fortress[team === 0 ? 1 : 0] - sum('assault')),
  };
}

function reachedBy(t: Table, by: Seat, source: number): readonly Seat[] {
  const { aim } = doingOf(source);
  if (aim === null) return [];
  if (aim.everyone !== null) return membersOf(t, { by, targets: [] }, aim.everyone);
  const within = reachOfAim(aim) + reachBonus(heroOf(t, by), source);
  const seats = Array.from({ length: t.players }, (_, seat) => seat);
  return seats.filter((seat) => whyNotTarget(t, seat, { by, aimed: aim.at, within }) === null);
}

/** Whether something is done to enemies, of all those it reaches. */
export const isHarm = (by: Seat, reached: readonly Seat[]): boolean => reached.some((seat) => areEnemies(by, seat));
