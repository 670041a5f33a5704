/** The Hall of Heroes: six stacks, refilled from the Warrior Deck. */
import { faceOf, keptBy, reveal } from '@arenarium/engine';
import { logOf } from '../happenings.ts';
import { NONE, of, type P } from '../table.ts';

/** The top card of a stack or pile, recruited. */
export interface RecruitOption {
  readonly do: 'recruit';
  readonly card: number;
}
export const recruiting = keptBy((card): RecruitOption => ({ do: 'recruit', card }));

/** KB-7.3, KB-7.4, KB-R7: cards are turned from the Warrior Deck until six kinds lie there, or it is empty. */
export function refill(p: P): void {
  const { hall, warriorDeck } = p.table;
  for (let empty = emptyStack(hall); empty >= 0 && warriorDeck.length > 0; empty = emptyStack(hall)) {
    const card = warriorDeck.pop() as number;
    reveal(p, card);
    logOf(p)?.push({ did: 'revealed', cards: [card] });
    const same = stackOf(p, faceOf(p, card));
    of(hall, same < 0 ? empty : same).push(card);
  }
}
function emptyStack(hall: readonly (readonly number[])[]): number {
  for (let i = 0; i < hall.length; i++) if (of(hall, i).length === 0) return i;
  return NONE;
}
function stackOf(p: P, face: number): number {
  const { hall } = p.table;
  for (let i = 0; i < hall.length; i++) {
    const bottom = of(hall, i)[0];
    if (bottom !== undefined && faceOf(p, bottom) === face) return i;
  }
  return NONE;
}
