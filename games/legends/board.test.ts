import { begin, checkedSetup, view } from '@arenarium/engine';
import { expect, test } from 'vitest';
import { abilitiesAt, answersTo, attackWould, emblems, standingOf, wouldDo } from './board.ts';
import { abilities } from './cards/printed.ts';
import { legends } from './index.ts';
import { id, scenario } from './scenarios/arrange.ts';
import type { AbilityId, P } from './table.ts';
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

const numbered = (ability: string) => abilities.findIndex((each) => each.id === ability) as AbilityId;

test('what an action and an ability would do, is asked of the rules', () => {
  const p = scenario('EL-6.4 asked', {
    Ann: { champion: 'Leviathan', supports: [{ is: 'Cold-Blooded Siren', damage: 2 }, 'Oracle of the Depths'] },
    Bob: { champion: { is: 'Blade Demon', damage: 2 }, supports: [{ is: 'Hooded Mantis', damage: 3 }] },
  }).begin();
  const seen = view(p, 0);
  const siren = id('Cold-Blooded Siren');
  const mended = wouldDo(seen, 0, { do: 'mend', hero: siren });
  expect(mended).toMatchObject({ mp: [2, 1], sure: [{ hero: siren, hp: [2, 3], falls: [false, false] }], die: [] });
  const bite = { do: 'use', hero: siren, ability: numbered('cold-blooded-siren.support'), about: siren } as const;
  const bitten = wouldDo(seen, 0, bite);
  expect(bitten).toMatchObject({ mp: [2, 1], sure: [] });
  expect(bitten?.choice.find(({ hero }) => hero === id('Hooded Mantis'))).toMatchObject({
    hp: [1, 0],
    falls: [false, true],
  });
  // Nothing was done.
  expect(p.table.mp[0]).toBe(2);
  expect(wouldDo(seen, 0, { do: 'endTurn' })).toBeNull();
});

test('of a reaction: what the die may bring, and what comes if nobody answers', () => {
  const p = scenario('EL-8.2 asked', {
    Ann: { legend: 'Nyxia, Queen of the Night', champion: 'Blade Demon' },
    Bob: { legend: 'Naga The Serpentine', champion: { is: 'Resourceful Spider Crab', damage: 2 } },
  }).begin();
  const crab = id('Resourceful Spider Crab');
  expect(answersTo(view(p, 0), 'precise', crab)).toEqual([id('Naga The Serpentine')]);
  expect(answersTo(view(p, 0), 'mass', crab)).toEqual([]);
  p.table.attack = {
    kind: 'precise',
    attacker: id('Blade Demon'),
    strength: 3,
    targets: [crab],
    fast: false,
    banes: false,
  };
  p.table.beside[crab] = 3;
  const naga = {
    do: 'use',
    hero: id('Naga The Serpentine'),
    ability: numbered('naga-the-serpentine.team'),
    about: crab,
  } as const;
  expect(wouldDo(view(p, 1), 1, naga)).toMatchObject({
    mp: [2, 2],
    sure: [],
    die: [{ on: [6, 6], sure: [{ hero: crab, coming: [3, 0], falls: [true, false] }] }],
  });
  expect(wouldDo(view(p, 1), 1, { do: 'pass' })).toMatchObject({ sure: [{ hero: crab, falls: [true, true] }] });
});
