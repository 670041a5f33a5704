import { botNamed, type Bot } from '@arenarium/bots';
import { known, checkedSetup, type Game } from '@arenarium/engine';
import { describe, expect, test } from 'vitest';
import { commandLine } from '../src/command-line.ts';
import { jobsOf, playJob, reportOn, type Ladder } from '../src/ladder.ts';
import { ratingsFrom, shareInterval } from '../src/ratings.ts';
import { BadUsage } from '../src/usage.ts';
import { tricks } from '@arenarium/engine/tricks';

const bot = (name: string): Bot => known(botNamed(name), name);
const ladderOf = (game: Game, names: readonly string[], matches: number): Ladder => ({
  game,
  setup: checkedSetup(game, 2),
  bots: names.map(bot),
  pairs: 'neighbours',
  matches,
  budget: { iterations: 40 },
  byProcessor: false,
  seed: 't',
});

describe('ratings', () => {
  test('the interval of a share is Wilson’s', () => {
    const { low, high } = shareInterval(60, 100);
    expect(low).toBeCloseTo(0.502, 3);
    expect(high).toBeCloseTo(0.6906, 3);
    expect(shareInterval(10, 10).high).toBeCloseTo(1, 9);
    expect(shareInterval(10, 10).low).toBeCloseTo(0.7225, 3);
    expect(shareInterval(0, 0)).toEqual({ low: 0, high: 1 });
  });

  test('ten to one are 400 points, and distances add up along a chain', () => {
    const many = 1_000_000;
    const won = (share: number) => ({ score: share * many, matches: many });
    const [first, second, third] = ratingsFrom(
      3,
      [
        { a: 1, b: 0, ...won(10 / 11) },
        { a: 2, b: 1, ...won(10 / 11) },
      ],
      0,
    );
    expect(first).toEqual({ rating: 1000, giveOrTake: 0 });
    expect(second?.rating).toBeCloseTo(1400, 1);
    expect(third?.rating).toBeCloseTo(1800, 1);
    expect(third?.giveOrTake).toBeGreaterThan(second?.giveOrTake ?? Infinity);
  });

  test('a clean sweep is strong, not infinitely strong', () => {
    const [, winner] = ratingsFrom(2, [{ a: 1, b: 0, score: 20, matches: 20 }], 0);
    expect(winner?.rating).toBeGreaterThan(1400);
    expect(winner?.rating).toBeLessThan(2000);
  });

  test('players nobody has met are refused', () => {
    expect(() => ratingsFrom(3, [{ a: 1, b: 0, score: 1, matches: 2 }], 0)).toThrow('not all linked');
  });
});

describe('a ladder', () => {
  const game = tricks;

  test('plays every seed with the seats swapped', () => {
    const jobs = jobsOf(ladderOf(game, ['random', 'greedy', 'adept'], 10));
    expect(jobs).toHaveLength(20);
    for (const { a, b, seed } of jobs) {
      expect(jobs.filter((job) => job.a === a && job.b === b && job.seed === seed).map(({ flip }) => flip)).toEqual([
        0, 1,
      ]);
    }
  });

  test('rates who wins more', () => {
    const ladder = ladderOf(game, ['random', 'master'], 120);
    const report = reportOn(
      ladder,
      jobsOf(ladder).map((job) => playJob(ladder, job)),
    );
    expect(report.meetings[0]?.interval.low).toBeGreaterThan(0.5);
    const [low, high] = report.bots;
    expect(high?.rating.rating).toBeGreaterThan(low?.rating.rating ?? Infinity);
  });
});

test.each([
  [['ladder', 'banishing', '--bots', 'random,wizard'], 'there is no bot "wizard"'],
  [['ladder', 'banishing', '--bots', 'random,random'], 'names the same bot twice'],
  [['ladder', 'banishing', '--processor', '--workers', '2'], 'processor time can only be told with one worker'],
  [['ladder', 'banishing', '--seconds', '0'], '--seconds should be a number above 0'],
  [['ladder', 'chess'], 'there is no game "chess"'],
  [['analyse', 'no-such-file.json'], 'cannot read no-such-file.json'],
])('arenarium %s is refused', async (line, because) => {
  const run = commandLine().parseAsync(['node', 'arenarium', ...line]);
  await expect(run).rejects.toThrow(BadUsage);
  await expect(run).rejects.toThrow(because);
});
