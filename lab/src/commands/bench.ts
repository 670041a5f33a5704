/** arenarium bench: how fast we are, side by side with our peers, in one run. */
import { cpus } from 'node:os';
import { normalSettings } from '@arenarium/bots';
import type { Game } from '@arenarium/engine';
import { Command } from 'commander';
import pc from 'picocolors';
import { mctsOf, PEERS, PLAYOUTS, searchOf, searchSetup, usualSetup } from '../bench/contenders.ts';
import { costsOf } from '../bench/game-costs.ts';
import { race, type Speed } from '../bench/measure.ts';
import { benchAgainst } from './bench-against.ts';
import { benchServerCommand } from './bench-server.ts';
import { figure, print, progressBar, table, type Progress } from '../terminal.ts';
import { gamesCalled, secondsFrom } from '../usage.ts';

const TITLES: Readonly<Record<(typeof PEERS)[number], string>> = {
  'boardgame.io': 'boardgame.io 0.50.2, card duel',
  plain: 'plain objects, card duel',
};

interface Flags {
  readonly seconds: number;
  readonly warmUp: number;
  readonly against?: string;
  readonly json?: boolean;
}

export const benchCommand = (): Command =>
  new Command('bench')
    .description(
      'measure the games and their search on one core, side by side with boardgame.io and with plain objects',
    )
    .argument('[game...]', 'only these games (default: all)')
    .option('--seconds <n>', 'how long each contender plays, and again searches, once it is warm', secondsFrom, 3)
    .option('--warm-up <n>', 'how many seconds a contender gets at most to become as fast as it gets', secondsFrom, 6)
    .option(
      '--against <folder>',
      'instead: beside another checkout with its packages installed, the commit before for example',
    )
    .option('--json', 'as one JSON object')
    .addCommand(benchServerCommand())
    .action(async (names: string[], flags: Flags) => {
      const games = await gamesCalled(names);
      if (flags.against !== undefined) {
        await benchAgainst(flags.against, games, flags);
        return;
      }
      const report = await measured(games, flags);
      if (flags.json === true) print(JSON.stringify(report, null, 2));
      else printReport(report);
    });

async function measured(played: readonly Game[], flags: Flags) {
  const bar = progressBar();
  const peers = await raced([...PEERS, ...played.map(({ id }) => id)], flags, (share, name) => bar.at(share / 2, name));
  const times = (name: string, peer: string): number => peers(name).decisionsPerSecond / peers(peer).decisionsPerSecond;
  const searches = await searched(played, flags, (share, name) => bar.at(0.5 + share / 2, name));
  const report = {
    node: process.version,
    processor: cpus()[0]?.model ?? 'unknown',
    secondsEach: flags.seconds,
    peers: PEERS.map((peer) => ({ name: TITLES[peer], ...peers(peer), timesBoardgameIo: times(peer, 'boardgame.io') })),
    games: played.map((game) => {
      bar.at(1, `${game.id}: copies and replays`);
      const setup = usualSetup(game);
      return {
        game: game.id,
        seats: setup.seats,
        ...peers(game.id),
        timesBoardgameIo: times(game.id, 'boardgame.io'),
        timesPlain: times(game.id, 'plain'),
        ...costsOf(game, setup),
      };
    }),
    searches,
  };
  bar.end();
  return report;
}

type OnSlice = Progress['at'];
const speedIn = (speeds: ReadonlyMap<string, Speed>, name: string): Speed => speeds.get(name) as Speed;
const per = ({ sums }: Speed, what: string, each: number): number => (sums[what] ?? 0) / each;

/** Whole matches by lot. */
async function raced(names: readonly string[], { seconds, warmUp }: Flags, onSlice: OnSlice) {
  const speeds = await race(names, { of: 'decisions', by: 'median', seconds, warmUp, onSlice });
  return (name: string) => {
    const speed = speedIn(speeds, name);
    return {
      decisionsPerSecond: speed.perSecond,
      meanDecisions: per(speed, 'decisions', speed.turns),
      meanOptions: per(speed, 'options', speed.sums['decisions'] ?? 0),
      warmUpSeconds: speed.warmUpSeconds,
    };
  };
}

/** Searches from the middle of matches: boardgame.io's bot on the duel, then ours on every game. */
async function searched(played: readonly Game[], { seconds, warmUp }: Flags, onSlice: OnSlice) {
  const names = [...PLAYOUTS.map(mctsOf), ...played.map(({ id }) => searchOf(id))];
  const speeds = await race(names, { of: 'iterations', by: 'mean', seconds, warmUp, onSlice });
  const usual = speedIn(speeds, mctsOf(PLAYOUTS[0])).perSecond;
  const of = (name: string) => {
    const speed = speedIn(speeds, name);
    return {
      iterationsPerSecond: speed.perSecond,
      timesBoardgameIo: speed.perSecond / usual,
      decisionsPerIteration: per(speed, 'decisions', speed.sums['iterations'] ?? 0),
      warmUpSeconds: speed.warmUpSeconds,
    };
  };
  return [
    ...PLAYOUTS.map((playout) => ({
      name: 'boardgame.io 0.50.2 MCTSBot, card duel',
      seats: 2,
      playout,
      ...of(mctsOf(playout)),
    })),
    ...played.map((game) => ({
      name: game.id,
      seats: searchSetup(game).seats,
      playout: normalSettings.playout,
      ...of(searchOf(game.id)),
    })),
  ];
}

function printReport(report: Awaited<ReturnType<typeof measured>>): void {
  print(
    pc.dim(
      `Node ${report.node}, ${report.processor}, one core, processor time, ${report.secondsEach} s each; trust the ratios`,
    ),
  );
  const speeds = [
    ['matches by lot', 'decisions/s', '× boardgame.io', '× plain', 'decisions/match', 'options'],
    ...report.peers.map((peer) => [
      peer.name,
      figure(peer.decisionsPerSecond),
      figure(peer.timesBoardgameIo),
      '',
      figure(peer.meanDecisions),
      figure(peer.meanOptions),
    ]),
    ...report.games.map((game) => [
      `${game.game}, ${game.seats} seats`,
      figure(game.decisionsPerSecond),
      figure(game.timesBoardgameIo),
      figure(game.timesPlain),
      figure(game.meanDecisions),
      figure(game.meanOptions),
    ]),
  ];
  print(table(speeds, [1, 2, 3, 4, 5]));
  const searches = [
    ['search in mid-game', 'iterations/s', '× boardgame.io', 'decisions/iteration', 'played on by lot'],
    ...report.searches.map(({ name, seats, playout, ...search }) => [
      `${name}, ${seats} seats`,
      figure(search.iterationsPerSecond),
      figure(search.timesBoardgameIo),
      figure(search.decisionsPerIteration),
      playout === 0 ? 'no' : `up to ${playout}`,
    ]),
  ];
  print(`\n${table(searches, [1, 2, 3, 4])}`);
  print(
    pc.dim(
      'boardgame.io searches the real cards; ours imagines another world each time, and tries moves beside its way.',
    ),
  );
  const costs = [
    ['in mid-game', 'clone µs', 'imagine µs', 'save µs', 'load µs', 'saved bytes', 'replay ms'],
    ...report.games.map((game) => [
      game.game,
      figure(game.cloneMicroseconds),
      figure(game.imagineMicroseconds),
      figure(game.saveMicroseconds),
      figure(game.loadMicroseconds),
      figure(game.savedBytes),
      figure(game.replayMilliseconds),
    ]),
  ];
  print(`\n${table(costs, [1, 2, 3, 4, 5, 6])}`);
}
