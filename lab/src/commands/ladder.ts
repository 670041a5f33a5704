/** arenarium ladder: bots against each other, with ratings. */
import { bots as allBots, levels, type Budget } from '@arenarium/bots';
import { Command, Option } from 'commander';
import pc from 'picocolors';
import { climb } from '../ladder-on-workers.ts';
import { reportOn, type Ladder, type LadderReport } from '../ladder.ts';
import type { Interval } from '../ratings.ts';
import { figure, percent, print, progressBar, table } from '../terminal.ts';
import {
  BadUsage,
  botCalled,
  gameCalled,
  threads,
  secondsFrom,
  setupFor,
  optionsFlag,
  settingsFlag,
  wholeNumber,
} from '../usage.ts';

interface Flags {
  readonly seats?: number;
  readonly settings?: string;
  readonly seconds: number;
  readonly iterations?: number;
  readonly bots: string;
  readonly pairs: 'neighbours' | 'all';
  readonly matches: number;
  readonly seed: string;
  readonly workers: number;
  readonly processor?: boolean;
  readonly json?: boolean;
}

const NORMAL = ['random', ...levels.map(({ name }) => name)].join();

export const ladderCommand = (): Command =>
  new Command('ladder')
    .description('play bots against each other, every seed with the seats swapped, and rate them; Ctrl-C ends early')
    .argument('<game>')
    .option('--seats <n>', 'how many seats (default: the fewest)', wholeNumber('--seats'))
    .addOption(settingsFlag())
    .addOption(optionsFlag())
    .option('--seconds <s>', 'how long a bot may think for one decision', secondsFrom, 0.2)
    .option(
      '--iterations <n>',
      'at most so many iterations for one decision, whatever the time',
      wholeNumber('--iterations'),
    )
    .option(
      '--bots <names>',
      `from the weakest to the strongest, of: ${allBots.map(({ name }) => name).join(', ')}`,
      NORMAL,
    )
    .addOption(new Option('--pairs <which>', 'who meets whom').choices(['neighbours', 'all']).default('neighbours'))
    .option(
      '--matches <n>',
      'matches for each pair; where all play together, for each bot',
      wholeNumber('--matches'),
      200,
    )
    .option('--seed <text>', 'the same seed deals the same cards', '1')
    .option('--workers <n>', 'how many threads to play on', threads, 1)
    .option('--processor', 'think by processor time, not by the clock: on a machine that does other things too')
    .option('--json', 'as one JSON object')
    .action(async (name: string, flags: Flags) => {
      const ladder = await ladderFrom(name, flags);
      const bar = progressBar();
      // A ladder is long: whoever has seen enough gets what was played.
      const enough = new AbortController();
      let asked = Infinity;
      process.on('SIGINT', () => {
        // Some senders signal twice at once; only a second thought means "now".
        if (performance.now() - asked > 1000) process.exit(130);
        asked = Math.min(asked, performance.now());
        enough.abort();
      });
      const done = await climb(ladder, {
        workers: flags.workers,
        signal: enough.signal,
        onProgress: (n, of) => bar.at(n / of, `${figure(n)} of ${figure(of)} matches`),
      });
      bar.end();
      const report = reportOn(ladder, done);
      if (flags.json === true) print(JSON.stringify(report, null, 2));
      else printReport(report);
    });

async function ladderFrom(name: string, flags: Flags): Promise<Ladder> {
  const game = await gameCalled(name);
  const bots = flags.bots.split(',').map((bot) => botCalled(bot.trim()));
  if (new Set(bots).size !== bots.length) throw new BadUsage('--bots names the same bot twice');
  const budget: Budget = {
    milliseconds: 1000 * flags.seconds,
    ...(flags.iterations === undefined ? {} : { iterations: flags.iterations }),
  };
  const { pairs, matches, seed } = flags;
  const byProcessor = flags.processor === true;
  // The processor's time is that of all threads together.
  if (byProcessor && flags.workers > 1) throw new BadUsage('processor time can only be told with one worker');
  return { game, setup: setupFor(game, flags.seats, flags.settings), bots, pairs, matches, budget, byProcessor, seed };
}

const between = ({ low, high }: Interval): string => `${percent(low)} – ${percent(high)}`;

function printReport(report: LadderReport): void {
  const { game, seats, settings, budget, byProcessor, seed, bots, meetings } = report;
  const agreed = Object.entries(settings).map(([id, value]) => `${id}=${value}`);
  const limit = budget.iterations === undefined ? [] : [`${figure(budget.iterations)} iterations`];
  const time = `${figure((budget.milliseconds ?? 0) / 1000)} s ${byProcessor ? 'of processor time ' : ''}a decision`;
  print(`${pc.bold(game)}  ${[`${seats} seats`, ...agreed, time, ...limit, `seed ${seed}`].join('  ')}`);
  const together = bots.some(({ wins }) => wins !== null);
  const rows = bots.map(({ bot, rating, wins }) => [
    bot,
    rating.rating.toFixed(0),
    rating.giveOrTake === 0 ? '' : `± ${rating.giveOrTake.toFixed(0)}`,
    ...(wins === null ? [] : [percent(wins.share), between(wins.interval), figure(wins.matches)]),
  ]);
  print(table([['bot', 'rating', '', ...(together ? ['won', '95 %', 'matches'] : [])], ...rows], [1, 2, 3, 5]));
  print(`\n${pc.bold(together ? 'The better team, where a seed came out differently' : 'Who beat whom')}`);
  const met = meetings.map(({ stronger, weaker, share, interval, matches }) => [
    `${stronger} – ${weaker}`,
    percent(share),
    between(interval),
    figure(matches),
  ]);
  print(table([['', 'score', '95 %', 'matches'], ...met], [1, 3]));
  print(
    `\n${figure(report.decisions)} decisions, ${report.meanMilliseconds.toFixed(1)} ms each, the slowest ${report.slowestMilliseconds.toFixed(0)} ms`,
  );
}
