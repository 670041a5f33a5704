/** Everything that can take place, as full sentences, and how each looks on a board. */
import { logShowing, type Showing, type Shown, type Motion, type Seat } from '@arenarium/engine';
import { abilityNamed } from './cards/printed.ts';
import { NONE, type P, templeOf } from './table.ts';

export type Happened =
  | { readonly did: 'named'; readonly seat: Seat; readonly team: number }
  | { readonly did: 'leftOut' | 'usesDisciple'; readonly seat: Seat; readonly face: number }
  | { readonly did: 'choseGod'; readonly seat: Seat; readonly god: number; readonly cards: readonly number[] }
  | { readonly did: 'tookTemple'; readonly seat: Seat; readonly temple: number }
  | { readonly did: 'begins'; readonly seat: Seat }
  | { readonly did: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly did: 'phase'; readonly seat: Seat; readonly phase: number }
  | { readonly did: 'drew'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly did: 'reshuffled' | 'sealed' | 'eliminated' | 'returned'; readonly seat: Seat }
  | { readonly did: 'used'; readonly seat: Seat; readonly ability: string; readonly cards: readonly number[] }
  | { readonly did: 'cancelled'; readonly seat: Seat; readonly what: string }
  | {
      readonly did: 'attacks';
      readonly seat: Seat;
      readonly card: number;
      readonly unit: number;
      readonly n: number;
    }
  | { readonly did: 'redirected'; readonly seat: Seat; readonly unit: number; readonly n: number }
  | { readonly did: 'defended' | 'boosted'; readonly seat: Seat; readonly n: number }
  | { readonly did: 'held'; readonly unit: number }
  | { readonly did: 'lostTarget'; readonly seat: Seat; readonly unit: number }
  | { readonly did: 'faith' | 'gained' | 'paidFaith'; readonly seat: Seat; readonly n: number }
  | { readonly did: 'paidEnergy'; readonly seat: Seat; readonly unit: number; readonly n: number }
  | { readonly did: 'lost'; readonly unit: number; readonly n: number }
  | { readonly did: 'destroyed'; readonly seat: Seat; readonly temple: number }
  | { readonly did: 'spared'; readonly seat: Seat }
  | {
      readonly did:
        | 'discarded'
        | 'discardedAll'
        | 'shown'
        | 'banished'
        | 'kept'
        | 'adjudicates'
        | 'fetched'
        | 'recruited'
        | 'foresaw';
      readonly seat: Seat;
      readonly cards: readonly number[];
    }
  | { readonly did: 'revealed'; readonly cards: readonly number[] }
  | { readonly did: 'recoloured'; readonly seat: Seat; readonly cards: readonly number[]; readonly colour: number }
  | { readonly did: 'copied'; readonly seat: Seat; readonly cards: readonly number[]; readonly what: string }
  | { readonly did: 'chainsAny'; readonly seat: Seat };
const unit = (n: number): string => `unit:${n}`;
const seatPoint = (seat: Seat): string => `seat:${seat}`;
/** The piles of a seat. */
const deck = (seat: Seat): string => `deck:${seat}`;
const hand = (seat: Seat): string => `hand:${seat}`;
const discard = (seat: Seat): string => `discard:${seat}`;
const card = (id: number): string => `card:${id}`;

const ofSeat =
  (motion: Motion) =>
  ({ seat }: { readonly seat: Seat }): Shown => ({ motion, to: [seatPoint(seat)] });
const ofGod =
  (motion: Motion) =>
  ({ seat }: { readonly seat: Seat }): Shown => ({ motion, to: [unit(seat)] });

/** How each happening looks; what is not listed has no motion of its own. */
const shown: Showing<Happened> = {
  choseGod: ofGod('reveal'),
  tookTemple: ({ seat }) => ({ motion: 'reveal', to: [unit(templeOf(seat))] }),
  begins: ofSeat('phase'),
  turn: ofSeat('phase'),
  phase: ofSeat('phase'),
  drew: ({ seat }) => ({ motion: 'draw', from: deck(seat), to: [hand(seat)] }),
  reshuffled: ({ seat }) => ({ motion: 'shuffle', from: discard(seat), to: [deck(seat)] }),
  discardedAll: ({ seat }) => ({ motion: 'discard', from: hand(seat), to: [discard(seat)] }),
  sealed: ofGod('fall'),
  eliminated: ofGod('fall'),
  returned: ofGod('rise'),
  used: ({ seat, ability, cards }) =>
    cards[0] === undefined
      ? { motion: 'play', by: unit(abilityNamed(ability).owner === 'temple' ? templeOf(seat) : seat) }
      : { motion: 'play', by: card(cards[0]), from: hand(seat) },
  attacks: ({ seat, card: id, unit: target }) => ({
    motion: 'hit',
    by: id === NONE ? unit(seat) : card(id),
    to: [unit(target)],
  }),
  redirected: ({ seat, unit: target }) => ({ motion: 'move', by: unit(seat), to: [unit(target)] }),
  defended: ofGod('gain'),
  boosted: ofGod('gain'),
  faith: ofSeat('gain'),
  gained: ofGod('heal'),
  paidFaith: ofSeat('lose'),
  paidEnergy: ({ unit: payer }) => ({ motion: 'lose', to: [unit(payer)] }),
  lost: ({ unit: target }) => ({ motion: 'lose', to: [unit(target)] }),
  destroyed: ({ seat }) => ({ motion: 'fall', to: [unit(templeOf(seat))] }),
  spared: ofGod('heal'),
  discarded: ({ seat }) => ({ motion: 'discard', to: [discard(seat)] }),
  shown: ({ seat }) => ({ motion: 'reveal', from: hand(seat) }),
  banished: () => ({ motion: 'discard', to: ['pile:netherworld'] }),
  adjudicates: ({ seat }) => ({ motion: 'reveal', from: deck(seat) }),
  fetched: ({ seat }) => ({ motion: 'draw', to: [seatPoint(seat)] }),
  recruited: ({ seat }) => ({ motion: 'move', to: [deck(seat)] }),
  foresaw: ({ seat }) => ({ motion: 'reveal', from: deck(seat) }),
  revealed: () => ({ motion: 'deal', from: 'pile:warriorDeck', to: ['pile:hall'] }),
};

/** The log, or null when nobody listens: `logOf(p)?.push({ … })` builds nothing then. */
export const logOf = (p: P): { push(happened: Happened): void } | null => logShowing(p, shown);
