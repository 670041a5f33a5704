/** TR-1.2: who plays with whom. */
import { at, type Seat, type Setup } from '@arenarium/engine';
import type { P } from '../table.ts';

export const isTogether = ({ settings }: Setup): boolean => settings['mode'] === 'together';
export const sidesOf = (setup: Setup): number[] =>
  Array.from({ length: setup.seats }, (_, seat) => {
    if (isTogether(setup)) return 0;
    return setup.settings['mode'] === 'teams' ? seat % 2 : seat;
  });
/** TR-3.2. */
export const goalOf = (seats: number): number => 6 * seats;

export const sum = (points: readonly number[]): number => points.reduce((a, b) => a + b, 0);
/** The points of the side of each seat. */
export function scores(p: P, points: readonly number[]): number[] {
  const sides = sidesOf(p.setup);
  return sides.map((side) => sum(points.filter((_, seat) => sides[seat] === side)));
}
/** TR-3.1, TR-3.2: what a seat gets. */
export function rewardOf(p: P, seat: Seat): number {
  const { points } = p.table;
  if (isTogether(p.setup)) return sum(points) >= goalOf(p.seats) ? 1 : 0;
  const sides = sidesOf(p.setup);
  const all = scores(p, points);
  const best = Math.max(...all);
  const winners = new Set(sides.filter((_, i) => all[i] === best));
  return winners.has(at(sides, seat)) ? 1 / winners.size : 0;
}
