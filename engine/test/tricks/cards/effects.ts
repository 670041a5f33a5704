/** What the words of the cards do. */
import { faceOf, reveal, takeOpenly, type Seat } from '@arenarium/engine';
import { logOf } from '../happenings.ts';
import { handOf, NONE, type P } from '../table.ts';

/** A card leaves the hand, face up: of equal ones any, by lot, so that the place it left tells nothing of the others. */
export function leave(p: P, seat: Seat, card: number): number {
  const [gone = NONE] = takeOpenly(p, handOf(p.table, seat), { seat, faces: [faceOf(p, card)] });
  reveal(p, gone);
  return gone;
}
/** TR-2.4: thrown away, it takes the trick. */
export function steal(p: P, seat: Seat, card: number): void {
  const thief = leave(p, seat, card);
  p.table.pile.push(thief);
  p.table.winner = seat;
  logOf(p)?.push({ did: 'stole', motion: 'discard', seat, cards: [thief], by: `card:${thief}`, ability: 'steal' });
}
