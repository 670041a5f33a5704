/** What is printed on each face, compiled once into lookup tables: the rules read these, never the card data itself. */
import { at, faceOf, type Id, type Message, type Seat } from '@arenarium/engine';
import type { AbilityId, Box, CardId, P, Table } from '../table.ts';
import { sets } from './index.ts';
import { textOf } from './text.ts';
import {
  moments,
  type Ability,
  type Bane,
  type Benefit,
  type Cost,
  type Effect,
  type Moment,
  type Standing,
  type Trigger,
} from './words.ts';

/** An effect, nested ones too, by its number: what waits captures the number. */
export type EffectId = Id<'effect'>;
/** Numbers are given here and nowhere else. */
const numberOf = <Kind extends string>(place: number): Id<Kind> => place as Id<Kind>;
export const NO_ABILITY: AbilityId = numberOf(-1);
export const NO_EFFECT: EffectId = numberOf(-1);

/** An ability as the rules look at it; its number is its place in `abilities`. */
export interface PrintedAbility {
  /** `hellhound.champion`: as happenings and statistics name it. */
  readonly id: string;
  readonly kind: Ability['kind'];
  /** What it answers, as a bit; 0 unless it is triggered. */
  readonly moment: number;
  readonly who: Trigger['who'] | null;
  readonly standing: Standing | null;
  readonly cost: Cost;
  /** NO_EFFECT for a continuous ability. */
  readonly effect: EffectId;
  /** EL-R2: an ability that speaks of the target waits until there is one. */
  readonly aboutTarget: boolean;
  /** EL-11.6: of a Legend's own abilities one may be used a turn. */
  readonly ofLegend: boolean;
  readonly text: Message;
  /** The same by the Myth Points it costs now: a Sphere may make it cheaper. */
  readonly texts: readonly Message[];
}

/** The bit of a moment: several of them can be looked for at once. */
export const momentBit = (moment: Moment): number => 1 << moments.indexOf(moment);

export interface PrintedHero {
  readonly name: string;
  readonly slug: string;
  readonly type: number;
  readonly strength: number;
  readonly maxHp: number;
  readonly isLegend: boolean;
  readonly champion: readonly AbilityId[];
  readonly support: readonly AbilityId[];
  /** The moments its abilities may answer as Champion and as Support: most Heroes are passed over at a glance. */
  readonly championMoments: number;
  readonly supportMoments: number;
  /** Has it something to do in its owner's Action phase (EL-11.2)? A borrowed ability may be that. */
  readonly championActs: boolean;
  readonly supportActs: boolean;
  /** What its continuous ability says, if it has one there. */
  readonly championRule: Standing['rule'] | null;
  readonly supportRule: Standing['rule'] | null;
  /** The Team ability of a Legend; NO_ABILITY for a Hero. */
  readonly team: AbilityId;
  /** EL-R35: the Support abilities of each face as this Hero's own, if it borrows them. */
  readonly borrowed: readonly (readonly AbilityId[])[];
}
export interface Sphere {
  readonly name: string;
  readonly slug: string;
  readonly type: number;
  readonly benefit: Benefit;
  /** What it grants, and how much of it; 0 where that is no number. */
  readonly gives: Benefit['gives'];
  readonly n: number;
  /** The ability it lends, or NO_ABILITY. */
  readonly lends: AbilityId;
}

export const abilities: PrintedAbility[] = [];
const effects: Effect[] = [];
/** For an effect made of others, their numbers. */
const parts: (readonly EffectId[])[] = [];

const slugOf = (name: string): string => name.toLowerCase().replaceAll(',', '').replaceAll(/[ ’]/g, '-');

function compiled(effect: Effect): EffectId {
  const number: EffectId = numberOf(effects.push(effect) - 1);
  parts.push([]);
  if (effect.do === 'roll') parts[number] = effect.outcomes.map(({ then }) => compiled(then));
  if (effect.do === 'inOrder') parts[number] = effect.effects.map(compiled);
  return number;
}

function speaksOfTarget(effect: Effect): boolean {
  switch (effect.do) {
    case 'add':
      return effect.to === 'target' || effect.to === 'everyTarget';
    case 'roll':
      return effect.outcomes.some(({ then }) => speaksOfTarget(then));
    case 'double':
    case 'banesInstead':
      return true;
    default:
      return false;
  }
}

/** The ability for no Myth Point, for one, and so on, up to what is printed. */
function priced(ability: Ability): readonly Ability[] {
  if (ability.kind === 'continuous') return [ability];
  const { cost } = ability;
  return Array.from({ length: (cost.mp ?? 0) + 1 }, (_, mp) =>
    mp === 0 && cost.mp === undefined ? ability : { ...ability, cost: { ...cost, mp } },
  );
}

function printed(id: string, ability: Ability, { name, ofLegend }: { name: string; ofLegend: boolean }): AbilityId {
  const texts = priced(ability).map((each) => textOf(each, { name }));
  const isStanding = ability.kind === 'continuous';
  // Written out, with all entries in one order: what is made by spreading has a shape of its own, and is slow to read.
  const record: PrintedAbility = {
    id,
    kind: ability.kind,
    moment: ability.kind === 'triggered' ? momentBit(ability.when.is) : 0,
    who: ability.kind === 'triggered' ? ability.when.who : null,
    standing: isStanding ? ability.standing : null,
    cost: isStanding ? {} : ability.cost,
    effect: isStanding ? NO_EFFECT : compiled(ability.effect),
    aboutTarget: !isStanding && speaksOfTarget(ability.effect),
    ofLegend,
    text: at(texts, texts.length - 1),
    texts,
  };
  return numberOf(abilities.push(record) - 1);
}

/** A borrowed ability may answer anything. */
const momentsOf = (numbers: readonly AbilityId[]): number =>
  numbers.reduce((bits, number) => {
    const { moment, standing } = abilityAt(number);
    return standing?.rule === 'supportAbilityOfYourChampion' ? -1 : bits | moment;
  }, 0);
const acts = (numbers: readonly AbilityId[]): boolean =>
  numbers.some((number) => {
    const { kind, standing } = abilityAt(number);
    return kind === 'functional' || standing?.rule === 'supportAbilityOfYourChampion';
  });
const ruleOf = (numbers: readonly AbilityId[]): Standing['rule'] | null => {
  const rules = numbers.flatMap((number) => abilityAt(number).standing?.rule ?? []);
  return rules[0] ?? null;
};
const answering = (champion: readonly AbilityId[], support: readonly AbilityId[]) => ({
  champion,
  support,
  championMoments: momentsOf(champion),
  supportMoments: momentsOf(support),
  championActs: acts(champion),
  supportActs: acts(support),
  championRule: ruleOf(champion),
  supportRule: ruleOf(support),
});

type Compiled = Omit<PrintedHero, 'borrowed'>;
const heroes: readonly Compiled[] = sets.flatMap((set, type) =>
  set.heroes.map((card) => {
    const { name, strength, maxHp } = card;
    const slug = slugOf(name);
    const by = { name, ofLegend: false };
    const champion = [printed(`${slug}.champion`, card.champion, by)];
    const support = [printed(`${slug}.support`, card.support, by)];
    return { name, slug, type, strength, maxHp, isLegend: false, ...answering(champion, support), team: NO_ABILITY };
  }),
);
const legends: readonly Compiled[] = sets.map(({ legend }, type) => {
  const { name, strength, maxHp } = legend;
  const slug = slugOf(name);
  const by = { name, ofLegend: true };
  const champion = legend.champion.map((ability, i) => printed(`${slug}.champion${i + 1}`, ability, by));
  const support = legend.support.map((ability, i) => printed(`${slug}.support${i + 1}`, ability, by));
  const team = printed(`${slug}.team`, legend.team, { name, ofLegend: false });
  return { name, slug, type, strength, maxHp, isLegend: true, ...answering(champion, support), team };
});

/** What can be borrowed from each face. */
const supportAbilities: readonly (readonly Ability[])[] = [
  ...sets.flatMap((set) => set.heroes.map(({ support }) => [support])),
  ...sets.map(({ legend }) => legend.support),
];
const isBorrowing = (ability: Ability): boolean =>
  ability.kind === 'continuous' && ability.standing.rule === 'supportAbilityOfYourChampion';

/** EL-R35: printed once more under the name of the Hero that borrows, so that they read and count as its own. */
function borrowedBy({ name, slug, supportRule }: Compiled): readonly (readonly AbilityId[])[] {
  if (supportRule !== 'supportAbilityOfYourChampion') return [];
  const own = { name, ofLegend: false };
  return supportAbilities.map((lent) =>
    lent.filter((ability) => !isBorrowing(ability)).map((ability) => printed(`${slug}.support`, ability, own)),
  );
}

/** Heroes and Legends by face: a Legend that has entered the battle is a Hero (EL-9.5). */
export const printedHeroes: readonly PrintedHero[] = [...heroes, ...legends].map((hero) => ({
  // Written out for the same reason as abilities.
  name: hero.name,
  slug: hero.slug,
  type: hero.type,
  strength: hero.strength,
  maxHp: hero.maxHp,
  isLegend: hero.isLegend,
  champion: hero.champion,
  support: hero.support,
  championMoments: hero.championMoments,
  supportMoments: hero.supportMoments,
  championActs: hero.championActs,
  supportActs: hero.supportActs,
  championRule: hero.championRule,
  supportRule: hero.supportRule,
  team: hero.team,
  borrowed: borrowedBy(hero),
}));
/** Faces, and at first ids: the Heroes type by type, then the Legends, then the Spheres. */
export const FIRST_LEGEND = heroes.length;
export const FIRST_SPHERE = printedHeroes.length;

const spheres: readonly Sphere[] = sets.flatMap((set, type) =>
  set.spheres.map(({ name, benefit }) => {
    const slug = slugOf(name);
    const lends =
      benefit.gives === 'ability'
        ? printed(`${slug}.sphere`, benefit.ability, { name: 'it', ofLegend: false })
        : NO_ABILITY;
    return { name, slug, type, benefit, gives: benefit.gives, n: 'n' in benefit ? benefit.n : 0, lends };
  }),
);

export const FACES = FIRST_SPHERE + spheres.length;
/** Every id; and, before anything is shuffled, every face where it belongs. */
export const IDS: readonly CardId[] = Array.from({ length: FACES }, (_, id) => id);
export const BOX: Box = {
  heroes: IDS.slice(0, FIRST_LEGEND),
  legends: IDS.slice(FIRST_LEGEND, FIRST_SPHERE),
  spheres: IDS.slice(FIRST_SPHERE),
};

export function heroAt(face: number): PrintedHero {
  const found = printedHeroes[face];
  if (found === undefined) throw new Error(`face ${face} is no Hero and no Legend`);
  return found;
}
export function sphereAt(face: number): Sphere {
  const found = spheres[face - FIRST_SPHERE];
  if (found === undefined) throw new Error(`face ${face} is no Sphere`);
  return found;
}
export const slugOfFace = (face: number): string => (face < FIRST_SPHERE ? heroAt(face) : sphereAt(face)).slug;
export function abilityAt(number: AbilityId): PrintedAbility {
  const found = abilities[number];
  if (found === undefined) throw new Error(`there is no ability ${number}`);
  return found;
}
export function effectAt(number: EffectId): Effect {
  const found = effects[number];
  if (found === undefined) throw new Error(`there is no effect ${number}`);
  return found;
}
/** An effect by a number that came in a message. */
export const effectNumbered = (number: number): Effect | null => effects[number] ?? null;
/** The numbers of the effects this one is made of. */
export const partsOf = (number: EffectId): readonly EffectId[] => parts[number] ?? [];

/** The bane of each type, clause by clause. */
export const banes: readonly (readonly Bane[])[] = sets.map(({ legend }) => legend.bane);
const adding = (clause: 'turnBegins' | 'tokenRemoved' | 'destroyed'): readonly number[] =>
  banes.map((bane) => bane.reduce((sum, each) => ('when' in each && each.when === clause ? sum + each.add : sum), 0));
/** By type: the counters a bane adds when its bearer's turn begins, when a token is removed, when its bearer falls. */
export const baneAtTurn = adding('turnBegins');
export const baneOnRemoval = adding('tokenRemoved');
export const baneOnFall = adding('destroyed');
/** By type: what a bane adds to damage, and whether that spends the token. */
export const baneOnDamage = banes.map((bane) => {
  const found = bane.find((each) => 'when' in each && each.when === 'takesDamage');
  return found !== undefined && 'losesToken' in found
    ? { add: found.add, losesToken: found.losesToken }
    : { add: 0, losesToken: false };
});
const forbidding = (what: 'preciseAttack' | 'useAbilities'): readonly number[] =>
  banes.flatMap((bane, type) => (bane.some((each) => 'cannot' in each && each.cannot === what) ? [type] : []));
/** The types whose bane forbids something. */
export const banesAgainstPrecise = forbidding('preciseAttack');
export const banesAgainstAbilities = forbidding('useAbilities');

/** What is printed on a Hero in play. */
export const cardOf = (p: P, id: CardId): PrintedHero => heroAt(faceOf(p, id));
/** The type of a seat's Legend, which is the kind of its bane tokens. */
export const kindOf = (t: Table, seat: Seat): number => at(t.legend, seat) - FIRST_LEGEND;

/** The records of these cards. */
export function among<O>(record: (card: CardId) => O, cards: readonly CardId[]): O[] {
  const found: O[] = [];
  for (const card of cards) found.push(record(card));
  return found;
}
