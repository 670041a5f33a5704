import {
  ask,
  askTogether,
  at,
  done,
  pickSecretly,
  question,
  reveal,
  rules,
  show,
  takeOpenly,
  type Flow,
  type Seat,
} from '@arenarium/engine';
import { symbolsIn } from './deck.ts';
import { countIn, find, SYMBOL_FACES, tally } from '../cards/printed.ts';
import { logOf } from '../happenings.ts';
import { CARDS, type CardOption } from './options.ts';
import { activePlayer, NONE, playerAt, type P } from '../table.ts';

/** TB-8.2. */
export const HAND_LIMIT = 8;

const whichToGive = question('banishing/give', {
  rule: 'TB-6.3',
  secret: true,
  options: (p: P, _: object, seat): readonly CardOption[] => symbolsIn(p, playerAt(p.table, seat).hand),
});

interface Discarding {
  readonly left: number;
  /** Cards are discarded in the order of their faces, so that no two ways are the same. */
  readonly from: number;
  /** Too many cards at the end of a turn, or the price of an ability. */
  readonly as: 'limit' | 'price';
}

function discardable(p: P, { left, from }: Pick<Discarding, 'left' | 'from'>, seat: Seat): readonly CardOption[] {
  const counts = tally(p, playerAt(p.table, seat).hand);
  const options: CardOption[] = [];
  let behind = 0;
  for (let face = SYMBOL_FACES - 1; face >= from; face--) {
    const count = countIn(counts, face);
    behind += count;
    if (count > 0 && behind >= left) options.push(at(CARDS, face));
  }
  return options.toReversed();
}
const whichBeyondLimit = question('banishing/discard', { rule: 'TB-8.2', secret: true, options: discardable });
const whichPrice = question('banishing/price', { rule: 'TB-12.6', secret: true, options: discardable });

export const hand = rules('banishing/hand', {
  /** TB-6.3, TB-R10: both choose face down, at the same time. */
  trade(p: P, { other }: { other: Seat }): Flow {
    return askTogether([p.table.active, other], whichToGive, {}).then(hand.traded, { other });
  },
  /** TB-6.3. */
  traded(p: P, { other }: { other: Seat }, [given, received]: readonly CardOption[]): Flow {
    const seat = p.table.active;
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
    const left = activePlayer(p.table).hand.length - HAND_LIMIT;
    return left > 0 ? hand.discard(p, { left, from: 0, as: 'limit' }) : done();
  },
  /** TB-8.2, TB-12.6. */
  discard(p: P, { left: wanted, from, as }: Discarding): Flow {
    const left = Math.min(wanted, activePlayer(p.table).hand.length);
    if (left === 0) return done();
    const which = as === 'limit' ? whichBeyondLimit : whichPrice;
    return ask(p.table.active, which, { left, from }).then(hand.discarded, { left, as });
  },
  /** TB-8.2, TB-12.6. */
  discarded(p: P, { left, as }: Pick<Discarding, 'left' | 'as'>, { face }: CardOption): Flow {
    const seat = p.table.active;
    const [id = NONE] = takeOpenly(p, playerAt(p.table, seat).hand, { seat, faces: [face] });
    reveal(p, id);
    p.table.discard.push(id);
    logOf(p)?.push({ did: 'discarded', seat, cards: [id] });
    return hand.discard(p, { left: left - 1, from: face, as });
  },
});

/** TB-8.1: a card leaves the hand face down; nobody else learns which one it was. */
function layAside(p: P, seat: Seat, face: number): number {
  const player = playerAt(p.table, seat);
  const [id] = pickSecretly(p, seat, player.hand, [find(p, player.hand, face)]);
  if (id === undefined) throw new Error('nothing was picked');
  player.hand.splice(player.hand.indexOf(id), 1);
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
