/**
 * The words cards are written in: closed unions of plain data. The interpreter, the text, the bots and the board
 * walk the same words; a Champion is a file in `cards/` that uses them.
 */
export const COLOURS = ['destruction', 'creation', 'manipulation'] as const;
export type Colour = (typeof COLOURS)[number];

/**
 * One Champion, as the card sees it. `self`: the activated Champion, or the one a Reaction was played on (SFB-11.4).
 * `holder`: the one whose card it is. `chosen`: the one this card chose last.
 */
export type Who = 'self' | 'target' | 'attacker' | 'holder' | 'chosen';

/** Several Champions in the arena. Allies never include `self`; `withSelf` adds it (SFB-5.2). */
export interface Group {
  readonly of: 'enemies' | 'allies' | 'champions';
  readonly withSelf?: true;
  readonly within?: { readonly n: number; readonly of: Who };
  readonly besides?: Who;
  readonly bloodied?: true;
}
/** Champions that need no choosing, and those that do. */
export type Named = Who | { readonly each: Group };
export type Some = Named | { readonly one: Group };

export type Condition =
  | { readonly is: 'bloodied' | 'onTrapHex'; readonly who: Who }
  | { readonly is: 'within'; readonly n: number; readonly who: Who; readonly of: Who }
  | { readonly is: 'alone'; readonly who: Who; readonly n: number }
  | { readonly is: 'dealt' }
  | { readonly is: 'pushHurt' }
  | { readonly is: 'not'; readonly what: Condition };

/** A number a card prints, or one it finds out: the attack damage, or what is missing to Bloodied. */
export type Amount = number | 'attackDamage' | 'untilBloodied';

export type Placing = { readonly nextTo: Who | { readonly any: Group } } | { readonly hexLeftBy: 'target' };

export type Displacement = 'push' | 'pull' | 'force' | 'fear';

export type Effect =
  | { readonly do: 'damage'; readonly n: Amount; readonly to: Some }
  | { readonly do: 'heal'; readonly n: number; readonly who: Who }
  | { readonly do: 'draw'; readonly n: number | 'attackDamage' }
  | { readonly do: 'plan'; readonly n: number }
  | { readonly do: 'dash' | 'jump'; readonly n: number; readonly who: Some }
  | { readonly do: 'swoop'; readonly n: number; readonly crossed?: { readonly damage: number; readonly fear?: number } }
  | { readonly do: Displacement; readonly n: number; readonly who: Some }
  | { readonly do: 'stun'; readonly who: Some }
  | { readonly do: 'place'; readonly who: Some; readonly at: Placing }
  | { readonly do: 'swap'; readonly who: Who; readonly with: Group }
  /** Numbers of these Champions change until the turn ends. */
  | {
      readonly do: 'grant';
      readonly who: Named;
      readonly strength?: number;
      readonly movement?: number;
      readonly defence?: number;
    }
  /** Allies are stronger against the target until the turn ends. */
  | { readonly do: 'mark'; readonly n: number }
  /** The next attack on the target is stronger and ignores defence. */
  | { readonly do: 'quarry'; readonly n: number }
  /** The next attack of this Champion ignores defence. */
  | { readonly do: 'unerring' }
  | { readonly do: 'ignore'; readonly what: 'displacement' | 'postAttack' }
  | { readonly do: 'endLasting' }
  | { readonly do: 'discardToHeal'; readonly n: number }
  | { readonly do: 'moveTrap' }
  | {
      readonly do: 'if';
      readonly when: Condition;
      readonly then: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    };

export type Target =
  | { readonly aim: 'melee' }
  | { readonly aim: 'direct' | 'indirect'; readonly min: number; readonly max: number; readonly allies?: true }
  | { readonly aim: 'area'; readonly hexes: 3 | 6 };

/** What changes how an attack hits: always, or when a condition holds as it is resolved. */
export interface Trait {
  readonly trait: 'double' | 'lifesteal' | 'ignoresDefence' | 'noReactions' | 'poison';
  readonly n?: number;
  readonly when?: Condition;
}
export type Bonus =
  | { readonly n: number; readonly per: 'readyCore' | 'target' | 'hexDashed' }
  | { readonly n: number; readonly when: Condition };

interface Printed {
  readonly name: string;
  readonly colour: Colour;
}
export interface AttackCard extends Printed {
  readonly kind: 'attack';
  /** Printed movement; 0 when the card has no movement icon. */
  readonly move: number;
  readonly target: Target;
  readonly strength: number;
  readonly bonus?: readonly Bonus[];
  readonly traits?: readonly Trait[];
  readonly pre?: readonly Effect[];
  readonly post?: readonly Effect[];
}
export interface SkillCard extends Printed {
  readonly kind: 'skill';
  readonly move: number;
  readonly target?: Target;
  /** The movement may cross Enemies and hurts each by this much. */
  readonly tramples?: number;
  readonly text: readonly Effect[];
}
export interface ReactionCard extends Printed {
  readonly kind: 'reaction';
  /** Printed defence modifier; absent when there is no such icon. */
  readonly defence?: number;
  /** Printed instead of `defence` when this holds. */
  readonly instead?: { readonly defence: number; readonly when: Condition };
  readonly text?: readonly Effect[];
  readonly post?: readonly Effect[];
}
export type Card = AttackCard | SkillCard | ReactionCard;

/** What the levelled side of a Champion card says; always active (SFB-13.8). */
export type Ability =
  | { readonly ability: 'guards' }
  | { readonly ability: 'immune'; readonly to: 'push' | 'stun' }
  | { readonly ability: 'reaches'; readonly min: number; readonly max: number }
  | { readonly ability: 'saps'; readonly n: number }
  | { readonly ability: 'defends'; readonly n: number; readonly when: Condition }
  | { readonly ability: 'disarms' }
  | { readonly ability: 'attacksWith'; readonly trait: Trait }
  | { readonly ability: 'drawsMore'; readonly n: number }
  | { readonly ability: 'shrouds' }
  | { readonly ability: 'kicks'; readonly n: number };

export interface Side {
  readonly hitpoints: number;
  readonly defence: number;
  readonly abilities: readonly Ability[];
}
export interface ChampionCard {
  /** Three letters; with 01 … 07 they number its cards. */
  readonly code: string;
  readonly name: string;
  readonly basic: Side;
  readonly levelled: Side;
  readonly cards: readonly Card[];
}

// Constructors, so that a card reads as its sentence.
export const damage = (n: Amount, to: Some = 'target'): Effect => ({ do: 'damage', n, to });
export const heal = (n: number, who: Who = 'self'): Effect => ({ do: 'heal', n, who });
export const draw = (n: number | 'attackDamage'): Effect => ({ do: 'draw', n });
export const plan = (n: number): Effect => ({ do: 'plan', n });
export const dash = (n: number, who: Some = 'self'): Effect => ({ do: 'dash', n, who });
export const jump = (n: number, who: Some = 'self'): Effect => ({ do: 'jump', n, who });
export const push = (n: number, who: Some = 'target'): Effect => ({ do: 'push', n, who });
export const pull = (n: number, who: Some = 'target'): Effect => ({ do: 'pull', n, who });
export const force = (n: number, who: Some = 'target'): Effect => ({ do: 'force', n, who });
export const fear = (n: number, who: Some = 'target'): Effect => ({ do: 'fear', n, who });
export const stun = (who: Some = 'target'): Effect => ({ do: 'stun', who });
export const place = (who: Some, at: Placing): Effect => ({ do: 'place', who, at });
export const mark = (n: number): Effect => ({ do: 'mark', n });
export const when = (condition: Condition, ...then: readonly Effect[]): Effect => ({ do: 'if', when: condition, then });

export const each = (group: Group): Named => ({ each: group });
export const one = (group: Group): Some => ({ one: group });
export const enemies: Group = { of: 'enemies' };
export const allies: Group = { of: 'allies' };
export const beside = (group: Group, of: Who): Group => ({ ...group, within: { n: 1, of } });

export const bloodied = (who: Who): Condition => ({ is: 'bloodied', who });
export const onTrapHex = (who: Who): Condition => ({ is: 'onTrapHex', who });
export const within = (n: number, who: Who, of: Who): Condition => ({ is: 'within', n, who, of });
export const not = (what: Condition): Condition => ({ is: 'not', what });
export const dealt: Condition = { is: 'dealt' };
export const pushHurt: Condition = { is: 'pushHurt' };

export const melee: Target = { aim: 'melee' };
export const direct = (min: number, max: number): Target => ({ aim: 'direct', min, max });
export const indirect = (min: number, max: number): Target => ({ aim: 'indirect', min, max });
export const arc: Target = { aim: 'area', hexes: 3 };
export const around: Target = { aim: 'area', hexes: 6 };
