import { report } from '@arenarium/bots';
import { expect, test } from 'vitest';
import { reliabilityPicture } from '../src/learning/reliability-picture.ts';

test('what came true lies on the diagonal, and nothing is drawn where nothing was foretold', () => {
  const said = Array.from({ length: 10 }, (_, i) => ({
    chances: [0.75, 0.25],
    outcome: i % 4 === 0 ? [0, 1] : [1, 0],
  }));
  const picture = reliabilityPicture('Odds & ends', [{ title: '2 seats', report: report(said.slice(0, 8)) }]);
  const dots = [...picture.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)];
  const [frame] = [...picture.matchAll(/<rect x="(\d+)" y="(\d+)" width="(\d+)"/g)];
  const [left, top, side] = (frame ?? []).slice(1).map(Number) as [number, number, number];
  expect(dots).toHaveLength(1);
  expect((Number(dots[0]?.[1]) - left) / side).toBeCloseTo(0.75, 2);
  expect((Number(dots[0]?.[2]) - top) / side).toBeCloseTo(0.25, 2);
  expect(picture).toContain('Odds &amp; ends');
});
