/** Positions near the end, so that rare rules happen often: what the laws begin with every other time. */
import { answer, below, type Edge, type Random } from '@arenarium/engine';
import { fighter, hitpointsOf, type P, type Table } from './table.ts';
import { goalOf } from './out-of-action.ts';
import { HEXES, isStatue } from './hexes.ts';

/** Everything up to the first turn is chosen by lot. */
function toTheFirstTurn(p: P, random: Random): void {
  while (p.now !== null && p.now.question.name !== 'brawl/act') answer(p, below(random, p.now.options.length));
}
function wound(p: P, random: Random): void {
  p.table.champions.forEach((_, id) => {
    const f = fighter(p.table, id);
    f.levelled = below(random, 2) === 0 ? 0 : 1;
    f.damage = Math.max(0, hitpointsOf(f) - 1 - below(random, 3));
  });
}
/** Everybody in the middle of things. */
function scatter(p: P, random: Random): void {
  const free = Array.from({ length: HEXES }, (_, hex) => hex).filter(
    (hex) => !isStatue(hex) && !p.table.traps.some((trap) => trap.hex === hex),
  );
  for (const f of p.table.champions) f.at = free.splice(below(random, free.length), 1)[0] ?? -1;
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
      for (const mine of p.table.players) mine.discard.push(...mine.deck.splice(0, Math.max(0, mine.deck.length - 1)));
    },
  },
];
