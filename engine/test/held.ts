/** A hand to take cards from. */
import { emptyPosition, facesFrom, seeded, show, shuffle, type Position } from '../src/index.ts';
import { tricks } from './tricks/index.ts';
import { emptyTable, type Table } from './tricks/table.ts';

/** Three seats; Ann (0) holds all of these cards, of which the last `open` were turned up for everybody. */
export function held(
  printed: readonly number[],
  { open = 0, seed, dealt }: { open?: number; seed: string; dealt?: readonly number[] },
): { p: Position<Table>; hand: number[] } {
  const laid = { table: emptyTable(3), faces: facesFrom(printed, 3), stack: [], random: seeded(seed) };
  const p = emptyPosition(tricks, { seats: 3, settings: {} }, laid);
  if (dealt !== undefined) p.given = { dice: [], shuffles: [dealt] };
  const hand = printed.map((_, id) => id);
  const hidden = hand.slice(0, hand.length - open);
  shuffle(p, hidden);
  for (const id of hidden) show(p, 0, id);
  return { p, hand };
}
