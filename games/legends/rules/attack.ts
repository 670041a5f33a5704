/** Attacks (EL-7) and how they are resolved (EL-8). */
import {
  ask,
  at,
  done,
  inOrder,
  message,
  question,
  rules,
  step,
  type Flow,
  type Seat,
  type Why,
} from '@arenarium/engine';
import { holds, type Refusal } from './abilities.ts';
import { addBane, hurt, isKeptFromPrecise } from './banes.ts';
import { destruction } from './destruction.ts';
import { logOf } from '../happenings.ts';
import { abilityAt, cardOf, forEachCard, momentBit } from '../cards/printed.ts';
import { favour, favouredType, favours } from './spheres.ts';
import { strengthOf, worths } from './strength.ts';
import {
  championOf,
  isChampion,
  leftOf,
  NONE,
  ownerOf,
  seatsOf,
  supportsOf,
  type Attack,
  type AttackKind,
  type CardId,
  type P,
} from '../table.ts';
import { gather, triggers } from './triggers.ts';

export interface TargetOption {
  readonly do: 'target';
  readonly hero: CardId;
}
export interface CopyOption {
  readonly do: 'copy';
  readonly hero: CardId;
  readonly strength: number;
}
const ATTACKED = momentBit('attacked');
const PRECISE_ATTACKED = ATTACKED | momentBit('preciseAttacked');
const ATTACKS_PRECISELY = momentBit('attacks') | momentBit('preciseAttacks');
const ATTACKS_MANY = momentBit('attacks') | momentBit('massAttacks');
const targeting = forEachCard((hero): TargetOption => ({ do: 'target', hero }));

const refusals = {
  protected: { rule: 'EL-11.3', because: message('why.protected') },
  support: { rule: 'EL-7.2', because: message('why.support') },
  hidden: { rule: 'EL-13.1', because: message('why.hidden') },
  championFirst: { rule: 'EL-7.4', because: message('why.championFirst') },
  tooFew: { rule: 'EL-R4', because: message('why.tooFew') },
  cannotPrecise: { rule: 'EL-11.3', because: message('why.cannotPrecise') },
  baned: { rule: 'EL-12.5', because: message('why.banedPrecise') },
  nobody: { rule: 'EL-7.1', because: message('why.nobody') },
  skipped: { rule: 'EL-11.2', because: message('why.skipped') },
} as const satisfies Record<string, Refusal>;

/** The ability by which this Champion may not be precise attacked, or −1. */
function shelterOf(p: P, seat: Seat): number {
  for (const support of supportsOf(p.table, seat)) {
    const shelter = holds(p, support, 'championCannotBePreciseAttacked');
    if (shelter >= 0) return shelter;
  }
  return -1;
}

/** EL-7.1, EL-7.2: why a precise attack cannot target this Hero of another player. */
export function whyNotPrecise(p: P, attacker: CardId, id: CardId): Refusal | null {
  const t = p.table;
  if (isChampion(t, id)) return shelterOf(p, ownerOf(t, id)) >= 0 ? refusals.protected : null;
  const may = holds(p, attacker, 'mayPreciseAttackSupports') >= 0 || favours(p, attacker, 'preciseOnSupports');
  if (!may) return refusals.support;
  return favours(p, id, 'hiddenSupports') ? refusals.hidden : null;
}

/** EL-R3: the Heroes of the others, clockwise from the attacker, each Champion first. */
export function othersHeroes(p: P): CardId[] {
  const t = p.table;
  const found: CardId[] = [];
  for (let seat = leftOf(t, t.active); seat !== t.active; seat = leftOf(t, seat)) {
    if (championOf(t, seat) === NONE) continue;
    found.push(championOf(t, seat));
    for (const support of supportsOf(t, seat)) found.push(support);
  }
  return found;
}

export const whichPreciseTarget = question('legends/preciseTarget', {
  rule: 'EL-7.1',
  options(p: P, { attacker }: { attacker: CardId }, _seat, why?: Why<TargetOption>): readonly TargetOption[] {
    const options: TargetOption[] = [];
    for (const id of othersHeroes(p)) {
      const refused = whyNotPrecise(p, attacker, id);
      if (refused === null) options.push(targeting(id));
      else why?.(targeting(id), refused.rule, refused.because);
    }
    return options;
  },
});

/** EL-R4: a mass attack must be able to find all its targets, so nothing is offered after which it could not. */
export const whichMassTarget = question('legends/massTarget', {
  rule: 'EL-7.3',
  options(p: P, { left }: { left: number }, _seat, why?: Why<TargetOption>): readonly TargetOption[] {
    const t = p.table;
    const chosen = t.attack?.targets ?? [];
    const all = massTargets(p);
    const options: TargetOption[] = [];
    for (let i = all.indexOf(chosen.at(-1) ?? NONE) + 1; i < all.length; i++) {
      const id = at(all, i);
      if (!isChampion(t, id) && !chosen.includes(championOf(t, ownerOf(t, id)))) {
        why?.(targeting(id), refusals.championFirst.rule, refusals.championFirst.because);
        continue;
      }
      // Whatever stands later in the list can still be taken: its Champion stands later too, or is this one.
      if (all.length - 1 - i >= left - 1) options.push(targeting(id));
      else why?.(targeting(id), refusals.tooFew.rule, refusals.tooFew.because);
    }
    if (why !== undefined) {
      for (const id of othersHeroes(p)) {
        if (!all.includes(id)) why(targeting(id), refusals.hidden.rule, refusals.hidden.because);
      }
    }
    return options;
  },
});

/** EL-7.4, EL-7.5: everything a mass attack could reach. */
export function massTargets(p: P): CardId[] {
  const all = othersHeroes(p);
  const hidden = favouredType(p, 'hiddenSupports');
  if (hidden < 0) return all;
  return all.filter((id) => isChampion(p.table, id) || cardOf(p, id).type !== hidden);
}

export const whichStrength = question('legends/strength', {
  rule: 'EL-R17',
  options: (p: P, { attacker }: { attacker: CardId }): readonly CopyOption[] =>
    worths(p, attacker).map(({ from, strength }) => ({ do: 'copy', hero: from, strength })),
});

/** Why the Champion of the seat whose turn it is cannot make this kind of attack, or null. */
export function whyNotAttack(p: P, kind: AttackKind): Refusal | null {
  const t = p.table;
  if (t.attackSkipped) return refusals.skipped;
  if (kind === 'mass') return null;
  const attacker = championOf(t, t.active);
  if (holds(p, attacker, 'cannotPreciseAttack') >= 0) return refusals.cannotPrecise;
  if (isKeptFromPrecise(p, attacker)) return refusals.baned;
  return hasPreciseTarget(p, attacker) ? null : refusals.nobody;
}

function hasPreciseTarget(p: P, attacker: CardId): boolean {
  const t = p.table;
  for (let seat = leftOf(t, t.active); seat !== t.active; seat = leftOf(t, seat)) {
    if (championOf(t, seat) === NONE) continue;
    if (whyNotPrecise(p, attacker, championOf(t, seat)) === null) return true;
    for (const support of supportsOf(t, seat)) if (whyNotPrecise(p, attacker, support) === null) return true;
  }
  return false;
}

const theAttack = (p: P): Attack => {
  if (p.table.attack === null) throw new Error('there is no attack');
  return p.table.attack;
};

/** EL-7.1, EL-7.3: the counters an attack lays beside a target. */
export function countersFor(
  p: P,
  id: CardId,
  { kind, strength, fast }: Pick<Attack, 'kind' | 'strength' | 'fast'>,
): number {
  if (kind === 'mass') return 1;
  return Math.max(0, strength - (fast ? 0 : favour(p, id, 'armour')));
}

export const attack = rules('legends/attack', {
  /** EL-8.1, EL-R2: the kind of attack; what the attacker's side adds to it; then its targets. */
  declare(p: P, { kind }: { kind: AttackKind }): Flow {
    const t = p.table;
    const attacker = championOf(t, t.active);
    const fast = favours(p, attacker, 'holdFast');
    t.attack = { kind, attacker, strength: 0, targets: [], fast, banes: false };
    logOf(p)?.push({ did: 'declared', seat: t.active, cards: [attacker], kind });
    noteStanding(p, attacker, kind);
    gatherAttacks(p, 'beforeTargets');
    return RESOLVE;
  },

  /** EL-1.1, EL-R17: now the Strength is settled. */
  count(p: P): Flow {
    const now = theAttack(p);
    const { attacker } = now;
    if (holds(p, attacker, 'strengthOf') >= 0)
      return ask(p.table.active, whichStrength, { attacker }).then(attack.counted, {});
    now.strength = strengthOf(p, attacker);
    return done();
  },
  /** EL-R17: by its player's choice. */
  counted(p: P, _: object, { hero, strength }: CopyOption): Flow {
    const now = theAttack(p);
    now.strength = strength;
    const ability = holds(p, now.attacker, 'strengthOf');
    if (ability >= 0)
      logOf(p)?.push({ did: 'copied', cards: [now.attacker, hero], n: strength, ability: abilityAt(ability).id });
    return done();
  },

  /** EL-7.1, EL-7.3, EL-7.5: choose targets. */
  aim(p: P): Flow {
    const { kind, attacker, strength, targets } = theAttack(p);
    if (kind === 'precise') {
      // A bane laid since the declaration may have silenced the ability that allowed it: then it hits nobody.
      if (!hasPreciseTarget(p, attacker)) return done();
      return ask(p.table.active, whichPreciseTarget, { attacker }).then(attack.aimAt, {});
    }
    const left = Math.min(strength, massTargets(p).length) - targets.length;
    if (left <= 0) return done();
    return ask(p.table.active, whichMassTarget, { left }).then(attack.aimNext, {});
  },
  /** EL-7.1, EL-7.2. */
  aimAt(p: P, _: object, { hero }: TargetOption): Flow {
    const { attacker, targets } = theAttack(p);
    targets.push(hero);
    if (!isChampion(p.table, hero)) noteHeld(p, attacker, holds(p, attacker, 'mayPreciseAttackSupports'));
    return done();
  },
  /** EL-7.3: and the next one. */
  aimNext(p: P, _: object, { hero }: TargetOption): Flow {
    theAttack(p).targets.push(hero);
    return AIM;
  },

  /** EL-8.1: the counters are laid beside the targets; then what the attacker's side does to the targets. */
  lay(p: P): Flow {
    const t = p.table;
    const { kind, attacker, strength, targets, fast } = theAttack(p);
    for (const id of targets) t.beside[id] = countersFor(p, id, { kind, strength, fast });
    logOf(p)?.push({ did: 'targeted', cards: targets.slice(), n: kind === 'mass' ? 1 : strength, source: attacker });
    if (targets.length === 0) return done();
    gatherAttacks(p, 'atTargets');
    return OFFER;
  },

  /** EL-8.2: each player with a targeted Champion may answer, clockwise from the attacker. */
  window(p: P): Flow {
    const { kind, targets } = theAttack(p);
    for (const id of targets) {
      if (!isChampion(p.table, id)) continue;
      gather(p, ownerOf(p.table, id), { is: kind === 'precise' ? PRECISE_ATTACKED : ATTACKED, subject: id });
    }
    return OFFER;
  },

  /** EL-8.4, EL-R24: what is left beside them lands. */
  land(p: P): Flow {
    const t = p.table;
    const { attacker, targets, banes } = theAttack(p);
    for (const id of targets) {
      const n = at(t.beside, id);
      t.beside[id] = 0;
      if (!banes) hurt(p, id, { n, source: attacker });
      else for (let i = 0; i < n; i++) addBane(p, t.active, id);
    }
    return done();
  },

  /** EL-8.6: the attack is over, and the Graveyard takes its due. */
  finish(p: P): Flow {
    p.table.attack = null;
    return BURY;
  },
});
const OFFER: Flow = inOrder(step(triggers.offer, {}));
const AIM: Flow = inOrder(step(attack.aim, {}));
const BURY: Flow = inOrder(step(destruction.bury, {}));
const RESOLVE: Flow = inOrder(
  step(triggers.offer, {}),
  step(attack.count, {}),
  step(attack.aim, {}),
  step(attack.lay, {}),
  step(attack.window, {}),
  step(attack.land, {}),
  step(destruction.answer, {}),
  step(attack.finish, {}),
);

/** EL-R2: abilities of the attacker's side, before or after there are targets. */
function gatherAttacks(p: P, when: 'beforeTargets' | 'atTargets'): void {
  const { kind, attacker } = theAttack(p);
  gather(p, p.table.active, {
    is: kind === 'precise' ? ATTACKS_PRECISELY : ATTACKS_MANY,
    subject: attacker,
    only: when,
  });
}

/** Continuous abilities are not used, but they hold: the log says so where they made a difference (EL-11.3). */
function noteStanding(p: P, attacker: CardId, kind: AttackKind): void {
  if (p.log === null) return;
  if (kind === 'mass') noteHeld(p, attacker, holds(p, attacker, 'cannotPreciseAttack'));
  if (kind === 'mass') return;
  for (let seat = 0; seat < seatsOf(p.table); seat++) {
    if (seat !== p.table.active) noteHeld(p, championOf(p.table, seat), shelterOf(p, seat));
  }
}
function noteHeld(p: P, id: CardId, ability: number): void {
  if (ability >= 0) logOf(p)?.push({ did: 'held', cards: [id], ability: abilityAt(ability).id });
}
