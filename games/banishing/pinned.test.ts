/** Numbers pinned by a pack of one scenario: it holds whatever the printed sheets are balanced to. */
import { test, vi } from 'vitest';
import { scenario } from './scenarios/arrange.ts';
import { playerAt } from './table.ts';

vi.mock('./cards/index.ts', async (original) => {
  const cards = await original<typeof import('./cards/index.ts')>();
  const pinned = { fighter: { stamina: 4, health: 6 }, healer: { stamina: 3, health: 5 } };
  return {
    ...cards,
    characters: cards.characters.map((sheet) => ({ ...sheet, ...pinned[sheet.id as keyof typeof pinned] })),
  };
});

test('TB-7.2 TB-7.4 with a stamina of 4 and a health of 6', () => {
  scenario('TB-7.2 TB-7.4 three damage tire nobody, four exhaust, six are death', {
    at: 'line',
    players: { Ann: { is: 'fighter', wounds: '1' }, Bob: { is: 'healer' } },
    void: ['2 gs gt', '3 rs rt', '5 bs bt'],
  })
    .if('she takes two more, she stands', (then) =>
      then
        .does('Ann', 'top row: Ghoul (2), green square, green triangle')
        .then((t) => ({ standing: [playerAt(t, 0).exhausted, false] }))
        .asks('Ann', 'banishing/ability'),
    )
    .if('she takes three more, she is exhausted', (then) =>
      then
        .does('Ann', 'middle row: Wraith (3), red square, red triangle')
        .then((t) => ({ exhausted: [playerAt(t, 0).exhausted, true] }))
        .asks('Ann', 'banishing/ability'),
    )
    .does('Ann', 'bottom row: Vampire Lord (5), blue square, blue triangle')
    .ends([0, 0, 0], 'TB-7.4')
    .run('saveEverywhere');
});
