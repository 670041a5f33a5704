import {
  ask,
  askTogether,
  at,
  done,
  type Flow,
  numberIn,
  pickSecretly,
  question,
  reveal,
  rules,
  type Seat,
  setQuestion,
  show,
  takeOpenly,
  pluck,
} from '@arenarium/engine';
import { symbolsIn } from './deck.ts';
import { countIn, find, SYMBOL_FACES, tally } from '../cards/printed.ts';
import { logOf } from '../happenings.ts';
import { DISCARDS, type CardOption, type DiscardOption } from './options.ts';
import { activePlayer, playerAt, type P } from '../table.ts';

/** TB-8.2. */
export const HAND_LIMIT = 8;

const whichToGive = question('banishing/give', {
  rule: 'TB-6.3',
  secret: true,
  options: (p: P, _: object, seat): readonly CardOption[] => symbolsIn(p, playerAt(p.table, seat).hand),
});

interface Discarding {
  readonly n: number;
  /** Too many cards at the end of a turn, or the price of an ability. */
  readonly as: 'limit' | 'price';
}

/** So many cards of one's hand; equal ones are told apart by their number only. */
const discarding = (name: string, rule: string) =>
  setQuestion(`banishing/${name}`, {
    rule,
    secret: true,
    options(p: P, _: { n: number }, seat): readonly DiscardOption[] {
      const counts = tally(p, playerAt(p.table, seat).hand);
      const options: DiscardOption[] = [];
      for (let face = 0; face < SYMBOL_FACES; face++) {
        const copies = at(DISCARDS, face);
        for (let copy = 0; copy < countIn(counts, face); copy++) options.push(at(copies, copy));
      }
      return options;
    },
    size: (_p, { n }) => ({ min: n, max: n }),
    alike: (_p, _, { face }) => face,
  });
const whichBeyondLimit = discarding('discard', 'TB-8.2');
const whichPrice = discarding('price', 'TB-12.6');

export const hand = rules('banishing/hand', {
  /** TB-6.3, TB-R10: both choose face down, at the same time. */
  trade(p: P, { other }: { other: Seat }): Flow {
    return askTogether([p.table.active, other], whichToGive, {}).then(hand.traded, { other });
  },
  /** TB-6.3. */
  traded(p: P, { other }: { other: Seat }, chosen: readonly CardOption[]): Flow {
    const seat = p.table.active;
    const given = chosen[0];
    const received = chosen[1];
    if (given === undefined || received === undefined) throw new Error('a trade needs two cards');
    const mine = layAside(p, seat, given.face);
    const theirs = layAside(p, other, received.face);
    playerAt(p.table, seat).hand.push(theirs);
    playerAt(p.table, other).hand.push(mine);
    show(p, seat, theirs);
    show(p, other, mine);
    logOf(p)?.push({ did: 'traded', seat, other, cards: [mine, theirs] });
    return done();
  },

  /** TB-8.2: the turn ends; what is too much goes to the Discard. */
  keepLimit(p: P): Flow {
    return hand.discard(p, { n: activePlayer(p.table).hand.length - HAND_LIMIT, as: 'limit' });
  },
  /** TB-8.2, TB-12.6. */
  discard(p: P, { n: wanted, as }: Discarding): Flow {
    const n = Math.min(wanted, activePlayer(p.table).hand.length);
    if (n <= 0) return done();
    return ask(p.table.active, as === 'limit' ? whichBeyondLimit : whichPrice, { n }).then(hand.discarded, {});
  },
  /** TB-8.2, TB-12.6: openly, all together. */
  discarded(p: P, _: object, chosen: readonly DiscardOption[]): Flow {
    const seat = p.table.active;
    const faces: number[] = [];
    for (const { face } of chosen) faces.push(face);
    const cards = takeOpenly(p, playerAt(p.table, seat).hand, { seat, faces });
    for (const id of cards) {
      reveal(p, id);
      p.table.discard.push(id);
    }
    logOf(p)?.push({ did: 'discarded', seat, cards });
    return done();
  },
});

/** TB-8.1: a card leaves the hand face down; nobody else learns which one it was. */
function layAside(p: P, seat: Seat, face: number): number {
  const player = playerAt(p.table, seat);
  const id = numberIn(pickSecretly(p, seat, player.hand, [find(p, player.hand, face)]), 0);
  pluck(player.hand, id);
  return id;
}

/** TB-12.6: the whole hand as a price. */
export function discardHand(p: P): void {
  const { active, discard } = p.table;
  const player = activePlayer(p.table);
  for (const id of player.hand) {
    reveal(p, id);
    discard.push(id);
  }
  logOf(p)?.push({ did: 'discarded', seat: active, cards: player.hand.slice() });
  player.hand = [];
}
