/**
 * What an option would do if nobody answered it: the rules themselves are asked, on a copy of the table. A die is not cast
 * for this; each of its outcomes is told with what would follow.
 */
import { asSeen, at, type Decision, type Seat, type View } from '@arenarium/engine';
import type { PlayerOption } from './cards/effects.ts';
import type { AmountOption } from './rules/counting.ts';
import { abilityAt, effectAt, effectNumbered, momentBit, partsOf, type EffectId } from './cards/printed.ts';
import type { Amount, Effect } from './cards/words.ts';
import { legends } from './index.ts';
import {
  candidates,
  couldDo,
  payFor,
  spokenOf,
  theOne,
  touches,
  whomOf,
  type Affecting,
  type Use,
} from './rules/abilities.ts';
import { takeAction, type ActOption } from './rules/actions.ts';
import { countersFor } from './rules/attack.ts';
import { addBane, damageFrom, hurt, hurtByFall, KINDS, mend, moveCounters, tokensOn } from './rules/banes.ts';
import type { HeroOption } from './rules/choosing.ts';
import { CONDEMNED, isDoomed, mark } from './rules/fate.ts';
import { switchWithChampion } from './rules/positions.ts';
import { favours } from './rules/spheres.ts';
import type { EnoughOption } from './rules/spreading.ts';
import { maxHpOf, strengthOf } from './rules/strength.ts';
import { gather, type PassOption } from './rules/triggers.ts';
import { heroesFrom, isChampion, NONE, ownerOf, type AttackKind, type CardId, type P, type Table } from './table.ts';

type Seen = View<Table>;

/** The position as this seat sees it; what it has not seen is not asked for. */
export const positionOf = (seen: Seen): P => asSeen(legends, seen);
const copyOf = (p: P): P => ({ ...p, table: legends.copy(p.table) });
const tried = (seen: Seen): P => copyOf(positionOf(seen));

/** What changes on one Hero: hitpoints, counters on their way to it, bane tokens, Strength. */
export interface Touch {
  readonly hero: CardId;
  readonly hp: readonly [before: number, after: number];
  readonly coming: readonly [before: number, after: number];
  readonly banes: number;
  readonly strength: readonly [before: number, after: number];
  /** It would be destroyed by what is on its way: as it stands, and afterwards. */
  readonly falls: readonly [before: boolean, after: boolean];
}
/** What follows when the die shows one of these. */
export interface Outcome {
  readonly on: readonly [from: number, to: number];
  readonly sure: readonly Touch[];
  readonly choice: readonly Touch[];
}
export interface Prospect {
  readonly seat: Seat;
  readonly mp: readonly [before: number, after: number];
  readonly sure: readonly Touch[];
  /** What it would do to each of those that may be chosen for it. */
  readonly choice: readonly Touch[];
  readonly die: readonly Outcome[];
}

/** An option of the Action phase or of a reaction; null where its own words say all there is to say. */
export function wouldDo(seen: Seen, seat: Seat, option: ActOption | PassOption): Prospect | null {
  const p = tried(seen);
  switch (option.do) {
    case 'addBane':
    case 'removeBane':
    case 'mend':
    case 'switch':
      takeAction(p, seat, option);
      return { ...paid(seen, p, seat), sure: touched(seen.table, p), choice: [], die: [] };
    case 'use':
      return used(seen, p, { ability: option.ability, source: option.hero, subject: option.about });
    case 'pass':
      return { ...paid(seen, p, seat), sure: atRisk(p, seat), choice: [], die: [] };
    default:
      return null;
  }
}

/** A question that follows from something begun earlier, and what its prompt says of that. */
export type Following = Pick<Decision, 'question' | 'prompt' | 'seat'>;
export type FollowingOption = HeroOption | PlayerOption | AmountOption | EnoughOption;

/** What an answer would do to those it is about; null where its own words say all there is to say. */
export function wouldFollow(
  seen: Seen,
  { question, prompt, seat }: Following,
  option: FollowingOption,
): Prospect | null {
  const p = tried(seen);
  const said = (name: string): number => (typeof prompt[name] === 'number' ? prompt[name] : NONE);
  const { choice } = following[question]?.(p, { seat, said }, option) ?? NOTHING;
  const sure = touched(seen.table, p);
  return sure.length + choice.length === 0 ? null : { ...paid(seen, p, seat), sure, choice, die: [] };
}

/** Who answers, and the numbers that the prompt carries. */
interface Answered {
  readonly seat: Seat;
  said(name: string): number;
}
/** Questions that follow from something begun, and what an answer does on the copy. */
const following: Readonly<Record<string, (p: P, answered: Answered, option: FollowingOption) => Left | void>> = {
  /** EL-11.7: one Hero. */
  'legends/hero'(p, answered, option) {
    if (option.do === 'choose') return turnOn(p, answered, (id) => id === option.hero);
  },
  /** EL-11.7: all there are of one player. */
  'legends/player'(p, answered, option) {
    if (option.do === 'player') return turnOn(p, answered, (id) => ownerOf(p.table, id) === option.seat);
  },
  /** EL-R25: one more, laid beside. */
  'legends/spread'(p, { seat, said }, option) {
    const effect = effectNumbered(said('effect'));
    if (option.do !== 'choose' || effect?.do !== 'spread') return;
    if (effect.what === 'bane') addBane(p, seat, option.hero);
    else p.table.beside[option.hero] = at(p.table.beside, option.hero) + 1;
  },
  /** EL-R38. */
  'legends/baned'(p, { seat }, option) {
    if (option.do === 'choose') addBane(p, seat, option.hero);
  },
  /** EL-12.7. */
  'legends/sufferer'(p, { said }, option) {
    if (option.do === 'choose' && said('kind') !== NONE) hurtByFall(p, option.hero, said('kind'));
  },
  /** EL-R30, EL-R10. */
  'legends/amount'(p, { said }, option) {
    if (option.do !== 'amount') return;
    const [from, to] = [said('from'), said('to')];
    if (from === NONE && to !== NONE) hurt(p, to, { n: option.n, source: to });
    if (from !== NONE && to === NONE) mend(p, from, option.n);
    if (from !== NONE && to !== NONE) moveCounters(p, option.n, { from, to });
  },
};

/** EL-11.7: the effect that is on its way reaches those Heroes it speaks of that are meant. */
function turnOn(p: P, { said }: Answered, isMeant: (id: CardId) => boolean): Left {
  const effect = effectNumbered(said('effect'));
  if (effect === null) return NOTHING;
  const use = { source: said('source'), subject: said('subject') };
  const seat = ownerOf(p.table, use.source);
  if (effect.do === 'switch') {
    for (const id of candidates(p, { choose: 'support', of: 'anyPlayer' }, seat).filter(isMeant))
      switchWithChampion(p, id);
    return NOTHING;
  }
  if (effect.do !== 'add' && effect.do !== 'remove' && effect.do !== 'move') return NOTHING;
  const meant = spokenOf(p, effect, seat);
  return affectAll(p, effect, { ids: meant.filter((id) => isMeant(id) && touches(p, effect, { id, seat })), use });
}

const paid = ({ table }: Seen, p: P, seat: Seat): Pick<Prospect, 'seat' | 'mp'> => ({
  seat,
  mp: [at(table.mp, seat), at(p.table.mp, seat)],
});

/** EL-8.4: the Heroes of this seat that counters lie beside. */
const atRisk = (p: P, seat: Seat): readonly Touch[] =>
  heroesFrom(p.table, seat).flatMap((id) =>
    ownerOf(p.table, id) === seat && at(p.table.beside, id) > 0 ? [touchOn(p.table, p, id)] : [],
  );

/** EL-11.1, EL-11.2: it is paid for; then it does what it says, as far as that is sure. */
function used(seen: Seen, p: P, use: Use): Prospect {
  const { effect, cost } = abilityAt(use.ability);
  const seat = ownerOf(seen.table, use.source);
  payFor(p, use);
  if (cost.damage !== undefined && cost.damage.n !== 'X')
    hurt(p, theOne(p, cost.damage.to, use), { n: cost.damage.n, source: use.source });
  const before = p.table;
  const { choice, die } = perform(p, effect, use);
  return { ...paid(seen, p, seat), sure: touched(seen.table, p), choice, die: die.map((one) => rolled(before, one)) };
}

interface Cast {
  readonly on: readonly [number, number];
  readonly p: P;
  readonly choice: readonly Touch[];
}
interface Left {
  readonly choice: readonly Touch[];
  readonly die: readonly Cast[];
}
const NOTHING: Left = { choice: [], die: [] };
const rolled = (before: Table, { on, p, choice }: Cast): Outcome => ({ on, sure: touched(before, p), choice });

/** What is sure is done on the copy; what somebody chooses or a die decides is left to be told. */
function perform(p: P, number: EffectId, use: Use): Left {
  if (!couldDo(p, number, use)) return NOTHING;
  const effect = effectAt(number);
  switch (effect.do) {
    case 'add':
    case 'remove':
    case 'move':
      return affectWhom(p, effect, use);
    case 'roll':
      return { choice: [], die: effect.outcomes.map(({ on }, i) => cast(p, at(partsOf(number), i), { on, use })) };
    case 'inOrder': {
      const all = partsOf(number).map((part) => perform(p, part, use));
      return { choice: all.flatMap(({ choice }) => choice), die: all.flatMap(({ die }) => die) };
    }
    default:
      doPlainly(p, effect, use);
      return NOTHING;
  }
}
function cast(p: P, part: EffectId, { on, use }: { readonly on: Cast['on']; readonly use: Use }): Cast {
  const then = copyOf(p);
  return { on, p: then, choice: perform(then, part, use).choice };
}

/** EL-11.7 to EL-11.9: on whom it is turned, if that leaves no choice; else what it would do to each. */
function affectWhom(p: P, effect: Affecting, use: Use): Left {
  const who = whomOf(effect);
  const seat = ownerOf(p.table, use.source);
  const isOne = typeof who === 'string' && who !== 'target' && who !== 'everyTarget';
  const meant = isOne ? [theOne(p, who, use)] : spokenOf(p, effect, seat);
  const all = meant.filter((id) => touches(p, effect, { id, seat }));
  const isForAll = who === 'everyTarget' || (typeof who === 'object' && 'each' in who && who.of.startsWith('every'));
  return isOne || isForAll ? affectAll(p, effect, { ids: all, use }) : affectOneOf(p, effect, { ids: all, use });
}

/** What an effect needs to know of the ability it belongs to. */
type About = Omit<Use, 'ability'>;
interface Reached {
  readonly ids: readonly CardId[];
  readonly use: About;
}
/** EL-R38: all of them; with too few tokens for that, somebody will choose. */
function affectAll(p: P, effect: Affecting, { ids, use }: Reached): Left {
  const isShort = ids.length > at(p.table.tokens, ownerOf(p.table, use.source));
  if (isShort && effect.do === 'add' && effect.what === 'bane') return affectOneOf(p, effect, { ids, use });
  for (const id of ids) affect(p, effect, { id, use });
  return NOTHING;
}
const affectOneOf = (p: P, effect: Affecting, { ids, use }: Reached): Left => ({
  choice: ids.map((id) => {
    const then = copyOf(p);
    affect(then, effect, { id, use });
    return touchOn(p.table, then, id);
  }),
  die: [],
});

function affect(p: P, effect: Affecting, { id, use }: { readonly id: CardId; readonly use: About }): void {
  const seat = ownerOf(p.table, use.source);
  switch (effect.do) {
    case 'add':
      if (effect.what === 'damage') hurt(p, id, { n: effect.n, source: use.source });
      else for (let i = 0; i < effect.n; i++) addBane(p, seat, id);
      return;
    case 'remove':
      mend(p, id, effect.n);
      return;
    case 'move': {
      const from = theOne(p, effect.from, use);
      moveCounters(p, effect.n === 'X' ? at(p.table.damage, from) : effect.n, { from, to: id });
    }
  }
}

/** The words that choose nobody and cast nothing. What moves cards about is told by the card's own text. */
function doPlainly(p: P, effect: Effect, use: Use): void {
  const { beside, attack, gained } = p.table;
  const { source, subject } = use;
  if (effect.do === 'reduce') beside[subject] = Math.max(0, at(beside, subject) - effect.n);
  else if (effect.do === 'negate') beside[subject] = 0;
  else if (effect.do === 'double') for (const id of attack?.targets ?? []) beside[id] = at(beside, id) * 2;
  else if (effect.do === 'reverse') p.table.reversed = source;
  else if (effect.do === 'destroy') mark(p.table, theOne(p, effect.who, use), CONDEMNED);
  else if (effect.do === 'gain') {
    const who = theOne(p, effect.who, use);
    gained[who] = at(gained, who) + amountOf(p, source, effect.n);
  }
}
/** X is still to be chosen: at least 1 (EL-R30). */
const amountOf = (p: P, source: CardId, n: Amount): number =>
  n === 'X' ? 1 : n === 'perCounterOnSelf' ? at(p.table.damage, source) : n;

const banesOn = (t: Table, id: CardId): number =>
  Array.from({ length: KINDS }, (_, kind) => tokensOn(t, id, kind)).reduce((sum, n) => sum + n, 0);
const fallsOn = (p: P, id: CardId): boolean => {
  const coming = damageFrom(p, id, at(p.table.beside, id));
  return isDoomed(p, id) || at(p.table.damage, id) + coming >= maxHpOf(p, id);
};
function touchOn(before: Table, p: P, hero: CardId): Touch {
  const was = { ...p, table: before };
  const hpOf = (of: P): number => Math.max(0, maxHpOf(of, hero) - at(of.table.damage, hero));
  return {
    hero,
    hp: [hpOf(was), hpOf(p)],
    coming: [at(before.beside, hero), at(p.table.beside, hero)],
    banes: banesOn(p.table, hero) - banesOn(before, hero),
    strength: [strengthOf(was, hero), strengthOf(p, hero)],
    falls: [fallsOn(was, hero), fallsOn(p, hero)],
  };
}
const isChanged = ({ hp, coming, banes, strength, falls }: Touch): boolean =>
  hp[0] !== hp[1] || coming[0] !== coming[1] || banes !== 0 || strength[0] !== strength[1] || falls[0] !== falls[1];
const touched = (before: Table, p: P): readonly Touch[] =>
  heroesFrom(before, before.active)
    .map((id) => touchOn(before, p, id))
    .filter(isChanged);

/** EL-8.2, EL-11.1: the cards with which its owner could answer an attack on this Hero. */
export function answersTo(seen: Seen, kind: AttackKind, hero: CardId): readonly CardId[] {
  const p = tried(seen);
  const t = p.table;
  const attacker = at(t.champion, t.active);
  if (attacker === NONE || !isChampion(t, hero)) return [];
  const strength = strengthOf(p, attacker);
  const fast = favours(p, attacker, 'holdFast');
  t.attack = { kind, attacker, strength, targets: [hero], fast, banes: false };
  t.beside[hero] = countersFor(p, hero, { kind, strength, fast });
  t.waiting = [];
  const is = momentBit('attacked') | (kind === 'precise' ? momentBit('preciseAttacked') : 0);
  gather(p, ownerOf(t, hero), { is, subject: hero });
  return [...new Set(t.waiting.map(({ source }) => source))];
}
