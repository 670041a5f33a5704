import { scripts } from '@arenarium/engine';
import { at, type MomentKind, of, type Table } from '../table.ts';
import { cards } from './index.ts';
import {
  type Ability,
  type Card,
  colours,
  type Cost,
  type Effect,
  type Effects,
  type Phase,
  phases,
  type When,
} from './words.ts';

/**
 * The cards, compiled once into tables: rules look things up by small numbers instead of walking card data.
 * A face is a place in `cards`: Disciples, Warriors, Gods, Temples.
 */
const indexesOf = (type: Card['type']): readonly number[] =>
  cards.flatMap((card, face) => (card.type === type ? [face] : []));
export const discipleFaces = indexesOf('disciple');
export const warriorFaces = indexesOf('warrior');
export const godFaces = indexesOf('god');
export const templeFaces = indexesOf('temple');
/** Faces below this are cards for decks. */
export const KINDS = discipleFaces.length + warriorFaces.length;
export const isWarrior = (face: number): boolean => face >= discipleFaces.length && face < KINDS;

export const cardOf = (face: number): Card => of(cards, face);
export const slug = (name: string): string =>
  name.toLowerCase().replaceAll('’', '').replaceAll('í', 'i').replaceAll(' ', '-');
export const faceNamed = (name: string): number => {
  const face = cards.findIndex((card) => card.name === name);
  if (face < 0) throw new Error(`no card is called ${name}`);
  return face;
};

export const costOf: readonly number[] = cards.map((card) => ('cost' in card ? card.cost : 0));
/** Colours as bits, by face; 0 for what has no colour. */
export const ALL_COLOURS = (1 << colours.length) - 1;
export const colourOf: readonly number[] = cards.map((card) =>
  card.type === 'warrior' ? 1 << colours.indexOf(card.colour) : 0,
);
export const chainsOf: readonly number[] = cards.map((card) =>
  card.type === 'warrior' ? card.chains.reduce((bits, colour) => bits | (1 << colours.indexOf(colour)), 0) : 0,
);
/** KB-2.4: the Temples a God may take, as faces. */
export const templesFor: readonly (readonly number[])[] = cards.map((card) =>
  card.type === 'god'
    ? templeFaces.filter((face) => {
        const temple = cardOf(face);
        return temple.type === 'temple' && card.spheres.includes(temple.sphere);
      })
    : [],
);

/** Effect lists and Attacks get numbers, so that what waits can name them; those inside a list get theirs with it. */
const lists = scripts<Effect>();
function numbered(effects: Effects): number {
  const number = lists.numbered(effects);
  for (const effect of effects) {
    if (effect.do === 'attack' && effect.hurt !== undefined) numbered(effect.hurt);
    if (effect.do === 'adjudicate') {
      numbered(effect.warrior);
      numbered(effect.disciple);
    }
  }
  return number;
}
export const listOf = (effects: Effects): number => lists.numbered(effects);
export const effectsIn = (list: number): Effects => lists.effectsOf(list);

export interface Compiled {
  /** As happenings and options name it: `aries.1`, `thor.war-drum`. */
  readonly id: string;
  readonly number: number;
  readonly face: number;
  /** The place on its card, and for Gods and Temples the bit that says “spent”: 2 slots for each God, 2 for its Temple. */
  readonly slot: number;
  readonly owner: Card['type'];
  readonly printed: Ability;
  readonly isAct: boolean;
  readonly cost: Cost | null;
  readonly when: When | null;
  readonly limit: 'attack' | 'turn' | null;
  readonly does: number;
  /** KB-5.1: its first effect is an Attack, which is answered when its target is known. */
  readonly attacksFirst: boolean;
  readonly defends: boolean;
  readonly redirects: boolean;
  readonly copies: boolean;
}

export const abilities: readonly Compiled[] = compiled();
export const abilityAt = (number: number): Compiled => abilities[number] as Compiled;
function compiled(): Compiled[] {
  const all: Compiled[] = [];
  cards.forEach((card, face) =>
    card.abilities.forEach((printed: Ability, slot) => {
      const name = printed.name === undefined ? String(slot + 1) : slug(printed.name);
      all.push({
        id: `${slug(card.name)}.${name}`,
        number: all.length,
        face,
        slot,
        owner: card.type,
        printed,
        isAct: printed.kind === 'act',
        cost: printed.cost ?? null,
        when: printed.kind === 'react' ? printed.when : null,
        limit: printed.kind === 'react' ? (printed.limit ?? null) : null,
        does: numbered(printed.does),
        attacksFirst: printed.does[0]?.do === 'attack',
        defends: printed.does.some((effect) => effect.do === 'defend'),
        redirects: printed.does.some((effect) => effect.do === 'redirect'),
        copies: printed.does.some((effect) => effect.do === 'copy'),
      });
    }),
  );
  return all;
}
const NO_ABILITIES: readonly Compiled[] = [];
export const abilitiesOf: readonly (readonly Compiled[])[] = cards.map((_, face) =>
  abilities.filter((a) => a.face === face),
);
export const actsOf: readonly (readonly Compiled[])[] = abilitiesOf.map((all) => all.filter((a) => a.isAct));
export const reactsOf: readonly (readonly Compiled[])[] = abilitiesOf.map((all) => all.filter((a) => !a.isAct));
export const abilityNamed = (id: string): Compiled => {
  const found = abilities.find((a) => a.id === id);
  if (found === undefined) throw new Error(`no ability is called ${id}`);
  return found;
};

/** The kinds of moment at which a React can be used at all. */
const momentsOf: Readonly<Record<When['is'], readonly MomentKind[]>> = {
  attacking: ['attack'],
  attackingWithWarrior: ['attack'],
  attacked: ['attack'],
  defended: ['used'],
  warriorUsed: ['used', 'attack'],
  falling: ['falling'],
  banishing: ['banishing'],
  banished: ['banished'],
  wounding: ['wounded'],
  recruited: ['recruited'],
  phase: ['phase'],
};
export const answers = (ability: Compiled, is: MomentKind): boolean =>
  ability.when !== null && momentsOf[ability.when.is].includes(is);
const byMoment = (all: readonly Compiled[]): Readonly<Record<MomentKind, readonly Compiled[]>> => ({
  used: all.filter((a) => answers(a, 'used')),
  attack: all.filter((a) => answers(a, 'attack')),
  wounded: all.filter((a) => answers(a, 'wounded')),
  falling: all.filter((a) => answers(a, 'falling')),
  banishing: all.filter((a) => answers(a, 'banishing')),
  banished: all.filter((a) => answers(a, 'banished')),
  recruited: all.filter((a) => answers(a, 'recruited')),
  phase: all.filter((a) => answers(a, 'phase')),
});
/** Reacts of cards for decks, by the moment they answer. */
export const handReacts = byMoment(abilities.filter((a) => a.owner === 'warrior' || a.owner === 'disciple'));
/** Reacts of one face, by the moment they answer. */
export const reactsAt: readonly Readonly<Record<MomentKind, readonly Compiled[]>>[] = cards.map((_, face) =>
  byMoment(of(reactsOf, face)),
);
/** The Reacts of a God or Temple that is there; none for NONE. */
export const standingReacts = (face: number, is: MomentKind): readonly Compiled[] =>
  face < 0 ? NO_ABILITIES : of(reactsAt, face)[is];
export const standingActs = (face: number): readonly Compiled[] => (face < 0 ? NO_ABILITIES : of(actsOf, face));

/** A phase’s beginning or end as the number its moment carries. */
export const phaseCode = (phase: Phase, when: 'beginning' | 'end'): number =>
  phases.indexOf(phase) * 2 + (when === 'beginning' ? 0 : 1);
/** By face: the beginnings and ends of phases its Reacts answer, as bits: one’s own phases, and opponents’. */
const phasesAnswered = (whose: 'own' | 'opponents'): readonly number[] =>
  cards.map((_, face) =>
    of(reactsOf, face).reduce((bits, { when }) => {
      if (when?.is !== 'phase' || (when.whose ?? 'own') !== whose) return bits;
      return bits | (1 << phaseCode(when.phase, when.at));
    }, 0),
  );
const ownPhases = phasesAnswered('own');
const opponentsPhases = phasesAnswered('opponents');
/** The same for all cards for decks together. */
const handPhases = [...ownPhases, ...opponentsPhases].reduce(
  (bits, some, i) => (i % cards.length < KINDS ? bits | some : bits),
  0,
);
const hasBit = (all: readonly number[], face: number, code: number): boolean =>
  face >= 0 && ((at(all, face) >> code) & 1) === 1;
/** KB-3.4: might any God, Temple or hand answer the beginning or end of this phase of the active seat? */
export function mayAnswerPhase(t: Table, code: number): boolean {
  if (((handPhases >> code) & 1) === 1) return true;
  for (let seat = 0; seat < t.god.length; seat++) {
    const all = seat === t.active ? ownPhases : opponentsPhases;
    if (hasBit(all, at(t.god, seat), code) || hasBit(all, at(t.temple, seat), code)) return true;
  }
  return false;
}

export const phaseNumber = (phase: Phase): number => phases.indexOf(phase);
