/** Runs the `arenarium` command: exit code 2 for what cannot be understood, 1 for what went wrong or was found wrong. */
import { CommanderError } from 'commander';
import pc from 'picocolors';
import { commandLine } from './command-line.ts';
import { BadUsage, Failed } from './usage.ts';

const isClosedPipe = (error: unknown): boolean => (error as NodeJS.ErrnoException | null)?.code === 'EPIPE';
process.stdout.on('error', (error) => {
  // `arenarium cards brawl | head` has seen enough.
  if (isClosedPipe(error)) process.exit(0);
  process.stderr.write(`${pc.red('error:')} cannot write the output: ${error.message}\n`);
  process.exit(1);
});

try {
  if (process.argv.length <= 2) {
    commandLine().outputHelp({ error: true });
    process.exitCode = 2;
  } else {
    await commandLine().parseAsync();
  }
} catch (error) {
  if (error instanceof CommanderError) {
    // Commander has said what is wrong; asking for help is not wrong.
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else if (error instanceof BadUsage) {
    process.stderr.write(`${pc.red('error:')} ${error.message}\n`);
    process.exitCode = 2;
  } else if (error instanceof Failed) {
    process.stderr.write(`${pc.red('error:')} ${error.message}\n`);
    process.exitCode = 1;
  } else {
    process.stderr.write(
      `${pc.red('error:')} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    process.exit(1);
  }
}
