/**
 * Taking back. Free up to the frontier: as long as nothing was drawn, nothing new was seen and nobody else chose; an answer
 * given together with others, until all have answered, whoever answered when. Never after the end. A record is not
 * shortened by it: what was taken back stays in the journal, and so does the taking back.
 */
import type { Seat } from './flow.ts';
import { thenAt } from './journal.ts';
import { enter, lastOf, type Match } from './match.ts';
import { mayWithdraw } from './withdrawing.ts';

/** How many entries a seat may take back without asking anybody. */
export function freeUndo(match: Match, seat: Seat): number {
  const { entries, before, position } = match;
  if (position.result !== null) return 0;
  if (mayThinkAgain(match, seat)) return 1;
  let back = 0;
  while (back < entries.length) {
    const at = entries.length - 1 - back;
    const entry = entries[at];
    const then = thenAt(before, at);
    if (entry === undefined || then === undefined || 'redeal' in entry || entry[0] !== seat) break;
    if (then.drawn !== position.drawn || then.seen !== position.seen || then.together !== null) break;
    back++;
  }
  return back;
}

/** Has the seat answered a question that others asked together have not all answered yet? */
export const mayThinkAgain = ({ position }: Match, seat: Seat): boolean => mayWithdraw(position, seat);

/** Take back one free choice; false if the frontier of what was learned forbids it. */
export function undo(match: Match, seat: Seat): boolean {
  if (freeUndo(match, seat) === 0) return false;
  enter(match, mayThinkAgain(match, seat) ? { withdrawn: seat } : { back: 1 });
  return true;
}

/** Take back to where only the first so many entries stand. */
export function takeBackTo(match: Match, length: number): void {
  if (length < match.entries.length) enter(match, { back: match.entries.length - length });
}

/**
 * Take back beyond the frontier, with the consent of everybody affected: to before this seat's last choice; what
 * nobody has seen is dealt anew from `redeal`, so that chance does not repeat itself. A match that is over stays over.
 */
export function undoByConsent(match: Match, seat: Seat, redeal: string): boolean {
  const last = lastOf(match, seat);
  if (last < 0 || match.position.result !== null) return false;
  takeBackTo(match, last);
  enter(match, { redeal });
  return true;
}
