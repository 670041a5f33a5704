/** TR chapters 2 and 3: one trick after another. */
import {
  ask,
  askTogether,
  at,
  faceOf,
  inOrder,
  message,
  over,
  question,
  roll,
  rules,
  step,
  type Flow,
  type Option,
  type Result,
  type Seat,
  type Why,
} from '@arenarium/engine';
import { leave, steal } from '../cards/effects.ts';
import { canSteal } from '../cards/printed.ts';
import { cardName } from '../cards/text.ts';
import { logOf } from '../happenings.ts';
import { different, NONE, ROUNDS, type P } from '../table.ts';
import { isTogether, rewardOf } from './sides.ts';

export interface PlayOption extends Option {
  readonly do: 'play';
  readonly card: number;
}
export type StealOption = { readonly do: 'steal'; readonly card: number } | { readonly do: 'pass' };
const PASS: StealOption = { do: 'pass' };

export const whichCard = question('tricks/play', {
  rule: 'TR-2.2',
  secret: true,
  options(p: P, _about: object, seat: Seat, why?: Why<PlayOption>): readonly PlayOption[] {
    for (const card of p.table.pile)
      why?.({ do: 'play', card }, 'TR-2.3', message('why.played', { card: cardName(faceOf(p, card)) }));
    return different(p, seat).map((card) => ({ do: 'play', card }));
  },
});
/** Secret, and asked of everybody with cards: who holds a thief is nobody's business. */
export const whichThief = question('tricks/steal', {
  rule: 'TR-2.4',
  secret: true,
  options: (p: P, _about: object, seat: Seat): readonly StealOption[] => [
    PASS,
    ...different(p, seat)
      .filter((card) => canSteal(faceOf(p, card)))
      .map((card): StealOption => ({ do: 'steal', card })),
  ],
});

export const turn = rules('tricks/turn', {
  /** TR-2.1, TR-3.1: the die is thrown, or it is over. */
  begin(p: P): Flow {
    const t = p.table;
    const seats = t.hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : []));
    if (t.round === ROUNDS || seats.length === 0) return turn.end(p);
    t.round++;
    t.prize = roll(p, 6);
    logOf(p)?.push({ did: 'rolled', motion: 'dice', n: t.prize });
    return askTogether(seats, whichCard, {}).then(turn.compare, { seats });
  },
  /** TR-2.2, TR-R1: the highest that nobody else played. */
  compare(p: P, { seats }: { seats: readonly Seat[] }, plays: readonly PlayOption[]): Flow {
    const t = p.table;
    t.played = plays.map(({ card: chosen }, i) => {
      const seat = at(seats, i);
      const card = leave(p, seat, chosen);
      logOf(p)?.push({ did: 'played', motion: 'play', seat, cards: [card], by: `card:${card}` });
      return card;
    });
    const faces = t.played.map((card) => faceOf(p, card));
    const best = Math.max(NONE, ...faces.filter((face) => faces.indexOf(face) === faces.lastIndexOf(face)));
    t.winner = best < 0 ? NONE : at(seats, faces.indexOf(best));
    return nextThief(p, 0);
  },
  /** TR-2.4: in turn, whoever did not take it. */
  maySteal(_p: P, { seat }: { seat: Seat }): Flow {
    return ask(seat, whichThief, {}).then(turn.stolen, { seat });
  },
  /** TR-2.4. */
  stolen(p: P, { seat }: { seat: Seat }, option: StealOption): Flow {
    if (option.do === 'steal') steal(p, seat, option.card);
    return nextThief(p, seat + 1);
  },
  /** TR-2.1, TR-2.3: points for the taker, and the cards are out. */
  score(p: P): Flow {
    const t = p.table;
    const { winner, prize } = t;
    t.pile.push(...t.played);
    t.played = [];
    if (winner === NONE) logOf(p)?.push({ did: 'lost', motion: 'discard' });
    else {
      t.points[winner] = at(t.points, winner) + prize;
      logOf(p)?.push({ did: 'took', motion: 'score', seat: winner, n: prize, to: [`seat:${winner}`] });
    }
    return inOrder(step(turn.begin, {}));
  },
  /** TR-3.1, TR-3.2. */
  end(p: P): Flow {
    return over(resultOf(p));
  },
});
/** TR-3.1, TR-3.2: the points as they are. */
export function resultOf(p: P): Result {
  const rewards = Array.from({ length: p.seats }, (_, seat) => rewardOf(p, seat));
  return { rewards, rule: isTogether(p.setup) ? 'TR-3.2' : 'TR-3.1', because: message('over') };
}
/** The next seat that may steal, or the score. */
function nextThief(p: P, from: Seat): Flow {
  const seat = p.table.hands.findIndex((hand, i) => i >= from && i !== p.table.winner && hand.length > 0);
  return inOrder(seat < 0 ? step(turn.score, {}) : step(turn.maySteal, { seat }));
}
