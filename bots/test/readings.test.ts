/** What games read off their tables to be judged by, for all of them. */
import { gather, layoutFor, sideNumbers, type Examples } from '@arenarium/bots';
import { known, answerAs, at, begin, below, checkedSetup, openAsks, seatCounts, seeded } from '@arenarium/engine';
import type { Position, Sheet } from '@arenarium/engine';
import { gameNamed } from '@arenarium/games';
import { judgementOf, type Judgement } from '@arenarium/games/judgements';
import { describe, expect, test } from 'vitest';
import { chancesFrom, lookWith, stepOf } from '../src/judgement/look.ts';

const GAMES = ['legends', 'brawl', 'kamigami', 'basicverse', 'banishing'] as const;

/** Everything that is read of a position, in order. */
function readingOf({ judging }: Judgement, p: Position): unknown[] {
  const read: unknown[] = [];
  const sheet: Sheet = {
    term: (...what) => void read.push(['term', ...what]),
    number: (...what) => void read.push(['number', ...what]),
    zone: (seat, zone, cards) => void read.push(['zone', seat, zone, [...cards]]),
    lost: (seat) => void read.push(['lost', seat]),
  };
  judging.read(p, sheet);
  return read;
}

interface Playing {
  readonly seed: string;
  readonly answers: number;
  readonly before?: (p: Position) => void;
}
/** Play on by lot for so many answers. */
function playOn(p: Position, { seed, answers, before }: Playing): void {
  const lot = seeded(seed);
  for (let made = 0; p.result === null && made < answers; made++) {
    const [ask] = openAsks(p);
    if (ask === undefined) return;
    before?.(p);
    answerAs(p, ask.seat, below(lot, ask.options.length));
  }
}

/** The chances that weights give examples, added up one by one. */
function chancesOf({ sides, ends, index, terms, alive }: Examples, values: Float64Array): number[][] {
  const places = ends.length;
  const count = terms.length / places;
  const sums = Float64Array.from(ends, (end, place) => {
    let sum = 0;
    for (let i = 0; i < count; i++) sum += at(values, i) * at(terms, place * count + i);
    for (let k = place === 0 ? 0 : at(ends, place - 1); k < end; k++) sum += at(values, at(index, k));
    return sum;
  });
  return Array.from({ length: places / sides }, (_, row) => {
    const chances = new Float64Array(sides);
    const lost = alive.slice(row * sides, (row + 1) * sides).map((x) => 1 - x);
    chancesFrom(sums.slice(row * sides, (row + 1) * sides), lost, chances);
    return [...chances];
  });
}

describe.each(GAMES)('what is read of %s', (id) => {
  const game = known(gameNamed(id), id);

  test('is the same to a look as to the examples', async () => {
    const { judging } = known(await judgementOf(id), id);
    const layout = layoutFor(game, judging);
    const lot = seeded('weights');
    // Cards with several faces have one weight.
    const each = Float64Array.from({ length: layout.size }, () => below(lot, 1000) / 5000 - 0.1);
    const values = each.slice();
    for (const base of layout.zones)
      layout.firstOf.forEach((first, face) => (values[base + face] = at(each, base + first)));
    const [seats = 2] = seatCounts(game);
    const setup = checkedSetup(game, seats);
    const sides = sideNumbers(game, setup);
    const look = lookWith(layout, values, sides);
    for (let match = 0; match < 6; match++) {
      const p = begin(game, setup, `alike ${match}`);
      const gathering = gather(layout, sides);
      const seen: number[][] = [];
      playOn(p, {
        seed: `lot ${match}`,
        answers: 150,
        before(q) {
          gathering.see(q);
          seen.push([...look(q)]);
        },
      });
      gathering.end(
        match,
        Array.from({ length: seats }, () => 0),
      );
      expect(chancesOf(gathering.done(), values)).toEqual(
        seen.map((chances) => chances.map((x): unknown => expect.closeTo(x, 4))),
      );
    }
  });

  test('is the same whoever is asked: a turn that ends changes nothing by itself', async () => {
    const judgement = known(await judgementOf(id), id);
    const [seats = 2] = seatCounts(game);
    for (let match = 0; match < 12; match++) {
      const p = begin(game, checkedSetup(game, seats), `read ${match}`);
      playOn(p, { seed: `lot ${match}`, answers: 10 * (match + 1) });
      const { now } = p;
      if (now === null) continue;
      const asOthers = Array.from({ length: seats }, (_, seat): Position => ({ ...p, now: { ...now, seat } }));
      for (const other of asOthers) expect(readingOf(judgement, other)).toEqual(readingOf(judgement, p));
    }
  });
});

test('a number between two steps counts as the lower one', () => {
  expect([-1, 0, 2.7, 5, 9].map((value) => stepOf(value, 5))).toEqual([0, 0, 2, 5, 5]);
});

test.each([
  ['brawl', 4],
  ['kamigami', 3],
])('while %s is set up, what was taken so far is read', async (id, made) => {
  const game = known(gameNamed(id), id);
  const judgement = known(await judgementOf(id), id);
  const drafts = Array.from({ length: 8 }, (_, i) => {
    const p = begin(game, checkedSetup(game, 2), 'the same');
    playOn(p, { seed: `draft ${i}`, answers: made });
    expect(judgement.judging.settingUp(p)).toBe(true);
    return JSON.stringify(readingOf(judgement, p));
  });
  expect(new Set(drafts).size).toBeGreaterThan(1);
});

test.each([
  ['kamigami', 2],
  ['basicverse', 4],
])('by hand %s is judged by its terms as by its evaluation', async (id, seats) => {
  const game = known(gameNamed(id), id);
  const { judging } = known(await judgementOf(id), id);
  const layout = layoutFor(game, judging);
  const setup = checkedSetup(game, seats);
  const values = new Float64Array(layout.size);
  judging.terms.forEach((name, i) => (values[i] = judging.byHand?.[name] ?? 0));
  const look = lookWith(layout, values, sideNumbers(game, setup));
  const p = begin(game, setup, 'by hand');
  const gaps: number[] = [];
  playOn(p, {
    seed: 'by hand',
    answers: 120,
    before: (q) => gaps.push(Math.abs(at(look(q), 0) - game.evaluate(q, 0))),
  });
  // What the cards of others promise is seen by the look and not by a seat: it differs a little, and on average hardly.
  expect(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toBeLessThan(0.05);
});
