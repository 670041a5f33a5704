import { describe, expect, test } from 'vitest';
import { freePlace } from '../src/table/free-place.ts';
import { alongArrow, arrowPath } from '../src/table/arrow-path.ts';

const room = { width: 400, height: 300 };
const plate = { width: 120, height: 50 };
const at = (x: number, y: number) => ({ left: x - 20, top: y - 20, width: 40, height: 40 });
const [left, right] = [at(40, 140), at(360, 140)];

describe('the name of what is done', () => {
  test('lies in the middle where nothing is in the way', () => {
    expect(freePlace({ room, plate, taken: [left, right], arrows: [] })).toEqual({ x: 200, y: 138 });
  });

  test('lies beside the arrow that would cross it', () => {
    const { x, y } = freePlace({ room, plate, taken: [left, right], arrows: [{ from: left, to: right }] });
    const crossed = alongArrow(left, right, 4).filter(
      (spot) => Math.abs(spot.x - x) < plate.width / 2 && Math.abs(spot.y - y) < plate.height / 2,
    );
    expect(crossed).toEqual([]);
  });

  test('rather lies over an arrow than over a Hero', () => {
    const above = { left: 0, top: 0, width: 400, height: 105 };
    const below = { left: 0, top: 180, width: 400, height: 120 };
    const { y } = freePlace({ room, plate, taken: [above, below], arrows: [{ from: left, to: right }] });
    expect(y).toBeGreaterThan(125);
    expect(y).toBeLessThan(160);
  });

  test('what is told of an arrow’s way ends where its head does', () => {
    expect(alongArrow(left, right, 8).at(-1)).toEqual(arrowPath(left, right).head);
  });
});
