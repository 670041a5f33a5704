/** All that a board may import besides the game. */
export { printedOn } from './cards/printed.ts';
export { cardName, cardText } from './cards/text.ts';
export { emblems } from './emblems.ts';
export { goalOf } from './rules/sides.ts';
export { NONE, ROUNDS, type Table } from './table.ts';
