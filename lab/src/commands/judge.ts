/** arenarium judge: do chances come true (fresh matches, as at a table), and is what was learned stronger than what was written by hand? */
import { availableParallelism } from 'node:os';
import {
  aloud,
  errorOfSlope,
  report,
  sayingsFrom,
  weightsFrom,
  type Forecast,
  type Report,
  type Said,
  type Saying,
  type Sayings,
  type Weights,
} from '@arenarium/bots';
import type { Game, Setup } from '@arenarium/engine';
import { judgementOf } from '@arenarium/games/judgements';
import { Command } from 'commander';
import pc from 'picocolors';
import { hire, type Crew } from '../learning/crew.ts';
import { sayingOf, type Foretold } from '../learning/foretelling.ts';
import { duelJobs, duelReport, type DuelReport } from '../learning/duel.ts';
import { reliabilityPicture } from '../learning/reliability-picture.ts';
import { setupsWith, tablesOf } from '../learning/self-play.ts';
import { sayingsFile, weightsFile, writeData } from '../learning/weights-file.ts';
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
  readonly say?: boolean;
  readonly picture?: string;
  readonly json?: boolean;
}

interface Judged {
  readonly table: string;
  readonly matches: number;
  /** What bots say, as they think it, and as they say it now; how far either slope may be off. */
  readonly thought: Reported | null;
  readonly said: Reported | null;
  /** What is judged of positions: by what was learned, and by hand. */
  readonly learned: Report | null;
  readonly former: Report | null;
  /** How these matches would have it said. */
  readonly saying: Saying | null;
  readonly duel: DuelReport | null;
}

type Reported = Report & { readonly error: number };

export const judgeCommand = (): Command =>
  new Command('judge')
    .description(
      'how far one can trust what bots say of their chances, and how strong what was learned is beside the evaluation by hand',
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
    .option('--say', 'from now on say chances as they came true in these matches')
    .option('--picture <file>', 'draw what was foretold and what came, as SVG')
    .option('--json', 'as one JSON object')
    .action(judge);

async function judge(name: string, flags: Flags): Promise<void> {
  const game = await gameCalled(name);
  if (flags.picture !== undefined) canWrite(flags.picture);
  const judgement = await judgementOf(game.id);
  if (judgement === null) throw new BadUsage(`${game.title} declares nothing to judge by`);
  const weights = weightsFrom(judgement.weights, game.id);
  const sayings = sayingsFrom(judgement.sayings, game.id);
  const tables = [...tablesOf(game)].filter(([key]) => key.includes(flags.only ?? ''));
  if (tables.length === 0) {
    throw new BadUsage(`no table is called "${flags.only}"; there are: ${[...tablesOf(game).keys()].join('; ')}`);
  }
  // Duels are against the game as it is without anything learned.
  const byProcessor = flags.processor === true;
  const told = { game: game.id, seed: flags.seed, weights: { ...weights, tables: {} }, byProcessor };
  const crew = hire(told, flags.workers);
  const all: Judged[] = [];
  try {
    for (const [key, setups] of tables) {
      const wanted = setupsWith(setups, flags.settings ?? '');
      const one = await judged({ game, key, setups: wanted, weights, sayings, crew }, flags);
      all.push(one);
      if (flags.json !== true) printJudged(one);
    }
  } finally {
    await crew.dismiss();
  }
  if (flags.say === true) writeData(sayingsFile(weightsFile(game.id)), withThose(sayings, all));
  if (flags.picture !== undefined) {
    const known = all.flatMap(({ table: title, said }) => (said === null ? [] : [{ title, report: said }]));
    written(flags.picture, reliabilityPicture(game.title, known));
  }
  if (flags.json === true) print(JSON.stringify({ game: game.id, version: game.version, tables: all }, null, 2));
}

/** Every table that was judged speaks as these matches bear out. */
const withThose = ({ game, tables }: Sayings, all: readonly Judged[]): Sayings => ({
  game,
  tables: {
    ...tables,
    ...Object.fromEntries(all.flatMap(({ table: key, saying }) => (saying === null ? [] : [[key, saying] as const]))),
  },
});

interface Case {
  readonly game: Game;
  readonly key: string;
  readonly setups: readonly Setup[];
  readonly weights: Weights;
  readonly sayings: Sayings;
  readonly crew: Crew;
}

async function judged({ game, key, setups, weights, sayings, crew }: Case, flags: Flags): Promise<Judged> {
  const { matches, bot, seed, duels, milliseconds, duelBot } = flags;
  const bar = progressBar();
  const seedOf = (what: string): string => `${seed}/${what}/${key}`;
  const forecasts = await crew.forecasts({ setups, weights, bot, seed: seedOf('check'), matches }, (share) =>
    bar.at(share, `${key}: foretelling`),
  );
  const isLearned = Object.hasOwn(weights.tables, key);
  const wanted = isLearned ? duels : 0;
  const onlySetUp = weights.tables[key]?.only === 'set-up';
  const jobs = wanted === 0 ? [] : duelJobs(game, setups, { matches: duels, seed: seedOf('duel'), onlySetUp });
  const duel = { matches: duels, milliseconds, bot: duelBot };
  const done = await crew.duels(jobs, { weights, duel, isDecided: () => false }, (share) =>
    bar.at(share, `${key}: duels`),
  );
  bar.end();
  const played = { matches, bot, seed, date: new Date().toISOString().slice(0, 10), rules: game.version };
  return {
    table: key,
    matches,
    ...(matches === 0 ? UNKNOWN : foreknown(forecasts, sayings.tables[key], seed)),
    learned: matches === 0 || !isLearned ? null : report(forecasts.learned),
    former: matches === 0 ? null : report(forecasts.former),
    saying: matches === 0 ? null : sayingOf(forecasts, played),
    duel: wanted === 0 ? null : duelReport(done),
  };
}

const UNKNOWN = { thought: null, said: null };

/** What was thought, and what is made of it when it is said. */
function foreknown({ said }: Foretold, saying: Saying | undefined, seed: string): Pick<Judged, 'thought' | 'said'> {
  const withError = (all: typeof said): Reported => ({
    ...report(all.map(chooserFirst)),
    error: errorOfSlope(all, seed),
  });
  const spoken =
    saying === undefined ? said : said.map((one) => ({ ...one, chances: aloud(saying, one, one.chances) }));
  return { thought: withError(said), said: withError(spoken) };
}

/** Of two sides one says it all: the one that chooses. */
const chooserFirst = (one: Said): Forecast =>
  one.chances.length === 2 && one.chooser === 1
    ? { chances: one.chances.toReversed(), outcome: one.outcome.toReversed() }
    : one;

function printJudged({ table: key, matches, thought, said, learned, former, duel }: Judged): void {
  print(pc.bold(key));
  if (said !== null && thought !== null && former !== null) {
    const lineOn = (what: string, { loss, brier, slope, positions }: Report, error = ''): string[] => [
      what,
      loss.toFixed(3),
      brier.toFixed(3),
      slope.toFixed(2),
      error,
      figure(positions),
    ];
    const sure = ({ error }: Reported): string => `± ${error.toFixed(2)}`;
    const head = [`${figure(matches)} matches`, 'loss', 'Brier', 'slope', '', 'positions'];
    const lines = [
      lineOn('said', said, sure(said)),
      lineOn('as it was thought', thought, sure(thought)),
      ...(learned === null ? [] : [lineOn('judged as learned', learned)]),
      lineOn('judged by hand', former),
    ];
    print(table([head, ...lines], [1, 2, 3, 4, 5]));
    const tenths = said.tenths.map(({ n, foretold, came }, i) => [
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
