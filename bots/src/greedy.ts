/** One ply: try every option in a few imagined worlds and take the one after which things look best. */
import { below, branch, clone, message, RulesError } from '@arenarium/engine';
import type { Bot, Mind } from './bot.ts';
import { explainGlances } from './explain.ts';
import { isDrafting, oneOfTheBest } from './variety.ts';
import { answerFor, settle, valueFor } from './moves.ts';

/** How many worlds an option is tried in: enough to blur one lucky card, few enough to stay quick. */
const WORLDS = 4;

/** Greedy in so many worlds. */
export const greedyIn = (worlds: number): Bot => ({
  name: 'greedy',
  about: message('bot.greedy'),
  choose(mind) {
    if (mind.options.length === 1) return 0;
    const scores = scoresOf(mind, worlds);
    if (!isDrafting(mind)) return bestOf(scores, mind);
    return (
      oneOfTheBest(
        scores.map((chance, option) => ({ option, chance })),
        mind,
      ) ?? 0
    );
  },
  explain: (mind) => explainGlances(mind, scoresOf(mind, worlds)),
});
export const greedyBot: Bot = greedyIn(WORLDS);

/** The index of the highest score; among equals, by lot. */
export function bestOf(scores: readonly number[], { random }: Pick<Mind, 'random'>): number {
  const best = Math.max(...scores);
  const ties = scores.flatMap((score, i) => (score === best ? [i] : []));
  return ties[below(random, ties.length)] ?? 0;
}

/** For each option, how good things look for the seat right after it, on average over the same few worlds. */
export function scoresOf(mind: Mind, worlds: number): number[] {
  const scores = mind.options.map(() => 0);
  for (let w = 0; w < worlds; w++) {
    scoresIn(mind).forEach((score, i) => {
      scores[i] = (scores[i] as number) + score / worlds;
    });
  }
  return scores;
}

function scoresIn(mind: Mind): readonly number[] {
  const world = mind.imagine();
  // Whoever is asked at the same time does the same, whichever option is tried.
  const lot = branch(mind.random);
  return mind.options.map((_, index) => {
    const after = clone(world);
    try {
      const same = { ...lot };
      answerFor(after, mind.seat, { index, random: same });
      // What was learned of a draft alone counts what comes of it; an answer by lot would lead out of it.
      if (after.game.isSetApart?.(after) !== true) settle(after, mind.question, same);
      return valueFor(after, mind.seat);
    } catch (error) {
      // No such world can be: it says nothing for the option, nor against it.
      if (error instanceof RulesError) return valueFor(world, mind.seat);
      throw error;
    }
  });
}
