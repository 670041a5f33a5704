/** Our search from the middle of a game's matches, as the strongest bot uses it. */
import { outlookOf, search, type Outlook } from '@arenarium/bots';
import { at, seeded, type Game, type Position } from '@arenarium/engine';
import { MIDDLES, searchSetup, type Contender } from './contenders.ts';
import { middleOf, recorded } from './game-costs.ts';

/** About what a fifth of a second gives. */
const ITERATIONS = 1000;

export function searchesOf(game: Game): Contender {
  const setup = searchSetup(game);
  const middles = Array.from({ length: MIDDLES }, (_, i) => choiceNear(game, recorded(game, setup, `search/${i}`)));
  return (turn) => {
    const p = at(middles, turn % MIDDLES);
    const { outlook, made } = counting(outlookOf(p, p.now?.seat ?? 0, seeded(`search/${turn}`)));
    const { iterations } = search(outlook, { budget: { iterations: ITERATIONS }, thorough: true });
    return { iterations, decisions: made() };
  };
}

/** The first real choice after the middle of a match. */
function choiceNear(game: Game, record: Parameters<typeof middleOf>[1]): Position {
  const half = Math.floor(record.entries.length / 2);
  for (let after = half; after < record.entries.length; after++) {
    const p = middleOf(game, record, after);
    if ((p.now?.options.length ?? 0) > 1) return p;
  }
  return middleOf(game, record, half);
}

/** Counts the decisions made in imagined worlds on the way down; what is tried beside the way is not counted. */
function counting(outlook: Outlook): { outlook: Outlook; made: () => number } {
  let last: Position | null = null;
  let first = 0;
  let made = 0;
  const settle = (): void => {
    if (last !== null) made += last.asked - first;
  };
  return {
    outlook: {
      ...outlook,
      imagine() {
        settle();
        last = outlook.imagine();
        first = last.asked;
        return last;
      },
    },
    made() {
      settle();
      return made;
    },
  };
}
