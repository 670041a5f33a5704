import { colours, items, levels, symbols } from './words.ts';
import type { CardSymbol, Colour, Item, Level } from './words.ts';

/** What can be printed on a card of the Deck, and how many cards show it. */
export type Printed =
  | { readonly kind: 'symbol'; readonly colour: Colour; readonly symbol: CardSymbol; readonly copies: number }
  | { readonly kind: 'undead'; readonly level: Level; readonly copies: number }
  | { readonly kind: 'item'; readonly item: Item; readonly copies: number };

/** TB-1.2: 54 cards, six of each. */
const symbolCards = colours.flatMap((colour) =>
  symbols.map((symbol) => ({ kind: 'symbol', colour, symbol, copies: 6 }) as const),
);

/** TB-1.3. */
const undeadCopies = { 1: 12, 2: 8, 3: 6, 4: 6, 5: 6 } as const satisfies Record<Level, number>;
const undead = levels.map((level) => ({ kind: 'undead', level, copies: undeadCopies[level] }) as const);

/** TB-R5. */
const itemCards = items.map((item) => ({ kind: 'item', item, copies: 2 }) as const);

/** Every face of the Deck. The place in this list is the number by which the table knows it. */
export const deckFaces: readonly Printed[] = [...symbolCards, ...undead, ...itemCards];
