import {
  answer,
  begin,
  below,
  checkedSetup,
  clone,
  collected,
  decisionOf,
  listenTo,
  message,
  seeded,
  view,
} from '@arenarium/engine';
import { expect, test } from 'vitest';
import {
  abilitiesAt,
  answersTo,
  attackWould,
  emblems,
  standingOf,
  types,
  wouldDo,
  wouldFollow,
  type FollowingOption,
} from './board.ts';
import { abilities, effectNumbered } from './cards/printed.ts';
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

/** Questions that follow from something begun, where an answer is one Hero, player or number. */
const FOLLOWING = ['legends/hero', 'legends/player', 'legends/spread', 'legends/sufferer', 'legends/amount'];

/** Play by lot; wherever such a question comes, what each answer was said to do, and what came of it. */
function* followed(seats: number, seed: string) {
  const p = begin(legends, checkedSetup(legends, seats), seed);
  const random = seeded(seed);
  for (let now = p.now; now !== null && p.result === null; now = p.now) {
    const decision = decisionOf(p, now.seat);
    if (decision !== null && FOLLOWING.includes(decision.question)) {
      for (const [i, { option }] of decision.options.entries()) {
        const would = wouldFollow(view(p, now.seat), decision, option as FollowingOption);
        const then = clone(p);
        listenTo(then);
        answer(then, i);
        yield { question: decision.question, option, would, then, happened: collected(then) };
      }
    }
    answer(p, below(random, now.options.length));
  }
}

/** After these an answer has done all it does; not so where a number is asked for next, or a Hero falls. */
const DEEDS = ['hurt', 'mended', 'moved', 'baned'];

test('what an answer would do to Heroes comes true, if nothing else follows from it', () => {
  const looked: Record<string, number> = {};
  for (let i = 0; i < 60; i++) {
    for (const { question, option, would, then, happened } of followed(2 + (i % 3), `followed ${i}`)) {
      const isAll = happened.length > 0 && happened.every(({ happening: { did } }) => DEEDS.includes(did));
      if (!isAll || question === 'legends/spread') continue;
      for (const { hero, hp, banes } of would?.sure ?? []) {
        const { maxHp = 0, damage = 0 } = standingOf(view(then, 0), hero) ?? {};
        expect([question, option, Math.max(0, maxHp - damage)]).toEqual([question, option, hp[1]]);
        if (banes > 0) expect(then.table.banes[hero]).toBeGreaterThan(0);
        looked[question] = (looked[question] ?? 0) + 1;
      }
    }
  }
  for (const question of ['legends/hero', 'legends/player', 'legends/amount']) {
    expect([question, (looked[question] ?? 0) > 50]).toEqual([question, true]);
  }
});

test('a bane that a fallen Hero leaves, and one more of those that are spread', () => {
  const p = scenario('EL-12.7 asked', {
    Ann: { legend: 'Naga The Serpentine', champion: 'Leviathan' },
    Bob: { champion: 'Blade Demon', supports: [{ is: 'Hooded Mantis', damage: 3 }, 'Golden Sprite'] },
  }).begin();
  const mantis = { do: 'choose', hero: id('Hooded Mantis') } as const;
  const asked = (question: string, said: Readonly<Record<string, number>>) =>
    wouldFollow(view(p, 0), { question, prompt: message(`ask.${question}`, said), seat: 0 }, mantis);
  const unknown = types.indexOf('unknown');
  expect(asked('legends/sufferer', { kind: unknown })).toMatchObject({
    sure: [{ hero: mantis.hero, hp: [1, 0], falls: [false, true] }],
  });
  const spread = Array.from({ length: 500 }, (_, n) => n).filter((n) => effectNumbered(n)?.do === 'spread');
  expect(spread).not.toEqual([]);
  for (const effect of spread) {
    expect(asked('legends/spread', { effect, source: id('Naga The Serpentine') })?.sure).toHaveLength(1);
  }
  // What a message does not say is not made up.
  expect(asked('legends/hero', {})).toBeNull();
  expect(asked('legends/hero', { effect: 9999 })).toBeNull();
});
