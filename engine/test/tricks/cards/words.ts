/** The words cards are written in. */
export type Effect =
  /** Throw it away to take the trick. */
  { readonly do: 'steal' };

export interface Card {
  readonly value: number;
  readonly effects: readonly Effect[];
}
