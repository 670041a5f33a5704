/** Leaks that could be in Exiled Legends, put back one at a time: the laws find each of them, and nothing in the game as it is. */
import type { Game } from '@arenarium/engine';
import { foundWithin, PRIVATE, TWO_WORLDS } from '@arenarium/engine/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { legends } from './index.ts';

const planted = vi.hoisted(() => ({ leak: '' }));

vi.mock('@arenarium/engine', async (original) => {
  const engine = await original<typeof import('@arenarium/engine')>();
  const pickSecretly: typeof engine.pickSecretly = (p, seat, set, picks) => {
    if (planted.leak === 'keeps Heroes plainly') return picks.slice();
    const picked = engine.pickSecretly(p, seat, set, picks);
    if (planted.leak === 'shows what is kept') for (const id of picked) engine.reveal(p, id);
    return picked;
  };
  return { ...engine, pickSecretly };
});

afterEach(() => {
  planted.leak = '';
});

/** Decks drafted, again and again. */
const drafting: Game = {
  ...legends,
  settings: [{ id: 'decks', values: ['draft'], normal: 'draft' }],
  edges: [],
  bound: 30,
};

test.each<readonly [string, string, number, Game]>([
  ['shows what is kept', PRIVATE, 400, drafting],
  ['keeps Heroes plainly', TWO_WORLDS, 400, drafting],
])('a game that %s breaks: %s', (leak, law, most, game) => {
  planted.leak = leak;
  expect(foundWithin(game, law, most)).toBe(law);
});
