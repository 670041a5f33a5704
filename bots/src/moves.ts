/** Making a move in an imagined world, and what it is worth. */
import { pickedOf } from './bot.ts';
import { answer, answerAs, below, type Ask, type Position, type Random, type Seat } from '@arenarium/engine';

interface Move {
  readonly index: number;
  readonly random: Random;
}

/** Answer for one seat; whoever is asked at the same time answers by lot, so that something comes of it. */
export function answerFor(p: Position, seat: Seat, { index, random }: Move): void {
  const flow = p.together?.flow;
  answerAs(p, seat, index);
  while (flow !== undefined && p.together?.flow === flow) {
    const { length } = (p.now as Ask).options;
    if (length === 0) return;
    answer(p, below(random, length));
  }
  completeSet(p, random);
}

/** What is picked of a set is worth nothing before the set is whole. */
function completeSet(p: Position, random: Random): void {
  while (p.now !== null && pickedOf(p.now) > 0) answer(p, below(random, p.now.options.length));
}

/** What the end brought a seat; before the end, how things look for it. */
export const valueFor = (p: Position, seat: Seat): number =>
  p.result === null ? p.game.evaluate(p, seat) : (p.result.rewards[seat] as number);

/**
 * An option often only begins something: a card was chosen, now its target. Right after it nothing has happened yet, and
 * doing nothing always looks as good. So the next question is answered too, by lot; unless it is the same again, and
 * something new begins.
 */
export function settle(p: Position, first: string, random: Random): void {
  if (p.now !== null && p.now.question.name !== first) answer(p, below(random, p.now.options.length));
}
