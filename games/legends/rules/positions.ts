/** Champion and Support positions: standing, switching, leaving. */
import { at, reveal, type Seat } from '@arenarium/engine';
import { dropAll } from './banes.ts';
import { logOf } from '../happenings.ts';
import { championOf, isChampion, NONE, ownerOf, pileOf, type CardId, type P } from '../table.ts';

/** EL-6.5: a Support and its Champion change places. */
export function switchWithChampion(p: P, support: CardId): void {
  const t = p.table;
  const seat = ownerOf(t, support);
  const supports = pileOf(t.supports, seat);
  const champion = championOf(t, seat);
  supports[supports.indexOf(support)] = champion;
  t.champion[seat] = support;
  logOf(p)?.push({ did: 'switched', seat, cards: [champion, support] });
}

/** A Hero leaves its position and drops what it bears; the gap waits to be filled. */
export function leave(p: P, id: CardId): void {
  const t = p.table;
  const seat = ownerOf(t, id);
  if (isChampion(t, id)) t.champion[seat] = NONE;
  else t.supports[seat] = pileOf(t.supports, seat).filter((other) => other !== id);
  t.gaps[seat] = 1;
  dropAll(p, id);
}

/** A Hero leaves its position for the bottom of the Team deck. */
export function leaveForDeck(p: P, id: CardId): void {
  const seat = ownerOf(p.table, id);
  leave(p, id);
  pileOf(p.table.deck, seat).unshift(id);
  logOf(p)?.push({ did: 'toDeck', seat, cards: [id] });
}

/** The top card of the Team deck is turned over into a Support position; false if there is none. */
export function arrive(p: P, seat: Seat): boolean {
  const t = p.table;
  const top = pileOf(t.deck, seat).pop();
  if (top === undefined) return false;
  reveal(p, top);
  pileOf(t.supports, seat).push(top);
  logOf(p)?.push({ did: 'arrived', seat, cards: [top] });
  return true;
}

/** EL-9.4: the Legend is turned over and takes a Support position. */
export function enterLegend(p: P, seat: Seat): void {
  const t = p.table;
  const legend = at(t.legend, seat);
  t.entered[seat] = 1;
  pileOf(t.supports, seat).push(legend);
  logOf(p)?.push({ did: 'legendEntered', seat, cards: [legend] });
}

/** A Support takes the empty Champion position. */
export function promote(p: P, id: CardId): void {
  const t = p.table;
  const seat = ownerOf(t, id);
  t.supports[seat] = pileOf(t.supports, seat).filter((other) => other !== id);
  t.champion[seat] = id;
  logOf(p)?.push({ did: 'promoted', seat, cards: [id] });
}
