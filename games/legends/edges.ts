/** Positions near the cliff: the laws start there as well, because random play seldom comes so far. */
import { answer, at, below, type Edge, type Question, type Random } from '@arenarium/engine';
import { kindOf } from './cards/printed.ts';
import { whichAct } from './rules/actions.ts';
import { TOKENS_EACH } from './rules/banes.ts';
import { maxHpOf } from './rules/strength.ts';
import { championOf, heroesFrom, pileOf, seatsOf, type P, type Table } from './table.ts';

/** Answer at random until the first turn: before it, there is nothing to be near the end of. */
function toTheFirstTurn(p: P, random: Random): void {
  while (p.now !== null && p.now.question !== (whichAct as Question)) answer(p, below(random, p.now.options.length));
}

/** Every Hero within a counter or two of its fall. */
const wounded = (p: P, random: Random): void => {
  const t = p.table;
  for (const id of heroesFrom(t, 0)) t.damage[id] = Math.max(0, maxHpOf(p, id) - 1 - below(random, 2));
};
/** Team decks almost empty: the Legends are next. */
const exhausted = (p: P, random: Random): void => {
  const t = p.table;
  for (let seat = 0; seat < seatsOf(t); seat++) {
    const deck = pileOf(t.deck, seat);
    t.box.push(...deck.splice(0, deck.length - below(random, 2)));
  }
};
/** Tokens of every player on every Champion. */
const cursed = (p: P): void => {
  const t = p.table;
  for (let seat = 0; seat < seatsOf(t); seat++) {
    for (let other = 0; other < seatsOf(t); other++) {
      const champion = championOf(t, other);
      if (at(t.tokens, seat) === 0) continue;
      t.tokens[seat] = Math.min(TOKENS_EACH, at(t.tokens, seat)) - 1;
      t.banes[champion] = at(t.banes, champion) + (1 << (3 * kindOf(t, seat)));
    }
  }
};

const edge = (name: string, ...changes: readonly ((p: P, random: Random) => void)[]): Edge<Table> => ({
  name,
  bring(p, random) {
    toTheFirstTurn(p, random);
    for (const change of changes) change(p, random);
  },
});

export const edges: readonly Edge<Table>[] = [
  edge('wounded', wounded),
  edge('exhausted', exhausted),
  edge('last stand', exhausted, wounded, cursed),
];
