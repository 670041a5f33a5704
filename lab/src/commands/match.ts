/** arenarium match: one match between bots of the house and programs from outside, with its record. */
import { choiceOf, seatedAt, type Bot, type Budget } from '@arenarium/bots';
import { openAsks, recordOf, say, startMatch, wordsFor, type Match } from '@arenarium/engine';
import { enterInto, hosted, type Hosted } from '@arenarium/host';
import { Command } from 'commander';
import pc from 'picocolors';
import { askOutsideBot, dismiss, OutsideBotFailed, startOutsideBot, type OutsideBot } from '../outside-bot.ts';
import { canWrite, written } from '../files.ts';
import { print } from '../terminal.ts';
import {
  BadUsage,
  botCalled,
  budgetFrom,
  iterationsFlag,
  judgedCalled,
  millisecondsFlag,
  optionsFlag,
  settingsFlag,
  setupFor,
  wholeNumber,
  type BudgetFlags,
} from '../usage.ts';

interface MatchOptions extends BudgetFlags {
  readonly seats?: number;
  readonly settings?: string;
  readonly bots: string;
  readonly seed: string;
  readonly within: number;
  readonly write?: string;
}

/** `exec:COMMAND` is a program from outside; anything else is the name of a bot of the house. */
const OUTSIDE = 'exec:';
type Player = Bot | OutsideBot;
const isOutside = (player: Player): player is OutsideBot => 'process' in player;

export const matchCommand = (): Command =>
  new Command('match')
    .description('play one match between bots of the house and programs from outside (exec:COMMAND)')
    .argument('<game>')
    .option('--seats <n>', 'how many seats', wholeNumber('--seats'))
    .addOption(settingsFlag())
    .addOption(optionsFlag())
    .option('--bots <list>', 'one for each seat, or one for all: names, or exec:COMMAND', 'greedy')
    .option('--seed <text>', 'the seed of the match', '1')
    .addOption(iterationsFlag())
    .addOption(millisecondsFlag())
    .option('--within <ms>', 'how long a program may think about one question', wholeNumber('--within'), 10_000)
    .option('--write <file>', 'write the record to a file')
    .action(async (name: string, options: MatchOptions) => {
      const game = await judgedCalled(name);
      const setup = setupFor(game, options.seats, options.settings);
      if (options.write !== undefined) canWrite(options.write);
      const match = startMatch(game, { ...setup, seed: options.seed });
      const named = namesFor(setup.seats, options.bots);
      // Names are looked at before any program is started.
      for (const one of named) if (!one.startsWith(OUTSIDE)) botCalled(one);
      const names = named.map((one, seat) => `${one.startsWith(OUTSIDE) ? 'outside' : one} ${seat + 1}`);
      const host = hosted(
        match,
        names.map((called) => ({ by: 'person', name: called })),
      );
      const players = named.map((one, seat): Player =>
        one.startsWith(OUTSIDE)
          ? startOutsideBot(one.slice(OUTSIDE.length), { host, seat, within: options.within })
          : botCalled(one),
      );
      try {
        await playOn(host, players, budgetFrom(options));
      } catch (error) {
        if (!(error instanceof OutsideBotFailed)) throw error;
        process.stderr.write(`${pc.red('error:')} ${error.message}\n`);
        process.exitCode = 1;
      } finally {
        for (const player of players) if (isOutside(player)) dismiss(player);
      }
      report(match, names, options.write);
    });

function namesFor(seats: number, list: string): readonly string[] {
  const named = list.split(',').map((one) => one.trim());
  if (named.length === 1) return Array.from({ length: seats }, () => named[0] ?? '');
  if (named.length === seats) return named;
  throw new BadUsage(`--bots names ${named.length} players for ${seats} seats: name one for all of them, or ${seats}`);
}

async function playOn(host: Hosted, players: readonly Player[], budget: Budget): Promise<void> {
  const { match } = host;
  const house = players.map((player) => (isOutside(player) ? botCalled('random') : player));
  const seated = seatedAt(match.position, house, match.seed);
  for (let open = openAsks(match.position); open[0] !== undefined; open = openAsks(match.position)) {
    const { seat } = open[0];
    const player = players[seat];
    if (player === undefined) throw new Error(`nobody sits in seat ${seat}`);
    if (isOutside(player)) {
      await askOutsideBot(player);
      continue;
    }
    const option = choiceOf(seated, match.position, seat, budget);
    enterInto(host, [seat, option]);
  }
}

function report(match: Match, names: readonly string[], file: string | undefined): void {
  const { result } = match.position;
  const words = wordsFor(match.game, names);
  if (result !== null) {
    print(`${say(words, result.because)} (${result.rule})`);
    names.forEach((name, seat) => {
      print(`  ${name}: ${result.rewards[seat]}`);
    });
  }
  if (file === undefined) return;
  written(file, `${JSON.stringify(recordOf(match))}\n`);
  print(`record written to ${file}`);
}
