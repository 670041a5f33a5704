/**
 * Emblems at build time: `virtual:emblems/legends` holds the drawings of those icons of game-icons.net that the game's
 * `emblems.ts` and its board's `signs.ts` name, and no others. A name that does not exist stops the build.
 */
import { readFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import { onGrid } from './drawing.ts';

const PREFIX = 'virtual:emblems/';
const require = createRequire(import.meta.url);
const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

/** Where the names of a set are written down: the game's printed things, and what its board shows besides. */
const sourcesOf = (set: string): readonly string[] =>
  set.startsWith('look-')
    ? [at(`src/look/signs/${set.slice('look-'.length)}.ts`)]
    : [at(`../games/${set}/emblems.ts`), at(`src/boards/${set}/signs.ts`)].filter((path) => existsSync(path));

/** Every string in whatever a module exports. */
function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** What a set names; `drawn` lists what boards draw themselves. */
const namesIn = (module: object): readonly string[] =>
  Object.entries(module).flatMap(([name, exported]) => (name === 'drawn' ? [] : stringsIn(exported)));

/** Signs that nobody has drawn for us, on the same ground of 512 by 512. */
const OWN: Readonly<Record<string, string | undefined>> = {
  'sign-eye':
    'M256 112C128 112 32 256 32 256s96 144 224 144 224-144 224-144S384 112 256 112zm0 48a96 96 0 1 1 0 192 96 96 0 0 1 0-192zm0 48a48 48 0 1 0 0 96 48 48 0 0 0 0-96z',
};

/** The set's icons are one path each, painted in the current colour. */
function pathOf({ icons }: IconSet, name: string): string {
  const own = OWN[name];
  if (own !== undefined) return own;
  const drawn = /^<path fill="currentColor" d="([^"]*)"\/>$/.exec(icons[name]?.body ?? '')?.[1];
  if (drawn === undefined) throw new Error(`game-icons has no icon "${name}"`);
  // Half a unit of 512 is less than any screen shows, and a third fewer bytes to load than a tenth of one.
  return onGrid(drawn);
}

export function emblems(): Plugin {
  let icons: IconSet | null = null;
  return {
    name: 'arenarium-emblems',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      icons ??= JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet;
      const set = icons;
      const sources = sourcesOf(id.slice(PREFIX.length + 1));
      for (const source of sources) this.addWatchFile(source);
      const modules = await Promise.all(sources.map((source) => runnerImport<object>(source)));
      const names = [...new Set(modules.flatMap(({ module }) => namesIn(module)))].toSorted();
      const paths = Object.fromEntries(names.map((name) => [name, pathOf(set, name)]));
      return `export const paths = ${JSON.stringify(paths)};`;
    },
  };
}
