/** Positions near the end: rare rules happen often there. */
import { answer, below, type Edge, type Random, reveal } from '@arenarium/engine';
import { BLUE, type P, RED, type Table } from './table.ts';

/** Choose anything until the first turn has begun: edges start from a game in play. */
function toFirstTurn(p: P, random: Random): void {
  while (p.now !== null && p.now.question.name !== 'basicverse/act') answer(p, below(random, p.now.options.length));
}

export const edges: readonly Edge<Table>[] = [
  {
    // Everybody is one or two blows from death.
    name: 'nearDeath',
    bring(p, random) {
      toFirstTurn(p, random);
      for (const f of p.table.heroes) f.hp = 1 + below(random, 2);
    },
  },
  {
    // The Fortresses are about to fall, and there is Mana for every Ultimate.
    name: 'crumbling',
    bring(p, random) {
      toFirstTurn(p, random);
      p.table.fortress = [1 + below(random, 3), 1 + below(random, 3)];
      p.table.mana = [6, 6];
    },
  },
  {
    // Red has destroyed Blue's Fortress: Blue's answer is due.
    name: 'answering',
    bring(p, random) {
      toFirstTurn(p, random);
      p.table.fortress[RED] = 1 + below(random, 2);
      p.table.fortress[BLUE] = 0;
      p.table.answer = 1;
      for (const f of p.table.heroes) f.hp = 1 + below(random, 2);
    },
  },
  {
    // The deck is nearly empty.
    name: 'thinDeck',
    bring(p, random) {
      toFirstTurn(p, random);
      const { deck, discard } = p.table;
      for (const card of deck.splice(0, deck.length - 3)) {
        reveal(p, card);
        discard.push(card);
      }
    },
  },
];
