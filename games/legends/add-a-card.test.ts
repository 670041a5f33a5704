import { answer, begin, below, checkedSetup, seeded } from '@arenarium/engine';
import { expect, test, vi } from 'vitest';
import type { HeroCard, SphereCard } from './cards/words.ts';
import { legends } from './index.ts';

/** An eleventh Hero of Fire and a fourth Sphere, each a few lines at the end of its list. */
const added = vi.hoisted(() => ({
  hero: {
    name: 'Cinder Walker',
    type: 'fire',
    strength: 2,
    maxHp: 4,
    champion: { kind: 'functional', cost: { mp: 1 }, effect: { do: 'gain', n: 2, who: 'self' } },
    support: { kind: 'continuous', standing: { rule: 'championCannotBePreciseAttacked' } },
  } satisfies HeroCard as HeroCard,
  sphere: {
    name: 'Glowing Embers',
    type: 'fire',
    benefit: { gives: 'strength', n: 2 },
  } satisfies SphereCard as SphereCard,
}));

vi.mock('./cards/fire.ts', async (original) => {
  const { fire } = await original<typeof import('./cards/fire.ts')>();
  return { fire: { ...fire, heroes: [...fire.heroes, added.hero], spheres: [...fire.spheres, added.sphere] } };
});

test('a Hero and a Sphere that are listed are printed, offered and played', () => {
  expect(legends.cards.map(({ id }) => id)).toEqual(expect.arrayContaining(['cinder-walker', 'glowing-embers']));
  for (const decks of ['standard', 'draft']) {
    for (let i = 0; i < 3; i++) {
      const p = begin(legends, checkedSetup(legends, 3, { decks }), `added ${i}`);
      const random = seeded(`added ${decks} ${i}`);
      answer(p, 0);
      // One Legend is taken.
      const { box, legendsLeft, spheresLeft } = p.table;
      expect(box.length + legendsLeft.length + spheresLeft.length).toBe(legends.cards.length - 1);
      while (p.now !== null) answer(p, below(random, p.now.options.length));
      expect(p.result).not.toBeNull();
    }
  }
});
