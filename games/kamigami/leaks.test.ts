/** Leaks that were once in Kamigami Battles, or could be, put back one at a time: the laws find each of them, and nothing in the game as it is. */
import type { Game } from '@arenarium/engine';
import { foundWithin, PRIVATE, TWO_WORLDS } from '@arenarium/engine/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { kamigami } from './index.ts';

/** `ARENARIUM_LONG_LEAKS=1` looks for what takes longer, too. */
const LONG = process.env['ARENARIUM_LONG_LEAKS'] === '1';
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
  const leavingOpenly: typeof engine.leavingOpenly = (p, hand, named) => {
    if (planted.leak !== 'lets the first copies go') return engine.leavingOpenly(p, hand, named);
    return firstCopies(p, hand.slice(), named.faces);
  };
  /** The Gods are the only cards that are picked so. */
  const pickSecretly: typeof engine.pickSecretly = (p, seat, set, picks) => {
    if (planted.leak === 'lays Gods down plainly') return picks.slice();
    const picked = engine.pickSecretly(p, seat, set, picks);
    if (planted.leak === 'reveals Gods early') for (const id of picked) engine.reveal(p, id);
    return picked;
  };
  return { ...engine, show, anyLike, leavingOpenly, pickSecretly };
});

afterEach(() => {
  planted.leak = '';
});

/** Three teams that choose their Gods, again and again. */
const choosingGods: Game = {
  ...kamigami,
  seats: { min: 6, max: 6 },
  settings: kamigami.settings.map((setting) =>
    setting.id === 'form' ? { ...setting, values: ['2v2v2'], normal: '2v2v2' } : setting,
  ),
  edges: [],
  bound: 12,
};

test.each<readonly [string, string, number, Game]>([
  ['draws openly', PRIVATE, 400, kamigami],
  ['reveals Gods early', PRIVATE, 200, choosingGods],
  ['lays Gods down plainly', TWO_WORLDS, 200, choosingGods],
  ['lets the first copy go', TWO_WORLDS, 600, kamigami],
  // Cards of a hand that are Banished together are rare: this one takes about a minute.
  ...(LONG ? [['lets the first copies go', TWO_WORLDS, 20_000, kamigami] as const] : []),
])('a game that %s breaks: %s', (leak, law, most, game) => {
  planted.leak = leak;
  expect(foundWithin(game, law, most)).toBe(law);
});
