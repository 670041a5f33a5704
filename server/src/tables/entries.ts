/** What stands in a journal: the match's own entries, and the affairs of the table. Nothing is ever taken out of it. */
import type { Seat } from '@arenarium/engine';
import type { JournalEntry } from '@arenarium/host';
import type { OfferKind } from '@arenarium/protocol';

/** Who holds a seat; a bot may play for them meanwhile. Nobody holds a seat that was a bot's from the start. */
export interface Holder {
  readonly person: string | null;
  readonly name: string;
  readonly bot: string | null;
}

export type AffairEntry =
  /** Always the first: the match begins, with these people; if it was begun elsewhere, from what was entered there. */
  | { readonly do: 'begin'; readonly holders: readonly Holder[]; readonly past?: readonly JournalEntry[] }
  /** A seat changes hands: to a bot, back to its person, to somebody else. */
  | { readonly do: 'sit'; readonly seat: Seat; readonly holder: Holder }
  | { readonly do: 'offer'; readonly what: OfferKind; readonly seat: Seat }
  | {
      readonly do: 'answer';
      readonly what: OfferKind;
      readonly seat: Seat;
      readonly agree: boolean;
      /** The last one to agree to taking back writes down what is taken back. */
      readonly back?: JournalEntry;
    }
  | { readonly do: 'concede'; readonly seat: Seat }
  | { readonly do: 'flag'; readonly seat: Seat }
  | { readonly do: 'abort'; readonly seat: Seat };

export type TableEntry = JournalEntry | AffairEntry;

export const isAffair = (entry: TableEntry): entry is AffairEntry => 'do' in entry;
export const written = (entry: TableEntry): string => JSON.stringify(entry);
export const readEntry = (text: string): TableEntry => JSON.parse(text) as TableEntry;
