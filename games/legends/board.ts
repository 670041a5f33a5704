/**
 * All a board may import besides the game: what is printed, where things lie, how they stand now, and what an attack
 * would do. Answers come from the rules themselves, read from a view: Heroes in play lie open to everybody.
 */
import { at, type Message, type View } from '@arenarium/engine';
import { abilityAt, banes, BOX, FIRST_LEGEND, FIRST_SPHERE, printedHeroes, sphereAt } from './cards/printed.ts';
import { baneText, benefitText } from './cards/text.ts';
import { types, type Type } from './cards/words.ts';
import { positionOf } from './foresight.ts';
import { damageFrom, KINDS, tokensOn } from './rules/banes.ts';
import { abilitiesFor } from './rules/abilities.ts';
import { countersFor, massTargets, othersHeroes, whyNotAttack, whyNotPrecise } from './rules/attack.ts';
import { currentSphere, favours } from './rules/spheres.ts';
import { maxHpOf, strengthOf } from './rules/strength.ts';
import { championOf, NONE, type AttackKind, type CardId, type Table } from './table.ts';
import type { PrintedAbility, PrintedHero, Sphere } from './cards/printed.ts';

export { answersTo, wouldDo, wouldFollow, type FollowingOption, type Prospect, type Touch } from './foresight.ts';
export { emblems, signs } from './emblems.ts';
export { zones } from './facts.ts';
export { actions, type ActOption } from './rules/actions.ts';
export type { PassOption } from './rules/triggers.ts';
export { MYTH_POINTS } from './rules/turn.ts';
export { attackKinds, NONE } from './table.ts';
export { types } from './cards/words.ts';
export type { PrintedAbility, PrintedHero, Sphere } from './cards/printed.ts';
export type { Type } from './cards/words.ts';
export type { Attack, AttackKind, CardId, Table } from './table.ts';

type Seen = View<Table>;

/** What is printed on a card: a Hero or Legend, or a Sphere; null where this seat has not seen it, or it is the other. */
export const heroOn = ({ faces }: Seen, id: CardId): PrintedHero | null => printedHeroes[faces[id] ?? NONE] ?? null;
export function sphereOn({ faces }: Seen, id: CardId): Sphere | null {
  const face = faces[id] ?? NONE;
  return face < FIRST_SPHERE ? null : sphereAt(face);
}
export const legendCards: readonly CardId[] = BOX.legends;
export const typeOf = (number: number): Type => types[number] ?? 'unknown';
/** The type of a Legend's card, and of its tokens. */
export const typeOfLegend = (legend: CardId): Type => typeOf(legend - FIRST_LEGEND);

/** The abilities printed for a place. */
export const abilitiesIn = (hero: PrintedHero, place: 'champion' | 'support' | 'team'): readonly PrintedAbility[] =>
  (place === 'team' ? [hero.team] : hero[place]).filter((ability) => ability !== NONE).map(abilityAt);
/** What stands on a card where it lies: a borrowed ability as its own (EL-R35), any other as printed. */
export function abilitiesAt(seen: Seen, id: CardId, place: 'champion' | 'support' | 'team'): readonly PrintedAbility[] {
  const hero = heroOn(seen, id);
  if (hero === null) return [];
  const borrowed = place === 'support' && hero.borrowed.length > 0 ? abilitiesFor(positionOf(seen), id) : [];
  return borrowed.length > 0 ? borrowed.map(abilityAt) : abilitiesIn(hero, place);
}
/** The clauses of a Legend's bane, and what a Sphere grants, in words. */
export const baneTexts = (legend: PrintedHero): readonly Message[] =>
  (banes[legend.type] ?? []).map((clause) => baneText(clause, typeOf(legend.type)));
export const sphereText = ({ benefit, type }: Sphere): Message => benefitText(benefit, typeOf(type));

/** The Sphere that holds this round. */
export const sphereNow = (seen: Seen): Sphere | null => currentSphere(positionOf(seen));

/** A Hero as it stands. */
export interface Standing {
  readonly strength: number;
  readonly maxHp: number;
  readonly damage: number;
  readonly beside: number;
  readonly isStronger: boolean;
  /** Its Strength is that of another Hero (EL-R17): the best it may have now. */
  readonly isCopied: boolean;
  readonly banes: readonly { readonly kind: number; readonly n: number }[];
}
export function standingOf(seen: Seen, id: CardId): Standing | null {
  const card = heroOn(seen, id);
  if (card === null) return null;
  const p = positionOf(seen);
  const t = seen.table;
  const kinds = Array.from({ length: KINDS }, (_, kind) => ({ kind, n: tokensOn(t, id, kind) }));
  const strength = strengthOf(p, id);
  return {
    strength,
    maxHp: maxHpOf(p, id),
    damage: at(t.damage, id),
    beside: at(t.beside, id),
    isStronger: strength > card.strength,
    isCopied: card.championRule === 'strengthOf',
    banes: kinds.filter(({ n }) => n > 0),
  };
}

/** What an attack of the Champion whose turn it is would do, before anybody answers it. */
export interface Forecast {
  readonly strength: number;
  /** How many of them it takes. */
  readonly targets: number;
  readonly blows: readonly Blow[];
}
export interface Blow {
  readonly hero: CardId;
  readonly n: number;
  readonly falls: boolean;
}
/** EL-7, EL-12: each Hero it could take, with the counters it would be given; null if there can be no such attack. */
export function attackWould(seen: Seen, kind: AttackKind): Forecast | null {
  const p = positionOf(seen);
  const attacker = championOf(p.table, p.table.active);
  if (attacker === NONE || whyNotAttack(p, kind) !== null) return null;
  const strength = strengthOf(p, attacker);
  const fast = favours(p, attacker, 'holdFast');
  const heroes =
    kind === 'mass' ? massTargets(p) : othersHeroes(p).filter((id) => whyNotPrecise(p, attacker, id) === null);
  const blows = heroes.map((hero): Blow => {
    const n = damageFrom(p, hero, countersFor(p, hero, { kind, strength, fast }));
    return { hero, n, falls: at(p.table.damage, hero) + n >= maxHpOf(p, hero) };
  });
  return { strength, targets: kind === 'mass' ? Math.min(strength, heroes.length) : 1, blows };
}
