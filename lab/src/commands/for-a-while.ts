/** Commands that play one game for so many seconds, with a bar that says how far they are. */
import type { Game } from '@arenarium/engine';
import { Command } from 'commander';
import { progressBar } from '../terminal.ts';
import { gameCalled, secondsFrom } from '../usage.ts';

interface Playing {
  readonly seed: string;
  /** Seconds since it began. */
  spent(): number;
  /** Say how far it is; true while there is time. */
  hasTime(said: string, share?: number): boolean;
  /** The bar goes before anything is printed. */
  end(): void;
}

interface Described {
  readonly name: string;
  readonly description: string;
  /** What `--seconds` means, and how many without it. */
  readonly seconds: readonly [string, number];
  play(game: Game, playing: Playing): void;
}

export const forAWhile = ({ name, description, seconds: [means, normal], play }: Described): Command =>
  new Command(name)
    .description(description)
    .argument('<game>')
    .option('--seconds <n>', means, secondsFrom, normal)
    .option('--seed <text>', 'the same seed plays the same matches', '1')
    .action(async (called: string, { seconds, seed }: { seconds: number; seed: string }) => {
      const game = await gameCalled(called);
      const bar = progressBar();
      const since = performance.now();
      const spent = (): number => (performance.now() - since) / 1000;
      play(game, {
        seed,
        spent,
        hasTime(said, share = spent() / seconds) {
          bar.at(share, said);
          return spent() < seconds;
        },
        end: () => bar.end(),
      });
    });
