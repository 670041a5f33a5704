/** TR chapter 1. */
import {
  askTogether,
  at,
  inOrder,
  pickSecretly,
  rules,
  setQuestion,
  show,
  shuffle,
  step,
  type Flow,
  type Layout,
  type Option,
  type Seat,
  type Setting,
  type Setup,
} from '@arenarium/engine';
import { facesFor } from '../cards/printed.ts';
import { logOf } from '../happenings.ts';
import { ASIDE, different, emptyTable, ROUNDS, type P, type Table } from '../table.ts';
import { turn } from './turn.ts';

export interface LayOption extends Option {
  readonly do: 'lay';
  readonly card: number;
}

export const settings: readonly Setting[] = [{ id: 'mode', values: ['alone', 'teams', 'together'], normal: 'alone' }];

/** Answered by a set: two things out of these, in any order. */
const whichAside = setQuestion('tricks/aside', {
  rule: 'TR-1.3',
  secret: true,
  options: (p: P, _about: object, seat: Seat): readonly LayOption[] =>
    different(p, seat).map((card) => ({ do: 'lay', card })),
  size: () => ({ min: ASIDE, max: ASIDE }),
});

export const setUp = rules('tricks/setUp', {
  /** TR-1.1: seven cards for everybody, seen by nobody else. */
  deal(p: P): Flow {
    const { deck, hands } = p.table;
    shuffle(p, deck);
    hands.forEach((hand, seat) => {
      hand.push(...deck.splice(-ROUNDS - ASIDE));
      for (const card of hand) show(p, seat, card);
      logOf(p)?.push({ did: 'dealt', motion: 'deal', seat, cards: hand.slice() });
    });
    return askTogether([...hands.keys()], whichAside, {}).then(setUp.putAside, {});
  },
  /** TR-1.3: picked secretly, so that the places they leave tell nobody what they are. */
  putAside(p: P, _about: object, chosen: readonly (readonly LayOption[])[]): Flow {
    p.table.hands.forEach((hand, seat) => {
      const picks = at(chosen, seat).map(({ card }) => card);
      const cards = pickSecretly(p, seat, hand, picks);
      for (const card of cards) hand.splice(hand.indexOf(card), 1);
      at(p.table.aside, seat).push(...cards);
      logOf(p)?.push({ did: 'laid', motion: 'move', seat, cards });
    });
    return inOrder(step(turn.begin, {}));
  },
});

export function layOut({ seats }: Setup): Layout<Table> {
  const faces = facesFor(seats);
  return { table: { ...emptyTable(seats), deck: faces.map((_, id) => id) }, faces, first: step(setUp.deal, {}) };
}
