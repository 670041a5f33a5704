/**
 * Bots against bots, fairly: every seed is played with the seats swapped, so that neither the deal nor the first move
 * tells. Where all seats win or lose together, each bot plays the same seeds with a whole team, against the game.
 */
import { playMatch, type Bot, type Budget } from '@arenarium/bots';
import { at, type Game, type Settings, type Setup } from '@arenarium/engine';
import { ratingsFrom, shareInterval, type Interval, type Meeting, type Rating } from './ratings.ts';

export interface Ladder {
  readonly game: Game;
  readonly setup: Setup;
  /** From the weakest to the strongest, as expected. */
  readonly bots: readonly Bot[];
  readonly pairs: 'neighbours' | 'all';
  /** Matches for each pair; in a game played together, for each bot. */
  readonly matches: number;
  readonly budget: Budget;
  /** Think by processor time: where one thread plays and other work is done beside it, the clock would measure that. */
  readonly byProcessor: boolean;
  readonly seed: string;
}

/** One match to be played: the bots sit by turns, `flip` decides who begins; or one bot in all seats (`b` is −1). */
export interface Job {
  readonly a: number;
  readonly b: number;
  readonly seed: string;
  readonly flip: 0 | 1;
}
export interface JobDone {
  readonly job: Job;
  /** What `a` got: 1 all, 0 nothing. */
  readonly score: number;
  readonly slowest: number;
  readonly choices: number;
  readonly milliseconds: number;
}

const isTogether = ({ game, setup }: Pick<Ladder, 'game' | 'setup'>): boolean => new Set(game.sides(setup)).size === 1;

/** Everything that is to be played, seed by seed, so that a ladder cut short is still fair. */
export function jobsOf(ladder: Ladder): readonly Job[] {
  const { bots, matches, seed } = ladder;
  const alone = isTogether(ladder);
  const pairs = alone ? bots.map((_, a): [number, number] => [a, -1]) : pairsOf(ladder);
  const seeds = alone ? matches : Math.ceil(matches / 2);
  return Array.from({ length: seeds }, (_, i) => `${seed}/${i}`).flatMap((seedOf) =>
    pairs.flatMap(([a, b]): Job[] => {
      const job = { a, b, seed: seedOf };
      return alone
        ? [{ ...job, flip: 0 }]
        : [
            { ...job, flip: 0 },
            { ...job, flip: 1 },
          ];
    }),
  );
}

/** The stronger first. */
const pairsOf = ({ bots, pairs }: Ladder): [number, number][] =>
  bots.flatMap((_, a) =>
    bots.flatMap((__, b): [number, number][] => (b < a && (pairs === 'all' || b === a - 1) ? [[a, b]] : [])),
  );

/** Sides take turns: of two sides one each, of many every other one. */
function seatsOfA({ game, setup }: Pick<Ladder, 'game' | 'setup'>, flip: number): readonly boolean[] {
  const sides = game.sides(setup);
  const order = [...new Set(sides)];
  return sides.map((side) => (order.indexOf(side) + flip) % 2 === 0);
}

export function playJob(ladder: Ladder, job: Job): JobDone {
  const { game, setup, bots, budget } = ladder;
  const isA = job.b < 0 ? Array.from({ length: setup.seats }, () => true) : seatsOfA(ladder, job.flip);
  const players = isA.map((a) => at(bots, a ? job.a : job.b));
  const played = playMatch(game, { ...setup, seed: job.seed, players, budget });
  const mine = played.rewards.filter((_, seat) => isA[seat] === true).reduce((sum, reward) => sum + reward, 0);
  const all = played.rewards.reduce((sum, reward) => sum + reward, 0);
  const own = isA.filter(Boolean).length;
  // Nobody got anything: a draw. Against the game, it is a loss.
  const score = job.b < 0 ? mine / own : all === 0 ? 0.5 : fairShare(mine, all, played.rewards.length / own);
  const sum = (numbers: readonly number[]): number => numbers.reduce((x, y) => x + y, 0);
  return { job, score, slowest: played.slowest, choices: sum(played.choices), milliseconds: sum(played.milliseconds) };
}

/** What `a` got of all there was, so that ½ is even whether it sat in as many seats or not. */
function fairShare(mine: number, all: number, perSeat: number): number {
  const share = mine / all;
  if (perSeat === 2) return share;
  const even = 1 / perSeat;
  return share <= even ? (0.5 * share) / even : 0.5 + (0.5 * (share - even)) / (1 - even);
}

export interface MeetingReport {
  readonly stronger: string;
  readonly weaker: string;
  readonly matches: number;
  readonly score: number;
  readonly share: number;
  readonly interval: Interval;
}
export interface BotReport {
  readonly bot: string;
  readonly rating: Rating;
  /** Of matches against the game, where all play together. */
  readonly wins: { readonly matches: number; readonly share: number; readonly interval: Interval } | null;
}
export interface LadderReport {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly settings: Settings;
  readonly budget: Budget;
  readonly byProcessor: boolean;
  readonly seed: string;
  readonly bots: readonly BotReport[];
  readonly meetings: readonly MeetingReport[];
  readonly decisions: number;
  readonly meanMilliseconds: number;
  readonly slowestMilliseconds: number;
}

export function reportOn(ladder: Ladder, done: readonly JobDone[]): LadderReport {
  const { game, setup, bots, budget, byProcessor, seed } = ladder;
  const sum = (of: (d: JobDone) => number, among = done): number => among.reduce((total, d) => total + of(d), 0);
  const alone = isTogether(ladder);
  const met = alone ? againstTheGame(ladder, done) : meetingsAmong(ladder, done);
  // Together, the game itself is the player everybody meets, and the anchor.
  const ratings = alone
    ? ratingsFrom(bots.length + 1, met, bots.length)
    : ratingsFrom(
        bots.length,
        met,
        Math.max(
          0,
          bots.findIndex(({ name }) => name === 'greedy'),
        ),
      );
  const decisions = sum((d) => d.choices);
  return {
    game: game.id,
    version: game.version,
    seats: setup.seats,
    settings: setup.settings,
    budget,
    byProcessor,
    seed,
    bots: bots.map(({ name }, i) => {
      const own = alone ? met.find(({ a }) => a === i) : undefined;
      const wins = own === undefined ? null : { matches: own.matches, ...shareOf(own.score, own.matches) };
      return { bot: name, rating: at(ratings, i), wins };
    }),
    meetings: (alone ? betterTeams(ladder, done) : met).map(({ a, b, score, matches }) => ({
      stronger: at(bots, a).name,
      weaker: at(bots, b).name,
      matches,
      score,
      ...shareOf(score, matches),
    })),
    decisions,
    meanMilliseconds: sum((d) => d.milliseconds) / Math.max(1, decisions),
    slowestMilliseconds: Math.max(0, ...done.map(({ slowest }) => slowest)),
  };
}

const shareOf = (score: number, n: number): { share: number; interval: Interval } => ({
  share: n === 0 ? 0 : score / n,
  interval: shareInterval(score, n),
});

const meetingsAmong = (ladder: Ladder, done: readonly JobDone[]): Meeting[] =>
  pairsOf(ladder).map(([a, b]) => {
    const theirs = done.filter(({ job }) => job.a === a && job.b === b);
    return { a, b, score: theirs.reduce((sum, { score }) => sum + score, 0), matches: theirs.length };
  });

const againstTheGame = ({ bots }: Ladder, done: readonly JobDone[]): Meeting[] =>
  bots.map((_, a) => {
    const theirs = done.filter(({ job }) => job.a === a);
    return { a, b: bots.length, score: theirs.reduce((sum, { score }) => sum + score, 0), matches: theirs.length };
  });

/** Of two teams on the same seeds: in how many of those that came out differently was the stronger the better one? */
const betterTeams = (ladder: Ladder, done: readonly JobDone[]): Meeting[] =>
  pairsOf(ladder).map(([a, b]) => {
    const scores = (bot: number) =>
      new Map(done.filter(({ job }) => job.a === bot).map(({ job, score }) => [job.seed, score]));
    const theirs = scores(b);
    let score = 0;
    let matches = 0;
    for (const [seed, own] of scores(a)) {
      const other = theirs.get(seed);
      if (other === undefined || own === other) continue;
      matches++;
      if (own > other) score++;
    }
    return { a, b, score, matches };
  });
