import { expect, test } from 'vitest';
import { ABILITY, blowWith, comingAt, emblems, abilities } from './board.ts';
import { basicverse } from './index.ts';
import { scenario } from './scenarios/arrange.ts';

test('every printed thing has an emblem', () => {
  const printed = [...basicverse.cards.map(({ id }) => id), ...abilities.map(({ id }) => id)];
  expect(printed.filter((id) => emblems[id] === undefined)).toEqual([]);
});

test('what an attack would do is asked of the rules', () => {
  const { table: t } = scenario('HB-4.3 asked', {
    Ann: { hero: 'juno' },
    Bob: { hero: 'bark', hp: 1 },
    Cid: { hero: 'mac' },
    Dot: { hero: 'freya', wards: 1 },
  }).begin();
  const strike = 1;
  expect(blowWith(t, { by: 0, source: strike, target: 1 })).toEqual({
    range: 1,
    reach: 2,
    reachesTarget: true,
    damage: 1,
    kills: true,
  });
  expect(blowWith(t, { by: 0, source: strike, target: 3 })).toMatchObject({
    range: 3,
    reachesTarget: false,
    damage: 0,
  });
  const focusedShot = ABILITY + abilities.findIndex(({ id }) => id === 'focusedShot');
  expect(blowWith(t, { by: 0, source: focusedShot, target: 1 })).toMatchObject({ reach: 2, damage: 2 });
  expect(blowWith(t, { by: 0, source: 0, target: 1 })).toBeNull();
  expect(comingAt(t, 1)).toBe(0);
});
