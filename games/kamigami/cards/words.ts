/** The words cards are written in. Closed unions: rules, text and bots walk over them exhaustively. */

export const colours = ['red', 'blue', 'green', 'white', 'yellow'] as const;
export type Colour = (typeof colours)[number];
export const spheres = ['sun', 'moon', 'life', 'death', 'war', 'peace'] as const;
export type Sphere = (typeof spheres)[number];
export const pantheons = ['greek', 'norse'] as const;
export type Pantheon = (typeof pantheons)[number];
export const phases = ['starting', 'play', 'recruit', 'discard', 'end'] as const;
export type Phase = (typeof phases)[number];
export const sets = ['nine-realms', 'far-shores'] as const;
export type CardSet = (typeof sets)[number];

/** What a rule may ask of a card: “a Warrior”, “a red Warrior”, “a Disciple”, “a card”. */
export type Filter = 'card' | 'warrior' | 'disciple' | { readonly warrior: Colour };

/** Something that is counted, and what each adds. */
export type Count = { readonly of: 'otherWarriors'; readonly colour: Colour } | { readonly of: 'coloursInChain' };
export type Amount = number | { readonly base: number; readonly plus: number; readonly per: Count };

/** What stands before the colon (KB-5.4). Energy is the God’s or the Temple’s own (KB-R10). */
export type Cost =
  | { readonly pay: 'energy'; readonly n: number }
  | { readonly pay: 'faith'; readonly n: number }
  | { readonly pay: 'discard' }
  | { readonly pay: 'banish' };

/** The moment a React names (KB-5.2). */
export type When =
  /** You attack, with anything or with a Warrior. */
  | { readonly is: 'attacking' }
  | { readonly is: 'attackingWithWarrior' }
  /** Your God or Temple is attacked. */
  | { readonly is: 'attacked' }
  /** An opponent Defends against your Attack. */
  | { readonly is: 'defended' }
  /** An opponent uses an ability of a Warrior. */
  | { readonly is: 'warriorUsed' }
  /** A God of your side would be reduced to 0 Energy. */
  | { readonly is: 'falling' }
  /** A card would be Banished; a card has been Banished. */
  | { readonly is: 'banishing' }
  | { readonly is: 'banished' }
  /** Your Attack has made a God lose Energy. */
  | { readonly is: 'wounding' }
  /** You have recruited a Warrior. */
  | { readonly is: 'recruited' }
  /** A phase of yours, or of an opponent, begins or ends; `peaceful`: its player made no Attack this turn. */
  | {
      readonly is: 'phase';
      readonly phase: Phase;
      readonly at: 'beginning' | 'end';
      readonly whose?: 'opponents';
      readonly peaceful?: true;
    };

export type Effect =
  // what an Act does
  | {
      readonly do: 'attack';
      readonly value: Amount;
      readonly on: 'one' | 'eachOpponentsGod';
      /** No Defend may be used against it. */
      readonly piercing?: true;
      /** When the target has lost Energy. */
      readonly hurt?: Effects;
    }
  | { readonly do: 'faith'; readonly n: number }
  | { readonly do: 'gain'; readonly n: number; readonly who: 'you' | 'aGod' }
  | { readonly do: 'lose'; readonly n: number; readonly who: 'everyGod' | 'eachRicherOpponent' }
  | { readonly do: 'draw'; readonly n: number; readonly who: 'you' | 'everybodyMay' }
  | { readonly do: 'discard'; readonly n: number; readonly who: 'you' | 'theTarget' }
  | {
      readonly do: 'banish';
      readonly upTo: number;
      readonly from: 'hand' | 'handOrDiscard' | 'targetsDiscard' | 'hall';
    }
  | {
      readonly do: 'fetch';
      readonly what: Filter;
      readonly from: 'discard' | 'chain' | 'netherworld';
      readonly to: 'hand' | 'deck';
    }
  | { readonly do: 'adjudicate'; readonly warrior: Effects; readonly disciple: Effects }
  | { readonly do: 'foresee' }
  | { readonly do: 'chainAny' }
  | { readonly do: 'copy' }
  // what a React does to the moment it answers
  | { readonly do: 'defend'; readonly value: number }
  | { readonly do: 'boost'; readonly n: number }
  | { readonly do: 'pierce' }
  | { readonly do: 'redirect' }
  | { readonly do: 'cancel' }
  | { readonly do: 'fortify'; readonly n: number }
  | { readonly do: 'spare' }
  | { readonly do: 'keep' };
export type Effects = readonly Effect[];

/** Every word, for the check that each is used by some card. */
export const effectWords = [
  'attack',
  'faith',
  'gain',
  'lose',
  'draw',
  'discard',
  'banish',
  'fetch',
  'adjudicate',
  'foresee',
  'chainAny',
  'copy',
  'defend',
  'boost',
  'pierce',
  'redirect',
  'cancel',
  'fortify',
  'spare',
  'keep',
  'when.attacking',
  'when.attackingWithWarrior',
  'when.attacked',
  'when.defended',
  'when.warriorUsed',
  'when.falling',
  'when.banishing',
  'when.banished',
  'when.wounding',
  'when.recruited',
  'when.phase',
  'pay.energy',
  'pay.faith',
  'pay.discard',
  'pay.banish',
] as const satisfies readonly (Effect['do'] | `when.${When['is']}` | `pay.${Cost['pay']}`)[];

export interface Act {
  readonly kind: 'act';
  readonly name?: string;
  readonly cost?: Cost;
  readonly does: Effects;
}
export interface React {
  readonly kind: 'react';
  readonly name?: string;
  readonly when: When;
  readonly cost?: Cost;
  readonly limit?: 'attack' | 'turn';
  readonly does: Effects;
}
export type Ability = Act | React;

interface Printed {
  readonly name: string;
  readonly set: CardSet;
  readonly abilities: readonly Ability[];
}
export interface Warrior extends Printed {
  readonly type: 'warrior';
  readonly cost: number;
  readonly colour: Colour;
  readonly chains: readonly [Colour, Colour];
}
export interface Disciple extends Printed {
  readonly type: 'disciple';
  readonly cost: number;
  readonly level: 1 | 2 | 3;
  readonly copies: number;
}
export interface God extends Printed {
  readonly type: 'god';
  readonly title: string;
  readonly pantheon: Pantheon;
  readonly spheres: readonly [Sphere, Sphere, Sphere];
}
export interface Temple extends Printed {
  readonly type: 'temple';
  readonly sphere: Sphere;
}
export type Card = Warrior | Disciple | God | Temple;

// Constructors, so that a card reads as its sentence.
type Plain = Exclude<When, { is: 'phase' }>['is'];
export const act = (...does: Effect[]): Act => ({ kind: 'act', does });
export const react = (is: Plain, ...does: Effect[]): React => ({ kind: 'react', when: { is }, does });
export const at = (when: { readonly [at in 'beginning' | 'end']?: Phase }, ...does: Effect[]): React => ({
  kind: 'react',
  when:
    when.beginning === undefined
      ? { is: 'phase', phase: when.end ?? 'end', at: 'end' }
      : { is: 'phase', phase: when.beginning, at: 'beginning' },
  does,
});
export const ofOpponents = (ability: React): React =>
  ability.when.is === 'phase' ? { ...ability, when: { ...ability.when, whose: 'opponents' } } : ability;
export const named = <A extends Ability>(name: string, ability: A): A => ({ ...ability, name });
export const paying = <A extends Ability>(cost: Cost, ability: A): A => ({ ...ability, cost });
export const onceA = (limit: 'attack' | 'turn', ability: React): React => ({ ...ability, limit });
export const energy = (n: number): Cost => ({ pay: 'energy', n });
export const faithPoints = (n: number): Cost => ({ pay: 'faith', n });
export const aCard: Cost = { pay: 'discard' };
export const aCardForGood: Cost = { pay: 'banish' };
export const attack = (value: Amount): Effect => ({ do: 'attack', value, on: 'one' });
export const faith = (n: number): Effect => ({ do: 'faith', n });
export const gain = (n: number): Effect => ({ do: 'gain', n, who: 'you' });
export const draw = (n: number): Effect => ({ do: 'draw', n, who: 'you' });
export const defend = (value: number): React => react('attacked', { do: 'defend', value });
