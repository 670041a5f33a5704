/** SFB chapter 6: rounds and turns. */
import { done, inOrder, over, reveal, rules, step, type Flow, type Seat } from '@arenarium/engine';
import { abilityOf } from '../cards/printed.ts';
import { logOf } from '../happenings.ts';
import { seatPoint } from '../points.ts';
import { hasAbility, playerAt, type P, type Table } from '../table.ts';
import { activation } from './activation.ts';
import { drawCards } from './hand.ts';
import { drawnOut, victory } from './out-of-action.ts';
import { advanceTrack, scoreTrack } from './track.ts';

/** SFB-2.6, SFB-16.2. */
export const handSize = (t: Table): number => (t.players.length === 4 ? 4 : 5);

/** SFB-R33. */
const LAST_ROUND = 50;

export const turn = rules('brawl/turn', {
  /** SFB-6.1, SFB-16.6: everybody's turn in player order, then the track; SFB-R33: but not for ever. */
  round(p: P): Flow {
    const t = p.table;
    if (t.round === LAST_ROUND) return over(drawnOut(t, 'over.rounds'));
    t.round++;
    logOf(p)?.push({ did: 'round', motion: 'phase', round: t.round });
    return turn.from(p, { place: 0 });
  },
  /** SFB-6.1: what is left of a round, and the next. */
  from(p: P, { place }: { place: number }): Flow {
    const turns = p.table.order.slice(place).map((seat) => step(turn.begin, { seat }));
    return inOrder(...turns, step(turn.advance, {}), step(turn.round, {}));
  },
  /** SFB-6.1: Scoreboard, Activation, Upkeep. */
  begin(p: P, { seat }: { seat: Seat }): Flow {
    p.table.active = seat;
    p.table.used = 0;
    logOf(p)?.push({ did: 'turn', motion: 'phase', seat, by: seatPoint(seat) });
    return inOrder(step(turn.scoreboard, { seat }), step(activation.choose, { seat }), step(turn.upkeep, { seat }));
  },
  /** SFB-6.2: every Challenge that is met, all at once; none in the first round. */
  scoreboard(p: P, { seat }: { seat: Seat }): Flow {
    if (p.table.round === 1) return done();
    scoreTrack(p, seat);
    return victory(p) ?? done();
  },
  /** SFB-6.4: Cores, hand, and everything that lasted until the end of the turn. */
  upkeep(p: P, { seat }: { seat: Seat }): Flow {
    const t = p.table;
    const mine = playerAt(t, seat);
    mine.cores = 7;
    for (const card of mine.hand) reveal(p, card);
    mine.discard.push(...mine.hand);
    mine.hand = [];
    drawCards(p, seat, handSize(t) + moreCards(t, seat));
    t.lasting = [];
    for (const champion of t.champions) champion.rooted = 0;
    logOf(p)?.push({ did: 'ended', motion: 'phase', seat, by: seatPoint(seat) });
    return done();
  },
  /** SFB-12.1, SFB-16.4. */
  advance(p: P): Flow {
    advanceTrack(p);
    return done();
  },
});
/** A levelled side may let its player draw more. */
function moreCards(t: Table, seat: Seat): number {
  let n = 0;
  for (const champion of t.champions) {
    if (champion.seat === seat && champion.at >= 0 && hasAbility(champion, 'drawsMore'))
      n += abilityOf(champion.kind, 'drawsMore')?.n ?? 0;
  }
  return n;
}
