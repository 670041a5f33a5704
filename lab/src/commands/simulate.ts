/** arenarium simulate: many matches between bots, and how they came out. */
import { questionsOf, rulesOf, type Game } from '@arenarium/engine';
import { Command } from 'commander';
import pc from 'picocolors';
import { choiceTableAsText, choiceTables, playedWithAsText, playedWithTable } from '../choice-tables.ts';
import type { Counted } from '../choices.ts';
import type { Score } from '../score.ts';
import { simulateOnWorkers } from '../simulate-on-workers.ts';
import { noTally, playersIn, playMatch, seedOf, type Series, type Tally } from '../simulation.ts';
import { figure, percent, print, progressBar, table, type Progress } from '../terminal.ts';
import {
  BadUsage,
  botsFor,
  budgetFrom,
  iterationsFlag,
  millisecondsFlag,
  judgedCalled,
  optionsFlag,
  settingsFlag,
  setupFor,
  threads,
  wholeNumber,
  type BudgetFlags,
} from '../usage.ts';

interface Flags extends BudgetFlags {
  readonly seats?: number;
  readonly bots: string;
  readonly matches: number;
  readonly seed: string;
  readonly settings?: string;
  readonly rotate?: boolean;
  readonly choices?: true | string;
  readonly workers: number;
  readonly json?: boolean;
}

export const simulateCommand = (): Command =>
  new Command('simulate')
    .description('play many matches between bots and count how they come out')
    .argument('<game>')
    .option('--seats <n>', 'how many seats (default: the fewest)', wholeNumber('--seats'))
    .option('--bots <names>', 'one bot for every seat, or a list a,b,c with one for each', 'random')
    .option('--matches <n>', 'how many matches', wholeNumber('--matches'), 1000)
    .option('--seed <text>', 'the same seed plays the same matches', '1')
    .addOption(settingsFlag())
    .addOption(optionsFlag())
    .addOption(iterationsFlag())
    .addOption(millisecondsFlag())
    .option('--rotate', 'the bots move on by one seat each match')
    .option('--choices [question]', 'how often each option was taken, and how it went; of one question, or of all')
    .option('--workers <n>', 'how many threads to play on', threads, 1)
    .option('--json', 'as one JSON object')
    .action(async (name: string, flags: Flags) => {
      const series = seriesFrom(await judgedCalled(name), flags);
      const { tally, seconds } = await simulated(series, flags);
      const report = reportOn(series, tally, seconds);
      if (flags.json === true) print(JSON.stringify(report, null, 2));
      else printReport(report, flags);
      if (report.finished < report.matches) process.exitCode = 1;
    });

function seriesFrom(game: Game, flags: Flags): Series {
  const setup = setupFor(game, flags.seats, flags.settings);
  return {
    game,
    setup,
    seed: flags.seed,
    bots: botsFor(setup.seats, flags.bots),
    budget: budgetFrom(flags),
    rotate: flags.rotate === true ? 'rotate' : 'stay',
    closely: { choices: countedFrom(game, flags.choices) },
  };
}

/** A question by its whole name or without the game's. */
function countedFrom({ id, title }: Game, choices: Flags['choices']): Counted {
  if (choices === undefined) return 'none';
  if (choices === true) return 'all';
  const names = questionsOf(id).map(({ name }) => name);
  const question = names.find((name) => name === choices || name === `${id}/${choices}`);
  if (question !== undefined) return { question };
  throw new BadUsage(`${title} has no question "${choices}"; its questions are: ${names.join(', ')}`);
}

async function simulated(series: Series, { matches, workers }: Flags): Promise<{ tally: Tally; seconds: number }> {
  const bar = progressBar();
  const since = performance.now();
  const onProgress = (done: number): void => bar.at(done / matches, `${figure(done)} of ${figure(matches)} matches`);
  const tally =
    workers > 1
      ? await simulateOnWorkers(series, { matches, workers, onProgress })
      : await simulatedHere(series, matches, onProgress);
  bar.end();
  return { tally, seconds: (performance.now() - since) / 1000 };
}

async function simulatedHere(series: Series, matches: number, onProgress: Progress['at']): Promise<Tally> {
  const tally = noTally(series.setup.seats);
  for (let match = 0; match < matches; match++) {
    playMatch(series, match, tally);
    onProgress(match + 1);
  }
  return tally;
}

const scored = ({ played, won, reward }: Score) => ({
  played,
  wins: won,
  winRate: played === 0 ? 0 : won / played,
  meanReward: played === 0 ? 0 : reward / played,
});

/** What `arenarium match` has to be told to play a match of the series again. */
const exampleOf = (series: Series, { match, fingerprint } = { match: 0, fingerprint: '' }) => ({
  seed: seedOf(series, match),
  bots: playersIn(series, match).map(({ name }) => name),
  fingerprint,
});

/** What `--json` prints. */
function reportOn(series: Series, tally: Tally, seconds: number) {
  const { game, setup, seed, bots } = series;
  const rules = new Map(rulesOf(game.rulebook).map((rule) => [rule.id, rule.text]));
  const sides = game.sides(setup);
  return {
    game: game.id,
    version: game.version,
    seats: setup.seats,
    settings: setup.settings,
    seed,
    bots: bots.map(({ name }) => name),
    rotate: series.rotate === 'rotate',
    matches: tally.matches,
    finished: tally.finished,
    deadEnds: tally.deadEnds,
    firstDeadEnd: tally.firstDeadEnd,
    tooLong: tally.tooLong,
    decisions: tally.decisions,
    decisionsPerSecond: Math.round(tally.decisions / seconds),
    meanDecisions: tally.decisions / Math.max(1, tally.matches),
    meanOptions: tally.options / Math.max(1, tally.decisions),
    seconds,
    results: Object.entries(tally.endings)
      .toSorted(([, a], [, b]) => b - a)
      .map(([rule, n]) => ({
        rule,
        text: rules.get(rule) ?? '',
        matches: n,
        share: n / tally.finished,
        example: exampleOf(series, tally.examples[rule]),
      })),
    bySeat: tally.seats.map((score, seat) => ({ seat, side: sides[seat] ?? seat, ...scored(score) })),
    bySide: Object.entries(tally.sides).map(([side, score]) => ({ side: Number(side), ...scored(score) })),
    byBot: botScores(series, tally).map(([bot, score]) => ({ bot, ...scored(score) })),
    playedWith: playedWithTable(tally.playedWith),
    choices: choiceTables(tally.choices),
  };
}

/** The seats of one bot counted together. */
function botScores({ bots }: Series, tally: Tally): [string, Score][] {
  const byName = new Map<string, Score>();
  bots.forEach(({ name }, i) => {
    const score = byName.get(name) ?? { played: 0, won: 0, reward: 0 };
    score.played += tally.bots[i]?.played ?? 0;
    score.won += tally.bots[i]?.won ?? 0;
    score.reward += tally.bots[i]?.reward ?? 0;
    byName.set(name, score);
  });
  return [...byName];
}

function printReport(report: ReturnType<typeof reportOn>, flags: Flags): void {
  const { game, seats, settings, seed, matches, finished, deadEnds, tooLong } = report;
  const agreed = Object.entries(settings).map(([id, value]) => `${id}=${value}`);
  print(`${pc.bold(game)}  ${[`${seats} seats`, ...agreed, `seed ${seed}`].join('  ')}`);
  const bad = deadEnds + tooLong > 0 ? pc.red(`, ${deadEnds} dead ends, ${tooLong} too long`) : '';
  print(`${figure(matches)} matches, ${figure(finished)} finished${bad} in ${figure(report.seconds)} s`);
  print(
    `${figure(report.decisions)} decisions: ${figure(report.meanDecisions)} a match, ${figure(report.meanOptions)} options each`,
  );
  if (report.firstDeadEnd !== null) print(pc.red(report.firstDeadEnd));
  print(`${figure(report.decisionsPerSecond)} decisions a second\n`);
  print(`${pc.bold('How they ended')}, and the seed of a match that did`);
  print(
    table(
      report.results.map(({ rule, text, matches: n, share, example }) => [
        figure(n),
        percent(share),
        rule,
        example.seed,
        text,
      ]),
      [0, 1],
    ),
  );
  print(`\n${pc.bold('Who won')}`);
  const row = (
    who: string,
    { wins, winRate, meanReward }: { wins: number; winRate: number; meanReward: number },
  ): string[] => [who, figure(wins), percent(winRate), meanReward.toFixed(3)];
  const rows = [
    ['', 'won', 'share', 'mean reward'],
    ...report.bySeat.map((score) =>
      row(`seat ${score.seat + 1}${report.rotate ? '' : ` (${report.bots[score.seat]})`}`, score),
    ),
    ...(report.bySide.length < seats ? report.bySide.map((score) => row(`side ${score.side + 1}`, score)) : []),
    ...(report.byBot.length > 1 ? report.byBot.map((score) => row(score.bot, score)) : []),
  ];
  print(table(rows, [1, 2, 3]));
  if (report.playedWith.length > 0) print(`\n${playedWithAsText(report.playedWith)}`);
  const named = typeof flags.choices === 'string';
  if (named && report.choices.length === 0) print(`\n${flags.choices} was never asked`);
  for (const choice of report.choices) print(`\n${choiceTableAsText(choice, named ? 'list' : 'fold')}`);
}
