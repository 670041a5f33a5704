import { answer, below, type Edge, type Random } from '@arenarium/engine';
import { ENERGY_TO_RETURN, ENERGY_TO_WIN, LAST_ROUND } from './rules/energy.ts';
import { at, isFree, type P, type Table, templeOf } from './table.ts';

/** The set-up is played at random first, so that there are Gods and decks. */
function untilTheFirstTurn(p: P, random: Random): void {
  while (p.now !== null && p.table.chaining === 0) answer(p, below(random, p.now.options.length));
}

const edge = (name: string, bring: (t: Table, random: Random) => void): Edge<Table> => ({
  name,
  bring(p, random) {
    untilTheFirstTurn(p, random);
    bring(p.table, random);
  },
});

/** Positions near the end: rare rules happen often there. */
export const edges: readonly Edge<Table>[] = [
  edge('everybody nearly fallen', (t, random) => {
    t.team.forEach((_, seat) => {
      t.energy[seat] = 1 + below(random, 4);
      if (at(t.energy, templeOf(seat)) > 0) t.energy[templeOf(seat)] = 1 + below(random, 2);
    });
  }),
  edge('Support Gods nearly fallen', (t, random) => {
    t.team.forEach((team, seat) => {
      if (t.main[team] !== seat) t.energy[seat] = 1 + below(random, ENERGY_TO_RETURN);
    });
  }),
  edge('nearly enough Energy', (t, random) => {
    if (!isFree(t)) return;
    t.team.forEach((_, seat) => {
      t.energy[seat] = ENERGY_TO_WIN - 1 - below(random, 3);
    });
  }),
  edge('the Warrior Deck nearly empty', (t, random) => {
    t.box.push(...t.warriorDeck.splice(0, t.warriorDeck.length - below(random, 4)));
  }),
  edge('the last Round', (t) => {
    t.round = LAST_ROUND;
  }),
];
