import { answer, begin, below, checkedSetup, seeded } from '@arenarium/engine';
import { vocabularyMistakes } from '@arenarium/engine/testing';
import { expect, test, vi } from 'vitest';
import { heroCards } from './cards/index.ts';
import type { HeroCard } from './cards/words.ts';
import { basicverse } from './index.ts';

/** A Hero as `docs/how-to/add-a-card.md` tells to add one: a record in words that exist, at the end of the list. */
const vesper = vi.hoisted(
  () =>
    ({
      id: 'vesper',
      class: 'damage',
      hp: 5,
      ankh: 3,
      abilities: [
        { kind: 'passive', id: 'nightfall', rules: [{ rule: 'reaches', card: 'strike', more: 1 }] },
        {
          kind: 'basic',
          id: 'duskBolt',
          actions: 2,
          mana: 0,
          cards: ['strike'],
          aim: { at: 'enemy', upTo: 2, within: 2 },
          damage: 1,
        },
        {
          kind: 'basic',
          id: 'slip',
          actions: 1,
          mana: 0,
          cards: ['reposition'],
          then: [{ do: 'move', who: 'you', to: 'anywhere' }],
        },
        {
          kind: 'reaction',
          id: 'fade',
          answers: { is: 'attacked', who: 'you', within: 'any' },
          cards: ['defend'],
          then: [{ do: 'block', n: 1 }],
        },
        {
          kind: 'ultimate',
          id: 'midnight',
          actions: 2,
          mana: 3,
          cards: ['strike', 'gatherMana'],
          aim: { everyone: { each: 'enemy', within: 2, of: 'you' } },
          damage: 2,
        },
      ],
    }) as const satisfies HeroCard,
);

vi.mock('./cards/index.ts', async (original) => {
  const cards = await original<typeof import('./cards/index.ts')>();
  return { ...cards, heroCards: [...cards.heroCards, vesper] };
});

test('a Hero that is listed is printed', () => {
  const own = basicverse.cards.find(({ id }) => id === 'vesper');
  expect(own?.abilities).toEqual(['duskBolt', 'slip', 'fade', 'midnight']);
  expect(vocabularyMistakes(basicverse)).toEqual([]);
});

test('she is offered, drafted and played to the end', () => {
  for (let i = 0; i < 3; i++) {
    const random = seeded(`vesper ${i}`);
    const p = begin(basicverse, checkedSetup(basicverse, 6), `vesper ${i}`);
    expect(p.now?.options).toHaveLength(heroCards.length);
    const last = heroCards.length - 1;
    answer(p, last);
    expect(p.table.heroes[1]?.hero).toBe(last);
    while (p.now !== null) answer(p, below(random, p.now.options.length));
    expect(p.result).not.toBeNull();
  }
});
