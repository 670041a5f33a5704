/** Abilities (EL-11): which a Hero has now, what they cost, and whether they can be used. */
import { at, faceOf, message, type Seat } from '@arenarium/engine';
import { canBane, isSilenced, TOKENS_EACH } from './banes.ts';
import { aboutCard, needsMp, refusalBy, type Refusal } from './refusals.ts';
import { abilityAt, cardOf, effectAt, NO_ABILITY, partsOf, type EffectId, type PrintedHero } from '../cards/printed.ts';
import { favour } from './spheres.ts';
import {
  championOf,
  heroesFrom,
  isChampion,
  isSupport,
  NONE,
  ownerOf,
  pileOf,
  seatsOf,
  supportsOf,
  teamOf,
  type AbilityId,
  type CardId,
  type P,
} from '../table.ts';
import type { Effect, Standing, Who } from '../cards/words.ts';

const NO_ABILITIES: readonly AbilityId[] = [];

/** EL-1.3, EL-1.4: the Champion abilities of a Champion, the Support abilities of a Support, unless a bane takes them. */
export function abilitiesFor(p: P, id: CardId): readonly AbilityId[] {
  const t = p.table;
  if (isSilenced(p, id)) return NO_ABILITIES;
  const card = cardOf(p, id);
  if (isChampion(t, id)) return card.champion;
  if (!isSupport(t, id)) return NO_ABILITIES;
  if (!borrows(card)) return card.support;
  const champion = championOf(t, ownerOf(t, id));
  return champion === NONE || isSilenced(p, champion) ? NO_ABILITIES : at(card.borrowed, faceOf(p, champion));
}
/** EL-R35: its Support ability is that of its Champion. */
const borrows = (card: PrintedHero): boolean => card.supportRule === 'supportAbilityOfYourChampion';

/** EL-11.3: the continuous ability by which this holds for the Hero now, or NO_ABILITY. */
export function holds(p: P, id: CardId, rule: Standing['rule']): AbilityId {
  const { championRule, supportRule } = cardOf(p, id);
  const own = isChampion(p.table, id) ? championRule : supportRule;
  if (own !== rule && own !== 'supportAbilityOfYourChampion') return NO_ABILITY;
  for (const number of abilitiesFor(p, id)) if (abilityAt(number).standing?.rule === rule) return number;
  return NO_ABILITY;
}

/** What a use is about: the ability, whose it is, and the Hero that set it off (the user itself, if none did). */
export interface Use {
  readonly ability: AbilityId;
  readonly source: CardId;
  readonly subject: CardId;
}

const hasUsed = aboutCard('EL-5.4', 'why.used');
const hasUsedOne = aboutCard('EL-11.6', 'why.legendUsed');
/** EL-13.1: the Sphere keeps tokens off it. */
export const isSheltered = aboutCard('EL-13.1', 'why.sheltered');

export const mpCost = (p: P, { ability, source }: Use): number =>
  Math.max(0, (abilityAt(ability).cost.mp ?? 0) - favour(p, source, 'cheaperAbilities'));

const bitOf = (p: P, source: CardId): number => (isChampion(p.table, source) ? 1 : 2);

/** Why an ability cannot be used now, or null: one function decides and explains. */
export function whyNotUse(p: P, use: Use): Refusal | null {
  const t = p.table;
  const { kind, ofLegend, effect, cost } = abilityAt(use.ability);
  const seat = ownerOf(t, use.source);
  if (ofLegend && t.legendUsed[seat] === 1) return hasUsedOne(faceOf(p, use.source));
  if (kind === 'functional' && (at(t.used, use.source) & bitOf(p, use.source)) !== 0)
    return hasUsed(faceOf(p, use.source));
  const price = mpCost(p, use);
  if (price > at(t.mp, seat)) return needsMp(price, at(t.mp, seat));
  // EL-R30: counters taken as a price are something that happens.
  return cost.damage === undefined ? whyNothing(p, effect, use) : null;
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

const bearsNothing = aboutCard('EL-R30', 'why.idle.unhurt');
const nothingBeside = aboutCard('EL-R30', 'why.idle.nothingBeside');
const cannotBeReduced = aboutCard('EL-R30', 'why.idle.fast');
const staysLegend = aboutCard('EL-R32', 'why.legendStays');
export const noTokensLeft = refusalBy('EL-R11', (all) => message('why.noTokens', { all }));
const nobodyBears: Refusal = { rule: 'EL-R30', because: message('why.idle.nobodyBears') };
const nobodyThere: Refusal = { rule: 'EL-R30', because: message('why.idle.nobodyThere') };
const noSpheres: Refusal = { rule: 'EL-R30', because: message('why.idle.noSpheres') };
const noGraveyard: Refusal = { rule: 'EL-R30', because: message('why.idle.noGraveyard') };

interface About {
  readonly source: CardId;
  readonly subject: CardId;
}
/** EL-R30: would the effect do anything? */
export const couldDo = (p: P, number: EffectId, about: About): boolean => whyNothing(p, number, about) === null;

/** EL-R30: why an effect would do nothing now, or null. */
function whyNothing(p: P, number: EffectId, about: About): Refusal | null {
  const t = p.table;
  const { source, subject } = about;
  const effect = effectAt(number);
  switch (effect.do) {
    case 'add':
    case 'remove':
      return whyNobody(p, effect, about);
    case 'move': {
      const from = theOne(p, effect.from, about);
      return at(t.damage, from) > 0 ? whyNobody(p, effect, about) : bearsNothing(faceOf(p, from));
    }
    case 'spread': {
      const seat = ownerOf(t, source);
      if (effect.what === 'damage' || canBaneAnybody(p, seat)) return null;
      return at(t.tokens, seat) === 0 ? noTokensLeft(TOKENS_EACH) : nobodyThere;
    }
    case 'gain':
      return effect.n !== 'perCounterOnSelf' || at(t.damage, source) > 0 ? null : bearsNothing(faceOf(p, source));
    case 'reduce':
    case 'negate':
      if (t.attack === null || at(t.beside, subject) === 0) return nothingBeside(faceOf(p, subject));
      return t.attack.fast ? cannotBeReduced(faceOf(p, t.attack.attacker)) : null;
    case 'roll':
      return couldOne(p, partsOf(number), about);
    case 'inOrder':
      return whyNothing(p, at(partsOf(number), 0), about);
    case 'switch':
      return effect.which === 'selfWithYourChampion' || someSupports(p) ? null : nobodyThere;
    case 'rearrange':
      return t.sphereDeck.length > 0 ? null : noSpheres;
    case 'return': {
      if (effect.who === 'fromGraveyard')
        return pileOf(t.graveyard, ownerOf(t, source)).length > 0 ? null : noGraveyard;
      const goes = effect.who === 'self' ? source : subject;
      return cardOf(p, goes).isLegend ? staysLegend(faceOf(p, goes)) : null;
    }
    case 'destroy':
    case 'reverse':
    case 'double':
    case 'banesInstead':
    case 'holdFast':
    case 'skipAttack':
    case 'anotherTurn':
      return null;
  }
}
function canBaneAnybody(p: P, seat: Seat): boolean {
  for (const id of heroesFrom(p.table, 0)) if (canBane(p, seat, id)) return true;
  return false;
}
/** Of several outcomes of a roll one that does something is enough. */
function couldOne(p: P, parts: readonly EffectId[], about: About): Refusal | null {
  let refused: Refusal | null = null;
  for (const part of parts) {
    const why = whyNothing(p, part, about);
    if (why === null) return null;
    refused ??= why;
  }
  return refused;
}
const someSupports = (p: P): boolean => p.table.supports.some((supports) => supports.length > 0);

export type Affecting = Extract<Effect, { do: 'add' | 'remove' | 'move' }>;
export const whomOf = (effect: Affecting): Who => (effect.do === 'remove' ? effect.from : effect.to);

/** Would the effect change anything on this Hero? */
export function touches(p: P, effect: Affecting, { id, seat }: { id: CardId; seat: Seat }): boolean {
  if (effect.do === 'remove') return at(p.table.damage, id) > 0;
  return effect.do !== 'add' || effect.what === 'damage' || canBane(p, seat, id);
}

/** Why the effect would change nothing on anybody it could mean, or null. */
function whyNobody(p: P, effect: Affecting, about: About): Refusal | null {
  const who = whomOf(effect);
  const seat = ownerOf(p.table, about.source);
  const isOne = typeof who === 'string' && who !== 'target' && who !== 'everyTarget';
  if (isOne) {
    const id = theOne(p, who, about);
    return touches(p, effect, { id, seat }) ? null : whyUntouched(p, effect, { id, seat });
  }
  const isTouched =
    typeof who === 'object' ? isAnyTouched(p, effect, { who, seat }) : isAnyTargetTouched(p, effect, seat);
  if (isTouched) return null;
  const all = typeof who === 'object' ? candidates(p, who, seat) : (p.table.attack?.targets ?? []);
  return all.length === 1 ? whyUntouched(p, effect, { id: at(all, 0), seat }) : whyNone(p, effect, seat);
}
function isAnyTargetTouched(p: P, effect: Affecting, seat: Seat): boolean {
  for (const id of p.table.attack?.targets ?? []) if (touches(p, effect, { id, seat })) return true;
  return false;
}
/** Would it change anything on one of the Heroes the phrase can mean? Asked far more often than who they are. */
function isAnyTouched(p: P, effect: Affecting, { who, seat }: { who: Exclude<Who, string>; seat: Seat }): boolean {
  const t = p.table;
  const place = 'choose' in who ? who.choose : who.each;
  for (let theirs = 0; theirs < seatsOf(t); theirs++) {
    if (!isMeant(who, theirs === seat)) continue;
    const champion = championOf(t, theirs);
    if (place !== 'support' && champion !== NONE && touches(p, effect, { id: champion, seat })) return true;
    if (place === 'champion') continue;
    for (const id of supportsOf(t, theirs)) if (touches(p, effect, { id, seat })) return true;
  }
  return false;
}
/** EL-11.7 to EL-11.9: does the phrase mean Heroes of the user, or of another player? */
const isMeant = ({ of }: Exclude<Who, string>, isOwn: boolean): boolean =>
  isOwn ? of !== 'anyOtherPlayer' && of !== 'everyOtherPlayer' : of !== 'you';
function whyNone(p: P, effect: Affecting, seat: Seat): Refusal {
  if (effect.do === 'remove') return nobodyBears;
  return effect.do === 'add' && effect.what === 'bane' && at(p.table.tokens, seat) === 0
    ? noTokensLeft(TOKENS_EACH)
    : nobodyThere;
}
/** Why the effect would change nothing on this Hero. */
export function whyUntouched(p: P, effect: Affecting, { id, seat }: { id: CardId; seat: Seat }): Refusal {
  if (effect.do === 'remove') return bearsNothing(faceOf(p, id));
  return at(p.table.tokens, seat) === 0 ? noTokensLeft(TOKENS_EACH) : isSheltered(faceOf(p, id));
}

/** The Heroes an effect speaks of: those its phrase can mean, or the targets of the attack. */
export function spokenOf(p: P, effect: Affecting, seat: Seat): readonly CardId[] {
  const who = whomOf(effect);
  return typeof who === 'object' ? candidates(p, who, seat) : (p.table.attack?.targets ?? []);
}

/** The Heroes a phrase can mean, clockwise from the user (EL-11.7 to EL-11.9). */
export function candidates(p: P, who: Exclude<Who, string>, seat: Seat): readonly CardId[] {
  const t = p.table;
  const place = 'choose' in who ? who.choose : who.each;
  const found: CardId[] = [];
  for (let i = 0; i < seatsOf(t); i++) {
    const theirs = (seat + i) % seatsOf(t);
    if (!isMeant(who, i === 0)) continue;
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
