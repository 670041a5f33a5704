/** arenarium exhaust: is every ability of every card really used? */
import { say, wordsFor } from '@arenarium/engine';
import { Command } from 'commander';
import pc from 'picocolors';
import { exhaust } from '../exhaustive-player.ts';
import { figure, print, progressBar } from '../terminal.ts';
import { gameCalled, secondsFrom } from '../usage.ts';

export const exhaustCommand = (): Command =>
  new Command('exhaust')
    .description('play until every ability of every card was used, and name those that never were')
    .argument('<game>')
    .option('--seconds <n>', 'give up after', secondsFrom, 60)
    .option('--seed <text>', 'the same seed plays the same matches', '1')
    .action(async (name: string, { seconds, seed }: { seconds: number; seed: string }) => {
      const game = await gameCalled(name);
      const bar = progressBar();
      const since = performance.now();
      const spent = (): number => (performance.now() - since) / 1000;
      const { matches, used, never } = exhaust(game, {
        seed,
        goOn: (n, of) => {
          bar.at(n / of, `${n} of ${of} abilities`);
          return spent() < seconds;
        },
      });
      bar.end();
      const rarest = [...used].filter(([, n]) => n > 0).toSorted(([, a], [, b]) => a - b);
      print(`${game.title}: ${used.size - never.length} of ${used.size} abilities used in ${figure(matches)} matches`);
      print(
        pc.dim(
          `rarest: ${rarest
            .slice(0, 5)
            .map(([ability, n]) => `${ability} ${n}×`)
            .join(', ')}`,
        ),
      );
      if (never.length === 0) return;
      const words = wordsFor(game, []);
      for (const ability of never) {
        const card = game.cards.find(({ abilities }) => abilities.includes(ability));
        process.stderr.write(
          `${pc.red('never used:')} ${ability} of ${card === undefined ? '?' : say(words, card.name)}\n`,
        );
      }
      process.exitCode = 1;
    });
