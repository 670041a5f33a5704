/**
 * All that a board of Heroes of the Basicverse may import besides the game: what is printed, where things lie, what an
 * attack would do, and the emblem of every printed thing.
 */
import type { Seat } from '@arenarium/engine';
import { doingOf, moreDamageOf } from './cards/printed.ts';
import { rangeTo } from './rules/range.ts';
import { isCard, reachBonus, reachOfAim, whyNotTarget } from './rules/targets.ts';
import { heroOf, type Table } from './table.ts';

export { basicDeck } from './cards/basic-deck.ts';
export { heroCards } from './cards/heroes.ts';
export { abilities, ABILITIES_EACH, abilityAt, doingOf, heroCardAt, maxHp, pays } from './cards/printed.ts';
export { abilityText, costText, sourceNamed } from './cards/text.ts';
export { basicNames, type Ability, type BasicName, type HeroCard, type HeroClass } from './cards/words.ts';
export { emblems, signs } from './emblems.ts';
export type { Happened } from './happenings.ts';
export { distance, rangeTo } from './rules/range.ts';
export {
  ABILITY,
  areEnemies,
  BLUE,
  COUNTER,
  heroOf,
  killWorth,
  manaCap,
  NONE,
  RED,
  teamOf,
  type Hero,
  type Play,
  type Table,
  type Team,
} from './table.ts';

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
  if (aim === undefined || damage === undefined) return null;
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
