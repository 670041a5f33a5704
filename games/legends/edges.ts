/** Positions near the cliff: the laws start there as well, because random play seldom comes so far. */
import { below, type Edge, type Random } from '@arenarium/engine';
import { TOKENS_EACH } from './banes.ts';
import { maxHpOf } from './strength.ts';
import { at, championOf, heroesFrom, kindOf, NOBODY, pileOf, seatsOf, type P, type Table } from './table.ts';

const hasBegun = (t: Table): boolean => t.champion.every((champion) => champion !== NOBODY) && t.attack === null;

/** Every Hero within a counter or two of its fall. */
const wounded = (p: P, random: Random): void => {
  const t = p.table;
  if (!hasBegun(t)) return;
  for (const id of heroesFrom(t, 0)) t.damage[id] = Math.max(0, maxHpOf(p, id) - 1 - below(random, 2));
};
/** Team decks almost empty: the Legends are next. */
const exhausted = (p: P, random: Random): void => {
  const t = p.table;
  if (!hasBegun(t)) return;
  for (let seat = 0; seat < seatsOf(t); seat++) {
    const deck = pileOf(t.deck, seat);
    t.box.push(...deck.splice(below(random, 2)));
  }
};
/** Tokens of every player on every Champion. */
const cursed = (p: P): void => {
  const t = p.table;
  if (!hasBegun(t)) return;
  for (let seat = 0; seat < seatsOf(t); seat++) {
    for (let other = 0; other < seatsOf(t); other++) {
      const champion = championOf(t, other);
      if (at(t.tokens, seat) === 0) continue;
      t.tokens[seat] = Math.min(TOKENS_EACH, at(t.tokens, seat)) - 1;
      t.banes[champion] = at(t.banes, champion) + (1 << (3 * kindOf(t, seat)));
    }
  }
};

export const edges: readonly Edge<Table>[] = [
  { name: 'wounded', bring: wounded },
  { name: 'exhausted', bring: exhausted },
  {
    name: 'last stand',
    bring(p: P, random: Random): void {
      exhausted(p, random);
      wounded(p, random);
      cursed(p);
    },
  },
];
