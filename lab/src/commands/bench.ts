/** arenarium bench: how fast we are, side by side with our peers, in one run. */
import { cpus } from 'node:os';
import type { Game } from '@arenarium/engine';
import { games } from '@arenarium/games';
import { Command } from 'commander';
import pc from 'picocolors';
import { PEERS, usualSetup } from '../bench/contenders.ts';
import { costsOf } from '../bench/game-costs.ts';
import { race, type Speed } from '../bench/measure.ts';
import { figure, print, progressBar, table } from '../terminal.ts';
import { gameCalled, secondsFrom } from '../usage.ts';

const TITLES: Readonly<Record<(typeof PEERS)[number], string>> = {
  'boardgame.io': 'boardgame.io 0.50.2, card duel',
  plain: 'plain objects, card duel',
};

export const benchCommand = (): Command =>
  new Command('bench')
    .description('measure the games on one core, side by side with boardgame.io and with plain objects')
    .argument('[game...]', 'only these games (default: all)')
    .option('--seconds <n>', 'how long each contender plays', secondsFrom, 9)
    .option('--json', 'as one JSON object')
    .action(async (names: string[], { seconds, json }: { seconds: number; json?: boolean }) => {
      const report = await measured(names.length === 0 ? games : names.map(gameCalled), seconds);
      if (json === true) print(JSON.stringify(report, null, 2));
      else printReport(report);
    });

async function measured(played: readonly Game[], seconds: number) {
  const bar = progressBar();
  const speeds = await race([...PEERS, ...played.map(({ id }) => id)], {
    seconds,
    onSlice: (share, name) => bar.at(share, name),
  });
  const of = (name: string): Speed => speeds.get(name) as Speed;
  const times = (name: string, peer: string): number => of(name).decisionsPerSecond / of(peer).decisionsPerSecond;
  const report = {
    node: process.version,
    processor: cpus()[0]?.model ?? 'unknown',
    secondsEach: seconds,
    peers: PEERS.map((peer) => ({ name: TITLES[peer], ...of(peer), timesBoardgameIo: times(peer, 'boardgame.io') })),
    games: played.map((game) => {
      bar.at(1, `${game.id}: copies and replays`);
      const setup = usualSetup(game);
      return {
        game: game.id,
        seats: setup.seats,
        ...of(game.id),
        timesBoardgameIo: times(game.id, 'boardgame.io'),
        timesPlain: times(game.id, 'plain'),
        ...costsOf(game, setup),
      };
    }),
  };
  bar.end();
  return report;
}

function printReport(report: Awaited<ReturnType<typeof measured>>): void {
  print(
    pc.dim(
      `Node ${report.node}, ${report.processor}, one core, processor time, ${report.secondsEach} s each; trust the ratios`,
    ),
  );
  const speeds = [
    ['', 'decisions/s', '× boardgame.io', '× plain', 'decisions/match', 'options'],
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
