/** Baskets: nothing but sets. All take two of their five fruits at once; then one seat takes up to one of each colour. */
import {
  ask,
  askTogether,
  message,
  over,
  rules,
  seatNamed,
  setQuestion,
  step,
  type Flow,
  type Game,
  type Position,
  type Seat,
} from '../src/index.ts';
import { lanterns } from './lanterns.ts';

interface Table {
  readonly hands: readonly (readonly number[])[];
  baskets: number[][];
  /** Fruits of one colour are alike. */
  readonly alike: boolean;
}
type P = Position<Table>;
export interface Take {
  readonly do: 'take';
  readonly card: number;
}

const COLOURS = 3;
const takes = Array.from({ length: 20 }, (_, card): Take => ({ do: 'take', card }));
const handOf = (p: P, seat: Seat): Take[] => (p.table.hands[seat] ?? []).map((card) => takes[card] as Take);
/** Fruits of one hand are red, green, blue, red, green. */
export const colourOf = ({ card }: Take): number => (card % 5) % COLOURS;

export const whichTwo = setQuestion('baskets/whichTwo', {
  rule: 'LN-2.1',
  options: (p: P, _: object, seat): readonly Take[] => handOf(p, seat),
  size: () => ({ min: 2, max: 2 }),
});
/** Two of them again; which of two red ones is the same to everybody. */
export const twoByColour = setQuestion('baskets/twoByColour', {
  rule: 'LN-2.1',
  options: (p: P, _: object, seat): readonly Take[] => handOf(p, seat),
  size: () => ({ min: 2, max: 2 }),
  alike: (_, __, take) => colourOf(take),
});
/** At most one of each colour, and a blue one must be among them. */
export const oneOfEach = setQuestion('baskets/oneOfEach', {
  rule: 'LN-2.2',
  options: (p: P, _: object, seat): readonly Take[] => handOf(p, seat),
  size: () => ({ min: 0, max: 9 }),
  fits: (_, __, { picked, thing }) =>
    picked.some((other) => colourOf(other) === colourOf(thing)) ? message('why.sameColour') : null,
  needs: (_, __, { picked }) => (picked.some((take) => colourOf(take) === 2) ? null : message('why.noBlue')),
});
export const all = setQuestion('baskets/all', {
  rule: 'LN-2.3',
  options: (p: P, _: object, seat): readonly Take[] => handOf(p, seat),
  size: () => ({ min: 99, max: 99 }),
});
export const upToTwo = setQuestion('baskets/upToTwo', {
  rule: 'LN-2.4',
  secret: true,
  options: (p: P, { from }: { from: number }, seat): readonly Take[] => handOf(p, seat).slice(from),
  size: () => ({ min: 0, max: 2 }),
});

const taken = (takings: readonly Take[]): number[] => takings.map(({ card }) => card);
export const basket = rules('baskets/basket', {
  begin: (p: P): Flow =>
    askTogether(
      p.table.hands.map((_, seat) => seat),
      p.table.alike ? twoByColour : whichTwo,
      {},
    ).then(basket.two, {}),
  two(p: P, _: object, chosen: readonly (readonly Take[])[]): Flow {
    p.table.baskets = chosen.map(taken);
    return ask(0, oneOfEach, {}).then(basket.each, {});
  },
  each(p: P, _: object, chosen: readonly Take[]): Flow {
    p.table.baskets.push(taken(chosen));
    return ask(1, all, {}).then(basket.everything, {});
  },
  everything(p: P, _: object, chosen: readonly Take[]): Flow {
    p.table.baskets.push(taken(chosen));
    return ask(1, upToTwo, { from: 5 }).then(basket.end, {});
  },
  end(p: P, _: object, chosen: readonly Take[]): Flow {
    p.table.baskets.push(taken(chosen));
    const rewards = p.table.hands.map((__, seat) => (seat === 0 ? 1 : 0));
    return over({ rewards, rule: 'LN-3.1', because: message('won', { seat: seatNamed(0) }) });
  },
});

export function baskets({ alike } = { alike: false }): Game<Table> {
  const { languages, rulebook, settings, face, sides, seats } = lanterns();
  return {
    id: 'baskets',
    title: 'Baskets',
    version: 1,
    seats,
    settings,
    sides,
    face,
    rulebook,
    setUp: ({ seats: n }) => ({
      table: { hands: Array.from({ length: n }, (_, s) => [0, 1, 2, 3, 4].map((i) => 5 * s + i)), baskets: [], alike },
      faces: Array.from({ length: 5 * n }, (_, id) => id),
      first: step(basket.begin, {}),
    }),
    copy: (t) => ({ ...t, baskets: t.baskets.map((one) => one.slice()) }),
    zones: (t) => t.hands.map((cards, seat) => ({ name: 'hand', seat, cards })),
    facts: () => [],
    describe: (_, option) => ({ label: message('card', { face: (option as Take).card }), points: [] }),
    tell: () => message('won', { seat: seatNamed(0) }),
    cards: [],
    vocabulary: [],
    evaluate: ({ table }, seat) => (table.baskets[seat] ?? []).reduce((sum, card) => sum + card, 0) / 100,
    edges: [{ name: 'as it begins', bring: () => undefined }],
    bound: 20,
    languages: {
      en: {
        ...languages.en,
        'ask.baskets/whichTwo': 'Which two?',
        'ask.baskets/twoByColour': 'Which two?',
        'ask.baskets/oneOfEach': 'One of each colour?',
        'ask.baskets/all': 'All?',
        'ask.baskets/upToTwo': 'Two more?',
        'why.sameColour': 'There is one of that colour.',
        'why.noBlue': 'A blue one is needed.',
      },
    },
  };
}
