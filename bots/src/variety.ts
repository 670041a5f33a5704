/**
 * Variety where it costs nothing: while a match is set up (a draft, choosing a God), bots hold many choices for nearly equal,
 * and then do not always take the same one. Later on the best is the best.
 */
import { answerAs, below } from '@arenarium/engine';
import type { Mind } from './bot.ts';

/** So little of a chance is less than a bot can tell. */
const NEARLY = 0.015;

/** Is this still the set-up? Only where the game says so. */
export const isDrafting = (mind: Mind): boolean => mind.game.settingUp?.(mind.imagine()) ?? false;

/**
 * Is the set-up at hand judged apart from play, and does it go on after this choice? What was learned of a draft and what is
 * judged by hand after it are not of a kind: a line that happened to be followed further would look better or worse for it. But
 * what was learned counts all that may follow, so a look at each option says enough.
 */
export function isSetApart(mind: Mind): boolean {
  const { isSetApart: isApart } = mind.game;
  if (isApart === undefined) return false;
  const world = mind.imagine();
  if (!isApart(world)) return false;
  answerAs(world, mind.seat, 0);
  return isApart(world);
}

/**
 * By lot, the nearer to the best the likelier: what looks so little worse is taken about a third as often, what looks three times
 * that much worse one time in twenty. For a draft where few choices are really equal: always the best few would be always the same.
 */
export function likelyOne(chances: readonly number[], { random }: Pick<Mind, 'random'>): number {
  const best = Math.max(...chances);
  const shares = chances.map((chance) => Math.exp((chance - best) / NEARLY));
  let left = (below(random, LOTS) / LOTS) * shares.reduce((sum, share) => sum + share, 0);
  const drawn = shares.findIndex((share) => (left -= share) < 0);
  return drawn < 0 ? chances.indexOf(best) : drawn;
}
const LOTS = 1_000_000;

/** By lot, one of the options that look as good as the best, or nearly. */
export function oneOfTheBest(
  chances: readonly { readonly option: number; readonly chance: number }[],
  { random }: Pick<Mind, 'random'>,
): number | undefined {
  const best = Math.max(...chances.map(({ chance }) => chance));
  const good = chances.filter(({ chance }) => chance >= best - NEARLY);
  return good[below(random, good.length)]?.option;
}
