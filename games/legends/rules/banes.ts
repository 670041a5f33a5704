/** Damage counters and bane tokens (EL-12): every counter and token is put on and taken off here. */
import { at, type Seat } from '@arenarium/engine';
import { logOf } from '../happenings.ts';
import { sets } from '../cards/index.ts';
import {
  baneAtTurn,
  baneOnDamage,
  baneOnFall,
  baneOnRemoval,
  banesAgainstAbilities,
  banesAgainstPrecise,
  FIRST_LEGEND,
  heroAt,
  kindOf,
} from '../cards/printed.ts';
import { favours } from './spheres.ts';
import { NONE, teamOf, type CardId, type P, type Table } from '../table.ts';

export const KINDS = sets.length;
/** A seat has five tokens, so three bits hold the number of each kind on a card. */
const BITS = 3;
const MASK = 7;
export const TOKENS_EACH = 5;

export const baneId = (kind: number): string => `${heroAt(FIRST_LEGEND + kind).slug}.bane`;
export const tokensOn = (t: Table, id: CardId, kind: number): number => (at(t.banes, id) >> (BITS * kind)) & MASK;

/** EL-12.1, EL-12.2: does a token of this kind work on the Hero? */
const isUnder = (p: P, id: CardId, kind: number): boolean =>
  tokensOn(p.table, id, kind) > 0 && !favours(p, id, 'banesSleep');

const isUnderAny = (p: P, id: CardId, kinds: readonly number[]): boolean => {
  if (p.table.banes[id] === 0) return false;
  for (const kind of kinds) if (isUnder(p, id, kind)) return true;
  return false;
};
/** EL-12.5. */
export const isKeptFromPrecise = (p: P, id: CardId): boolean => isUnderAny(p, id, banesAgainstPrecise);
/** EL-12.7. */
export const isSilenced = (p: P, id: CardId): boolean => isUnderAny(p, id, banesAgainstAbilities);

/** Can a token of this seat's be added to the Hero? EL-R11: only while the seat has one left. */
export const canBane = (p: P, seat: Seat, id: CardId): boolean =>
  at(p.table.tokens, seat) > 0 && !favours(p, id, 'noNewBanes');

/** EL-R12: one token of the seat's own kind; nothing happens if it cannot be added. */
export function addBane(p: P, seat: Seat, id: CardId): void {
  const t = p.table;
  if (!canBane(p, seat, id)) return;
  t.tokens[seat] = at(t.tokens, seat) - 1;
  t.banes[id] = at(t.banes, id) + (1 << (BITS * kindOf(t, seat)));
  logOf(p)?.push({ did: 'baned', seat, cards: [id], kind: kindOf(t, seat) });
}

/** Whose tokens are of this kind. */
export const baneOwner = (t: Table, kind: number): Seat => t.legend.indexOf(FIRST_LEGEND + kind);

function takeToken(t: Table, id: CardId, kind: number): void {
  t.banes[id] = at(t.banes, id) - (1 << (BITS * kind));
  const owner = baneOwner(t, kind);
  if (owner !== NONE) t.tokens[owner] = at(t.tokens, owner) + 1;
}

/** EL-6.3, EL-12.5: a token goes back to its owner; removing a Light one hurts. */
export function removeBane(p: P, id: CardId, kind: number): void {
  const wasUnder = isUnder(p, id, kind);
  takeToken(p.table, id, kind);
  logOf(p)?.push({ did: 'unbaned', cards: [id], kind });
  const add = at(baneOnRemoval, kind);
  if (wasUnder && add > 0) addByBane(p, id, { kind, add });
}

/** EL-R26: a Hero that leaves its place drops everything. */
export function dropAll(p: P, id: CardId): void {
  const t = p.table;
  for (let kind = 0; kind < KINDS && t.banes[id] !== 0; kind++)
    while (tokensOn(t, id, kind) > 0) takeToken(t, id, kind);
  t.damage[id] = 0;
  t.beside[id] = 0;
  t.gained[id] = 0;
  t.fate[id] = 0;
  if (t.reversed === id) t.reversed = NONE;
}

/** EL-R10: counters added by a bane set no bane off. */
function addByBane(p: P, id: CardId, { kind, add }: { kind: number; add: number }): void {
  p.table.damage[id] = at(p.table.damage, id) + add;
  logOf(p)?.push({ did: 'baneHurt', cards: [id], n: add, kind, ability: baneId(kind) });
}

/** So many counters, from this Hero's attack or ability. */
export interface Blow {
  readonly n: number;
  readonly source: CardId;
}
/** How many counters a blow comes to, with what the banes on the Hero add to it (EL-12.3, EL-12.6). */
export function damageFrom(p: P, id: CardId, n: number): number {
  let sum = n;
  for (let kind = 0; n > 0 && kind < KINDS; kind++) {
    if (isUnder(p, id, kind)) sum += baneOnDamage[kind]?.add ?? 0;
  }
  return sum;
}

/** A Hero takes damage: counters are added, and each kind of bane on it answers once (EL-12.3, EL-12.6, EL-R10). */
export function hurt(p: P, id: CardId, { n, source }: Blow): void {
  const t = p.table;
  if (n <= 0) return;
  t.damage[id] = at(t.damage, id) + n;
  logOf(p)?.push({ did: 'hurt', cards: [id], n, source });
  if (t.banes[id] === 0) return;
  for (let kind = 0; kind < KINDS; kind++) {
    const bane = baneOnDamage[kind];
    if (bane === undefined || bane.add === 0 || !isUnder(p, id, kind)) continue;
    addByBane(p, id, { kind, add: bane.add });
    if (bane.losesToken) {
      takeToken(t, id, kind);
      logOf(p)?.push({ did: 'unbaned', cards: [id], kind });
    }
  }
}

/** Counters are taken away, as many as there are. */
export function mend(p: P, id: CardId, n: number): void {
  const t = p.table;
  const taken = Math.min(n, at(t.damage, id));
  if (taken <= 0) return;
  t.damage[id] = at(t.damage, id) - taken;
  logOf(p)?.push({ did: 'mended', cards: [id], n: taken });
}

/** EL-R10: moved counters are not damage. */
export function moveCounters(p: P, n: number, { from, to }: { from: CardId; to: CardId }): void {
  const t = p.table;
  const moved = Math.min(n, at(t.damage, from));
  t.damage[from] = at(t.damage, from) - moved;
  t.damage[to] = at(t.damage, to) + moved;
  logOf(p)?.push({ did: 'moved', cards: [from, to], n: moved });
}

/** EL-5.3, EL-12.4: banes that come when the bearer's turn begins. */
export function baneTurnBegins(p: P, seat: Seat): void {
  const t = p.table;
  for (const id of teamOf(t, seat)) {
    if (t.banes[id] === 0) continue;
    for (let kind = 0; kind < KINDS; kind++) {
      const add = at(baneAtTurn, kind);
      if (add > 0 && isUnder(p, id, kind)) addByBane(p, id, { kind, add });
    }
  }
}

/** The kinds of bane on a Hero that hurt one of its fellows when it falls (EL-12.7). */
export function banesOnFall(p: P, id: CardId): readonly number[] {
  const kinds: number[] = [];
  if (p.table.banes[id] === 0) return kinds;
  for (let kind = 0; kind < KINDS; kind++) if (at(baneOnFall, kind) > 0 && isUnder(p, id, kind)) kinds.push(kind);
  return kinds;
}
/** EL-12.7: a fallen bearer's fellow is hurt by its bane. */
export function hurtByFall(p: P, id: CardId, kind: number): void {
  addByBane(p, id, { kind, add: at(baneOnFall, kind) });
}
