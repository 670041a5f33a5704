/** Leaks that were once in Heroes of the Basicverse, or could be, put back one at a time: the laws find each of them, and nothing in the game as it is. */
import { checkLaws, foundWithin, LAWS, PRIVATE, TWO_WORLDS } from '@arenarium/engine/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { basicverse } from './index.ts';

const planted = vi.hoisted(() => ({ leak: '' }));

vi.mock('@arenarium/engine', async (original) => {
  const engine = await original<typeof import('@arenarium/engine')>();
  const { firstCopies } = await import('@arenarium/engine/testing');
  const show: typeof engine.show = (p, seat, id) => {
    if (planted.leak === 'draws openly') engine.reveal(p, id);
    else engine.show(p, seat, id);
  };
  const anyLike: typeof engine.anyLike = (p, seat, named) =>
    planted.leak === 'lets the first copy go' ? named.card : engine.anyLike(p, seat, named);
  const takeOpenly: typeof engine.takeOpenly = (p, hand, named) => {
    if (planted.leak !== 'discards the first copies') return engine.takeOpenly(p, hand, named);
    return firstCopies(p, hand, named.faces);
  };
  const pickSecretly: typeof engine.pickSecretly = (p, seat, set, picks) =>
    planted.leak === 'donates plainly' ? picks.slice() : engine.pickSecretly(p, seat, set, picks);
  return { ...engine, show, anyLike, takeOpenly, pickSecretly };
});

afterEach(() => {
  planted.leak = '';
});

test.each([
  ['draws openly', PRIVATE, 400],
  ['lets the first copy go', TWO_WORLDS, 1000],
  ['discards the first copies', TWO_WORLDS, 2000],
  ['donates plainly', TWO_WORLDS, 1000],
])('a game that %s breaks: %s', (leak, law, most) => {
  planted.leak = leak;
  expect(foundWithin(basicverse, law, most)).toBe(law);
});

test('whoever draws a card that is stolen in the same step has seen it: no leak', () => {
  const laws = LAWS.filter(({ name }) => name === PRIVATE);
  const { broken } = checkLaws(basicverse, { seed: 'fresh-1116', goOn: () => true, most: 2000, laws, told: 'asFound' });
  expect(broken).toBeNull();
});
