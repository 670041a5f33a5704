/**
 * Keeps the rules of a game as they are now, before its version is raised: matches under way go on under them.
 * `node scripts/keep-rules.mjs GAME [FOLDER]` writes FOLDER/GAME-VERSION.mjs, one file that knows the engine alone, beside it
 * matches played by lot under it (GAME-VERSION.jsonl), and takes away what was kept of the game before: one former version
 * stands beside the one of today. `node scripts/keep-rules.mjs --replay [FOLDER]` plays those matches again.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'rolldown';
import { fail, root } from './terminal.mjs';

/** The version its contract says. */
function versionOf(game) {
  const found = /\bversion: (\d+)/.exec(readFileSync(join(root, 'games', game, 'index.ts'), 'utf8'))?.[1];
  if (found === undefined) fail(`games/${game}/index.ts says no version`);
  return Number(found);
}

/** The matches beside kept rules: written where there are none yet, or played again. */
function matches(deed, folder) {
  const program = join('lab', 'src', 'kept-matches.ts');
  const args = ['--import', '@arenarium/loader', program, deed, resolve(folder)];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

async function keepRules(game, folder) {
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) if (old.startsWith(`${game}-`)) rmSync(join(folder, old));
  const file = join(folder, `${game}-${versionOf(game)}.mjs`);
  await build({
    input: join(root, 'games', game, 'index.ts'),
    external: /^@arenarium\/engine/,
    output: { file, format: 'esm', minify: true },
    logLevel: 'warn',
  });
  matches('write', folder);
  console.log(`kept in ${file}`);
}

const [what, folder = join(root, 'former')] = process.argv.slice(2);
if (what === undefined) fail('which game? node scripts/keep-rules.mjs GAME [FOLDER]');
if (what === '--replay') matches('replay', folder);
else await keepRules(what, folder);
