import type { Happening, Seat } from '@arenarium/engine';

/** What can be read in the log of The Banishing: full sentences, as data. */
export type Told = Happening &
  (
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
    | { readonly did: Moved; readonly seat: Seat; readonly cards: readonly number[] }
  );
/** Somebody does something with cards, and nothing else needs saying. */
export type Moved =
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

/** Gives a happening its type: `p.log?.push(told({ did: 'slew', … }))` builds nothing when nobody listens. */
export const told = (happening: Told): Told => happening;
