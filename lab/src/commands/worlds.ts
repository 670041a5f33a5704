/** arenarium worlds: how many of the worlds that seats imagine contradict something they saw? */
import {
  at,
  faceOf,
  answer,
  begin,
  below,
  checkedSetup,
  imagine,
  seatCounts,
  seeded,
  type Game,
  type Position,
} from '@arenarium/engine';
import { Command } from 'commander';
import { oracleFor, type Oracle } from '../oracle.ts';
import { print, progressBar } from '../terminal.ts';
import { gamesCalled, secondsFrom, wholeNumber } from '../usage.ts';

const EVERY = 10;
const WORLDS = 10;

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
          watch(game, `${seed}/${played}`, sum);
        }
        bar.end();
        const share = ((100 * sum.contradicting) / Math.max(1, sum.worlds)).toFixed(2);
        print(
          `${game.title}: ${share} % of ${sum.worlds} worlds at ${sum.decisions} decisions of ${played} matches contradict`,
        );
      }
    });

function watch(game: Game, seed: string, sum: { worlds: number; contradicting: number; decisions: number }): void {
  const random = seeded(`worlds/${seed}`);
  const counts = seatCounts(game);
  const p: Position = begin(game, checkedSetup(game, at(counts, below(random, counts.length))), seed);
  for (let i = 0; p.now !== null && i < game.bound; i++) {
    if (i % EVERY === 0) {
      const { seat } = p.now;
      const oracle = oracleFor(p, seat);
      if (oracle.objectsTo(p) >= 0) throw new Error('the oracle objects to the real world');
      for (let n = 0; n < WORLDS; n++) if (isImpossible(oracle, imagine(p, seat, random))) sum.contradicting++;
      sum.worlds += WORLDS;
      sum.decisions++;
    }
    answer(p, below(random, p.now.options.length));
  }
}

/** It contradicts what the seat saw, or what everybody knows of the places where cards lie. */
const isImpossible = (oracle: Oracle, world: Position): boolean =>
  oracle.objectsTo(world) >= 0 ||
  (world.game.kinds?.(world.table) ?? []).some(({ cards, fits }) => cards.some((id) => !fits(faceOf(world, id))));
