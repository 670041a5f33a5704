/** TR chapter 1. */
import {
  inOrder,
  rules,
  show,
  shuffle,
  step,
  type Flow,
  type Layout,
  type Setting,
  type Setup,
} from '@arenarium/engine';
import { facesFor } from '../cards/printed.ts';
import { emptyTable, ROUNDS, type P, type Table } from '../table.ts';
import { turn } from './turn.ts';

export const settings: readonly Setting[] = [{ id: 'mode', values: ['alone', 'teams', 'together'], normal: 'alone' }];

export const setUp = rules('tricks/set-up', {
  /** TR-1.1: five cards for everybody, seen by nobody else. */
  deal(p: P): Flow {
    const { deck, hands } = p.table;
    shuffle(p, deck);
    hands.forEach((hand, seat) => {
      hand.push(...deck.splice(-ROUNDS));
      for (const card of hand) show(p, seat, card);
    });
    return inOrder(step(turn.begin, {}));
  },
});

export function layOut({ seats }: Setup): Layout<Table> {
  const faces = facesFor(seats);
  return { table: { ...emptyTable(seats), deck: faces.map((_, id) => id) }, faces, first: step(setUp.deal, {}) };
}
