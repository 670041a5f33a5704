/**
 * What an ability or a card would do if nobody answered it, read from the table alone: what is paid, whose Energy changes,
 * how the Attack under way would end, and who could still answer, for all the table knows.
 */
import type { Seat } from '@arenarium/engine';
import { abilityAt, cardOf, effectsIn, type Compiled } from './cards/printed.ts';
import type { Colour, Effect } from './cards/words.ts';
import { lossFrom, valueOf } from './rules/attack.ts';
import { payerOf } from './rules/costs.ts';
import { openMoment } from './rules/moments.ts';
import { mightReact } from './rules/reacts.ts';
import {
  areOpponents,
  at,
  canBeAttacked,
  copyTable,
  isTemple,
  type Moment,
  NONE,
  type Table,
  templeOf,
} from './table.ts';

/** What an Attack would do to its target if nobody (else) reacted. */
export interface Blow {
  readonly value: number;
  readonly defence: number;
  /** The Energy the target would lose. */
  readonly loss: number;
  /** It would be Sealed, eliminated or destroyed. */
  readonly falls: boolean;
}
const blow = (t: Table, m: Pick<Moment, 'value' | 'defence' | 'piercing' | 'target'>): Blow => {
  const has = at(t.energy, m.target);
  const loss = lossFrom(m);
  return {
    value: m.value,
    defence: m.piercing === 1 ? 0 : m.defence,
    loss: isTemple(m.target) ? Math.min(loss, has) : loss,
    falls: loss >= has,
  };
};

/** The Attack that is being resolved, as it stands now. */
export const blowOf = (t: Table, m: Moment): Blow | null => (m.is === 'attack' ? blow(t, m) : null);

/** An ability, the card it is on (NONE for a God's or Temple's), and the unit it is turned on. */
interface Aimed {
  readonly ability: number;
  readonly card: number;
  readonly unit: number;
}
/** What the Attack of an ability would do to a God or Temple; null when it makes none. */
export function blowWith(t: Table, { ability, card, unit }: Aimed): Blow | null {
  const effect = effectsIn(abilityAt(ability).does)[0];
  if (effect?.do !== 'attack') return null;
  const piercing = effect.piercing === true ? 1 : 0;
  return blow(t, { value: valueOf(t, effect.value, card), defence: 0, piercing, target: unit });
}

/** A number before and after. */
type Change = readonly [before: number, after: number];
export interface EnergyChange {
  readonly unit: number;
  readonly energy: Change;
  readonly falls: boolean;
}
export interface Prospect {
  /** A card it costs besides: from the hand to the Discard Pile, or out of the match. */
  readonly gives: 'discard' | 'banish' | null;
  readonly faith: Change;
  /** Gods and Temples whose Energy is sure to change: by the price, or by what it does. */
  readonly sure: readonly EnergyChange[];
  /** What its Attack would do to each God and Temple it may be aimed at. */
  readonly targets: readonly EnergyChange[];
  readonly draws: number;
  /** The Attack being answered: on whom, and what it takes now and then. */
  readonly answered: { readonly unit: number; readonly before: Blow; readonly after: Blow } | null;
  /** Played into the Chain: the colours that may follow. */
  readonly chains: readonly Colour[];
}

/** Whose ability, and on which card. */
export interface Using {
  readonly seat: Seat;
  readonly ability: number;
  readonly card: number;
}

export function useWould(t: Table, { seat, ability, card }: Using): Prospect {
  const compiled = abilityAt(ability);
  const after = copyTable(t);
  const gives = pay(after, seat, compiled);
  const words = effectsIn(compiled.does);
  for (const effect of words) perform(after, effect, seat);
  const units = unitsOf(t);
  const sure = units
    .filter((unit) => at(t.energy, unit) !== at(after.energy, unit))
    .map((unit) => change(t, after, unit));
  const printed = card === NONE ? null : cardOf(compiled.face);
  return {
    gives,
    faith: [t.faith, after.faith],
    sure,
    targets: targetsOf(t, { seat, ability, card }),
    draws: words.reduce((n, effect) => n + (effect.do === 'draw' && effect.who === 'you' ? effect.n : 0), 0),
    answered: answeredBy(t, words),
    chains: printed?.type === 'warrior' && compiled.printed.kind === 'act' ? printed.chains : [],
  };
}

/** The Gods and Temples that are there. */
const unitsOf = (t: Table): readonly number[] =>
  t.team.flatMap((_, seat) => [seat, templeOf(seat)]).filter((unit) => at(t.energy, unit) > 0);
const change = (before: Table, after: Table, unit: number): EnergyChange => {
  const energy = [at(before.energy, unit), Math.max(0, at(after.energy, unit))] as const;
  return { unit, energy, falls: energy[1] === 0 };
};

/** KB-5.4: what stands before the colon. */
function pay(t: Table, seat: Seat, ability: Compiled): Prospect['gives'] {
  const { cost } = ability;
  if (cost === null) return null;
  if (cost.pay === 'discard' || cost.pay === 'banish') return cost.pay;
  if (cost.pay === 'faith') t.faith -= cost.n;
  else lose(t, payerOf(seat, ability), cost.n);
  return null;
}
const lose = (t: Table, unit: number, n: number): void => {
  t.energy[unit] = at(t.energy, unit) - n;
};

/** What is sure to happen to Faith and Energy; an Attack is aimed first. */
function perform(t: Table, effect: Effect, seat: Seat): void {
  if (effect.do === 'faith') t.faith += effect.n;
  else if (effect.do === 'gain' && effect.who === 'you') lose(t, seat, -effect.n);
  else if (effect.do === 'lose') {
    const mine = at(t.energy, seat);
    for (const unit of unitsOf(t)) {
      if (isTemple(unit)) continue;
      const isMeant = effect.who === 'everyGod' || (areOpponents(t, seat, unit) && at(t.energy, unit) > mine);
      if (isMeant) lose(t, unit, effect.n);
    }
  } else if (effect.do === 'fortify') {
    const falling = t.moments.findLast(({ is }) => is === 'falling');
    if (falling !== undefined) lose(t, falling.target, -effect.n);
  }
}

/** KB-6.1: whom its Attack may be aimed at, or whom it strikes one after another (KB-R31). */
function targetsOf(t: Table, { seat, ability, card }: Using): readonly EnergyChange[] {
  const effect = effectsIn(abilityAt(ability).does)[0];
  if (effect?.do !== 'attack') return [];
  return unitsOf(t)
    .filter((unit) => canBeAttacked(t, seat, unit) && (effect.on === 'one' || !isTemple(unit)))
    .flatMap((unit) => {
      const struck = blowWith(t, { ability, card, unit });
      if (struck === null) return [];
      const has = at(t.energy, unit);
      return [{ unit, energy: [has, Math.max(0, has - struck.loss)] as const, falls: struck.falls }];
    });
}

/** KB-6.3: what a React makes of the Attack under way. */
function answeredBy(t: Table, words: readonly Effect[]): Prospect['answered'] {
  const m = t.moments.findLast(({ is }) => is === 'attack');
  if (m === undefined || m.target === NONE) return null;
  const then = { ...m };
  for (const effect of words) {
    if (effect.do === 'defend') then.defence += effect.value;
    else if (effect.do === 'boost') then.value += effect.n;
    else if (effect.do === 'pierce') then.piercing = 1;
    else if (effect.do === 'cancel') then.value = 0;
  }
  const before = blow(t, m);
  const after = blow(t, then);
  return before.loss === after.loss && before.falls === after.falls ? null : { unit: m.target, before, after };
}

/** KB-6.2: who might answer an Attack of this ability on this unit, for all the table knows. */
export function answersTo(t: Table, seat: Seat, { ability, card, unit }: Aimed): readonly Seat[] {
  const effect = effectsIn(abilityAt(ability).does)[0];
  if (effect?.do !== 'attack') return [];
  const then = copyTable(t);
  const piercing = effect.piercing === true ? 1 : 0;
  const value = valueOf(t, effect.value, card);
  openMoment(then, { is: 'attack', seat, ability, card, target: unit, value, piercing });
  return reacting(then, seat);
}
/** Who might answer the latest moment, besides this seat. */
export const reacting = (t: Table, seat: Seat): readonly Seat[] =>
  t.moments.length === 0
    ? []
    : t.team.flatMap((_, other) => (other !== seat && mightReact(t, t.moments.length - 1, other) ? [other] : []));

/** What acts in a moment, named as options point at it: the card, or the God or Temple whose ability it is. */
export function actorOf({ card, ability, seat }: Moment): string {
  if (card !== NONE) return `card:${card}`;
  return `unit:${ability !== NONE && abilityAt(ability).owner === 'temple' ? templeOf(seat) : seat}`;
}
