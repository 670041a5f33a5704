/**
 * The rules this build has: those of today, and of each game the version before, as it was kept when the version was raised.
 * Both live in one program, because a former version is loaded under a mark of its own.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadEdition, type Game } from '@arenarium/engine';
import { gameNamed } from '@arenarium/games';

export const FORMER = fileURLToPath(new URL('../../../former', import.meta.url));

const former = new Map<string, Game>();
const keyOf = (game: string, version: number): string => `${game}-${version}`;

const isGame = (value: unknown): value is Game =>
  typeof value === 'object' && value !== null && 'version' in value && 'setUp' in value && 'id' in value;

/** Load what was kept of former versions. Done once, before anything is served. */
export async function loadFormer(folder: string): Promise<readonly string[]> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.mjs'));
  for (const file of files.toSorted()) {
    const edition = file.slice(0, -'.mjs'.length);
    if (former.has(edition)) continue;
    const module = await loadEdition(edition, () => import(pathToFileURL(join(folder, file)).href) as Promise<object>);
    const game = Object.values(module).find(isGame);
    if (game === undefined || keyOf(game.id, game.version) !== edition) {
      throw new RangeError(`${file} in ${folder} is not the game and version that its name says.`);
    }
    former.set(edition, { ...game, edition });
  }
  return [...former.keys()];
}

/** The game, if this build plays it by this version of its rules. */
export function rulesHere(game: string, version: number): Game | null {
  const today = gameNamed(game);
  if (today !== undefined && today.version === version) return today;
  return former.get(keyOf(game, version)) ?? null;
}
