/** A position from a short description: hands by value. */
import { scenariosFor, step, type Arranged } from '@arenarium/engine';
import { tricks } from '../index.ts';
import { layOut } from '../rules/set-up.ts';
import { turn } from '../rules/turn.ts';
import { emptyTable, type Table } from '../table.ts';

export interface Spec {
  readonly hands: readonly (readonly number[])[];
  readonly deck?: readonly number[];
  /** What was played before. */
  readonly pile?: readonly number[];
  readonly points?: readonly number[];
  readonly mode?: string;
  /** The tricks played so far. */
  readonly round?: number;
}
export const scenario = scenariosFor<Table, Spec>(
  () => tricks,
  ({ hands, deck = [], pile = [], points, mode = 'alone', round = 0 }): Arranged<Table> => {
    const faces: number[] = [];
    const put = (values: readonly number[]): number[] => values.map((value) => faces.push(value) - 1);
    const table = { ...emptyTable(hands.length), hands: hands.map(put), deck: put(deck), pile: put(pile), round };
    if (points !== undefined) table.points = [...points];
    const holders = (id: number): number[] => table.hands.flatMap((hand, seat) => (hand.includes(id) ? [seat] : []));
    return {
      seats: hands.length,
      settings: { mode },
      table,
      faces,
      seenBy: (id) => (table.pile.includes(id) ? 'all' : holders(id)),
      first: step(turn.begin, {}),
    };
  },
);
/** From the very beginning. */
export const dealt = scenariosFor<Table, { readonly seats: number }>(
  () => tricks,
  ({ seats }): Arranged<Table> => {
    const settings = { mode: 'alone' };
    return { seats, settings, ...layOut({ seats, settings }), seenBy: () => 'all' };
  },
);
