import {
  done,
  faceOf,
  facesOn,
  type Flow,
  inOrder,
  leavingOpenly,
  liesOpen,
  pluck,
  reveal,
  rules,
  type Seat,
  step,
} from '@arenarium/engine';
import { logOf } from '../happenings.ts';
import { momentAt, of, type P, pileAt } from '../table.ts';
import { refill } from './hall.ts';
import { closeMoment, openMoment } from './moments.ts';
import { countOut } from './piles.ts';
import { anyoneMightReact, reacts } from './reacts.ts';

interface Banished {
  /** Whose doing it is. */
  readonly seat: Seat;
  readonly card: number;
  readonly from: 'hand' | 'discard' | 'hall';
  /** Whose hand or Discard Pile it is; NONE for the Hall. */
  readonly owner: Seat;
}

/** What was chosen to be Banished. */
interface Chosen {
  readonly card: number;
  readonly from: Banished['from'];
  readonly owner: Seat;
}

/** KB-R34, KB-R35: cards of a hand are shown together, by what is printed on them, before the first of them is answered. */
export function shownTogether(p: P, chosen: readonly Chosen[]): readonly Chosen[] {
  const held = chosen.filter(({ from }) => from === 'hand');
  const [first] = held;
  if (first === undefined) return chosen;
  const { owner } = first;
  const faces = facesOn(
    p,
    held.map(({ card }) => card),
  );
  const cards = leavingOpenly(p, pileAt(p.table.hand, owner), { seat: owner, faces });
  for (const card of cards) reveal(p, card);
  logOf(p)?.push({ did: 'shown', seat: owner, cards });
  return [...chosen.filter(({ from }) => from !== 'hand'), ...cards.map((card) => ({ ...first, card }))];
}

export const banishing = rules('kamigami/banishing', {
  /** KB-5.7, KB-13.3: a card would be Banished; Reacts may keep it. KB-R35: unless it has left the hand meanwhile. */
  banish(p: P, wanted: Banished): Flow {
    const { seat, from, owner, card } = wanted;
    if (from === 'hand' && !pileAt(p.table.hand, owner).includes(card)) return done();
    const place = openMoment(p.table, { is: 'banishing', seat, card });
    const isNews = from === 'hand' && !liesOpen(p, card);
    reveal(p, card);
    if (isNews) logOf(p)?.push({ did: 'shown', seat: owner, cards: [card] });
    const leaving = { seat, card, from, owner, place };
    if (!anyoneMightReact(p.table, place)) return banishing.leave(p, leaving);
    return inOrder(step(reacts.window, { place }), step(banishing.leave, leaving));
  },

  /** KB-5.7, KB-13.3: it goes to the Netherworld, unless it was kept; then what answers a Banishing may be used. */
  leave(p: P, { seat, card, from, owner, place }: Banished & { readonly place: number }): Flow {
    const t = p.table;
    const { stopped } = momentAt(t, place);
    closeMoment(t, place);
    if (stopped === 1) {
      logOf(p)?.push({ did: 'kept', seat, cards: [card] });
      return done();
    }
    if (!leavesFrom(p, { card, from, owner })) return done();
    t.netherworld.push(card);
    logOf(p)?.push({ did: 'banished', seat, cards: [card] });
    const after = openMoment(t, { is: 'banished', seat, card });
    if (!anyoneMightReact(t, after)) return banishing.close(p, { place: after });
    return inOrder(step(reacts.window, { place: after }), step(banishing.close, { place: after }));
  },
  /** KB-R3: the Banishing has been answered. */
  close(p: P, { place }: { readonly place: number }): Flow {
    closeMoment(p.table, place);
    return done();
  },
});

/** False when the card is no longer where it was: its owner was eliminated or Sealed meanwhile. */
function leavesFrom(p: P, { card, from, owner }: Pick<Banished, 'card' | 'from' | 'owner'>): boolean {
  const t = p.table;
  if (from === 'hall') {
    const stack = t.hall.find((cards) => cards.includes(card));
    if (stack === undefined) return false;
    pluck(stack, card);
    refill(p);
    return true;
  }
  const pile = of(from === 'hand' ? t.hand : t.discard, owner);
  if (!pile.includes(card)) return false;
  pluck(pile, card);
  if (from === 'hand') countOut(t, owner, faceOf(p, card));
  return true;
}
