import { answer, below, reveal, type Edge, type Random } from '@arenarium/engine';
import { CARDS_TO_WIN } from './rules/banishing.ts';
import { LAST_ROUND } from './rules/deck.ts';
import { isUndead, levelOf } from './cards/printed.ts';
import type { P, Table } from './table.ts';
import { stamina } from './rules/wounds.ts';

/** Positions near the end of the game: the laws begin there as well as from the set-up. */
export const edges: readonly Edge<Table>[] = [
  {
    name: 'almost dead',
    /** Undead from the Deck lie beside every sheet, as many as can be borne. */
    bring(p, random) {
      chooseCharacters(p, random);
      const t = p.table;
      for (const player of t.players) {
        for (const id of t.deck.filter((card) => isUndead(p, card))) {
          if (player.damage + levelOf(p, id) >= stamina(t, player)) continue;
          t.deck.splice(t.deck.indexOf(id), 1);
          reveal(p, id);
          player.wounds.push(id);
          player.damage += levelOf(p, id);
        }
      }
    },
  },
  {
    name: 'almost won',
    /** One or two cards are missing in the Banishing. */
    bring(p, random) {
      chooseCharacters(p, random);
      const t = p.table;
      for (const id of t.deck.splice(0, CARDS_TO_WIN - 1 - below(random, 2))) {
        reveal(p, id);
        t.banishing.push(id);
      }
    },
  },
  {
    name: 'the last Deck almost empty',
    bring(p, random) {
      chooseCharacters(p, random);
      const t = p.table;
      t.round = LAST_ROUND;
      const kept = 4 + below(random, 8);
      for (const id of [...t.deck.splice(0, t.deck.length - kept), ...t.aside.splice(0)]) {
        reveal(p, id);
        t.discard.push(id);
      }
    },
  },
];

/** Go on until the cards are dealt and the first line is to be taken. */
function chooseCharacters(p: P, random: Random): void {
  while (p.now !== null && p.table.deck.length === 0) answer(p, below(random, p.now.options.length));
}
