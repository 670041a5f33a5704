/** Leaks that were once in The Banishing, put back one at a time: the laws find each of them, and nothing in the game as it is. */
import { foundWithin, PRIVATE, TWO_WORLDS } from '@arenarium/engine/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { banishing } from './index.ts';

const planted = vi.hoisted(() => ({ leak: '' }));

vi.mock('@arenarium/engine', async (original) => {
  const engine = await original<typeof import('@arenarium/engine')>();
  const { firstCopies } = await import('@arenarium/engine/testing');
  const show: typeof engine.show = (p, seat, id) => {
    const lies = p.game.zones(p.table).some(({ cards }) => cards.includes(id));
    // A card that was just drawn lies nowhere yet.
    if (planted.leak === 'draws openly' && !lies) engine.reveal(p, id);
    else engine.show(p, seat, id);
  };
  const takeOpenly: typeof engine.takeOpenly = (p, hand, named) => {
    if (planted.leak !== 'lets the first copy go') return engine.takeOpenly(p, hand, named);
    return firstCopies(p, hand, named.faces);
  };
  const pickSecretly: typeof engine.pickSecretly = (p, seat, set, picks) =>
    planted.leak === 'trades plainly' ? picks.slice() : engine.pickSecretly(p, seat, set, picks);
  return { ...engine, show, takeOpenly, pickSecretly };
});

afterEach(() => {
  planted.leak = '';
});

test.each([
  ['draws openly', PRIVATE, 400],
  ['lets the first copy go', TWO_WORLDS, 600],
  ['trades plainly', TWO_WORLDS, 300],
])('a game that %s breaks: %s', (leak, law, most) => {
  planted.leak = leak;
  expect(foundWithin(banishing, law, most)).toBe(law);
});
