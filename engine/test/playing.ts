/** Matches of the sixth game, played by first answers. */
import {
  anyAnswer,
  askOf,
  choose,
  openAsks,
  seeded,
  startMatch,
  type Chosen,
  type Game,
  type Match,
  type Seat,
} from '../src/index.ts';
import { tricks } from './tricks/index.ts';
import type { Table } from './tricks/table.ts';

/** The first thing offered; of sets one that is whole, always the same. */
function firstAnswer({ position }: Match, seat: Seat): Chosen {
  const ask = askOf(position, seat);
  return ask === null || ask.picking === null ? 0 : anyAnswer(position, ask, seeded('first'));
}
export const pick = (match: Match, seat: Seat, option: Chosen = firstAnswer(match, seat)) =>
  choose(match, { seat, asked: match.position.asked, option });

/** So many choices, or to the end. */
export function playOn(match: Match, choices = Infinity): void {
  for (let i = 0; i < choices; i++) {
    const [ask] = openAsks(match.position);
    if (ask === undefined) return;
    if (!pick(match, ask.seat).ok) throw new Error(`${ask.question.name} is not answered so`);
  }
}
/** All have put two cards aside, and are asked for the first they play. */
export function started(seats = 2, game: Game<Table> = tricks): Match<Table> {
  const match = startMatch(game, { seats, seed: 'match' });
  playOn(match, seats);
  return match;
}
