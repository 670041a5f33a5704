import { answer, begin, below, checkedSetup, say, seeded, view } from '@arenarium/engine';
import { cardTexts, checkLaws, cardMistakes, vocabularyMistakes } from '@arenarium/engine/testing';
import { expect, test, vi } from 'vitest';
import { CHAMPIONS } from './cards/index.ts';
import type { ChampionCard } from './cards/words.ts';
import { brawl } from './index.ts';

/** A Champion as `docs/how-to/add-a-card.md` tells to add one: a record in words that exist, at the end of the list. */
const brunhild = vi.hoisted(
  () =>
    ({
      code: 'BRU',
      name: 'Brunhild',
      basic: { hitpoints: 7, defence: 1, abilities: [] },
      levelled: { hitpoints: 8, defence: 1, abilities: [{ ability: 'immune', to: 'stun' }] },
      cards: [
        { name: 'Spear', colour: 'destruction', kind: 'attack', move: 1, target: { aim: 'melee' }, strength: 3 },
        { name: 'Ride', colour: 'destruction', kind: 'skill', move: 4, text: [{ do: 'heal', n: 1, who: 'self' }] },
        {
          name: 'Storm',
          colour: 'creation',
          kind: 'attack',
          move: 1,
          target: { aim: 'area', hexes: 6 },
          strength: 2,
          post: [{ do: 'push', n: 1, who: 'target' }],
        },
        { name: 'Song', colour: 'creation', kind: 'skill', move: 1, text: [{ do: 'draw', n: 2 }] },
        { name: 'Shield Wall', colour: 'manipulation', kind: 'reaction', defence: 2 },
        { name: 'Swoop Down', colour: 'manipulation', kind: 'skill', move: 0, text: [{ do: 'swoop', n: 3 }] },
      ],
    }) as const satisfies ChampionCard,
);

vi.mock('./cards/index.ts', async (original) => {
  const cards = await original<typeof import('./cards/index.ts')>();
  return { ...cards, CHAMPIONS: [...cards.CHAMPIONS, brunhild] };
});

test('a Champion that is listed is printed, and every card of hers can be said', () => {
  const own = brawl.cards.filter(({ id }) => id.startsWith('BRU'));
  expect(own.map(({ name }) => say(brawl.languages.en, name))).toEqual([
    'Brunhild',
    ...brunhild.cards.map(({ name }) => name),
  ]);
  expect([...cardMistakes(brawl), ...vocabularyMistakes(brawl)]).toEqual([]);
  expect(cardTexts(brawl)).toContain('Shield Wall');
});

test('she is offered, chosen and played to the end', () => {
  for (let i = 0; i < 5; i++) {
    const random = seeded(`brunhild ${i}`);
    const p = begin(brawl, checkedSetup(brawl, 2), `brunhild ${i}`);
    answer(p, 0);
    const offered = view(p, p.now?.seat ?? 0).decision?.options ?? [];
    expect(offered).toHaveLength(CHAMPIONS.length);
    answer(p, offered.length - 1);
    expect(p.table.picks.flat()).toEqual([CHAMPIONS.length - 1]);
    while (p.now !== null) answer(p, below(random, p.now.options.length));
    expect(p.result).not.toBeNull();
  }
});

test('no law is broken by her', () => {
  expect(checkLaws(brawl, { seed: 'brunhild', goOn: (plays, n) => plays < 2 && n < 150 }).broken).toBeNull();
});
