/** arenarium exhaust: is every ability of every card really used? */
import { say, wordsFor } from '@arenarium/engine';
import type { Command } from 'commander';
import pc from 'picocolors';
import { exhaust } from '../exhaustive-player.ts';
import { figure, print } from '../terminal.ts';
import { forAWhile } from './for-a-while.ts';

export const exhaustCommand = (): Command =>
  forAWhile({
    name: 'exhaust',
    description: 'play until every ability of every card was used, and name those that never were',
    seconds: ['give up after', 60],
    play(game, { seed, hasTime, end }) {
      const goOn = (n: number, of: number): boolean => hasTime(`${n} of ${of} abilities`, n / of);
      const { matches, used, never } = exhaust(game, { seed, goOn });
      end();
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
    },
  });
