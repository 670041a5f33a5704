/**
 * Keeps the rules of a game as they are now, before its version is raised: matches under way go on under them.
 * `node scripts/keep-rules.mjs GAME [FOLDER]` writes FOLDER/GAME-VERSION.mjs, one file that knows the engine alone, and
 * takes away what was kept of the game before: one former version stands beside the one of today.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { fail, root } from './terminal.mjs';

/** The version its contract says. */
function versionOf(game) {
  const found = /\bversion: (\d+)/.exec(readFileSync(join(root, 'games', game, 'index.ts'), 'utf8'))?.[1];
  if (found === undefined) fail(`games/${game}/index.ts says no version`);
  return Number(found);
}

export async function keepRules(game, folder) {
  const version = versionOf(game);
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) if (old.startsWith(`${game}-`)) rmSync(join(folder, old));
  const file = join(folder, `${game}-${version}.mjs`);
  await build({
    input: join(root, 'games', game, 'index.ts'),
    external: /^@arenarium\/engine/,
    output: { file, format: 'esm', minify: true },
    logLevel: 'warn',
  });
  return { file, version };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , game, folder = join(root, 'former')] = process.argv;
  if (game === undefined) fail('which game? node scripts/keep-rules.mjs GAME [FOLDER]');
  const { file } = await keepRules(game, folder);
  console.log(`kept in ${file}`);
}
