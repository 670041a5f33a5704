/** Who a card speaks of, what holds, and the numbers that follow: strength, defence, movement, range. */
import type { Seat } from '@arenarium/engine';
import { distance, type Hex } from '../arena/hexes.ts';
import { abilityOf, printedOn } from '../cards/printed.ts';
import {
  actionOf,
  cardSide,
  championIds,
  championOf,
  hasAbility,
  isBloodied,
  isEnemy,
  isInArena,
  isTrapHex,
  NONE,
  playerAt,
  type ChampionId,
  type Table,
} from '../table.ts';
import type { Bonus, Condition, Group, Target, Trait, Who } from '../cards/words.ts';

/**
 * From whose point of view a card is read. `attacker` is nobody unless the card is a Reaction; `target` is nobody unless one of
 * several targets is meant.
 */
export interface Scene {
  readonly seat: Seat;
  readonly self: ChampionId;
  readonly holder: ChampionId;
  readonly attacker: ChampionId;
  readonly target: ChampionId;
}

export function whoIs(t: Table, who: Who, scene: Scene): ChampionId {
  switch (who) {
    case 'self':
      return scene.self;
    case 'holder':
      return scene.holder;
    case 'attacker':
      return scene.attacker;
    case 'chosen':
      return actionOf(t).chosen;
    case 'target':
      return scene.target === NONE ? (actionOf(t).targets[0] ?? NONE) : scene.target;
  }
}
/** Where somebody is; a target that was taken out of action counts where it stood (SFB-R21). */
export function whereIs(t: Table, who: Who, scene: Scene): Hex {
  const id = whoIs(t, who, scene);
  if (id === NONE) return NONE;
  const { at } = championOf(t, id);
  if (at >= 0 || who !== 'target') return at;
  const { targets, fell } = actionOf(t);
  return fell[targets.indexOf(id)] ?? NONE;
}

export function holds(t: Table, condition: Condition, scene: Scene): boolean {
  switch (condition.is) {
    case 'bloodied': {
      const id = whoIs(t, condition.who, scene);
      return id !== NONE && isBloodied(championOf(t, id));
    }
    case 'onTrapHex':
      return isTrapHex(t, whereIs(t, condition.who, scene));
    case 'within': {
      const [a, b] = [whereIs(t, condition.who, scene), whereIs(t, condition.of, scene)];
      return a >= 0 && b >= 0 && distance(a, b) <= condition.n;
    }
    case 'alone':
      return isAlone(t, whoIs(t, condition.who, scene), condition.n);
    case 'dealt':
      return scene.attacker === NONE ? actionOf(t).dealt === 1 : hitOn(t, scene.self) > 0;
    case 'pushHurt':
      return actionOf(t).pushHurt === 1;
    case 'not':
      return !holds(t, condition.what, scene);
  }
}
/** The attack damage one target suffered. */
export const hitOn = (t: Table, id: ChampionId): number => {
  const { targets, hits } = actionOf(t);
  return hits[targets.indexOf(id)] ?? 0;
};
function isAlone(t: Table, id: ChampionId, n: number): boolean {
  const { at } = championOf(t, id);
  return !championIds(t).some((other) => {
    const { at: there } = championOf(t, other);
    return other !== id && there >= 0 && !isEnemy(t, other, id) && distance(there, at) <= n;
  });
}

/** The Champions of a group, as they stand now; nobody at a Gate is among them (SFB-13.2). */
export function membersOf(t: Table, group: Group, scene: Scene): ChampionId[] {
  const near = group.within === undefined ? NONE : whereIs(t, group.within.of, scene);
  const besides = group.besides === undefined ? NONE : whoIs(t, group.besides, scene);
  const members: ChampionId[] = [];
  if (group.within !== undefined && near < 0) return members;
  for (const id of championIds(t)) {
    const { at } = championOf(t, id);
    if (at < 0 || id === besides) continue;
    if (group.bloodied === true && !isBloodied(championOf(t, id))) continue;
    if (group.within !== undefined && distance(at, near) > group.within.n) continue;
    if (belongs(t, group, { id, self: scene.self })) members.push(id);
  }
  return members;
}
function belongs(t: Table, group: Group, { id, self }: { id: ChampionId; self: ChampionId }): boolean {
  switch (group.of) {
    case 'champions':
      return true;
    case 'enemies':
      return isEnemy(t, id, self);
    case 'allies':
      return id === self ? group.withSelf === true : !isEnemy(t, id, self);
  }
}

const lastingOn = (t: Table, kind: 'strength' | 'movement' | 'defence', id: ChampionId): number => {
  let n = 0;
  for (const lasting of t.lasting) if (lasting.kind === kind && lasting.on === id) n += lasting.n;
  return n;
};

/** SFB-7.3: a bonus counts only where movement is printed. */
export const movementOf = (t: Table, id: ChampionId, printed: number): number =>
  printed === 0 ? 0 : Math.max(0, printed + lastingOn(t, 'movement', id));

function bonusOf(t: Table, bonus: Bonus, scene: Scene): number {
  if ('when' in bonus) return holds(t, bonus.when, scene) ? bonus.n : 0;
  switch (bonus.per) {
    case 'readyCore':
      return bonus.n * readyCores(playerAt(t, scene.seat).cores);
    case 'target':
      return bonus.n * actionOf(t).targets.length;
    case 'hexDashed':
      return bonus.n * actionOf(t).dashed;
  }
}
export const readyCores = (cores: number): number => (cores & 1) + ((cores >> 1) & 1) + ((cores >> 2) & 1);

/** SFB-8.3: the strength of the attack under way against one of its targets. */
export function strengthAgainst(t: Table, target: ChampionId, scene: Scene): number {
  const { card } = printedOn(actionOf(t).face);
  if (card.kind !== 'attack') return 0;
  const bonuses = card.bonus ?? [];
  let n = card.strength + lastingOn(t, 'strength', scene.self);
  for (const bonus of bonuses) n += bonusOf(t, bonus, { ...scene, target });
  for (const lasting of t.lasting) {
    if (lasting.on !== target) continue;
    if (lasting.kind === 'quarry' && isEnemy(t, scene.self, target)) n += lasting.n;
    if (lasting.kind === 'mark' && lasting.by !== scene.self && !isEnemy(t, lasting.by, scene.self)) n += lasting.n;
  }
  return n;
}

/** SFB-8.4, SFB-R30: what reduces it stops at 0; then a Reaction's defence counts for the Champion it was played on. */
export function defenceOf(t: Table, id: ChampionId): number {
  const champion = championOf(t, id);
  let n = cardSide(champion).defence + lastingOn(t, 'defence', id);
  if (hasAbility(champion, 'defends')) {
    const ability = abilityOf(champion.kind, 'defends');
    const scene = { seat: champion.seat, self: id, holder: id, attacker: NONE, target: NONE };
    if (ability !== undefined && holds(t, ability.when, scene)) n += ability.n;
  }
  for (const other of championIds(t)) {
    const enemy = championOf(t, other);
    if (enemy.levelled === 0 || enemy.at < 0 || champion.at < 0 || !hasAbility(enemy, 'saps')) continue;
    if (isEnemy(t, other, id) && distance(enemy.at, champion.at) === 1) n -= abilityOf(enemy.kind, 'saps')?.n ?? 0;
  }
  return Math.max(0, n) + reactionDefence(t, id);
}
function reactionDefence(t: Table, id: ChampionId): number {
  const reaction = t.action?.reaction ?? null;
  if (reaction === null || reaction.on !== id) return 0;
  const { card } = printedOn(reaction.face);
  if (card.kind !== 'reaction') return 0;
  const scene = { seat: reaction.seat, self: id, holder: NONE, attacker: actionOf(t).champion, target: NONE };
  if (card.instead !== undefined && holds(t, card.instead.when, scene)) return card.instead.defence;
  return card.defence ?? 0;
}

/** An attack and one of its targets. */
interface Aim {
  readonly scene: Scene;
  readonly target: ChampionId;
}
/** How much of a trait the attack under way has against a target: printed on its card, or given by the attacker's side. */
export function traitOf(t: Table, trait: Trait['trait'], aim: Aim): number {
  let n = 0;
  for (const printed of printedOn(actionOf(t).face).traits) if (printed.trait === trait) n += amountOf(t, printed, aim);
  const attacker = championOf(t, aim.scene.self);
  if (attacker.levelled === 0) return n;
  for (const printed of cardSide(attacker).abilities) {
    if (printed.ability === 'attacksWith' && printed.trait.trait === trait) n += amountOf(t, printed.trait, aim);
  }
  return n;
}
function amountOf(t: Table, { n = 1, when }: Trait, { scene, target }: Aim): number {
  return when === undefined || holds(t, when, { ...scene, target }) ? n : 0;
}
/** Whether the attack ignores this target's defence, by its card, its attacker or something that lasts. */
export function ignoresDefence(t: Table, target: ChampionId, scene: Scene): boolean {
  for (const { kind, on } of t.lasting) {
    if (kind === 'quarry' && on === target && isEnemy(t, scene.self, target)) return true;
    if (kind === 'unerring' && on === scene.self) return true;
  }
  return traitOf(t, 'ignoresDefence', { scene, target }) > 0;
}

/** The range of a shot in this Champion's hands (SFB-R10). */
export function rangeOf(
  t: Table,
  id: ChampionId,
  target: Extract<Target, { aim: 'direct' | 'indirect' }>,
): { min: number; max: number } {
  const champion = championOf(t, id);
  if (!hasAbility(champion, 'reaches')) return target;
  const reach = abilityOf(champion.kind, 'reaches');
  return { min: Math.max(1, target.min + (reach?.min ?? 0)), max: target.max + (reach?.max ?? 0) };
}

export const sceneOf = (t: Table): Scene => {
  const { seat, champion } = actionOf(t);
  return { seat, self: champion, holder: champion, attacker: NONE, target: NONE };
};
export const stillActs = (t: Table): boolean => t.action !== null && isInArena(t, t.action.champion);
