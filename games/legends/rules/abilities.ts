/** Abilities (EL-11): which a Hero has now, what they cost, and whether they can be used. */
import { at, message, type Message, type Seat } from '@arenarium/engine';
import { canBane, isSilenced } from './banes.ts';
import { abilityAt, cardOf, effectAt, partsOf, type PrintedAbility, type PrintedHero } from '../cards/printed.ts';
import { favour, lentAbility } from './spheres.ts';
import { maxHpOf } from './strength.ts';
import {
  championOf,
  heroesFrom,
  isChampion,
  isSupport,
  NONE,
  ownerOf,
  seatsOf,
  supportsOf,
  teamOf,
  type CardId,
  type P,
} from '../table.ts';
import type { Effect, Standing, Who } from '../cards/words.ts';

const NO_ABILITIES: readonly number[] = [];

/** EL-1.3, EL-1.4: the Champion abilities of a Champion, the Support abilities of a Support, unless a bane takes them. */
export function abilitiesFor(p: P, id: CardId): readonly number[] {
  const t = p.table;
  if (isSilenced(p, id)) return NO_ABILITIES;
  const card = cardOf(p, id);
  if (isChampion(t, id)) return card.champion;
  if (!isSupport(t, id)) return NO_ABILITIES;
  if (!borrows(card)) return card.support;
  const champion = championOf(t, ownerOf(t, id));
  return champion === NONE || isSilenced(p, champion) ? NO_ABILITIES : cardOf(p, champion).support;
}
/** Shapeshifter: its Support ability is that of its Champion. */
const borrows = (card: PrintedHero): boolean => card.supportRule === 'supportAbilityOfYourChampion';

/** EL-11.3: the number of the continuous ability by which this holds for the Hero now, or −1. */
export function holds(p: P, id: CardId, rule: Standing['rule']): number {
  const { championRule, supportRule } = cardOf(p, id);
  const own = isChampion(p.table, id) ? championRule : supportRule;
  if (own !== rule && own !== 'supportAbilityOfYourChampion') return -1;
  for (const number of abilitiesFor(p, id)) if (abilityAt(number).standing?.rule === rule) return number;
  return -1;
}

/** The name under which a use is written down: a borrowed ability counts as the borrower's own. */
export function usedAs(p: P, source: CardId, ability: PrintedAbility): string {
  const card = cardOf(p, source);
  const isLent = lentAbility(p, source) >= 0 && abilityAt(lentAbility(p, source)) === ability;
  return !isLent && isSupport(p.table, source) && borrows(card) ? `${card.slug}.support` : ability.id;
}

/** What a use is about: the ability, whose it is, and the Hero that set it off (the user itself, if none did). */
export interface Use {
  readonly ability: number;
  readonly source: CardId;
  readonly subject: CardId;
}

export interface Refusal {
  readonly rule: string;
  readonly because: Message;
}
const refusals = {
  used: { rule: 'EL-5.4', because: message('why.used') },
  legendUsed: { rule: 'EL-11.6', because: message('why.legendUsed') },
  dear: { rule: 'EL-6.1', because: message('why.mp') },
  idle: { rule: 'EL-R30', because: message('why.idle') },
} as const satisfies Record<string, Refusal>;

export const mpCost = (p: P, { ability, source }: Use): number =>
  Math.max(0, (abilityAt(ability).cost.mp ?? 0) - favour(p, source, 'cheaperAbilities'));

const bitOf = (p: P, source: CardId): number => (isChampion(p.table, source) ? 1 : 2);

/** Why an ability cannot be used now, or null: one function decides and explains. */
export function whyNotUse(p: P, use: Use): Refusal | null {
  const t = p.table;
  const { kind, ofLegend, effect } = abilityAt(use.ability);
  const seat = ownerOf(t, use.source);
  if (ofLegend && t.legendUsed[seat] === 1) return refusals.legendUsed;
  if (kind === 'functional' && (at(t.used, use.source) & bitOf(p, use.source)) !== 0) return refusals.used;
  if (mpCost(p, use) > at(t.mp, seat)) return refusals.dear;
  return couldDo(p, effect, use) ? null : refusals.idle;
}

/** EL-5.4, EL-11.6: remember that it was used, and take the Myth Points (EL-R16). */
export function payFor(p: P, use: Use): void {
  const t = p.table;
  const { kind, ofLegend } = abilityAt(use.ability);
  const seat = ownerOf(t, use.source);
  t.mp[seat] = at(t.mp, seat) - mpCost(p, use);
  if (ofLegend) t.legendUsed[seat] = 1;
  if (kind === 'functional') t.used[use.source] = at(t.used, use.source) | bitOf(p, use.source);
}

/** EL-R30: would the effect do anything? */
export function couldDo(p: P, number: number, { source, subject }: { source: CardId; subject: CardId }): boolean {
  const t = p.table;
  const effect = effectAt(number);
  const about = { source, subject };
  switch (effect.do) {
    case 'add':
    case 'remove':
      return someOne(p, effect, about);
    case 'move':
      return at(t.damage, theOne(p, effect.from, about)) > 0 && someOne(p, effect, about);
    case 'spread':
      return effect.what === 'damage' || heroesFrom(t, 0).some((id) => canBane(p, ownerOf(t, source), id));
    case 'gain':
      return effect.n !== 'perCounterOnSelf' || at(t.damage, source) > 0;
    case 'reduce':
    case 'negate':
      return t.attack !== null && !t.attack.fast && at(t.beside, subject) > 0;
    case 'roll':
      return partsOf(number).some((part) => couldDo(p, part, about));
    case 'inOrder':
      return couldDo(p, at(partsOf(number), 0), about);
    case 'switch':
      return effect.which === 'selfWithYourChampion' || someSupports(p);
    case 'rearrange':
      return t.sphereDeck.length > 1;
    case 'return':
      if (effect.who === 'fromGraveyard') return (t.graveyard[ownerOf(t, source)] ?? []).length > 0;
      return !cardOf(p, effect.who === 'self' ? source : subject).isLegend;
    case 'destroy':
    case 'reverse':
    case 'double':
    case 'banesInstead':
    case 'holdFast':
    case 'skipAttack':
    case 'anotherTurn':
      return true;
  }
}
const someSupports = (p: P): boolean => p.table.supports.some((supports) => supports.length > 0);

export type Affecting = Extract<Effect, { do: 'add' | 'remove' | 'move' }>;
export const whomOf = (effect: Affecting): Who => (effect.do === 'remove' ? effect.from : effect.to);

/** Would the effect change anything on this Hero? */
export function touches(p: P, effect: Affecting, { id, seat }: { id: CardId; seat: Seat }): boolean {
  if (effect.do === 'remove') return at(p.table.damage, id) > 0;
  return effect.do !== 'add' || effect.what === 'damage' || canBane(p, seat, id);
}

function someOne(p: P, effect: Affecting, about: { source: CardId; subject: CardId }): boolean {
  const who = whomOf(effect);
  const seat = ownerOf(p.table, about.source);
  if (typeof who === 'object') return candidates(p, who, seat).some((id) => touches(p, effect, { id, seat }));
  if (who === 'target' || who === 'everyTarget') {
    return (p.table.attack?.targets ?? []).some((id) => touches(p, effect, { id, seat }));
  }
  return touches(p, effect, { id: theOne(p, who, about), seat });
}

/** The Heroes a phrase can mean, clockwise from the user (EL-11.7 to EL-11.9). */
export function candidates(p: P, who: Exclude<Who, string>, seat: Seat): readonly CardId[] {
  const t = p.table;
  const place = 'choose' in who ? who.choose : who.each;
  const found: CardId[] = [];
  for (let i = 0; i < seatsOf(t); i++) {
    const theirs = (seat + i) % seatsOf(t);
    if (i === 0 ? who.of === 'anyOtherPlayer' || who.of === 'everyOtherPlayer' : who.of === 'you') continue;
    if (place === 'hero') found.push(...teamOf(t, theirs));
    else if (place === 'support') found.push(...supportsOf(t, theirs));
    else if (championOf(t, theirs) !== NONE) found.push(championOf(t, theirs));
  }
  return found;
}

/** The one Hero a phrase means, if it leaves no choice. */
export function theOne(p: P, who: Who, { source, subject }: { source: CardId; subject: CardId }): CardId {
  const t = p.table;
  switch (who) {
    case 'self':
      return source;
    case 'yourChampion':
      return championOf(t, ownerOf(t, source));
    case 'attacker':
    case 'target':
    case 'everyTarget':
      if (t.attack === null) throw new Error('there is no attack');
      return who === 'attacker' ? t.attack.attacker : at(t.attack.targets, 0);
    case 'theFallen':
      return subject;
    default:
      throw new Error('that phrase leaves a choice');
  }
}

/** EL-R30: X counters as a price are at least 1, and no more than destroy the Hero that takes them. */
export const mostAsPrice = (p: P, id: CardId): number => Math.max(1, maxHpOf(p, id) - at(p.table.damage, id));
