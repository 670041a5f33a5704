/** Positions near the end, so that rare rules happen often: what the laws begin with every other time. */
import { answer, below, reveal, type Edge, type Random } from '@arenarium/engine';
import { allHexes, isStatue } from './arena/hexes.ts';
import { goalOf } from './rules/out-of-action.ts';
import { hitpointsOf, NONE, trapAt, type P, type Table } from './table.ts';

/** Everything up to the first turn is chosen by lot. */
function toTheFirstTurn(p: P, random: Random): void {
  while (p.now !== null && p.now.question.name !== 'brawl/act') answer(p, below(random, p.now.options.length));
}
function wound(p: P, random: Random): void {
  for (const champion of p.table.champions) {
    champion.levelled = below(random, 2) === 0 ? 0 : 1;
    champion.damage = Math.max(0, hitpointsOf(champion) - 1 - below(random, 3));
  }
}
/** Everybody in the middle of things. */
function scatter(p: P, random: Random): void {
  const free = allHexes.filter((hex) => !isStatue(hex) && trapAt(p.table, hex) === null);
  for (const champion of p.table.champions) champion.at = free.splice(below(random, free.length), 1)[0] ?? NONE;
}

export const edges: readonly Edge<Table>[] = [
  {
    name: 'almost out of action',
    bring(p, random) {
      toTheFirstTurn(p, random);
      scatter(p, random);
      wound(p, random);
    },
  },
  {
    name: 'almost won',
    bring(p, random) {
      toTheFirstTurn(p, random);
      scatter(p, random);
      wound(p, random);
      const goal = goalOf(p.table);
      p.table.vp = [goal - 1 - below(random, 2), goal - 1 - below(random, 2)];
    },
  },
  {
    name: 'deck almost empty',
    bring(p, random) {
      toTheFirstTurn(p, random);
      scatter(p, random);
      for (const { deck, discard } of p.table.players) {
        const played = deck.splice(0, Math.max(0, deck.length - 1));
        // SFB-5.8: discard piles are open.
        for (const card of played) reveal(p, card);
        discard.push(...played);
      }
    },
  },
];
