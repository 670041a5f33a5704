/** arenarium worlds: how many of the worlds that seats imagine contradict something they saw? */
import { Command } from 'commander';
import { imagineAlong } from '../imagining.ts';
import { print, progressBar } from '../terminal.ts';
import { gamesCalled, secondsFrom, wholeNumber } from '../usage.ts';

interface WorldsOptions {
  readonly matches: number;
  readonly seconds?: number;
  readonly seed: string;
}

export const worldsCommand = (): Command =>
  new Command('worlds')
    .description('imagine worlds in random matches: how many contradict something the seat has seen?')
    .argument('<games...>')
    .option('--matches <n>', 'how many matches of each game', wholeNumber('--matches'), 50)
    .option('--seconds <n>', 'for how long at most, each game (default: until all are played)', secondsFrom)
    .option('--seed <text>', 'the same seed plays the same matches', '1')
    .action(async (names: readonly string[], { matches, seconds = Infinity, seed }: WorldsOptions) => {
      for (const game of await gamesCalled(names)) {
        const bar = progressBar();
        const sum = { worlds: 0, contradicting: 0, decisions: 0 };
        const until = performance.now() + 1000 * seconds;
        let played = 0;
        for (; played < matches && performance.now() < until; played++) {
          bar.at(played / matches, game.title);
          imagineAlong(game, `${seed}/${played}`, sum);
        }
        bar.end();
        const share = ((100 * sum.contradicting) / Math.max(1, sum.worlds)).toFixed(2);
        print(
          `${game.title}: ${share} % of ${sum.worlds} worlds at ${sum.decisions} decisions of ${played} matches contradict`,
        );
      }
    });
