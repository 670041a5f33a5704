import { expect, test } from 'vitest';
import { answersTo, blowOf, blowWith, emblems, NONE, reacting, templeOf, useWould } from './board.ts';
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

test('what a card or an ability would bring, and who might answer', () => {
  const { table: t } = scenario('KB-4.1 asked', {
    seats: {
      Ann: { god: 'Zeus', hand: ['Aries', 'Priestess', 'Mermaid'] },
      Bob: { energy: 3, temple: 'Temple of War', templeEnergy: 2, hand: ['Sacred Guardian'] },
    },
    chain: ['Leo'],
  }).begin();
  const [aries = NONE, priestess = NONE, mermaid = NONE] = t.hand[0] ?? [];
  const ability = (name: string) => abilityNamed(name).number;
  const strike = useWould(t, { seat: 0, ability: ability('aries.1'), card: aries });
  expect(strike.targets).toEqual([
    { unit: 1, energy: [3, 0], falls: true },
    { unit: templeOf(1), energy: [2, 0], falls: true },
  ]);
  expect(strike.chains).toHaveLength(2);
  const pray = useWould(t, { seat: 0, ability: ability('priestess.1'), card: priestess });
  expect(pray).toMatchObject({ faith: [t.faith, t.faith + 1], targets: [], chains: [], answered: null });
  expect(useWould(t, { seat: 0, ability: ability('mermaid.1'), card: mermaid }).faith[1]).toBe(t.faith + 2);
  // Bob holds a card that Defends; with an empty hand he has nothing to answer with.
  expect(answersTo(t, 0, { ability: ability('aries.1'), card: aries, unit: 1 })).toEqual([1]);
  t.hand[1] = [];
  expect(answersTo(t, 0, { ability: ability('aries.1'), card: aries, unit: 1 })).toEqual([]);
  expect(t.moments).toEqual([]);
  expect(reacting(t, 0)).toEqual([]);
});

test('what a Defence makes of the Attack under way', () => {
  const { table: t } = scenario('KB-6.3 asked', {
    seats: { Ann: { god: 'Zeus' }, Bob: { energy: 4, hand: ['Sacred Guardian'] } },
  }).begin();
  const ability = abilityNamed('sacred-guardian.2').number;
  const card = t.hand[1]?.[0] ?? NONE;
  t.moments.push({
    is: 'attack',
    seat: 0,
    ability: NONE,
    card: NONE,
    target: 1,
    value: 5,
    defence: 0,
    piercing: 0,
    stopped: 0,
    spent: 0,
  });
  expect(useWould(t, { seat: 1, ability, card }).answered).toMatchObject({
    unit: 1,
    before: { loss: 5, falls: true },
    after: { loss: 3, falls: false },
  });
});
