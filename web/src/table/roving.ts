/** Arrow keys move the focus from a thing on the table to its neighbour in that direction, wherever boards draw them. */
import { useEffect, type RefObject } from 'react';
import { middleOf } from './drag.ts';

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much worse it is to be aside than to be far. */
const ASIDE = 2.2;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The nearest of some places in a direction: straight ahead before aside; −1 where there is none. */
export function neighbour(from: Place, others: readonly Place[], [dx, dy]: readonly [number, number]): number {
  let best = -1;
  let least = Infinity;
  others.forEach(({ x, y }, i) => {
    const ahead = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    const away = ahead + ASIDE * aside;
    if (ahead > 1 && ahead * 2 > aside && away < least) {
      best = i;
      least = away;
    }
  });
  return best;
}

export function useRoving(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const frame = table.current;
    if (frame === null) return undefined;
    const move = (event: KeyboardEvent) => {
      const direction = directions[event.key];
      const from = (event.target as Element).closest('[data-standing]');
      if (direction === undefined || from === null || event.defaultPrevented) return;
      const spots = [...frame.querySelectorAll<HTMLElement>('[data-standing]')].filter(
        (spot) => spot !== from && spot.getClientRects().length > 0,
      );
      const found = spots[neighbour(middleOf(from), spots.map(middleOf), direction)];
      if (found === undefined) return;
      event.preventDefault();
      found.focus();
    };
    frame.addEventListener('keydown', move);
    return () => frame.removeEventListener('keydown', move);
  }, [table]);
}
