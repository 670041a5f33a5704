/**
 * Many matches between bots, as fast as the engine goes: no log, no text, nothing allocated per decision. Match `i` of
 * seed `s` is the same whoever plays it and in whatever order, so ranges of matches can be shared out and added up.
 */
import { beginFor, playOut, seatedAt, type Bot, type Budget } from '@arenarium/bots';
import { at, fingerprint, RulesError, TooLong, type Game, type Position, type Setup } from '@arenarium/engine';
import {
  addChoices,
  countPlayedWith,
  watchChoices,
  type ChoiceCounts,
  type ChoiceWatch,
  type Counted,
} from './choices.ts';
import { addScore, count, noScore, type Score } from './score.ts';

export interface Series {
  readonly game: Game;
  readonly setup: Setup;
  readonly seed: string;
  /** One for each seat. */
  readonly bots: readonly Bot[];
  readonly budget: Budget;
  /** Each match, the bots move on by one seat. */
  readonly rotate: 'stay' | 'rotate';
  /** Count also what seats played with and, if wanted, which options they took: words take time. */
  readonly closely?: { readonly choices: Counted };
}

/** A match by its number, and the exact position it came to. */
interface Example {
  readonly match: number;
  readonly fingerprint: string;
}

/** How the matches came out, ready to be added to another range's. */
export interface Tally {
  matches: number;
  finished: number;
  /** Questions without an option: always a mistake in the rules. */
  deadEnds: number;
  /** The seed and question of the first one, to look at. */
  firstDeadEnd: string | null;
  /** Matches that were not over after as many decisions as the game allows itself. */
  tooLong: number;
  /** Decisions with two or more options. */
  decisions: number;
  options: number;
  /** By seat, and by place in the list of bots. */
  readonly seats: Score[];
  readonly bots: Score[];
  readonly sides: Record<string, Score>;
  /** By the rule under which matches ended. */
  readonly endings: Record<string, number>;
  /** The first match that ended so: an example to play again. */
  readonly examples: Record<string, Example>;
  /** By what a seat played with. */
  readonly playedWith: Record<string, Score>;
  readonly choices: ChoiceCounts;
}

export const noTally = (seats: number): Tally => ({
  matches: 0,
  finished: 0,
  deadEnds: 0,
  firstDeadEnd: null,
  tooLong: 0,
  decisions: 0,
  options: 0,
  seats: Array.from({ length: seats }, noScore),
  bots: Array.from({ length: seats }, noScore),
  sides: {},
  endings: {},
  examples: {},
  playedWith: {},
  choices: {},
});

/** Which bot of the list sits where, in match `i`. */
const botAt = (series: Series, match: number, seat: number): number =>
  series.rotate === 'rotate' ? (seat + match) % series.setup.seats : seat;

/** Who sits where in match `i`. */
export const playersIn = (series: Series, match: number): readonly Bot[] =>
  series.rotate === 'stay' ? series.bots : series.bots.map((_, seat) => at(series.bots, botAt(series, match, seat)));

export const seedOf = (series: Pick<Series, 'seed'>, match: number): string => `${series.seed}/${match}`;

/** A match could not be played for another reason than a dead end: says which, so that it can be looked at. */
export class MatchBroke extends Error {
  constructor(seed: string, cause: unknown) {
    super(`the match with seed "${seed}" broke: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Play match `i` of a series to its end and count it. */
export function playMatch(series: Series, match: number, tally: Tally): void {
  tally.matches++;
  const seed = seedOf(series, match);
  try {
    const players = playersIn(series, match);
    const p = beginFor(players, series.game, { setup: series.setup, seed });
    const choices = series.closely?.choices ?? 'none';
    const watch = choices === 'none' ? null : watchChoices(series.game, tally.choices, choices);
    playWatched(series, { players, seed }, { p, tally, watch });
    if (p.result === null) tally.tooLong++;
    else countResult(series, match, { p, tally, watch });
  } catch (error) {
    if (error instanceof TooLong) {
      tally.tooLong++;
      return;
    }
    if (!(error instanceof RulesError && error.message.startsWith('dead end'))) throw new MatchBroke(seed, error);
    tally.deadEnds++;
    tally.firstDeadEnd ??= `seed ${seed}: ${error.message}`;
  }
}

interface Playing {
  readonly players: readonly Bot[];
  readonly seed: string;
}
interface AtPlay {
  readonly p: Position;
  readonly tally: Tally;
  readonly watch: ChoiceWatch | null;
}

function playWatched({ budget }: Series, { players, seed }: Playing, { p, tally, watch }: AtPlay): void {
  playOut(p, seatedAt(p, players, seed), {
    budget,
    picked(at, ask, option) {
      tally.decisions++;
      tally.options += ask.options.length;
      if (watch !== null) watch.see(at, ask, option);
    },
  });
}

function countResult(series: Series, match: number, { p, tally, watch }: AtPlay): void {
  const { result } = p;
  if (result === null) return;
  tally.finished++;
  tally.endings[result.rule] = (tally.endings[result.rule] ?? 0) + 1;
  const known = tally.examples[result.rule];
  // Told by its bytes only if it is the first: that takes longer than the match does.
  if (known === undefined || match < known.match) tally.examples[result.rule] = { match, fingerprint: fingerprint(p) };
  const sides = series.game.sides(series.setup);
  for (let seat = 0; seat < result.rewards.length; seat++) {
    const reward = at(result.rewards, seat);
    count(tally.seats[seat], reward);
    count(tally.bots[botAt(series, match, seat)], reward);
    const side = at(sides, seat);
    // A side is counted once, with the first of its seats.
    if (sides.indexOf(side) === seat) count((tally.sides[side] ??= noScore()), reward);
  }
  if (series.closely !== undefined) countPlayedWith(p, tally.playedWith);
  watch?.end(result.rewards);
}

/** The first of them, in whatever order ranges come back. */
function addExample(examples: Record<string, Example>, rule: string, example: Example): void {
  if (example.match < (examples[rule]?.match ?? Infinity)) examples[rule] = example;
}

/** Add one range's tally to another's. */
export function addTally(into: Tally, from: Tally): void {
  into.matches += from.matches;
  into.finished += from.finished;
  into.deadEnds += from.deadEnds;
  into.firstDeadEnd ??= from.firstDeadEnd;
  into.tooLong += from.tooLong;
  into.decisions += from.decisions;
  into.options += from.options;
  from.seats.forEach((score, seat) => addScore(into.seats[seat], score));
  from.bots.forEach((score, bot) => addScore(into.bots[bot], score));
  for (const [side, score] of Object.entries(from.sides)) addScore((into.sides[side] ??= noScore()), score);
  for (const [rule, n] of Object.entries(from.endings)) into.endings[rule] = (into.endings[rule] ?? 0) + n;
  for (const [rule, example] of Object.entries(from.examples)) addExample(into.examples, rule, example);
  for (const [name, score] of Object.entries(from.playedWith)) addScore((into.playedWith[name] ??= noScore()), score);
  addChoices(into.choices, from.choices);
}
