/**
 * The sixth game with another chapter of play: sets asked for in every way there is. The game itself asks for one kind only,
 * so that the page that builds it stays short. All choose two of five cards at once; then one seat up to one of each colour.
 */
import {
  ask,
  askTogether,
  message,
  over,
  rules,
  setQuestion,
  step,
  type Flow,
  type Game,
  type Position,
  type Seat,
} from '../src/index.ts';
import { tricks } from './tricks/index.ts';
import type { LayOption } from './tricks/rules/set-up.ts';
import { copyTable, emptyTable, handOf, type Table as Tricks } from './tricks/table.ts';

interface Table extends Tricks {
  /** What was chosen, set by set; the cards stay in the hands. */
  chosen: number[][];
  /** How two are asked for at first: any, by colour (cards of one colour are alike), or pairs (below). */
  readonly first: First;
}
type First = 'two' | 'byColour' | 'pairs';
type P = Position<Table>;

const COLOURS = 3;
const handful = (p: P, _about: object, seat: Seat): readonly LayOption[] =>
  handOf(p.table, seat).map((card) => ({ do: 'lay', card }));
/** Cards of one hand are red, green, blue, red, green. */
const colourOf = ({ card }: LayOption): number => (card % 5) % COLOURS;
const GREEN = 1;
const BLUE = 2;

const whichTwo = setQuestion('sets/two', { rule: 'TR-1.3', options: handful, size: () => ({ min: 2, max: 2 }) });
/** Two of them again; which of two red ones is the same to everybody. */
const whichTwoByColour = setQuestion('sets/twoByColour', {
  rule: 'TR-1.3',
  options: handful,
  size: () => ({ min: 2, max: 2 }),
  alike: (_p, _about, option) => colourOf(option),
});
/** Two or three; a green one only beside the red one that lies before it. */
const whichPairs = setQuestion('sets/pairs', {
  rule: 'TR-1.3',
  options: handful,
  size: () => ({ min: 2, max: 3 }),
  beside: {
    which: (_p, _about, thing, things) => (colourOf(thing) === GREEN ? things.indexOf(thing) - 1 : -1),
    because: (_p, _about, { card }, other) => message('why.alone', { card, other: other.card }),
  },
});
/** At most one of each colour, and a blue one must be among them. */
const whichOfEach = setQuestion('sets/oneOfEach', {
  rule: 'TR-2.2',
  options: handful,
  size: () => ({ min: 0, max: 9 }),
  fits: (_p, _about, { picked, thing }) =>
    picked.some((other) => colourOf(other) === colourOf(thing)) ? message('why.sameColour') : null,
  needs: (_p, _about, { picked }) =>
    picked.some((option) => colourOf(option) === BLUE) ? null : message('why.noBlue'),
});
const whichIsAll = setQuestion('sets/all', { rule: 'TR-2.3', options: handful, size: () => ({ min: 99, max: 99 }) });
const whichUpToTwo = setQuestion('sets/upToTwo', {
  rule: 'TR-2.4',
  secret: true,
  options: (p: P, { from }: { from: number }, seat) => handful(p, {}, seat).slice(from),
  size: () => ({ min: 0, max: 2 }),
});

const FIRST = { two: whichTwo, byColour: whichTwoByColour, pairs: whichPairs } as const;

const note = ({ table }: P, ...sets: readonly (readonly LayOption[])[]): void => {
  for (const set of sets) table.chosen.push(set.map(({ card }) => card));
};
const choosing = rules('sets/choosing', {
  begin: ({ table: { hands, first } }: P): Flow =>
    askTogether([...hands.keys()], FIRST[first], {}).then(choosing.two, {}),
  two(p: P, _about: object, chosen: readonly (readonly LayOption[])[]): Flow {
    note(p, ...chosen);
    return ask(0, whichOfEach, {}).then(choosing.each, {});
  },
  each(p: P, _about: object, chosen: readonly LayOption[]): Flow {
    note(p, chosen);
    return ask(1, whichIsAll, {}).then(choosing.everything, {});
  },
  everything(p: P, _about: object, chosen: readonly LayOption[]): Flow {
    note(p, chosen);
    return ask(1, whichUpToTwo, { from: 5 }).then(choosing.end, {});
  },
  end(p: P, _about: object, chosen: readonly LayOption[]): Flow {
    note(p, chosen);
    const rewards = p.table.hands.map((_, seat) => (seat === 0 ? 1 : 0));
    return over({ rewards, rule: 'TR-3.1', because: message('over') });
  },
});

export function setsOfCards(first: First = 'two'): Game<Table> {
  return {
    ...tricks,
    setUp({ seats }) {
      const hands = Array.from({ length: seats }, (_, seat) => [0, 1, 2, 3, 4].map((i) => 5 * seat + i));
      const table = { ...emptyTable(seats), hands, chosen: [], first };
      return { table, faces: hands.flat(), first: step(choosing.begin, {}) };
    },
    copy: (t) => ({ ...copyTable(t), chosen: t.chosen.map((set) => set.slice()), first: t.first }),
    // The faces lie open here, in hands too.
    zones: ({ hands }) => hands.map((cards, seat) => ({ name: 'hand', seat, cards })),
    evaluate: ({ table }, seat) => (table.chosen[seat] ?? []).reduce((sum, card) => sum + card, 0) / 100,
    edges: [{ name: 'as it begins', bring: () => undefined }],
    languages: {
      en: {
        ...tricks.languages.en,
        'ask.sets/two': 'Which two?',
        'ask.sets/twoByColour': 'Which two?',
        'ask.sets/pairs': 'Two or three?',
        'ask.sets/oneOfEach': 'One of each colour?',
        'ask.sets/all': 'All?',
        'ask.sets/upToTwo': 'Two more?',
        'why.sameColour': 'There is one of that colour.',
        'why.alone': 'Card {card} goes with card {other}.',
        'why.noBlue': 'A blue one is needed.',
      },
    },
  };
}
