/** What takes place in Exiled Legends, as full sentences: the log, the statistics and the animations read these. */
import type { Happening, Motion, Seat } from '@arenarium/engine';
import { NONE, type AttackKind, type CardId, type P } from './table.ts';

type Told =
  | { readonly did: 'legendTaken' | 'placed'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly did: 'teamBuilt' | 'spheresTaken'; readonly seat: Seat }
  | { readonly did: 'sphereTaken'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly did: 'drafted'; readonly n: number }
  | { readonly did: 'rolled'; readonly seat: Seat; readonly n: number }
  | { readonly did: 'goesFirst'; readonly seat: Seat }
  | { readonly did: 'spheresShuffled' }
  | { readonly did: 'sphereTurned'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly ability: string }
  | { readonly did: 'turnBegan'; readonly seat: Seat; readonly n: number }
  | { readonly did: 'rearranged'; readonly seat: Seat; readonly n: number }
  | { readonly did: 'baned'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly kind: number }
  | { readonly did: 'unbaned'; readonly cards: readonly CardId[]; readonly kind: number }
  | { readonly did: 'hurt'; readonly cards: readonly CardId[]; readonly n: number; readonly source: CardId }
  | { readonly did: 'mended' | 'moved'; readonly cards: readonly CardId[]; readonly n: number }
  | {
      readonly did: 'baneHurt';
      readonly cards: readonly CardId[];
      readonly n: number;
      readonly kind: number;
      readonly ability: string;
    }
  | { readonly did: 'gained'; readonly cards: readonly CardId[]; readonly n: number }
  | { readonly did: 'switched' | 'returned'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly did: 'used'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly ability: string }
  | { readonly did: 'declared'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly kind: AttackKind }
  | { readonly did: 'copied'; readonly cards: readonly CardId[]; readonly n: number; readonly ability: string }
  | { readonly did: 'targeted'; readonly cards: readonly CardId[]; readonly n: number; readonly source: CardId }
  | { readonly did: 'held'; readonly cards: readonly CardId[]; readonly ability: string }
  | { readonly did: 'reduced'; readonly cards: readonly CardId[]; readonly n: number }
  | {
      readonly did: 'reversed' | 'condemned' | 'fell' | 'buried' | 'toDeck' | 'promoted' | 'arrived' | 'legendEntered';
      readonly seat: Seat;
      readonly cards: readonly CardId[];
    }
  | { readonly did: 'doubled' | 'heldFast' | 'banesInstead' | 'attackSkipped' | 'anotherTurn'; readonly seat: Seat }
  | { readonly did: 'out'; readonly seat: Seat }
  | { readonly did: 'drawn' | 'won'; readonly seats: readonly Seat[] };
export type Happened = Told & Happening;

type Shown = Pick<Happening, 'by' | 'to' | 'from' | 'n' | 'motion'>;
/** What a sentence may speak of. */
interface Spoken {
  readonly did: string;
  readonly seat?: Seat;
  readonly cards?: readonly CardId[];
  readonly n?: number;
  readonly source?: CardId;
}
const cardAt = (id: CardId): string => `card:${id}`;
const pileAt = (pile: string, { seat = 0 }: Spoken): string => `pile:${pile}.${seat}`;
const cardsOf = ({ cards = [] }: Spoken): readonly string[] => cards.map(cardAt);
const first = ({ cards: [id] = [] }: Spoken): string => (id === undefined ? '' : cardAt(id));
const others = ({ cards = [] }: Spoken): readonly string[] => cards.slice(1).map(cardAt);
const seatAt = ({ seat = 0 }: Spoken): string => `seat:${seat}`;
const nothing = (): Shown => ({});
const phase = (told: Spoken): Shown => ({ motion: 'phase', by: seatAt(told) });
const onCards =
  (motion: Motion) =>
  (told: Spoken): Shown => ({ motion, to: cardsOf(told) });

/** How each of them looks on a board: who acts, on what, from where. */
const showing: Readonly<Record<Told['did'], (told: Spoken) => Shown>> = {
  legendTaken: (told) => ({ motion: 'play', by: seatAt(told), to: cardsOf(told), from: 'pile:legendsLeft' }),
  placed: (told) => ({ motion: 'deal', by: seatAt(told), to: cardsOf(told), from: pileAt('deck', told) }),
  teamBuilt: (told) => ({ motion: 'shuffle', by: seatAt(told), to: [pileAt('deck', told)] }),
  spheresTaken: (told) => ({ motion: 'play', by: seatAt(told), to: ['pile:sphereDeck'], from: 'pile:spheresLeft' }),
  sphereTaken: (told) => ({ motion: 'play', by: seatAt(told), to: cardsOf(told), from: 'pile:spheresLeft' }),
  drafted: () => ({ motion: 'move' }),
  rolled: (told) => ({ motion: 'dice', by: seatAt(told) }),
  goesFirst: phase,
  spheresShuffled: () => ({ motion: 'shuffle', to: ['pile:sphereDeck'] }),
  sphereTurned: (told) => ({ motion: 'reveal', to: cardsOf(told), from: 'pile:sphereDeck' }),
  turnBegan: phase,
  rearranged: (told) => ({ motion: 'move', by: seatAt(told), to: ['pile:sphereDeck'] }),
  baned: (told) => ({ motion: 'gain', by: seatAt(told), to: cardsOf(told), n: 1 }),
  unbaned: (told) => ({ motion: 'lose', to: cardsOf(told), n: 1 }),
  hurt: (told) => ({ motion: 'hit', by: cardAt(told.source ?? NONE), to: cardsOf(told) }),
  mended: onCards('heal'),
  moved: (told) => ({ motion: 'move', from: first(told), to: others(told) }),
  baneHurt: onCards('hit'),
  gained: onCards('gain'),
  switched: onCards('move'),
  returned: onCards('move'),
  used: (told) => ({ motion: 'play', by: first(told) }),
  declared: (told) => ({ motion: 'play', by: first(told) }),
  copied: (told) => ({ motion: 'gain', to: [first(told)] }),
  targeted: (told) => ({ motion: 'play', by: cardAt(told.source ?? NONE), to: cardsOf(told) }),
  held: (told) => ({ by: first(told) }),
  reduced: onCards('lose'),
  reversed: onCards('gain'),
  condemned: onCards('fall'),
  fell: onCards('fall'),
  buried: (told) => ({ motion: 'discard', to: [pileAt('graveyard', told)], from: first(told) }),
  toDeck: (told) => ({ motion: 'move', to: [pileAt('deck', told)], from: first(told) }),
  promoted: onCards('rise'),
  arrived: (told) => ({ motion: 'reveal', to: cardsOf(told), from: pileAt('deck', told) }),
  legendEntered: onCards('rise'),
  doubled: nothing,
  heldFast: nothing,
  banesInstead: nothing,
  attackSkipped: phase,
  anotherTurn: phase,
  out: (told) => ({ motion: 'fall', to: [seatAt(told)] }),
  drawn: nothing,
  won: nothing,
};

/** The log, if anybody listens. */
export const logOf = (p: P): { push(told: Told): void } | null => {
  const { log } = p;
  return log === null ? null : { push: (told) => void log.push({ ...told, ...showing[told.did](told) }) };
};
