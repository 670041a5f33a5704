/** Chapter 4: what the Basic cards do when they are played on one's own turn. */
import { faceOf, type Flow, rules, type Seat } from '@arenarium/engine';
import { costOf, FIRST_AID, isReactionCard, isScroll, REPOSITION } from '../cards/printed.ts';
import { cardNamed } from '../cards/text.ts';
import { at, heroOf, NONE, type P, type Table } from '../table.ts';
import { playFromHand } from './hand.ts';
import { hindrance } from './range.ts';
import { refusal, type Refusal } from './refusals.ts';
import { resolving } from './resolving.ts';
import { scrolls } from './scrolls.ts';
import { hasAim, reachWords } from './targets.ts';

/** Actions that playing a card as `as` costs this seat now. */
export const playCost = (t: Table, seat: Seat, as: number): number =>
  costOf(heroOf(t, seat).hero, as) + (as === REPOSITION ? hindrance(t, seat) : 0);

const IS_REACTION = refusal('HB-11.1', 'why.reaction');
const TOO_FEW_ACTIONS = refusal('HB-4.1', 'why.actions');
const SLOT_IS_FULL = refusal('HB-4.16', 'why.slot');
const NOBODY_HURT = refusal('HB-R4', 'why.nobodyHurt');
const OUT_OF_REACH = refusal('HB-9.1', 'why.tooFar');

/** HB-4.1, HB-4.16, HB-9.1, HB-11.1: what keeps a card from being played as `as` on one's own turn, or null. */
export function whyNotPlay(t: Table, seat: Seat, as: number): Refusal | null {
  if (isReactionCard(as)) return IS_REACTION;
  if (playCost(t, seat, as) > t.actions) return TOO_FEW_ACTIONS;
  if (isScroll(as) && heroOf(t, seat).slot >= 0) return SLOT_IS_FULL;
  if (hasAim(t, seat, as)) return null;
  return as === FIRST_AID ? NOBODY_HURT : OUT_OF_REACH;
}
/** The same in full, for whoever asks. */
export function explainPlay(p: P, seat: Seat, { as, against }: { as: number; against: Refusal }): Refusal {
  const t = p.table;
  if (against === OUT_OF_REACH) return { ...against, because: reachWords(t, seat, as) };
  const { slot } = heroOf(t, seat);
  const values = {
    card: cardNamed(as),
    needs: Math.max(0, playCost(t, seat, as)),
    has: t.actions,
    ...(slot === NONE ? {} : { scroll: cardNamed(faceOf(p, slot)) }),
  };
  return { ...against, because: { ...against.because, ...values } };
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
