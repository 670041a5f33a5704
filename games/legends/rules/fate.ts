/** How the fall of a Hero stands, in bits, and whether it has fallen. */
import { at, numberIn } from '@arenarium/engine';
import type { CardId, P, Table } from '../table.ts';
import { maxHpOf } from './strength.ts';

/** Its fall has been noticed: abilities that answer it have been offered. */
export const NOTICED = 1;
/** It is destroyed whatever its counters say. */
export const CONDEMNED = 2;
/** It goes to the bottom of the Team deck instead of the Graveyard. */
export const TO_DECK = 4;
/** EL-R34: the counters of the attack brought it down. */
export const STRUCK_DOWN = 8;

export const hasFate = (t: Table, id: CardId, fate: number): boolean => (at(t.fate, id) & fate) !== 0;
export const mark = (t: Table, id: CardId, fate: number): void => {
  t.fate[id] = at(t.fate, id) | fate;
};

/** EL-1.2. */
export function isDoomed(p: P, id: CardId): boolean {
  const counters = numberIn(p.table.damage, id);
  const fate = numberIn(p.table.fate, id);
  return (fate & CONDEMNED) !== 0 || (counters > 0 && counters >= maxHpOf(p, id));
}
