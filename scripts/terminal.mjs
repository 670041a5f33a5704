/** Progress lines and child processes for the two commands. Plain Node: this runs before anything is installed. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

const colours = Boolean(process.stdout.isTTY) && process.env.NO_COLOR === undefined;
const paint = (code, text) => (colours ? `\u001b[${code}m${text}\u001b[0m` : text);
export const bold = (text) => paint(1, text);
export const green = (text) => paint(32, text);
export const red = (text) => paint(31, text);
export const grey = (text) => paint(90, text);

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** One line before a long job and one after it, with what it took. */
export async function stage(name, job) {
  const since = performance.now();
  console.log(bold(`▸ ${name}`));
  const outcome = await job();
  const mark = outcome.ok ? green('✔') : red('✘');
  const remark = outcome.remark === undefined ? '' : ` ${outcome.remark}`;
  console.log(`${mark} ${name}${remark} ${grey(seconds(since))}`);
  return outcome;
}

/** The environment in which the project's own tools are found, wherever the command was called from. */
export const environment = (more = {}) => ({
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter),
  ...more,
});

/**
 * Run a program to its end and say how it went. Its output goes to the terminal as it comes, or, with `quiet`,
 * only if it fails: a check that found nothing has nothing to say.
 */
export function run(command, args, { quiet = false, env = environment(), cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
    });
    const heard = [];
    child.stdout?.on('data', (chunk) => heard.push(chunk));
    child.stderr?.on('data', (chunk) => heard.push(chunk));
    const finish = (code, more = '') => {
      const output = Buffer.concat(heard).toString() + more;
      if (quiet && code !== 0) process.stdout.write(output.endsWith('\n') ? output : `${output}\n`);
      resolve({ ok: code === 0, code, output });
    };
    child.once('error', (error) => finish(127, `${command}: ${error.message}\n`));
    child.once('close', (code, signal) => finish(code ?? 1, signal === null ? '' : `${command}: ended by ${signal}\n`));
  });
}

/** Say what is wrong and stop. */
export function fail(message) {
  console.error(red(message));
  process.exit(1);
}
