/** Strength and Max HP as they are now: printed, reversed, copied, gained, favoured by the Sphere. */
import { at } from '@arenarium/engine';
import { holds } from './abilities.ts';
import { abilityAt, cardOf } from '../cards/printed.ts';
import { favour } from './spheres.ts';
import { championOf, isChampion, NONE, seatsOf, supportsOf, type CardId, type P } from '../table.ts';

export function maxHpOf(p: P, id: CardId): number {
  const { strength, maxHp } = cardOf(p, id);
  return (p.table.reversed === id ? strength : maxHp) + favour(p, id, 'maxHp');
}

/** A Strength a Hero may have, and the Hero it is taken from (itself, if it does not copy). */
export interface Worth {
  readonly from: CardId;
  readonly strength: number;
}

/** Whose Strength a Hero has instead of its own, if it copies: Champions or Supports. */
function copies(p: P, id: CardId): 'champion' | 'support' | null {
  if (!isChampion(p.table, id)) return null;
  const number = holds(p, id, 'strengthOf');
  if (number < 0) return null;
  const { standing } = abilityAt(number);
  return standing?.rule === 'strengthOf' ? standing.place : null;
}

function copyable(p: P, id: CardId, place: 'champion' | 'support'): CardId[] {
  const t = p.table;
  const found: CardId[] = [];
  for (let seat = 0; seat < seatsOf(t); seat++) {
    const champion = championOf(t, seat);
    if (place === 'support') found.push(...supportsOf(t, seat));
    else if (champion !== NONE && champion !== id) found.push(champion);
  }
  return found;
}

const addedStrength = (p: P, id: CardId): number => at(p.table.gained, id) + favour(p, id, 'strength');
function ownStrength(p: P, id: CardId): number {
  const { strength, maxHp } = cardOf(p, id);
  return (p.table.reversed === id ? maxHp : strength) + addedStrength(p, id);
}

/**
 * Every Strength the Hero may have, each once, with whom it is taken from. One entry: nothing to choose.
 * EL-R17: a Hero met again while its own Strength is being worked out counts 0.
 */
export function worths(p: P, id: CardId, seen: readonly CardId[] = []): readonly Worth[] {
  const place = copies(p, id);
  if (place === null) return [{ from: id, strength: ownStrength(p, id) }];
  const more = addedStrength(p, id);
  const found: Worth[] = [];
  for (const other of copyable(p, id, place)) {
    const theirs = seen.includes(other) ? [{ strength: 0 }] : worths(p, other, [...seen, id]);
    for (const { strength: copied } of theirs) {
      if (!found.some((worth) => worth.strength === copied + more))
        found.push({ from: other, strength: copied + more });
    }
  }
  return found.length === 0 ? [{ from: id, strength: more }] : found;
}

/** The best Strength the Hero may have: for looking at, not for attacking with. */
export function strengthOf(p: P, id: CardId): number {
  // Nearly every Hero has its own Strength: nothing to choose from, and no list of it.
  if (copies(p, id) === null) return Math.max(0, ownStrength(p, id));
  let best = 0;
  for (const { strength } of worths(p, id)) if (strength > best) best = strength;
  return best;
}
