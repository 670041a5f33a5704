/** A card that is made much stronger: after learning, bots choose it, and judge it higher. */
import { botNamed, fit, layoutFor, learnedGame, mindOf, pack, tableKey, type Weights } from '@arenarium/bots';
import {
  known,
  ask,
  begin,
  checkedSetup,
  inOrder,
  message,
  over,
  question,
  rules,
  seatNamed,
  seeded,
  step,
  type Flow,
  type Game,
  type Judging,
  type Position,
  type Seat,
} from '@arenarium/engine';
import { tricks } from '@arenarium/engine/tricks';
import { describe, expect, test } from 'vitest';
import { selfPlay } from '../src/learning/self-play.ts';
import { worthOf } from '../src/learning/worth.ts';

/** Market: six cards lie open; by turns each seat takes one, until both have two. Who has the stronger pair wins. */
interface Table {
  readonly strengths: readonly number[];
  readonly taken: readonly number[][];
}
type P = Position<Table>;
interface Take {
  readonly do: 'take';
  readonly card: number;
}
const CARDS = 6;
const CHANGED = 0;
const takes = Array.from({ length: CARDS }, (_, card): Take => ({ do: 'take', card }));
const strengthOf = ({ strengths, taken }: Table, seat: Seat): number =>
  (taken[seat] ?? []).reduce((sum, card) => sum + (strengths[card] ?? 0), 0);

const whichCard = question('market/card', {
  rule: 'TR-2.2',
  options: ({ table: { taken } }: P) => takes.filter(({ card }) => !taken.flat().includes(card)),
});
const market = rules('market/market', {
  /** TR-2.2: whoever has fewer takes one. */
  take({ table: { taken } }: P): Flow {
    const seat = (taken[1]?.length ?? 0) < (taken[0]?.length ?? 0) ? 1 : 0;
    return ask(seat, whichCard, {}).then(market.taken, { seat });
  },
  /** TR-3.1: the stronger pair wins; the second seat, if they are as strong. */
  taken({ table }: P, { seat }: { readonly seat: Seat }, { card }: Take): Flow {
    table.taken[seat]?.push(card);
    if (table.taken.flat().length < 4) return inOrder(step(market.take, {}));
    const winner = strengthOf(table, 0) > strengthOf(table, 1) ? 0 : 1;
    const rewards = [0, 1].map((one) => (one === winner ? 1 : 0));
    return over({ rewards, rule: 'TR-3.1', because: message('won', { seat: seatNamed(winner) }) });
  },
});

const sixth: Game = tricks;
const marketWith = (changed: number): Game => ({
  ...sixth,
  id: 'market',
  setUp: () => ({
    table: { strengths: [changed, 2, 3, 4, 5, 6], taken: [[], []] },
    faces: Array.from({ length: CARDS }, (_, face) => face),
    first: step(market.take, {}),
  }),
  face: (face: number) => ({ card: null, name: message(`card.${face}`) }),
  cards: [],
  languages: { en: Object.fromEntries(takes.map(({ card }) => [`card.${card}`, `card.${card}`])) },
  copy: (t: Table) => ({ ...t, taken: t.taken.map((one) => one.slice()) }),
  evaluate: () => 0.5,
  edges: [],
});

const judging: Judging<Table> = {
  terms: [],
  numbers: [],
  zones: ['taken'],
  faces: CARDS,
  settingUp: () => false,
  read: ({ table: { taken } }: P, sheet) => taken.forEach((cards, seat) => sheet.zone(seat, 0, cards)),
};

const setup = checkedSetup(tricks, 2);
const greedy = known(botNamed('greedy'), 'greedy');

/** What is learned of the market where one card is so strong. */
function learnedOf(changed: number): { readonly game: Game; readonly weights: Weights } {
  const game = marketWith(changed);
  const layout = layoutFor(game, judging);
  const examples = selfPlay({ game, layout, setups: [setup], bot: greedy, seed: 'market' }, 0, 600);
  const { fitted } = fit(layout, examples, { seed: 'market' });
  const provenance = { matches: 600, positions: 1, seed: '1', date: '2026-01-01', rules: 1, loss: 0, slope: 1 };
  const printed = Object.fromEntries(layout.printed.map(({ key, signature }) => [key, signature]));
  const tables = { [tableKey(game, setup)]: pack(layout, fitted, provenance) };
  return { game, weights: { game: game.id, rules: 1, printed, tables } };
}

function judgedIn({ game, weights }: ReturnType<typeof learnedOf>): { chosen: number; worth: number } {
  const learned = learnedGame(game, judging, weights);
  const picks = Array.from({ length: 20 }, (_, i) => {
    const p = begin(learned, setup, `pick ${i}`);
    return greedy.choose(mindOf(p, 0, { random: seeded(`pick ${i}`) }));
  });
  const [taken] = worthOf(game, judging, weights, new Map());
  const named = `card.${CHANGED}`;
  return {
    chosen: picks.filter((pick) => pick === CHANGED).length,
    worth: taken?.rows.find(({ name }) => name.includes(named))?.points ?? 0,
  };
}

describe('a card made much stronger', () => {
  const before = judgedIn(learnedOf(1));
  const after = judgedIn(learnedOf(12));

  test('is judged higher after learning', () => {
    expect(before.worth).toBeLessThan(0);
    expect(after.worth).toBeGreaterThan(before.worth + 20);
  });

  test('is chosen more often after learning', () => {
    expect(before.chosen).toBe(0);
    expect(after.chosen).toBe(20);
  });
});
