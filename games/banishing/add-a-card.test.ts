import { checkedSetup, view, answer, begin, below, seeded } from '@arenarium/engine';
import { expect, test, vi } from 'vitest';
import { characters } from './cards/index.ts';
import { banishing } from './index.ts';
import type { Character } from './cards/words.ts';

/** The character of `docs/how-to/add-a-card.md`. */
const hunter = vi.hoisted(
  () =>
    ({
      id: 'hunter',
      name: 'Hunter',
      stamina: 6,
      health: 9,
      abilities: [
        { name: 'Volley', colour: 'red', level: 1, effects: [{ do: 'slay', who: 'you', n: 3, level: 1 }] },
        { name: 'Track', colour: 'red', level: 2, effects: [{ do: 'slay', who: 'you', n: 3 }] },
        { name: 'Bandage', colour: 'green', level: 1, effects: [{ do: 'rest', who: 'anyPlayer' }] },
        {
          name: 'Ambush',
          colour: 'green',
          level: 2,
          effects: [
            { do: 'guard', who: 'you' },
            { do: 'sweep', lines: 'line', what: 'undead' },
          ],
        },
        { name: 'Forage', colour: 'blue', level: 1, effects: [{ do: 'take', who: 'you', n: 2 }] },
        { name: 'Last Arrow', colour: 'blue', level: 2, effects: [{ do: 'banish', from: 'set', n: 3 }] },
      ],
    }) as const satisfies Character,
);

vi.mock('./cards/index.ts', async (original) => {
  const cards = await original<typeof import('./cards/index.ts')>();
  return { ...cards, characters: [...cards.characters, hunter] };
});

test('a character that is listed is offered, printed and played', () => {
  expect(banishing.cards.find(({ id }) => id === 'hunter')?.abilities).toContain('hunter.last-arrow');
  for (let i = 0; i < 5; i++) {
    const random = seeded(`hunter ${i}`);
    const p = begin(banishing, checkedSetup(banishing, 3), `hunter ${i}`);
    const sheets = view(p, p.now?.seat ?? 0).decision?.options ?? [];
    expect(sheets).toHaveLength(characters.length);
    answer(p, sheets.length - 1);
    expect(p.table.players.some(({ character }) => character === characters.length - 1)).toBe(true);
    while (p.now !== null) answer(p, below(random, p.now.options.length));
    expect(p.result).not.toBeNull();
  }
});
