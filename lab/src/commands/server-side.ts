/** Commands that the server itself carries out: handed on as they are. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';

/** Run a program of the server's with these arguments, and end as it ends. */
function handOn(file: string, args: readonly string[]): Promise<void> {
  const path = fileURLToPath(new URL(`../../../server/${file}`, import.meta.url));
  const child = spawn(process.execPath, ['--import', import.meta.resolve('@arenarium/loader'), path, ...args], {
    stdio: 'inherit',
  });
  // Ctrl+C reaches both: what becomes of it the program decides.
  process.on('SIGINT', () => undefined);
  return new Promise((resolve) => {
    child.once('close', (code) => {
      process.exitCode = code ?? 1;
      resolve();
    });
  });
}

const handedOn = (name: string, description: string, file: string): Command =>
  new Command(name)
    .description(description)
    .argument('[words...]')
    .allowUnknownOption()
    .action((words: string[]) => handOn(file, words));

export const adminCommand = (): Command =>
  handedOn(
    'admin',
    'look after the people of a server: ban, unban, rename, remove-chat, export, delete, reports, backup, restore',
    'src/admin/main.ts',
  );

export const stressCommand = (): Command =>
  handedOn('stress', 'the long trials of the table server: kill, fuzz, timing', 'stress/main.ts');
