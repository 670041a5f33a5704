/** arenarium learn: bots learn to judge a game from matches they play, and keep it only if they play better for it. */
import { availableParallelism } from 'node:os';
import type { Sayings, Weights } from '@arenarium/bots';
import type { Game, Judging, Setup } from '@arenarium/engine';
import { judgementOf } from '@arenarium/games/judgements';
import { Command } from 'commander';
import pc from 'picocolors';
import { hire } from '../learning/crew.ts';
import { learnTable, type Learned, type Lesson } from '../learning/learn.ts';
import { setupsWith, tablesOf } from '../learning/self-play.ts';
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
  readonly settings?: string;
  readonly setUp?: boolean;
  readonly player?: string;
  readonly workers: number;
  readonly processor?: boolean;
  readonly folder: string;
  readonly afresh?: boolean;
  readonly from?: string;
  readonly pull?: number;
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
    .option(
      '--matches <n>',
      'matches for each table, if the time allows (0: the weights of --from are tried as they are)',
      wholeNumber('--matches', 0),
      5000,
    )
    .option('--seed <text>', 'the same seed and as many matches give the same weights', '1')
    .option('--only <text>', 'only tables whose name contains this, such as "2 seats"')
    .option('--settings <text>', 'only set-ups whose settings contain this, such as "draft"')
    .option('--set-up', 'learn the set-up alone (a draft, choosing a God): what comes after it is judged by hand')
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
      '--pull <n>',
      'how strongly weights are drawn to where they begin (default: as matches held back would have it)',
      pullFrom,
    )
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
    .option('--write <file>', 'where what is known is read and weights go (default: the file of the game)')
    .option('--json', 'as one JSON object')
    .action(learn);

async function learn(name: string, flags: Flags): Promise<void> {
  const game = await gameCalled(name);
  const file = flags.write ?? weightsFile(game.id);
  const judgement = await judgementOf(game.id);
  if (judgement === null)
    throw new BadUsage(`${game.title} declares nothing to judge by: see judgement/terms.ts of another game`);
  const { judging } = judgement;
  const tables = tablesFor(game, flags);
  let weights = flags.afresh === true ? noWeights(game.id, game.version) : weightsIn(file, game.id, game.version);
  const from = beginningIn(file, weights, flags);
  canWrite(file);
  const { player } = flags;
  const onlySetUp = flags.setUp === true;
  const told = { game: game.id, seed: flags.seed, weights, byProcessor: flags.processor === true, onlySetUp };
  const crew = hire({ ...told, ...(player === undefined ? {} : { player: botCalled(player).name }) }, flags.workers);
  const bar = progressBar();
  const all: Learned[] = [];
  try {
    for (const [key, setups] of tables) {
      const lesson = { ...sized(flags, tables.length), game, judging, weights, from };
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

/** The tables that are meant; one that is to be tried elsewhere as it is need not be tried where it is. */
function tablesFor(game: Game, { only = '', settings = '', matches, from }: Flags): [string, readonly Setup[]][] {
  const tables = [...tablesOf(game)];
  const meant = tables.filter(([key]) => key.includes(only) && !(matches === 0 && key === from));
  if (meant.length === 0)
    throw new BadUsage(`no table is called "${only}"; there are: ${tables.map(([key]) => key).join('; ')}`);
  const played = meant.map(([key, setups]): [string, readonly Setup[]] => [key, setupsWith(setups, settings)]);
  if (played.every(([, setups]) => setups.length > 0)) return played;
  throw new BadUsage(`no settings contain "${settings}"`);
}

/** How much is done for each of so many tables. */
function sized(flags: Flags, tables: number): Omit<Lesson, 'game' | 'judging' | 'weights' | 'from'> {
  const { seed, folder, matches, pull = null, player = null, setUp: onlySetUp = false } = flags;
  return {
    seed,
    folder,
    matches,
    pull,
    player,
    onlySetUp,
    date: new Date().toISOString().slice(0, 10),
    minutes: flags.minutes / tables,
    gauge: { matches: flags.gauge, bot: flags.gaugeBot },
    duel: { matches: flags.duels, milliseconds: flags.milliseconds, bot: flags.bot },
  };
}

/** What was fitted tells of balance, whether bots play better by it or not. */
function worthBy(
  game: Game,
  judging: Judging,
  { table: key, fit, candidate, folds, isKept }: Learned,
): readonly Worth[] {
  if (fit === null) return [];
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

function pullFrom(text: string): number {
  const n = Number(text);
  if (text.trim() !== '' && n > 0 && Number.isFinite(n)) return n;
  throw new BadUsage(`--pull should be a number above 0, not "${text}"`);
}

/** The table to begin from, if one was named and is there. */
function beginningIn(file: string, { tables }: Weights, { from, matches }: Flags): string | null {
  if (from === undefined && matches === 0) {
    throw new BadUsage('from no matches nothing is learned: name a table whose weights to try as they are (--from)');
  }
  if (from === undefined || Object.hasOwn(tables, from)) return from ?? null;
  const there = Object.keys(tables).join('; ');
  throw new BadUsage(
    there === ''
      ? `no weights are kept in ${file}, so nothing can begin from "${from}"`
      : `no weights are kept of "${from}"; there are: ${there}`,
  );
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
  const { low, high } = duel.interval;
  return [
    pc.bold(key),
    ...(fit === null ? ['the weights of another table'] : [`${figure(matches)} matches`, ...fitOn(fit)]),
    `${percent(duel.share)} (${percent(low)} – ${percent(high)}) of ${figure(duel.matches)} where ${percent(duel.fair)} is even`,
    isKept ? pc.green('kept') : pc.yellow('not kept'),
  ].join('  ');
}

function fitOn({ decay, spread, test: { loss, slope, positions } }: NonNullable<Learned['fit']>): string[] {
  return [
    `decay ${figure(decay)}, fits differ by ${percent(spread)}`,
    `loss ${loss.toFixed(3)}, slope ${slope.toFixed(2)} on ${figure(positions)} positions held back`,
  ];
}
