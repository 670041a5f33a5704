/** Every printed thing with its rendered text, for the gallery and the checks. */
import { message, type CardText, type Message } from '@arenarium/engine';
import { sets } from './index.ts';
import { abilityAt, BOX, FIRST_LEGEND, slugOfFace, sphereAt } from './printed.ts';
import { baneText, baneWords, benefitText, benefitWord, textOf, typeName, wordsOf } from './text.ts';
import {
  moments,
  type Ability,
  type Bane,
  type Benefit,
  type Effect,
  type HeroCard,
  type LegendCard,
  type Standing,
} from './words.ts';

const named = (name: string): Message => message('card', { name });
const part = (place: string, text: Message): Message => message(`part.${place}`, { text });

function heroText(card: HeroCard, slug: string): CardText {
  const { name, type, strength, maxHp, champion, support } = card;
  return {
    id: slug,
    name: named(name),
    kind: message('kind.hero', { type: typeName(type), strength, maxHp }),
    text: [part('champion', textOf(champion, { name })), part('support', textOf(support, { name }))],
    words: [...wordsOf(champion), ...wordsOf(support)],
    abilities: [`${slug}.champion`, `${slug}.support`],
  };
}

function legendText(card: LegendCard, slug: string): CardText {
  const { name, type, strength, maxHp, team, bane, champion, support } = card;
  const by = { name };
  const all: readonly Ability[] = [team, ...champion, ...support];
  return {
    id: slug,
    name: named(name),
    kind: message('kind.legend', { type: typeName(type), strength, maxHp }),
    text: [
      part('team', textOf(team, by)),
      ...bane.map((clause) => part('bane', baneText(clause, type))),
      ...champion.map((ability) => part('champion', textOf(ability, by))),
      ...support.map((ability) => part('support', textOf(ability, by))),
    ],
    words: [...all.flatMap(wordsOf), ...bane.map(baneWords)],
    abilities: [
      `${slug}.team`,
      `${slug}.bane`,
      ...[1, 2].flatMap((n) => [`${slug}.champion${n}`, `${slug}.support${n}`]),
    ],
  };
}

function sphereText(face: number): CardText {
  const { name, slug, type, benefit, lends } = sphereAt(face);
  const typeWord = sets[type]?.legend.type ?? 'unknown';
  return {
    id: slug,
    name: named(name),
    kind: message('kind.sphere', { type: typeName(typeWord) }),
    text: [part('sphere', benefitText(benefit, typeWord))],
    words: [benefitWord(benefit), ...(benefit.gives === 'ability' ? wordsOf(benefit.ability) : [])],
    abilities: [lends < 0 ? `${slug}.sphere` : abilityAt(lends).id],
  };
}

export const gallery: readonly CardText[] = [
  ...sets.map(({ legend }, type) => legendText(legend, slugOfFace(FIRST_LEGEND + type))),
  ...sets.flatMap(({ heroes }) => heroes).map((card, face) => heroText(card, slugOfFace(face))),
  ...BOX.spheres.map(sphereText),
];

const effectWords: Record<Effect['do'], true> = {
  add: true,
  remove: true,
  move: true,
  spread: true,
  gain: true,
  reduce: true,
  negate: true,
  roll: true,
  switch: true,
  rearrange: true,
  return: true,
  destroy: true,
  reverse: true,
  double: true,
  banesInstead: true,
  holdFast: true,
  skipAttack: true,
  anotherTurn: true,
  inOrder: true,
};
const standingWords: Record<Standing['rule'], true> = {
  mayPreciseAttackSupports: true,
  cannotPreciseAttack: true,
  championCannotBePreciseAttacked: true,
  strengthOf: true,
  supportAbilityOfYourChampion: true,
};
type BaneWhen = Extract<Bane, { when: string }>['when'];
type BaneCannot = Extract<Bane, { cannot: string }>['cannot'];
const baneWhens: Record<BaneWhen, true> = { takesDamage: true, turnBegins: true, tokenRemoved: true, destroyed: true };
const baneCannots: Record<BaneCannot, true> = { preciseAttack: true, useAbilities: true };
const sphereWords: Record<Benefit['gives'], true> = {
  strength: true,
  maxHp: true,
  armour: true,
  mending: true,
  mythPoints: true,
  cheaperAbilities: true,
  luckierDice: true,
  ability: true,
  holdFast: true,
  preciseOnSupports: true,
  freeSwitch: true,
  noNewBanes: true,
  banesSleep: true,
  hiddenSupports: true,
};

/** Every word of the card language; the unions above make the compiler count them. */
export const vocabulary: readonly string[] = [
  // A sequence is its parts: it has no word of its own on a card.
  ...Object.keys(effectWords).filter((word) => word !== 'inOrder'),
  ...moments,
  ...Object.keys(standingWords),
  ...Object.keys(baneWhens).map((word) => `bane:${word}`),
  ...Object.keys(baneCannots).map((word) => `bane:cannot:${word}`),
  ...Object.keys(sphereWords).map((word) => `sphere:${word}`),
];
