/** arenarium pace: do the bots keep to their time? */
import { Command } from 'commander';
import pc from 'picocolors';
import { paceOnWorkers } from '../pace-on-workers.ts';
import { paceOf, type Pace, type PaceOrder } from '../pace.ts';
import { figure, print, progressBar, table } from '../terminal.ts';
import { botCalled, gamesCalled, setupFor, threads, wholeNumber } from '../usage.ts';

interface Flags {
  readonly milliseconds: number;
  readonly decisions: number;
  readonly bot: string;
  readonly others: string;
  readonly seats?: number;
  readonly seed: string;
  readonly workers: number;
  readonly json?: boolean;
}

export const paceCommand = (): Command =>
  new Command('pace')
    .description('time a bot by the clock in real matches; exit code 1 if a decision took 30 % more than its budget')
    .argument('[game...]', 'only these games (default: all)')
    .option('--milliseconds <n>', 'how long the bot may think for a decision', wholeNumber('--milliseconds'), 200)
    .option('--decisions <n>', 'how many decisions in each game', wholeNumber('--decisions'), 1000)
    .option('--bot <name>', 'who is timed, in one seat', 'master')
    .option('--others <name>', 'who sits in the other seats', 'greedy')
    .option('--seats <n>', 'how many seats (default: the fewest)', wholeNumber('--seats'))
    .option('--seed <text>', 'the same seed deals the same cards', '1')
    .option('--workers <n>', 'how many threads think at once', threads, 1)
    .option('--json', 'as one JSON object')
    .action(async (names: string[], flags: Flags) => {
      const orders = (await gamesCalled(names)).map((game): PaceOrder => ({
        game,
        setup: setupFor(game, flags.seats, undefined),
        bot: botCalled(flags.bot),
        others: botCalled(flags.others),
        milliseconds: flags.milliseconds,
        seed: flags.seed,
      }));
      const paces = await timed(orders, flags);
      const { milliseconds, bot, others, seed, workers } = flags;
      if (flags.json === true)
        print(JSON.stringify({ milliseconds, bot, others, seed, workers, games: paces }, null, 2));
      else printPaces(paces, flags);
      if (paces.some(({ farAbove }) => farAbove > 0)) process.exitCode = 1;
    });

type GamePace = Pace & { readonly game: string; readonly seats: number };

async function timed(orders: readonly PaceOrder[], { decisions, workers }: Flags): Promise<GamePace[]> {
  const bar = progressBar();
  const paces: GamePace[] = [];
  for (const [i, order] of orders.entries()) {
    const { game, setup, milliseconds } = order;
    const onProgress = (done: number): void =>
      bar.at((i + done / decisions) / orders.length, `${game.id}: ${figure(done)} of ${figure(decisions)} decisions`);
    const times = await paceOnWorkers(order, { decisions, workers, onProgress });
    paces.push({ game: game.id, seats: setup.seats, ...paceOf(times, milliseconds) });
  }
  bar.end();
  return paces;
}

function printPaces(paces: readonly GamePace[], { bot, milliseconds, workers }: Flags): void {
  const threads = workers === 1 ? 'one thread' : `${workers} threads at once`;
  print(`${pc.bold(bot)}  ${milliseconds} ms a decision  ${threads}  milliseconds by the clock`);
  const ms = (n: number): string => n.toFixed(1);
  const rows = paces.map((pace) => [
    `${pace.game}, ${pace.seats} seats`,
    figure(pace.decisions),
    ms(pace.mean),
    ms(pace.percentile95),
    ms(pace.percentile99),
    ms(pace.slowest),
    figure(pace.aboveBudget),
    figure(pace.farAbove),
  ]);
  print(
    table(
      [['', 'decisions', 'mean', '95 %', '99 %', 'slowest', 'above budget', '30 % above'], ...rows],
      [1, 2, 3, 4, 5, 6, 7],
    ),
  );
  const slow = paces.filter(({ farAbove }) => farAbove > 0).map(({ game }) => game);
  if (slow.length > 0) print(pc.red(`too slow: ${slow.join(', ')}`));
}
