/** Dice and lots: what chance decides in the open. Shuffles are a matter of faces. */
import type { Position } from './position.ts';
import { below } from './random.ts';

/** Throw a die: 1 … sides. */
export function roll(p: Position, sides: number): number {
  const given = p.given?.dice.shift();
  if (given !== undefined) return given;
  if (p.given?.isPinned === true) throw new Error('the dice that were given do not suffice');
  p.drawn++;
  return 1 + below(p.random, sides);
}

/** A random number from 0 to n−1, for choices by lot. */
export const drawLot = (p: Position, n: number): number => roll(p, n) - 1;
