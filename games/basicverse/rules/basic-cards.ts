/** Chapter 4: what the Basic cards do when they are played on one's own turn. */
import { type Flow, rules, type Seat } from '@arenarium/engine';
import { costOf, FIRST_AID, isReactionCard, isScroll, REPOSITION } from '../cards/printed.ts';
import { at, heroOf, type P, type Table } from '../table.ts';
import { playFromHand } from './hand.ts';
import { hindrance } from './range.ts';
import { resolving } from './resolving.ts';
import { scrolls } from './scrolls.ts';
import { hasAim } from './targets.ts';

/** Actions that playing a card as `as` costs this seat now. */
export const playCost = (t: Table, seat: Seat, as: number): number =>
  costOf(heroOf(t, seat).hero, as) + (as === REPOSITION ? hindrance(t, seat) : 0);

/** The rule that keeps a card from being played as `as` on one's own turn, or null. */
export function whyNotPlay(t: Table, seat: Seat, as: number): string | null {
  if (isReactionCard(as)) return 'HB-11.1';
  if (playCost(t, seat, as) > t.actions) return 'HB-4.1';
  if (isScroll(as) && heroOf(t, seat).slot >= 0) return 'HB-4.16';
  if (hasAim(t, seat, as)) return null;
  return as === FIRST_AID ? 'HB-R4' : 'HB-9.1';
}

export const basicCards = rules('basicverse/basicCards', {
  /** HB-4.1: the card does what it says; its Actions have been paid. */
  play(p: P, { seat, card, as }: { readonly seat: Seat; readonly card: number; readonly as: number }): Flow {
    if (isScroll(as)) return scrolls.read(p, { seat, card, as });
    playFromHand(p, seat, { do: 'play', card, as });
    return resolving.resolve(p, { seat, source: as });
  },
});

/** Could `seat` do something with a card of this face right now, played or paid? Used for donations. */
export const isPlayable = (t: Table, seat: Seat, uses: readonly number[]): boolean => {
  for (let i = 0; i < uses.length; i++) if (whyNotPlay(t, seat, at(uses, i)) === null) return true;
  return false;
};
