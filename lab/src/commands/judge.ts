/** arenarium judge: is what was learned right (fresh matches, as at a table), and is it stronger than what was written by hand? */
import { availableParallelism } from 'node:os';
import { report, stretchedTable, weightsFrom, type Report, type Weights } from '@arenarium/bots';
import type { Game, Setup } from '@arenarium/engine';
import { judgementOf } from '@arenarium/games/judgements';
import { Command } from 'commander';
import pc from 'picocolors';
import { hire, type Crew } from '../learning/crew.ts';
import { duelJobs, duelReport, type DuelReport } from '../learning/duel.ts';
import { reliabilityPicture } from '../learning/reliability-picture.ts';
import { tablesOf } from '../learning/self-play.ts';
import { weightsFile, writeWeights } from '../learning/weights-file.ts';
import { figure, percent, print, progressBar, table } from '../terminal.ts';
import { canWrite, written } from '../files.ts';
import { BadUsage, gameCalled, threads, wholeNumber } from '../usage.ts';

interface Flags {
  readonly only?: string;
  readonly matches: number;
  readonly bot: string;
  readonly duels: number;
  readonly milliseconds: number;
  readonly duelBot: string;
  readonly settings?: string;
  readonly seed: string;
  readonly workers: number;
  readonly processor?: boolean;
  readonly stretch?: boolean;
  readonly picture?: string;
  readonly json?: boolean;
}

interface Judged {
  readonly table: string;
  readonly matches: number;
  readonly learned: Report | null;
  readonly former: Report | null;
  readonly duel: DuelReport | null;
}

export const judgeCommand = (): Command =>
  new Command('judge')
    .description(
      'how well what was learned foretells fresh matches, and how strong it is beside the evaluation by hand',
    )
    .argument('<game>')
    .option('--only <text>', 'only tables whose name contains this, such as "2 seats"')
    .option('--matches <n>', 'fresh matches for each table', wholeNumber('--matches', 0), 400)
    .option('--bot <name>', 'who plays them', 'apprentice')
    .option('--duels <n>', 'paired matches against the evaluation by hand', wholeNumber('--duels', 0), 0)
    .option('--milliseconds <n>', 'how long each side may think in them', wholeNumber('--milliseconds'), 200)
    .option('--duel-bot <name>', 'who plays those; with a plus, who share a side: master+novice', 'master')
    .option('--settings <text>', 'only set-ups whose settings contain this, such as "normal"')
    .option('--seed <text>', 'other matches for another seed', 'fresh')
    .option('--workers <n>', 'how many threads to play on', threads, availableParallelism())
    .option('--processor', 'think by processor time, not by the clock: on a machine that does other things too')
    .option('--stretch', 'make the odds as bold as came true in these matches, and keep them so')
    .option('--picture <file>', 'draw what was foretold and what came, as SVG')
    .option('--json', 'as one JSON object')
    .action(judge);

async function judge(name: string, flags: Flags): Promise<void> {
  const game = await gameCalled(name);
  if (flags.picture !== undefined) canWrite(flags.picture);
  const judgement = await judgementOf(game.id);
  if (judgement === null) throw new BadUsage(`${game.title} declares nothing to judge by`);
  const weights = weightsFrom(judgement.weights, game.id);
  const tables = [...tablesOf(game)].filter(
    ([key]) => key.includes(flags.only ?? '') && Object.hasOwn(weights.tables, key),
  );
  if (tables.length === 0) throw new BadUsage('no such table was learned');
  // Duels are against the game as it is without anything learned.
  const byProcessor = flags.processor === true;
  const told = { game: game.id, seed: flags.seed, weights: { ...weights, tables: {} }, byProcessor };
  const crew = hire(told, flags.workers);
  const all: Judged[] = [];
  try {
    for (const [key, setups] of tables) {
      const wanted = setups.filter((setup) =>
        Object.values(setup.settings)
          .join()
          .includes(flags.settings ?? ''),
      );
      const one = await judged({ game, key, setups: wanted, weights, crew }, flags);
      all.push(one);
      if (flags.json !== true) printJudged(one);
    }
  } finally {
    await crew.dismiss();
  }
  if (flags.stretch === true) writeWeights(weightsFile(game.id), asBoldAs(weights, all, flags.bot));
  if (flags.picture !== undefined) {
    const known = all.flatMap(({ table: title, learned }) => (learned === null ? [] : [{ title, report: learned }]));
    written(flags.picture, reliabilityPicture(game.title, known));
  }
  if (flags.json === true) print(JSON.stringify({ game: game.id, version: game.version, tables: all }, null, 2));
}

/** The weights of every table that was judged, as bold as these matches bear out. */
const asBoldAs = (weights: Weights, all: readonly Judged[], bot: string): Weights => ({
  ...weights,
  tables: {
    ...weights.tables,
    ...Object.fromEntries(
      all.flatMap(({ table: key, matches, learned }) => {
        const known = weights.tables[key];
        return known === undefined || learned === null
          ? []
          : [[key, stretchedTable(known, learned, `${matches} by ${bot}`)] as const];
      }),
    ),
  },
});

interface Case {
  readonly game: Game;
  readonly key: string;
  readonly setups: readonly Setup[];
  readonly weights: Weights;
  readonly crew: Crew;
}

async function judged({ game, key, setups, weights, crew }: Case, flags: Flags): Promise<Judged> {
  const { matches, bot, seed, duels, milliseconds, duelBot } = flags;
  const bar = progressBar();
  const seedOf = (what: string): string => `${seed}/${what}/${key}`;
  const forecasts = await crew.forecasts({ setups, weights, bot, seed: seedOf('check'), matches }, (share) =>
    bar.at(share, `${key}: foretelling`),
  );
  const jobs = duels === 0 ? [] : duelJobs(game, setups, { matches: duels, seed: seedOf('duel') });
  const duel = { matches: duels, milliseconds, bot: duelBot };
  const done = await crew.duels(jobs, { weights, duel, isDecided: () => false }, (share) =>
    bar.at(share, `${key}: duels`),
  );
  bar.end();
  return {
    table: key,
    matches,
    learned: matches === 0 ? null : report(forecasts.learned),
    former: matches === 0 ? null : report(forecasts.former),
    duel: duels === 0 ? null : duelReport(done),
  };
}

function printJudged({ table: key, matches, learned, former, duel }: Judged): void {
  print(pc.bold(key));
  if (learned !== null && former !== null) {
    const lineOn = (what: string, { loss, brier, slope, positions }: Report): string[] => [
      what,
      loss.toFixed(3),
      brier.toFixed(3),
      slope.toFixed(2),
      figure(positions),
    ];
    const head = [`${figure(matches)} matches`, 'loss', 'Brier', 'slope', 'positions'];
    print(table([head, lineOn('learned', learned), lineOn('by hand', former)], [1, 2, 3, 4]));
    const tenths = learned.tenths.map(({ n, foretold, came }, i) => [
      `${i * 10} – ${(i + 1) * 10} %`,
      figure(n),
      n === 0 ? '' : percent(foretold),
      n === 0 ? '' : percent(came),
    ]);
    print(table([['foretold', 'times', 'mean', 'came'], ...tenths], [1, 2, 3]));
  }
  if (duel !== null) {
    const { interval, together } = duel;
    const { low, high } = interval;
    if (together !== null) {
      const { seeds, learned: as, former: before } = together;
      print(`of ${figure(seeds)} seeds, each played by both: won ${figure(as)} as learned, ${figure(before)} by hand`);
    }
    const those = together === null ? '' : ' that came out differently,';
    print(
      `against the evaluation by hand: ${percent(duel.share)} (${percent(low)} – ${percent(high)}) of ${figure(duel.matches)}${those} where ${percent(duel.fair)} is even`,
    );
  }
}
