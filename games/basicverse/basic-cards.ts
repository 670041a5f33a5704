/** Chapter 4: what the Basic cards do when they are played on one's own turn. */
import { ask, done, faceOf, question, reveal, rules, type Flow, type Seat } from '@arenarium/engine';
import { hindrance } from './circle.ts';
import { takeTop } from './hand.ts';
import { logOf } from './happenings.ts';
import type { Hand } from './options.ts';
import { costOf, FIRST_AID, isReactionCard, isScroll, REPOSITION } from './printed.ts';
import { playFromHand } from './reactions.ts';
import { hasAim, resolving } from './resolving.ts';
import { scrolls } from './scrolls.ts';
import { at, fighterOf, teamSize, type P, type Table } from './table.ts';

/** Actions that playing a card as `as` costs this seat now. */
export const playCost = (t: Table, seat: Seat, as: number): number =>
  costOf(fighterOf(t, seat).hero, as) + (as === REPOSITION ? hindrance(t, seat) : 0);

/** The rule that keeps a card from being played as `as` on one's own turn, or null. */
export function whyNotPlay(t: Table, seat: Seat, as: number): string | null {
  if (isReactionCard(as)) return 'HB-11.1';
  if (playCost(t, seat, as) > t.actions) return 'HB-4.1';
  if (isScroll(as) && fighterOf(t, seat).slot >= 0) return 'HB-4.16';
  if (hasAim(t, seat, as)) return null;
  return as === FIRST_AID ? 'HB-R4' : 'HB-9.1';
}

/** HB-4.6: which of the cards turned up goes to whom? Equal cards are one choice. */
export const regroupQuestion = question('basicverse/regroup', {
  rule: 'HB-4.6',
  options(p: P, { to }: { readonly to: Seat }): readonly Hand[] {
    const { shown } = p.table;
    return shown
      .filter((card, i) => !shown.slice(0, i).some((other) => faceOf(p, other) === faceOf(p, card)))
      .map((card) => ({ do: 'hand', card, to }));
  },
});

export const basicCards = rules('basicverse/basicCards', {
  /** HB-4.1: the card does what it says; its Actions have been paid. */
  play(p: P, { seat, card, as }: { readonly seat: Seat; readonly card: number; readonly as: number }): Flow {
    if (isScroll(as)) return scrolls.read(p, { seat, card, as });
    playFromHand(p, seat, { do: 'play', card, as });
    return resolving.resolve(p, { seat, source: as });
  },
  /** HB-4.6, HB-R2: one card for everybody in the team. */
  regroup(p: P, { seat }: { readonly seat: Seat }): Flow {
    const t = p.table;
    for (let i = 0; i < teamSize(t); i++) {
      const card = takeTop(p);
      if (card < 0) break;
      reveal(p, card);
      t.shown.push(card);
    }
    logOf(p)?.push({ did: 'turnedUp', seat, cards: t.shown.slice() });
    return basicCards.handOut(p, { seat, mate: 0 });
  },
  /** You first, then your allies in turn order. */
  handOut(p: P, { seat, mate }: { readonly seat: Seat; readonly mate: number }): Flow {
    const t = p.table;
    if (t.shown.length === 0) return done();
    const to = (seat + 2 * mate) % t.players;
    return ask(seat, regroupQuestion, { to }).then(basicCards.handed, { seat, mate });
  },
  handed(p: P, { seat, mate }: { readonly seat: Seat; readonly mate: number }, { card, to }: Hand): Flow {
    const { shown } = p.table;
    shown.splice(shown.indexOf(card), 1);
    fighterOf(p.table, to).hand.push(card);
    logOf(p)?.push({ did: 'received', seat: to, cards: [card] });
    return basicCards.handOut(p, { seat, mate: mate + 1 });
  },
});

/** Could `seat` do something with a card of this face right now, played or paid? Used for donations. */
export const isPlayable = (t: Table, seat: Seat, uses: readonly number[]): boolean => {
  for (let i = 0; i < uses.length; i++) if (whyNotPlay(t, seat, at(uses, i)) === null) return true;
  return false;
};
