/** What bots judge positions by: what is read off the table, and what it was found to be worth. */
export { judging } from './terms.ts';
export { default as weights } from './learned.json' with { type: 'json' };
export { default as sayings } from './sayings.json' with { type: 'json' };
