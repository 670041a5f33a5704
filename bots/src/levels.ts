/**
 * The levels a player chooses from, the same in every game: from one that plays like a beginner to the strongest the
 * budget allows. The lower ones make plausible mistakes: they misjudge what they see, they do not throw dice.
 */
import { message, next, type Random } from '@arenarium/engine';
import type { Bot, Mind } from './bot.ts';
import type { Budget } from './budget.ts';
import { explainGlances, explainSearch, ranking } from './explain.ts';
import { bestOf, scoresOf } from './greedy.ts';
import { keep, recall } from './memory.ts';
import { search } from './search.ts';
import { meanOf } from './tree.ts';
import { isDrafting, isSetApart, likelyOne, oneOfTheBest } from './variety.ts';

/** One that looks at each option in a few worlds and misjudges by `slip`, in units of how far its options lie apart. */
interface Glancer {
  readonly name: string;
  readonly worlds: number;
  readonly slip: number;
}
/** One that searches: so many iterations, never more than the budget allows. */
interface Thinker {
  readonly name: string;
  readonly iterations: number;
}

/** What the strongest thinks when nobody says how long it may. */
const UNLIMITED = 2000;

const glancers: readonly Glancer[] = [{ name: 'novice', worlds: 1, slip: 1 }];
/** Each thinks about six times as much as the one before: enough to be felt, and to be measured. */
const thinkers: readonly Thinker[] = [
  { name: 'apprentice', iterations: 10 },
  { name: 'adept', iterations: 64 },
  { name: 'veteran', iterations: 400 },
  { name: 'master', iterations: Infinity },
];

const glancer = ({ name, worlds, slip }: Glancer): Bot => {
  const judged = (mind: Mind): number[] => misjudged(scoresOf(mind, worlds), { slip, random: mind.random });
  return {
    name,
    about: message(`bot.${name}`),
    choose: (mind) => (mind.options.length === 1 ? 0 : bestOf(judged(mind), mind)),
    explain: (mind) => explainGlances(mind, judged(mind)),
  };
};

const thinker = ({ name, iterations }: Thinker): Bot => {
  const budgetOf = ({ budget }: Mind): Budget => {
    if (budget.milliseconds === undefined && budget.iterations === undefined) {
      return { iterations: Math.min(iterations, UNLIMITED) };
    }
    return { ...budget, iterations: Math.min(iterations, budget.iterations ?? Infinity) };
  };
  return {
    name,
    about: message(`bot.${name}`),
    choose(mind) {
      if (mind.options.length === 1) return 0;
      if (isSetApart(mind)) return draftedOf(mind);
      const { memory } = mind;
      const from = memory === undefined ? undefined : recall(memory, mind);
      const searched = search(mind, { budget: budgetOf(mind), from });
      const best = chosenOf(mind, ranking(mind, searched));
      if (memory !== undefined) keep(memory, mind, { arm: best?.arm ?? null, keyOf: searched.keyOf });
      return best?.option ?? 0;
    },
    explain: (mind) =>
      isSetApart(mind)
        ? explainGlances(mind, scoresOf(mind, DRAFT_WORLDS))
        : explainSearch(mind, search(mind, { budget: budgetOf(mind), thorough: true })),
  };
};

/** In so many worlds every choice of a draft is looked at. */
const DRAFT_WORLDS = 2;
/** One of the choices of a draft, by how good they look; nothing is kept of it, for there is no tree. */
const draftedOf = (mind: Mind): number => likelyOne(scoresOf(mind, DRAFT_WORLDS), mind);

/** The most tried option; while the match is set up, one of those that were tried about as much and promise as much. */
function chosenOf(mind: Mind, ranked: ReturnType<typeof ranking>): ReturnType<typeof ranking>[number] | undefined {
  const [best] = ranked;
  const tried = best?.arm?.visits ?? 0;
  if (tried === 0 || !isDrafting(mind)) return best;
  const known = ranked.flatMap(({ option, arm }) =>
    arm !== null && 2 * arm.visits >= tried ? [{ option, chance: meanOf(arm) }] : [],
  );
  const option = oneOfTheBest(known, mind);
  return ranked.find((one) => one.option === option) ?? best;
}

/** Scores as somebody sees them who is not quite sure: each off by a little, more if the scores lie far apart. */
function misjudged(scores: readonly number[], { slip, random }: { slip: number; random: Random }): number[] {
  const mean = scores.reduce((a, b) => a + b, 0) / scores.length;
  const spread = Math.sqrt(scores.reduce((a, b) => a + (b - mean) ** 2, 0) / scores.length);
  return scores.map((score) => score + slip * spread * bell(random));
}

/** A number around 0, mostly between −1 and 1: the sum of three dice comes close enough to a bell. */
const bell = (random: Random): number => {
  const die = (): number => next(random) / 2147483648 - 1;
  return die() + die() + die();
};

/** From the weakest to the strongest. */
export const levels: readonly Bot[] = [...glancers.map(glancer), ...thinkers.map(thinker)];
