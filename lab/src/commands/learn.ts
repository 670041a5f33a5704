/** arenarium learn: bots learn to judge a game from matches they play, and keep it only if they play better for it. */
import { availableParallelism } from 'node:os';
import type { Sayings, Weights } from '@arenarium/bots';
import type { Game, Judging } from '@arenarium/engine';
import { judgementOf } from '@arenarium/games/judgements';
import { Command } from 'commander';
import pc from 'picocolors';
import { hire } from '../learning/crew.ts';
import { learnTable, type Learned, type Lesson } from '../learning/learn.ts';
import { tablesOf } from '../learning/self-play.ts';
import { noWeights, sayingsFile, sayingsIn, weightsFile, weightsIn, writeData } from '../learning/weights-file.ts';
import { sayPoints, worthOf, type Worth } from '../learning/worth.ts';
import { figure, percent, print, progressBar, table } from '../terminal.ts';
import { canWrite } from '../files.ts';
import { BadUsage, botCalled, gameCalled, threads, wholeNumber } from '../usage.ts';

interface Flags {
  readonly minutes: number;
  readonly matches: number;
  readonly seed: string;
  readonly only?: string;
  readonly player?: string;
  readonly workers: number;
  readonly processor?: boolean;
  readonly folder: string;
  readonly afresh?: boolean;
  readonly from?: string;
  readonly gauge: number;
  readonly gaugeBot: string;
  readonly duels: number;
  readonly milliseconds: number;
  readonly bot: string;
  readonly write?: string;
  readonly json?: boolean;
}

export const learnCommand = (): Command =>
  new Command('learn')
    .description(
      'play matches, fit the judgement of positions to how they came out, keep it where bots play better for it',
    )
    .argument('<game>')
    .option('--minutes <n>', 'play at most so long for all tables together', wholeNumber('--minutes'), 30)
    .option('--matches <n>', 'matches for each table, if the time allows', wholeNumber('--matches'), 5000)
    .option('--seed <text>', 'the same seed and as many matches give the same weights', '1')
    .option('--only <text>', 'only tables whose name contains this, such as "2 seats"')
    .option('--player <name>', 'who plays the matches that are learned from (default: greedy, in two worlds)')
    .option('--workers <n>', 'how many threads to play on', threads, availableParallelism())
    .option('--processor', 'think by processor time, not by the clock: on a machine that does other things too')
    .option(
      '--folder <path>',
      'where matches are kept, so that learning can go on where it was interrupted',
      'learning',
    )
    .option('--afresh', 'begin from the evaluation written by hand, not from what was learned before')
    .option('--from <table>', 'begin from the weights of this table, such as "2 seats, 2 sides", and stay near them')
    .option(
      '--gauge <n>',
      'matches as at a table that say how bold chances may be said, of a table that is kept (0: as they are thought)',
      wholeNumber('--gauge', 0),
      400,
    )
    .option('--gauge-bot <name>', 'who plays them', 'apprentice')
    .option('--duels <n>', 'paired matches that decide what is kept', wholeNumber('--duels'), 100)
    .option(
      '--milliseconds <n>',
      'how long each side may think for a decision in them',
      wholeNumber('--milliseconds'),
      50,
    )
    .option('--bot <name>', 'who plays them', 'master')
    .option('--write <file>', 'where the weights go (default: the file of the game)')
    .option('--json', 'as one JSON object')
    .action(learn);

async function learn(name: string, flags: Flags): Promise<void> {
  const game = await gameCalled(name);
  const file = flags.write ?? weightsFile(game.id);
  const judgement = await judgementOf(game.id);
  if (judgement === null)
    throw new BadUsage(`${game.title} declares nothing to judge by: see judgement/terms.ts of another game`);
  const { judging } = judgement;
  const tables = [...tablesOf(game)].filter(([key]) => key.includes(flags.only ?? ''));
  if (tables.length === 0) {
    throw new BadUsage(`no table is called "${flags.only}"; there are: ${[...tablesOf(game).keys()].join('; ')}`);
  }
  let weights = flags.afresh === true ? noWeights(game.id, game.version) : weightsIn(file, game.id, game.version);
  const from = beginningIn(weights, flags.from);
  canWrite(file);
  const { player } = flags;
  const told = { game: game.id, seed: flags.seed, weights, byProcessor: flags.processor === true };
  const crew = hire({ ...told, ...(player === undefined ? {} : { player: botCalled(player).name }) }, flags.workers);
  const bar = progressBar();
  const all: Learned[] = [];
  try {
    for (const [key, setups] of tables) {
      const lesson: Lesson = {
        game,
        judging,
        weights,
        seed: flags.seed,
        from,
        player: player ?? null,
        folder: flags.folder,
        date: new Date().toISOString().slice(0, 10),
        matches: flags.matches,
        minutes: flags.minutes / tables.length,
        gauge: { matches: flags.gauge, bot: flags.gaugeBot },
        duel: { matches: flags.duels, milliseconds: flags.milliseconds, bot: flags.bot },
      };
      const one = await learnTable(lesson, {
        table: key,
        setups,
        crew,
        listen: ({ what, share, left }) => bar.at(share, `${what}, ${figure(Math.round(left))} s left`),
      });
      ({ weights } = one);
      all.push(one.learned);
      if (one.learned.isKept) keep(file, one);
      if (flags.json !== true) {
        bar.end();
        print(lineOn(one.learned));
      }
    }
  } finally {
    bar.end();
    await crew.dismiss();
  }
  const worth = all.flatMap((one) => worthBy(game, judging, one));
  const tablesLearned = all.map(({ folds: _, candidate: __, ...one }) => one);
  if (flags.json === true)
    print(JSON.stringify({ game: game.id, version: game.version, tables: tablesLearned, worth }, null, 2));
  else for (const one of worth) printWorth(one);
}

/** What was fitted tells of balance, whether bots play better by it or not. */
function worthBy(game: Game, judging: Judging, { table: key, candidate, folds, isKept }: Learned): readonly Worth[] {
  const { tables } = candidate;
  const only = { ...candidate, tables: Object.fromEntries(Object.entries(tables).filter(([name]) => name === key)) };
  const found = worthOf(game, judging, only, new Map([[key, folds]]));
  return isKept ? found : found.map((one) => ({ ...one, title: `${one.title} (bots do not judge by it)` }));
}

/** The weights, and how bold their chances are said. */
function keep(file: string, { weights, learned }: { readonly weights: Weights; readonly learned: Learned }): void {
  writeData(file, weights);
  const beside = sayingsFile(file);
  writeData(beside, withSaying(sayingsIn(beside, weights.game), learned));
}

/** What was said of a table by other weights does not hold for these. */
function withSaying({ game, tables }: Sayings, { table: key, saying }: Learned): Sayings {
  const { [key]: _, ...others } = tables;
  return { game, tables: saying === null ? others : { ...others, [key]: saying } };
}

/** The table to begin from, if one was named and is there. */
function beginningIn({ tables }: Weights, from: string | undefined): string | null {
  if (from === undefined || Object.hasOwn(tables, from)) return from ?? null;
  throw new BadUsage(`no weights are kept of "${from}"; there are: ${Object.keys(tables).join('; ')}`);
}

function printWorth({ title, rows }: Worth): void {
  const lines = rows.map(({ name, points, low, high }) => [
    name,
    sayPoints(points),
    low === null || high === null ? '' : `${sayPoints(low)} … ${sayPoints(high)}`,
  ]);
  print(`\n${pc.bold(title)}\n${table(lines, [1, 2])}`);
}

function lineOn({ table: key, matches, fit, duel, isKept }: Learned): string {
  const { loss, slope, positions } = fit.test;
  const { low, high } = duel.interval;
  return [
    pc.bold(key),
    `${figure(matches)} matches`,
    `decay ${figure(fit.decay)}, fits differ by ${percent(fit.spread)}`,
    `loss ${loss.toFixed(3)}, slope ${slope.toFixed(2)} on ${figure(positions)} positions held back`,
    `${percent(duel.share)} (${percent(low)} – ${percent(high)}) of ${figure(duel.matches)} where ${percent(duel.fair)} is even`,
    isKept ? pc.green('kept') : pc.yellow('not kept'),
  ].join('  ');
}
