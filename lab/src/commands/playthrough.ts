/** arenarium playthrough: one whole match as text, with everything every seat could see. */
import { playthrough } from '@arenarium/engine/testing';
import { Command } from 'commander';
import { canWrite, written } from '../files.ts';
import { print } from '../terminal.ts';
import { BadUsage, gameCalled, setupFor, optionsFlag, settingsFlag, wholeNumber } from '../usage.ts';

interface Flags {
  readonly seed: string;
  readonly seats?: number;
  readonly settings?: string;
  readonly write?: string;
}

export const playthroughCommand = (): Command =>
  new Command('playthrough')
    .description('play one match at random and write down everything anybody could see')
    .argument('<game>')
    .option('--seed <text>', 'the same seed plays the same match', '1')
    .option('--seats <n>', 'how many seats (default: the fewest)', wholeNumber('--seats'))
    .addOption(settingsFlag())
    .addOption(optionsFlag())
    .option('--write <file>', 'write it to a file instead of the terminal')
    .action(async (name: string, { seed, seats, settings, write }: Flags) => {
      if (/\s/.test(seed) || seed === '') throw new BadUsage('--seed should be one word');
      const game = await gameCalled(name);
      if (write !== undefined) canWrite(write);
      const text = playthrough(game, { setup: setupFor(game, seats, settings), seed });
      if (write === undefined) process.stdout.write(text);
      else {
        written(write, text);
        print(`${write}: ${text.split('\n').filter((line) => line.startsWith('> ')).length} choices`);
      }
    });
