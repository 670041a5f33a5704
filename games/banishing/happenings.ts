/** What takes place in The Banishing, as full sentences: the log, the statistics and the animations read these. */
import type { Happening, Motion, Seat } from '@arenarium/engine';
import type { P } from './table.ts';

type Told =
  | { readonly did: 'first' | 'exhausted' | 'recovered' | 'wasGuarded' | 'inspirationEnded'; readonly seat: Seat }
  | { readonly did: 'chose'; readonly seat: Seat; readonly character: number }
  | { readonly did: 'dealt' | 'redealt' | 'filled'; readonly cards: readonly number[] }
  | { readonly did: 'roundEnded'; readonly round: number }
  | { readonly did: 'took'; readonly seat: Seat; readonly line: number; readonly cards: readonly number[] }
  | { readonly did: 'used'; readonly seat: Seat; readonly ability: string; readonly cards: readonly number[] }
  | { readonly did: 'swapped' | 'covered'; readonly seat: Seat; readonly cards: readonly [number, number] }
  | { readonly did: 'traded' | 'bore'; readonly seat: Seat; readonly other: Seat; readonly cards: readonly number[] }
  | { readonly did: 'inspired' | 'looked'; readonly seat: Seat; readonly n: number }
  | { readonly did: 'banished'; readonly seat: Seat; readonly cards: readonly number[]; readonly count: number }
  | { readonly did: Moved; readonly seat: Seat; readonly cards: readonly number[] };
/** Somebody does something with cards, and nothing else needs saying. */
type Moved =
  | 'slew'
  | 'swept'
  | 'healed'
  | 'turnedAway'
  | 'shielded'
  | 'tookSymbol'
  | 'drew'
  | 'recalled'
  | 'discarded'
  | 'discardedFromDeck'
  | 'suffered'
  | 'bound'
  | 'released'
  | 'spareItem';
export type Happened = Told & Happening;

type Shown = Pick<Happening, 'by' | 'to' | 'from' | 'n' | 'motion'>;
/** What a sentence may speak of. */
interface Spoken {
  readonly did: string;
  readonly seat?: Seat;
  readonly other?: Seat;
  readonly cards?: readonly number[];
  readonly count?: number;
}
const cardAt = (id: number): string => `card:${id}`;
const cardsOf = ({ cards = [] }: Spoken): readonly string[] => cards.map(cardAt);
const seatAt = (seat: Seat | undefined): string => `seat:${seat ?? 0}`;
const whose = ({ seat }: Spoken): readonly string[] => [seatAt(seat)];

const becomes =
  (motion: Motion) =>
  (told: Spoken): Shown => ({ motion, to: whose(told) });
/** Cards go to a player, out of the Void or out of a pile. */
const takes =
  (motion: Motion, from: string) =>
  (told: Spoken): Shown => ({ motion, by: seatAt(told.seat), to: cardsOf(told), from });
/** Cards go to the Discard from where they lay. */
const discards =
  (from: (told: Spoken) => string) =>
  (told: Spoken): Shown => ({ motion: 'discard', by: seatAt(told.seat), to: cardsOf(told), from: from(told) });
const fromPlayer = ({ seat }: Spoken): string => seatAt(seat);
const fromVoid = (): string => 'pile:void';
const comesToVoid = (told: Spoken): Shown => ({ motion: 'deal', to: cardsOf(told), from: 'pile:deck' });

/** How each of them looks on a board: who acts, on what, from where. */
const showing: Readonly<Record<Told['did'], (told: Spoken) => Shown>> = {
  first: becomes('phase'),
  exhausted: becomes('fall'),
  recovered: becomes('rise'),
  wasGuarded: becomes('gain'),
  inspired: becomes('gain'),
  inspirationEnded: becomes('lose'),
  chose: becomes('play'),
  dealt: comesToVoid,
  redealt: comesToVoid,
  filled: comesToVoid,
  roundEnded: () => ({ motion: 'shuffle', to: ['pile:deck'], from: 'pile:discard' }),
  took: takes('move', 'pile:void'),
  tookSymbol: takes('move', 'pile:void'),
  suffered: takes('hit', 'pile:void'),
  drew: takes('draw', 'pile:deck'),
  recalled: takes('draw', 'pile:discard'),
  bound: takes('gain', 'pile:void'),
  used: (told) => ({ motion: 'play', by: seatAt(told.seat), to: cardsOf(told) }),
  swapped: (told) => ({ motion: 'move', by: seatAt(told.seat), to: cardsOf(told) }),
  covered: (told) => ({ motion: 'play', by: seatAt(told.seat), to: cardsOf(told), from: 'pile:discard' }),
  traded: (told) => ({ motion: 'move', by: seatAt(told.seat), to: [seatAt(told.other)] }),
  bore: (told) => ({ motion: 'move', by: seatAt(told.seat), to: cardsOf(told), from: seatAt(told.other) }),
  looked: (told) => ({ motion: 'reveal', by: seatAt(told.seat), to: ['pile:deck'] }),
  banished: (told) => ({ motion: 'score', by: seatAt(told.seat), to: cardsOf(told), n: told.count ?? 0 }),
  slew: discards(fromVoid),
  swept: discards(fromVoid),
  healed: (told) => ({ motion: 'heal', by: seatAt(told.seat), to: cardsOf(told) }),
  turnedAway: discards(fromPlayer),
  shielded: discards(fromPlayer),
  discarded: discards(fromPlayer),
  released: discards(fromPlayer),
  spareItem: discards(fromPlayer),
  discardedFromDeck: discards(() => 'pile:deck'),
};

/** The log, if anybody listens. */
export const logOf = (p: P): { push(told: Told): void } | null => {
  const { log } = p;
  return log === null ? null : { push: (told) => void log.push({ ...told, ...showing[told.did](told) }) };
};
