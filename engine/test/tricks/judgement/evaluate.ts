/** How good things look for a seat, for bots; the rules never ask. */
import { at, faceOf, type Seat } from '@arenarium/engine';
import { goalOf, isTogether, scores, sidesOf, sum } from '../rules/sides.ts';
import { handOf, ROUNDS, type P } from '../table.ts';

export function evaluate(p: P, seat: Seat): number {
  const { points, winner, prize, played, round } = p.table;
  const coming = points.map((n, i) => n + (played.length > 0 && winner === i ? prize : 0));
  if (isTogether(p.setup)) return Math.min(1, (sum(coming) + (ROUNDS - round) * 3) / (2 * goalOf(p.seats)));
  const sides = sidesOf(p.setup);
  const all = scores(p, coming);
  const best = Math.max(0, ...all.filter((_, i) => sides[i] !== sides[seat]));
  // High cards still in hand are worth something.
  const hand = sum(handOf(p.table, seat).map((card) => faceOf(p, card))) / 60;
  return Math.min(1, Math.max(0, 0.5 + (at(all, seat) - best) / 30 + hand - 0.2));
}
