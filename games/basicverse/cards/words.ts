/** The words Heroes are written in. Closed unions: the rules, the text and the checks walk them exhaustively. */

/** The thirteen Basic cards, in the order of the printed index; the place in this list is the face of the card. */
export const basicNames = [
  'gatherMana',
  'strike',
  'firstAid',
  'reposition',
  'regroup',
  'assaultFortress',
  'defend',
  'deflect',
  'stonewall',
  'scrollOfHaste',
  'scrollOfVision',
  'scrollOfShadows',
  'scrollOfWisdom',
] as const;
export type BasicName = (typeof basicNames)[number];

/** What a card or an Ability does, in the order in which it does it: HB-10.3. */
export interface Doing {
  /** Instructions expressly put before the damage. */
  readonly first?: readonly Effect[];
  readonly aim?: Aim;
  readonly damage?: number;
  readonly heal?: number;
  readonly then?: readonly Effect[];
}

/** A Basic card as it is printed: HB-4.1. */
export interface BasicCard extends Doing {
  readonly name: BasicName;
  readonly copies: number;
  /** Actions it costs to play; a Reaction is played out of turn instead. */
  readonly actions: number | 'reaction';
}

export const heroClasses = ['protector', 'damage', 'support'] as const;
export type HeroClass = (typeof heroClasses)[number];

/** A range along the Circle, or everywhere. */
export type Reach = number | 'any';

/** Somebody the Ability already knows: itself, whom it was aimed at, and in a Reaction those it answers. */
export type Who = 'you' | 'target' | 'attacker' | 'mover' | 'attacked';

/** Everybody of a side within a range, counted from you or from the target (whom it leaves out). */
export interface Group {
  readonly each: 'enemy' | 'ally' | 'allyOrYou';
  readonly within: Reach;
  readonly of: 'you' | 'target';
}

/** Whom an Ability is aimed at when it is used. */
export type Aim = { readonly at: Aimed; readonly upTo: number; readonly within: Reach } | { readonly everyone: Group };
export type Aimed = 'enemy' | 'ally' | 'allyOrYou' | 'hurtAllyOrYou' | 'deadAlly';

/** Where a Hero is moved to: any other place, a neighbour's, one at a range of you, or one next to the target. */
export type Place = 'anywhere' | 'neighbour' | 'besideTarget' | { readonly range: number };

export type Effect =
  | { readonly do: 'damage'; readonly n: number; readonly to: Who | Group }
  | { readonly do: 'heal'; readonly n: number; readonly who: Who | Group }
  | { readonly do: 'loseHp'; readonly n: number }
  | { readonly do: 'draw'; readonly n: number; readonly who: Who | Group }
  | { readonly do: 'drawToPlay'; readonly card: BasicName }
  | { readonly do: 'gainMana'; readonly n: number }
  | { readonly do: 'gainActions'; readonly n: number }
  | { readonly do: 'slow'; readonly n: number; readonly who: Who | Group }
  | { readonly do: 'ward'; readonly n: number; readonly who: Who | Group }
  | { readonly do: 'discard'; readonly n: number; readonly who: Who | Group }
  | { readonly do: 'steal'; readonly from: Who }
  | { readonly do: 'move'; readonly who: Who; readonly to: Place; readonly may?: true }
  | { readonly do: 'resurrect'; readonly who: Who }
  | { readonly do: 'regroup' }
  | { readonly do: 'assault'; readonly n: number }
  | { readonly do: 'seeFurther' }
  | { readonly do: 'wisdom'; readonly cards: number }
  | { readonly do: 'block'; readonly n: number }
  | { readonly do: 'strikeBack'; readonly n: number; readonly within: number }
  | { readonly do: 'takeInstead' }
  | { readonly do: 'shroud' }
  | { readonly do: 'stop'; readonly within: number };

/** What a Passive allows or changes, for as long as the Hero is in the match. */
export type Rule =
  | { readonly rule: 'costs'; readonly card: BasicName; readonly actions: number }
  | { readonly rule: 'countsAs'; readonly card: BasicName; readonly as: readonly BasicName[] }
  | { readonly rule: 'reaches'; readonly card: BasicName; readonly more: number }
  | { readonly rule: 'hits'; readonly card: BasicName; readonly more: number; readonly whileHpAtMost?: number }
  | { readonly rule: 'heals'; readonly card: BasicName; readonly more: number }
  | { readonly rule: 'hinders'; readonly what: 'movement'; readonly more: number; readonly enemiesWithin: number }
  | { readonly rule: 'standsFirm' }
  | { readonly rule: 'slipsPast'; readonly card: BasicName }
  | { readonly rule: 'when'; readonly when: Trigger; readonly then: readonly Effect[] };

/** What a Passive waits for: your turn begins, you play Defend, or another Hero dies. */
export type Trigger = 'yourTurnBegins' | 'youDefend' | 'anotherDies';

/** What a Reaction answers: an attack on somebody within reach, or an enemy moving to within reach. */
export type Answers =
  | { readonly is: 'attacked'; readonly who: 'you' | 'ally' | 'allyOrYou'; readonly within: Reach }
  | { readonly is: 'moved'; readonly within: number };

export interface Passive {
  readonly kind: 'passive';
  readonly id: string;
  readonly rules: readonly Rule[];
}
/** A Basic Ability, or with Mana an Ultimate: HB-10.1, HB-10.2. */
export interface Used extends Doing {
  readonly kind: 'basic' | 'ultimate';
  readonly id: string;
  readonly actions: number;
  readonly mana: number;
  /** One of these is discarded: HB-10.1. */
  readonly cards: readonly BasicName[];
}
export interface ReactionAbility {
  readonly kind: 'reaction';
  readonly id: string;
  readonly answers: Answers;
  readonly cards: readonly BasicName[];
  readonly then: readonly Effect[];
}
export type Ability = Passive | Used | ReactionAbility;

export interface HeroCard {
  readonly id: string;
  readonly class: HeroClass;
  readonly hp: number;
  /** HP after resurrection: the number beside the ankh. */
  readonly ankh: number;
  /** Passive, two Basic Abilities, Reaction, Ultimate. */
  readonly abilities: readonly [Passive, Used, Used, ReactionAbility, Used];
}
