/**
 * Imports point one way: engine ← games ← bots ← host ← server, web, lab; engine ← protocol ← host, server, web, lab. No game
 * knows another, the engine knows nothing. Tests and the engine's testing folder may also use test libraries and Node.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** For each place, the places of the house it may know. */
const MAY_KNOW = {
  engine: [],
  game: ['engine'],
  games: ['engine', 'game'],
  bots: ['engine', 'games', 'game'],
  protocol: ['engine'],
  host: ['engine', 'games', 'bots', 'protocol'],
  server: ['engine', 'games', 'bots', 'protocol', 'host'],
  web: ['engine', 'games', 'game', 'bots', 'protocol', 'host'],
  lab: ['engine', 'games', 'bots', 'protocol', 'host'],
  scripts: [],
};
/** These are pure: nothing from outside the house, so that they run anywhere and always the same. */
const PURE = ['engine', 'game', 'games'];
const HOUSE = '@arenarium/';

const IMPORT =
  /^\s*(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

/** `games/brawl/attack.ts` is of the game brawl, `games/index.ts` of the list of games. */
function placeOf(path) {
  const [first, second, third] = path.split('/');
  if (first === 'games' && third !== undefined) return { kind: 'game', name: second, folder: `games/${second}` };
  return { kind: first, name: first, folder: first };
}

function placeNamed(specifier) {
  const name = specifier.slice(HOUSE.length).split('/')[0];
  return { kind: name in MAY_KNOW ? name : 'game', name };
}

const isForTests = (path) => /\.test\.tsx?$|\/(?:test|e2e)\//.test(path) || path.startsWith('engine/src/testing/');

/** Why a file may not import this, or null. */
function fault(path, specifier) {
  const here = placeOf(path);
  const allowed = MAY_KNOW[here.kind];
  if (allowed === undefined) return null;
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(path), specifier);
    return target.startsWith(`${here.folder}/`) ? null : `reaches out of ${here.folder}/: import the package instead`;
  }
  if (!specifier.startsWith(HOUSE)) {
    return PURE.includes(here.kind) && !isForTests(path) ? `${here.folder}/ imports nothing from outside` : null;
  }
  const there = placeNamed(specifier);
  if (there.name === here.name) return isForTests(path) ? null : 'a package does not import itself by name';
  if (allowed.includes(there.kind)) return null;
  return `${here.folder}/ may know ${allowed.join(', ') || 'nothing'}, not ${there.name}`;
}

/** Every import that points the wrong way, as one line each. */
export function wrongArrows(files) {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(IMPORT)].flatMap((found) => {
      const specifier = found[1] ?? found[2] ?? found[3];
      const why = fault(path, specifier);
      const line = text.slice(0, found.index + found[0].indexOf(specifier)).split('\n').length;
      return why === null ? [] : [`${path}:${line} imports ${specifier}: ${why}`];
    }),
  );
}

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !['node_modules', 'dist'].includes(entry.name)) yield* sources(path);
    else if (/\.(?:[mc]?[jt]s|tsx)$/.test(entry.name)) yield path;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const folders = readdirSync(root).filter((name) => name in MAY_KNOW);
  const paths = folders.flatMap((folder) => [...sources(join(root, folder))]);
  const files = paths.map((path) => ({
    path: relative(root, path).split(sep).join('/'),
    text: readFileSync(path, 'utf8'),
  }));
  const wrong = wrongArrows(files);
  console.log(wrong.length === 0 ? `${files.length} files, every import points the right way` : wrong.join('\n'));
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
