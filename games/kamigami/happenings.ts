import type { Happening, Seat } from '@arenarium/engine';
import type { P } from './table.ts';

/** Everything that can take place, as full sentences. */
export type Happened = Happening &
  (
    | { readonly did: 'named'; readonly seat: Seat; readonly team: number }
    | { readonly did: 'leftOut' | 'usesDisciple'; readonly seat: Seat; readonly face: number }
    | { readonly did: 'choseGod'; readonly seat: Seat; readonly god: number }
    | { readonly did: 'tookTemple'; readonly seat: Seat; readonly temple: number }
    | { readonly did: 'begins'; readonly seat: Seat }
    | { readonly did: 'turn'; readonly seat: Seat; readonly round: number }
    | { readonly did: 'phase'; readonly seat: Seat; readonly phase: number }
    | { readonly did: 'drew'; readonly seat: Seat; readonly cards: readonly number[] }
    | { readonly did: 'reshuffled' | 'discardedAll' | 'sealed' | 'eliminated' | 'returned'; readonly seat: Seat }
    | { readonly did: 'used'; readonly seat: Seat; readonly ability: string; readonly cards: readonly number[] }
    | { readonly did: 'cancelled'; readonly seat: Seat; readonly what: string }
    | { readonly did: 'attacks' | 'redirected'; readonly seat: Seat; readonly unit: number; readonly n: number }
    | { readonly did: 'defended' | 'boosted'; readonly seat: Seat; readonly n: number }
    | { readonly did: 'held'; readonly unit: number }
    | { readonly did: 'faith' | 'gained' | 'paidFaith' | 'paidEnergy'; readonly seat: Seat; readonly n: number }
    | { readonly did: 'lost'; readonly unit: number; readonly n: number }
    | { readonly did: 'destroyed'; readonly seat: Seat; readonly temple: number }
    | { readonly did: 'spared'; readonly seat: Seat }
    | {
        readonly did: 'discarded' | 'banished' | 'kept' | 'adjudicates' | 'fetched' | 'recruited' | 'foresaw';
        readonly seat: Seat;
        readonly cards: readonly number[];
      }
    | { readonly did: 'revealed'; readonly cards: readonly number[] }
    | { readonly did: 'recoloured'; readonly seat: Seat; readonly cards: readonly number[]; readonly colour: number }
    | { readonly did: 'copied'; readonly seat: Seat; readonly cards: readonly number[]; readonly what: string }
    | { readonly did: 'chainsAny'; readonly seat: Seat }
  );

/** Where happenings go, or null when nobody listens: `log(p)?.push({ … })` builds nothing then. */
export const log = (p: P): Happened[] | null => p.log as Happened[] | null;
