/** Attacks (EL-7) and how they are resolved (EL-8). */
import {
  ask,
  at,
  done,
  faceOf,
  inOrder,
  keptBy,
  message,
  question,
  rules,
  setQuestion,
  step,
  type Flow,
  type Seat,
  type Why,
} from '@arenarium/engine';
import { holds } from './abilities.ts';
import { aboutCard, aboutCards, type Refusal } from './refusals.ts';
import { hurt, isKeptFromPrecise, type Blow } from './banes.ts';
import { giveTokens } from './tokens.ts';
import { isDoomed, mark, STRUCK_DOWN } from './fate.ts';
import { destruction } from './destruction.ts';
import { logOf } from '../happenings.ts';
import { abilityAt, among, cardOf, momentBit } from '../cards/printed.ts';
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
  teamOf,
  type AbilityId,
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
const targeting = keptBy((hero): TargetOption => ({ do: 'target', hero }));

const isProtected = aboutCards('EL-11.3', 'why.protected');
const isSupportOnly = aboutCard('EL-7.2', 'why.support');
const isHidden = aboutCard('EL-13.1', 'why.hidden');
const isOwn = aboutCard('EL-R3', 'why.own');
const withChampion = aboutCards('EL-7.4', 'why.championFirst');
const cannotPrecise = aboutCard('EL-11.3', 'why.cannotPrecise');
const isBaned = aboutCard('EL-12.5', 'why.banedPrecise');
const nobody: Refusal = { rule: 'EL-7.1', because: message('why.nobody') };
const skipped: Refusal = { rule: 'EL-5.6', because: message('why.skipped') };

/** The Support that keeps this seat's Champion from being precise attacked, or NONE. */
function keeperOf(p: P, seat: Seat): CardId {
  for (const support of supportsOf(p.table, seat)) {
    if (holds(p, support, 'championCannotBePreciseAttacked') >= 0) return support;
  }
  return NONE;
}

/** EL-7.1, EL-7.2: why a precise attack cannot target this Hero of another player. */
export function whyNotPrecise(p: P, attacker: CardId, id: CardId): Refusal | null {
  const t = p.table;
  if (isChampion(t, id)) {
    const keeper = keeperOf(p, ownerOf(t, id));
    return keeper === NONE ? null : isProtected(faceOf(p, id), faceOf(p, keeper));
  }
  const may = holds(p, attacker, 'mayPreciseAttackSupports') >= 0 || favours(p, attacker, 'preciseOnSupports');
  if (!may) return isSupportOnly(faceOf(p, id));
  return favours(p, id, 'hiddenSupports') ? isHidden(faceOf(p, id)) : null;
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
    if (why !== undefined) refuseOwn(p, why);
    return options;
  },
});

/** EL-R3: never one's own. */
function refuseOwn(p: P, why: Why<TargetOption>): void {
  for (const id of teamOf(p.table, p.table.active)) {
    const { rule, because } = isOwn(faceOf(p, id));
    why(targeting(id), rule, because);
  }
}

/** EL-7.3, EL-7.4, EL-R4: so many targets, a Support only once its Champion is one. */
export const whichMassTargets = setQuestion('legends/massTarget', {
  rule: 'EL-7.3',
  options(p: P, _: { n: number }, _seat, why?: Why<TargetOption>): readonly TargetOption[] {
    const all = massTargets(p);
    if (why !== undefined) {
      refuseOwn(p, why);
      for (const id of othersHeroes(p)) {
        const { rule, because } = isHidden(faceOf(p, id));
        if (!all.includes(id)) why(targeting(id), rule, because);
      }
    }
    return among(targeting, all);
  },
  size: (_p, { n }) => ({ min: n, max: n }),
  // EL-7.4: each Champion stands before its Supports.
  beside: {
    which({ table: t }, _, { hero }, targets) {
      const champion = championOf(t, ownerOf(t, hero));
      return champion === hero ? -1 : targets.indexOf(targeting(champion));
    },
    because: (p, _, { hero }, champion) => withChampion(faceOf(p, hero), faceOf(p, champion.hero)).because,
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
  if (t.attackSkipped) return skipped;
  if (kind === 'mass') return null;
  const attacker = championOf(t, t.active);
  if (holds(p, attacker, 'cannotPreciseAttack') >= 0) return cannotPrecise(faceOf(p, attacker));
  if (isKeptFromPrecise(p, attacker)) return isBaned(faceOf(p, attacker));
  return hasPreciseTarget(p, attacker) ? null : nobody;
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

/** EL-R34: whoever stood before the counters landed, and does not any more, was destroyed by the attack. */
function strike(p: P, id: CardId, blow: Blow): void {
  const stood = !isDoomed(p, id);
  hurt(p, id, blow);
  if (stood && isDoomed(p, id)) mark(p.table, id, STRUCK_DOWN);
}

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
    const { kind, attacker, strength } = theAttack(p);
    if (kind === 'precise') {
      // A bane laid since the declaration may have silenced the ability that allowed it: then it hits nobody.
      if (!hasPreciseTarget(p, attacker)) return done();
      return ask(p.table.active, whichPreciseTarget, { attacker }).then(attack.aimAt, {});
    }
    const n = Math.min(strength, massTargets(p).length);
    return n <= 0 ? done() : ask(p.table.active, whichMassTargets, { n }).then(attack.aimAll, {});
  },
  /** EL-7.1, EL-7.2. */
  aimAt(p: P, _: object, { hero }: TargetOption): Flow {
    const { attacker, targets } = theAttack(p);
    targets.push(hero);
    if (!isChampion(p.table, hero)) noteHeld(p, attacker, holds(p, attacker, 'mayPreciseAttackSupports'));
    return done();
  },
  /** EL-7.3. */
  aimAll(p: P, _: object, chosen: readonly TargetOption[]): Flow {
    for (const { hero } of chosen) theAttack(p).targets.push(hero);
    return done();
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
    const tokens: CardId[] = [];
    for (const id of targets) {
      const n = at(t.beside, id);
      t.beside[id] = 0;
      if (!banes) strike(p, id, { n, source: attacker });
      else for (let i = 0; i < n; i++) tokens.push(id);
    }
    return giveTokens(p, t.active, tokens);
  },

  /** EL-8.6: the attack is over, and the Graveyard takes its due. */
  finish(p: P): Flow {
    p.table.attack = null;
    return BURY;
  },
});
const OFFER: Flow = inOrder(step(triggers.offer, {}));
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
    const keeper = seat === p.table.active ? NONE : keeperOf(p, seat);
    if (keeper !== NONE) noteHeld(p, keeper, holds(p, keeper, 'championCannotBePreciseAttacked'));
  }
}
function noteHeld(p: P, id: CardId, ability: AbilityId): void {
  if (ability >= 0) logOf(p)?.push({ did: 'held', cards: [id], ability: abilityAt(ability).id });
}
