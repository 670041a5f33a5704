/** What takes place in Exiled Legends, as full sentences: the log, the statistics and the animations read these. */
import type { Happening, Seat } from '@arenarium/engine';
import type { AttackKind, CardId, P } from './table.ts';

type Told =
  | { readonly did: 'legendTaken' | 'placed'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly did: 'teamBuilt' | 'spheresTaken'; readonly seat: Seat }
  | { readonly did: 'sphereTaken'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly did: 'drafted'; readonly left: number }
  | { readonly did: 'rolled'; readonly seat: Seat; readonly die: number }
  | { readonly did: 'goesFirst'; readonly seat: Seat }
  | { readonly did: 'spheresShuffled' }
  | { readonly did: 'sphereTurned'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly ability: string }
  | { readonly did: 'turnBegan'; readonly seat: Seat; readonly round: number }
  | { readonly did: 'rearranged'; readonly seat: Seat; readonly n: number }
  | { readonly did: 'baned'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly kind: number }
  | { readonly did: 'unbaned'; readonly cards: readonly CardId[]; readonly kind: number }
  | { readonly did: 'hurt' | 'mended' | 'moved'; readonly cards: readonly CardId[]; readonly n: number }
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
  | { readonly did: 'targeted'; readonly cards: readonly CardId[]; readonly n: number }
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
export type LegendsHappening = Told & Happening;

/** The log, if anybody listens. */
export const logOf = (p: P): LegendsHappening[] | null => p.log as LegendsHappening[] | null;
