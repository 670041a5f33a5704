import { begin, checkedSetup, view } from '@arenarium/engine';
import { expect, test } from 'vitest';
import { abilitiesAt, attackWould, emblems, standingOf } from './board.ts';
import { legends } from './index.ts';
import type { P } from './table.ts';
import { scenarios } from './scenarios/index.ts';

test('every printed thing has an emblem', () => {
  expect(legends.cards.map(({ id }) => id).filter((id) => emblems[id] === undefined)).toEqual([]);
});

const shown = (name: string) => {
  const found = scenarios.find((scenario) => scenario.name.startsWith(name));
  if (found === undefined) throw new Error(`no scenario begins with ${name}`);
  return view(found.begin() as P, 0);
};

test('a Hero as it stands, and what an attack would do to it', () => {
  const seen = shown('EL-12.2 EL-12.3');
  const [hero] = attackWould(seen, 'precise')?.blows ?? [];
  expect(hero).toMatchObject({ n: 3, falls: false });
  expect(standingOf(seen, hero?.hero ?? -1)).toMatchObject({
    strength: 3,
    maxHp: 5,
    damage: 0,
    banes: [{ kind: 0, n: 2 }],
  });
});

test('a borrowed ability stands on the card that borrows it', () => {
  const seen = shown('EL-R35 a borrowed');
  const [shapeshifter = -1] = seen.table.supports[0] ?? [];
  expect(abilitiesAt(seen, shapeshifter, 'support').map(({ id }) => id)).toEqual(['shapeshifter.support']);
  expect(abilitiesAt(seen, shapeshifter, 'support')[0]?.kind).toBe('functional');
});

test('before anybody stands, nothing can be attacked', () => {
  const p = begin(legends, checkedSetup(legends, 2), 'board');
  expect(attackWould(view(p, 0), 'mass')).toBeNull();
});
