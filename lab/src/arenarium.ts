/** The `arenarium` command. One file of `commands/` per sub-command. */
import { Command, CommanderError } from 'commander';
import pc from 'picocolors';
import { benchCommand } from './commands/bench.ts';
import { cardsCommand } from './commands/cards.ts';
import { checkCommand } from './commands/check.ts';
import { exhaustCommand } from './commands/exhaust.ts';
import { gamesCommand } from './commands/games.ts';
import { lawsCommand } from './commands/laws.ts';
import { playCommand } from './commands/play.ts';
import { playthroughCommand } from './commands/playthrough.ts';
import { rulesCommand } from './commands/rules.ts';
import { simulateCommand } from './commands/simulate.ts';
import { verifyCommand } from './commands/verify.ts';
import { BadUsage } from './usage.ts';

const program = new Command('arenarium')
  .description('Play, simulate and take apart the games of Arenarium.')
  .showHelpAfterError('(arenarium --help lists the commands, arenarium COMMAND --help what a command takes)')
  .exitOverride();

const commands = [
  gamesCommand,
  rulesCommand,
  cardsCommand,
  playCommand,
  simulateCommand,
  playthroughCommand,
  verifyCommand,
  lawsCommand,
  checkCommand,
  exhaustCommand,
  benchCommand,
];
for (const command of commands) program.addCommand(command().copyInheritedSettings(program));

const isClosedPipe = (error: unknown): boolean => (error as NodeJS.ErrnoException | null)?.code === 'EPIPE';
process.stdout.on('error', (error) => {
  // `arenarium cards brawl | head` has seen enough.
  if (isClosedPipe(error)) process.exit(0);
  throw error;
});

try {
  if (process.argv.length <= 2) {
    program.outputHelp({ error: true });
    process.exitCode = 2;
  } else {
    await program.parseAsync();
  }
} catch (error) {
  if (error instanceof CommanderError) {
    // Commander has said what is wrong; asking for help is not wrong.
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else if (error instanceof BadUsage) {
    process.stderr.write(`${pc.red('error:')} ${error.message}\n`);
    process.exitCode = 2;
  } else {
    process.stderr.write(`${pc.red('error:')} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  }
}
