import { expect, test } from 'vitest';
import { blowOf, blowWith, emblems, NONE, templeOf } from './board.ts';
import { abilityNamed } from './cards/printed.ts';
import { kamigami } from './index.ts';
import { scenario } from './scenarios/arrange.ts';

test('every printed thing has an emblem', () => {
  const named = kamigami.cards.flatMap(({ id, abilities }) => [
    id,
    ...abilities.filter((ability) => !/\.\d$/.test(ability)),
  ]);
  expect(named.filter((id) => emblems[id] === undefined)).toEqual([]);
});

test('what an Attack would do is asked of the rules', () => {
  const { table: t } = scenario('KB-6.4 asked', {
    seats: { Ann: { god: 'Zeus', hand: ['Aries'] }, Bob: { energy: 4, temple: 'Temple of War', templeEnergy: 2 } },
    chain: ['Leo'],
  }).begin();
  const aries = { ability: abilityNamed('aries.1').number, card: t.hand[0]?.[0] ?? NONE };
  expect(blowWith(t, { ...aries, unit: 1 })).toEqual({ value: 4, defence: 0, loss: 4, falls: true });
  expect(blowWith(t, { ...aries, unit: templeOf(1) })).toEqual({ value: 4, defence: 0, loss: 2, falls: true });
  expect(blowWith(t, { ability: abilityNamed('zeus.sky-father').number, card: NONE, unit: 1 })).toBeNull();
  const thunder = { ability: abilityNamed('zeus.thunderbolt').number, card: NONE };
  expect(blowWith(t, { ...thunder, unit: 1 })).toMatchObject({ value: 4, falls: true });
  expect(t.moments.map((m) => blowOf(t, m))).toEqual([]);
});
