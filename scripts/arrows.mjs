/**
 * Imports point one way: engine ← games ← bots ← host ← server, web, lab; engine ← protocol ← host, server, web, lab. No game
 * knows another, the engine knows nothing. Tests and the engine's testing folder may also use test libraries and Node.
 * Inside a game there are no circles, rules ask no judgement, and neither index.ts nor board.ts brings the scenarios along.
 * A board imports its own game, and of it the contract and board.ts only.
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
  loader: [],
  server: ['engine', 'games', 'bots', 'protocol', 'host', 'loader'],
  web: ['engine', 'games', 'game', 'bots', 'protocol', 'host'],
  lab: ['engine', 'games', 'bots', 'protocol', 'host', 'loader'],
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

/** Only the contract hands the judgement on; what the rules do must not hang on how good it looks. */
function judgementFault(path, target, { kind, folder }) {
  const judgement = `${folder}/judgement/`;
  if (kind !== 'game' || !target.startsWith(judgement) || path.startsWith(judgement)) return null;
  return path === `${folder}/index.ts` || isForTests(path) ? null : 'only index.ts asks judgement/';
}
/** `web/src/boards/brawl/arena.tsx` may import @arenarium/brawl and @arenarium/brawl/board. */
function boardFault(path, specifier, { kind, name }) {
  const [, board] = /^web\/src\/boards\/([^/]+)\//.exec(path) ?? [];
  if (board === undefined || kind !== 'game') return null;
  if (name !== board) return `the board of ${board} knows no other game`;
  return [name, `${name}/board`].includes(specifier.slice(HOUSE.length))
    ? null
    : `a board imports ${HOUSE}${name} and ${HOUSE}${name}/board only`;
}

const targetOf = (path, specifier) => posix.join(posix.dirname(path), specifier);

/** Why a file may not import this, or null. */
function fault(path, specifier) {
  const here = placeOf(path);
  const allowed = MAY_KNOW[here.kind];
  if (allowed === undefined) return null;
  if (specifier.startsWith('.')) {
    const target = targetOf(path, specifier);
    // The server's browser tests look at the client's pages, with the same eyes as the client's own.
    if (path.startsWith('server/e2e/') && target.startsWith('web/e2e/')) return null;
    if (!target.startsWith(`${here.folder}/`)) return `reaches out of ${here.folder}/: import the package instead`;
    return judgementFault(path, target, here);
  }
  if (!specifier.startsWith(HOUSE)) {
    return PURE.includes(here.kind) && !isForTests(path) ? `${here.folder}/ imports nothing from outside` : null;
  }
  const there = placeNamed(specifier);
  if (there.name === here.name) return isForTests(path) ? null : 'a package does not import itself by name';
  if (allowed.includes(there.kind)) return boardFault(path, specifier, there);
  return `${here.folder}/ may know ${allowed.join(', ') || 'nothing'}, not ${there.name}`;
}

const specifierIn = (found) => found[1] ?? found[2] ?? found[3];

/** Every import that points the wrong way, as one line each. */
export function wrongArrows(files) {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(IMPORT)].flatMap((found) => {
      const specifier = specifierIn(found);
      const why = fault(path, specifier);
      const line = text.slice(0, found.index + found[0].indexOf(specifier)).split('\n').length;
      return why === null ? [] : [`${path}:${line} imports ${specifier}: ${why}`];
    }),
  );
}

/** For each file of a game, the files of the same game that it imports. */
function graphsOf(files) {
  const games = new Map();
  for (const { path, text } of files) {
    const { kind, folder } = placeOf(path);
    if (kind !== 'game' || isForTests(path)) continue;
    const graph = games.get(folder) ?? games.set(folder, new Map()).get(folder);
    const imported = [...text.matchAll(IMPORT)].map(specifierIn).filter((specifier) => specifier.startsWith('.'));
    graph.set(
      path,
      imported.map((specifier) => targetOf(path, specifier)),
    );
  }
  return games;
}

/** The shortest chain of imports from a file to one that is looked for, or null. */
function chainFrom(graph, start, isLookedFor) {
  const before = new Map([[start, null]]);
  for (const path of before.keys()) {
    for (const next of graph.get(path) ?? []) {
      if (isLookedFor(next)) return [...backFrom(before, path), next];
      if (!before.has(next)) before.set(next, path);
    }
  }
  return null;
}
function backFrom(before, path) {
  const chain = [];
  for (let at = path; at !== null; at = before.get(at)) chain.unshift(at);
  return chain;
}
const chained = (folder, chain) => chain.map((path) => path.slice(folder.length + 1)).join(' → ');

/** Every circle of imports inside a game, each once, as the shortest way round. */
export function circles(files) {
  return [...graphsOf(files)].flatMap(([folder, graph]) => {
    const known = new Set();
    return [...graph.keys()].flatMap((path) => {
      const circle = known.has(path) ? null : chainFrom(graph, path, (next) => next === path);
      if (circle === null) return [];
      for (const one of circle) known.add(one);
      return [`${folder} has a circle: ${chained(folder, circle)}`];
    });
  });
}

/** What a page loads to play leads to no scenario. */
export function shippedScenarios(files) {
  return [...graphsOf(files)].flatMap(([folder, graph]) =>
    ['index.ts', 'board.ts'].flatMap((entry) => {
      const chain = chainFrom(graph, `${folder}/${entry}`, (next) => next.startsWith(`${folder}/scenarios/`));
      return chain === null ? [] : [`${folder} ships its scenarios to a page that plays: ${chained(folder, chain)}`];
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
  const wrong = [...wrongArrows(files), ...circles(files), ...shippedScenarios(files)];
  console.log(wrong.length === 0 ? `${files.length} files, every import points the right way` : wrong.join('\n'));
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
