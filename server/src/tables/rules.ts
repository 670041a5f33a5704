/**
 * The rules this build has. Two versions of a game cannot live in one program, because steps are kept by name: a newer build
 * runs beside the one before it, as another node on the same database, and each serves what it has.
 */
import type { Game } from '@arenarium/engine';
import { gameNamed } from '@arenarium/games';

/** The game, if this build plays it by this version of its rules. */
export function rulesHere(game: string, version: number): Game | null {
  const found = gameNamed(game);
  return found !== undefined && found.version === version ? found : null;
}
