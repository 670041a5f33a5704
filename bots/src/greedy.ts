/** One ply: try every option in a few imagined worlds and take the one after which things look best. */
import { answer, answerTogether, below, clone, type Position, type Seat } from '@arenarium/engine';
import type { Bot, Mind } from './bot.ts';

/** How many worlds an option is tried in: enough to blur one lucky card, few enough to stay quick. */
const WORLDS = 4;

export const greedyBot: Bot = {
  name: 'greedy',
  choose(mind) {
    if (mind.options.length === 1) return 0;
    const scores = scoresOf(mind, WORLDS);
    const best = Math.max(...scores);
    const ties = scores.flatMap((score, i) => (score === best ? [i] : []));
    return ties[below(mind.random, ties.length)] ?? 0;
  },
};

/** For each option, how good things look for the seat right after it, on average over the same few worlds. */
export function scoresOf(mind: Mind, worlds: number): number[] {
  const scores = mind.options.map(() => 0);
  for (let w = 0; w < worlds; w++) {
    const world = mind.imagine();
    for (let i = 0; i < scores.length; i++) {
      const after = clone(world);
      answerAs(after, mind.seat, i);
      scores[i] = (scores[i] as number) + valueFor(after, mind.seat) / worlds;
    }
  }
  return scores;
}

export const valueFor = (p: Position, seat: Seat): number =>
  p.result === null ? p.game.evaluate(p, seat) : (p.result.rewards[seat] as number);

/** Answer for one seat; where several are asked together, the others do not answer yet. */
export function answerAs(p: Position, seat: Seat, option: number): void {
  if (p.together === null) answer(p, option);
  else answerTogether(p, seat, option);
}
