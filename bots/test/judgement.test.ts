import { known, at, begin, checkedSetup, seeded, below, answerAs, openAsks, type Game } from '@arenarium/engine';
import { gameNamed } from '@arenarium/games';
import { judgementOf } from '@arenarium/games/judgements';
import { describe, expect, test } from 'vitest';
import {
  fit,
  fittedFrom,
  gather,
  joined,
  layoutFor,
  learnedGame,
  pack,
  report,
  sideNumbers,
  stretched,
  stretchedFit,
  tableKey,
  unpackTable,
  type Examples,
  type Fit,
  type Forecast,
  type Layout,
  type Weights,
} from '@arenarium/bots';
import { chosenOf, lookedAhead } from '../src/judgement/fit.ts';

const legends = known(gameNamed('legends'), 'legends');
// Begun from nothing: what a fit finds by itself.
const { byHand: _, ...judging } = known(await judgementOf('legends'), 'legends').judging;
const layout = layoutFor(legends, judging);

/** Positions of matches by lot, so far as they go. */
function positionsOf(game: Game, seats: number, matches: number): ReturnType<typeof begin>[] {
  const found: ReturnType<typeof begin>[] = [];
  for (let match = 0; match < matches; match++) {
    const p = begin(game, checkedSetup(game, seats), `judged ${match}`);
    const lot = seeded(`lot ${match}`);
    for (let i = 0; p.result === null && i < 400; i++) {
      const [ask] = openAsks(p);
      if (ask === undefined) break;
      answerAs(p, ask.seat, below(lot, ask.options.length));
    }
    found.push(p);
  }
  return found;
}

/** Examples that follow a rule we know: the chance hangs on one term and on one face of one zone. */
function planted(size: number): Examples {
  const lot = seeded('planted');
  const share = (): number => below(lot, 10_000) / 10_000;
  const terms = judging.terms.length;
  const rows = Array.from({ length: size }, (_, match) => {
    const mp = [below(lot, 6), below(lot, 6)];
    const faces = [below(lot, 10), below(lot, 10)];
    const sum = (side: number): number => 0.4 * at(mp, side) + (at(faces, side) === 3 ? 1.5 : 0);
    const won = share() < 1 / (1 + Math.exp(sum(1) - sum(0))) ? 0 : 1;
    return { match, mp, faces, won };
  });
  const zone = at(layout.zones, 1);
  return {
    sides: 2,
    match: Uint32Array.from(rows, ({ match }) => match),
    outcome: Float32Array.from(rows.flatMap(({ won }) => (won === 0 ? [1, 0] : [0, 1]))),
    alive: new Uint8Array(size * 2).fill(1),
    terms: Float32Array.from(
      rows.flatMap(({ mp }) => mp.flatMap((n) => Array.from({ length: terms }, (_, i) => (i === 0 ? n : 0)))),
    ),
    ends: Uint32Array.from({ length: size * 2 }, (_, i) => 2 * (i + 1)),
    index: Uint16Array.from(rows.flatMap(({ faces }) => faces.flatMap((face) => [layout.bias, zone + face]))),
  };
}

const provenance = { matches: 1, positions: 1, seed: 's', date: '2026-01-01', rules: 1, loss: 0, slope: 1 };
const weightsOf = (key: string, table: Weights['tables'][string], from: Layout = layout): Weights => ({
  game: 'legends',
  rules: 1,
  printed: Object.fromEntries(from.printed.map(({ key: card, signature }) => [card, signature])),
  tables: { [key]: table },
});

describe('learning to judge', () => {
  const found = fit(layout, planted(20_000), { seed: 'a' });

  test('a rule that was planted is found', () => {
    const { fitted, test: held } = found;
    expect(at(fitted.values, 0)).toBeGreaterThan(0.3);
    expect(at(fitted.values, 0)).toBeLessThan(0.5);
    expect(held.slope).toBeGreaterThan(0.9);
    expect(held.slope).toBeLessThan(1.1);
    const key = 'k';
    const values = unpackTable(layout, weightsOf(key, pack(layout, fitted, provenance)), key);
    const zone = at(layout.zones, 1);
    const others = [0, 1, 2, 4, 5].map((face) => at(values, zone + face));
    for (const other of others) expect(at(values, zone + 3) - other).toBeGreaterThan(0.8);
  });

  test('positions that follow tell of those before, and never of another match', () => {
    const examples = { ...planted(4), match: Uint32Array.of(7, 7, 7, 8) };
    examples.outcome.set([1, 0, 1, 0, 1, 0, 0, 1]);
    const said = new Map([0.5, 0.6, 0.8, 0.1].map((x, row) => [row, { chances: [x, 1 - x], outcome: [1, 0] }]));
    const [first, , second, , third, , other] = lookedAhead(examples, said);
    expect([third, other]).toEqual([1, 0]);
    expect(second).toBeCloseTo(0.1 * 0.8 + 0.9, 6);
    expect(first).toBeCloseTo(0.1 * 0.6 + 0.9 * (0.1 * 0.8 + 0.9), 6);
  });

  test('what is known is left only for a reason', () => {
    const noise = [0.1, -0.1, 0.2, -0.2, 0.1, -0.1];
    const close = noise.map((x) => 1.01 + x);
    const worse = noise.map((x) => 1.5 + x / 10);
    const best = noise.map(() => 1);
    expect(chosenOf([worse, best, close, worse], 0)).toBe(1);
    expect(chosenOf([worse, best, close, worse], 1)).toBe(2);
  });

  test('begun from what another table knows, a few matches do not spoil it', () => {
    const table = pack(layout, found.fitted, provenance);
    const from = fittedFrom(layout, weightsOf('k', table), table);
    const place = at(layout.zones, 1) + 3;
    expect(at(from.values, 0)).toBeCloseTo(at(found.fitted.values, 0), 2);
    expect(at(from.values, place)).toBeCloseTo(at(found.fitted.values, place), 2);
    const few = planted(60);
    const off = (one: Fit): number => Math.abs(at(one.fitted.values, place) - at(found.fitted.values, place));
    expect(off(fit(layout, few, { seed: 'a', from }))).toBeLessThan(off(fit(layout, few, { seed: 'a' })) / 2);
  });

  test('the same examples and seed give the same weights', () => {
    expect(fit(layout, planted(2000), { seed: 'a' }).fitted).toEqual(fit(layout, planted(2000), { seed: 'a' }).fitted);
  });

  test('a changed card is judged by its words alone', () => {
    const key = 'k';
    const weights = weightsOf(key, pack(layout, found.fitted, provenance));
    const card = layout.printed[3]?.key ?? '';
    const changed: Weights = { ...weights, printed: { ...weights.printed, [card]: 'something else' } };
    const own = weights.tables[key]?.zones['champion']?.faces[card] ?? 0;
    const place = at(layout.zones, 1) + 3;
    expect(own).not.toBe(0);
    expect(at(unpackTable(layout, changed, key), place)).toBeCloseTo(
      at(unpackTable(layout, weights, key), place) - own,
      6,
    );
  });
});

test('a card that only got stronger is another card', () => {
  const stronger: Game = {
    ...legends,
    cards: legends.cards.map((card) =>
      card.id === 'hellhound' ? { ...card, kind: { ...card.kind, strength: 9 } } : card,
    ),
  };
  const signaturesOf = (game: Game): string[] => layoutFor(game, judging).printed.map(({ signature }) => signature);
  const before = signaturesOf(legends);
  const changed = signaturesOf(stronger).flatMap((signature, face) => (signature === before[face] ? [] : [face]));
  expect(changed.map((face) => layout.printed[face]?.key)).toEqual(['hellhound']);
});

describe('a learned judgement', () => {
  const setup = checkedSetup(legends, 4);
  const key = tableKey(legends, setup);
  const seen = positionsOf(legends, 4, 6);
  const gathering = gather(layout, sideNumbers(legends, setup));
  seen.forEach((p, match) => {
    gathering.see(p);
    gathering.end(match, [1, 0, 0, 0]);
  });
  const examples = joined([gathering.done()]);
  const lot = seeded('any weights');
  const values = Float64Array.from({ length: layout.size }, () => below(lot, 200) / 500 - 0.2);
  const weights = weightsOf(key, pack(layout, { values, says: judging.zones.map(() => new Map()) }, provenance));
  const learned = learnedGame(legends, judging, weights);

  test('chances of all sides add up to one', () => {
    for (const p of seen.filter(({ result }) => result === null)) {
      const sum = [0, 1, 2, 3].reduce((total, seat) => total + learned.evaluate(p, seat), 0);
      expect(sum).toBeCloseTo(1, 6);
      expect(learned.chances?.(p)).toHaveLength(4);
    }
  });

  test('a look says the same as the examples it is learned from', () => {
    seen.forEach((p, row) => {
      const sums = [0, 1, 2, 3].map((side) => sumOf(examples, row * 4 + side, Float64Array.from(values, rounded)));
      const total = sums.reduce((all, x) => all + Math.exp(x), 0);
      sums.forEach((x, side) => {
        if (examples.alive[row * 4 + side] === 1 && !examples.alive.subarray(row * 4, row * 4 + 4).includes(0)) {
          expect(learned.evaluate(p, side)).toBeCloseTo(Math.exp(x) / total, 3);
        }
      });
    });
  });

  test('a table nobody learned is judged as before', () => {
    const p = begin(legends, checkedSetup(legends, 2), 'two');
    expect(learned.evaluate(p, 0)).toBe(legends.evaluate(p, 0));
    expect(learned.chances?.(p)).toBeNull();
  });
});

const rounded = (x: number): number => Math.round(x * 1000) / 1000;
function sumOf(examples: Examples, place: number, values: Float64Array): number {
  const terms = judging.terms.length;
  let sum = 0;
  for (let i = 0; i < terms; i++) sum += at(values, i) * at(examples.terms, place * terms + i);
  for (let k = place === 0 ? 0 : at(examples.ends, place - 1); k < at(examples.ends, place); k++) {
    sum += at(values, at(examples.index, k));
  }
  return sum;
}

test('forecasts are judged by what came', () => {
  const right = report([
    ...Array.from({ length: 70 }, () => ({ chances: [0.7, 0.3], outcome: [1, 0] })),
    ...Array.from({ length: 30 }, () => ({ chances: [0.7, 0.3], outcome: [0, 1] })),
    ...Array.from({ length: 20 }, () => ({ chances: [0.2, 0.8], outcome: [1, 0] })),
    ...Array.from({ length: 80 }, () => ({ chances: [0.2, 0.8], outcome: [0, 1] })),
  ]);
  expect(right.slope).toBeCloseTo(1, 2);
  expect(right.tenths[7]).toEqual({ n: 100, foretold: expect.closeTo(0.7, 6) as number, came: 0.7 });
});

/** What comes by these chances, exactly: as many of each as they say. */
const asForetold = (chances: readonly number[], said: readonly number[]): Forecast[] =>
  chances.flatMap((chance, winner) =>
    Array.from({ length: Math.round(chance * 100) }, () => ({
      chances: said,
      outcome: chances.map((_, side) => (side === winner ? 1 : 0)),
    })),
  );

test.each([
  [
    [0.7, 0.3],
    [0.4, 0.6],
  ],
  [
    [0.6, 0.3, 0.1],
    [0.2, 0.2, 0.6],
  ],
])('odds twice as bold as they should be have a slope of one half: %j, %j', (...truths) => {
  const said = truths.flatMap((truth) => asForetold(truth, stretched(truth, { slope: 2, shift: 0 })));
  expect(report(said).slope).toBeCloseTo(0.5, 3);
  const mended = said.map(({ chances, outcome }) => ({ chances: stretched(chances, report(said)), outcome }));
  expect(report(mended).slope).toBeCloseTo(1, 3);
});

test('against the game, what is too bold and too dark is mended by a slope and a shift', () => {
  const said = [0.2, 0.5, 0.9].flatMap((truth) => {
    const chances = stretched([truth], { slope: 2, shift: -1 });
    return Array.from({ length: 100 }, (_, i) => ({ chances, outcome: [i < truth * 100 ? 1 : 0] }));
  });
  expect(report(said).slope).toBeCloseTo(0.5, 3);
  expect(report(said).shift).toBeCloseTo(0.5, 3);
});

test('a fit that is stretched foretells the stretched chances', () => {
  const { fitted } = fit(layout, planted(2000), { seed: 'a' });
  const bolder = stretchedFit(layout, fitted, { slope: 1.5, shift: 0 });
  expect(at(bolder.values, 0)).toBeCloseTo(1.5 * at(fitted.values, 0), 9);
  const [words] = fitted.says;
  for (const [what, n] of words ?? []) expect(bolder.says[0]?.get(what)).toBeCloseTo(1.5 * n, 9);
});
