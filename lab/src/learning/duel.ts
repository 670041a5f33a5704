/**
 * Is what was learned stronger? Paired matches by the clock: with two sides every seed is played with the seats swapped;
 * among more, one learned side sits among former ones, in every seat in turn; together against the game, both play the
 * same seeds with a whole team.
 */
import { botNamed, playMatch, sideNumbers, type Bot, type Budget } from '@arenarium/bots';
import { at, below, seeded, type Game, type Judging, type Setup } from '@arenarium/engine';
import { shareInterval, type Interval } from '../ratings.ts';

export interface Duel {
  /** The same game, judged as it was learned, and as before. */
  readonly learned: Game;
  readonly former: Game;
  readonly judging: Judging;
  /** Who plays; several with a plus between them share a side by turns, a strong one and a weaker one, say. */
  readonly bot: string;
  readonly budget: Budget;
}
export interface DuelJob {
  readonly setup: Setup;
  readonly seed: string;
  /** The side that plays as it learned; −1: none, −2: all. */
  readonly side: number;
  /** The set-up is decided by lot, the same for everybody: play without draft. */
  readonly byLot: boolean;
}
export interface DuelDone {
  readonly job: DuelJob;
  /** What the learned side got of all there was. */
  readonly score: number;
}

const NONE = -1;
const ALL = -2;

/** Seed by seed, so that a duel cut short is still fair. Every second set-up is by lot, but where it alone was learned. */
export function duelJobs(
  game: Game,
  setups: readonly Setup[],
  { matches, seed, onlySetUp = false }: { matches: number; seed: string; onlySetUp?: boolean },
): DuelJob[] {
  const jobs: DuelJob[] = [];
  for (let i = 0; jobs.length < matches; i++) {
    const setup = setups[i % setups.length];
    if (setup === undefined) break;
    const count = Math.max(...sideNumbers(game, setup)) + 1;
    const sides = count === 1 ? [ALL, NONE] : Array.from({ length: count }, (_, side) => side);
    for (const side of sides) jobs.push({ setup, seed: `${seed}/${i}`, side, byLot: !onlySetUp && i % 2 === 1 });
  }
  return jobs;
}

export function playDuel({ learned, former, judging, bot: name, budget }: Duel, job: DuelJob): DuelDone {
  const partners = partnersNamed(name);
  // One match, two ways to judge it: whoever thinks has the table judged its own way.
  let current = former;
  const game: Game = {
    ...former,
    evaluate: (p, seat) => current.evaluate(p, seat),
    chances: (p) => current.chances?.(p) ?? null,
    isQuiet: (p) => current.isQuiet?.(p) ?? true,
    // Where the set-up alone was learned it is what is tried, with the variety it comes with.
    ...(learned.isSetApart === undefined
      ? {}
      : {
          isSetApart: (p) => current.isSetApart?.(p) ?? false,
          settingUp: (p) => current.settingUp?.(p) ?? false,
        }),
  };
  const thinking = (as: Game, bot: Bot): Bot => ({
    ...bot,
    choose(mind) {
      const world = job.byLot ? mind.imagine() : null;
      if (world !== null && judging.settingUp(world)) {
        return below(seeded(`${job.seed}/set-up/${mind.asked}/${mind.seat}`), mind.options.length);
      }
      current = as;
      return bot.choose(mind);
    },
  });
  const isLearned = (side: number): boolean => job.side === ALL || job.side === side;
  const sides = sideNumbers(former, job.setup);
  const players = Array.from(sides, (side, seat) => {
    const place = sides.subarray(0, seat).filter((other) => other === side).length;
    return thinking(isLearned(side) ? learned : former, at(partners, place % partners.length));
  });
  const { rewards } = playMatch(game, { ...job.setup, seed: job.seed, players, budget });
  return { job, score: scoreOf(rewards, sides, job.side) };
}

const partnersNamed = (names: string): readonly Bot[] =>
  names.split('+').map((name) => {
    const bot = botNamed(name.trim());
    if (bot === undefined) throw new Error(`there is no bot ${name}`);
    return bot;
  });

function scoreOf(rewards: readonly number[], sides: Int32Array, side: number): number {
  if (side < 0) return rewards[0] ?? 0;
  const got = [...new Set(sides)].map((s) => rewards[sides.indexOf(s)] ?? 0);
  const all = got.reduce((sum, x) => sum + x, 0);
  return all === 0 ? 1 / got.length : (got[side] ?? 0) / all;
}

export interface DuelReport {
  /** Against the game: the seeds that came out differently. */
  readonly matches: number;
  /** What the learned side got on average, and what would be fair. */
  readonly share: number;
  readonly fair: number;
  readonly interval: Interval;
  readonly isStronger: boolean;
  /** Together against the game: of so many seeds, how many each team won. */
  readonly together: { readonly seeds: number; readonly learned: number; readonly former: number } | null;
}

/** A duel is looked at after every so many matches; whoever looks often must be surer before stopping to cheer. */
const LOOK = 20;
const SURE = 2.8;

/** Is it plain before the end: clearly stronger, or so that it can hardly be? What is left need not be played. */
export function isDecided(done: readonly DuelDone[]): boolean {
  if (done.length === 0 || done.length % LOOK !== 0) return false;
  const { score, of, fair } = tallyOf(done);
  return shareInterval(score, of, SURE).low > fair || shareInterval(score, of).high < fair;
}

export function duelReport(done: readonly DuelDone[]): DuelReport {
  const { score, of, fair } = tallyOf(done);
  const interval = shareInterval(score, of);
  const isStronger = done.length >= LOOK && interval.low > fair;
  return { matches: of, share: score / Math.max(1, of), fair, interval, isStronger, together: wonTogether(done) };
}

/** Together against the game: what the former team got, by seed. */
const formerScores = (done: readonly DuelDone[]): ReadonlyMap<string, number> =>
  new Map(done.filter(({ job }) => job.side === NONE).map(({ job, score }) => [job.seed, score]));

/** Where both teams win, or lose, nearly all, there is nothing left to be better at: one wants to see that. */
function wonTogether(done: readonly DuelDone[]): DuelReport['together'] {
  const former = formerScores(done);
  const learned = done.filter(({ job }) => job.side === ALL && former.has(job.seed));
  const won = (scores: readonly number[]): number => scores.reduce((sum, score) => sum + score, 0);
  if (learned.length === 0) return null;
  return {
    seeds: learned.length,
    learned: won(learned.map(({ score }) => score)),
    former: won(learned.map(({ job }) => former.get(job.seed) ?? 0)),
  };
}

interface Tally {
  readonly score: number;
  readonly of: number;
  readonly fair: number;
}

const tallyOf = (done: readonly DuelDone[]): Tally =>
  done.some(({ job }) => job.side < 0) ? againstTheGame(done) : amongSides(done);

const amongSides = (done: readonly DuelDone[]): Tally => ({
  score: done.reduce((sum, { score }) => sum + score, 0),
  of: done.length,
  fair: 1 / Math.max(1, new Set(done.map(({ job }) => job.side)).size),
});

/** Of the seeds that came out differently, in how many did the learned team do better? */
function againstTheGame(done: readonly DuelDone[]): Tally {
  const former = formerScores(done);
  let better = 0;
  let differ = 0;
  for (const { job, score } of done) {
    const before = former.get(job.seed);
    if (job.side !== ALL || before === undefined || before === score) continue;
    differ++;
    if (score > before) better++;
  }
  return { score: better, of: differ, fair: 0.5 };
}
