/** What bots say of their chances comes true, and what they do hangs on none of it. */
import { below, known, seeded } from '@arenarium/engine';
import { games } from '@arenarium/games';
import { judgementOf } from '@arenarium/games/judgements';
import { tricks } from '@arenarium/engine/tricks';
import { describe, expect, test } from 'vitest';
import {
  aloud,
  botNamed,
  errorOfSlope,
  hopesWith,
  mindOf,
  report,
  sayingFrom,
  sayingsFrom,
  spokenGame,
  stretched,
  type Said,
  type Saying,
} from '../src/index.ts';
import { choosers, positionIn } from './worlds.ts';

const USUAL = 100;
const NOBODY = -1;
const provenance = { matches: 1, bot: 'somebody', thought: 1, seed: 's', date: '2026-01-01', rules: 1 };
/** Four times as bold as they should be at the beginning, and as they should be at the end. */
const boldness = (asked: number): number => 4 - (3 * asked) / USUAL;

/** Matches in which everything comes as often as it should, and is thought to be surer than that. */
function thought(sides: number, matches: number): Said[] {
  const lot = seeded(`thought ${sides}`);
  const share = (): number => (below(lot, 10_000) + 0.5) / 10_000;
  return Array.from({ length: matches }, (_, match): Said => {
    const asked = below(lot, USUAL);
    const parts = Array.from({ length: Math.max(2, sides) }, () => 0.1 + share());
    const all = parts.reduce((sum, x) => sum + x, 0);
    const truth = parts.map((x) => x / all);
    let left = share();
    const winner = truth.findIndex((x) => (left -= x) < 0);
    const bold = stretched(truth, { slope: boldness(asked), shift: 0 });
    const outcome = truth.map((_x, side) => (side === winner ? 1 : 0));
    return { match, asked, chooser: 0, chances: bold.slice(0, sides), outcome: outcome.slice(0, sides) };
  });
}

const spoken = (saying: Saying, all: readonly Said[]): Said[] =>
  all.map((one) => ({ ...one, chances: aloud(saying, one, one.chances) }));

describe.each([1, 2, 4])('what %i sides hope for', (sides) => {
  const all = thought(sides, 12_000);
  const saying = sayingFrom(all.slice(0, 8000), USUAL, provenance);
  const fresh = all.slice(8000);

  test('is said as it comes true, early and late', () => {
    expect(report(fresh).slope).toBeLessThan(0.6);
    for (const part of [fresh.filter(({ asked }) => asked < 50), fresh.filter(({ asked }) => asked >= 50)]) {
      const { slope, shift } = report(spoken(saying, part));
      expect(Math.abs(slope - 1)).toBeLessThan(3 * errorOfSlope(spoken(saying, part), 's') + 0.05);
      expect(Math.abs(shift)).toBeLessThan(0.2);
    }
    expect(report(spoken(saying, fresh)).loss).toBeLessThan(report(fresh).loss);
  });

  test('adds up to one, and the better stays the better', () => {
    for (const { asked, chances } of fresh.slice(0, 200)) {
      const said = aloud(saying, { asked, chooser: NOBODY }, chances);
      if (sides > 1) expect(said.reduce((sum, x) => sum + x, 0)).toBeCloseTo(1, 9);
      const order = (list: readonly number[]): number[] =>
        list.map((_, side) => side).toSorted((a, b) => (list[a] ?? 0) - (list[b] ?? 0));
      expect(order(said)).toEqual(order(chances));
    }
  });
});

test('who is out stays out, and who has won has won', () => {
  const saying: Saying = { provenance, usual: USUAL, slopes: [0.1, 0.3], lean: -1 };
  const moment = { asked: 10, chooser: 1 };
  expect(aloud(saying, moment, [0, 1, 0])).toEqual([0, 1, 0]);
  expect(aloud(saying, { asked: 500, chooser: 2 }, [0, 0.2, 0.8])[0]).toBe(0);
  expect(aloud(saying, { asked: 10, chooser: 0 }, [0])).toEqual([0]);
  expect(aloud(saying, { asked: 10, chooser: 0 }, [1])).toEqual([1]);
});

test('whoever is to choose says less, where that hoped for too much', () => {
  const said = [0, 1].flatMap((chooser) =>
    Array.from({ length: 1000 }, (_, match): Said => {
      const outcome = match % 2 === 0 ? [1, 0] : [0, 1];
      const chances = chooser === 0 ? [0.7, 0.3] : [0.3, 0.7];
      return { match, asked: match % USUAL, chooser, chances, outcome };
    }),
  );
  // All were even: the only thing that was wrong was whose turn it was.
  const saying = sayingFrom(said, USUAL, provenance);
  for (const chooser of [0, 1]) {
    const chances = chooser === 0 ? [0.7, 0.3] : [0.3, 0.7];
    expect(aloud(saying, { asked: 50, chooser }, chances)[0]).toBeCloseTo(0.5, 1);
  }
});

test('the others share what one does not hope for', () => {
  expect(hopesWith(0.4, 1, [0.2, 0.5, 0.1])).toEqual([expect.closeTo(0.4, 9), 0.4, expect.closeTo(0.2, 9)]);
  expect(hopesWith(0.4, 0, [0, 0, 0])).toEqual([0.4, 0.3, 0.3]);
  expect(hopesWith(0.4, 0, [0.9])).toEqual([0.4]);
});

test('matches are drawn, not positions: saying it ten times makes nothing surer', () => {
  const all = thought(2, 300);
  const tenfold = all.flatMap((one) => Array.from({ length: 10 }, () => one));
  expect(errorOfSlope(tenfold, 's') / errorOfSlope(all, 's')).toBeCloseTo(1, 1);
});

test('a bot that says less does the same, and gives its reasons in the same order', () => {
  const timid: Saying = { provenance, usual: 10, slopes: [0.3, 0.3], lean: 0 };
  const quiet = spokenGame(tricks, { game: tricks.id, tables: { '2 seats, 2 sides': timid } });
  const master = known(botNamed('master'), 'master');
  const minds = [tricks, quiet].map((game) => {
    const p = positionIn(game, { seats: 2, seed: 'aloud', moves: 4 });
    const [seat] = p === null ? [] : choosers(p);
    if (p === null || seat === undefined) throw new Error('over too soon');
    return () => mindOf(p, seat, { random: seeded('x'), budget: { iterations: 300 } });
  });
  const [choice, same] = minds.map((mind) => master.choose(mind()));
  expect(same).toBe(choice);
  const [loud, low] = minds.map((mind) => master.explain(mind()));
  expect(low?.options.map(({ option }) => option)).toEqual(loud?.options.map(({ option }) => option));
  loud?.options.forEach(({ chance, doubt }, i) => {
    const said = low?.options[i];
    if (chance > 0 && chance < 1)
      expect(Math.abs((said?.chance ?? 0) - 0.5)).toBeLessThanOrEqual(Math.abs(chance - 0.5));
    expect(said?.doubt ?? 1).toBeLessThanOrEqual(doubt + 1e-9);
  });
});

test.each(games.map(({ id }) => [id]))('the sayings of %s are of its tables', async (id) => {
  const { tables } = sayingsFrom(known(await judgementOf(id), id).sayings, id);
  for (const { slopes, usual, provenance: from } of Object.values(tables)) {
    expect(slopes).toHaveLength(2);
    expect(usual).toBeGreaterThan(10);
    expect(from.matches).toBeGreaterThan(0);
  }
});
