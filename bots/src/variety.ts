/**
 * Variety where it costs nothing: while a match is set up (a draft, choosing a God), bots hold many choices for nearly equal,
 * and then do not always take the same one. Later on the best is the best.
 */
import { below } from '@arenarium/engine';
import type { Mind } from './bot.ts';

/** So little of a chance is less than a bot can tell. */
const NEARLY = 0.015;

/** Is this still the set-up? Only where the game says so. */
export const isDrafting = (mind: Mind): boolean => mind.game.settingUp?.(mind.imagine()) ?? false;

/** By lot, one of the options that look as good as the best, or nearly. */
export function oneOfTheBest(
  chances: readonly { readonly option: number; readonly chance: number }[],
  { random }: Pick<Mind, 'random'>,
): number | undefined {
  const best = Math.max(...chances.map(({ chance }) => chance));
  const good = chances.filter(({ chance }) => chance >= best - NEARLY);
  return good[below(random, good.length)]?.option;
}
