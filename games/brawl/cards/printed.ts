/** What is printed on every card and token, by face, worked out once from the cards: the interpreter reads this. */
import { at } from '@arenarium/engine';
import { CHAMPIONS } from './index.ts';
import { CHALLENGES, type Challenge } from './challenges.ts';
import { TRAPS } from './traps.ts';
import { COLOURS, type Ability, type Card, type Effect, type Side, type Trait } from './words.ts';

/** A list of effects has a number, so that a waiting step can say where in a card it is. */
export type Program = number;
export type Op =
  | Exclude<Effect, { do: 'if' }>
  | {
      readonly do: 'if';
      readonly when: Extract<Effect, { do: 'if' }>['when'];
      readonly then: Program;
      readonly otherwise: Program;
    };

const programs: (readonly Op[])[] = [[]];
export const EMPTY: Program = 0;
export const programOf = (number: Program): readonly Op[] => programs[number] as readonly Op[];

function compiled(effects: readonly Effect[] = []): Program {
  if (effects.length === 0) return EMPTY;
  const ops = effects.map((effect): Op =>
    effect.do === 'if'
      ? { do: 'if', when: effect.when, then: compiled(effect.then), otherwise: compiled(effect.otherwise) }
      : effect,
  );
  return programs.push(ops) - 1;
}

export interface PrintedCard {
  readonly face: number;
  /** `DUG02`. */
  readonly id: string;
  readonly champion: number;
  readonly card: Card;
  readonly kind: Card['kind'];
  /** The Core that pays for it, as a bit. */
  readonly core: number;
  readonly move: number;
  readonly traits: readonly Trait[];
  readonly pre: Program;
  /** What it says as it is resolved: a skill's text, or what a Reaction does at once. */
  readonly text: Program;
  readonly post: Program;
  /** Everything a skill does may be declined part by part, so there is no need to ask whether to use it. */
  readonly isOptional: boolean;
}
/** Every Champion has so many Action cards. */
const CARDS = 6;
const NO_TRAITS: readonly Trait[] = [];
/** Words with “up to” or “may” in them. */
const OPTIONAL: readonly Effect['do'][] = [
  'draw',
  'plan',
  'heal',
  'dash',
  'jump',
  'swoop',
  'force',
  'discardToHeal',
  'moveTrap',
];

function printedCard(card: Card, champion: number, i: number): PrintedCard {
  return {
    face: champion * CARDS + i,
    id: `${at(CHAMPIONS, champion).code}0${i + 2}`,
    champion,
    card,
    kind: card.kind,
    core: 1 << COLOURS.indexOf(card.colour),
    move: card.kind === 'reaction' ? 0 : card.move,
    traits: (card.kind === 'attack' ? card.traits : undefined) ?? NO_TRAITS,
    pre: card.kind === 'attack' ? compiled(card.pre) : EMPTY,
    text: card.kind === 'attack' ? EMPTY : compiled(card.text),
    post: card.kind === 'skill' ? EMPTY : compiled(card.post),
    isOptional: card.kind === 'skill' && card.text.every((effect) => OPTIONAL.includes(effect.do)),
  };
}

/** Faces 0 … are the Action cards, six to a Champion; then the kinds of trap; then the Challenges. */
export const printedCards: readonly PrintedCard[] = CHAMPIONS.flatMap((champion, c) =>
  champion.cards.map((card, i) => printedCard(card, c, i)),
);
export const FIRST_TRAP = printedCards.length;
export const FIRST_CHALLENGE = FIRST_TRAP + TRAPS.length;

export const printedOn = (face: number): PrintedCard => printedCards[face] as PrintedCard;
export const challengeOn = (face: number): Challenge => at(CHALLENGES, face - FIRST_CHALLENGE);
export const trapOn = (face: number): (typeof TRAPS)[number] => at(TRAPS, face - FIRST_TRAP);

const ACTIONS = printedCards.length;
const TRAP_COUNT = TRAPS.reduce((n, { copies }) => n + copies, 0);

/** How many ids there are at most: two copies of every Action card, the traps and the Challenges. */
export const MOST_IDS = 2 * ACTIONS + TRAP_COUNT + CHALLENGES.length;
/** The ids of all Action cards in a box of so many copies; then come the traps, then the Challenges. */
export const actionIds = (copies: number): number[] => Array.from({ length: copies * ACTIONS }, (_, id) => id);
export const trapIds = (copies: number): number[] => Array.from({ length: TRAP_COUNT }, (_, i) => copies * ACTIONS + i);
export const challengeIds = (copies: number): number[] => CHALLENGES.map((_, i) => copies * ACTIONS + TRAP_COUNT + i);
/** The ids of a Champion's six cards; each side takes its own copy if there are two. */
export const cardIds = ({ copies }: { readonly copies: number }, kind: number, side: number): number[] => {
  const first = (copies === 2 ? side * ACTIONS : 0) + kind * CARDS;
  return Array.from({ length: CARDS }, (_, i) => first + i);
};
/** The face printed on each id before anything is shuffled, with one copy of the box and with two. */
const facesOf = [1, 2].map((copies) => [
  ...actionIds(copies).map((id) => id % ACTIONS),
  ...TRAPS.flatMap((trap, kind) => Array.from({ length: trap.copies }, () => FIRST_TRAP + kind)),
  ...CHALLENGES.map((_, i) => FIRST_CHALLENGE + i),
]);
export const printedFaces = (copies: number): readonly number[] => at(facesOf, copies - 1);

const sides: readonly (readonly [Side, Side])[] = CHAMPIONS.map(({ basic, levelled }) => [basic, levelled]);
/** The two sides of a Champion card: basic and levelled. */
export const sidesOf = (kind: number): readonly [Side, Side] => sides[kind] as readonly [Side, Side];

const reactions: readonly (readonly PrintedCard[])[] = CHAMPIONS.map((_, champion) =>
  printedCards.filter((printed) => printed.champion === champion && printed.kind === 'reaction'),
);

/** The Reactions of a Champion. */
export const reactionsOf = (kind: number): readonly PrintedCard[] => at(reactions, kind);

/** One ability of a Champion's levelled side, if it has it. */
export function abilityOf<A extends Ability['ability']>(
  champion: number,
  ability: A,
): Extract<Ability, { ability: A }> | undefined {
  const { levelled } = at(CHAMPIONS, champion);
  return levelled.abilities.find((a): a is Extract<Ability, { ability: A }> => a.ability === ability);
}

/** The number of a Champion card, which also names its levelled ability: `DUG01`. */
export const championCardId = (champion: number): string => `${at(CHAMPIONS, champion).code}01`;
