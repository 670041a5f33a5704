import { describe, expect, test } from 'vitest';
import { settling } from '../src/bench/measure.ts';

/** After how many of these speeds a contender counts as warm. */
function slicesUntilWarm(speeds: readonly number[]): number {
  const isWarm = settling();
  return speeds.findIndex((speed) => isWarm(speed)) + 1;
}

describe('warming up', () => {
  test('ends when speed has stopped rising', () => {
    expect(slicesUntilWarm([10, 50, 90, 100, 101, 99, 100, 102, 100])).toBe(8);
  });
  test('goes on while it rises, also after a slow slice', () => {
    expect(slicesUntilWarm([20, 50, 180, 270, 260, 250, 290, 330, 350, 380])).toBe(0);
  });
  test('creeping counts as standing still', () => {
    expect(slicesUntilWarm([100, 101, 102, 103, 104])).toBe(5);
  });
});
