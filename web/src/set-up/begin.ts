/** From a set-up to a match that is kept and can be opened. */
import { BadSetup, checkedSetup, type Game } from '@arenarium/engine';
import type { Driver } from '../play/protocol.ts';
import { keepMatch } from '../play/saved-matches.ts';
import { freshSeed } from '../play/seed.ts';

export interface Wish {
  readonly settings: Readonly<Record<string, string>>;
  readonly drivers: readonly Driver[];
  /** Chance to play with; fresh if left out. */
  readonly seed?: string;
}
export type Begun = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly because: string };

export function beginMatch(game: Game, { settings: wanted, drivers, seed = freshSeed() }: Wish): Begun {
  try {
    const { seats, settings } = checkedSetup(game, drivers.length, wanted);
    const id = freshSeed();
    const record = { game: game.id, rules: game.version, seats, settings, seed, entries: [] };
    keepMatch({ id, record, drivers, savedAt: Date.now() });
    return { ok: true, id };
  } catch (error) {
    if (error instanceof BadSetup) return { ok: false, because: error.message };
    throw error;
  }
}
