/**
 * The words cards are written in. Closed unions of plain data: the rules, the text, the bots and the board all walk them.
 * The constructors below only make a card read like its sentence.
 */
export const types = ['fire', 'water', 'light', 'dark', 'unknown'] as const;
export type Type = (typeof types)[number];

/** Where a Hero stands; `hero` is any of the two. */
export type Place = 'champion' | 'support' | 'hero';

/** EL-11.7 to EL-11.9: "any" is one player of your choice, "every" is all of them. */
export type Players = 'anyPlayer' | 'anyOtherPlayer' | 'everyPlayer' | 'everyOtherPlayer';

export type Who =
  | 'self'
  | 'yourChampion'
  | 'attacker'
  /** The target of the attack being made; of a mass attack, one of them (EL-R23). */
  | 'target'
  | 'everyTarget'
  /** The Hero whose fall set this ability off. */
  | 'theFallen'
  /** One Hero of your choice. */
  | { readonly choose: Place; readonly of: 'you' | 'anyPlayer' | 'anyOtherPlayer' }
  /** All of a kind: of one player of your choice ("any"), or of all of them ("every"). */
  | { readonly each: Place; readonly of: Players };

/** `X` is chosen by the player; `perCounterOnSelf` counts the damage on the Hero whose ability this is. */
export type Amount = number | 'X' | 'perCounterOnSelf';

export interface Cost {
  readonly mp?: number;
  /** Damage counters to be added as a price. */
  readonly damage?: { readonly n: number | 'X'; readonly to: 'self' | 'yourChampion' };
}

export interface Outcome {
  readonly on: readonly [from: number, to: number];
  readonly then: Effect;
}

export type Effect =
  | { readonly do: 'add'; readonly what: 'damage' | 'bane'; readonly n: number; readonly to: Who }
  | { readonly do: 'remove'; readonly n: number; readonly upTo: boolean; readonly from: Who }
  | { readonly do: 'move'; readonly n: 1 | 'X'; readonly from: Who; readonly to: Who }
  | { readonly do: 'spread'; readonly what: 'damage' | 'bane'; readonly n: number; readonly upTo: boolean }
  | { readonly do: 'gain'; readonly n: Amount; readonly who: 'self' | 'yourChampion' }
  | { readonly do: 'reduce'; readonly n: number }
  | { readonly do: 'negate' }
  | { readonly do: 'roll'; readonly outcomes: readonly Outcome[] }
  /** Switch a Champion with a Support: yourself with your Champion, or any one player's two. */
  | { readonly do: 'switch'; readonly which: 'selfWithYourChampion' | 'anyPlayers' }
  | { readonly do: 'rearrange'; readonly n: number }
  | { readonly do: 'return'; readonly who: 'self' | 'theFallen' | 'fromGraveyard' }
  | { readonly do: 'destroy'; readonly who: 'attacker' }
  | { readonly do: 'reverse' }
  | { readonly do: 'double' }
  | { readonly do: 'banesInstead' }
  | { readonly do: 'holdFast' }
  | { readonly do: 'skipAttack' }
  | { readonly do: 'anotherTurn' }
  | { readonly do: 'inOrder'; readonly effects: readonly Effect[] };

export const moments = [
  'attacks',
  'preciseAttacks',
  'massAttacks',
  'attacked',
  'preciseAttacked',
  'destroyed',
  'destroyedByAttack',
] as const;
export type Moment = (typeof moments)[number];
export interface Trigger {
  readonly who: 'self' | 'yourChampion' | 'yourHero';
  readonly is: Moment;
}

/** What a continuous ability says; each is read by the one function that answers that question. */
export type Standing =
  | { readonly rule: 'mayPreciseAttackSupports' }
  | { readonly rule: 'cannotPreciseAttack' }
  | { readonly rule: 'championCannotBePreciseAttacked' }
  | { readonly rule: 'strengthOf'; readonly place: 'champion' | 'support' }
  | { readonly rule: 'supportAbilityOfYourChampion' };

export type Ability =
  | { readonly kind: 'triggered'; readonly when: Trigger; readonly cost: Cost; readonly effect: Effect }
  | { readonly kind: 'functional'; readonly cost: Cost; readonly effect: Effect }
  | { readonly kind: 'continuous'; readonly standing: Standing };

/** What a bane token does to its bearer. */
export type Bane =
  | { readonly when: 'takesDamage'; readonly add: number; readonly losesToken: boolean }
  | { readonly when: 'turnBegins'; readonly add: number }
  | { readonly when: 'tokenRemoved'; readonly add: number }
  | { readonly when: 'destroyed'; readonly add: number }
  | { readonly cannot: 'preciseAttack' | 'useAbilities' };

/** What a Sphere grants to Heroes of its type. */
export type Benefit =
  | { readonly gives: 'strength' | 'maxHp'; readonly n: number }
  | { readonly gives: 'armour'; readonly n: number }
  | { readonly gives: 'mending'; readonly n: number }
  | { readonly gives: 'mythPoints'; readonly n: number }
  | { readonly gives: 'cheaperAbilities'; readonly n: number }
  | { readonly gives: 'luckierDice'; readonly n: number }
  /** An ability besides the Hero's own; the Unknown bane does not take it away. */
  | { readonly gives: 'ability'; readonly ability: Ability }
  | {
      readonly gives: 'holdFast' | 'preciseOnSupports' | 'freeSwitch' | 'noNewBanes' | 'banesSleep' | 'hiddenSupports';
    };

export interface HeroCard {
  readonly name: string;
  readonly type: Type;
  readonly strength: number;
  readonly maxHp: number;
  readonly champion: Ability;
  readonly support: Ability;
}
export interface LegendCard {
  readonly name: string;
  readonly type: Type;
  readonly strength: number;
  readonly maxHp: number;
  readonly team: Ability;
  readonly bane: readonly Bane[];
  readonly champion: readonly [Ability, Ability];
  readonly support: readonly [Ability, Ability];
}
export interface SphereCard {
  readonly name: string;
  readonly type: Type;
  readonly benefit: Benefit;
}

/** Everything of one type: what its player can hold. */
export interface TypeSet {
  readonly legend: LegendCard;
  readonly heroes: readonly HeroCard[];
  readonly spheres: readonly SphereCard[];
}

export const when = (who: Trigger['who'], is: Moment, effect: Effect, cost: Cost = {}): Ability => ({
  kind: 'triggered',
  when: { who, is },
  cost,
  effect,
});
export const may = (effect: Effect, cost: Cost = {}): Ability => ({ kind: 'functional', cost, effect });
export const always = (standing: Standing): Ability => ({ kind: 'continuous', standing });

export const mp = (n: number): Cost => ({ mp: n });
export const hurting = (to: 'self' | 'yourChampion', n: number | 'X' = 1): Cost => ({ damage: { n, to } });

export const addDamage = (n: number, to: Who): Effect => ({ do: 'add', what: 'damage', n, to });
export const addBane = (to: Who): Effect => ({ do: 'add', what: 'bane', n: 1, to });
export const remove = (n: number, from: Who): Effect => ({ do: 'remove', n, upTo: false, from });
export const removeUpTo = (n: number, from: Who): Effect => ({ do: 'remove', n, upTo: true, from });
export const move = (n: 1 | 'X', from: Who, to: Who): Effect => ({ do: 'move', n, from, to });
export const spread = (what: 'damage' | 'bane', n: number): Effect => ({ do: 'spread', what, n, upTo: false });
export const spreadUpTo = (what: 'damage' | 'bane', n: number): Effect => ({ do: 'spread', what, n, upTo: true });
export const gain = (n: Amount, who: 'self' | 'yourChampion' = 'self'): Effect => ({ do: 'gain', n, who });
export const reduce = (n: number): Effect => ({ do: 'reduce', n });
export const negate: Effect = { do: 'negate' };
export const on = (from: number, to: number, then: Effect): Outcome => ({ on: [from, to], then });
export const roll = (...outcomes: readonly Outcome[]): Effect => ({ do: 'roll', outcomes });
export const rearrange = (n: number): Effect => ({ do: 'rearrange', n });
export const inOrder = (...effects: readonly Effect[]): Effect => ({ do: 'inOrder', effects });

export const anyHero: Who = { choose: 'hero', of: 'anyPlayer' };
export const anyChampion: Who = { choose: 'champion', of: 'anyPlayer' };
export const anySupport: Who = { choose: 'support', of: 'anyPlayer' };
export const anyOthersChampion: Who = { choose: 'champion', of: 'anyOtherPlayer' };
export const yourSupport: Who = { choose: 'support', of: 'you' };
export const eachSupportOfOne: Who = { each: 'support', of: 'anyPlayer' };
