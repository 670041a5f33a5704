/** What is printed on the Heroes, made into tables the rules can look things up in. Built once, from the cards. */
import { scripts } from '@arenarium/engine';
import { of, at, ABILITY, ANY, type Hero, heroOf, NONE, type Table } from '../table.ts';
import { basicDeck, heroCards } from './index.ts';
import {
  type Ability,
  type Aim,
  type Aimed,
  type BasicName,
  basicNames,
  type Doing,
  type Effect,
  type Group,
  type HeroCard,
  type Passive,
  type Reach,
  type ReactionAbility,
  type Rule,
  type Trigger,
} from './words.ts';

export const faceNamed = (name: BasicName): number => basicNames.indexOf(name);
export const FACES = basicNames.length;
export const FIRST_AID = faceNamed('firstAid');
export const REPOSITION = faceNamed('reposition');
export const DEFEND = faceNamed('defend');
export const DEFLECT = faceNamed('deflect');
export const STONEWALL = faceNamed('stonewall');
export const SCROLL_OF_HASTE = faceNamed('scrollOfHaste');
export const SCROLL_OF_SHADOWS = faceNamed('scrollOfShadows');
export const isScroll = (face: number): boolean => face >= SCROLL_OF_HASTE;

/** The face of every card id of the deck. */
export const deckFaces: readonly number[] = basicDeck.flatMap((card) =>
  Array<number>(card.copies).fill(faceNamed(card.name)),
);
/** Actions a card costs, NONE for a Reaction. */
const printedCost: readonly number[] = basicDeck.map((card) => (card.actions === 'reaction' ? -1 : card.actions));
export const isReactionCard = (face: number): boolean => printedCost[face] === NONE;

export const ABILITIES_EACH = 5;
/** Every Ability, five a Hero: Passive, Basic, Basic, Reaction, Ultimate. */
export const abilities: readonly Ability[] = heroCards.flatMap((hero): readonly Ability[] => hero.abilities);
export const abilityAt = (id: number): Ability => of(abilities, id);
/** What using an Ability costs; nothing for a Passive, which is not used. */
export interface Price {
  readonly actions: number;
  readonly mana: number;
}
const prices: readonly Price[] = abilities.map((ability) =>
  ability.kind === 'basic' || ability.kind === 'ultimate'
    ? { actions: ability.actions, mana: ability.mana }
    : { actions: 0, mana: 0 },
);
export const priceOf = (id: number): Price => of(prices, id);
export const reactionAt = (id: number): ReactionAbility => abilities[id] as ReactionAbility;
export const reactionIdOf = (hero: number): number => hero * ABILITIES_EACH + 3;
export const reactionOf = (hero: number): ReactionAbility => reactionAt(reactionIdOf(hero));
export const heroCardAt = (hero: number): HeroCard => of(heroCards, hero);
export const maxHp = (f: Hero): number => heroCardAt(f.hero).hp;
export const reachOf = (within: Reach): number => (within === 'any' ? ANY : within);
export const sourceOfAbility = (id: number): number => ABILITY + id;

const passiveOf = (hero: HeroCard): Passive => hero.abilities[0];
const rulesOf = <K extends Rule['rule']>(hero: HeroCard, rule: K): readonly Extract<Rule, { rule: K }>[] =>
  passiveOf(hero).rules.filter((r): r is Extract<Rule, { rule: K }> => r.rule === rule);

/** As what a Hero may use each card: itself first, then what it counts as. HB-10.4. */
const usesByHero: readonly (readonly (readonly number[])[])[] = heroCards.map((hero) =>
  basicNames.map((name, face) => [
    face,
    ...rulesOf(hero, 'countsAs').flatMap((rule) => (rule.card === name ? rule.as.map(faceNamed) : [])),
  ]),
);
export const usesOf = (hero: number, face: number): readonly number[] => of(of(usesByHero, hero), face);

/** Which cards pay for an Ability, a bit a face. HB-10.1, HB-10.4. */
const payments: readonly number[] = abilities.map((ability, id) => {
  const accepted = ability.kind === 'passive' ? [] : ability.cards.map(faceNamed);
  const hero = Math.floor(id / ABILITIES_EACH);
  return basicNames.reduce(
    (bits, _, face) => (usesOf(hero, face).some((use) => accepted.includes(use)) ? bits | (1 << face) : bits),
    0,
  );
});
export const pays = (ability: number, face: number): boolean => ((at(payments, ability) >> face) & 1) === 1;

/** The Abilities a Hero uses on its own turn, by their place on the card: two Basic ones and the Ultimate. */
export const OWN_TURN: readonly number[] = [1, 2, 4];
/** Those of them that each card pays for. */
const paidForByHero: readonly (readonly (readonly number[])[])[] = heroCards.map((_, hero) =>
  basicNames.map((__, face) => OWN_TURN.map((place) => hero * ABILITIES_EACH + place).filter((id) => pays(id, face))),
);
export const paidFor = (hero: number, face: number): readonly number[] => of(of(paidForByHero, hero), face);

const sumOf = (rules: readonly { readonly card: BasicName; readonly more: number }[], face: number): number =>
  rules.reduce((sum, rule) => sum + (rule.card === basicNames[face] ? rule.more : 0), 0);
const byFace = (value: (hero: HeroCard, face: number) => number): readonly (readonly number[])[] =>
  heroCards.map((hero) => basicNames.map((_, face) => value(hero, face)));
const cell = (table: readonly (readonly number[])[], hero: number, face: number): number => at(of(table, hero), face);

const ownCosts = byFace(
  (hero, face) =>
    rulesOf(hero, 'costs').find((rule) => faceNamed(rule.card) === face)?.actions ?? at(printedCost, face),
);
const moreReach = byFace((hero, face) => sumOf(rulesOf(hero, 'reaches'), face));
const moreHealing = byFace((hero, face) => sumOf(rulesOf(hero, 'heals'), face));

/** Actions a Hero pays for a card used as `face`; movement may be hindered on top. HB-R28. */
export const costOf = (hero: number, face: number): number => cell(ownCosts, hero, face);
export const moreReachOf = (hero: number, face: number): number => cell(moreReach, hero, face);
export const moreHealingOf = (hero: number, face: number): number => cell(moreHealing, hero, face);

const hitRules = heroCards.map((hero) => rulesOf(hero, 'hits'));
/** Damage a Hero adds to a card's. */
export function moreDamageOf(f: Hero, face: number): number {
  let more = 0;
  for (const rule of hitRules[f.hero] ?? []) {
    if (rule.card === basicNames[face] && f.hp <= (rule.whileHpAtMost ?? ANY)) more += rule.more;
  }
  return more;
}

const firm: readonly boolean[] = heroCards.map((hero) => rulesOf(hero, 'standsFirm').length > 0);
export const standsFirm = (t: Table, seat: number): boolean => of(firm, heroOf(t, seat).hero);
const slippery: readonly boolean[] = heroCards.map((hero) =>
  rulesOf(hero, 'slipsPast').some((rule) => rule.card === 'stonewall'),
);
export const slipsPastStonewall = (t: Table, seat: number): boolean => of(slippery, heroOf(t, seat).hero);

/** Heroes that make movement dearer for enemies near them: by how much, and how near. */
export const hindrances: readonly ({ readonly more: number; readonly within: number } | null)[] = heroCards.map(
  (hero) => {
    const [rule] = rulesOf(hero, 'hinders');
    return rule === undefined ? null : { more: rule.more, within: rule.enemiesWithin };
  },
);

/** Whom something is aimed at; `everyone`, where there is nothing to choose, and then `at` and `upTo` say nothing. */
export interface PrintedAim {
  readonly everyone: Group | null;
  readonly at: Aimed;
  readonly upTo: number;
  readonly within: number;
}
const aimPrinted = (aim: Aim | undefined): PrintedAim | null => {
  if (aim === undefined) return null;
  return 'everyone' in aim
    ? { everyone: aim.everyone, at: 'enemy', upTo: 0, within: reachOf(aim.everyone.within) }
    : { everyone: null, at: aim.at, upTo: aim.upTo, within: reachOf(aim.within) };
};

/** What a card or an Ability does, with every entry there: the rules read few shapes faster than many. */
export interface Does {
  readonly first: readonly Effect[] | undefined;
  readonly aim: PrintedAim | null;
  readonly damage: number | undefined;
  readonly heal: number | undefined;
  readonly then: readonly Effect[] | undefined;
}
const NOTHING: Doing = {};
const asPrinted = (source: number): Doing => {
  const ability = abilities[source - ABILITY];
  return ability === undefined ? (basicDeck[source] ?? NOTHING) : ability.kind === 'passive' ? NOTHING : ability;
};
/** What each source does: Basic cards first, Abilities from `ABILITY` on. A Passive does nothing by itself. */
const doings: readonly Does[] = Array.from({ length: ABILITY + abilities.length }, (_, source) => {
  const { first, aim, damage, heal, then } = asPrinted(source);
  return { first, aim: aimPrinted(aim), damage, heal, then };
});
export const doingOf = (source: number): Does => of(doings, source);

/** HB-4.10: how near a moving enemy must come. */
export const stonewallReach: number = (doingOf(STONEWALL).then ?? []).reduce(
  (reach, effect) => (effect.do === 'stop' ? effect.within : reach),
  0,
);

/** Lists of instructions, numbered so that a waiting step can name them. */
const lists = scripts<Effect>();
const numbered = (effects: readonly Effect[] | undefined): number =>
  effects === undefined || effects.length === 0 ? NONE : lists.numbered(effects);
export const scriptAt = (script: number): readonly Effect[] => lists.effectsOf(script);
/** Instructions before and after the damage of each source, NONE for none. */
export const firstScripts: readonly number[] = Array.from(doings, (doing) => numbered(doing.first));
export const thenScripts: readonly number[] = Array.from(doings, (doing) => numbered(doing.then));
const triggerScripts = (trigger: Trigger): readonly number[] =>
  heroCards.map((hero) => numbered(rulesOf(hero, 'when').find((rule) => rule.when === trigger)?.then));
/** What a Hero's Passive does when something happens, NONE for nothing. */
export const passiveScripts: Readonly<Record<Trigger, readonly number[]>> = {
  yourTurnBegins: triggerScripts('yourTurnBegins'),
  youDefend: triggerScripts('youDefend'),
  anotherDies: triggerScripts('anotherDies'),
};
